package paliwo

import (
	"os"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/scenetest/tabletest"
)

func TestMain(m *testing.M) { os.Exit(tabletest.Run(m)) }

// position is a state that a test may change before it is played.
type position struct {
	game.Position
	Rand rules.Rand `json:"rand"`
}

var (
	kit  = tabletest.Kit[*face, position]{Rules: game.Game{}, Game: Game()}
	play = tabletest.Play
	lay  = kit.Lay
)

// desk is a table under test.
type desk = tabletest.Desk[*face]

// match starts a match and plays moves.
func match(t testing.TB, moves ...string) *rules.Match {
	t.Helper()
	return kit.Match(t, 2, moves...)
}

// placing are moves that place the zombies, then the humans and weapon tokens.
var placing = []string{
	"zombie A12 S", "zombie C12 S", "zombie E12 S", "zombie G12 S",
	"zombie I12 S", "zombie K12 S", "zombie E6 E", "zombie G7 N",
	"human lumberjack C1", "human businessman D1", "human policeman E1",
	"human mechanic F1", "human runner G1", "human child H1",
	"arm lumberjack", "arm mechanic", "arm runner",
}

// placed are the moves that place so many zombies, humans and weapon tokens.
func placed(n int) func(testing.TB) *rules.Match {
	return func(t testing.TB) *rules.Match { return match(t, placing[:n]...) }
}

// zombiesLast is a match in which the humans and weapon tokens are placed, and
// the zombies are to come.
func zombiesLast(t testing.TB) *rules.Match {
	t.Helper()
	options := rules.Options{game.OptionLast: game.LastZombies}
	return tabletest.Match(t, game.Game{}, rules.Setup{Players: 2, Seed: 3, Options: options}, placing[game.StartZombies:]...)
}

// anywhere is rising where new zombies need not come in over the edges.
func anywhere(t testing.TB) *rules.Match {
	t.Helper()
	m := kit.Changed(t, moving(t), func(p *position) {
		p.Options[game.OptionArrivals] = game.FromAnywhere
	})
	play(t, m, "done")
	return m
}

// longest is a match on the longest terror track, with the marker just put on it (WP-49).
func longest(t testing.TB) *rules.Match {
	t.Helper()
	start := game.TerrorMost
	return kit.Changed(t, moving(t), func(p *position) {
		p.Options[game.OptionTerror], p.Terror = start, &start
	})
}

// matchAt starts a match from a position made of that after placing.
func matchAt(t testing.TB, edit func(p *position)) *rules.Match {
	t.Helper()
	return tabletest.MatchAt(t, game.Game{}, 2, tabletest.Edited(t, match(t, placing...), edit))
}

// at reads the name of a field.
func at(t testing.TB, name string) game.Field {
	t.Helper()
	f, err := game.ParseField(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// stand moves humans, given as "lumberjack C1" and so on.
func (p *position) stand(t testing.TB, list ...string) {
	t.Helper()
	for _, words := range list {
		who, field, _ := strings.Cut(words, " ")
		h, err := game.ParseHuman(who)
		if err != nil {
			t.Fatal(err)
		}
		f := at(t, field)
		p.Humans[h].Field = &f
	}
}

// walk puts zombies on the board in place of those that are there, given as
// "E4 E" and so on, "E4 x" for a crawler.
func (p *position) walk(t testing.TB, list ...string) {
	t.Helper()
	p.Zombies = nil
	for i, words := range list {
		field, facing, _ := strings.Cut(words, " ")
		z := game.Zombie{Field: at(t, field), Figure: i + 1}
		if facing == "x" {
			p.Risen++
			p.TokensLeft--
		} else {
			d, err := game.ParseFacing(facing)
			if err != nil {
				t.Fatal(err)
			}
			z.Facing = &d
		}
		p.Zombies = append(p.Zombies, z)
	}
	p.Pool = game.ZombiesTotal - len(list) - p.Removed
}

// hands deals cards.
func (p *position) hands(cards ...game.Card) {
	for side := range p.Cards {
		p.Cards[side].Hand, p.Cards[side].Played = []game.Card{}, []game.Card{}
	}
	for _, c := range cards {
		p.Cards[c.Side()].Hand = append(p.Cards[c.Side()].Hand, c)
	}
	for side := range p.Cards {
		for _, c := range game.CardsOf(side) {
			if len(p.Cards[side].Hand)+len(p.Cards[side].Played) < game.HandCards && !slices.Contains(p.Cards[side].Hand, c) {
				p.Cards[side].Played = append(p.Cards[side].Played, c)
			}
		}
		p.Cards[side].Count = len(p.Cards[side].Hand)
	}
}

// mean says yes where it is asked whether something is meant, and reports whether it
// was.
func mean(d *desk) bool {
	d.T.Helper()
	d.Ticks(1)
	if !d.Has("confirm:yes") {
		return false
	}
	d.Click("confirm:yes")
	return true
}

// lastToast is what was said last.
func lastToast(d *desk) string {
	d.T.Helper()
	toasts := d.Toasts()
	if len(toasts) == 0 {
		d.T.Fatal("nothing was said")
	}
	return toasts[len(toasts)-1]
}

// usable lists the fields on which something can be done.
func usable(d *desk) string {
	d.T.Helper()
	var out []string
	for _, n := range d.Nodes() {
		if n.Role == "field" && n.State["legal"] == true {
			out = append(out, n.Label)
		}
	}
	return strings.Join(out, " ")
}
