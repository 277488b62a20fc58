package wradislavia

import (
	"slices"

	"schron/input"
	game "schron/rules/wradislavia"
)

// The keys of slots: numbers for the own ones, letters for the opponent's.
var (
	ownKeys  = []input.Key{input.Key1, input.Key2, input.Key3}
	foeKeys  = []input.Key{input.KeyQ, input.KeyW, input.KeyE}
	plusKeys = []input.Key{input.Key7, input.Key8, input.Key9}

	ownKeyNames  = []string{"1", "2", "3"}
	foeKeyNames  = []string{"Q", "W", "E"}
	plusKeyNames = []string{"7", "8", "9"}
)

// Key takes Escape, which puts down what was picked up, and the keys of the
// battlefield: 1 to 3 choose who shoots or strikes, Q, W and E the target, T the
// other mode, 7 to 9 add a pip to a die (with Shift they take one off), Enter
// fires.
func (f *face) Key(g input.Gesture) bool {
	if g.Kind != input.KeyStroke || f.v == nil {
		return false
	}
	if g.IsKey(input.KeyEscape, 0) && (f.held.on() || f.aim.shooter != none || f.aim.target != none || f.striker != none) {
		f.putDown()
		return true
	}
	if !f.mine() || !f.v.Revealed() {
		return false
	}
	switch own, foe, pip := slices.Index(ownKeys, g.Key), slices.Index(foeKeys, g.Key), slices.Index(plusKeys, g.Key); {
	case own >= 0 && g.Mods == 0:
		f.clickPost(f.seat, own)
	case foe >= 0 && g.Mods == 0:
		f.clickPost(f.foe(), foe)
	case f.v.Phase != game.PhaseFire || f.aim.shooter == none:
		return false
	case g.IsKey(input.KeyT, 0):
		f.otherMode()
	case pip >= 0 && g.Mods == 0:
		f.addPip(pip, 1)
	case pip >= 0 && g.Mods == input.Shift:
		f.addPip(pip, -1)
	case g.IsKey(input.KeyEnter, 0) && f.aimed() && f.root.Focus() == "":
		f.shoot()
	default:
		return false
	}
	return true
}

// otherMode changes to the weapon's other way to shoot.
func (f *face) otherMode() {
	modes := f.aim.mode.Weapon().Modes()
	if f.aim.mode == modes[0] {
		f.setMode(modes[1])
	} else {
		f.setMode(modes[0])
	}
}
