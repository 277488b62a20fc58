package wradislavia

import (
	"slices"

	"schron/rules"
)

// Slots is how many characters a player sends into a clash (WR-7). Slots are
// counted from 0; people and the notation count them from 1.
const Slots = 3

// Dice is the number of dice on the battlefield (WR-6, WR-8), and DieSides how
// many sides each of them has.
const (
	Dice     = 3
	DieSides = 10
)

// Fighter is one character of a clash with its token and what happened to it this
// turn. The zero Fighter is an empty slot.
type Fighter struct {
	who    Character
	token  Manoeuvre
	wounds int8
	shots  int8 // 0 to 2; the second is the extra shot (WR-15)
	torn   int8 // hits with buckshot (WR-26)
	bared  bool // gives no cover any more after a finesse shot (WR-31)
	target int8 // slot that it strikes, from 1; 0 while none is named (WR-24)
}

// clash is what lies on the table in a turn. It is all that accuracy depends on.
type clash struct {
	dice    [Dice]int8 // 0 for one that was not rolled yet
	hazards [2]Hazard
	dropped Hazard // the card discarded for being like the first (WR-8)
	posts   [Seats][Slots]Fighter
}

// other returns the opponent's seat.
func other(seat int) int { return Seats - 1 - seat }

// HeavyFrom and DeadFrom are the numbers of wounds from which a character is
// heavily wounded and dead (WR-35).
const (
	HeavyFrom = 3
	DeadFrom  = 5
)

// MayShoot reports whether a first shot of the post is still due (WR-11).
func (p *Fighter) MayShoot() bool { return p.token.Shoots() && p.shots == 0 }

// MayShootAgain reports whether an extra shot of the post is possible, for a
// Perun (WR-15).
func (p *Fighter) MayShootAgain() bool { return p.token.Shoots() && p.shots == 1 }

// MayStrike reports whether the post strikes in phase 6: not with three wounds or
// more when it begins (WR-23). Shots are over then and strikes wait for each
// other (WR-24), so the wounds do not change meanwhile.
func (p *Fighter) MayStrike() bool { return p.token == HandToHand && p.wounds < HeavyFrom }

// covers reports whether the post shelters its comrades (WR-18, WR-21).
func (p *Fighter) covers() bool { return p.token == Cover && p.wounds < HeavyFrom && !p.bared }

// Coverer finds the first slot that shelters the seat's comrades; none if there
// is none.
func (c *clash) Coverer(seat int) int {
	for i := range c.posts[seat] {
		if c.posts[seat][i].covers() {
			return i
		}
	}
	return none
}

// canFire reports whether the seat has anybody who shoots (WR-11).
func (c *clash) canFire(seat int) bool {
	return slices.ContainsFunc(c.posts[seat][:], func(p Fighter) bool { return p.token.Shoots() })
}

// canStrike reports whether the seat has anybody who strikes (WR-23).
func (c *clash) canStrike(seat int) bool {
	return slices.ContainsFunc(c.posts[seat][:], func(p Fighter) bool { return p.MayStrike() })
}

// Fighting returns the characters of a seat in the clash.
func (c *clash) Fighting(seat int) Cast {
	var out Cast
	for i := range c.posts[seat] {
		if who := c.posts[seat][i].who; who != Nobody {
			out |= who.bit()
		}
	}
	return out
}

// slotOf finds the slot of a character, -1 if it is not in the clash.
func (c *clash) slotOf(seat int, who Character) int {
	return slices.IndexFunc(c.posts[seat][:], func(p Fighter) bool { return p.who == who })
}

// Hurt returns the wounds that the hazards on the table deal to a character (WR-9).
// There is one for each card from which its armour does not protect.
func (c *clash) Hurt(who Character) int8 {
	var n int8
	for _, h := range c.hazards {
		if who.Suffers(h) {
			n++
		}
	}
	return n
}

// sum adds up the natural dice (WR-22).
func (c *clash) sum() int { return int(c.dice[0]) + int(c.dice[1]) + int(c.dice[2]) }

// inSeats reports whether seat is one of the two.
func inSeats(seat int) bool { return seat > rules.NoSeat && seat < Seats }

// Within reports whether the pips of a shot leave the dice within ten (WR-14).
func (c *clash) Within(s Shot) bool { return s.Pips == (Pips{}) || s.tooHigh(c.dice) == none }
