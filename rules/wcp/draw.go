package wcp

import "schron/rules"

// fillHand draws halls and content up to six of each (WCP-17). An empty stack gives
// nothing. A hand of more than six tokens stays.
func (s *State) fillHand(seat int) (halls, tokens int) {
	p := &s.players[seat]
	for p.hallsN < HandSize && s.hallsLeft > 0 {
		s.hallsLeft--
		p.halls[s.hallStack[s.hallsLeft]]++
		p.hallsN++
		halls++
	}
	for p.tokensN < HandSize && s.tokensLeft > 0 {
		s.tokensLeft--
		p.hold(s.tokenStack[s.tokensLeft])
		tokens++
	}
	return halls, tokens
}

// draw ends the part of the turn in which things are laid. What was drawn is
// told to the player alone; how much, to everybody (WCP-9, WCP-17, WCP-51).
func (s *State) draw(j *rules.Journal) {
	seat := int(s.active)
	if j == nil {
		s.fillHand(seat)
		return
	}
	topHall, topToken := s.hallsLeft, s.tokensLeft
	halls, tokens := s.fillHand(seat)
	if halls+tokens == 0 {
		return
	}
	j.Draw()
	j.Add("WCP-17", seat, "wcp.event.draw", playerArg(seat), rules.Number("halls", halls), rules.Number("tokens", tokens))
	for i := range int8(halls) {
		j.AddTo(s.people(seat), "WCP-9", seat, "wcp.event.drawn.hall", playerArg(seat), tileArg(s.hallStack[topHall-1-i]))
	}
	for i := range int8(tokens) {
		j.AddTo(s.people(seat), "WCP-9", seat, "wcp.event.drawn.token", playerArg(seat), tokenArg(s.tokenStack[topToken-1-i]))
	}
}

// people returns the seats of the person who plays a seat: a person knows the
// hands of all own pawns (WCP-9, WCP-50).
func (s *State) people(seat int) rules.SeatSet {
	var set rules.SeatSet
	for other := range s.Seats() {
		if s.Allied(seat, other) {
			set |= rules.Seats(other)
		}
	}
	return set
}

// giveBack returns tokens to the content stack: all are added, then the stack is
// shuffled once (WCP-52). Without any there is nothing to shuffle.
func (s *State) giveBack(t Things, more Token) {
	was := s.tokensLeft
	for i, n := range t {
		for range n {
			s.tokenStack[s.tokensLeft] = Token(i)
			s.tokensLeft++
		}
	}
	if more != NoToken {
		s.tokenStack[s.tokensLeft] = more
		s.tokensLeft++
	}
	if s.tokensLeft > was {
		rules.Shuffle(&s.rand, s.tokenStack[:s.tokensLeft])
	}
}
