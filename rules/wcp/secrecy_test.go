package wcp

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestWCP9HandsAreHidden plays two positions that differ only in what a seat must not
// know, others' hands and the stacks. Until something is drawn or laid the seat sees,
// reads and is asked the same in both.
func TestWCP9HandsAreHidden(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		a := drawPlayed(r)
		seat := rapid.IntRange(rules.NoSeat, a.Seats()-1).Draw(r, "seat")
		chance := rules.NewRand(rapid.Uint64().Draw(r, "swap"))
		b := *a
		if !swapHidden(&b, seat, &chance) {
			return
		}
		if err := b.Invariants(); err != nil {
			r.Fatal(err)
		}
		rulestest.Unseen(rulestest.AsTB(t, r), Game{}, a, &b, seat, blindMoves(*a, b, &chance, 12)...)
	})
}

// swapHidden exchanges halls or content tokens between the stack and a hand that seat must
// not know, or within the stack. It reports whether that changes anything.
func swapHidden(s *State, seat int, chance *rules.Rand) bool {
	if s.tokensLeft < 2 || s.phase == PhaseVehicle {
		return false
	}
	if s.hallsLeft > 1 && chance.IntN(2) == 0 {
		return swapHalls(s, seat, chance)
	}
	i := chance.IntN(int(s.tokensLeft))
	other := chance.IntN(s.Seats())
	if seat != rules.NoSeat && s.Allied(seat, other) || s.players[other].tokensN == 0 {
		k := chance.IntN(int(s.tokensLeft))
		s.tokenStack[i], s.tokenStack[k] = s.tokenStack[k], s.tokenStack[i]
		return s.tokenStack[i] != s.tokenStack[k]
	}
	p := &s.players[other]
	hand := listed[Token](p.tokens[:])
	x := hand[chance.IntN(len(hand))]
	p.tokens[x]--
	p.tokens[s.tokenStack[i]]++
	x, s.tokenStack[i] = s.tokenStack[i], x
	return x != s.tokenStack[i]
}

// swapHalls does so with halls. The stack of halls is empty before it matters to
// all whether some hall fits, in stage II (WCP-35, WCP-42).
func swapHalls(s *State, seat int, chance *rules.Rand) bool {
	i := chance.IntN(int(s.hallsLeft))
	other := chance.IntN(s.Seats())
	if seat != rules.NoSeat && s.Allied(seat, other) || s.players[other].hallsN == 0 {
		k := chance.IntN(int(s.hallsLeft))
		s.hallStack[i], s.hallStack[k] = s.hallStack[k], s.hallStack[i]
		return s.hallStack[i] != s.hallStack[k]
	}
	p := &s.players[other]
	hand := listed[Tile](p.halls[:])
	x := hand[chance.IntN(len(hand))]
	p.halls[x]--
	p.halls[s.hallStack[i]]++
	x, s.hallStack[i] = s.hallStack[i], x
	return x != s.hallStack[i]
}

// blindMoves plays the same random moves in both until a secret would show in
// one of them.
func blindMoves(a, b State, chance *rules.Rand, most int) []rules.Move {
	var played []rules.Move
	for len(played) < most && a.Actor() != rules.NoSeat {
		moves := a.Legal(nil)
		m := moves[chance.IntN(len(moves))]
		var in, out rules.Journal
		if a.Apply(m, &in) != nil || b.Apply(m, &out) != nil || in.Barrier || out.Barrier {
			break
		}
		played = append(played, m)
	}
	return played
}

// A view keeps nothing that its seat may not know, not even where no question asks for it.
// What a screen holds could be looked at (WCP-9, WCP-51).
func TestWCP51ViewsHoldNothingHidden(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		a := drawPlayed(r)
		seat := rapid.IntRange(rules.NoSeat, a.Seats()-1).Draw(r, "seat")
		chance := rules.NewRand(rapid.Uint64().Draw(r, "swap"))
		b := *a
		if !swapHidden(&b, seat, &chance) {
			return
		}
		b.rand = rules.NewRand(3)
		if v, w := a.View(seat), b.View(seat); !reflect.DeepEqual(v, w) {
			r.Fatalf("seat %d is given %+v and %+v", seat, v.(View).public, w.(View).public)
		}
	})
	v := viewOf(started(t, 3, 8, nil), 1)
	if p := v.public; p.hallStack != [HallCount]Tile{} || p.tokenStack != [TokenCount]Token{} || p.rand != (rules.Rand{}) {
		t.Error("a view holds the stacks or the chance")
	}
	for seat := range 3 {
		if p := &v.public.players[seat]; (p.halls != [tileKinds]uint8{}) != (seat == 1) || (p.tokens != [tokenKinds]uint8{}) != (seat == 1) {
			t.Errorf("seat 1 is given the hand of seat %d", seat)
		}
	}
}

