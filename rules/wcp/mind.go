package wcp

import "schron/rules"

// Mind is what a bot knows of WCP: what trophies, upgrades and the way to them and
// to an exit are worth. All numbers are in weights.go.
type Mind struct {
	// Simple is a beginner's: what the pawn has and what lies near, and of the way
	// out only that it must not be cut off.
	Simple bool
}

const certain = 10_000

// Judge compares what every person is likely to bring out of the base with the best
// of the others.
func (w Mind) Judge(x rules.State, chance []int32) {
	s := x.(*State)
	var worth [MaxSeats]int
	if s.phase == PhaseOver {
		judgeEnd(s, chance)
		return
	}
	var rings rings
	rings.exits(s)
	for seat := range s.Seats() {
		worth[s.Owner(seat)] += w.worth(s, seat, &rings)
	}
	for seat := range s.Seats() {
		own := s.Owner(seat)
		best := -1 << 30
		for other := range int(s.owners) {
			if other != own {
				best = max(best, worth[other])
			}
		}
		chance[seat] = min(max(rules.Logistic((worth[own]-best)*leadToLogit), 1), certain-1)
	}
}

func judgeEnd(s *State, chance []int32) {
	best, _, shared := s.ranking()
	for seat := range s.Seats() {
		switch {
		case !best.out || s.standing(s.Owner(seat)) != best:
			chance[seat] = 0
		case shared:
			chance[seat] = certain / 2
		default:
			chance[seat] = certain
		}
	}
}

// rings are the halls by their steps to an exit, and what leads to where.
type rings struct {
	pass  [Dirs]FieldSet // ways between halls
	steps [span]int8     // to the nearest exit, leaving included; 0 for no way
}

// exits measures the way from every hall to an exit.
func (r *rings) exits(s *State) {
	r.pass = s.passages()
	for d := range Dir(Dirs) {
		r.pass[d] &= s.halls & s.halls.shift(d.Opposite())
	}
	set := s.exits() & s.halls
	seen := FieldSet(0)
	for n := int8(1); set != seen; n++ {
		for rest := set &^ seen; rest != 0; rest &= rest - 1 {
			r.steps[rest.first()] = n
		}
		seen, set = set, spread(&r.pass, set)
	}
}

// worth is what a seat brings out, with what helps on the way.
func (w Mind) worth(s *State, seat int, r *rings) int {
	p := &s.players[seat]
	value := worthPoint * p.owned.value()
	switch p.fate {
	case Left:
		return value
	case Lost, Resigned:
		return 0
	}
	if p.vehicle == NoVehicle {
		return 0
	}
	means := worthFire*int(p.fire()) + worthArmour*min(int(p.armour), worthSafe) + worthBooster*int(p.boosters)
	ahead := s.ahead(seat, r, w.sight())
	out := w.way(s, seat, r)
	if s.stage == StageEscape {
		return (value+worthPoint)*out/100 + (means+ahead)/4
	}
	if s.stage != StageExplore && !w.Simple {
		return value*out/100 + (means+ahead)/2
	}
	if !w.Simple && s.drained() && s.stage == StageExplore {
		// The press comes: near the centre for who leads, but with a way out.
		value = value * (100 - (100-out)*outLater/100) / 100
		if p.inBase() {
			means += worthCentre * max(0, 4-distance(p.pawn, Centre)) / 2
		}
	}
	return value + means + ahead
}

// distance counts steps between two fields as the crow flies.
func distance(a, b Field) int {
	set := a.bit()
	for n := 0; n < 8; n++ {
		if set.Has(b) {
			return n
		}
		set = set.around() | set
	}
	return 8
}

// way is the chance of a pawn to come out, in hundredths.
func (w Mind) way(s *State, seat int, r *rings) int {
	p := &s.players[seat]
	switch {
	case s.trap.has(seat):
		return outTrapped
	case p.atEntrance():
		return outAtOnce
	}
	steps := int(r.steps[p.pawn])
	if steps == 0 {
		return outLeast
	}
	if p.boosters > 0 {
		steps -= min(int(p.boosters), steps/2)
	}
	return max(outAtOnce-outPerStep*(steps-1), outLeast)
}

// sight is how many steps a pawn looks ahead.
func (w Mind) sight() int {
	if w.Simple {
		return 1
	}
	return nearby
}

// ahead is what lies on a pawn's way: the best things within a few steps, and guards
// that it had better not meet.
func (s *State) ahead(seat int, r *rings, sight int) int {
	p := &s.players[seat]
	var set FieldSet
	if p.inBase() {
		set = p.pawn.bit()
	} else {
		set = s.entry(p.entrance)
	}
	seen := FieldSet(0)
	if p.inBase() {
		seen = set
		set = spread(&r.pass, set)
	}
	best, rest := 0, 0
	for n := 1; n <= sight && set != seen; n++ {
		for f := set &^ seen & s.filled; f != 0; f &= f - 1 {
			worth := s.prize(p, s.content[f.first()]) / n
			switch {
			case worth < 0 && n == 1:
				rest += worth
			case worth > best:
				best, worth = worth, best
				fallthrough
			case worth > 0:
				rest += worth / 4
			}
		}
		seen, set = set, spread(&r.pass, set)
	}
	return best + rest
}

// prize is what content is worth to a pawn that enters.
func (s *State) prize(p *player, t Token) int {
	spec := &tokenSpecs[t]
	switch spec.kind {
	case Trophy:
		return worthNear * int(spec.value) * worthPoint / 100
	case FireUpgrade:
		return worthNear * int(spec.value) * worthFire / 100
	case ArmourUpgrade:
		return worthNear * int(spec.value) * worthArmour / 100
	case BoosterUpgrade:
		return worthNear * int(spec.value) * worthBooster / 100
	}
	fire, armour := [2]int8{p.fire(), spec.fire}, [2]int8{p.armour, spec.armour}
	for n := 0; n < 30 && outcome(armour[0], armour[1]) == Undecided; n++ {
		exchange(&fire, &armour)
	}
	if outcome(armour[0], armour[1]) == Win {
		return 0
	}
	return -worthDeadly
}

// Moves are forward only: a hall is laid before content, nobody is made an offer,
// and a talk is not drawn out.
func (Mind) Moves(x rules.State, buf []rules.Move) []rules.Move {
	s := x.(*State)
	n := len(buf)
	switch s.ask {
	case askMeet:
		for other := range s.Seats() {
			if s.mayAttack(other) {
				buf = append(buf, WithSeat(VerbAttack, other))
			}
		}
		if s.mayPress() {
			buf = append(buf, Plain(VerbPress))
		}
		return append(buf, Plain(VerbPass))
	case askOffer:
		return append(buf, Plain(VerbWithdraw))
	case askAnswer:
		buf = append(buf, Plain(VerbAccept))
		if s.goesOn() {
			return append(buf, Plain(VerbEnd))
		}
		return append(buf, Plain(VerbDecline))
	case askPlace:
		if s.needHall() {
			if buf = s.appendHalls(buf); len(buf) == n {
				buf = s.appendBreaches(buf)
			}
			if len(buf) > n {
				return buf
			}
		}
	}
	return s.Legal(buf)
}

// Guess has no opinion.
func (Mind) Guess(rules.State, []rules.Move, *rules.Rand) (rules.Move, bool) {
	return rules.Move{}, false
}

// Quiet is never: lines are as long as a level says.
func (Mind) Quiet(_, _ rules.State) bool { return false }
