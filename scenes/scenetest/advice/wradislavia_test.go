package advice

import (
	"schron/rules"
	game "schron/rules/wradislavia"
)

// wradislaviaCounts are what the reasons of Wradislavia count, on the own side and on the
// opponent's.
var wradislaviaCounts = ofSides(map[string]func(x *tableau) int{
	"dead":          func(x *tableau) int { return len(x.Dead) + x.dead },
	"heavy":         func(x *tableau) int { return len(x.Before) + x.heavy },
	"hazard":        func(x *tableau) int { return x.wounds },
	"wounds":        func(x *tableau) int { return x.wounds },
	"peruns":        func(x *tableau) int { return x.Peruns },
	"finds":         func(x *tableau) int { return x.finders },
	"cover":         func(x *tableau) int { return x.covered },
	"cards":         func(x *tableau) int { return x.hand + min(len(x.Before), 1) + x.fit },
	"armour":        func(x *tableau) int { return x.armour },
	"signs":         func(x *tableau) int { return x.signs },
	"shotguns":      func(x *tableau) int { return x.weapons[game.Shotgun] },
	"machine-guns":  func(x *tableau) int { return x.weapons[game.MachineGun] },
	"sniper-rifles": func(x *tableau) int { return x.weapons[game.SniperRifle] },
	"pulse-rifles":  func(x *tableau) int { return x.weapons[game.PulseRifle] },
})

// tableau is what lies before a player, as everybody would see it who saw all.
type tableau struct {
	game.Player
	hand, fit, heavy, dead, wounds, finders, covered, armour, signs int
	weapons                                                         map[game.Weapon]int
}

func ofSides(have map[string]func(x *tableau) int) map[string]count {
	out := map[string]count{}
	for id, n := range have {
		out[id] = func(s rules.State, seat int) int { return n(look(s, seat)) }
		out["foe-"+id] = func(s rules.State, seat int) int { return n(look(s, 1-seat)) }
	}
	return out
}

// look counts what lies before a player. Wounds are those on the cards, with what the
// hazard on the table does before the reveal (WR-9) and the named strikes will (WR-22).
func look(s rules.State, seat int) *tableau {
	v := s.View(rules.AllSeats).(game.View)
	x := &tableau{Player: v.Players[seat], weapons: map[game.Weapon]int{}}
	x.hand = len(x.Hand)
	for _, c := range x.Hand {
		x.armour += c.Armour().Value()
		x.signs += len(c.Armour().Immunities())
		x.weapons[c.Weapon()]++
	}
	sheltered := false
	for slot, p := range x.Clash {
		wounds := p.Wounds
		switch {
		case p.Character == game.Nobody:
			continue
		case !v.Revealed() && len(v.Hazards) > 0 && p.Character.Suffers(v.Hazards[0]):
			wounds++
		}
		for _, foe := range v.Players[1-seat].Clash {
			if foe.Strikes == slot+1 {
				wounds += v.StrikeWounds()
			}
		}
		x.wounds += wounds
		switch {
		case wounds < 3:
			x.fit++
			if p.Manoeuvre == game.Exploration {
				x.finders++
			}
		case wounds < 5:
			x.heavy++
		default:
			x.dead++
		}
		sheltered = sheltered || p.Manoeuvre == game.Cover && p.Wounds < 3 && !p.Bared
	}
	for _, p := range x.Clash {
		if sheltered && (p.Manoeuvre == game.Attack || p.Manoeuvre == game.Exploration) {
			x.covered++
		}
	}
	return x
}
