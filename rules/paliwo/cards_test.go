package paliwo

import "testing"

func TestWP41Courage(t *testing.T) {
	s := at(t, "3 c > < . . . . . . . b")
	wantRefused(t, s, "courage child C3", "WP-1", "adjacent")
	j := play(t, s, "courage child B3")
	wantEvents(t, happened(j), "WP-41 card", "WP-41 courage")
	if !j.Barrier || s.pa != HumanPA || s.active != Child {
		t.Errorf("barrier %v, %d points", j.Barrier, s.pa)
	}
	wantRefused(t, s, "adrenaline child", "WP-41", "second-card")
	s = at(t, "3 c < < . . . . . . . b")
	wantRefused(t, s, "courage child B3", "WP-17", "front")
}

func TestWP41Adrenaline(t *testing.T) {
	s := at(t, "3 l . . . . . . . . . b")
	play(t, s, "step lumberjack B3", "adrenaline lumberjack", "step lumberjack C3", "step lumberjack D3", "step lumberjack E3")
	wantRefused(t, s, "step lumberjack F3", "WP-11", "points")
	s = at(t, "3 l . . . . . . . . . b", carrying(Lumberjack))
	wantRefused(t, s, "adrenaline lumberjack", "WP-41", "adrenaline-carrier")
}

func TestWP41FirstAid(t *testing.T) {
	s := at(t, "3 l b . r . . . . . . .", wounded(Lumberjack, 1), wounded(Businessman, 1), wounded(Runner, 1))
	wantRefused(t, s, "aid lumberjack runner", "WP-41", "aid-far")
	wantRefused(t, s, "aid lumberjack child", "WP-39", "gone")
	j := play(t, s, "aid lumberjack businessman")
	wantEvents(t, happened(j), "WP-41 card", "WP-41 aid")
	if s.people[Businessman].wounds != 0 || s.active != Lumberjack {
		t.Error("First Aid did not heal the neighbour")
	}
	s = at(t, "3 l b . . . . . . . . .")
	wantRefused(t, s, "aid lumberjack lumberjack", "WP-41", "aid-healthy")
	wantRefused(t, s, "aid lumberjack businessman", "WP-41", "aid-healthy")
	// On goo the wound comes just before the act: First Aid then heals it.
	s = at(t, "9 . . . . l . . . . S b")
	j = play(t, s, "aid lumberjack lumberjack")
	wantEvents(t, happened(j), "WP-11 goo.begin", "WP-39 wound", "WP-41 card", "WP-41 aid")
	s = at(t, "9 . . . . l . . . . S b", wounded(Lumberjack, 1))
	wantRefused(t, s, "aid lumberjack lumberjack", "WP-39", "aid-doomed")
}

func TestWP41Silence(t *testing.T) {
	s := at(t, "3 l . b . . . . . . . r")
	play(t, s, "step lumberjack A2", "step businessman C2", "step runner K2")
	j := play(t, s, "silence")
	wantEvents(t, happened(j), "WP-41 card", "WP-11 lost", "WP-10 end", "WP-41 silence")
	if s.limit != 1 {
		t.Errorf("limit %d", s.limit)
	}
	s = at(t, "3 l . . . . . . . . . b", wounded(Businessman, 2))
	play(t, s, "step lumberjack A2", "silence")
	if s.limit != 0 {
		t.Errorf("limit %d", s.limit)
	}
	wantAsked(t, s, SeatZombies, "turning") // turning comes after Silence
}

func TestWP41Flare(t *testing.T) {
	s := at(t, "3 l ^ v < > x . . . . b", holding(Flare))
	play(t, s, "step lumberjack A2")
	wantRefused(t, s, "flare", "WP-41", "flare-active")
	play(t, s, "finish", "flare")
	wantAsked(t, s, SeatHumans, "flare")
	wantRefused(t, s, "end", "WP-41", "now.flare")
	wantRefused(t, s, "turn B3 S", "WP-35", "quarter")
	wantRefused(t, s, "turn F3 S", "WP-41", "turn-target")
	play(t, s, "turn B3 E")
	wantRefused(t, s, "turn B3 N", "WP-41", "turn-again")
	j := play(t, s, "turn C3 E", "turn D3 N")
	wantEvents(t, happened(j), "WP-41 turn", "WP-41 turn", "WP-44 turns-done")
	wantBoard(t, s, "3 . > > ^ > x . . . . b")
	wantAsked(t, s, SeatHumans, "turn")
	if s.limit != 0 {
		t.Error("the Flare is an activation")
	}
}

func TestWP42Frenzy(t *testing.T) {
	s := at(t, "3 l . . . < . . . . . b", moving(0))
	j := play(t, s, "frenzy E3")
	wantEvents(t, happened(j), "WP-42 card", "WP-42 frenzy", "WP-33 charge", "WP-35 bite", "WP-39 wound", "WP-48 passed.movement")
	s = at(t, "3 l . . . x . . . . . b", moving(1))
	play(t, s, "frenzy E3", "crawl E3 D3", "crawl D3 C3", "crawl C3 B3", "bite B3 A3")
	s = at(t, "3 l . . < x . . . . . b", moving(2), another)
	wantRefused(t, s, "frenzy E3", "WP-34", "compelled-first")
	play(t, s, "charge D3", "crawl E3 D3")
	wantRefused(t, s, "frenzy D3", "WP-34", "zombie-again")
	s = at(t, "3 l . . > x . . . . . b", moving(0))
	wantRefused(t, s, "frenzy E3", "WP-34", "limit")
}

