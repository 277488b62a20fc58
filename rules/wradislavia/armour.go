package wradislavia

// Armour is one of the nine armours (WR-1).
type Armour uint8

// The armours, with the value and the hazards that they keep off in armours.
const (
	ProtectiveSuit Armour = iota
	PressureSuit
	LeatherCoat
	LeadApron
	Chainmail
	HockeyPads
	Camouflage
	BulletproofVest
	PoweredArmour
	armourCount = 9
)

// camouflageInCover is the value of the camouflage outfit on a character that
// shoots from cover (WR-19).
const camouflageInCover = 2

var armours = [armourCount]struct {
	id     string
	value  int8
	immune [hazardEnd]bool
}{
	ProtectiveSuit:  {"protective-suit", 0, [hazardEnd]bool{Radiation: true, Rats: true}},
	PressureSuit:    {"pressure-suit", 0, [hazardEnd]bool{Radiation: true, Birds: true}},
	LeatherCoat:     {"leather-coat", 0, [hazardEnd]bool{Birds: true, Rats: true}},
	LeadApron:       {"lead-apron", 2, [hazardEnd]bool{Radiation: true}},
	Chainmail:       {"chainmail", 2, [hazardEnd]bool{Birds: true}},
	HockeyPads:      {"hockey-pads", 2, [hazardEnd]bool{Rats: true}},
	Camouflage:      {"camouflage", 1, [hazardEnd]bool{Birds: true}},
	BulletproofVest: {"vest", 4, [hazardEnd]bool{}},
	PoweredArmour:   {"powered-armour", 5, [hazardEnd]bool{}},
}

// AllArmours lists the armours in the order of the cards.
func AllArmours() [armourCount]Armour {
	var all [armourCount]Armour
	for i := range all {
		all[i] = Armour(i)
	}
	return all
}

// String is the id of the armour; its name for players has the key
// "wradislavia.armour." followed by it.
func (a Armour) String() string { return armours[a].id }

// Value is the number in the shield of the card, 0 to 5.
func (a Armour) Value() int { return int(armours[a].value) }

// Protects reports whether the crossed-out sign of the hazard stands on the card.
func (a Armour) Protects(h Hazard) bool { return armours[a].immune[h] }

// Signs counts the crossed-out signs on the card.
func (a Armour) Signs() int {
	n := 0
	for _, keeps := range armours[a].immune {
		if keeps {
			n++
		}
	}
	return n
}

// Immunities lists the crossed-out signs on the card.
func (a Armour) Immunities() []Hazard {
	out := []Hazard{}
	for _, h := range AllHazards() {
		if a.Protects(h) {
			out = append(out, h)
		}
	}
	return out
}
