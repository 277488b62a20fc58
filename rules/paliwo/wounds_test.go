package paliwo

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

func TestWP39SecondWound(t *testing.T) {
	// Until the end of the turn the human acts, blocks and is seen, but is neither
	// wounded again nor healed.
	s := at(t, `
		9 . . . . l . . . . S b
		3 . . r . . . . . . . .
	`, wounded(Lumberjack, 1), armed(Lumberjack))
	j := play(t, s, "step lumberjack D9", "step lumberjack E9")
	wantEvents(t, happened(j, "WP-39"), "WP-39 wound.second")
	wantRefused(t, s, "aid lumberjack lumberjack", "WP-39", "aid-doomed")
	play(t, s, "end")
	wantAsked(t, s, SeatZombies, "turning")
	wantRefused(t, s, "turned runner N", "WP-39", "doomed")
	wantRefused(t, s, "draw", "WP-39", "now.turning")
	p := s.Prompt()
	if !p.Reaction || p.Private {
		t.Errorf("turning in the human turn: %+v", p)
	}
	j = play(t, s, "turned lumberjack W")
	wantEvents(t, happened(j), "WP-39 turned")
	if s.figures[field(t, "E9")] != ofZombie(West).numbered(15).instead(Lumberjack) || s.pool != 9 || s.people[Lumberjack].weapon {
		t.Errorf("pool %d, weapon %v\n%s", s.pool, s.people[Lumberjack].weapon, drawBoard(s))
	}
	wantAsked(t, s, SeatZombies, "draw")
}

// Every kind of second wound, with whom it turns and when, and a third one that
// does not count.
func TestWP39SecondWoundsOfEveryKind(t *testing.T) {
	for name, c := range map[string]struct {
		board string
		moves []string
		with  change
	}{
		"goo entered":          {"9 . . . l ~ . . . . S b", []string{"step lumberjack E9", "end"}, nil},
		"goo at the beginning": {"9 . . . . l . . . . S b", []string{"step lumberjack D9", "end"}, nil},
		"goo entered again":    {"9 . . . l ~ . . . . S b", []string{"step lumberjack E9", "adrenaline lumberjack", "step lumberjack D9", "step lumberjack E9", "end"}, nil},
		"biohazard":            {"3 l ?B . . . . . . . . b", []string{"step lumberjack B3", "end"}, nil},
		"goo, then biohazard":  {"9 . . . ?B l . . . . S b", []string{"step lumberjack D9", "end"}, nil},
		"a charge":             {"3 l . < . . . . . . . b", []string{"charge C3", "new K12 S", "done", "done"}, moving(0)},
		"two charges":          {"5 v . . . . # ~ . . . b\n3 l . < . . . . . . . .", []string{"charge C3", "charge A5", "new K12 S", "done", "done"}, moving(0)},
		"a crawler":            {"3 l x . . . . . . . . b", []string{"bite B3 A3", "new K12 S", "done", "done"}, moving(1)},
	} {
		t.Run(name, func(t *testing.T) {
			changes := []change{wounded(Lumberjack, 1)}
			if c.with != nil {
				changes = append(changes, c.with)
			}
			s := at(t, c.board, changes...)
			seconds := 0
			for _, move := range c.moves {
				for _, e := range happened(play(t, s, move), "WP-39") {
					if e != "WP-39 wound.second" {
						t.Errorf("%s: %s", move, e)
					}
					seconds++
				}
			}
			wantAsked(t, s, SeatZombies, "turning")
			if seconds != 1 || s.people[Lumberjack].wounds != WoundsMost {
				t.Errorf("%d second wounds, %d wounds", seconds, s.people[Lumberjack].wounds)
			}
		})
	}
}

func TestWP39WhatIsLostAndLeft(t *testing.T) {
	s := at(t, "3 bf . p . r . . . . . .",
		wounded(Businessman, 2), wounded(Policeman, 2), carrying(Businessman), armed(Policeman))
	play(t, s, "end", "turned policeman N", "turned businessman E")
	wantBoard(t, s, "3 ff> . ^ . r . . . . . .")
	if s.briefcase || s.bullets != 0 || s.armed() != 0 {
		t.Errorf("briefcase %v, %d bullets, %d weapon tokens", s.briefcase, s.bullets, s.armed())
	}
}

func TestWP39LastFigures(t *testing.T) {
	// One figure for three: the zombie player says who gets it.
	s := at(t, "3 l . b . r . p . . . .", withPool(1),
		wounded(Lumberjack, 2), wounded(Businessman, 2), wounded(Runner, 2))
	j := play(t, s, "end", "turned businessman N")
	wantEvents(t, happened(j, "WP-39"), "WP-39 turned", "WP-39 fallen", "WP-39 fallen")
	wantBoard(t, s, "3 . . ^ . . . p . . . .")
	wantAsked(t, s, SeatZombies, "draw")
}

func TestWP39InPhaseFiveAfterClutch(t *testing.T) {
	s := at(t, "3 l < . b . . . . . . .", wounded(Lumberjack, 1), holding(Clutch), moving(0))
	play(t, s, "charge B3", "new K9 N", "done")
	wantAsked(t, s, SeatZombies, "cleanup")
	if s.people[Lumberjack].field == NoField {
		t.Fatal("turned too early")
	}
	play(t, s, "clutch lumberjack")
	wantAsked(t, s, SeatZombies, "turning")
	if p := s.Prompt(); p.Reaction || !p.Private {
		t.Errorf("turning in the own turn: %+v", p)
	}
	play(t, s, "turned lumberjack S")
	wantAsked(t, s, SeatHumans, "turn")
}