func TestWP42Hunger(t *testing.T) {
	s := at(t, "3 l . . . x x . . . . b", moving(1))
	j := play(t, s, "hunger")
	wantEvents(t, happened(j), "WP-42 card", "WP-42 hunger")
	if s.limit != 4 {
		t.Errorf("limit %d", s.limit)
	}
	wantRefused(t, s, "scent", "WP-41", "second-card")
	s = at(t, "3 l . . . x x . . . . b", moving(2))
	play(t, s, "crawl E3 E4")
	wantRefused(t, s, "hunger", "WP-42", "start-only")
	wantRefused(t, s, "scent", "WP-42", "start-only")
}

func TestWP42ScentComesBeforeTheList(t *testing.T) {
	s := at(t, "3 l . > . . . . > . . b", moving(0))
	if got := names(viewOf(s, SeatZombies).Compelled); got != "H3" {
		t.Fatalf("compelled are %s", got)
	}
	play(t, s, "scent")
	wantRefused(t, s, "charge H3", "WP-42", "now.scent")
	play(t, s, "turn C3 W", "turn H3 N") // the last one that there is
	wantAsked(t, s, SeatZombies, "movement")
	if got := names(viewOf(s, SeatZombies).Compelled); got != "C3" {
		t.Errorf("compelled are %s", got)
	}
	s = at(t, "3 l . > . . . . > . . b", moving(0))
	play(t, s, "scent", "done")
	wantAsked(t, s, SeatZombies, "movement")
}

func TestWP42FromTheWreck(t *testing.T) {
	s := at(t, "3 . l . . . . . . . . b", moving(0))
	play(t, s, "done")
	wantRefused(t, s, "wreck F2 N", "WP-42", "wreck-obstacle")
	wantRefused(t, s, "wreck B3 N", "WP-2", "free")
	j := play(t, s, "wreck C3 W") // next to a human
	wantEvents(t, happened(j), "WP-42 card", "WP-42 wreck")
	wantAsked(t, s, SeatZombies, "new")
	s = at(t, "3 . l . . . . . . . . b", withPool(1), moving(0))
	play(t, s, "done", "wreck C3 W")
	wantAsked(t, s, SeatZombies, "token") // the last figure went to the card
	s = at(t, "3 . l . . . . . . . . b", withPool(1), moving(0))
	play(t, s, "done", "new C12 W")
	wantRefused(t, s, "wreck C3 W", "WP-42", "pool")
}

func TestWP42Clutch(t *testing.T) {
	s := at(t, "3 l x . . p . . . . . b", holding(Clutch), moving(0))
	play(t, s, "done", "new C12 W", "done")
	wantRefused(t, s, "clutch policeman", "WP-42", "clutch-far")
	wantRefused(t, s, "clutch child", "WP-39", "gone")
	play(t, s, "clutch lumberjack")
	wantAsked(t, s, SeatHumans, "turn")
	j := play(t, s, "step lumberjack A2")
	wantEvents(t, happened(j), "WP-42 clutched", "WP-12 step")
	wantRefused(t, s, "step lumberjack A1", "WP-11", "points")
	// It works in the next turn only.
	play(t, s, "end")
	if s.people[Lumberjack].clutched {
		t.Error("still clutched")
	}
}

func TestWP42OneCardPerTurn(t *testing.T) {
	s := at(t, "3 l x . . . . . . . . b", holding(Clutch), moving(0))
	play(t, s, "hunger", "done", "new C12 W", "done")
	wantAsked(t, s, SeatHumans, "turn") // the clean-up asks no more
}

func TestWP44TurnsChangeTheFacing(t *testing.T) {
	s := at(t, "3 m ^ . . . . . . . . b", holding(Flare))
	wantRefused(t, s, "wrench B3 N", "WP-44", "same-facing")
	play(t, s, "flare")
	wantRefused(t, s, "turn B3 N", "WP-44", "same-facing")
	s = at(t, "3 l x . . . . . . . . b", holding(Flare))
	wantRefused(t, s, "flare", "WP-44", "ordinary")
	s = at(t, "3 l x . . . . . . . . b", moving(0))
	wantRefused(t, s, "scent", "WP-44", "ordinary")
}

// WP-41, WP-11: goo wounds before the first act. First Aid comes too late for who begins
// there with a wound. It comes in time for who has just stepped on it.
func TestWP41FirstAidOnGoo(t *testing.T) {
	s := at(t, "5 . . . . . # ~ l . . .\n3 . . . . . . . . . . b")
	play(t, s, "step lumberjack G5", "aid lumberjack lumberjack")
	if got := s.people[Lumberjack].wounds; got != 0 {
		t.Errorf("%d wounds after First Aid", got)
	}
	s = at(t, "5 . . . . . # ~l . . . .\n3 . . . . . . . . . . b")
	play(t, s, "aid lumberjack lumberjack") // the wound of the goo
	s = at(t, "5 . . . . . # ~l . . . .\n3 . . . . . . . . . . b", wounded(Lumberjack, 1))
	wantRefused(t, s, "aid lumberjack lumberjack", "WP-39", "aid-doomed")
}
