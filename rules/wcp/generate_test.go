package wcp

import (
	"pgregory.net/rapid"

	"schron/rules"
)

// drawGame deals a game of any variant.
func drawGame(r *rapid.T) *State {
	setup := rapid.SampledFrom(variants(0)).Draw(r, "variant")
	setup.Seed = rapid.Uint64Range(0, rules.MaxSeed).Draw(r, "seed")
	deal, err := Game{}.New(setup)
	if err != nil {
		r.Fatal(err)
	}
	return deal.(*State)
}

// drawPlayed plays some random moves from a deal.
func drawPlayed(r *rapid.T) *State {
	s := drawGame(r)
	chance := rules.NewRand(rapid.Uint64().Draw(r, "play"))
	kit.PlayRandom(r, s, &chance, rapid.IntRange(0, 500).Draw(r, "moves"))
	return s
}

// drawTorn makes a position of stage II that play seldom reaches. It has halls anyhow,
// destroyed or not, empty fields, pawns together, far from any exit or out.
func drawTorn(r *rapid.T) *State {
	chance := rules.NewRand(rapid.Uint64().Draw(r, "chance"))
	return tornFrom(&chance)
}

func tornFrom(chance *rules.Rand) *State {
	for {
		if s := torn(chance); s.Invariants() == nil && s.phase != PhaseOver {
			return s
		}
	}
}

func torn(chance *rules.Rand) *State {
	setups := variants(0)
	setup := setups[chance.IntN(len(setups))]
	seats, owners := setup.Players, setup.Players
	if setup.Options != nil {
		seats = MaxSeats
	}
	s := newState(seats, owners)
	s.rand = rules.NewRand(chance.Uint64())
	s.fillStacks()
	s.round, s.stage, s.taken = 9, StageEscape, true
	s.close(Centre)
	s.presser, s.holder = int8(chance.IntN(seats)), int8(chance.IntN(seats))
	scatterHalls(s, chance)
	scatterPawns(s, chance)
	s.active = int8(chance.IntN(seats))
	s.phase = PhaseMove
	s.findTrapped(nil)
	if !s.finished(nil) && s.players[s.active].Playing() {
		s.settle(nil)
	}
	return s
}

// scatterHalls deals some halls and lays all others, destroyed or not.
func scatterHalls(s *State, chance *rules.Rand) {
	for seat := range s.Seats() {
		p := &s.players[seat]
		for range chance.IntN(3) {
			if seat == int(s.presser) {
				break
			}
			s.hallsLeft--
			p.halls[s.hallStack[s.hallsLeft]]++
			p.hallsN++
		}
	}
	fields := s.empty().Fields()
	rules.Shuffle(chance, fields)
	intact := 2 + chance.IntN(20)
	for i, f := range fields {
		if s.hallsLeft == 0 {
			break
		}
		s.hallsLeft--
		tile := s.hallStack[s.hallsLeft]
		open := tile.Open().Turned(chance.IntN(Dirs))
		if chance.IntN(8) == 0 {
			open = AllEdges
			s.breached |= f.bit()
		}
		s.lay(f, tile, open)
		if i >= intact {
			s.close(f)
			s.destroyed |= f.bit()
		}
	}
}

// scatterPawns gives vehicles and things, puts pawns anywhere and deals content.
func scatterPawns(s *State, chance *rules.Rand) {
	halls := s.halls.Fields()
	cards := Vehicles()
	rules.Shuffle(chance, cards)
	for seat := range s.Seats() {
		p := &s.players[seat]
		p.vehicle = cards[seat]
		p.reset()
		for range chance.IntN(9) {
			s.tokensLeft--
			if x := s.tokenStack[s.tokensLeft]; x.thing() {
				p.gain(x)
			} else {
				p.hold(x)
			}
		}
		p.armour = int8(1 + chance.IntN(int(p.armour)))
		p.boosters = int8(chance.IntN(int(p.boosters) + 1))
		switch chance.IntN(10) {
		case 0:
			s.left++
			p.fate, p.exit = Left, s.left
		case 1:
			if int8(seat) != s.holder {
				p.fate = Resigned
			}
		case 2:
			p.fate = Lost
		case 3: // at the entrance
		default:
			p.pawn = halls[chance.IntN(min(len(halls), 2+chance.IntN(len(halls))))]
		}
	}
	for _, f := range s.bare().Fields() {
		if chance.IntN(3) == 0 {
			s.tokensLeft--
			x := s.tokenStack[s.tokensLeft]
			s.put(f, x, x.Edges().Turned(chance.IntN(Dirs)))
		}
	}
}
