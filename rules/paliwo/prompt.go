package paliwo

import "schron/rules"

// Prompt asks the actor for the decision at hand. It is private where the actor's hand
// or finds would show. Turning a human at the end of the human turn is a reaction that
// needs no secret.
func (s *State) Prompt() rules.Prompt {
	var p rules.Prompt
	ask := s.decision()
	if ask == NoDecision {
		return p
	}
	key := "paliwo.prompt." + ask.String()
	p.Text = rules.Msg(key)
	p.Detail = rules.Msg(key + ".detail")
	switch ask {
	case DecideHumans:
		p.Text = rules.Msg(key, numberArg(People-s.placed()), ofArg(People))
	case DecideWeapons:
		p.Text = rules.Msg(key, numberArg(WeaponTokens-s.armed()), ofArg(WeaponTokens))
	case DecideZombies:
		p.Text = rules.Msg(key, numberArg(int(s.pool)-ZombiesTotal+StartZombies), ofArg(StartZombies))
		if s.zombiesLast {
			p.Detail = rules.Msg(key + ".last")
		}
	case DecideTurn:
		s.promptTurn(&p)
	case DecideFlare, DecideScent:
		p.Text = rules.Msg(key, numberArg(s.turns))
		p.Pass = choice(VerbDone, "turns-done")
	case DecidePlace:
		p.Text = rules.Msg(key, findArg(s.drawn))
	case DecideDraw:
		p.Pass = choice(VerbDraw, "draw")
	case DecideMovement:
		s.promptMovement(&p)
	case DecideNew:
		p.Text = rules.Msg(key, numberArg(s.toAdd))
		if s.anywhere {
			p.Detail = rules.Msg(key + ".anywhere")
		}
	case DecideToken:
		s.promptToken(&p)
	case DecideCleanup:
		p.Pass = choice(VerbDone, "done.cleanup")
		p.Pass.Ends = !s.anyDoomed()
		if !s.hand[SeatZombies].has(Clutch) {
			unfitting(&p)
		}
	}
	seat := s.Actor()
	p.Reaction = s.stage == StageTurnEnd
	p.Private = !p.Reaction && (s.hand[seat] != 0 || seat == SeatZombies && s.knowsFinds())
	return p
}

// placed counts the humans on the board.
func (s *State) placed() int {
	n := 0
	for h := range s.people {
		if s.people[h].field != NoField {
			n++
		}
	}
	return n
}

// knowsFinds reports whether the zombie player knows a face that others do not
// (WP-27).
func (s *State) knowsFinds() bool {
	return s.drawn != NoFace || s.anyField(func(f Field) bool {
		return s.grounds[f].Find() != NoFace && TerrainAt(f) != Barrel
	})
}

func choice(verb uint8, name string, args ...rules.Arg) *rules.Choice {
	return &rules.Choice{Move: Plain(verb), Text: rules.Msg("paliwo.choice."+name, args...)}
}

// promptTurn asks for acts; what needs no field is a button.
func (s *State) promptTurn(p *rules.Prompt) {
	if h := s.active; h != NoHuman {
		p.Text = rules.Msg("paliwo.prompt.turn.active", humanArg(h), numberArg(s.pa))
		p.Detail = rules.Msg("paliwo.prompt.turn.active.detail")
		if s.pa == 0 {
			p.Text, p.Detail = rules.Msg("paliwo.prompt.turn.spent", humanArg(h)), rules.Msg("paliwo.prompt.turn.spent.detail")
		}
		s.offer(p, By(VerbLeave, h), "leave", humanArg(h))
		s.offer(p, By(VerbAdrenaline, h), "adrenaline", humanArg(h))
		s.offer(p, Plain(VerbFinish), "finish", humanArg(h))
	}
	s.offer(p, Plain(VerbFlare), "flare")
	s.offer(p, Plain(VerbSilence), "silence")
	p.Pass = choice(VerbEnd, "end")
	p.Pass.Ends = true
	if p.Pass.Main = s.leftUndone().Empty(); p.Pass.Main {
		p.Text, p.Detail = rules.Msg("paliwo.prompt.turn.over"), rules.Text{}
	}
	for i := range p.Choices {
		c := &p.Choices[i]
		c.Ends, c.Main = c.Move.Verb == VerbSilence, c.Move.Verb == VerbLeave
	}
}

// offer adds a button for a move that is allowed.
func (s *State) offer(p *rules.Prompt, m rules.Move, name string, args ...rules.Arg) {
	if s.refuse(m) == allowed {
		p.Choices = append(p.Choices, rules.Choice{Move: m, Text: rules.Msg("paliwo.choice."+name, args...)})
	}
}

func (s *State) promptMovement(p *rules.Prompt) {
	s.offer(p, Plain(VerbHunger), "hunger")
	s.offer(p, Plain(VerbScent), "scent")
	if s.anyCompelled() {
		p.Text = rules.Msg("paliwo.prompt.movement.compelled")
		p.Detail = rules.Msg("paliwo.prompt.movement.compelled.detail")
		return
	}
	p.Text = rules.Msg("paliwo.prompt.movement", numberArg(s.limit-s.moved))
	if s.moved >= s.limit {
		p.Text, p.Detail = rules.Msg("paliwo.prompt.movement.spent"), rules.Text{}
		if s.mover != NoField && s.mayActFreely(s.mover) {
			p.Text = rules.Msg("paliwo.prompt.movement.last", fieldArg(s.mover))
		}
	}
	p.Pass = choice(VerbDone, "done.movement")
	p.Pass.Main = s.Forgoes(p.Pass.Move).Empty()
}

func (s *State) promptToken(p *rules.Prompt) {
	p.Pass = choice(VerbDone, "done.new")
	p.Pass.Ends = !s.anyDoomed() && !(s.mayPlayUnseen(Clutch) && s.anyBesideUndead())
	if s.tokens == 0 || s.tokenLaid {
		p.Text = rules.Msg("paliwo.prompt.token.card")
		p.Detail = rules.Msg("paliwo.prompt.token.card.detail")
		if s.refuseCard(FromTheWreck) != allowed {
			unfitting(p)
		}
		return
	}
	p.Text = rules.Msg("paliwo.prompt.token", numberArg(s.tokens))
}

// unfitting says why the game stops though the zombie player holds no card that
// fits: else the pause would tell it (WP-46).
func unfitting(p *rules.Prompt) {
	p.Text, p.Detail = rules.Msg("paliwo.prompt.unfitting"), rules.Msg("paliwo.prompt.unfitting.detail")
}
