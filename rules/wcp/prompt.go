package wcp

import "schron/rules"

// Prompt asks the actor for the decision at hand. Who plays the own turn has the
// own hand in view; a talk and spoils are about what all see (WCP-9).
func (s *State) Prompt() rules.Prompt {
	var p rules.Prompt
	switch s.ask {
	case DecideVehicle:
		p.Text = rules.Msg("wcp.prompt.vehicle")
		p.Detail = rules.Msg("wcp.prompt.vehicle.detail")
	case DecideMove:
		s.promptMove(&p)
	case DecideMeet:
		s.promptMeet(&p)
	case DecideOffer:
		s.promptOffer(&p)
	case DecideAnswer:
		s.promptAnswer(&p)
	case DecideSpoils:
		s.promptSpoils(&p)
	case DecidePlace:
		s.promptPlace(&p)
	case DecideDestroy:
		p.Text = rules.Msg("wcp.prompt.destroy")
		p.Detail = rules.Msg("wcp.prompt.destroy.detail", otherArg(s.right(int(s.active))))
	}
	if seat := s.Actor(); seat != rules.NoSeat {
		p.Reaction = seat != int(s.active)
		p.Private = !p.Reaction && s.phase != PhaseVehicle && s.trade.with == nobody && s.players[seat].Playing()
	}
	return p
}

func choice(verb uint8, name string) rules.Choice {
	return rules.Choice{Move: Plain(verb), Text: rules.Msg("wcp.choice." + name)}
}

func (s *State) promptMove(p *rules.Prompt) {
	seat := int(s.active)
	switch me := &s.players[seat]; {
	case s.trap.Has(seat):
		p.Text = rules.Msg("wcp.prompt.move.trapped")
	case s.stage == StageEscape && me.AtEntrance():
		p.Text = rules.Msg("wcp.prompt.move.entrance-last")
	case s.stage == StageEscape && s.mayLeave(seat) && len(s.appendWays(nil)) == 1:
		p.Text = rules.Msg("wcp.prompt.move.exit-only")
	case s.stage == StageEscape && s.mayLeave(seat):
		p.Text = rules.Msg("wcp.prompt.move.exit")
	case me.AtEntrance():
		p.Text = rules.Msg("wcp.prompt.move.entrance")
	default:
		p.Text = rules.Msg("wcp.prompt.move")
	}
	if s.canBoost(seat) {
		p.Detail = rules.Msg("wcp.prompt.move.boost", numberArg(int(s.players[seat].boosters)))
	}
	if s.mayLeave(seat) {
		c := choice(VerbLeave, "leave")
		c.Text = rules.Msg("wcp.choice.leave", numberArg(int(s.players[seat].owned.Value())))
		c.Ends = s.holder != s.active // the holder destroys first (WCP-46)
		c.Main = true
		p.Choices = append(p.Choices, c)
	}
	if s.trap.Has(seat) {
		c := choice(VerbResign, "resign")
		c.Ends = true
		p.Choices = append(p.Choices, c)
	}
	if s.mayStay(seat) {
		c := choice(VerbStay, "stay")
		p.Pass = &c
	}
}

func (s *State) promptMeet(p *rules.Prompt) {
	p.Text = rules.Msg("wcp.prompt.meet", fieldArg(s.players[s.active].pawn))
	if s.mayPress() {
		p.Text = rules.Msg("wcp.prompt.button")
		p.Detail = rules.Msg("wcp.prompt.button.detail")
		c := choice(VerbPress, "press")
		c.Main = true
		p.Choices = append(p.Choices, c)
	}
	for other := range s.Seats() {
		if s.mayAttack(other) {
			p.Choices = append(p.Choices, rules.Choice{
				Move: WithSeat(VerbAttack, other), Text: rules.Msg("wcp.choice.attack", otherArg(other)),
			})
		}
		if s.mayTrade(other) {
			p.Choices = append(p.Choices, rules.Choice{
				Move: WithSeat(VerbTrade, other), Text: rules.Msg("wcp.choice.trade", otherArg(other)),
			})
		}
	}
	c := choice(VerbPass, "pass")
	c.Main = !s.mayPress()
	p.Pass = &c
}

