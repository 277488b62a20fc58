// Package bot is the computer player of Dzicz: what it weighs in a position and which
// moves it thinks of. The rules are in the package above, the search in rules/search.
package bot

import (
	"slices"

	"schron/rules"

	game "schron/rules/dzicz"
)

// Mind is what a bot knows of Dzicz: who is how far with which mission, and what
// serves all missions. All numbers are in weights.go.
type Mind struct {
	// Simple is a beginner's: the own missions and nothing else.
	Simple bool
	// Weights are the numbers that it judges by; nil for those that ship.
	Weights *Weights
}

// Judge returns each player's chance to hold a card at the end, card by card. It
// deducts what the others' chances take from a shared win.
func (w Mind) Judge(s rules.State, chance []int32) {
	d, shared := s.(*game.State), int64(w.weights().Shared)
	var win [game.MaxSeats]int32
	if d.Over() {
		for seat := range d.Seats() {
			if d.Wins(seat) {
				win[seat] = certain
			}
		}
	} else {
		w.prospects(d, &win)
	}
	sum := int32(0)
	for _, p := range win {
		sum += p
	}
	for seat := range d.Seats() {
		if chance[seat] = win[seat]; w.Simple && !d.Over() {
			continue
		}
		others := (sum - win[seat]) / int32(d.Seats()-1)
		chance[seat] -= int32(int64(win[seat]) * int64(others) / certain * shared / 1000)
	}
}

// JudgeFor is Judge, but at the end a seat that has lost has a little for what stands there.
// So it builds on and keeps what it has. It has half of that if nobody wins, and so does not
// spoil a game for others by chance. Of two players one spoils it on purpose.
func (w Mind) JudgeFor(seat int, s rules.State, chance []int32) {
	w.Judge(s, chance)
	d := s.(*game.State)
	if !d.Over() || chance[seat] > 0 {
		return
	}
	part, nobody := int32(20), slices.Max(chance) == 0
	if nobody == (d.Seats() > 2) {
		part = 40
	}
	var win [game.MaxSeats]int32
	w.prospects(d, &win)
	chance[seat] = win[seat] / part
}

// certain is the chance of what is certain.
const certain = 10_000

// prospects reckons each player's chance to win before the end.
func (w Mind) prospects(s *game.State, win *[game.MaxSeats]int32) {
	now := s.TurnEnd(1<<game.MaxSeats - 1)
	for seat := range s.Seats() {
		if lost(s, seat) {
			continue
		}
		var l ledger
		w.weigh(s, seat, &now, &l)
		win[seat] = rules.Logistic(w.weights().Nothing + l.sum())
	}
}

// lost reports whether nothing can bring a player back (DZ-31).
func lost(s *game.State, seat int) bool { return s.Gone(seat) && s.Home(seat) != game.NoEdge }

// weigh fills the ledger of a seat, where now tells who would have which card if the
// turn ended.
func (w Mind) weigh(s *game.State, seat int, now *game.Claims, l *ledger) {
	k := w.weights()
	w.weighCards(s, seat, now, l)
	if w.Simple {
		return
	}
	tokens, posts, soldiers := s.Pieces(seat)
	l.add(entryTokens, k.Token*tokens.Len()+k.Inner*(tokens&game.Inner).Len(), tokens.Len())
	l.add(entryOutposts, k.Outpost*posts.Len(), posts.Len())
	l.add(entrySoldiers, k.Soldier*soldiers.Len(), soldiers.Len())
	threatened := (tokens | soldiers) & s.ForeignSoldiers(seat).Beside()
	l.add(entryThreat, -k.Threat*threatened.Len(), threatened.Len())
	for kind, n := range s.Uncovered(seat) {
		l.add(entryActions, k.use(game.ActionToken(kind))*int(n)*(s.Turns()-s.Turn())/s.Turns(), int(n))
	}
}

// weighCards enters the cards: the best one in full, a share of the others.
func (w Mind) weighCards(s *game.State, seat int, now *game.Claims, l *ledger) {
	k := w.weights()
	var slots [game.MaxSeats]card
	cards, best := slots[:s.Cards()], 0
	for i := range cards {
		holder := rules.NoSeat
		if i < len(cards)-1 {
			holder = int(now.Holder[i])
		} else if now.Claimed.Has(seat) {
			holder = seat
		}
		if cards[i] = k.card(s, s.Card(i, seat), seat, holder); cards[i].worth() > cards[best].worth() {
			best = i
		}
	}
	for i := range cards {
		share := k.Others
		if i == best {
			share = 1000
		}
		l.enter(&cards[i], share)
	}
}

// card holds the worth of a card to a seat. way is what the way to it is worth. held is
// added if the seat would have the card at the end of the turn; taken is deducted if
// another seat would.
type card struct {
	mission          game.Mission
	near             int // how far the condition is met, in twelfths
	mine, theirs     bool
	way, held, taken int
}

func (c *card) worth() int { return c.way + c.held - c.taken }

