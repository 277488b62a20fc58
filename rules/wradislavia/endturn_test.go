package wradislavia

import (
	"testing"

	"schron/rules"
)

// closing is a clash of explorers that ends with the given wounds.
func closing(t *testing.T, mine, theirs [Slots]int8, changes ...change) *State {
	t.Helper()
	s := at(t, dice(9, 9, 9), "karol/exploration jerzy/exploration jadwiga/attack", "barbara/exploration zofia/exploration kazimierz/exploration", changes...)
	for slot := range Slots {
		s.posts[0][slot].wounds, s.posts[1][slot].wounds = mine[slot], theirs[slot]
	}
	return s
}

func TestWR35WhereTheCharactersGo(t *testing.T) {
	for n, want := range map[int]Fate{0: FateBack, 1: FateBack, 2: FateBack, 3: FateHeavy, 4: FateHeavy, 5: FateDead, 12: FateDead} {
		if got := FateOf(n); got != want {
			t.Errorf("%d wounds: %s, want %s", n, got, want)
		}
	}
	s := closing(t, [Slots]int8{2, 3, 5}, [Slots]int8{4, 0, 6})
	who := [Seats][Slots]Character{}
	for seat := range who {
		for slot := range who[seat] {
			who[seat][slot] = s.posts[seat][slot].who
			if got := viewOf(s, 1).Fate(seat, slot); got != FateOf(int(s.posts[seat][slot].wounds)) {
				t.Errorf("the view tells %s", got)
			}
		}
	}
	j := play(t, s, "done")
	wantEvents(t, happened(j, "WR-35"), "WR-35 fate.back", "WR-35 fate.heavy", "WR-35 fate.dead",
		"WR-35 fate.heavy", "WR-35 fate.back", "WR-35 fate.dead")
	if !s.hand[0].has(who[0][0]) || !s.before[0].has(who[0][1]) || !s.dead[0].has(who[0][2]) ||
		!s.before[1].has(who[1][0]) || !s.hand[1].has(who[1][1]) || !s.dead[1].has(who[1][2]) {
		t.Errorf("hands %v, heavy %v, dead %v", s.hand, s.before, s.dead)
	}
	// The heavily wounded miss the next turn, the dead all of them.
	s.active = 0
	wantRefused(t, s, "send "+who[0][1].String()+" 1", "WR-35", "send.heavy")
	wantRefused(t, s, "send "+who[0][2].String()+" 1", "WR-35", "send.dead")
	r := viewOf(s, rules.NoSeat).Last
	if r == nil || r.Turn != 2 || r.Fates[0] != [Slots]Fate{FateBack, FateHeavy, FateDead} || r.Clash[1][2].Wounds != 6 ||
		r.Gained != [Seats]int{1, 1} {
		t.Errorf("report %+v", r)
	}
}

func TestWR36ExplorersGainPeruns(t *testing.T) {
	s := closing(t, [Slots]int8{2, 3, 0}, [Slots]int8{0, 5, 1})
	j := play(t, s, "done")
	wantEvents(t, happened(j, "WR-36"), "WR-36 perun.gain", "WR-36 perun.gain")
	if s.peruns != [Seats]int8{1, 2} || s.pool != PerunPool-3 {
		t.Errorf("Peruns %v, pool %d", s.peruns, s.pool)
	}
}

func TestWR36TheLastPerunsAreTakenInTurns(t *testing.T) {
	for pool, want := range map[int8][Seats]int8{5: {2, 3}, 4: {2, 2}, 3: {2, 1}, 2: {1, 1}, 1: {1, 0}, 0: {0, 0}} {
		s := closing(t, [Slots]int8{}, [Slots]int8{}, peruns(0, 10), peruns(1, 14-pool))
		play(t, s, "done")
		if got := s.report.gained; got != want {
			t.Errorf("of %d Peruns the seats take %v, want %v", pool, got, want)
		}
		// The other seat holds the marker.
		s = closing(t, [Slots]int8{}, [Slots]int8{}, peruns(0, 10), peruns(1, 14-pool), func(s *State) { s.marker = 1 })
		s.settleFire(nil)
		play(t, s, "done")
		if got := s.report.gained; pool == 1 && got != [Seats]int8{0, 1} || pool == 3 && got != [Seats]int8{1, 2} {
			t.Errorf("of %d Peruns the seats take %v", pool, got)
		}
	}
}

