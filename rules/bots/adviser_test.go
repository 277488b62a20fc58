package bots

import (
	"fmt"
	"reflect"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/rules/search"
)

// advice is what a level advises who decides in a state.
func advice(t *testing.T, g rules.Game, s rules.State, l search.Level) search.Advice {
	t.Helper()
	return l.Advise(matchAt(t, g, s).Position())
}

// TestAdviceTellsNothingThatTheSeatDoesNotKnow: in positions that look the same to who
// decides the advice is the same to the last word. It is what the level would play, and
// what the line begins with may be played.
func TestAdviceTellsNothingThatTheSeatDoesNotKnow(t *testing.T) {
	positions := rulestest.Rounds(15, 60)
	rulestest.EachSetup(registry.Games(), func(name string, g rules.Game, setup rules.Setup) {
		for _, l := range hasty(g) {
			if l.id != strongest && l.id != "easy" {
				continue
			}
			x := l.games[g.ID()]
			t.Run(name+"-"+l.id, func(t *testing.T) {
				r := rules.NewRand(3)
				lookAt(t, g, setup, positions, 11, func(s rules.State) error {
					was, is := advice(t, g, s, x), advice(t, g, s.(rules.Redrawer).Redraw(nil, s.Actor(), &r), x)
					if !reflect.DeepEqual(was, is) {
						return fmt.Errorf("advises %+v, and %+v where only what it does not see differs", was, is)
					}
					if plays := choice(t, g, s, l); plays != g.Notation(was.Move) {
						return fmt.Errorf("advises %q and plays %q", g.Notation(was.Move), plays)
					}
					if err := s.Check(was.Line[0]); err != nil || was.Line[0] != was.Move {
						return fmt.Errorf("thinks of %q and advises %q: %v", g.Notation(was.Line[0]), g.Notation(was.Move), err)
					}
					return nil
				})
			})
		}
	})
}

// TestEveryGameHasAnAdviser, the strongest level of all.
func TestEveryGameHasAnAdviser(t *testing.T) {
	for _, g := range registry.Games() {
		if Adviser(g) == nil {
			t.Errorf("nobody advises in %s", g.ID())
		}
		if offered := For(g); offered[len(offered)-1].ID() != strongest {
			t.Errorf("%s is advised by %s, the strongest is %s", g.ID(), strongest, offered[len(offered)-1].ID())
		}
	}
	if _, ok := Judge(nowhere{}); ok || Adviser(nowhere{}) != nil {
		t.Error("a game that nobody knows has an adviser, or a judge")
	}
}

// nowhere is a game that no level knows.
type nowhere struct{ rules.Game }

func (nowhere) ID() string { return "nowhere" }
