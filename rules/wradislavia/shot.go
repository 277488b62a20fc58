package wradislavia

import "schron/rules"

// AllTargets stands for the target of a long burst, which is shot at everybody
// (WR-29).
const AllTargets = -1

// MaxPips is how many pips one Perun adds at most (WR-14).
const MaxPips = 3

// Pips are what a Perun adds to each of the three dice (WR-14, WR-43). There are 1 to 3
// together, or none if no Perun is spent.
type Pips [Dice]int8

// sum is how many pips there are.
func (p Pips) sum() int { return int(p[0]) + int(p[1]) + int(p[2]) }

// allPips lists the ways to add up to three pips to three dice, none first.
var allPips = func() (all [20]Pips) {
	n := 0
	for sum := 0; sum <= MaxPips; sum++ {
		for a := sum; a >= 0; a-- {
			for b := sum - a; b >= 0; b-- {
				all[n] = Pips{int8(a), int8(b), int8(sum - a - b)}
				n++
			}
		}
	}
	return all
}()

// AllPips lists the ways to add 1 to 3 pips to three dice, as one Perun can
// (WR-14, WR-43).
func AllPips() []Pips { return allPips[1:] }

// code packs pips into a number of a move, two bits for each die.
func (p Pips) code() int16 { return int16(p[0]) | int16(p[1])<<2 | int16(p[2])<<4 }

func pipsOf(code int16) Pips {
	return Pips{int8(code & 3), int8(code >> 2 & 3), int8(code >> 4 & 3)}
}

// Shot is everything that a player chooses for a shot (WR-12, WR-14, WR-15).
type Shot struct {
	Shooter int  // own slot, 0 to 2
	Target  int  // opposing slot, 0 to 2, or AllTargets
	Mode    Mode // one of the two of the weapon
	Pips    Pips
	Extra   bool // an extra shot, for one Perun
}

// Move returns the move that shoots so.
func (s Shot) Move() rules.Move {
	m := rules.Move{
		Verb: VerbShoot, A: int16(s.Shooter + 1), B: int16(s.Target + 1), C: int16(s.Mode), D: s.Pips.code(),
	}
	if s.Extra {
		m.Verb = VerbExtra
	}
	return m
}

// ShotOf reads a shot from its move, and whether the move is one.
func ShotOf(m rules.Move) (Shot, bool) {
	if m.Verb != VerbShoot && m.Verb != VerbExtra || !grammar.Has(m) {
		return Shot{}, false
	}
	return Shot{
		Shooter: int(m.A) - 1, Target: int(m.B) - 1, Mode: Mode(m.C), Pips: pipsOf(m.D), Extra: m.Verb == VerbExtra,
	}, true
}

// Peruns is what the shot costs: one for added pips and one for an extra shot
// (WR-14, WR-15).
func (s Shot) Peruns() int {
	n := 0
	if s.Pips != (Pips{}) {
		n++
	}
	if s.Extra {
		n++
	}
	return n
}

// extraLoss is what an extra shot takes off every die (WR-15).
const extraLoss = 2

// values returns the natural dice as they are for this shot (WR-13). An extra shot
// makes them two lower, perhaps below 1. Then the pips are added. The dice themselves
// do not change.
func (s Shot) values(dice [Dice]int8) [Dice]int8 {
	for i := range dice {
		if s.Extra {
			dice[i] -= extraLoss
		}
		dice[i] += s.Pips[i]
	}
	return dice
}

// tooHigh finds a die that the pips would lift above ten (WR-14), -1 if none.
func (s Shot) tooHigh(dice [Dice]int8) int {
	for i, v := range s.values(dice) {
		if s.Pips[i] > 0 && v > DieSides {
			return i
		}
	}
	return none
}
