package dolores

import (
	"fmt"
	"testing"
)

func TestDO48Reach(t *testing.T) {
	wantSet(t, Disc(field(t, "C3"), ReachOf(Infantry)), "B2", `
. x .
x x x
. x .`)
	wantSet(t, Disc(field(t, "C3"), ReachOf(Armour)), "A1", `
. . x . .
. x x x .
x x x x x
. x x x .
. . x . .`)
	want(t, "ship", Disc(field(t, "K11"), ReachOf(Warship)).Len(), 61)
	want(t, "distance", Distance(field(t, "A1"), field(t, "C4")), 5)
	// No field is safe from ships, and some lie at the end of their reach.
	all := landFields.Or(bankFields)
	want(t, "land out of reach of ships", all.Without(allFields.spread(seaFields, 5)), FieldSet{})
	want(t, "land beyond four fields", all.Without(allFields.spread(seaFields, 4)).Empty(), false)
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
				want(t, fmt.Sprint(kind, foe, dice, " attacker stays"), c.Fed(0).units[u].onMap(), x >= y)
				want(t, fmt.Sprint(kind, foe, dice, " defender stays"), c.Fed(1).units[v].onMap(), y >= x)
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
					want(t, what, s.Fed(1).cities[1].Built == 1, hit)
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
	want(t, "counts as a unit", s.Fed(1).onMap[Launcher-Infantry] == 1 && s.Fed(1).units[m].onMap(), true)
}
