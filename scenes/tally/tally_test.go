package tally

import (
	"encoding/csv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
	"schron/rules/registry"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
)

func game(id, name string, turns int, players ...store.PlayedBy) store.Played {
	return store.Played{ID: id, Game: name, When: time.Unix(0, 0).UTC(), Turns: turns, Moves: 9, Players: players}
}

func won(name string, score int) store.PlayedBy {
	return store.PlayedBy{Name: name, Won: true, Score: score, Scored: true}
}

func lost(name string, score int) store.PlayedBy {
	return store.PlayedBy{Name: name, Score: score, Scored: true}
}

// kept is a book of four games.
func kept() *store.Book {
	human, zombie := won("Ala", 0), lost("Bartek", 0)
	human.Side, zombie.Side, human.Scored, zombie.Scored = "side.h", "side.z", false, false
	return &store.Book{
		People: []store.Person{{Name: "Celina"}},
		Played: []store.Played{
			game("1", "wcp", 20, won("Ala", 12), lost("Bartek", 7), lost("Celina", 3)),
			game("2", "paliwo", 6, human, zombie),
			game("3", "wcp", 25, lost("Ala", 2), won("", 9)),
			game("4", "wcp", 24, store.PlayedBy{Bot: "hard"}, won("ala", 15)),
		},
		Evening: &store.Evening{Games: []string{"1", "3", "2"}},
	}
}

func TestAPersonsGamesAreCounted(t *testing.T) {
	b := kept()
	got := PersonOf(b, "Ala", "")
	want := Person{
		Name: "Ala", Played: 4, Won: 3,
		Games:   Lines{{Key: "wcp", Played: 3, Won: 2}, {Key: "paliwo", Played: 1, Won: 1}},
		Sides:   Lines{{Key: "side.h", Played: 1, Won: 1}},
		Seats:   Lines{{Key: "1", Played: 3, Won: 2}, {Key: "2", Played: 1, Won: 1}},
		Against: Lines{{Key: "Bartek", Played: 2, Won: 2}, {Key: "Celina", Played: 1, Won: 1}, {Key: "hard", Bot: true, Played: 1, Won: 1}},
		Longest: &b.Played[2], Best: &b.Played[3], BestScore: 15, Streak: 1, Record: 2,
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	if got := PersonOf(b, "Ala", "paliwo"); got.Played != 1 || got.Best != nil || got.Longest.ID != "2" {
		t.Errorf("of one game %+v", got)
	}
	var names []string
	for _, p := range People(b, "") {
		names = append(names, p.Name)
	}
	if d := cmp.Diff([]string{"Ala", "Bartek", "Celina"}, names); d != "" {
		t.Error(d)
	}
}

func TestAGamesSeatsSidesAndLengthsAreCounted(t *testing.T) {
	got := GameOf(kept(), "wcp")
	want := Game{
		Played: 3, Games: Lines{{Key: "wcp", Played: 3, Won: 3}}, Bin: 3, Turns: 69, Timed: 3,
		Seats:   Lines{{Key: "1", Played: 3, Won: 1}, {Key: "2", Played: 3, Won: 2}, {Key: "3", Played: 1}},
		Against: Lines{{Key: "hard", Bot: true, Played: 1, Won: 1}},
		Lengths: []int{0, 0, 0, 0, 0, 0, 1, 1, 1},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	if got.Average() != 23 {
		t.Errorf("%d turns on average", got.Average())
	}
	b := kept()
	b.Played = append(b.Played, store.Played{ID: "x", Game: "wcp", Players: []store.PlayedBy{{Name: "Ala"}}})
	if n := GameOf(b, "wcp").Average(); n != 23 {
		t.Errorf("with one of no known turns %d on average", n)
	}
	if all := GameOf(kept(), ""); all.Played != 4 || len(all.Sides) != 2 {
		t.Errorf("of all games %+v", all)
	}
}

func TestTheStandingOfAnEvening(t *testing.T) {
	b := kept()
	want := []Stand{{Name: "Ala", Points: 2, Played: 3}, {Name: "Bartek", Played: 2}, {Name: "Celina", Played: 1}}
	if d := cmp.Diff(want, Standing(b)); d != "" {
		t.Error(d)
	}
	b.Evening.Places = true
	want = []Stand{{Name: "Ala", Points: 8, Played: 3}, {Name: "Bartek", Points: 4, Played: 2}, {Name: "Celina", Points: 1, Played: 1}}
	if d := cmp.Diff(want, Standing(b)); d != "" {
		t.Error(d)
	}
	b.Played[0].Players[0].Won = false
	for _, s := range Standing(b) {
		if s.Name == "Celina" && s.Points != 0 {
			t.Error("there are points where nobody won")
		}
	}
}

func TestTheTableForOtherPrograms(t *testing.T) {
	b := kept()
	b.Played[0].Players[1].Name = "=1+1"
	b.Played[0].Players[2].Name = `a "b", c`
	var out strings.Builder
	if err := WriteCSV(&out, b, time.UTC, func(key string) string { return key }); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(out.String(), "\ufeff"))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 1+3+2+2+2 || rows[0][4] != "stats.csv.name" {
		t.Fatalf("%d rows, head %q", len(rows), rows[0])
	}
	if d := cmp.Diff([]string{"1970-01-01 00:00", "wcp.name", "1", "1", "Ala", "", "", "1", "12", "20", "9"}, rows[1]); d != "" {
		t.Error(d)
	}
	if rows[2][4] != "'=1+1" || rows[3][4] != `a "b", c` {
		t.Errorf("names %q, %q", rows[2][4], rows[3][4])
	}
}

// TestThePolishTableHasSemicolons, as spreadsheets in Polish read them.
func TestThePolishTableHasSemicolons(t *testing.T) {
	b := kept()
	b.Played[0].When = time.Date(2025, 3, 1, 19, 0, 0, 0, time.UTC)
	b.Played[1].When = time.Time{}
	say := func(key string) string {
		if key == "stats.csv.separator" {
			return ";"
		}
		return key
	}
	var out strings.Builder
	if err := WriteCSV(&out, b, time.FixedZone("", 3600), say); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(out.String(), "\n")
	if !strings.HasPrefix(lines[1], "2025-03-01 20:00;wcp.name;1;1;Ala;") {
		t.Errorf("the first line is %q", lines[1])
	}
	if !strings.HasPrefix(lines[4], ";paliwo.name;") {
		t.Errorf("a time that is not known is %q", lines[4])
	}
}

// TestNamesAreNoFormulas: a spreadsheet reads what begins with one of these signs as one.
func TestNamesAreNoFormulas(t *testing.T) {
	for _, name := range []string{"=1+1", "+1", "-1", "-A1+B2", "@SUM(A1)", "Ala", "Zóśka", "", "A-1", "1=1"} {
		b := kept()
		b.Played[0].Players[1].Name = name
		var out strings.Builder
		if err := WriteCSV(&out, b, time.UTC, func(key string) string { return key }); err != nil {
			t.Fatal(err)
		}
		want := name
		if name != "" && strings.Contains("=+-@", name[:1]) {
			want = "'" + name
		}
		rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(out.String(), "\ufeff"))).ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		if got := rows[2][4]; got != want {
			t.Errorf("%q is written as %q, want %q", name, got, want)
		}
	}
}

