package bot

import game "schron/rules/wradislavia"

// Weights say how much a position is worth to a player, in thousandths of a logit
// unless stated otherwise. They also say how much a shot is worth to a player who does
// not think. All fields are whole numbers of this type, so that they can be fitted.
type Weights struct {
	// A character that can be sent out, by its weapon.
	Shotgun, MachineGun, SniperRifle, PulseRifle int

	Armour   int // each point of its armour
	Immunity int // each hazard that it does not mind
	Heavy    int // in thousandths, of what it is worth while it is heavily wounded
	Wound    int // against: a wound that is not worse yet, while a turn goes on
	Perun    int // a Perun in hand
	SafeHand int // so many cards that a bad turn does not end the game, and
	Danger   int // what is lost with the first one below that; the next ones cost more

	// What a shot does, in points that only compare shots.
	PointsWound int
	PointsHeavy int // the target is heavily wounded now
	PointsDead  int // it is dead now
	PointsTorn  int // it loses armour or gives no cover any more
	PointsPerun int // what a Perun must bring

	// Of ten tokens that somebody lays without thinking, so many are attacks.
	GuessAttack int
}

// HandSet are weights by judgment and a few games.
var HandSet = Weights{
	Shotgun: 850, MachineGun: 850, SniperRifle: 850, PulseRifle: 850,
	Armour: 45, Immunity: 40, Heavy: 750, Wound: 25,
	Perun: 150, SafeHand: 6, Danger: 233,
	PointsWound: 2, PointsHeavy: 9, PointsDead: 11, PointsTorn: 1, PointsPerun: 3,
	GuessAttack: 6,
}

// Styles are by how many percent the weights of each style differ from those of its level.
var Styles = map[string]Weights{
	"guard":   {Armour: 60, Perun: -40, Danger: 50},
	"hoarder": {Perun: 50, PointsPerun: 100},
	"raider":  {MachineGun: 25, PulseRifle: 60, Perun: -40},
}

// character is what a character is worth with its weapon, armour that of what it
// wears.
func (k *Weights) character(c game.Character) int {
	return [...]int{
		game.Shotgun: k.Shotgun, game.MachineGun: k.MachineGun, game.SniperRifle: k.SniperRifle, game.PulseRifle: k.PulseRifle,
	}[c.Weapon()]
}

func (k *Weights) armour(a game.Armour) int { return k.Armour*a.Value() + k.Immunity*a.Signs() }

// weights are those of a mind: what ships unless it has its own.
func (w Mind) weights() *Weights {
	if w.Weights != nil {
		return w.Weights
	}
	return &Learned
}
