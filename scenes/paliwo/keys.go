package paliwo

import (
	"schron/input"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/keys"
)

// The keys of the game.
var (
	turnRight  = keys.On("keys.paliwo.right", input.KeyR)
	turnLeft   = keys.With("keys.paliwo.left", input.Shift, input.KeyR)
	peopleKeys = keys.On("keys.paliwo.people", input.Key1, input.Key2, input.Key3, input.Key4, input.Key5, input.Key6)

	gameKeys = []keys.Binding{turnRight, turnLeft, peopleKeys}
)

// Key takes back an aim, then puts down what was picked up. It turns zombies that are
// put down or picked up, and picks up humans by their number.
func (f *face) Key(g input.Gesture) bool {
	switch {
	case g.Key == input.KeyEscape && (f.aim != 0 || f.spot != game.NoField):
		f.aim, f.spot = 0, game.NoField // who is picked up stays so
	case g.Key == input.KeyEscape && f.hand.PutDown():
	case f.t.Acting() == rules.NoSeat:
		return false
	case turnRight.Is(g):
		return f.rotate(1)
	case turnLeft.Is(g):
		return f.rotate(-1)
	case peopleKeys.Is(g):
		return f.takeByNumber(game.Human(peopleKeys.Index(g)))
	default:
		return false
	}
	return true
}

// takeByNumber picks up a human in the human turn and while people are placed.
func (f *face) takeByNumber(h game.Human) bool {
	if !f.mine(game.SeatHumans) || f.v.Decision != game.DecideTurn && f.v.Decision != game.DecideHumans {
		return false
	}
	f.clickPerson(h)
	return true
}

// placesZombies reports whether zombies are put down that look the way the player
// turns them.
func (f *face) placesZombies() bool {
	if !f.mine(game.SeatZombies) {
		return false
	}
	return f.v.Decision == game.DecideZombies || f.v.Decision == game.DecideNew || f.v.Decision == game.DecideToken && is(f.aim, looks)
}

// rotate turns what is to be put down by a quarter, or plays the turn of the
// zombie that is picked up.
func (f *face) rotate(by int) bool {
	if f.placesZombies() {
		f.facing = turned(f.facing, by)
		return true
	}
	z := f.known.zombies[f.chosenZombie()]
	if z == nil || z.Facing == nil {
		return false
	}
	f.Play(game.OnFacing(game.VerbRotate, z.Field, turned(*z.Facing, by)))
	return true
}

// turned is a direction so many quarters clockwise.
func turned(d game.Facing, by int) game.Facing {
	const n = 4
	return game.Facing(((int(d)+by)%n + n) % n)
}