// card weighs a card, if holder would have it at the end of this turn.
func (k *Weights) card(s *game.State, m game.Mission, seat, holder int) card {
	c := card{mission: m, near: nearness(s, m, seat), mine: holder == seat}
	c.theirs = holder != rules.NoSeat && !c.mine
	if c.mine {
		c.near = whole
		c.held = k.Held + k.HeldLate*s.Turn()*game.Turns/s.Turns()
	}
	if c.way = k.way(m) * c.near * c.near / (whole * whole); c.theirs {
		c.taken = c.way * (1000 - k.Taken) / 1000
	}
	return c
}

// whole is the nearness of a condition that is met.
const whole = 12

// nearness returns how much of a mission's condition a seat meets, in twelfths.
func nearness(s *game.State, m game.Mission, seat int) int {
	tokens, posts, soldiers := s.Pieces(seat)
	return nearWith(m, s.Home(seat), tokens, posts, soldiers)
}

// nearWith is nearness with these pieces.
func nearWith(m game.Mission, home game.Edge, tokens, posts, soldiers game.FieldSet) int {
	if home == game.NoEdge {
		return 0
	}
	switch m {
	case game.Trail:
		return whole - game.TrailLacks(tokens, home)*whole/game.TrailLength
	case game.PrepareAssault:
		// Soldiers on the way count for half.
		return (places(soldiers, home) + min(soldiers.Len(), allPlaces)) * whole / (2 * allPlaces)
	case game.Resources:
		n := min((tokens&game.Inner).Len(), game.ResourceTokens) * 2
		if posts&game.Inner != 0 {
			n += 4
		}
		return n
	case game.Bastion:
		held := min((posts & game.Inner).Len(), game.BastionOutposts)
		ready := min((tokens & game.Inner).Len(), game.BastionOutposts)
		return held*3 + ready
	}
	return 0
}

// allPlaces is the number of places that soldiers must hold to prepare the assault (DZ-26).
const allPlaces = 4

// places counts those that soldiers hold.
func places(soldiers game.FieldSet, home game.Edge) int {
	n := min(game.OtherEdges(soldiers, home), 2)
	if soldiers&home.Middle() != 0 {
		n++
	}
	if soldiers.Has(game.Centre) {
		n++
	}
	return n
}

// Moves are all that the actor may decide but "not this turn": a bot is asked again. No
// token is left standing that a soldier may remove, no action token is spent for nothing,
// and no action is passed up.
func (Mind) Moves(s rules.State, buf []rules.Move) []rules.Move {
	d, n := s.(*game.State), len(buf)
	buf = d.Decisions(buf)
	if last := len(buf) - 1; last > n && wasted(d, buf[last]) {
		buf = buf[:last]
	}
	kept := slices.DeleteFunc(buf[n:], func(m rules.Move) bool { return idle(d, m) })
	return buf[:n+len(kept)]
}

// wasted reports whether a move is to be asked no more, to leave a token standing, or to pass
// an action up.
func wasted(s *game.State, m rules.Move) bool {
	return m.Verb == game.VerbQuiet || m.Verb == game.VerbLeave ||
		m.Verb == game.VerbPass && (s.Decision() == game.DecideAction || s.Decision() == game.DecideExtra)
}

// Guess removes the tokens of others where it can, defends its own and completes missions.
// It wastes no action and seldom manoeuvres; all else is played by chance. So a line that
// is played on by it tells who is at the mercy of whose soldiers.
func (Mind) Guess(s rules.State, moves []rules.Move, r *rules.Rand) (rules.Move, bool) {
	d := s.(*game.State)
	switch d.Decision() {
	case game.DecideRemoval, game.DecideDefence:
		return moves[0], true // to remove, to defend
	case game.DecideAction, game.DecideExtra, game.DecideExpansion:
		if m, ok := completes(d, moves); ok || d.Decision() == game.DecideExpansion {
			return m, ok
		}
		return moves[r.IntN(len(moves))], true
	case game.DecideManoeuvre:
		return moves[len(moves)-1], r.IntN(oftenStays) != 0 // the last one is not to
	case game.DecideMove:
		return raid(d, moves, r)
	}
	return rules.Move{}, false
}

// completes finds an action that completes a mission; false if none does.
func completes(s *game.State, moves []rules.Move) (rules.Move, bool) {
	tokens, outposts, soldiers := s.Completing()
	if tokens|outposts|soldiers == 0 {
		return rules.Move{}, false
	}
	for _, m := range moves {
		fields := tokens | outposts
		switch m.Verb {
		case game.VerbToken:
			fields = tokens
		case game.VerbOutpost:
			fields = outposts
		case game.VerbSoldier:
			fields = soldiers
		}
		if fields.Has(game.To(m)) {
			return m, true
		}
	}
	return rules.Move{}, false
}

// oftenStays is of how many questions about a manoeuvre Guess answers all but one with no.
const oftenStays = 4

// raid draws one of the moves that reach a token of another or strike it; false where
// none does.
func raid(s *game.State, moves []rules.Move, r *rules.Rand) (rules.Move, bool) {
	tokens := s.ForeignTokens(s.Active())
	found, n := rules.Move{}, 0
	for _, m := range moves {
		if m.Verb == game.VerbDone || !tokens.Has(game.To(m)) {
			continue
		}
		if n++; n == 1 || r.IntN(n) == 0 {
			found = m
		}
	}
	return found, n > 0
}

// Quiet is never: a game of so few turns is played on for as long as a level says.
func (Mind) Quiet(_, _ rules.State) bool { return false }
