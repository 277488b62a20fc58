package recorded

import (
	"bufio"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/program"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

func TestMain(m *testing.M) { os.Exit(tabletest.Run(m)) }

// shots is the folder of the records and of the list of their moments.
const shots = "../../../build/shots"

// desk is a table of any game.
type desk = tabletest.Desk[table.Face]

// moment is a line of the list: a moment of a record and how it is shown.
type moment struct {
	name, record string
	moves        int
	scene        string // table, handover or result
}

// moments reads the list.
func moments(t testing.TB) []moment {
	t.Helper()
	f, err := os.Open(filepath.Join(shots, "list"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out []moment
	for lines := bufio.NewScanner(f); lines.Scan(); {
		words := strings.Fields(lines.Text())
		if len(words) != 4 || words[0][0] == '#' {
			continue
		}
		if strings.HasSuffix(words[2], "~") { // of what moves, not of what is said
			continue
		}
		moves, err := strconv.Atoi(words[2])
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, moment{name: words[0], record: words[1], moves: moves, scene: words[3]})
	}
	return out
}

// record reads a record of build/shots.
func record(t testing.TB, name string) *rules.Record {
	t.Helper()
	return rulestest.ReadRecord(t, filepath.Join(shots, name))
}

// played is a match after so many moves of a record.
func played(t testing.TB, name string, moves int) *rules.Match {
	t.Helper()
	r := record(t, name)
	r.Cut(moves)
	m, err := rules.LoadMatch(registry.Game, r)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// lay puts a match on its table in a window of w × h units. So a person finds it who has not
// taken the screen yet.
func lay(t testing.TB, m *rules.Match, w, h float64, lang string) *desk {
	t.Helper()
	g := m.Game()
	house := tabletest.House(t, g, lang)
	house.Games = registry.Games()
	return tabletest.LayIn[table.Face](t, house, m, program.Tables()[g.ID()], table.Options{Bot: bots.ByID}, w, h)
}
