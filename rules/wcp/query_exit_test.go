package wcp

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
)

// A view tells whom the fall of a hall would trap.
func TestWCP47StrandedAreThoseWhoWouldBeTrapped(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawAsked(r, DecideDestroy)
		if s == nil {
			return
		}
		v := viewOf(s, rules.NoSeat)
		for _, f := range v.Targets() {
			next := *s
			var j rules.Journal
			if err := next.Apply(OnField(VerbDestroy, f), &j); err != nil {
				r.Fatal(err)
			}
			got := v.Stranded(f)
			if i := slices.IndexFunc(j.Events, func(e rules.Event) bool { return e.Text.Key == "wcp.event.stuck" }); i >= 0 {
				j.Events = j.Events[:i] // what the next seats draw cannot be foretold
			}
			for seat := range s.Seats() {
				trapped := slices.ContainsFunc(j.Events, func(e rules.Event) bool {
					return e.Text.Key == "wcp.event.trapped" && e.Seat == seat
				})
				if slices.Contains(got, seat) != trapped {
					r.Fatalf("%s strands %v, but %v", f, got, j.Events)
				}
			}
		}
	})
}

func TestWCP39StepsToTheNearestExit(t *testing.T) {
	s := at(t, 3, "", corridorHalls, escape(1), stands(0, "d5"), stands(1, "d2"), left(0, 8, 1))
	v := viewOf(s, 0)
	for seat, want := range []string{"{[d6 d7] 3 2} true", "{[d1] 2 1} true", "{[] 1 1} true"} {
		e, ok := v.StepsToExit(seat)
		if got := fmt.Sprint(e, ok); got != want {
			t.Errorf("seat %d: %s, want %s", seat, got, want)
		}
	}
	s = dungeon(t, gone(0, Left, 1), turnOf(2))
	for _, seat := range []int{0, 1} {
		if e, ok := viewOf(s, 2).StepsToExit(seat); ok {
			t.Errorf("seat %d: %+v", seat, e)
		}
	}
}

func TestWCP43WhoWouldBeStranded(t *testing.T) {
	s := at(t, 3, "", lays("d7 111110", "d6 111110", "d5 111110", "d2 111110"), escape(0), stands(0, "d7"), stands(1, "d5"), stands(2, "d2"))
	v := viewOf(s, 0)
	if got := v.Stranded(field(t, "d6")); !slices.Equal(got, []int{1}) {
		t.Errorf("the fall of d6 strands %v", got)
	}
	if got := v.Stranded(field(t, "d3")); len(got) != 0 { // seat 2 is trapped already
		t.Errorf("the fall of a hall that is gone strands %v", got)
	}
	if got := v.Stranded(Centre); len(got) != 0 {
		t.Errorf("the empty centre strands %v", got)
	}
}

func TestWCP49RunawaysAndRanking(t *testing.T) {
	s := at(t, 4, "", lays("d7 111110", "d6 111110"), escape(0), stands(0, "d6"),
		gone(1, Left, 2), gone(2, Left, 1), gone(3, Left, 2),
		owns(0, "prototype"), owns(1, "scrap", "board", "fire"), owns(2, "core"), owns(3, "core", "armour"))
	v := viewOf(s, 0)
	if got := fmt.Sprint(v.Runaways()); got != "[{2 1 [core] 4} {1 2 [scrap board] 4} {3 2 [core] 4}]" {
		t.Errorf("runaways %s", got)
	}
	if got := fmt.Sprint(v.Ranking()); got != "[{1 2 [2] {true 4 1}} {2 1 [1] {true 4 2}} {2 3 [3] {true 4 2}} {4 0 [0] {false 0 0}}]" {
		t.Errorf("ranking %s", got)
	}
	// All that are equal share the place of the first of them.
	s = at(t, 4, "", lays("d7 111110"), escape(0), inPhase(PhaseOver), gone(0, Left, 1), gone(1, Lost, 0), gone(2, Lost, 0), gone(3, Lost, 0))
	if got := fmt.Sprint(viewOf(s, 0).Ranking()); got != "[{1 0 [0] {true 0 1}} {2 1 [1] {false 0 0}} {2 2 [2] {false 0 0}} {2 3 [3] {false 0 0}}]" {
		t.Errorf("ranking %s", got)
	}
	if got := fmt.Sprint(v.Upgrades(1), v.Upgrades(2)); got != "[fire] []" {
		t.Errorf("upgrades %s", got)
	}
}

// The first in the ranking are those who win, whatever happened.
func TestWCP50TheRankingAgreesWithTheResult(t *testing.T) {
	for _, setup := range variants(0) {
		p := rules.Playout{Game: Game{}}
		for range 40 {
			final, err := p.Run(setup)
			if err != nil {
				t.Fatal(err)
			}
			s := final.(*State)
			var first []int
			for _, rank := range viewOf(s, rules.NoSeat).Ranking() {
				if rank.Place == 1 && rank.Out {
					first = append(first, rank.Seats...)
				}
			}
			slices.Sort(first)
			if got := s.Result().Winners; !slices.Equal(got, first) && len(got)+len(first) > 0 {
				t.Errorf("%+v: winners %v, first %v", setup, got, first)
			}
			setup.Seed++
		}
	}
}

func TestWCP43WhenTheNextHallFalls(t *testing.T) {
	s := at(t, 2, "", corridorHalls, stands(0, "d6"), stands(1, "d2"))
	if seat, turns, ok := viewOf(s, 0).NextFall(); ok || seat != rules.NoSeat || turns != 0 {
		t.Errorf("a hall falls in stage I: %d after %d turns", seat, turns)
	}
	if got := viewOf(s, 0).Targets(); len(got) != 0 {
		t.Errorf("targets %v", got)
	}
	// Seat 1 is out and has no turn before seat 2, who holds the central hall.
	s = at(t, 4, "", corridorHalls, escape(2), stands(0, "d6"), stands(2, "d2"), stands(3, "d3"), gone(1, Left, 1))
	if seat, turns, ok := viewOf(s, 0).NextFall(); !ok || seat != 2 || turns != 1 {
		t.Errorf("the next hall falls after %d turns by %d", turns, seat)
	}
	if h := viewOf(s, 0).CentralHall; h != 2 {
		t.Errorf("seat %d holds the central hall", h)
	}
}
