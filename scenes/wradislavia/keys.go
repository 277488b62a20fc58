package wradislavia

import (
	"schron/input"
	game "schron/rules/wradislavia"
	"schron/scenes/keys"
)

// The keys of the game: of slots numbers for the own ones, letters for the opponent's.
var (
	ownKeys  = keys.On("keys.wradislavia.own", input.Key1, input.Key2, input.Key3)
	foeKeys  = keys.On("keys.wradislavia.foe", input.KeyQ, input.KeyW, input.KeyE)
	modeKey  = keys.On("keys.wradislavia.mode", input.KeyT)
	plusKeys = keys.On("keys.wradislavia.plus", input.Key7, input.Key8, input.Key9)
	lessKeys = keys.With("keys.wradislavia.less", input.Shift, input.Key7, input.Key8, input.Key9)
	fireKey  = keys.On("keys.wradislavia.fire", input.KeyEnter)

	gameKeys = []keys.Binding{ownKeys, foeKeys, modeKey, plusKeys, lessKeys, fireKey}

	ownKeyNames  = []string{"1", "2", "3"}
	foeKeyNames  = []string{"Q", "W", "E"}
	plusKeyNames = []string{"7", "8", "9"}
)

// Key takes Escape, which puts down what was picked up, and the keys of the
// battlefield. 1 to 3 choose who shoots or strikes, Q, W and E the target, and T the
// other mode. 7 to 9 add a pip to a die; with Shift they take one off. Enter fires.
func (f *face) Key(g input.Gesture) bool {
	if g.Kind != input.KeyStroke || f.v == nil {
		return false
	}
	if keys.Away.Is(g) && (f.hand.Held() != "" || f.aim.shooter != none || f.aim.target != none) {
		f.putDown()
		return true
	}
	if !f.mine() || !f.v.Revealed() {
		return false
	}
	switch {
	case ownKeys.Is(g):
		f.clickPost(f.seat, ownKeys.Index(g))
	case foeKeys.Is(g):
		f.clickPost(f.foe(), foeKeys.Index(g))
	case f.v.Phase != game.PhaseFire || f.aim.shooter == none:
		return false
	case modeKey.Is(g):
		f.otherMode()
	case plusKeys.Is(g):
		f.addPip(plusKeys.Index(g), 1)
	case lessKeys.Is(g):
		f.addPip(lessKeys.Index(g), -1)
	case fireKey.Is(g) && f.aimed() && f.root.Focus() == "":
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
