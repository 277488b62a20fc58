package dzicz

import "schron/rules"

// New makes the start position of a seed for players in order of play (DZ-4). It draws
// the open row of players − 1 missions (DZ-3, DZ-4). Then it draws a secret mission for
// each player from a set of its own (DZ-3, DZ-5). Everybody has one action token of
// each kind, uncovered (DZ-2).
func (g Game) New(setup rules.Setup) (rules.State, error) {
	if err := rules.CheckPlayers(g, setup.Players); err != nil {
		return nil, err
	}
	chosen, err := variantOf(setup.Options)
	if err != nil {
		return nil, err
	}
	s := &State{seats: setup.Players, rand: setup.Rand(), turn: 1, last: NoField, ask: DecideHome, older: setup.Rules == 1}
	if !s.older { // version 0.1.0 had no options
		s.variant = chosen
	}
	s.active = int8(s.chooser(0))
	for seat := range s.seats {
		for _, k := range ActionTokens() {
			s.uncovered[seat][k] = 1
		}
	}
	s.openCount = s.seats - 1
	open, secret := Missions(), Missions()
	rules.Shuffle(&s.rand, open[:])
	rules.Shuffle(&s.rand, secret[:])
	copy(s.open[:s.openCount], open[:])
	copy(s.secret[:s.seats], secret[:])
	for i := range s.holder {
		s.holder[i] = rules.NoSeat
	}
	for i := range s.first {
		s.first[i] = rules.NoSeat
	}
	return s, nil
}
