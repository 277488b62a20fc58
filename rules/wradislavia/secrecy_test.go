package wradislavia

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestWR39NothingTellsAnothersCards (WR-39) plays two deals that differ only in cards that a
// seat must not know. They are in the opponent's hand or discards or among those never dealt.
// Until one of them is revealed the seat sees, reads and is asked the same in both.
func TestWR39NothingTellsAnothersCards(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		a := drawPlayed(r)
		seat := rapid.IntRange(rules.NoSeat, Seats-1).Draw(r, "seat")
		b := *a
		if !swapHidden(r, &b, seat) {
			return
		}
		chance := rules.NewRand(rapid.Uint64().Draw(r, "blind"))
		moves := blindMoves(*a, b, &chance, rapid.IntRange(0, 60).Draw(r, "blind moves"))
		rulestest.Unseen(rulestest.AsTB(t, r), Game{}, a, &b, seat, moves...)
	})
}

// swapHidden exchanges two cards that seat cannot tell apart.
func swapHidden(r *rapid.T, s *State, seat int) bool {
	places := []*Cast{&s.rest}
	for p := range Seats {
		if p == seat {
			continue
		}
		places = append(places, &s.hand[p], &s.discards[p])
	}
	// Where the characters of the last turn went is public.
	told := s.report.Fighting(0) | s.report.Fighting(1) | s.report.healed[0] | s.report.healed[1]
	one := places[rapid.IntRange(0, len(places)-1).Draw(r, "from")]
	two := places[rapid.IntRange(0, len(places)-1).Draw(r, "to")]
	x, y := (*one &^ told).First(), (*two &^ told).First()
	if one == two || x == Nobody || y == Nobody {
		return false
	}
	*one, *two = *one&^x.bit()|y.bit(), *two&^y.bit()|x.bit()
	return true
}

// blindMoves plays the same random moves in both as long as they are possible in
// both and reveal nothing.
func blindMoves(a, b State, chance *rules.Rand, most int) []rules.Move {
	var played []rules.Move
	for len(played) < most && a.Actor() != rules.NoSeat {
		legal := a.Legal(nil)
		m := legal[chance.IntN(len(legal))]
		if b.Check(m) != nil {
			break
		}
		var in, out rules.Journal
		if a.Apply(m, &in) != nil || b.Apply(m, &out) != nil || in.Barrier || out.Barrier {
			break
		}
		played = append(played, m)
	}
	return played
}

// TestWR39TheFirstDeploymentIsUnseen compares two deployments of the marker
// holder: to the opponent they are the same, event by event.
func TestWR39TheFirstDeploymentIsUnseen(t *testing.T) {
	for seed := range uint64(40) {
		s := deploying(t, seed)
		first := int(s.active)
		a, b := *s, *s
		hand := s.hand[first].list()
		ja := play(t, &a, "send "+hand[0].String()+" 1", "token attack 1", "send "+hand[1].String()+" 2",
			"token cover 2", "send "+hand[2].String()+" 3", "token attack 3", "done")
		jb := play(t, &b, "send "+hand[6].String()+" 3", "recall", "send "+hand[3].String()+" 1", "send "+hand[1].String()+" 2",
			"send "+hand[5].String()+" 3", "token exploration 3", "token hand-to-hand 1", "token hand-to-hand 2", "done")
		for _, seat := range []int{rules.NoSeat, other(first)} {
			if x, y := visibleTo(ja, seat), visibleTo(jb, seat); !slices.Equal(x, y) || len(x) != 1 {
				t.Fatalf("seat %d reads %q and %q", seat, x, y)
			}
			rulestest.Unseen(t, Game{}, &a, &b, seat)
		}
		if ja.Barrier || jb.Barrier {
			t.Error("a deployment that nobody saw cannot be taken back")
		}
	}
}

func visibleTo(j *rules.Journal, seat int) []string {
	var out []string
	for _, e := range j.Events {
		if e.VisibleTo(seat) {
			out = append(out, e.Rule+" "+e.Text.Key)
		}
	}
	return out
}

