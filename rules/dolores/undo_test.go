package dolores

import (
	"testing"

	"schron/rules"
)

// TestDO26EachKindOfInvestmentIsTakenBack plays one of every kind in a rich
// position and takes it back: the position is the one before, to the letter.
func TestDO26EachKindOfInvestmentIsTakenBack(t *testing.T) {
	s := rich(t)
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	tried := map[uint8]bool{VerbEnd: true}
	try := func(move rules.Move) {
		if tried[move.Verb] {
			return
		}
		tried[move.Verb] = true
		m, err := rules.NewMatchAt(Game{}, nil, data)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(move); err != nil {
			t.Fatalf("%s: %v", Game{}.Notation(move), err)
		}
		if r := m.CanUndo(); r != nil {
			t.Fatalf("%s cannot be taken back: %v", Game{}.Notation(move), r)
		}
		if err := m.Undo(); err != nil {
			t.Fatalf("%s: %v", Game{}.Notation(move), err)
		}
		if again, err := m.State(); err != nil || string(again) != string(data) {
			t.Errorf("%s leaves a trace", Game{}.Notation(move))
		}
	}
	for _, move := range s.Legal(nil) {
		try(move)
	}
	for _, r := range s.Ranges(nil) {
		try(r.With(r.Max))
	}
	for verb := range verbEnd {
		if verbsOf[DecideInvest]>>verb&1 == 1 && !tried[verb] {
			t.Errorf("no %q is legal", grammar[verb].Word)
		}
	}
}