// promptOffer has a button for everything that can be put on either side.
func (s *State) promptOffer(p *rules.Prompt) {
	t := &s.trade
	key := "wcp.prompt.offer"
	switch {
	case t.refused > 0 && t.past[t.refused-1].by == t.by:
		key = "wcp.prompt.offer.another"
	case t.refused > 0:
		key = "wcp.prompt.offer.counter"
	}
	p.Text = rules.Msg(key, otherArg(s.asker()))
	p.Detail = rules.Msg("wcp.prompt.offer.detail")
	withdraw := "withdraw"
	if !s.Allied(int(s.active), int(t.with)) {
		p.Detail = rules.Msg("wcp.prompt.offer.number", numberArg(int(t.refused)+1), rules.Number("of", offersPerTalk))
	}
	if t.refused > 0 {
		withdraw = "end"
	}
	var buf [2*thingKinds + 2]rules.Move
	for _, m := range s.appendOffer(buf[:0]) {
		switch m.Verb {
		case VerbGive:
			p.Choices = append(p.Choices, rules.Choice{Move: m, Text: rules.Msg("wcp.choice.give", tokenArg(Token(m.A)))})
		case VerbAsk:
			p.Choices = append(p.Choices, rules.Choice{Move: m, Text: rules.Msg("wcp.choice.ask", tokenArg(Token(m.A)))})
		case VerbOffer:
			c := choice(VerbOffer, "offer")
			c.Main = true
			p.Choices = append(p.Choices, c)
		}
	}
	c := choice(VerbWithdraw, withdraw)
	p.Pass = &c
}

// promptAnswer asks whether an offer is accepted, and says what a refusal would
// mean (WCP-24).
func (s *State) promptAnswer(p *rules.Prompt) {
	t := &s.trade
	key := "wcp.prompt.answer"
	if t.refused > 0 && t.past[t.refused-1].by != t.by {
		key = "wcp.prompt.answer.counter"
	}
	p.Text = rules.Msg(key, playerArg(int(t.by)))
	p.Detail = rules.Msg("wcp.prompt.answer.last")
	if s.goesOn() {
		p.Detail = rules.Msg("wcp.prompt.answer.number", numberArg(int(t.refused)+1), rules.Number("of", offersPerTalk))
	}
	var buf [4]rules.Move
	for _, m := range s.appendAnswers(buf[:0]) {
		c := choice(m.Verb, grammar[m.Verb].Word)
		c.Main = m.Verb == VerbAccept
		p.Choices = append(p.Choices, c)
	}
}

func (s *State) promptSpoils(p *rules.Prompt) {
	loser := int(s.spoils.loser)
	p.Text = rules.Msg("wcp.prompt.spoils", otherArg(loser))
	for t, n := range s.players[loser].owned {
		if n > 0 {
			p.Choices = append(p.Choices, rules.Choice{
				Move: OfThing(VerbTake, Token(t)), Text: rules.Msg("wcp.choice.take", tokenArg(Token(t))),
			})
		}
	}
}

func (s *State) promptPlace(p *rules.Prompt) {
	hall, content := s.needHall(), s.needContent()
	switch {
	case hall && s.stage != StageEscape && !s.fits(&s.players[s.active]):
		p.Text = rules.Msg("wcp.prompt.place.breach")
	case hall && content:
		p.Text = rules.Msg("wcp.prompt.place.both")
	case hall:
		p.Text = rules.Msg("wcp.prompt.place.hall")
	default:
		p.Text = rules.Msg("wcp.prompt.place.content")
	}
	if s.tokenPut || s.hallLaid {
		p.Detail = rules.Msg("wcp.prompt.place.rest")
	}
}
