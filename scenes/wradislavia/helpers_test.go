package wradislavia

import (
	"os"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
	game "schron/rules/wradislavia"
	"schron/scenes/scenetest/tabletest"
)

func TestMain(m *testing.M) { os.Exit(tabletest.Run(m)) }

// position is a state that a test may change before it is played.
type position struct {
	game.Position
	Undealt []game.Character `json:"undealt"`
	Rand    rules.Rand       `json:"rand"`
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
	return kit.Match(t, game.Seats, moves...)
}

// chance plays random moves until one is asked for that the test wants.
func chance(t testing.TB, m *rules.Match, until func(v game.View) bool) *rules.Match {
	t.Helper()
	return rulestest.PlayUntil(t, m, rules.RandomBot{}, func() bool { return until(m.View(rules.NoSeat).(game.View)) })
}

// clash is a battlefield of a test: dice, hazards and two sides such as
// "karol/attack wanda/cover ola/exploration". Wounds of the hazards are dealt.
type clash struct {
	dice        [game.Dice]game.Die
	hazards     [2]game.Hazard
	mine, other string
	peruns      [game.Seats]int
}

// matchAt starts a match in the fire of the second turn; Ala holds the marker.
// In the first one everybody explored.
func matchAt(t testing.TB, c clash, moves ...string) *rules.Match {
	t.Helper()
	p := position{Position: game.Position{Turn: 2, Phase: game.PhaseFire, Pool: game.PerunPool}, Rand: rules.NewRand(5)}
	if c.hazards == [2]game.Hazard{} {
		c.hazards = [2]game.Hazard{game.Radiation, game.Birds}
	}
	p.Battlefield = game.Battlefield{Dice: c.dice, Hazards: c.hazards}
	free := map[game.Character]bool{}
	for _, x := range game.AllCharacters() {
		free[x] = true
	}
	for seat, side := range []string{c.mine, c.other} {
		posts := [game.Slots]game.Post{}
		for slot, word := range strings.Fields(side) {
			posts[slot] = post(t, word, c.hazards)
			delete(free, posts[slot].Character)
		}
		p.Players[seat].Clash = &posts
		p.Players[seat].Peruns = c.peruns[seat]
		p.Pool -= c.peruns[seat]
	}
	take := func(n int) []game.Character {
		out := []game.Character{}
		for _, x := range game.AllCharacters() {
			if free[x] && len(out) < n {
				out = append(out, x)
				delete(free, x)
			}
		}
		return out
	}
	for seat := range game.Seats {
		x := &p.Players[seat]
		x.Hand, x.Discards = take(game.HandCards-game.Slots), take(game.DiscardedCards)
		x.HandCount, x.Heavy, x.Before, x.Dead = len(x.Hand), []game.Character{}, []game.Character{}, []game.Character{}
	}
	p.Undealt = take(game.Characters)
	p.Last = explored(t, &p)
	m := tabletest.MatchAt(t, game.Game{}, game.Seats, p)
	play(t, m, moves...)
	return m
}

// explored is a turn before in which the characters of the clash explored.
func explored(t testing.TB, p *position) *game.TurnReport {
	t.Helper()
	hazards := [2]game.Hazard{game.Radiation, game.Birds}
	last := &game.TurnReport{Turn: 1, Marker: 1, Battlefield: game.Battlefield{Dice: [game.Dice]game.Die{5, 5, 5}, Hazards: hazards}}
	for seat := range game.Seats {
		last.Gained[seat], last.Back[seat] = game.Slots, []game.Character{}
		for slot, x := range p.Players[seat].Clash {
			last.Clash[seat][slot] = post(t, x.Character.String()+"/exploration", hazards)
		}
	}
	return last
}

func post(t testing.TB, word string, hazards [2]game.Hazard) game.Post {
	t.Helper()
	name, token, _ := strings.Cut(word, "/")
	c, err := game.ParseCharacter(name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.ParseManoeuvre(token)
	if err != nil {
		t.Fatal(err)
	}
	p := game.Post{Character: c, Manoeuvre: m}
	for _, h := range hazards {
		if c.Suffers(h) {
			p.Wounds++
		}
	}
	return p
}

// goOn takes note of what waits to be read, if something does.
func goOn(d *desk) {
	d.T.Helper()
	if d.Table.Paused() {
		d.Click("go-on")
	}
}

// view is what a seat knows.
func view(d *desk, seat int) game.View { return d.Match.View(seat).(game.View) }
