package program

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/scenes"
	"schron/scenes/house"
	"schron/scenes/store"
)

// TestAReportHoldsNoNamesAndNoSecrets: of a match of any game at any moment it tells
// what stands in the bar of the table, and nothing of a person.
func TestAReportHoldsNoNamesAndNoSecrets(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	for _, g := range registry.Games() {
		r := run(t, t.TempDir(), usual())
		least, _ := g.Players()
		players := make([]rules.Player, least)
		names := []string{"Grzegorz", "Żaneta", "Ćmaboj", "Bogumił"}
		for i := range players {
			players[i].Name = names[i]
		}
		m, err := rules.NewMatch(g, players, rules.Setup{Seed: 987654321})
		if err != nil {
			t.Fatal(err)
		}
		for m.Len() < 30 && !m.Result().Over {
			mv, err := m.BotMove(rules.RandomBot{})
			if err == nil {
				_, err = m.Play(mv)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		r.house.Change(func(s *store.Settings) { s.Players = players })
		r.house.Navigation.Table(house.Match{Match: m})
		r.settle()
		r.crash(scenes.Crash{Value: errors.New("open " + filepath.Join(home, "x") + ": Grzegorz has no city"), Scene: "table", Stack: []byte("goroutine 1")})
		r.house.Navigation.Table(house.Match{Match: m})
		r.settle()
		got := r.report()
		for _, secret := range append(names, home, "987654321") {
			if strings.Contains(got, secret) {
				t.Errorf("%s: %q stands in\n%s", g.ID(), secret, got)
			}
		}
		record, err := m.Record()
		if err != nil {
			t.Fatal(err)
		}
		for _, move := range record.Moves {
			if len(move) > 5 && strings.Contains(got, move) {
				t.Errorf("%s: the move %q stands in\n%s", g.ID(), move, got)
			}
		}
		for _, want := range []string{
			"Schron development", "language en", "players: " + strconv.Itoa(least), "game " + g.ID(), "moves " + strconv.Itoa(m.Len()) + ",", "has no city", "goroutine 1", "~" + string(filepath.Separator) + "x",
		} {
			if !strings.Contains(got, want) {
				t.Errorf("%s: %q is missing in\n%s", g.ID(), want, got)
			}
		}
		r.leaveTable()
	}
}

// TestTheReportTellsTheSystem by its name and version.
func TestTheReportTellsTheSystem(t *testing.T) {
	name := systemName()
	if len(strings.Fields(name)) < 1 || strings.Contains(name, "\n") {
		t.Errorf("the system is %q", name)
	}
	if data, err := os.ReadFile("/etc/os-release"); err == nil && strings.Contains(string(data), `"Debian GNU/Linux`) && !strings.HasPrefix(name, "Debian GNU/Linux") {
		t.Errorf("Debian is called %q", name)
	}
}