func TestWR38TheRestComesBackAndTheTableIsCleared(t *testing.T) {
	s := closing(t, [Slots]int8{0, 4, 0}, [Slots]int8{}, resting(0, 2), peruns(1, 2), func(s *State) {
		s.dropped = Radiation
		s.hazards[1] = Birds
		s.deck[Radiation]--
	})
	healed := s.before[0]
	j := play(t, s, "done")
	wantEvents(t, happened(j, "WR-37", "WR-38"), "WR-37 wake", "WR-38 wake")
	if s.hand[0]&healed != healed || s.before[0].Len() != 1 || s.report.healed[0] != healed {
		t.Errorf("hand %v, resting %v", s.hand[0].list(), s.before[0].list())
	}
	cards := int8(0)
	for _, n := range s.deck {
		cards += n
	}
	if cards != HazardCards-1 || s.posts != [Seats][Slots]Fighter{} || s.dropped != NoHazard {
		t.Errorf("%d hazard cards, posts %v", cards, s.posts)
	}
	if s.peruns != [Seats]int8{1, 5} { // one and three explorers came back, two were kept
		t.Errorf("Peruns %v", s.peruns)
	}
	if viewOf(s, 0).TokensLeft(0, Attack) != 3 || viewOf(s, 0).Wounds != WoundPool {
		t.Error("tokens or wounds did not return")
	}
}

// ends describes a position just before the end of its turn. There are cards in hand beside
// the clash, last turn's heavily wounded, and the wounds in the clash.
type ends struct {
	hand, resting int
	wounds        [Slots]int8
}

// ending puts such sides together. A side has seven characters, the rest are dead.
func ending(t *testing.T, turn int8, sides [Seats]ends) *State {
	t.Helper()
	s := closing(t, sides[0].wounds, sides[1].wounds, inTurn(turn))
	for seat, side := range sides {
		resting(seat, side.resting)(s)
		buried(seat, HandCards-Slots-side.hand-side.resting)(s)
	}
	s.fitReport()
	return s
}

func TestWR37TheEnds(t *testing.T) {
	two, heavy, dead := [Slots]int8{2, 2, 2}, [Slots]int8{3, 3, 3}, [Slots]int8{5, 5, 5}
	for _, c := range []struct {
		name   string
		sides  [Seats]ends
		over   bool
		winner int
		reason string
	}{
		{"three cards are enough", [Seats]ends{{3, 0, heavy}, {3, 0, heavy}}, false, 0, ""},
		{"a hand of two loses", [Seats]ends{{2, 0, heavy}, {3, 0, heavy}}, true, 1, "hand"},
		{"the other one loses", [Seats]ends{{3, 0, dead}, {2, 0, dead}}, true, 0, "hand"},
		{"the returning one counts", [Seats]ends{{2, 1, heavy}, {3, 0, heavy}}, false, 0, ""},
		{"of two resting only one counts", [Seats]ends{{1, 2, heavy}, {3, 0, heavy}}, true, 1, "hand"},
		{"those of the clash count", [Seats]ends{{0, 0, two}, {4, 0, two}}, false, 0, ""},
		{"more living does not save one hand", [Seats]ends{{2, 0, heavy}, {3, 0, dead}}, true, 1, "hand"},
		{"both, more living wins", [Seats]ends{{2, 0, dead}, {1, 0, heavy}}, true, 1, "both"},
		{"both, resting ones live", [Seats]ends{{0, 3, dead}, {2, 0, dead}}, true, 0, "both"},
		{"both, as many living", [Seats]ends{{2, 0, [Slots]int8{3, 5, 5}}, {0, 0, heavy}}, true, rules.NoSeat, "both-draw"},
		{"nobody is left", [Seats]ends{{0, 0, dead}, {0, 0, dead}}, true, rules.NoSeat, "both-draw"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := ending(t, 5, c.sides)
			j := play(t, s, "done")
			wantEnd(t, s, j, c.over, c.winner, c.reason, "WR-37")
		})
	}
}

