package wradislavia

import "schron/rules"

// Prompt asks the actor for the decision at hand. The draft and the deployment
// show the own hand; shots and strikes need nothing but what everybody sees.
func (s *State) Prompt() rules.Prompt {
	switch s.phase {
	case PhaseDraft:
		return s.promptDraft()
	case PhaseDeployment:
		return s.promptDeployment()
	case PhaseFire:
		return s.promptFire()
	case PhaseHandToHand:
		return s.promptStrikes()
	}
	return rules.Prompt{}
}

// pass returns the button that ends the own part, nil while it cannot end. It is the
// way on unless somebody's shot would be lost.
func (s *State) pass(name string) *rules.Choice {
	done := Plain(VerbDone)
	if s.refuseDone() != nil {
		return nil
	}
	return &rules.Choice{Move: done, Text: rules.Msg("wradislavia.choice." + name), Ends: true, Main: s.Forgoes(done).Empty()}
}

func (s *State) promptDraft() rules.Prompt {
	p := rules.Prompt{Private: true, Pass: s.pass("draft")}
	left := DiscardedCards - s.discards[s.active].Len()
	if left > 0 {
		p.Text = rules.Msg("wradislavia.prompt.draft", numberArg(left))
	} else {
		p.Text = rules.Msg("wradislavia.prompt.draft.confirm")
	}
	p.Detail = rules.Msg("wradislavia.prompt.draft.detail")
	return p
}

func (s *State) promptDeployment() rules.Prompt {
	p := rules.Prompt{Private: true, Pass: s.pass("deployment")}
	empty, bare := 0, 0
	for slot := range s.posts[s.active] {
		switch post := &s.posts[s.active][slot]; {
		case post.who == Nobody:
			empty++
		case post.token == NoManoeuvre:
			bare++
		}
	}
	switch {
	case empty > 0:
		p.Text = rules.Msg("wradislavia.prompt.deployment", numberArg(empty))
		p.Detail = rules.Msg("wradislavia.prompt.deployment.detail")
	case bare > 0:
		p.Text = rules.Msg("wradislavia.prompt.deployment.tokens", numberArg(bare))
		p.Detail = rules.Msg("wradislavia.prompt.deployment.tokens.detail")
	default:
		p.Text = rules.Msg("wradislavia.prompt.deployment.confirm")
		p.Detail = rules.Msg("wradislavia.prompt.deployment.confirm.detail")
	}
	return p
}

func (s *State) promptFire() rules.Prompt {
	silent, again := s.silent(), 0
	for slot := range s.posts[s.active] {
		if p := &s.posts[s.active][slot]; !p.MayShoot() && p.MayShootAgain() && s.peruns[s.active] > 0 {
			again++
		}
	}
	switch {
	case silent > 0:
		detail := "wradislavia.prompt.fire.detail"
		if s.peruns[s.active] > 0 {
			detail = "wradislavia.prompt.fire.perun"
		}
		return rules.Prompt{Text: rules.Msg("wradislavia.prompt.fire"), Detail: rules.Msg(detail, numberArg(silent)), Pass: s.pass("fire.early")}
	case again > 0:
		return rules.Prompt{
			Text:   rules.Msg("wradislavia.prompt.fire.extra"),
			Detail: rules.Msg("wradislavia.prompt.fire.extra.detail", numberArg(int(s.peruns[s.active]))),
			Pass:   s.pass("fire"),
		}
	}
	return rules.Prompt{Text: rules.Msg("wradislavia.prompt.fire.done"), Pass: s.pass("fire")}
}

func (s *State) promptStrikes() rules.Prompt {
	p := rules.Prompt{
		Text:   rules.Msg("wradislavia.prompt.strike"),
		Detail: rules.Msg("wradislavia.prompt.strike.detail", rules.Number("sum", s.sum()), numberArg(int(s.StrikeWounds()))),
		Pass:   s.pass("strike"),
	}
	if p.Pass != nil {
		p.Text = rules.Msg("wradislavia.prompt.strike.confirm")
	}
	return p
}
