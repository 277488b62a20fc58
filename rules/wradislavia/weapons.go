package wradislavia

import "schron/rules"

// Weapon is one of the four weapons (WR-1). Each has two modes.
type Weapon uint8

// The weapons.
const (
	Shotgun Weapon = iota
	MachineGun
	SniperRifle
	PulseRifle
	weaponCount = 4
)

var weaponIDs = [weaponCount]string{"shotgun", "machine-gun", "sniper-rifle", "pulse-rifle"}

// AllWeapons lists the weapons.
func AllWeapons() [weaponCount]Weapon {
	return [weaponCount]Weapon{Shotgun, MachineGun, SniperRifle, PulseRifle}
}

// String is the id of the weapon; its name for players has the key
// "wradislavia.weapon." followed by it.
func (w Weapon) String() string { return weaponIDs[w] }

// Modes returns the two ways to shoot with the weapon.
func (w Weapon) Modes() [2]Mode { return [2]Mode{Mode(2*w + 1), Mode(2*w + 2)} }

// Mode is one of the eight ways to shoot.
type Mode uint8

// The modes, two for each weapon.
const (
	NoMode       Mode = iota
	Slug              // shotgun, WR-25
	Buckshot          // shotgun, WR-26
	ShortBurst        // machine gun, WR-28
	LongBurst         // machine gun, WR-29
	HeadShot          // sniper rifle, WR-30
	Finesse           // sniper rifle, WR-31
	Concentrated      // pulse rifle, WR-32
	Penetrating       // pulse rifle, WR-33
	modeEnd
)

var modes = [modeEnd]struct {
	id, rule          string
	threshold, wounds int8 // accuracy from which it hits, and wounds of a hit
}{
	NoMode:       {"-", "", 0, 0},
	Slug:         {"slug", "WR-25", 6, 2},
	Buckshot:     {"buckshot", "WR-26", 5, 1},
	ShortBurst:   {"short-burst", "WR-28", 4, 1},
	LongBurst:    {"long-burst", "WR-29", 8, 1},
	HeadShot:     {"head-shot", "WR-30", 3, 1},
	Finesse:      {"finesse", "WR-31", 4, 1},
	Concentrated: {"concentrated", "WR-32", 5, 1},
	Penetrating:  {"penetrating", "WR-33", 9, 1},
}

const (
	burstSecond   = 9 // accuracy from which a short burst deals two wounds (WR-28)
	burstWounds   = 2 // … which are so many (WR-28)
	highDie       = 9 // value from which another die helps a machine gun (WR-27)
	tornArmour    = 2 // what a hit with buckshot takes off the armour (WR-26)
	runWounds     = 2 // further wounds of a head shot with a run (WR-30)
	finesseWounds = 3 // wounds that the finesse shot finishes off (WR-31)
	finishWounds  = 2 // … by so many (WR-31)
	pairBonus     = 1 // concentrated beam, two equal dice (WR-32)
	tripleBonus   = 3 // concentrated beam, three equal dice (WR-32)
	bothWounds    = 3 // concentrated beam, both active dice hit (WR-32)
)

// AllModes lists the modes, by weapon.
func AllModes() [modeEnd - 1]Mode {
	var all [modeEnd - 1]Mode
	for i := range all {
		all[i] = Mode(i + 1)
	}
	return all
}

// String is the id of the mode, "-" for none; its name for players has the key
// "wradislavia.mode." followed by it.
func (m Mode) String() string { return modes[m].id }

// Exists reports whether m is a mode.
func (m Mode) Exists() bool { return m > NoMode && m < modeEnd }

// Weapon is the weapon that shoots so.
func (m Mode) Weapon() Weapon { return Weapon((m - 1) / 2) }

// Threshold is the accuracy from which the mode hits (WR-17).
func (m Mode) Threshold() int { return int(modes[m].threshold) }

// Rule is the id of the rule about the mode.
func (m Mode) Rule() string { return modes[m].rule }

var modeIDs = rules.IDsOf("mode", Slug, Penetrating, Mode.String)
