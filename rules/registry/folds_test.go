package registry_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/rules/rulestest"
)

// turnLines bounds the lines of the log that a player's turn takes, by game. Of Dolores
// they are those of an investment.
var turnLines = map[string]int{"paliwo": 6, "dolores": 8, "wcp": 3}

// invested are the kinds of events of an investment in Dolores.
var invested = []string{
	"buy", "sell", "install", "claim", "annex", "sow", "plant", "clean", "douse", "neutralise", "found", "capital", "raze",
	"build", "mine", "build.goods", "pull", "lay", "lift", "place", "end.investment", "offer", "offer.give", "offer.ask",
	"offer.cede", "offer.want", "propose", "withdraw", "accept", "decline", "annex.section",
}

// counts reports whether a deed is a line of a turn that turnLines bounds.
func counts(g rules.Game, d *rules.Deed) bool {
	first := d.First()
	switch g.ID() {
	case "paliwo":
		return first.Event.Seat == 0 && d.Turn > 0
	case "dolores":
		return slices.Contains(invested, strings.TrimPrefix(first.Event.Text.Key, "dolores.event."))
	case "wcp":
		switch first.Event.Text.Key {
		case "wcp.event.stage-two", "wcp.event.press-itself": // the base tells it, in whosever turn
			return false
		}
	}
	return first.Event.Seat != rules.NoSeat
}

// TestATurnTakesFewLines plays games of bots of mixed levels. Each entry of each seat's log
// must be in one deed, and no turn may take more lines than it should.
func TestATurnTakesFewLines(t *testing.T) {
	levels := []string{"greedy", "easy", "random", "medium"}
	for _, g := range registry.Games() {
		least, most := g.Players()
		for i := range rulestest.Rounds(2, 20) {
			players := make([]rules.Player, least+i%(most-least+1))
			p := rules.Playout{Game: g, Longest: 3000}
			for j := range players {
				b, err := bots.ByID(levels[(i+j)%len(levels)])
				if err != nil {
					t.Fatal(err)
				}
				p.Bots = append(p.Bots, b)
			}
			setup := rules.Setup{Players: len(players), Seed: uint64(i)}
			if _, err := p.Run(setup); err != nil && !strings.Contains(err.Error(), "no end within") {
				t.Fatal(err)
			}
			m, err := rules.NewMatch(g, players, setup)
			if err != nil {
				t.Fatal(err)
			}
			for _, mv := range p.Moves() {
				if _, err := m.Play(mv); err != nil {
					t.Fatal(err)
				}
			}
			name := fmt.Sprintf("%s, game %d", g.ID(), i)
			for seat := rules.NoSeat; seat < m.Seats(); seat++ {
				inOneDeed(t, fmt.Sprintf("%s, seat %d", name, seat), g, m.Log(seat))
			}
			fewLines(t, name, g, rules.Deeds(g, m.Log(rules.NoSeat)))
		}
	}
}

// inOneDeed fails the test unless each entry of a log is in one deed, in its order.
func inOneDeed(t *testing.T, name string, g rules.Game, log []rules.LogEntry) {
	t.Helper()
	left := map[string]int{}
	for _, e := range log {
		left[fmt.Sprint(e)]++
	}
	for _, d := range rules.Deeds(g, log) {
		for i, e := range d.Entries {
			left[fmt.Sprint(e)]--
			if i > 0 && e.Move < d.Entries[i-1].Move {
				t.Errorf("%s: move %d stands after move %d", name, e.Move, d.Entries[i-1].Move)
			}
		}
	}
	for e, n := range left {
		if n != 0 {
			t.Errorf("%s: %s is missing %d times", name, e, n)
		}
	}
}

// fewLines fails the test if a turn takes more lines than it should.
func fewLines(t *testing.T, name string, g rules.Game, deeds []rules.Deed) {
	t.Helper()
	lines := map[[2]int][]string{}
	for i := range deeds {
		if d := &deeds[i]; counts(g, d) {
			at := [2]int{d.Turn, d.First().Event.Seat}
			lines[at] = append(lines[at], d.First().Event.Text.Key)
		}
	}
	for at, l := range lines {
		if most := turnLines[g.ID()]; most > 0 && len(l) > most {
			t.Errorf("%s, turn %d of seat %d: %d lines, want at most %d: %q", name, at[0], at[1], len(l), most, l)
		}
	}
}
