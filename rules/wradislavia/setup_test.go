package wradislavia

import (
	"testing"

	"schron/rules"
)

func TestWR2TenCardsAreDrawnAndThreeDiscarded(t *testing.T) {
	s := newState(t, 7)
	wantAsked(t, s, int(s.marker), PhaseDraft)
	first := int(s.marker)
	for seat := range Seats {
		if s.hand[seat].Len() != DrawnCards {
			t.Errorf("seat %d draws %d", seat, s.hand[seat].Len())
		}
	}
	if s.rest.Len() != 16 {
		t.Errorf("%d characters stay away", s.rest.Len())
	}
	own, foreign, away := s.hand[first].list(), s.hand[other(first)].First(), s.rest.First()
	wantRefused(t, s, "discard "+foreign.String(), "WR-2", "discard.foreign")
	wantRefused(t, s, "discard "+away.String(), "WR-2", "discard.foreign")
	wantRefused(t, s, "done", "WR-2", "discard.more")
	wantEvents(t, happened(play(t, s, "discard "+own[0].String(), "discard "+own[1].String())), "WR-2 discard", "WR-2 discard")
	wantRefused(t, s, "discard "+own[0].String(), "WR-2", "discard.twice")
	wantRefused(t, s, "done", "WR-2", "discard.more")
	play(t, s, "discard "+own[2].String())
	wantRefused(t, s, "discard "+own[3].String(), "WR-2", "discard.enough")
	wantRefused(t, s, "send "+own[3].String()+" 1", "WR-2", "now.draft")
	wantEvents(t, happened(play(t, s, "done")), "WR-2 drafted")
	wantAsked(t, s, other(first), PhaseDraft)
	deployAs(t, s)
	wantAsked(t, s, first, PhaseDeployment)
	for seat := range Seats {
		if s.hand[seat].Len() != HandCards || s.discards[seat].Len() != DiscardedCards {
			t.Errorf("seat %d has %d and %d cards", seat, s.hand[seat].Len(), s.discards[seat].Len())
		}
	}
	if s.rest.Len() != 16 {
		t.Error("cards came from those that were never dealt")
	}
}

func TestWR2AllHandsComeUp(t *testing.T) {
	var seen [Seats]Cast
	for seed := range uint64(60) {
		s := newState(t, seed)
		for seat := range Seats {
			seen[seat] |= s.hand[seat]
		}
	}
	if seen != [Seats]Cast{everybody, everybody} {
		t.Errorf("in 60 deals %d and %d characters were drawn", seen[0].Len(), seen[1].Len())
	}
}

func TestWR5TheFirstHolderOfTheMarkerIsDrawn(t *testing.T) {
	count := [Seats]int{}
	for seed := range uint64(200) {
		count[newState(t, seed).marker]++
	}
	if count[0] < 70 || count[1] < 70 {
		t.Errorf("in 200 deals the seats begin %v times", count)
	}
}

func TestWR5TheMarkerChangesHandsAfterEachTurn(t *testing.T) {
	s := at(t, dice(1, 1, 1), plain, plainTheirs)
	j := play(t, s, "done", "done")
	if s.marker != 1 || s.turn != 3 {
		t.Errorf("seat %d has the marker in turn %d", s.marker, s.turn)
	}
	wantEvents(t, happened(j, "WR-5"), "WR-5 marker")
	wantAsked(t, s, 1, PhaseDeployment)
}

// plain and plainTheirs are characters whose shots matter to no test that uses
// them: all in lead aprons and pressure suits, unhurt.
const (
	plain       = "barbara/attack stanislaw/attack zofia/attack"
	plainTheirs = "halina/attack tadeusz/attack krystyna/attack"
)

func TestWR4PerunsOfThePool(t *testing.T) {
	s := newState(t, 1)
	if s.pool != 24 || s.peruns != [Seats]int8{} || viewOf(s, 0).Wounds != 30 {
		t.Errorf("pool %d, Peruns %v, wounds %d", s.pool, s.peruns, viewOf(s, 0).Wounds)
	}
	s = at(t, dice(9, 9, 9), "karol/exploration jadwiga/attack jerzy/attack", plainTheirs, peruns(0, 20), peruns(1, 4))
	j := play(t, s, "done", "done")
	wantEvents(t, happened(j, "WR-36", "WR-4"), "WR-4 perun.empty")
	// It tells how many are missing, for the same player may have got others.
	for _, e := range j.Events {
		if n, ok := e.Text.Arg("n"); e.Text.Key == "wradislavia.event.perun.empty" && (!ok || n.N != 1) {
			t.Errorf("%+v", e.Text)
		}
	}
	if s.peruns != [Seats]int8{20, 4} || s.pool != 0 {
		t.Errorf("Peruns %v, pool %d", s.peruns, s.pool)
	}
}

func TestWR4WoundsDoNotRunOut(t *testing.T) {
	s := at(t, dice(9, 9, 9), "karol/attack/12 jadwiga/attack/12 jerzy/attack/12", plainTheirs)
	if n := viewOf(s, 0).Wounds; n != 0 {
		t.Errorf("%d wounds are left", n)
	}
	play(t, s, "shoot 1 1 slug")
	if s.posts[1][0].wounds != 2 {
		t.Errorf("%d wounds", s.posts[1][0].wounds)
	}
}

func TestWR41TheDraftIsTakenBack(t *testing.T) {
	s := newState(t, 3)
	was := *s
	c := s.hand[s.active].First()
	wantRefused(t, s, "keep "+c.String(), "WR-2", "keep.none")
	j := play(t, s, "discard "+c.String(), "keep "+c.String())
	wantEvents(t, happened(j), "WR-2 discard", "WR-41 keep")
	if *s != was || j.Barrier {
		t.Error("a discard is not taken back whole")
	}
}

func TestDealIsFixedByTheSeed(t *testing.T) {
	a, b, c := newState(t, 77), newState(t, 77), newState(t, 78)
	if *a != *b {
		t.Error("the same seed deals differently")
	}
	if a.rand == c.rand || a.hand == c.hand {
		t.Error("another seed deals alike")
	}
	if a.Owner(1) != 1 || a.Seats() != 2 || a.Ranges(nil) != nil {
		t.Error("seats and players differ, or a move has an amount")
	}
	if r := a.Result(); r.Over || r.Winners != nil || !r.Reason.Empty() {
		t.Errorf("a result before the end: %+v", r)
	}
	if st := a.Status(); st != (rules.Status{Phase: "draft", Turn: 0, Turns: 100, Seat: int(a.marker)}) {
		t.Errorf("status %+v", st)
	}
}