// TestWR39LogAndNotationConcealWhatIsHidden reads a whole log as the opponent: no
// character's id may stand in it before that character is revealed.
func TestWR39LogAndNotationConcealWhatIsHidden(t *testing.T) {
	m := purposefulMatch(t, 5, 120)
	for seat := rules.NoSeat; seat < Seats; seat++ {
		shown := Cast(0)
		for n := 1; n <= m.Len(); n++ {
			before, err := m.At(n - 1)
			if err != nil {
				t.Fatal(err)
			}
			after, err := m.At(n)
			if err != nil {
				t.Fatal(err)
			}
			s := after.(*State)
			actor := before.Actor()
			if s.revealed() || s.turn > before.(*State).turn {
				shown |= s.Fighting(0) | s.Fighting(1) | s.report.Fighting(0) | s.report.Fighting(1)
			}
			for _, e := range m.LogSince(seat, n-1) {
				if e.Move != n {
					break
				}
				if seat == actor {
					continue
				}
				data, err := json.Marshal(e.Event.Text)
				if err != nil {
					t.Fatal(err)
				}
				text := string(data) + " " + e.Notation
				for _, c := range AllCharacters() {
					if strings.Contains(text, c.String()) && !shown.has(c) {
						t.Fatalf("move %d tells seat %d of %s: %s", n, seat, c, text)
					}
				}
				if hidden := e.Notation == ""; hidden != (Game{}).Conceals(moveOf(t, m, n)) {
					t.Fatalf("move %d is written %q for seat %d", n, e.Notation, seat)
				}
			}
		}
	}
}

func moveOf(t *testing.T, m *rules.Match, n int) rules.Move {
	t.Helper()
	r, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	mv, err := Game{}.Parse(r.Moves[n-1])
	if err != nil {
		t.Fatal(err)
	}
	return mv
}

func TestWR39WhatIsConcealed(t *testing.T) {
	for verb := VerbDiscard; verb < verbEnd; verb++ {
		want := verb <= VerbToken
		if got := (Game{}).Conceals(rules.Move{Verb: verb}); got != want {
			t.Errorf("%q is concealed: %v", grammar[verb].Word, got)
		}
	}
}

func TestWR39RefusalsTellNoSecret(t *testing.T) {
	a := deploying(t, 8)
	b := *a
	seat := int(a.active)
	x, y := b.hand[other(seat)].First(), b.rest.First()
	b.hand[other(seat)] = b.hand[other(seat)]&^x.bit() | y.bit()
	b.rest = b.rest&^y.bit() | x.bit()
	for m := range universe() {
		x, y := a.Check(m), b.Check(m)
		if (x == nil) != (y == nil) || x != nil && x.Error() != y.Error() {
			t.Fatalf("%+v is answered with %v and %v", m, x, y)
		}
	}
}

// A forecast needs both deployments open: before that it tells nothing, to
// nobody.
func TestWR39ForecastsTellNothingBeforeTheReveal(t *testing.T) {
	s := deploying(t, 9)
	deployAs(t, s, "attack", "attack", "attack")
	play(t, s, "done")
	deployAs(t, s, "attack", "attack", "attack")
	for viewer := rules.NoSeat; viewer < Seats; viewer++ {
		v := viewOf(s, viewer)
		for seat := range Seats {
			for _, m := range AllModes() {
				for target := AllTargets; target < Slots; target++ {
					if out := v.Forecast(seat, Shot{Mode: m, Target: target}); len(out) > 0 {
						t.Fatalf("seat %d is told %+v", viewer, out)
					}
				}
			}
		}
	}
	play(t, s, "done")
	told := 0
	for _, m := range AllModes() {
		for target := AllTargets; target < Slots; target++ {
			told += len(viewOf(s, rules.NoSeat).Forecast(int(s.active), Shot{Mode: m, Target: target}))
		}
	}
	if told != 6 { // two modes at three targets each
		t.Errorf("%d forecasts after the reveal", told)
	}
}

func TestPromptsArePrivateWhereTheHandShows(t *testing.T) {
	s := newState(t, 1)
	if p := s.Prompt(); !p.Private || p.Reaction {
		t.Errorf("draft: %+v", p)
	}
	deployAs(t, s)
	if p := s.Prompt(); !p.Private || p.Reaction {
		t.Errorf("deployment: %+v", p)
	}
	s = at(t, dice(9, 9, 9), plain, plainTheirs)
	if p := s.Prompt(); p.Private || p.Reaction {
		t.Errorf("fire: %+v", p)
	}
}
