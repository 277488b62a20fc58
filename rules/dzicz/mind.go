package dzicz

import "schron/rules"

// Mind is what a bot knows of Dzicz: who is how far with which mission, and what
// serves all missions. All numbers are in weights.go.
type Mind struct {
	// Simple is a beginner's: the own missions and nothing else.
	Simple bool
	// Weights are the numbers that it judges by; nil for those that ship.
	Weights *Weights
}

// Judge gives each player the chance to hold a card at the end, card by card, less
// what the others' chances take from a win that is shared.
func (w Mind) Judge(s rules.State, chance []int32) {
	d, shared := s.(*State), int64(w.weights().Shared)
	var win [MaxSeats]int32
	if d.phase == PhaseOver {
		for seat := range d.seats {
			if d.wins(seat) {
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
	for seat := range d.seats {
		if chance[seat] = win[seat]; w.Simple && d.phase != PhaseOver {
			continue
		}
		others := (sum - win[seat]) / int32(d.seats-1)
		chance[seat] -= int32(int64(win[seat]) * int64(others) / certain * shared / 1000)
	}
}

// certain is the chance of what is certain.
const certain = 10_000

// prospects reckons each player's chance to win before the end.
func (w Mind) prospects(s *State, win *[MaxSeats]int32) {
	now := s.turnEnd(1<<MaxSeats - 1)
	for seat := range s.seats {
		if s.lost(seat) {
			continue
		}
		var l ledger
		w.weigh(s, seat, &now, &l)
		win[seat] = rules.Logistic(w.weights().Nothing + l.sum())
	}
}

// lost reports whether nothing can bring a player back (DZ-31).
func (s *State) lost(seat int) bool { return s.gone(seat) && s.home[seat] != NoEdge }

// weigh fills the ledger of a seat, where now tells who would have which card if the
// turn ended.
func (w Mind) weigh(s *State, seat int, now *claims, l *ledger) {
	k := w.weights()
	w.weighCards(s, seat, now, l)
	if w.Simple {
		return
	}
	tokens, posts, soldiers := s.tokens[seat], s.outposts[seat], s.soldiers[seat]
	l.add(entryTokens, k.Token*tokens.Len()+k.Inner*(tokens&inner).Len(), tokens.Len())
	l.add(entryOutposts, k.Outpost*posts.Len(), posts.Len())
	l.add(entrySoldiers, k.Soldier*soldiers.Len(), soldiers.Len())
	threatened := (tokens | soldiers) & foreign(&s.soldiers, seat).beside()
	l.add(entryThreat, -k.Threat*threatened.Len(), threatened.Len())
	for kind, n := range s.uncovered[seat] {
		l.add(entryActions, k.use(ActionToken(kind))*int(n)*(Turns-int(s.turn))/Turns, int(n))
	}
}

// weighCards enters the cards: the best one in full, a share of the others.
func (w Mind) weighCards(s *State, seat int, now *claims, l *ledger) {
	k := w.weights()
	var slots [MaxSeats]card
	cards := slots[:s.openCount+1]
	for i := range s.openCount {
		cards[i] = k.card(s, s.open[i], seat, int(now.holder[i]))
	}
	holder := nobody
	if now.claimed.Has(seat) {
		holder = seat
	}
	own := &cards[s.openCount]
	*own = k.card(s, s.secret[seat], seat, holder)
	own.way = own.way * k.Secret / 1000
	best := 0
	for i := range cards {
		if cards[i].worth() > cards[best].worth() {
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
	mission          Mission
	near             int // how far the condition is met, in twelfths
	mine, theirs     bool
	way, held, taken int
}

func (c *card) worth() int { return c.way + c.held - c.taken }

// card weighs a card, if holder would have it at the end of this turn.
func (k *Weights) card(s *State, m Mission, seat, holder int) card {
	c := card{mission: m, near: s.nearness(m, seat), mine: holder == seat}
	c.theirs = holder != nobody && !c.mine
	if c.mine {
		c.near = whole
		c.held = k.Held + k.HeldLate*int(s.turn) - k.Exposed*s.toCome(seat)
	}
	if c.way = k.way(m) * c.near * c.near / (whole * whole); c.theirs {
		c.taken = c.way * (1000 - k.Taken) / 1000
	}
	return c
}

// toCome counts the others who still have a go in this turn.
func (s *State) toCome(seat int) int {
	n := 0
	for other := int(s.active) + 1; other < s.seats; other++ {
		if other != seat && !s.gone(other) {
			n++
		}
	}
	return n
}

// whole is the nearness of a condition that is met.
const whole = 12

// nearness tells how much of a mission's condition a seat meets, in twelfths.
func (s *State) nearness(m Mission, seat int) int {
	home := s.home[seat]
	if home == NoEdge {
		return 0
	}
	switch m {
	case Trail:
		return whole - trailLacks(s.tokens[seat], home)*whole/trailLength
	case PrepareAssault:
		n := min(otherEdges(s.soldiers[seat], home), 2)
		if s.soldiers[seat]&home.middle() != 0 {
			n++
		}
		if s.soldiers[seat].Has(Centre) {
			n++
		}
		// Soldiers on the way count for half.
		way := min(s.soldiers[seat].Len(), 4)
		return (n + way) * whole / 8
	case Resources:
		n := min((s.tokens[seat]&inner).Len(), resourceTokens) * 2
		if s.outposts[seat]&inner != 0 {
			n += 4
		}
		return n
	case Bastion:
		posts := min((s.outposts[seat] & inner).Len(), bastionOutposts)
		tokens := min((s.tokens[seat] & inner).Len(), bastionOutposts)
		return posts*3 + tokens
	}
	return 0
}

// Moves are all that the actor may decide but "not this turn": a bot is asked again.
func (Mind) Moves(s rules.State, buf []rules.Move) []rules.Move {
	n := len(buf)
	buf = s.(*State).appendDecisions(buf)
	if last := len(buf) - 1; last > n && buf[last].Verb == VerbQuiet {
		buf = buf[:last]
	}
	return buf
}

// Guess removes the tokens of others where it can, defends its own, wastes no action
// and seldom manoeuvres; all else is played by chance. So a line that is played on by it
// tells who is at the mercy of whose soldiers.
func (Mind) Guess(s rules.State, moves []rules.Move, r *rules.Rand) (rules.Move, bool) {
	d := s.(*State)
	switch d.ask {
	case DecideRemoval, DecideDefence:
		return moves[0], true // to remove, to defend
	case DecideAction, DecideExtra:
		return moves[r.IntN(max(len(moves)-1, 1))], true // the last one is to pass
	case DecideManoeuvre:
		return moves[len(moves)-1], r.IntN(oftenStays) != 0 // the last one is not to
	case DecideMove:
		return d.raid(moves, r)
	}
	return rules.Move{}, false
}

// oftenStays is of how many questions about a manoeuvre Guess answers all but one with no.
const oftenStays = 4

// raid draws one of the moves that reach a token of another or strike it; false where
// none does.
func (s *State) raid(moves []rules.Move, r *rules.Rand) (rules.Move, bool) {
	tokens := foreign(&s.tokens, int(s.active))
	found, n := rules.Move{}, 0
	for _, m := range moves {
		if m.Verb == VerbDone || !tokens.Has(To(m)) {
			continue
		}
		if n++; n == 1 || r.IntN(n) == 0 {
			found = m
		}
	}
	return found, n > 0
}

// Quiet is never: a game of twelve turns is played on for as long as a level says.
func (Mind) Quiet(_, _ rules.State) bool { return false }
