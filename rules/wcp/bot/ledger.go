package bot

import (
	"schron/rules"

	game "schron/rules/wcp"
)

// entry is a part of what a position is worth to a player. Its id is in entryIDs,
// its words have the keys "wcp.part.<id>.more" and "wcp.part.<id>.less".
type entry uint8

// The entries, and what their amounts count.
const (
	entryTrophies entry = iota // points
	entryFire                  // points
	entryArmour                // points
	entryBoosters              // markers
	entryRoom                  // halls within sight
	entryAhead                 // points of trophies within two moves, where nobody comes first
	entryGuards                // guards that would win, on ways out of the pawn's hall
	entryDuel                  // pawns that may come and win a duel
	entryExit                  // moves to the outside, noWay where none leads there
	entryButton                // steps to the button, the one into the base included
	entryHunt                  // moves to the nearest other pawn, sight+1 where it is farther
	entries
)

var entryIDs = [entries]string{
	"trophies", "fire", "armour", "boosters", "room", "ahead", "guards", "duel", "exit", "button", "hunt",
}

// ledger is what a position is worth to a player, entry by entry, in thousandths of a
// logit.
type ledger [entries]rules.Entry

func (l *ledger) add(e entry, worth, amount int) { l[e].Add(worth, amount) }

// sum is what all is worth together.
func (l *ledger) sum() int { return rules.SumWorth(l[:]) }

// Parts lists what Judge weighs for a seat, all pawns of a team together. The seat's
// chance follows from the lead, which is their sum less that of the best other player.
func (w Mind) Parts(x rules.State, seat int, buf []rules.Part) []rules.Part {
	s := x.(*game.State)
	if s.Decision() == game.DecideSpoils {
		s = robbing(s, w.weights())
	}
	var m survey
	m.look(s, w)
	var l ledger
	for other := range s.Seats() {
		if s.Allied(seat, other) {
			m.weigh(other, &l)
		}
	}
	if w.Hunting {
		m.weighHunt(seat, &l)
	}
	return rules.AppendParts(buf, entryIDs[:], l[:])
}
