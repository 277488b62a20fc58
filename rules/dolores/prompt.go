package dolores

import "schron/rules"

// Prompt asks the actor for the decision at hand. Nothing in it is secret, for
// all ledgers are public (DO-5).
func (s *State) Prompt() rules.Prompt {
	var p rules.Prompt
	seat := s.Actor()
	if seat == rules.NoSeat {
		return p
	}
	name := s.ask.String()
	p.Text = rules.Msg("dolores.prompt." + name)
	p.Detail = rules.Msg("dolores.prompt." + name + ".detail")
	p.Reaction = seat != int(s.active)
	switch s.ask {
	case DecideInvest:
		p.Text.Args = []rules.Arg{stakeArg(Money, s.Fed(seat).money)}
		p.Pass = closing(VerbEnd, "end.investment")
	case DecideOffer:
		p.Text.Args = []rules.Arg{otherArg(int(s.offer.to))}
		if s.refusePropose() == nil {
			p.Choices = append(p.Choices, *main(choice(VerbPropose, "propose")))
		}
		p.Choices = append(p.Choices, *choice(VerbWithdraw, "withdraw"))
	case DecideAnswer:
		p.Text.Args = []rules.Arg{otherArg(int(s.active))}
		p.Choices = []rules.Choice{*main(choice(VerbAccept, "accept")), *choice(VerbDecline, "decline")}
	case DecideCapital:
		s.promptCapital(&p, seat)
	case DecideTax:
		s.promptTax(&p, seat)
	case DecideGather:
		p.Text.Args = []rules.Arg{rules.Number("crops", s.gather.harvest), rules.Number("forests", s.gather.fell)}
		p.Pass = main(choice(VerbGather, "gather"))
		p.Choices = []rules.Choice{*closing(VerbEnd, "end.gather")}
	case DecideArrange:
		p.Pass = main(closing(VerbEnd, "end.arrange")) // stacks may stay as they are
		for _, m := range s.appendTops(seat, nil) {
			if m.Verb == VerbTop {
				p.Choices = append(p.Choices, s.unitChoice(seat, m, "top"))
			}
		}
	case DecideMilitary:
		p.Pass = closing(VerbEnd, "end.military")
		switch {
		case s.AtTruce():
			p.Text = rules.Msg("dolores.prompt.military.truce")
			p.Detail = rules.Msg("dolores.prompt.military.truce.detail", numberArg(s.truceRounds))
		case !s.movesAndAttacks: // DO-61
			p.Detail = rules.Msg("dolores.prompt.military.either")
		}
	case DecideTarget:
		p.Text.Args = []rules.Arg{unitArg(s.missile.unit), kindArg(s.missile.unit.Kind())}
		p.Detail.Args = []rules.Arg{numberArg(ReachOf(s.missile.unit.Kind()))}
		p.Choices = []rules.Choice{*choice(VerbLower, "lower")}
	case DecideIntercept:
		s.promptIntercept(&p, seat)
	}
	return p
}

func choice(verb uint8, name string) *rules.Choice {
	return &rules.Choice{Move: Plain(verb), Text: rules.Msg("dolores.choice." + name)}
}

// main makes a choice the way on that most players want.
func main(c *rules.Choice) *rules.Choice {
	c.Main = true
	return c
}

// closing is a choice that ends the actor's part of the phase.
func closing(verb uint8, name string) *rules.Choice {
	c := choice(verb, name)
	c.Ends = true
	return c
}

// unitChoice is a choice that names a unit and its field.
func (s *State) unitChoice(seat int, m rules.Move, name string) rules.Choice {
	u := Unit(m.A)
	return rules.Choice{Move: m, Text: rules.Msg("dolores.choice."+name, unitArg(u), kindArg(u.Kind()),
		fieldArg(s.Fed(seat).units[u].Field))}
}

// promptCapital offers the cities that may become the capital; most players want one
// that is connected to the bank (DO-11).
func (s *State) promptCapital(p *rules.Prompt, seat int) {
	best := 0
	for i, m := range s.appendCapitals(seat, nil) {
		f := Field(m.A)
		p.Choices = append(p.Choices, rules.Choice{Move: m, Text: rules.Msg("dolores.choice.capital", fieldArg(f))})
		if s.linked[seat].Has(f) && !s.linked[seat].Has(Field(p.Choices[best].Move.A)) {
			best = i
		}
	}
	p.Choices[best].Main = true
}

func (s *State) promptTax(p *rules.Prompt, seat int) {
	p.Pass = main(closing(VerbSettle, "settle"))
	p.Choices = []rules.Choice{*closing(VerbEnd, "end.tax")}
	if owed := s.owed(seat); s.Fed(seat).store.Covers(&owed) {
		p.Pass.Text, p.Detail = rules.Msg("dolores.choice.settle.all"), rules.Msg("dolores.prompt.tax.enough")
	}
}

func (s *State) promptIntercept(p *rules.Prompt, seat int) {
	kind := Launcher
	if s.missile.super {
		kind = SuperLauncher
	}
	p.Text.Args = []rules.Arg{otherArg(int(s.active)), kindArg(kind), fieldArg(s.missile.target)}
	p.Detail.Args = []rules.Arg{dieArg(LauncherStops)}
	p.Pass = choice(VerbHold, "hold")
	for _, m := range s.Legal(nil) {
		if m.Verb == VerbIntercept {
			p.Choices = append(p.Choices, s.unitChoice(seat, m, "intercept"))
		}
	}
	if len(p.Choices) > 0 && s.struck(seat) {
		main(&p.Choices[0])
	} else {
		main(p.Pass)
	}
}

// struck reports whether the missile that flies would hit something of a seat's (DO-51,
// DO-52).
func (s *State) struck(seat int) bool {
	hit := Set(s.missile.target)
	if s.missile.super {
		hit = hit.Or(s.missile.target.Edges())
	}
	mine := s.ground().And(s.owned[seat]).Or(s.held[seat])
	return !hit.And(mine).Empty()
}