// WP-40: removed zombies are gone.
func TestWP40RemovedZombiesAreGone(t *testing.T) {
	s := at(t, "3 l > . . . . . . . . b")
	pool, removed := s.pool, s.removed
	play(t, s, "axe B3")
	if s.pool != pool || s.removed != removed+1 {
		t.Errorf("pool %d, removed %d", s.pool, s.removed)
	}
}

func TestWP43OnlyTheChildIsLeft(t *testing.T) {
	s := at(t, "3 l . c . . . . . . . .", wounded(Lumberjack, 2))
	j := play(t, s, "end", "turned lumberjack N")
	wantEvents(t, happened(j, "WP-43"), "WP-43 over.child")
	if r := s.Result(); !r.Over || r.Winners[0] != SeatZombies {
		t.Errorf("result %+v", r)
	}
	// Those who wait to be turned still count.
	s = at(t, "3 l . c . b . . . . . .", wounded(Lumberjack, 2), wounded(Businessman, 2))
	play(t, s, "end", "turned lumberjack N")
	wantAsked(t, s, SeatZombies, "turning")
	j = play(t, s, "turned businessman N")
	wantEvents(t, happened(j, "WP-43"), "WP-43 over.child")
	// The Child may turn while others live on.
	s = at(t, "3 l . c . . . . . . . .", wounded(Child, 2))
	play(t, s, "end", "turned child N")
	wantAsked(t, s, SeatZombies, "draw")
	// Without figures too, and with nobody left at all.
	s = at(t, "3 l . c . . . . . . . .", wounded(Lumberjack, 2), withPool(0))
	wantEvents(t, happened(play(t, s, "end"), "WP-43"), "WP-43 over.child")
	s = at(t, "3 l . . . . . . . . . .", wounded(Lumberjack, 2))
	wantEvents(t, happened(play(t, s, "end", "turned lumberjack N"), "WP-43"), "WP-43 over.nobody")
}

func TestWP43LeavingWithTwoWoundsWins(t *testing.T) {
	s := at(t, "3 l . . . . . . . . . b", carrying(Lumberjack), wounded(Lumberjack, 2))
	play(t, s, "leave lumberjack")
	if r := s.Result(); !r.Over || r.Winners[0] != SeatHumans {
		t.Errorf("result %+v", r)
	}
}

// Whatever is played after the end is refused by the rule of the end.
func TestWP43AfterTheEnd(t *testing.T) {
	s := at(t, "3 l . . . . . . . . . b", carrying(Lumberjack))
	play(t, s, "leave lumberjack")
	for _, m := range []rules.Move{Plain(VerbEnd), Plain(VerbDone), ByOn(VerbStep, Businessman, At(9, 2)), {}} {
		r := rules.AsRefusal(s.Check(m))
		if r == nil || r.Rule != "WP-43" || r.Text.Key != "frame.refuse.over" || len(r.Text.Args) != 0 {
			t.Errorf("%+v is answered with %+v", m, r)
		}
		if err := s.Apply(m, nil); rules.AsRefusal(err) == nil {
			t.Errorf("%+v is played: %v", m, err)
		}
	}
}

// A figure keeps its number, and what it was before, wherever it goes.
func TestWP39FiguresAreToldApart(t *testing.T) {
	s := at(t, "3 l . < . . . . . . . b", wounded(Lumberjack, 1), moving(3))
	figures := func() (out []string) {
		for _, z := range viewOf(s, SeatHumans).Zombies {
			name := ""
			if z.Was != nil {
				name = " was the " + z.Was.String()
			}
			out = append(out, fmt.Sprint(z.Figure, " on ", z.Field, name))
		}
		return out
	}
	play(t, s, "charge C3", "new K12 S", "done", "done", "turned lumberjack E")
	if got, want := figures(), []string{"16 on A3 was the lumberjack", "1 on B3", "15 on K12"}; !slices.Equal(got, want) {
		t.Errorf("figures %q, want %q", got, want)
	}
	play(t, s, "step businessman K4", "end", "draw", "place G12", "rotate A3 N", "advance A3")
	if got, want := figures(), []string{"1 on B3", "16 on A4 was the lumberjack", "15 on K12"}; !slices.Equal(got, want) {
		t.Errorf("figures %q, want %q", got, want)
	}
}

// What ends the game is told as the winner's.
func TestWP43TheEndIsTheWinners(t *testing.T) {
	for moves, c := range map[string]struct {
		s    *State
		seat int
	}{
		"leave lumberjack":        {at(t, "3 l . . . . . . . . . b", carrying(Lumberjack)), SeatHumans},
		"end":                     {at(t, twoHumans, terrorOn(1)), SeatZombies},
		"end/turned lumberjack N": {at(t, "3 l . c . . . . . . . .", wounded(Lumberjack, 2)), SeatZombies},
	} {
		j := play(t, c.s, strings.Split(moves, "/")...)
		last := j.Events[len(j.Events)-1]
		if last.Rule != "WP-43" || last.Seat != c.seat || c.s.Result().Winners[0] != c.seat {
			t.Errorf("%s: the end is %+v, %v win", moves, last, c.s.Result().Winners)
		}
	}
}
