package bot

import (
	"schron/rules"

	game "schron/rules/wcp"
)

// entry is a part of what a pawn is worth.
type entry uint8

// The entries, and what their amounts count. Who plays can count that on the table, but
// for room and button, whose words have no number.
const (
	entryTrophies entry = iota // points
	entryFire                  // points
	entryArmour                // points
	entryBoosters              // markers
	entryRoom                  // halls within sight
	entryOutside               // 1 where it stands at its entrance, as who has lost the vehicle
	entryAhead                 // points of trophies within two moves
	entryFinds                 // upgrades within two moves
	entryGuards                // guards that would win, on ways out of the pawn's hall
	entryDuel                  // 1 where somebody may come and win a duel
	entryExit                  // moves to the outside
	entryShut                  // 1 where no way leads to the outside
	entryOut                   // points of trophies that are out of the base
	entryButton                // steps to the button, the one into the base included
	entryLead                  // points of trophies ahead of the others, where the seat has just
	entryBehind                // pressed the button, and behind the best of them
	entries
)

// entryIDs are the ids of the parts of a seat and of each other one. Their words have the
// keys "wcp.part.<id>.more" and "wcp.part.<id>.less".
var entryIDs = [2][entries]string{
	{"trophies", "fire", "armour", "boosters", "room", "outside", "ahead", "finds", "guards", "duel", "exit", "shut", "out", "button", "lead", "behind"},
	{"their-trophies", "their-fire", "their-armour", "their-boosters", "their-room", "their-outside", "their-ahead", "their-finds", "their-guards", "their-duel", "their-exit", "their-shut"},
}

// against are the entries of which less is better.
const against = 1<<entryOutside | 1<<entryGuards | 1<<entryDuel | 1<<entryExit | 1<<entryShut | 1<<entryButton | 1<<entryBehind

// vague are the entries whose words tell no number.
const vague = 1<<entryRoom | 1<<entryOutside | 1<<entryDuel | 1<<entryShut | 1<<entryButton

// taken are the parts that grow by what is within reach, and so explain that it shrinks.
var taken = [entries]string{entryAhead: "trophies", entryFinds: "fire armour boosters"}

// ledger is what a position is worth to a player, entry by entry, in thousandths of a
// logit.
type ledger [entries]rules.Entry

func (l *ledger) add(e entry, worth, amount int) { l[e].Add(worth, amount) }

// uncounted says of all that there is none to count.
func (l *ledger) uncounted() {
	for e := range l {
		l[e].Amount = rules.NotCounted
	}
}

// sum is what all is worth together.
func (l *ledger) sum() int { return rules.SumWorth(l[:]) }

// Parts lists what Judge weighs: of the seat itself, then of each other one. What others
// have counts against the seat, but for those of its team. Lead and behind are no part of
// the judgment. They say who presses the button, which changes what all others count.
func (w Mind) Parts(x rules.State, seat int, buf []rules.Part) []rules.Part {
	s := x.(*game.State)
	if s.Decision() == game.DecideSpoils {
		s = robbing(s, w.weights())
	}
	var m survey
	m.look(s, w)
	for i := range s.Seats() {
		other, of, sign := (seat+i)%s.Seats(), min(i, 1), 1
		if !s.Allied(seat, other) {
			sign = -1
		}
		var l ledger
		m.weigh(other, &l)
		if of == 0 {
			m.weighEnd(seat, &l)
		}
		for e, id := range entryIDs[of] {
			if id == "" {
				continue
			}
			p := rules.Part{ID: id, Worth: sign * l[e].Worth, Amount: l[e].Amount, Good: sign, Vague: vague>>e&1 > 0}
			if against>>e&1 > 0 {
				p.Good = -sign
			}
			if of > 0 {
				p.Whom = rules.SeatArg("other", other)
			} else {
				p.Unless = taken[e]
			}
			buf = append(buf, p)
		}
	}
	return buf
}

// weighEnd adds who leads where a seat has just pressed the button.
func (m *survey) weighEnd(seat int, l *ledger) {
	if m.Stage() != game.StageLastRound || m.Presser() != seat {
		return
	}
	owner, best := m.Owner(seat), 0
	for other := range m.People() {
		if other != owner {
			best = max(best, m.worth[other])
		}
	}
	lead := m.worth[owner] - best
	l[entryLead] = rules.Entry{Worth: m.Point * max(lead, 0), Amount: max(lead, 0)}
	l[entryBehind] = rules.Entry{Worth: m.Point * min(lead, 0), Amount: max(-lead, 0)}
}

// Differ reports whether two moves lead to different fields or are about different things.
func (w Mind) Differ(a, b rules.Move) bool { return a.Verb != b.Verb || a.A != b.A }

// Tells reports whether a move names the booster that it costs.
func (w Mind) Tells(m rules.Move, part string) bool {
	return m.Verb == game.VerbBoost && part == entryIDs[0][entryBoosters]
}
