package dolores

import "testing"

func TestDO43OneMoveAndOneAttack(t *testing.T) {
	s := bare(t, 2)
	u := put(t, s, 0, Infantry, "K9")
	put(t, s, 0, Infantry, "J9") // so that the phase goes on (DO-67)
	put(t, s, 1, Infantry, "K7")
	warfare(s, 0)
	load(t, s, 3, 3)
	wantRefused(t, s, "move i1 K7", "DO-43", "move.units")
	wantRefused(t, s, "move i1 K9", "DO-43", "move.same")
	wantRefused(t, s, "move i1 M10", "DO-44", "move.far")
	wantRefused(t, s, "move i1 M8", "DO-43", "move.terrain")
	wantRefused(t, s, "move i3 K8", "DO-43", "unit.none")
	play(t, s, "move i1 K8")
	wantRefused(t, s, "move i1 K9", "DO-43", "unit.moved")
	j := play(t, s, "attack i1 K7")
	wantEvent(t, j, "DO-49", "tie")
	wantRefused(t, s, "attack i1 K7", "DO-43", "unit.attacked")
	want(t, "stays", s.Fed(0).units[u].Field, field(t, "K8"))
	// A foreign city may be entered and is not captured.
	s = bare(t, 2)
	paint(t, s, "J13", "A")
	put(t, s, 0, Infantry, "J13")
	warfare(s, 0)
	play(t, s, "move i1 K13")
	want(t, "owner", s.ownerOf(field(t, "K13")), 1)
	// Without a fire token a forest is just removed.
	s = bare(t, 2)
	put(t, s, 0, Infantry, "K9")
	paint(t, s, "K8", "f")
	n := 0
	for f := range landFields.Without(set(t, "K8")).All() {
		if n++; n <= FireLimit {
			s.fire.Add(f)
		}
	}
	warfare(s, 0)
	load(t, s, 4)
	play(t, s, "sabotage i1 K8")
	want(t, "forest", s.forest.Empty(), true)
	want(t, "fires", s.fire.Len(), FireLimit)
}

func TestDO61OneOfBoth(t *testing.T) {
	s := bare(t, 2)
	s.movesAndAttacks = false
	put(t, s, 0, Infantry, "K9")
	put(t, s, 0, Infantry, "K9")
	put(t, s, 0, Infantry, "J9") // so that the phase goes on (DO-67)
	put(t, s, 1, Infantry, "K8")
	warfare(s, 0)
	load(t, s, 3, 3)
	play(t, s, "move i1 L9", "attack i2 K8")
	wantRefused(t, s, "attack i1 K8", "DO-61", "unit.either")
	wantRefused(t, s, "move i2 L9", "DO-61", "unit.either")
}

func TestDO44InfantrySteps(t *testing.T) {
	s := bare(t, 2)
	u := put(t, s, 0, Infantry, "K5")
	paint(t, s, "J4", ". f .\n. . f\n")
	put(t, s, 1, Infantry, "J6")
	wantSet(t, s.steps(0, u), "I3", `
. . . . .
. x x . .
x x . x .
. . x x .
. . x . .`)
	// Out of a forest only one step.
	paint(t, s, "K5", "f")
	wantSet(t, s.steps(0, u), "I3", `
. . . . .
. . x . .
. x . x .
. . x . .
. . . . .`)
}

func TestDO44LandRoute(t *testing.T) {
	s := bare(t, 2)
	u := put(t, s, 0, Infantry, "I2")
	a := put(t, s, 0, Armour, "I2")
	paint(t, s, "H2", `
.  As As
.  As .
.  Bs As
.  As .
.  As .
.  As .
.  As .`)
	// J2 is sea: a sea section is no land route.
	wantSet(t, s.steps(0, u), "H2", `
. . . .
x x x .
. x x .
. x . .
. x . .
. x . .`)
	want(t, "armour", s.steps(0, a).Has(field(t, "I7")), true)
	s.unpaid = set(t, "I4")
	want(t, "unpaid", s.steps(0, u).Has(field(t, "I5")), false)
	s.unpaid = FieldSet{}
	put(t, s, 1, Infantry, "I5")
	want(t, "behind others", s.steps(0, u).Has(field(t, "I6")), false)
	put(t, s, 0, Infantry, "H4")
	want(t, "from beside the route", s.steps(0, 1).Has(field(t, "K4")), false)
}

