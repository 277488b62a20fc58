package wcp

// MaxSeats is the greatest number of seats, one per pawn (WCP-4).
const MaxSeats = 6

// HandSize is up to how many halls and how many content tokens are drawn
// (WCP-7, WCP-17).
const HandSize = 6

// Pawn is a pawn with its vehicle and all that everybody sees of it (WCP-20).
type Pawn struct {
	vehicle  Vehicle
	fate     Fate
	pawn     Field // NoField at the own entrance and off the board
	entrance Dir   // WCP-8
	armour   int8  // what is left
	boosters int8  // markers left
	exit     int8  // the number of the leaving among all, from 1; 0 if the pawn did not leave
	owned    Things
}

// player is a seat: its pawn and its hand.
type player struct {
	Pawn
	halls           [tileKinds]uint8
	tokens          [tokenKinds]uint8
	hallsN, tokensN uint8 // sizes of the hand
}

// Things counts trophies and upgrades by token.
type Things [thingKinds]uint8

func (t *Things) any() bool { return *t != Things{} }

// Upgrades sums what the upgrades of a kind bring.
func (t *Things) Upgrades(k TokenKind) int8 {
	sum := int8(0)
	for i := firstOf[k]; i < firstOf[k+1]; i++ {
		sum += tokenSpecs[i].value * int8(t[i])
	}
	return sum
}

// firstOf is the first thing of each kind; things stand by kind.
var firstOf = makeFirstOf()

func makeFirstOf() (table [Guard + 1]int) {
	for _, spec := range tokenSpecs {
		for k := spec.kind + 1; k <= Guard; k++ {
			table[k]++
		}
	}
	return table
}

// Value sums the trophies (WCP-49).
func (t *Things) Value() int { return int(t.Upgrades(Trophy)) }

// only returns the one kind in t, NoToken if there are none or several.
func (t *Things) only() Token {
	found := NoToken
	for i, n := range t {
		if n == 0 {
			continue
		}
		if found != NoToken {
			return NoToken
		}
		found = Token(i)
	}
	return found
}

// Fire is the vehicle's fire: the card and the fire upgrades owned (WCP-20).
func (p *Pawn) Fire() int8 { return vehicleSpecs[p.vehicle].fire + p.owned.Upgrades(FireUpgrade) }

// reset gives the starting values: the card's and those of the upgrades that the
// player owns (WCP-31); without upgrades the card's alone (WCP-28).
func (p *Pawn) reset() {
	p.armour = vehicleSpecs[p.vehicle].armour + p.owned.Upgrades(ArmourUpgrade)
	p.boosters = vehicleSpecs[p.vehicle].boosters + p.owned.Upgrades(BoosterUpgrade)
}

// gain gives a thing and raises its characteristic by the full value (WCP-19,
// WCP-31).
func (p *Pawn) gain(t Token) {
	p.owned[t]++
	switch t.Kind() {
	case ArmourUpgrade:
		p.armour += tokenSpecs[t].value
	case BoosterUpgrade:
		p.boosters += tokenSpecs[t].value
	}
}

// hold puts a content token into the hand.
func (p *player) hold(t Token) {
	p.tokens[t]++
	p.tokensN++
}

// Playing reports whether the pawn is still in the base or at its entrance.
func (p *Pawn) Playing() bool { return p.fate == Playing }

// InBase reports whether the pawn stands in a hall.
func (p *Pawn) InBase() bool { return p.pawn != NoField }

// AtEntrance reports whether the pawn stands at its entrance.
func (p *Pawn) AtEntrance() bool { return p.fate == Playing && p.pawn == NoField }
