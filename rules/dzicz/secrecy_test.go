package dzicz

import (
	"os"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestDZ5NothingTellsAnothersSecret plays two deals that differ only in secret missions that
// a seat must not know. Until one is revealed the seat sees, reads and is asked the same in
// both.
func TestDZ5NothingTellsAnothersSecret(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		players := rapid.IntRange(2, MaxSeats).Draw(r, "players")
		seat := rapid.IntRange(rules.NoSeat, players-1).Draw(r, "seat")
		a := newState(t, players, rapid.Uint64Range(0, 1<<20).Draw(r, "seed"))
		b := *a
		if !swapSecret(&b, seat, rapid.IntRange(0, players-1).Draw(r, "other")) {
			return
		}
		chance := rules.NewRand(rapid.Uint64().Draw(r, "play"))
		moves := blindMoves(*a, b, &chance, rapid.IntRange(0, 80).Draw(r, "moves"))
		rulestest.Unseen(rulestest.AsTB(t, r), Game{}, a, &b, seat, moves...)
	})
}

// swapSecret gives another player a mission that seat cannot exclude: one that
// was not dealt, or with four players that of a third one.
func swapSecret(s *State, seat, other int) bool {
	if other == seat {
		return false
	}
	dealt := map[Mission]int{}
	for p := range s.seats {
		dealt[s.secret[p]] = p
	}
	for _, m := range Missions() {
		holder, ok := dealt[m]
		switch {
		case !ok:
			s.secret[other] = m
			return true
		case holder != other && holder != seat:
			s.secret[other], s.secret[holder] = m, s.secret[other]
			return true
		}
	}
	return false
}

// blindMoves plays the same random moves in both until a secret would show in
// one of them.
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

func TestDZ5RefusalsTellNoSecret(t *testing.T) {
	a := newState(t, 3, 8)
	b := *a
	if !swapSecret(&b, 0, 1) {
		t.Fatal("no secret to swap")
	}
	for m := range universe() {
		x, y := a.Check(m), b.Check(m)
		if (x == nil) != (y == nil) || x != nil && x.Error() != y.Error() {
			t.Fatalf("%+v is answered with %v and %v", m, x, y)
		}
	}
}

func TestPromptsArePrivateWhileASecretIsHidden(t *testing.T) {
	s := newState(t, 2, 1)
	if p := s.Prompt(); !p.Private || p.Reaction {
		t.Errorf("choosing a home edge: %+v", p)
	}
	s = at(t, 2, defenceDrawing, holding(1, Defence))
	if p := s.Prompt(); !p.Private || p.Reaction {
		t.Errorf("the own go: %+v", p)
	}
	play(t, s, "move c3 c4")
	if p := s.Prompt(); p.Private || !p.Reaction {
		t.Errorf("a reaction: %+v", p)
	}
	play(t, s, "no")
	if p := s.Prompt(); !p.Private || p.Reaction {
		t.Errorf("the mover's decision in the own go: %+v", p)
	}
	s = at(t, 2, defenceDrawing, secretHeld(0), ownReward(PrepareAssault, 0))
	if p := s.Prompt(); p.Private {
		t.Errorf("with a revealed mission: %+v", p)
	}
}

// TestDZ30TheEndIsNotTakenBack: it lays all secret missions open, so nobody goes on with
// what they have seen.
func TestDZ30TheEndIsNotTakenBack(t *testing.T) {
	data, err := os.ReadFile("testdata/endings/nobody.json")
	if err != nil {
		t.Fatal(err)
	}
	r, err := rules.DecodeRecord(data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.LoadMatch(func(string) (rules.Game, error) { return Game{}, nil }, r)
	if err != nil {
		t.Fatal(err)
	}
	if why := m.CanUndo(); why == nil || why.Text.Key != "frame.refuse.undo-revealed" {
		t.Errorf("the last move of a game that is over: %v", why)
	}
}
