package paliwo

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
	"schron/rules/rulestest"
)

// hide changes what a seat must not know of a position. That is the order of chance, the
// barrels, and of the other side the hand and the faces of finds. It reports whether
// something changed.
func hide(s *State, seat int, chance *rules.Rand) bool {
	was := *s
	s.rand = rules.NewRand(chance.Uint64())
	for side := range seats {
		if side != seat && s.hand[side] != 0 {
			all := sideCards(side) &^ s.played[side]
			cards := all.cards()
			s.hand[side] = all &^ cards[chance.IntN(len(cards))].bit()
		}
	}
	shuffleFaces(s, chance, func(f Field) bool { return TerrainAt(f) == Barrel }, false)
	if seat != SeatZombies {
		shuffleFaces(s, chance, func(f Field) bool { return TerrainAt(f) != Barrel }, true)
	}
	return *s != was
}

// shuffleFaces deals the hidden finds on some fields anew, with those of the
// pool if they may come from there.
func shuffleFaces(s *State, chance *rules.Rand, on func(Field) bool, pool bool) {
	var found []Face
	for f := range s.grounds {
		if face := s.grounds[f].Find(); face != NoFace && on(Field(f)) {
			found = append(found, face)
		}
	}
	if pool {
		if s.drawn != NoFace {
			found = append(found, s.drawn)
		}
		for face := range faces {
			for range s.findPool[face] {
				found = append(found, face)
			}
		}
	}
	rules.Shuffle(chance, found)
	for f := range s.grounds {
		if s.grounds[f].Find() != NoFace && on(Field(f)) {
			s.grounds[f] = s.grounds[f]&^findMask | Ground(found[0])
			found = found[1:]
		}
	}
	if !pool {
		return
	}
	if s.drawn != NoFace {
		s.drawn, found = found[0], found[1:]
	}
	s.findPool = findCount{}
	for _, face := range found {
		s.findPool[face]++
	}
}

// TestWP27NothingTellsWhatIsHidden plays two positions that differ only in what a seat must
// not know. Until something is revealed the seat sees, reads and is asked the same in both.
func TestWP27NothingTellsWhatIsHidden(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		seat := rapid.IntRange(rules.NoSeat, seats-1).Draw(r, "seat")
		a := drawPlayed(r)
		b := *a
		chance := rules.NewRand(rapid.Uint64().Draw(r, "chance"))
		if a.stage == StageOver || !hide(&b, seat, &chance) {
			return // at the end the finds lie open
		}
		if err := b.Invariants(); err != nil {
			r.Fatal(err)
		}
		moves := blindMoves(*a, b, &chance, rapid.IntRange(0, 60).Draw(r, "moves"))
		rulestest.Unseen(rulestest.AsTB(t, r), Game{}, a, &b, seat, moves...)
		// Nor does what a view keeps for its queries.
		if *viewOf(a, seat).known != *viewOf(&b, seat).known {
			r.Fatal("the position behind the view tells what is hidden")
		}
	})
}

// TestWP27TheViewKeepsNoSecret looks into the position behind the views of each
// seat while a find is drawn and one lies on the board.
func TestWP27TheViewKeepsNoSecret(t *testing.T) {
	s := at(t, "3 l . . ?Z . . . . . . b", atStage(StageFind))
	play(t, s, "draw")
	for seat := rules.NoSeat; seat < seats; seat++ {
		k := viewOf(s, seat).known
		if k.rand != (rules.Rand{}) {
			t.Errorf("seat %d can foretell chance", seat)
		}
		for _, f := range carPark.barrels {
			if k.grounds[f].Find() != Unknown {
				t.Errorf("seat %d knows the %s on %s", seat, k.grounds[f].Find(), f)
			}
		}
		for side := range seats {
			if want := s.hand[side]; side != seat && k.hand[side] != 0 || side == seat && k.hand[side] != want {
				t.Errorf("seat %d knows of side %d %v", seat, side, k.hand[side].cards())
			}
		}
		knows := seat == SeatZombies
		if got := k.grounds[field(t, "D3")].Find() == ZombieFind; got != knows {
			t.Errorf("seat %d knows the find that was put down: %v", seat, got)
		}
		if (k.drawn == s.drawn) != knows || (k.findPool == s.findPool) != knows || k.findPool.total() != s.findPool.total() {
			t.Errorf("seat %d knows %s and %v of the pool", seat, k.drawn, k.findPool)
		}
	}
}

