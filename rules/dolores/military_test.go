package dolores

import (
	"fmt"
	"testing"
)

func TestDO43OneMoveAndOneAttack(t *testing.T) {
	s := bare(t, 2)
	u := put(t, s, 0, Infantry, "K9")
	put(t, s, 1, Infantry, "K7")
	warfare(s, 0)
	load(t, s, 3, 3)
	wantRefused(t, s, "move i1 K7", "DO-43", "move.units")
	wantRefused(t, s, "move i1 K9", "DO-43", "move.same")
	wantRefused(t, s, "move i1 M10", "DO-44", "move.far")
	wantRefused(t, s, "move i1 M8", "DO-43", "move.terrain")
	wantRefused(t, s, "move i2 K8", "DO-43", "unit.none")
	play(t, s, "move i1 K8")
	wantRefused(t, s, "move i1 K9", "DO-43", "unit.moved")
	j := play(t, s, "attack i1 K7")
	wantEvent(t, j, "DO-49", "tie")
	wantRefused(t, s, "attack i1 K7", "DO-43", "unit.attacked")
	want(t, "stays", s.fed(0).units[u].Field, field(t, "K8"))
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
	for f := range landFields.without(set(t, "K8")).All() {
		if n++; n <= FireLimit {
			s.fire.add(f)
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
	want(t, "cargo", s.fed(0).units[0].Field, field(t, "O7"))
	want(t, "stack", s.stackSize(0, field(t, "O7")), 1)
	for u := range s.fed(0).units {
		s.fed(0).units[u].Moved = false
	}
	play(t, s, "move w1 N7")
	wantRefused(t, s, "move i1 M5", "DO-46", "move.landing")
	wantRefused(t, s, "embark i1 w1", "DO-46", "embark.aboard")
	j = play(t, s, "move i1 M7")
	wantEvent(t, j, "DO-44", "land")
	want(t, "landed", s.fed(0).units[0].Ship, NoUnit)
	// What is aboard is lost with the ship.
	s.removeUnit(0, firstUnit[Warship-Infantry])
	want(t, "second", s.fed(0).units[1].onMap(), false)
	want(t, "units", s.fed(0).onMap, [UnitKinds]int8{2, 1})
}

func TestDO47StacksAndTheirTop(t *testing.T) {
	s := bare(t, 2)
	i := put(t, s, 0, Infantry, "K9")
	a := put(t, s, 0, Armour, "K9")
	put(t, s, 0, Infantry, "L9")
	want(t, "top", s.topUnit(0, field(t, "K9")), a)
	s.wind = Wind{1, 1}
	s.startMilitary(nil)
	want(t, "asked", s.ask, askArrange)
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
	want(t, "asked", s.ask, askMilitary)
}

func TestDO48Reach(t *testing.T) {
	wantSet(t, disc(field(t, "C3"), reachOf(Infantry)), "B2", `
. x .
x x x
. x .`)
	wantSet(t, disc(field(t, "C3"), reachOf(Armour)), "A1", `
. . x . .
. x x x .
x x x x x
. x x x .
. . x . .`)
	want(t, "ship", disc(field(t, "K11"), reachOf(Warship)).Len(), 61)
	want(t, "distance", Distance(field(t, "A1"), field(t, "C4")), 5)
	// No field is safe from ships, and some lie at the end of their reach.
	all := landFields.or(bankFields)
	want(t, "land out of reach of ships", all.without(allFields.spread(seaFields, 5)), FieldSet{})
	want(t, "land beyond four fields", all.without(allFields.spread(seaFields, 4)).Empty(), false)
	s := bare(t, 2)
	put(t, s, 0, Infantry, "K9")
	put(t, s, 1, Infantry, "K7")
	warfare(s, 0)
	wantRefused(t, s, "attack i1 K7", "DO-48", "attack.far")
	wantRefused(t, s, "sabotage i1 K7", "DO-48", "attack.far")
	wantRefused(t, s, "attack i1 K8", "DO-47", "attack.nobody")
}

// Every pair of units with every pair of dice.
func TestDO49CombatOfEveryPair(t *testing.T) {
	mods := map[[2]Good]int{
		{Infantry, Warship}: -4, {Infantry, Armour}: -2, {Armour, Warship}: -2,
	}
	seeds := map[[2]int]*State{}
	for a := 1; a <= 6; a++ {
		for d := 1; d <= 6; d++ {
			seeds[[2]int{a, d}] = bare(t, 2)
			load(t, seeds[[2]int{a, d}], a, d)
		}
	}
	at := map[Good]string{Infantry: "L8", Armour: "L8", Warship: "M8"}
	from := map[Good]string{Infantry: "L7", Armour: "L7", Warship: "N8"}
	for kind := Infantry; kind <= Warship; kind++ {
		for foe := Infantry; foe <= Warship; foe++ {
			o := CombatOdds(kind, foe)
			var got Odds
			for dice, seed := range seeds {
				c := seed.Clone().(*State)
				if kind == Infantry && foe == Warship {
					from[kind] = "L8"
				} else if kind == Infantry {
					from[kind] = "L7"
				}
				u := put(t, c, 0, kind, from[kind])
				v := put(t, c, 1, foe, at[foe])
				if kind == Warship && foe == Warship {
					c.removeUnit(0, u)
					u = put(t, c, 0, kind, "N8")
				}
				warfare(c, 0)
				play(t, c, fmt.Sprint("attack ", u, " ", at[foe]))
				x, y := dice[0]+mods[[2]Good{kind, foe}], dice[1]+mods[[2]Good{foe, kind}]
				want(t, fmt.Sprint(kind, foe, dice, " attacker stays"), c.fed(0).units[u].onMap(), x >= y)
				want(t, fmt.Sprint(kind, foe, dice, " defender stays"), c.fed(1).units[v].onMap(), y >= x)
				switch {
				case x > y:
					got.Wins++
				case x == y:
					got.Ties++
				default:
					got.Losses++
				}
			}
			got.Attacker, got.Defender = mods[[2]Good{kind, foe}], mods[[2]Good{foe, kind}]
			want(t, fmt.Sprint("odds of ", kind, " against ", foe), o, got)
		}
	}
}

// Every kind of unit against every object with every die.
func TestDO50EverySabotage(t *testing.T) {
	needs := map[Good][4]int{Infantry: {6, 5, 4, 5}, Armour: {5, 4, 4, 4}, Warship: {5, 5, 5, 5}}
	for kind, row := range needs {
		for die := 1; die <= 6; die++ {
			for object, need := range row {
				s := bare(t, 2)
				load(t, s, die)
				from := "L7"
				if kind == Warship {
					from = "M8"
				}
				u := put(t, s, 0, kind, from)
				switch object {
				case 0:
					settle(t, s, 1, "L8", Mine, Mine)
				case 1:
					paint(t, s, "L8", "Bs")
				case 2:
					paint(t, s, "L8", "f")
				case 3:
					put(t, s, 1, Launcher, "L8")
				}
				warfare(s, 0)
				j := play(t, s, fmt.Sprint("sabotage ", u, " L8"))
				hit := die >= need
				f := field(t, "L8")
				what := fmt.Sprint(kind, " against ", object, " with ", die)
				want(t, what, happened(j, "DO-50", "sabotage"), hit)
				switch object {
				case 0:
					want(t, what, s.fed(1).cities[1].Built == 1, hit)
				case 1:
					want(t, what, s.section.Has(f), !hit)
				case 2:
					want(t, what, s.forest.Has(f), !hit)
					want(t, what, s.fire.Has(f), hit)
				case 3:
					want(t, what, s.launcher.Has(f), !hit)
				}
			}
		}
	}
}

func TestDO50UnitsDoNotProtectACity(t *testing.T) {
	s := bare(t, 2)
	settle(t, s, 1, "K8")
	put(t, s, 1, Armour, "K8")
	put(t, s, 0, Infantry, "K9")
	warfare(s, 0)
	load(t, s, 6)
	wantRefused(t, s, "sabotage i1 L9", "DO-50", "sabotage.nothing")
	j := play(t, s, "sabotage i1 K8")
	wantEvent(t, j, "DO-59", "city-gone")
	want(t, "city", s.city.Has(field(t, "K8")), false)
}

func TestDO54NothingOfOnesOwn(t *testing.T) {
	s := bare(t, 2)
	put(t, s, 0, Infantry, "K9")
	put(t, s, 0, Launcher, "K5")
	paint(t, s, "K8", "Af\nA")
	warfare(s, 0)
	wantRefused(t, s, "sabotage i1 K8", "DO-54", "sabotage.own")
	wantRefused(t, s, "attack i1 K9", "DO-54", "attack.own")
	play(t, s, "aim m1")
	for _, f := range []string{"K8", "K9"} {
		wantRefused(t, s, "fire "+f, "DO-54", "fire.own")
	}
	wantRefused(t, s, "fire K10", "DO-54", "fire.bank")
	wantRefused(t, s, "fire A21", "DO-51", "fire.far")
	wantAllowed(t, s, "fire J8", "fire K13")
	// The outer fields of a super-missile are hit whoever owns them, but for the
	// bank's.
	s = bare(t, 2)
	put(t, s, 0, SuperLauncher, "K5")
	paint(t, s, "J8", "Ac")
	warfare(s, 0)
	play(t, s, "aim x1", "fire J9")
	want(t, "own crop", s.crop.Empty(), true)
	want(t, "own capital", s.city.Has(field(t, "K9")), false)
	want(t, "blast", fmt.Sprint(Blast(firstUnit[4], field(t, "J9"))), "[J8 I9 J9 K9]")
	want(t, "missile", fmt.Sprint(Blast(firstUnit[3], field(t, "J9"))), "[J9]")
}

func TestDO57Launchers(t *testing.T) {
	s := bare(t, 2)
	m := put(t, s, 1, Launcher, "K8")
	i := put(t, s, 1, Infantry, "K8")
	put(t, s, 0, Infantry, "K9")
	warfare(s, 0)
	wantRefused(t, s, "sabotage i1 K8", "DO-57", "sabotage.guarded")
	s.removeUnit(1, i)
	wantAllowed(t, s, "sabotage i1 K8")
	wantRefused(t, s, "move i1 K8", "DO-43", "move.units")
	put(t, s, 0, Launcher, "L8")
	wantRefused(t, s, "move m1 L9", "DO-57", "move.launcher")
	wantRefused(t, s, "attack m1 K8", "DO-51", "attack.launcher")
	wantRefused(t, s, "aim i1", "DO-51", "aim.kind")
	wantRefused(t, s, "aim m2", "DO-43", "unit.none")
	wantAllowed(t, s, "move i1 L8")
	want(t, "counts as a unit", s.fed(1).onMap[Launcher-Infantry] == 1 && s.fed(1).units[m].onMap(), true)
}
