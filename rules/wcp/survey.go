package wcp

// sight is how many moves a pawn looks ahead.
const sight = 5

// survey is what a mind sees of a position before it weighs it.
type survey struct {
	*State
	*Weights
	simple bool // see Mind.Simple
	sight  int  // how many moves pawns look ahead
	pass   [Dirs]FieldSet
	armed  FieldSet // halls with guards
	// guarded[d] are the halls whose guard covers the edge through which a step in
	// direction d comes in.
	guarded [Dirs]FieldSet
	steps   [span]int8 // moves to the outside from every hall, plain ones; 0 for no way
	// within[seat][n] are the halls that a pawn comes to by n plain moves or fewer, not
	// past guards that would win.
	within [MaxSeats][sight + 1]FieldSet
	deadly [MaxSeats]FieldSet // halls with guards that would win
	fire   [MaxSeats]int8     // of the pawns that play
	turn   [MaxSeats]int8     // how many seats move before this one does
	worth  [MaxSeats]int      // trophies by person
	hurry  bool               // the button could be pressed: nobody lays a hall any more
}

// look looks at a position.
func (m *survey) look(s *State, w Mind) {
	m.State, m.Weights, m.simple, m.sight = s, w.weights(), w.Simple, sight
	if w.Simple {
		m.sight = 1
	}
	m.hurry = s.stage == StageExplore && s.drained()
	m.pass = s.passages()
	for d := range Dir(Dirs) {
		m.pass[d] &= s.halls & s.halls.shift(d.Opposite())
	}
	m.findGuards()
	m.findExits()
	for seat := range s.Seats() {
		p := &s.players[seat]
		if p.fate == Playing || p.fate == Left {
			m.worth[s.Owner(seat)] += p.owned.value()
		}
		if p.vehicle == NoVehicle || !p.playing() {
			continue
		}
		m.fire[seat] = p.fire()
		m.findWays(seat, p)
		n := seat - int(s.active)
		if n < 0 || n == 0 && s.phase > PhaseMove {
			n += s.Seats()
		}
		m.turn[seat] = int8(n)
	}
}

// findGuards notes which halls are guarded on which side.
func (m *survey) findGuards() {
	for rest := m.filled & m.halls; rest != 0; rest &= rest - 1 {
		f := rest.first()
		edges := m.guards[f]
		if edges == 0 {
			continue
		}
		m.armed |= f.bit()
		for d := range Dir(Dirs) {
			m.guarded[d] |= FieldSet(edges>>d.Opposite()&1) << uint(f)
		}
	}
}

// findExits measures the way from every hall to the outside.
func (m *survey) findExits() {
	set := m.exits() & m.halls
	seen := FieldSet(0)
	for n := int8(1); set != seen; n++ {
		for rest := set &^ seen; rest != 0; rest &= rest - 1 {
			m.steps[rest.first()] = n
		}
		seen, set = set, spread(&m.pass, set)
	}
}

// findWays notes where a pawn comes in how many moves.
func (m *survey) findWays(seat int, p *player) {
	beaten := beatable[m.fire[seat]][p.armour]
	for rest := m.armed; rest != 0; rest &= rest - 1 {
		if f := rest.first(); beaten>>uint(m.content[f])&1 == 0 {
			m.deadly[seat] |= f.bit()
		}
	}
	pass := m.pass
	if m.deadly[seat] != 0 {
		for d := range Dir(Dirs) {
			pass[d] &^= (m.deadly[seat] & m.guarded[d]).shift(d.Opposite())
		}
	}
	set, n := FieldSet(0), 0
	if p.inBase() {
		set = p.pawn.bit()
	} else {
		// The first move is the one in.
		set = m.entry(p.entrance) &^ (m.deadly[seat] & m.guarded[p.entrance.Opposite()])
		n = 1
	}
	for ; n <= m.sight; n++ {
		m.within[seat][n] = set
		set = spread(&pass, set)
	}
}

// first returns which of some halls another one's pawn reaches before a seat that comes
// there by its n-th move.
func (m *survey) first(seat, n int) FieldSet {
	var set FieldSet
	for other := range m.Seats() {
		if m.allied(seat, other) {
			continue
		}
		by := n
		if m.turn[other] > m.turn[seat] {
			by--
		}
		set |= m.within[other][by]
	}
	return set
}

// beatable are the guards that a pawn wins a fight with (WCP-26), by its fire and
// armour.
var beatable = makeBeatable()

func makeBeatable() (table [mostFire + 1][mostArmour + 1]uint64) {
	for fire := int8(1); fire <= mostFire; fire++ {
		for armour := range int8(mostArmour + 1) {
			for t, spec := range tokenSpecs {
				if spec.kind == Guard && shots(spec.armour, fire) < shots(armour, spec.fire) {
					table[fire][armour] |= 1 << t
				}
			}
		}
	}
	return table
}

const (
	guardCount = 36    // how many guards there are (WCP-3)
	mostFire   = 3 + 4 // of a card with all upgrades
	mostArmour = 12 + 18
)

// weaknesses are how many guards of the game would win against a pawn, by its fire and
// armour.
var weaknesses = makeWeaknesses()

func makeWeaknesses() (table [mostFire + 1][mostArmour + 1]int8) {
	for fire, row := range beatable {
		for armour, beaten := range row {
			for t, spec := range tokenSpecs {
				if fire > 0 && spec.kind == Guard && beaten>>t&1 == 0 {
					table[fire][armour] += int8(spec.copies)
				}
			}
		}
	}
	return table
}

// shots is how many times one must fire to bring armour to 0.
func shots(armour, fire int8) int8 { return (armour + fire - 1) / fire }
