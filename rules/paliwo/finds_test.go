package paliwo

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

func TestWP26WhatFindsBring(t *testing.T) {
	s := at(t, `
		3 l ?B . r ?Z . b ?F . . .
	`)
	j := play(t, s, "step lumberjack B3")
	wantEvents(t, happened(j), "WP-12 step", "WP-26 find.biohazard", "WP-39 wound")
	if s.goo != 1 || s.people[Lumberjack].wounds != 1 {
		t.Errorf("%d patches in reserve, %d wounds", s.goo, s.people[Lumberjack].wounds)
	}
	if !j.Barrier {
		t.Error("a discovery can be undone")
	}
	play(t, s, "step runner E3", "step businessman H3")
	wantBoard(t, s, "3 . ~l . . tr . . fb . . .")
	play(t, s, "take businessman H3")
	// The new goo wounds who enters it again or begins an activation there.
	s = at(t, "3 l ?B . . . . . . . . b")
	play(t, s, "step lumberjack B3", "step lumberjack A3")
	if n := s.people[Lumberjack].wounds; n != 1 {
		t.Errorf("%d wounds", n)
	}
}

// WP-27: who knows the face of a find, and who does not.
func TestWP27WhoKnowsFaces(t *testing.T) {
	s := at(t, "3 l ?B . r ?Z . b ?F . . .")
	for seat, want := range map[int]string{
		SeatZombies:  "biohazard zombie fuel unknown unknown unknown",
		SeatHumans:   "unknown unknown unknown unknown unknown unknown",
		rules.NoSeat: "unknown unknown unknown unknown unknown unknown",
	} {
		var got []string
		for _, f := range viewOf(s, seat).Finds {
			got = append(got, f.Face.String())
		}
		if strings.Join(got, " ") != want {
			t.Errorf("seat %d sees %v, want %s", seat, got, want)
		}
	}
	v := viewOf(s, SeatHumans)
	if v.FindPool != nil || v.FindsLeft != 2 || viewOf(s, SeatZombies).FindPool[ZombieFind] != 1 {
		t.Errorf("the pool shows as %v, %d", v.FindPool, v.FindsLeft)
	}
	s = at(t, "3 l . . . . . . . . . b")
	j := play(t, s, "end", "draw")
	if !j.Barrier {
		t.Error("drawing can be undone")
	}
	for _, e := range j.Events {
		if strings.HasSuffix(e.Text.Key, ".drawn") && (e.VisibleTo(SeatHumans) || !e.VisibleTo(SeatZombies)) {
			t.Error("the humans read what was drawn")
		}
	}
	if d := viewOf(s, SeatHumans).Drawn; d == nil || *d != Unknown {
		t.Errorf("the humans see the drawn find as %v", d)
	}
	if d := viewOf(s, SeatZombies).Drawn; d == nil || *d == Unknown {
		t.Errorf("the zombies see the drawn find as %v", d)
	}
}

func TestWP30DrawAndPlace(t *testing.T) {
	s := at(t, "3 l t f ~ ?B . . . . . b")
	play(t, s, "end")
	wantAsked(t, s, SeatZombies, "draw")
	wantRefused(t, s, "place A1", "WP-30", "now.draw")
	play(t, s, "draw")
	wantAsked(t, s, SeatZombies, "place")
	for _, f := range []string{"A3", "B3", "C3", "D3", "E3", "E9", "D7", "K3"} {
		wantRefused(t, s, "place "+f, "WP-30", "empty")
	}
	j := play(t, s, "place G3")
	wantEvents(t, happened(j), "WP-30 place", "WP-31 rise")
	// With an empty pool of finds the phase is passed over.
	s = at(t, "3 l . . . . . . . . . b", noFinds, holding(Hunger))
	play(t, s, "end")
	wantAsked(t, s, SeatZombies, "movement")
}

// Without an empty field the find waits; next turn it is put down in place of
// another one.
// WP-46: a find that was kept.
func TestWP46KeptFind(t *testing.T) {
	s := at(t, "3 l . . . . . . . . . b")
	for f := Field(0); f < Fields; f++ {
		if s.Empty(f) {
			s.grounds[f] |= crawlerToken // more tokens than there are
		}
	}
	s.pool = 0
	s.stage = StageFind
	var j rules.Journal
	if err := s.Apply(Plain(VerbDraw), &j); err != nil {
		t.Fatal(err)
	}
	wantEvents(t, happened(&j, "WP-30"), "WP-30 draw", "WP-30 find-kept")
	wantAsked(t, s, SeatZombies, "movement")
	kept, left := s.drawn, s.findPool.total()
	if kept == NoFace {
		t.Fatal("nothing was kept")
	}
	s.grounds[0] &^= crawlerToken
	s.stage = StageFind
	wantAsked(t, s, SeatZombies, "place")
	if err := s.Apply(On(VerbPlace, 0), nil); err != nil {
		t.Fatal(err)
	}
	if s.grounds[0].Find() != kept || s.findPool.total() != left || s.drawn != NoFace {
		t.Errorf("A1 has %s, %d in the pool, drawn %s", s.grounds[0].Find(), s.findPool.total(), s.drawn)
	}
}

func TestWP46NothingIsAskedBySecrets(t *testing.T) {
	const board = "3 l < . . . . . . . . b"
	for _, hand := range [][]Card{{Clutch, FromTheWreck}, {Frenzy, Hunger, Scent, FromTheWreck}, {Frenzy, Hunger, Scent, Clutch}} {
		s := at(t, board, holding(hand...), moving(0), func(s *State) { s.tokens, s.risen = 0, 3 })
		play(t, s, "charge B3", "new K9 N")
		wantAsked(t, s, SeatZombies, "token")
		if p := s.Prompt(); (p.Text.Key == "paliwo.prompt.unfitting") == slices.Contains(hand, FromTheWreck) {
			t.Errorf("with %v phase 4 asks %s", hand, p.Text.Key)
		}
		play(t, s, "done")
		wantAsked(t, s, SeatZombies, "cleanup")
		if p := s.Prompt(); (p.Text.Key == "paliwo.prompt.unfitting") == slices.Contains(hand, Clutch) {
			t.Errorf("with %v phase 5 asks %s", hand, p.Text.Key)
		}
	}
	// Known to be played, or no card in hand that could be: nothing to ask.
	s := at(t, board, playedBefore(Clutch), playedBefore(FromTheWreck), moving(0), func(s *State) { s.tokens, s.risen = 0, 3 })
	play(t, s, "charge B3", "new K9 N")
	wantAsked(t, s, SeatHumans, "turn")
}
