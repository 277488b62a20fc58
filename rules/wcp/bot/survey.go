package bot

import game "schron/rules/wcp"

// sight is how many moves a pawn looks ahead.
const sight = 5

// survey is what a mind sees of a position before it weighs it.
type survey struct {
	*game.State
	*Weights
	simple bool // see Mind.Simple
	sight  int  // how many moves pawns look ahead
	pass   [game.Dirs]game.FieldSet
	armed  game.FieldSet // halls with guards
	// guarded[d] are the halls whose guard covers the edge through which a step in
	// direction d comes in.
	guarded [game.Dirs]game.FieldSet
	exits   game.FieldSet
	// safe are the plain moves to the outside from a pawn's hall, not past guards that
	// would win; 0 for no such way. They are noted from the time on when that matters.
	safe [game.MaxSeats]int
	// within[seat][n] are the halls that a pawn comes to by n plain moves or fewer, not
	// past guards that would win.
	within [game.MaxSeats][sight + 1]game.FieldSet
	deadly [game.MaxSeats]game.FieldSet // halls with guards that would win
	fire   [game.MaxSeats]int8          // of the pawns that play
	turn   [game.MaxSeats]int8          // how many seats move before this one does
	worth  [game.MaxSeats]int           // trophies by person
	price  [game.Guard]int              // what a trophy and upgrades are worth, each point
	hurry  bool                         // the button could be pressed: nobody lays a hall any more
}

// look looks at a position.
func (m *survey) look(s *game.State, w Mind) {
	m.State, m.Weights, m.simple, m.sight = s, w.weights(), w.Simple, sight
	if w.Simple {
		m.sight = 1
	}
	m.price = m.prices(s)
	m.hurry = s.Stage() == game.StageExplore && s.Drained()
	m.pass = s.Corridors()
	for d := range game.Dir(game.Dirs) {
		m.exits |= s.Entry(d)
	}
	m.findGuards()
	began := s.Decision() != game.DecideVehicle && s.Decision() != game.DecideMove
	for seat := range s.Seats() {
		p := s.Pawn(seat)
		if p.Fate() == game.Playing || p.Fate() == game.Left {
			m.worth[s.Owner(seat)] += p.Owned().Value()
		}
		if p.Vehicle() == game.NoVehicle || !p.Playing() {
			continue
		}
		m.fire[seat] = p.Fire()
		m.findWays(seat, p)
		n := seat - s.Active()
		if n < 0 || n == 0 && began {
			n += s.Seats()
		}
		m.turn[seat] = int8(n)
	}
}

// findGuards notes which halls are guarded on which side.
func (m *survey) findGuards() {
	for rest := m.Filled(); rest != 0; rest &= rest - 1 {
		f := rest.First()
		_, edges := m.Content(f)
		if edges == 0 {
			continue
		}
		m.armed |= game.Set(f)
		for d := range game.Dir(game.Dirs) {
			m.guarded[d] |= game.FieldSet(edges>>d.Opposite()&1) << uint(f)
		}
	}
}

// findWays notes where a pawn comes in how many moves.
func (m *survey) findWays(seat int, p *game.Pawn) {
	beaten := beatable[m.fire[seat]][p.Armour()]
	for rest := m.armed; rest != 0; rest &= rest - 1 {
		f := rest.First()
		if guard, _ := m.Content(f); beaten>>uint(guard)&1 == 0 {
			m.deadly[seat] |= game.Set(f)
		}
	}
	pass := m.pass
	if m.deadly[seat] != 0 {
		for d := range game.Dir(game.Dirs) {
			pass[d] &^= (m.deadly[seat] & m.guarded[d]).Shift(d.Opposite())
		}
	}
	if p.InBase() && (m.hurry || m.Stage() != game.StageExplore) {
		m.safe[seat] = m.movesOut(p.Hall(), &pass)
	}
	set, n := game.FieldSet(0), 0
	if p.InBase() {
		set = game.Set(p.Hall())
	} else {
		// The first move is the one in.
		set = m.Entry(p.Entrance()) &^ (m.deadly[seat] & m.guarded[p.Entrance().Opposite()])
		n = 1
	}
	for ; n <= m.sight; n++ {
		m.within[seat][n] = set
		set = game.Spread(&pass, set)
	}
}

// movesOut counts the plain moves from a hall to the outside, 0 for no way.
func (m *survey) movesOut(from game.Field, pass *[game.Dirs]game.FieldSet) int {
	seen, set := game.FieldSet(0), game.Set(from)
	for n := 1; set != seen; n++ {
		if set&m.exits != 0 {
			return n
		}
		seen, set = set, game.Spread(pass, set)
	}
	return 0
}

// thing is what a trophy or an upgrade is worth to who has it.
func (m *survey) thing(t game.Token) int { return m.price[t.Kind()] * t.Value() }

// first returns which of some halls another one's pawn reaches before a seat that comes
// there by its n-th move.
func (m *survey) first(seat, n int) game.FieldSet {
	var set game.FieldSet
	for other := range m.Seats() {
		if m.Allied(seat, other) {
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
			for _, t := range game.Tokens() {
				if t.Kind() == game.Guard && shots(int8(t.Armour()), fire) < shots(armour, int8(t.Fire())) {
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
			for _, t := range game.Tokens() {
				if fire > 0 && t.Kind() == game.Guard && beaten>>t&1 == 0 {
					table[fire][armour] += int8(t.Copies())
				}
			}
		}
	}
	return table
}

// shots is how many times one must fire to bring armour to 0.
func shots(armour, fire int8) int8 { return (armour + fire - 1) / fire }
