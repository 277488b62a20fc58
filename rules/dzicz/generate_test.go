package dzicz

import (
	"pgregory.net/rapid"

	"schron/rules"
)

// drawPlayed plays some random moves from a deal.
func drawPlayed(r *rapid.T) *State {
	players := rapid.IntRange(2, MaxSeats).Draw(r, "players")
	deal, err := Game{}.New(rules.Setup{Players: players, Seed: rapid.Uint64Range(0, rules.MaxSeed).Draw(r, "seed")})
	if err != nil {
		r.Fatal(err)
	}
	s := deal.(*State)
	chance := rules.NewRand(rapid.Uint64().Draw(r, "play"))
	kit.PlayRandom(r, s, &chance, rapid.IntRange(0, 120).Draw(r, "moves"))
	return s
}

// drawPosition makes a position with anything anywhere and plays some moves, so
// that questions are pending too.
func drawPosition(r *rapid.T) *State {
	players := rapid.IntRange(2, MaxSeats).Draw(r, "players")
	chance := rules.NewRand(rapid.Uint64().Draw(r, "chance"))
	s := &State{seats: players, last: NoField}
	s.turn = int8(rapid.IntRange(2, Turns).Draw(r, "turn"))
	s.phase = rapid.SampledFrom([]Phase{PhaseMove, PhaseAction, PhaseExpansion}).Draw(r, "phase")
	s.active = int8(rapid.IntRange(0, players-1).Draw(r, "go"))
	scatter(s, &chance, rapid.IntRange(1, 9).Draw(r, "density"))
	dealCards(s, &chance)
	if s.phase == PhaseMove {
		markMovement(s, &chance)
	}
	if rapid.Bool().Draw(r, "reward") && s.turn < Turns {
		startDrawnReward(s, &chance)
	}
	s.ask = s.decision()
	if err := s.Invariants(); err != nil {
		r.Fatalf("a drawn position: %v\n%s", err, drawBoard(&s.board))
	}
	kit.PlayRandom(r, s, &chance, rapid.IntRange(0, 6).Draw(r, "moves"))
	return s
}

// scatter puts pieces on about density fields of ten.
func scatter(s *State, chance *rules.Rand, density int) {
	for f := Field(0); f < Fields; f++ {
		if chance.IntN(10) < density {
			seat := chance.IntN(s.seats)
			s.tokens[seat] |= f.bit()
			if chance.IntN(3) == 0 {
				s.outposts[seat] |= f.bit()
			}
		}
		if chance.IntN(20) < density {
			s.soldiers[chance.IntN(s.seats)] |= f.bit()
		}
	}
	if s.Gone(int(s.active)) {
		f := Field(chance.IntN(Fields))
		s.removeToken(f)
		s.tokens[s.active] |= f.bit()
	}
}

// dealCards deals missions, edges and action tokens.
func dealCards(s *State, chance *rules.Rand) {
	open, secret, edges := Missions(), Missions(), Edges()
	rules.Shuffle(chance, open[:])
	rules.Shuffle(chance, secret[:])
	rules.Shuffle(chance, edges[:])
	s.openCount = s.seats - 1
	copy(s.open[:s.openCount], open[:])
	s.holder = [MaxSeats - 1]int8{rules.NoSeat, rules.NoSeat, rules.NoSeat}
	s.first = [missionKinds]int8{rules.NoSeat, rules.NoSeat, rules.NoSeat, rules.NoSeat}
	for seat := range s.seats {
		s.home[seat], s.secret[seat] = edges[seat], secret[seat]
		for _, k := range ActionTokens() {
			up := int8(min(chance.IntN(4), 1))
			s.uncovered[seat][k], s.covered[seat][k] = up, 1-up
		}
		for _, k := range questions {
			if chance.IntN(4) == 0 {
				*s.silent.of(k) |= rules.Seats(seat)
			}
		}
	}
}

// markMovement lets some soldiers have moved.
func markMovement(s *State, chance *rules.Rand) {
	for _, f := range s.soldiers[s.active].Fields() {
		switch chance.IntN(4) {
		case 0:
			s.used |= f.bit()
			s.shifted |= f.bit()
			s.last = f
		case 1:
			s.used |= f.bit()
		case 2:
			s.shifted |= f.bit()
		}
	}
}

// startDrawnReward turns the position into a reward that asks something.
func startDrawnReward(s *State, chance *rules.Rand) {
	for i := range s.openCount {
		if m := s.open[i]; m == Trail || m == Resources {
			s.phase, s.used, s.shifted, s.last = PhaseMissions, 0, 0, NoField
			s.first[m], s.holder[i] = s.active, s.active
			s.reward, s.left = m, int8(1+chance.IntN(rewardActions))
			return
		}
	}
}
