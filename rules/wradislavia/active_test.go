package wradislavia

import (
	"testing"

	"pgregory.net/rapid"
)

// activeDice is the table of the rules, written out once more. It has the active die of both
// tokens that shoot at all four that may be shot at.
var activeDice = map[[2]Manoeuvre]Pick{
	{Attack, Attack}: Highest, {Attack, Exploration}: Highest, {Attack, HandToHand}: Highest, {Attack, Cover}: Lowest,
	{Cover, Attack}: Lowest, {Cover, Exploration}: Lowest, {Cover, HandToHand}: Lowest, {Cover, Cover}: Lowest,
}

// WR-13: the active die of all pairs of manoeuvres.
func TestWR13TheActiveDieOfAllPairsOfManoeuvres(t *testing.T) {
	for pair, want := range activeDice {
		for _, m := range AllModes() {
			value := map[Pick]int8{Highest: 9, Lowest: 4}[want]
			if m == Penetrating {
				want, value = Highest, 9
			}
			for _, roll := range [][Dice]int8{dice(4, 7, 9), dice(9, 4, 7), dice(7, 9, 4)} {
				s := duel(t, roll, with(m, Chainmail, pair[0]), "karol/"+pair[1].String())
				a := forecast(t, s, single(m))
				if a.Pick != want || a.Dice[a.Active] != value {
					t.Errorf("%s: %s at %s takes the %s die, %d", m, pair[0], pair[1], a.Pick, a.Dice[a.Active])
				}
				plus := 0
				if pair[1] == HandToHand {
					plus = 1
				}
				if a.HandToHand != plus {
					t.Errorf("%s: %s at %s gets +%d", m, pair[0], pair[1], a.HandToHand)
				}
			}
			want = activeDice[pair]
		}
	}
}

func TestWR13TheTableForTheScreenIsTheSame(t *testing.T) {
	cells := 0
	for _, row := range ActiveTable() {
		for _, c := range row {
			cells++
			if c.Pick != activeDice[[2]Manoeuvre{c.Shooter, c.Target}] || (c.Plus == 1) != (c.Target == HandToHand) {
				t.Errorf("%+v", c)
			}
			want := "wradislavia.pick." + c.Pick.String()
			if c.Plus > 0 {
				want = "wradislavia.pick.plus"
			}
			if c.Text().Key != want {
				t.Errorf("%s at %s reads %s", c.Shooter, c.Target, c.Text().Key)
			}
		}
	}
	if cells != len(activeDice) {
		t.Errorf("%d cells", cells)
	}
}

// Of equal dice any one is active: which place the values stand in never matters.
func TestWR13PlacesOfDiceDoNotMatter(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		roll := dice(drawDie(r), drawDie(r), drawDie(r))
		m := rapid.SampledFrom(allModes()).Draw(r, "mode")
		own := rapid.SampledFrom([]Manoeuvre{Attack, Cover}).Draw(r, "shooter")
		aim := rapid.SampledFrom([]Manoeuvre{Attack, Cover, Exploration, HandToHand}).Draw(r, "target")
		first := forecast(t, duel(t, roll, with(m, Chainmail, own), "karol/"+aim.String()), single(m))
		turned := dice(roll[1], roll[2], roll[0])
		second := forecast(t, duel(t, turned, with(m, Chainmail, own), "karol/"+aim.String()), single(m))
		if first.Sums != second.Sums || first.Wounds != second.Wounds {
			r.Fatalf("%s with %v: %v and %d wounds, turned %v and %d", m, roll, first.Sums, first.Wounds, second.Sums, second.Wounds)
		}
	})
}

func drawDie(r *rapid.T) int8 { return int8(rapid.IntRange(1, DieSides).Draw(r, "die")) }

func allModes() []Mode {
	all := AllModes()
	return all[:]
}

func TestRunsPairsAndTriples(t *testing.T) {
	for _, c := range []struct {
		roll  [Dice]int8
		equal int
		run   bool
	}{
		{dice(1, 2, 3), 1, true},
		{dice(3, 1, 2), 1, true},
		{dice(10, 8, 9), 1, true},
		{dice(-1, 1, 0), 1, true},
		{dice(1, 2, 4), 1, false},
		{dice(1, 3, 5), 1, false},
		{dice(10, 1, 2), 1, false},
		{dice(1, 1, 2), 2, false},
		{dice(1, 3, 3), 2, false},
		{dice(5, 4, 5), 2, false},
		{dice(3, 3, 1), 2, false},
		{dice(7, 7, 7), 3, false},
	} {
		if n, run := equalDice(&c.roll), isRun(&c.roll); n != c.equal || run != c.run {
			t.Errorf("%v: %d equal, run %v", c.roll, n, run)
		}
	}
}

// WR-20: fighters hand-to-hand are easier to hit and get no cover.
func TestWR20HandToHandTargetsAreEasierAndBare(t *testing.T) {
	for _, own := range []Manoeuvre{Attack, Cover} {
		s := duel(t, dice(5, 5, 5), with(Slug, Chainmail, own), "karol/hand-to-hand", comradeInCover)
		a := forecast(t, s, single(Slug))
		if a.Sums[0] != 6 || !a.Hit() || a.Cover != 0 || a.Coverer != Nobody {
			t.Errorf("%s: %+v", own, a)
		}
	}
}