// WP-27: when the game is over everybody sees all finds, and what opened them
// cannot be taken back.
func TestWP27TheEndOpensAllFinds(t *testing.T) {
	s := at(t, "3 l . . ?Z . . . . ?B . b", carrying(Lumberjack))
	for seat := rules.NoSeat; seat < seats; seat++ {
		v := viewOf(s, seat)
		if got := slices.IndexFunc(v.Finds, func(f Find) bool { return f.Face == Unknown }); got < 0 {
			t.Fatalf("seat %d knows all finds before the end", seat)
		}
	}
	j := play(t, s, "leave lumberjack")
	if !j.Barrier {
		t.Error("the end can be taken back")
	}
	for seat := rules.NoSeat; seat < seats; seat++ {
		v := viewOf(s, seat)
		if len(v.Finds) != 5 {
			t.Errorf("seat %d sees %d finds", seat, len(v.Finds))
		}
		for _, f := range v.Finds {
			if f.Face == Unknown || f.Face != s.grounds[f.Field].Find() || v.known.grounds[f.Field].Find() != f.Face {
				t.Errorf("seat %d sees %s on %s, there is %s", seat, f.Face, f.Field, s.grounds[f.Field].Find())
			}
		}
	}
	// Where nothing is opened the end can be taken back as any move.
	s = at(t, "3 l . . . . . . . . . b", carrying(Lumberjack))
	for f := range s.grounds {
		s.grounds[f] &^= findMask
	}
	var open rules.Journal
	if err := s.Apply(By(VerbLeave, Lumberjack), &open); err != nil || open.Barrier {
		t.Errorf("an end that opens nothing cannot be taken back (%v)", err)
	}
}

// blindMoves plays the same random moves in both until something is revealed.
func blindMoves(a, b State, chance *rules.Rand, most int) []rules.Move {
	var played []rules.Move
	for len(played) < most && a.Actor() != rules.NoSeat {
		legal := a.Legal(nil)
		m := legal[chance.IntN(len(legal))]
		var in, out rules.Journal
		if a.Apply(m, &in) != nil || b.Apply(m, &out) != nil || in.Barrier || out.Barrier {
			break
		}
		played = append(played, m)
	}
	return played
}

// Refusals to the one who decides tell nothing either.
func TestWP27RefusalsTellNothing(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		a := drawPlayed(r)
		b := *a
		chance := rules.NewRand(rapid.Uint64().Draw(r, "chance"))
		if a.Actor() == rules.NoSeat || !hide(&b, a.Actor(), &chance) {
			return
		}
		for m := range withPairs() {
			if x, y := a.refuse(m), b.refuse(m); x != y {
				r.Fatalf("%+v is answered with %+v and %+v", m, refusals[x], refusals[y])
			}
		}
	})
}

func TestPromptsArePrivateWhileSecretsShow(t *testing.T) {
	s := newState(t, 1)
	if p := s.Prompt(); !p.Private || p.Reaction {
		t.Errorf("placing with a hand: %+v", p)
	}
	s = at(t, twoHumans)
	for side := range seats {
		s.played[side], s.hand[side] = s.hand[side], 0
	}
	if s.Prompt().Private {
		t.Error("the human turn without a hand is private")
	}
	play(t, s, "end")
	if s.Prompt().Private {
		t.Error("drawing without hand and finds is private")
	}
	play(t, s, "draw")
	if !s.Prompt().Private {
		t.Error("placing a find is not private")
	}
	play(t, s, "place K12")
	if !s.Prompt().Private {
		t.Error("the zombie turn with a known find is not private")
	}
}

// What is revealed bars undo; the rest can be taken back.
func TestUndoStopsAtWhatWasRevealed(t *testing.T) {
	for _, c := range []struct {
		board, move string
		bars        bool
		with        []change
	}{
		{"3 l . . . . . . . . b .", "step lumberjack B3", false, nil},
		{"3 l ?Z . . . . . . . b .", "step lumberjack B3", true, nil},
		{"6 G . . l . # . . . b .", "open lumberjack D7", true, nil},
		{"3 lf . . . . . . . . b .", "take lumberjack A3", false, nil},
		{"3 l > . . . . . . . b .", "axe B3", false, nil},
		{"3 l > . . . . . . . b .", "courage lumberjack B3", true, nil},
		{"3 l > . . . . . . . b .", "silence", true, nil},
		{"3 l > . . . . . . . b .", "end", false, nil},
		{"3 l < . . . . . . . b .", "charge B3", false, []change{moving(0)}},
		{"3 l > . . . . . . . b .", "hunger", true, []change{moving(0)}},
		{"3 l > . . . . . . . b .", "draw", true, []change{atStage(StageFind)}},
		{"3 l > . . . . . . . b .", "new K1 N", false, []change{atStage(StageNew), func(s *State) { s.toAdd = 1 }}},
	} {
		j := play(t, at(t, c.board, c.with...), c.move)
		if j.Barrier != c.bars {
			t.Errorf("%q on %q bars undo: %v, want %v", c.move, c.board, j.Barrier, c.bars)
		}
	}
	m := rulestest.Scripted(t, Game{}, rules.Setup{Players: 2, Seed: 1}, placing...)
	rulestest.Play(t, m, "step lumberjack C2", "step lumberjack C3", "end")
	if r := m.CanUndo(); r != nil {
		t.Errorf("the end of the turn cannot be taken back: %v", r)
	}
	rulestest.Play(t, m, "draw")
	if r := m.CanUndo(); r == nil || r.Text.Key != "frame.refuse.undo-revealed" {
		t.Errorf("drawing can be taken back: %v", r)
	}
}