// Only the sizes of the stacks are public (WCP-51).
func TestWCP51StacksAreHidden(t *testing.T) {
	a := started(t, 3, 8, nil)
	b := *a
	rules.Shuffle(&b.rand, b.tokenStack[:b.tokensLeft])
	rules.Shuffle(&b.rand, b.hallStack[:b.hallsLeft])
	for seat := rules.NoSeat; seat < 3; seat++ {
		rulestest.Unseen(t, Game{}, a, &b, seat)
	}
	if v := viewOf(a, 0); v.HallsLeft != 18 || v.TokensLeft != 90 || v.HallStack != nil || v.TokenStack != nil {
		t.Errorf("%d halls, %d tokens, %v, %v", v.HallsLeft, v.TokensLeft, v.HallStack, v.TokenStack)
	}
}

func TestWCP9RefusalsTellNoSecret(t *testing.T) {
	a := started(t, 3, 8, nil)
	b := *a
	chance := rules.NewRand(1)
	for !swapHidden(&b, 0, &chance) {
		b = *a
	}
	for m := range universe() {
		x, y := a.Check(m), b.Check(m)
		if (x == nil) != (y == nil) || x != nil && x.Error() != y.Error() {
			t.Fatalf("%+v is answered with %v and %v", m, x, y)
		}
	}
}

// Who plays several pawns knows all their hands, and what they draw.
func TestWCP9OnePersonKnowsTheOwnTeam(t *testing.T) {
	s := started(t, 2, 1, rules.Options{OptionTeams: true})
	v := viewOf(s, 0)
	for seat, p := range v.Players {
		if own := seat%2 == 0; (p.Halls != nil) != own || (p.Tokens != nil) != own || p.HallCount != 6 || p.TokenCount != 6 {
			t.Errorf("seat %d shows %v", seat, p.Halls)
		}
		if own := &v.public.players[seat]; (own.tokens != [tokenKinds]uint8{}) != (seat%2 == 0) {
			t.Errorf("of the hand of seat %d it is known %v", seat, own.tokens)
		}
	}
	j := play(t, s, legal(s, "hall")[0])
	for len(happened(j, "WCP-9")) == 0 {
		j = play(t, s, legal(s, "")[0])
	}
	for _, e := range j.Events {
		if e.Rule == "WCP-9" && e.To != rules.Seats(0, 2, 4) && e.To != rules.Seats(1, 3, 5) {
			t.Errorf("%v is told to %b", e.Text, e.To)
		}
	}
}

// The own turn shows the own hand; what others are asked shows nothing secret.
func TestWCP9PromptsArePrivateWhileAHandShows(t *testing.T) {
	made, err := Game{}.New(rules.Setup{Players: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	if p := made.Prompt(); p.Private {
		t.Error("the choice of vehicles is private")
	}
	s := encounter(t, 2, owns(0, "core", "cell"), owns(1, "cell", "fire"), left(1, 3, 1))
	if p := s.Prompt(); !p.Private || p.Reaction {
		t.Errorf("the own turn: %+v", p)
	}
	play(t, s, "trade 1", "give core", "ask cell", "offer")
	if p := s.Prompt(); p.Private || !p.Reaction {
		t.Errorf("an answer: %+v", p)
	}
}

// Undo stops at what was drawn, not at a fight, whose end all could foresee.
func TestUndoStopsAtWhatWasDrawn(t *testing.T) {
	position, err := at(t, 2, "", corridorHalls, stands(0, "d6"), stands(1, "d2"), content("d5", "mech", "100100"), holds(0, "scrap")).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(Game{}, rulestest.Players(2), position)
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Play(t, m, "move d5")
	if r := m.CanUndo(); r != nil {
		t.Errorf("the fight cannot be undone: %v", r)
	}
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	rulestest.Play(t, m, "move d5", "content scrap d6")
	if r := m.CanUndo(); r == nil || r.Text.Key != "frame.refuse.undo-revealed" {
		t.Errorf("the draw can be undone: %v", r)
	}
}

// An offer is undone by the one who made it, an answer by nobody.
func TestUndoStopsAtAnothersAnswer(t *testing.T) {
	position, err := encounter(t, 2, owns(0, "core"), owns(1, "cell")).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(Game{}, rulestest.Players(2), position)
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Play(t, m, "trade 1", "give core", "ask cell")
	for m.Len() > 0 {
		if err := m.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	rulestest.Play(t, m, "trade 1", "give core", "ask cell", "offer", "accept")
	if err := m.Undo(); err != nil { // the answer, by its own player
		t.Fatal(err)
	}
	if r := m.CanUndo(); r == nil {
		t.Error("the offer can be undone although the other player has been asked")
	}
}
