package wradislavia

import "schron/rules"

// DrawnCards and DiscardedCards are how many characters a player draws and
// discards in the draft; the rest are the hand (WR-2).
const (
	DrawnCards     = 10
	DiscardedCards = 3
	HandCards      = DrawnCards - DiscardedCards
)

// PerunPool is how many Perun supplements there are, WoundPool how many wound
// tokens (WR-4).
const (
	PerunPool = 24
	WoundPool = 30
)

// New makes the start position of a seed. It shuffles the characters, and each player
// draws ten (WR-2). It also draws the first holder of the marker (WR-5).
func (g Game) New(setup rules.Setup) (rules.State, error) {
	if err := rules.CheckPlayers(g, setup.Players); err != nil {
		return nil, err
	}
	if _, err := setup.Options.Complete(g.Options()); err != nil {
		return nil, err
	}
	s := &State{rand: setup.Rand(), rest: everybody, pool: PerunPool, deck: fullDeck()}
	cards := AllCharacters()
	rules.Shuffle(&s.rand, cards[:])
	for i, c := range cards[:Seats*DrawnCards] {
		s.hand[i%Seats] |= c.bit()
		s.rest &^= c.bit()
	}
	s.marker = int8(s.rand.IntN(Seats))
	s.active = s.marker
	return s, nil
}
