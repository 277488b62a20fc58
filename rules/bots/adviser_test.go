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
	positions := rulestest.Rounds(5, 60)
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
					if err := s.Check(was.Line[0].Move); err != nil || was.Line[0].Move != was.Move {
						return fmt.Errorf("thinks of %q and advises %q: %v", g.Notation(was.Line[0].Move), g.Notation(was.Move), err)
					}
					return nil
				})
			})
		}
	})
}

// TestAdviceInPublicTellsNoSecret: in positions that look the same to everybody the
// advice is the same to the last word. Both moves in it are legal wherever everybody sees
// the same, or there is no advice.
func TestAdviceInPublicTellsNoSecret(t *testing.T) {
	positions := rulestest.Rounds(6, 60)
	rulestest.EachSetup(registry.Games(), func(name string, g rules.Game, setup rules.Setup) {
		l, _ := LevelOf(strongest, g)
		l = hurried(l, 60)
		public := func(t *testing.T, s rules.State) (a search.Advice, err error) {
			err = rules.Guard("advice", func() error {
				a = l.Advise(matchAt(t, g, s).Position().Publicly())
				a.Ends = nil
				return nil
			})
			return a, err
		}
		t.Run(name, func(t *testing.T) {
			r := rules.NewRand(5)
			lookAt(t, g, setup, positions, 13, func(s rules.State) error {
				other := s.(rules.Redrawer).Redraw(nil, rules.NoSeat, &r)
				was, err := public(t, s)
				is, fault := public(t, other)
				if (err != nil) != (fault != nil) || !reflect.DeepEqual(was, is) {
					return fmt.Errorf("advises %+v (%v), and %+v (%v) where only what is hidden differs", was, err, is, fault)
				}
				if err == nil && (other.Check(was.Move) != nil || was.Other != nil && other.Check(was.Other.Move) != nil) {
					return fmt.Errorf("advises %q, compared with %+v", g.Notation(was.Move), was.Other)
				}
				return nil
			})
		})
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
