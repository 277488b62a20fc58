package wradislavia

import (
	"fmt"
	"testing"
)

// armourCases are targets with what is to be taken off the active die.
var armourCases = []struct {
	name    string
	target  string
	armour  int
	bonus   int
	changes []change
}{
	{name: "no armour", target: "karol/exploration"},
	{name: "armour 2", target: "mieszko/attack", armour: 2},
	{name: "armour 5", target: "bogdan/exploration", armour: 5},
	{name: "cover", target: "karol/attack", armour: 2, changes: []change{comradeInCover}},
	{name: "armour and cover", target: "mieszko/exploration", armour: 4, changes: []change{comradeInCover}},
	{name: "cover torn", target: "karol/attack", armour: 0, changes: []change{comradeInCover, hitByBuckshot(1)}},
	{name: "armour torn", target: "bogdan/exploration", armour: 3, changes: []change{hitByBuckshot(1)}},
	{name: "torn twice", target: "bogdan/exploration", armour: 1, changes: []change{hitByBuckshot(2)}},
	{name: "torn to nothing", target: "leszek/exploration", armour: 0, changes: []change{hitByBuckshot(1)}},
	{name: "hand-to-hand", target: "mieszko/hand-to-hand", armour: 2, bonus: 1},
}

func hitByBuckshot(n int8) change { return torn(1, 0, n) }

// lowerDice are two dice that give no mode a bonus beside a higher one.
var lowerDice = map[Mode][2]int8{
	Slug: {1, 1}, Buckshot: {1, 1}, ShortBurst: {1, 1}, LongBurst: {1, 1}, HeadShot: {1, 1}, Finesse: {1, 1},
	Concentrated: {2, 1}, Penetrating: {2, 2},
}

// woundsAt are the wounds of an accuracy in each mode, without anything special.
func woundsAt(m Mode, sum int) int {
	switch m {
	case Slug:
		return 2 * count(sum >= 6)
	case Buckshot, Concentrated:
		return count(sum >= 5)
	case ShortBurst:
		return count(sum >= 4) + count(sum >= 9)
	case LongBurst:
		return count(sum >= 8)
	case HeadShot:
		return count(sum >= 3)
	case Finesse:
		return count(sum >= 4)
	}
	return count(sum >= 9)
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

// WR-17: every mode at its threshold, one below and one above it, against every kind of
// armour, as far as a die can show it.
func TestWR17ModesAtTheirThresholds(t *testing.T) {
	for _, m := range AllModes() {
		thresholds := []int{m.Threshold()}
		if m == ShortBurst {
			thresholds = append(thresholds, 9)
		}
		for _, c := range armourCases {
			for _, threshold := range thresholds {
				for sum := threshold - 1; sum <= threshold+1; sum++ {
					v := sum + c.armour - c.bonus
					if v < 3 || v > DieSides {
						continue
					}
					t.Run(fmt.Sprintf("%s/%s/%d", m, c.name, sum), func(t *testing.T) {
						low := lowerDice[m]
						s := duel(t, dice(low[0], int8(v), low[1]), with(m, HockeyPads, Attack), c.target, c.changes...)
						a := fire(t, s, single(m))
						if a.Sums[0] != sum || a.Armour != c.armour || a.Wounds != woundsAt(m, sum) || a.Hits[0] != (sum >= m.Threshold()) {
							t.Errorf("%+v", a)
						}
						testLines(t, a)
					})
				}
			}
		}
	}
}

// testLines adds the lines up again: they are the whole reckoning.
func testLines(t *testing.T, a Accuracy) {
	t.Helper()
	var dice []int
	rest, threshold := 0, 0
	for _, l := range a.Lines() {
		switch l.Kind {
		case LineDie:
			dice = append(dice, l.Value)
		case LineBonus, LineArmour:
			rest += l.Value
		case LineThreshold:
			threshold = l.Value
		}
		if l.Text.Empty() || l.Rule == "" {
			t.Errorf("line %+v says nothing", l)
		}
	}
	for i, d := range dice {
		if d+rest != a.Sums[i] {
			t.Errorf("lines give %d, accuracy is %d: %+v", d+rest, a.Sums[i], a.Lines())
		}
	}
	if threshold != a.Threshold || len(dice) != 1+count(a.Second != none) {
		t.Errorf("threshold %d, dice %v", threshold, dice)
	}
	for die := range Dice {
		want := DieIdle
		switch die {
		case a.Active:
			want = DieActive
		case a.Second:
			want = DieSecond
		}
		if a.Role(die) != want {
			t.Errorf("die %d has the role %d, want %d", die, a.Role(die), want)
		}
	}
}

// A table of dice and results in which everything counts together.
func TestWR17ShotsInFull(t *testing.T) {
	for _, c := range []struct {
		name            string
		roll            [Dice]int8
		shooter, target string
		shot            Shot
		sums            [2]int
		wounds          int
		changes         []change
	}{
		{"the picture", dice(4, 7, 9), "krystyna/attack", "mieszko/attack", Shot{Mode: HeadShot}, [2]int{5}, 1, []change{comradeInCover}},
		{"slug from cover", dice(6, 7, 9), "karol/cover", "barbara/attack", Shot{Mode: Slug}, [2]int{6}, 2, nil},
		{"slug into cover", dice(5, 7, 9), "karol/attack", "barbara/cover", Shot{Mode: Slug}, [2]int{5}, 0, nil},
		{"pips lift the lowest", dice(4, 7, 9), "karol/cover", "barbara/attack", Shot{Mode: Slug, Pips: Pips{2}}, [2]int{6}, 2, []change{peruns(0, 1)}},
		{"pips make another die the lowest", dice(4, 5, 9), "karol/cover", "barbara/attack", Shot{Mode: Slug, Pips: Pips{2, 1}}, [2]int{6}, 2, []change{peruns(0, 1)}},
		{"an extra shot is weaker", dice(4, 7, 9), "karol/attack", "barbara/attack", Shot{Mode: Slug, Extra: true}, [2]int{7}, 2, []change{peruns(0, 1), hasShot}},
		{"an extra shot with pips", dice(4, 7, 7), "karol/attack", "barbara/attack", Shot{Mode: Slug, Extra: true, Pips: Pips{0, 0, 1}}, [2]int{6}, 2, []change{peruns(0, 2), hasShot}},
		{"both beams", dice(5, 5, 9), "ewa/attack", "barbara/attack", Shot{Mode: Concentrated}, [2]int{10, 6}, 3, nil},
		{"everything at a fighter", dice(10, 10, 9), "jadwiga/attack", "mieszko/hand-to-hand", Shot{Mode: ShortBurst}, [2]int{11}, 2, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := duel(t, c.roll, c.shooter, c.target, c.changes...)
			a := fire(t, s, c.shot)
			if a.Sums != c.sums || a.Wounds != c.wounds {
				t.Errorf("%+v", a)
			}
			testLines(t, a)
		})
	}
}

// hasShot lets slot 1 of seat 0 have had its first shot.
func hasShot(s *State) { s.posts[0][0].shots = 1 }
