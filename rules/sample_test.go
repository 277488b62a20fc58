package rules_test

import (
	"testing"

	"schron/rules"
	"schron/rules/internal/toygame"
	"schron/rules/rulestest/reversi"
)

// TestABotGetsNoStateButADrawnOne: what it does with that changes nothing, and of
// the other seat's card it learns nothing.
func TestABotGetsNoStateButADrawnOne(t *testing.T) {
	m := start(t, 2, nil)
	p := m.Position()
	before := string(asJSON(t, p.View()))
	r := rules.NewRand(1)
	cards := map[int]int{}
	for range 600 {
		s := p.Sample(&r).(*toygame.State)
		cards[s.Card[1]]++
		if err := s.Apply(s.Legal(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	if len(cards) != 6 || string(asJSON(t, p.View())) != before {
		t.Errorf("cards %v, the position became %s", cards, asJSON(t, p.View()))
	}
}

// TestASampleOfAnOpenGameIsACopy: it hides nothing and has no dice.
func TestASampleOfAnOpenGameIsACopy(t *testing.T) {
	m, err := rules.NewMatch(reversi.Game{}, make([]rules.Player, 2), rules.Setup{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	p := m.Position()
	r := rules.NewRand(1)
	s := p.Sample(&r)
	if err := s.Apply(p.Legal()[0], nil); err != nil {
		t.Fatal(err)
	}
	if p.Status().Seat != 0 || len(p.Legal()) != 4 || s.Actor() != 1 {
		t.Error("a move in a sample was played in the position")
	}
}

func TestASplitGeneratorGoesOnByItself(t *testing.T) {
	a := rules.NewRand(1)
	b := a.Split()
	c := a.Split()
	if x, y, z := a.Uint64(), b.Uint64(), c.Uint64(); x == y || y == z || x == z {
		t.Errorf("%x, %x, %x", x, y, z)
	}
}