// TestOnlyGamesOfPeopleThatAreOverCount, with the sums of who has several seats.
func TestOnlyGamesOfPeopleThatAreOverCount(t *testing.T) {
	for _, g := range registry.Games() {
		least, _ := g.Players()
		for people := range 3 {
			players := make([]rules.Player, least)
			for i := range players {
				if players[i].Name = string(rune('A' + i)); i >= people {
					players[i].Bot = "random"
				}
			}
			m, err := rules.NewMatch(g, players, rules.Setup{Seed: 3})
			if err != nil {
				t.Fatal(err)
			}
			name := func(i int) string { return players[i].Name }
			if _, counts := Of(m, time.Unix(0, 0), name); counts {
				t.Errorf("%s counts before its end", g.ID())
			}
			for m.Actor() != rules.NoSeat {
				mv, err := m.BotMove(rules.RandomBot{})
				if err == nil {
					_, err = m.Play(mv)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			p, counts := Of(m, time.Unix(0, 0), name)
			if counts != (people > 0) {
				t.Errorf("%s of %d people counts: %v", g.ID(), people, counts)
			}
			if !counts {
				continue
			}
			r := m.Result()
			for i, by := range p.Players {
				if by.Won != contains(r.Winners, i) || by.Scored && by.Score != r.Scores[i] || (by.Name == "") != (i >= people) {
					t.Errorf("%s: player %d is kept as %+v, the result is %+v", g.ID(), i, by, r)
				}
			}
		}
	}
}

func contains(list []int, n int) bool {
	for _, x := range list {
		if x == n {
			return true
		}
	}
	return false
}

// TestPlacesAreShared: all who won are first, of the others the equal ones are alike, and
// the next place counts those before it.
func TestPlacesAreShared(t *testing.T) {
	for _, c := range []struct {
		players []store.PlayedBy
		want    []int
	}{
		{[]store.PlayedBy{won("A", 12), lost("B", 7), lost("C", 7), lost("D", 3)}, []int{3, 2, 2, 0}},
		{[]store.PlayedBy{lost("A", 2), won("B", 9), won("C", 5), lost("D", 9)}, []int{0, 3, 3, 1}},
		{[]store.PlayedBy{won("A", 5), won("B", 5), won("C", 5)}, []int{3, 3, 3}},
		{[]store.PlayedBy{lost("A", 5), lost("B", 9)}, []int{0, 0}},
	} {
		for i, want := range c.want {
			if got := points(c.players, i, true); got != want {
				t.Errorf("%v: %s gets %d points, want %d", c.players, c.players[i].Name, got, want)
			}
			if got := points(c.players, i, false); (got == 1) != c.players[i].Won || got > 1 {
				t.Errorf("%v: %s gets %d points for the win", c.players, c.players[i].Name, got)
			}
		}
	}
}

// TestPointsOfSeveralSeatsAreSummed: whoever owns two seats has the points of both, and
// has won with either, alone or beside others.
func TestPointsOfSeveralSeatsAreSummed(t *testing.T) {
	for _, c := range []struct {
		winners []int
		won     [2]bool
	}{{nil, [2]bool{}}, {[]int{0}, [2]bool{true, false}}, {[]int{2}, [2]bool{true, false}}, {[]int{1}, [2]bool{false, true}}, {[]int{0, 1}, [2]bool{true, true}}, {[]int{1, 2}, [2]bool{true, true}}} {
		g := toy.Game{Owners: []int{0, 1, 0}, Scores: []int{3, 9, 4}, Winners: c.winners}
		m, err := rules.NewMatch(g, toy.People(2), rules.Setup{})
		if err != nil {
			t.Fatal(err)
		}
		p, counts := Of(m, time.Unix(0, 0), func(i int) string { return string(rune('A' + i)) })
		if !counts || len(p.Players) != 2 {
			t.Fatalf("kept as %+v", p)
		}
		if a, b := p.Players[0], p.Players[1]; a.Score != 7 || b.Score != 9 || [2]bool{a.Won, b.Won} != c.won {
			t.Errorf("won by %v it is kept as %+v and %+v", c.winners, a, b)
		}
	}
}