func wantEnd(t *testing.T, s *State, j *rules.Journal, over bool, winner int, reason, rule string) {
	t.Helper()
	r := s.Result()
	if r.Over != over {
		t.Fatalf("over is %v: hands %v, living %d and %d", r.Over, s.hand, s.living(0), s.living(1))
	}
	if err := s.Invariants(); err != nil {
		t.Error(err)
	}
	if !over {
		wantAsked(t, s, int(s.marker), PhaseDeployment)
		return
	}
	if s.Actor() != rules.NoSeat || len(s.Legal(nil)) != 0 || s.Winner() != winner || r.Reason.Key != "wradislavia.result."+reason {
		t.Errorf("result %+v", r)
	}
	if (winner == rules.NoSeat) != (len(r.Winners) == 0) || len(r.Winners) == 1 && r.Winners[0] != winner {
		t.Errorf("winners %v", r.Winners)
	}
	want := rule + " draw"
	if winner != rules.NoSeat {
		want = rule + " win"
	}
	if got := happened(j); got[len(got)-1] != want {
		t.Errorf("the last event is %s, want %s", got[len(got)-1], want)
	}
	if r.Scores[0] != s.living(0) || r.Scores[1] != viewOf(s, 0).Living(1) {
		t.Errorf("scores %v", r.Scores)
	}
	wantRefused(t, s, "done", rule, "over")
	if st := s.Status(); st.Phase != "over" || st.Seat != rules.NoSeat {
		t.Errorf("status %+v", st)
	}
}

func TestWR37OnlyOneOfTheRestingReturnsBeforeTheCount(t *testing.T) {
	s := ending(t, 5, [Seats]ends{{0, 3, [Slots]int8{5, 5, 5}}, {4, 0, [Slots]int8{}}})
	j := play(t, s, "done")
	wantEvents(t, happened(j, "WR-37"), "WR-37 wake", "WR-37 win")
	if s.hand[0].Len() != 1 || s.before[0].Len() != 2 || s.living(0) != 3 {
		t.Errorf("%d in hand, %d resting", s.hand[0].Len(), s.before[0].Len())
	}
}

func TestWR40TheHundredthTurnIsTheLast(t *testing.T) {
	heavy, dead := [Slots]int8{3, 3, 3}, [Slots]int8{5, 5, 5}
	for _, c := range []struct {
		turn   int8
		sides  [Seats]ends
		over   bool
		winner int
		reason string
		rule   string
	}{
		{99, [Seats]ends{{4, 0, heavy}, {4, 0, dead}}, false, 0, "", ""},
		{100, [Seats]ends{{4, 0, heavy}, {4, 0, dead}}, true, 0, "limit", "WR-40"},
		{100, [Seats]ends{{3, 0, heavy}, {4, 0, heavy}}, true, 1, "limit", "WR-40"},
		{100, [Seats]ends{{4, 0, heavy}, {4, 0, heavy}}, true, rules.NoSeat, "limit-draw", "WR-40"},
		{100, [Seats]ends{{2, 0, heavy}, {4, 0, dead}}, true, 1, "hand", "WR-37"},
	} {
		s := ending(t, c.turn, c.sides)
		wantEnd(t, s, play(t, s, "done"), c.over, c.winner, c.reason, c.rule)
	}
}