func TestDO45ArmourSteps(t *testing.T) {
	s := bare(t, 2)
	put(t, s, 0, Armour, "K4")
	paint(t, s, "K5", "f")
	paint(t, s, "M4", "f")
	wantSet(t, s.steps(0, 15), "H2", `
. . . x x . .
. x x x x x .
x x x . x . .
. x x . x x .
. . x . x . .`)
	warfare(s, 0)
	wantRefused(t, s, "move a1 K5", "DO-45", "move.forest")
	wantRefused(t, s, "move a1 K8", "DO-45", "move.far")
}

func TestDO46Ships(t *testing.T) {
	s := bare(t, 2)
	w := put(t, s, 0, Warship, "A1")
	put(t, s, 1, Warship, "C1")
	wantSet(t, s.steps(0, w), "A1", `
. x . x .
x x x x x
x x x .
x x .
x x
x`)
	s = bare(t, 2)
	put(t, s, 0, Warship, "M8")
	for range 3 {
		put(t, s, 0, Infantry, "L8")
	}
	put(t, s, 0, Armour, "K9")
	warfare(s, 0)
	wantRefused(t, s, "embark a1 w1", "DO-46", "embark.far")
	wantRefused(t, s, "embark w1 w1", "DO-46", "embark.kind")
	wantRefused(t, s, "embark i1 w2", "DO-46", "embark.ship")
	play(t, s, "embark i1 w1", "embark i2 w1")
	wantRefused(t, s, "embark i3 w1", "DO-46", "embark.full")
	wantRefused(t, s, "move i1 L9", "DO-43", "unit.moved")
	wantRefused(t, s, "attack i1 L9", "DO-46", "unit.aboard")
	j := play(t, s, "move w1 O7")
	wantEvent(t, j, "DO-46", "move")
	want(t, "cargo", s.Fed(0).units[0].Field, field(t, "O7"))
	want(t, "stack", s.stackSize(0, field(t, "O7")), 1)
	for u := range s.Fed(0).units {
		s.Fed(0).units[u].Moved = false
	}
	play(t, s, "move w1 N7")
	wantRefused(t, s, "move i1 M5", "DO-46", "move.landing")
	wantRefused(t, s, "embark i1 w1", "DO-46", "embark.aboard")
	j = play(t, s, "move i1 M7")
	wantEvent(t, j, "DO-44", "land")
	want(t, "landed", s.Fed(0).units[0].Ship, NoUnit)
	// What is aboard is lost with the ship.
	s.removeUnit(0, firstUnit[Warship-Infantry])
	want(t, "second", s.Fed(0).units[1].onMap(), false)
	want(t, "units", s.Fed(0).onMap, [UnitKinds]int8{2, 1})
}

func TestDO47StacksAndTheirTop(t *testing.T) {
	s := bare(t, 2)
	i := put(t, s, 0, Infantry, "K9")
	a := put(t, s, 0, Armour, "K9")
	put(t, s, 0, Infantry, "L9")
	want(t, "top", s.topUnit(0, field(t, "K9")), a)
	s.wind = Wind{1, 1}
	s.startMilitary(nil)
	want(t, "asked", s.ask, DecideArrange)
	wantRefused(t, s, "top i2", "DO-47", "top.alone")
	wantRefused(t, s, "top i3", "DO-47", "top.none")
	play(t, s, "top i1")
	want(t, "top", s.topUnit(0, field(t, "K9")), i)
	wantRefused(t, s, "top i1", "DO-47", "top.again")
	play(t, s, "end", "move i2 K9")
	want(t, "who moves in goes on top", s.topUnit(0, field(t, "K9")), Unit(1))
	s.removeUnit(0, 1)
	want(t, "the next", s.topUnit(0, field(t, "K9")), i)
	// Two ships differ by what would be lost with them.
	s = bare(t, 2)
	put(t, s, 0, Warship, "M8")
	put(t, s, 0, Warship, "M8")
	want(t, "empty ships", s.mixedStacks(0), false)
	load := put(t, s, 0, Infantry, "L8")
	s.embark(0, load, 25, nil)
	want(t, "a loaded ship", s.mixedStacks(0), true)
	s.embark(0, put(t, s, 0, Infantry, "L8"), 26, nil)
	want(t, "ships loaded alike", s.mixedStacks(0), false)
	// A stack of equal units needs no order.
	s = bare(t, 2)
	put(t, s, 0, Infantry, "K9")
	put(t, s, 0, Infantry, "K9")
	s.wind = Wind{1, 1}
	s.startMilitary(nil)
	want(t, "asked", s.ask, DecideMilitary)
}
