package wradislavia

import "schron/rules"

// Pick says which die is active.
type Pick uint8

// The picks of WR-13.
const (
	Highest Pick = iota
	Lowest
)

var pickIDs = rules.ListIDs("pick", Highest, "highest", "lowest")

// String is the id of the pick; its name for players has the key
// "wradislavia.pick." followed by it.
func (p Pick) String() string { return pickIDs.Of(p) }

// ActivePick returns which die is active when a character with one token shoots at one
// with another. The highest is active if the shooter attacks and the target is not in
// cover, else the lowest (WR-13). The penetrating beam always takes the highest
// (WR-33). Only attack and cover shoot.
func ActivePick(shooter, target Manoeuvre, m Mode) Pick {
	if m == Penetrating || shooter == Attack && target != Cover {
		return Highest
	}
	return Lowest
}

// SecondActive reports whether the lowest die is a second active one (WR-32). It is for
// the concentrated beam of an attacker at a target that is not in cover.
func SecondActive(shooter, target Manoeuvre, m Mode) bool {
	return m == Concentrated && shooter == Attack && target != Cover
}

// none stands for no die.
const none = -1

// pickDie finds the first die that is the highest or the lowest, one die left
// out; of equal dice any one would do (WR-13).
func pickDie(dice *[Dice]int8, p Pick, without int) int {
	best := none
	for i, v := range dice {
		switch {
		case i == without:
		case best == none, p == Highest && v > dice[best], p == Lowest && v < dice[best]:
			best = i
		}
	}
	return best
}

// equalDice counts how many of the dice show the commonest value: 1, 2 or 3.
func equalDice(d *[Dice]int8) int {
	switch {
	case d[0] == d[1] && d[1] == d[2]:
		return 3
	case d[0] == d[1] || d[1] == d[2] || d[0] == d[2]:
		return 2
	}
	return 1
}

// isRun reports whether the dice are three consecutive values in any order (WR-30).
func isRun(d *[Dice]int8) bool {
	low, high := min(d[0], d[1], d[2]), max(d[0], d[1], d[2])
	return high-low == 2 && equalDice(d) == 1
}
