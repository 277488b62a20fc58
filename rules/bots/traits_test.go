package bots

import (
	"errors"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
)

// traits are what the words of a style claim (<game>.style.<style>): how often it plays
// some moves where its level plays them a hundred times.
var traits = []struct {
	game, style string
	games       int // of a proof: the more, the seldomer the moves are
	claims      []claim
}{
	{"wcp", "guard", 40, []claim{{"boost", 0, 80}}},
	{"wcp", "hoarder", 40, []claim{{"boost", 150, 0}, {"attack", 0, 60}}},
	{"wradislavia", "guard", 120, []claim{{"token exploration", 0, 70}}},
	{"wradislavia", "hoarder", 120, []claim{{"token exploration", 150, 0}}},
	{"wradislavia", "raider", 120, []claim{{"token exploration", 0, 70}}},
	{"dolores", "hoarder", 40, []claim{{"offer", 150, 0}}},
}

// claim is of moves by how they begin in notation; 0 is no bound.
type claim struct {
	move        string
	least, most int
}

// counted is a bot whose moves are counted by how they begin.
type counted struct {
	rules.Bot
	n   map[string]int
	all int
}

// Choose asks the bot.
func (c *counted) Choose(p *rules.Position) rules.Move {
	m := c.Bot.Choose(p)
	c.all++
	words := strings.Fields(p.Notation(m))
	for i := range words {
		c.n[strings.Join(words[:i+1], " ")]++
	}
	return m
}

// TestEachStylePlaysAsItsWordsSay against its level, which sits in either seat. Outside of a
// proof it plays the quickest game only.
func TestEachStylePlaysAsItsWordsSay(t *testing.T) {
	for _, x := range traits {
		if x.game != "wcp" && !rulestest.Thorough() {
			continue
		}
		g, err := registry.Game(x.game)
		if err != nil {
			t.Fatal(err)
		}
		both, err := Read(g, "medium-"+x.style+",medium", 2)
		if err != nil {
			t.Fatal(err)
		}
		a, b := &counted{Bot: both[0], n: map[string]int{}}, &counted{Bot: both[1], n: map[string]int{}}
		for i := range rulestest.Rounds(12, x.games) {
			p := rules.Playout{Game: g, Longest: 3000, Bots: []rules.Bot{a, b}}
			if i%2 == 1 {
				p.Bots[0], p.Bots[1] = b, a
			}
			var open rules.Unfinished
			if _, err := p.Run(rules.Setup{Players: 2, Seed: uint64(i / 2)}); err != nil && !errors.As(err, &open) {
				t.Fatal(err)
			}
		}
		for _, c := range x.claims {
			n, usual := a.n[c.move], b.n[c.move]
			if got := 100 * n * b.all / max(usual*a.all, 1); got < c.least || c.most > 0 && got > c.most {
				t.Errorf("%s: %s plays %q %d times in %d, its level %d in %d: %d of a hundred times as often", x.game, x.style, c.move, n, a.all, usual, b.all, got)
			}
		}
	}
}
