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
	entryTrail     = entry(game.Trail)          // the parts of the condition that are met
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
	entryTheirTokens
	entryTheirOutposts
	entryTheirSoldiers
	entries
)

var entryIDs = [entries]string{
	"trail", "assault", "resources", "bastion",
	"held", "taken", "tokens", "outposts", "soldiers", "threat", "actions",
	"their-tokens", "their-outposts", "their-soldiers",
}

// ledger is what a position is worth to a player, entry by entry.
type ledger [entries]rules.Entry

func (l *ledger) add(e entry, worth, amount int) { l[e].Add(worth, amount) }

// enter adds a share of a card, in thousandths.
func (l *ledger) enter(c *card, share int) {
	e := entry(c.mission)
	l.add(e, c.way*share/1000, 0)
	if c.mine {
		l.add(entryHeld, c.held*share/1000, 1)
	}
	if c.theirs {
		l.add(entryTaken, -c.taken*share/1000, 1)
	}
}

// sum is what all is worth together.
func (l *ledger) sum() int { return rules.SumWorth(l[:]) }

// Parts lists what Judge weighs for a seat, as players see it. With Weights.Nothing the
// own parts add up to the lead from which the seat's chance follows. Those of the others
// stand for what sharing a win deducts.
func (w Mind) Parts(s rules.State, seat int, buf []rules.Part) []rules.Part {
	d := s.(*game.State)
	var l ledger
	if !lost(d, seat) {
		now := d.TurnEnd(rules.Seats(seat))
		w.weigh(d, seat, &now, &l)
		for _, m := range game.Missions() {
			if d.Seeks(m, seat) {
				l.see(m, d.Progress(m, seat), nearness(d, m, seat))
			}
		}
	}
	k := w.weights()
	for other := range d.Seats() {
		if other != seat {
			tokens, posts, soldiers := d.Pieces(other)
			l.add(entryTheirTokens, -k.Token*k.Shared/1000*tokens.Len(), tokens.Len())
			l.add(entryTheirOutposts, -k.Outpost*k.Shared/1000*posts.Len(), posts.Len())
			l.add(entryTheirSoldiers, -k.Soldier*k.Shared/1000*soldiers.Len(), soldiers.Len())
		}
	}
	return rules.AppendParts(buf, entryIDs[:], l[:])
}

// see counts the parts of a condition that are met. What Judge adds for pieces on the
// way to it is moved to those.
func (l *ledger) see(m game.Mission, p game.Progress, near int) {
	e, way := entry(m), entryTokens
	if l[e].Amount = p.Met; m == game.PrepareAssault {
		way = entrySoldiers
	}
	if m == game.Trail || m == game.Resources || near == 0 {
		return
	}
	met := p.Met * whole / p.Of
	rest := l[e].Worth - l[e].Worth*met*met/(near*near)
	l.add(e, -rest, 0)
	l.add(way, rest, 0)
}

// Tells reports whether a move names a piece of the own that it puts down.
func (w Mind) Tells(m rules.Move, part string) bool {
	return m.Verb == game.VerbToken && part == entryIDs[entryTokens] ||
		m.Verb == game.VerbOutpost && part == entryIDs[entryOutposts] ||
		m.Verb == game.VerbSoldier && part == entryIDs[entrySoldiers]
}

// Differ reports whether two moves are of another kind. "Not this turn" is none beside "no".
func (Mind) Differ(a, b rules.Move) bool {
	return a.Verb != b.Verb && a.Verb != game.VerbQuiet && b.Verb != game.VerbQuiet
}
