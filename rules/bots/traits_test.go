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
	moves       []string // how they begin in notation
	least, most int      // 0 for no bound
}{
	{"wcp", "guard", []string{"boost"}, 0, 80},
	{"wcp", "hoarder", []string{"boost"}, 150, 0},
	{"wcp", "hoarder", []string{"attack"}, 0, 60},
	{"wradislavia", "guard", []string{"token exploration"}, 0, 70},
	{"wradislavia", "hoarder", []string{"token exploration"}, 150, 0},
	{"wradislavia", "raider", []string{"token exploration"}, 0, 70},
	{"dolores", "hoarder", []string{"offer"}, 150, 0},
}

// counted is a bot whose moves are counted by how they begin.
type counted struct {
	rules.Bot
	moves  []string
	n, all int
}

// Choose asks the bot.
func (c *counted) Choose(p *rules.Position) rules.Move {
	m := c.Bot.Choose(p)
	c.all++
	for _, start := range c.moves {
		if strings.HasPrefix(p.Notation(m)+" ", start+" ") {
			c.n++
		}
	}
	return m
}

// TestEachStylePlaysAsItsWordsSay against its level, which sits in either seat. Outside of a
// proof it plays the quickest game only.
func TestEachStylePlaysAsItsWordsSay(t *testing.T) {
	games := rulestest.Rounds(24, 40)
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
		a, b := &counted{Bot: both[0], moves: x.moves}, &counted{Bot: both[1], moves: x.moves}
		for i := range games {
			p := rules.Playout{Game: g, Longest: 3000, Bots: []rules.Bot{a, b}}
			if i%2 == 1 {
				p.Bots[0], p.Bots[1] = b, a
			}
			var open rules.Unfinished
			if _, err := p.Run(rules.Setup{Players: 2, Seed: uint64(i / 2)}); err != nil && !errors.As(err, &open) {
				t.Fatal(err)
			}
		}
		if got := 100 * a.n * b.all / max(b.n*a.all, 1); got < x.least || x.most > 0 && got > x.most {
			t.Errorf("%s: %s plays %q %d times in %d, its level %d in %d: %d of a hundred times as often", x.game, x.style, x.moves, a.n, a.all, b.n, b.all, got)
		}
	}
}
