package bot

import (
	"schron/rules"

	game "schron/rules/dzicz"
)

// entry is a part of what a position is worth to a player. Its id is in entryIDs,
// its words have the keys "dzicz.part.<id>.more" and "dzicz.part.<id>.less".
type entry uint8

// The entries, and what their amounts count. Those of the missions are the missions'
// numbers.
const (
	entryTrail     = entry(game.Trail)          // the way to cards of the mission, in hundredths
	entryAssault   = entry(game.PrepareAssault) //
	entryResources = entry(game.Resources)      //
	entryBastion   = entry(game.Bastion)        //
	entryHeld      = entry(iota)                // cards that would be the player's if the turn ended now
	entryTaken                                  // open cards that would be another one's
	entryTokens
	entryOutposts
	entrySoldiers
	entryThreat  // own pieces beside a soldier of another
	entryActions // action tokens that are not used yet
	entries
)

var entryIDs = [entries]string{
	"trail", "assault", "resources", "bastion",
	"held", "taken", "tokens", "outposts", "soldiers", "threat", "actions",
}

// ledger is what a position is worth to a player, entry by entry.
type ledger [entries]rules.Entry

func (l *ledger) add(e entry, worth, amount int) { l[e].Add(worth, amount) }

// enter adds a share of a card, in thousandths.
func (l *ledger) enter(c *card, share int) {
	e := entry(c.mission)
	l.add(e, c.way*share/1000, 0)
	l[e].Amount = max(l[e].Amount, c.near*100/whole)
	if c.mine {
		l.add(entryHeld, c.held*share/1000, 1)
	}
	if c.theirs {
		l.add(entryTaken, -c.taken*share/1000, 1)
	}
}

// sum is what all is worth together.
func (l *ledger) sum() int { return rules.SumWorth(l[:]) }

// Parts lists what Judge weighs for a seat. With Weights.Nothing the parts add up to
// the lead from which the seat's chance follows. Sharing a win is not yet deducted.
func (w Mind) Parts(s rules.State, seat int, buf []rules.Part) []rules.Part {
	d := s.(*game.State)
	var l ledger
	if !lost(d, seat) {
		now := d.TurnEnd(rules.Seats(seat))
		w.weigh(d, seat, &now, &l)
	}
	return rules.AppendParts(buf, entryIDs[:], l[:])
}
