package dzicz

import "schron/rules"

// Prompt asks the actor for the decision at hand. A player in the own go, or with an
// own reward, decides with the unrevealed secret mission in view. An answer in
// another's go needs no secret.
func (s *State) Prompt() rules.Prompt {
	var p rules.Prompt
	switch s.ask {
	case DecideHome:
		p.Text = rules.Msg("dzicz.prompt.home")
		p.Detail = rules.Msg("dzicz.prompt.home.detail")
		if s.facing(int(s.active)) != NoEdge {
			p.Detail = rules.Msg("dzicz.prompt.home.opposite", otherArg(0))
		}
	case DecideMove:
		s.promptMove(&p)
	case DecideAction:
		p.Text = rules.Msg("dzicz.prompt.action")
		p.Detail = rules.Msg("dzicz.prompt.action.detail")
		p.Pass = choice(VerbPass, "pass.action")
		p.Pass.Ends = s.expandable(int(s.active)) == 0
	case DecideExpansion:
		p.Text = rules.Msg("dzicz.prompt.expansion")
		p.Detail = rules.Msg("dzicz.prompt.expansion.detail")
		p.Pass = choice(VerbPass, "pass.expansion")
		p.Pass.Ends = true
	case DecideSoldiers:
		p.Text = rules.Msg("dzicz.prompt.soldiers", numberArg(int(s.left)))
		p.Detail = rules.Msg("dzicz.prompt.soldiers.detail")
		p.Pass = choice(VerbPass, "pass.soldiers")
	case DecideExtra:
		p.Text = rules.Msg("dzicz.prompt.extra", numberArg(int(s.left)))
		p.Detail = rules.Msg("dzicz.prompt.extra.detail")
		p.Pass = choice(VerbPass, "pass.extra")
	case DecideManoeuvre:
		s.promptManoeuvre(&p)
	case DecideDefence:
		s.promptDefence(&p)
	case DecideRemoval:
		s.promptRemoval(&p)
	}
	if seat := s.Actor(); seat != rules.NoSeat {
		p.Reaction = seat != int(s.active)
		p.Private = !p.Reaction && !s.revealed.Has(seat)
	}
	return p
}

func choice(verb uint8, name string) *rules.Choice {
	return &rules.Choice{Move: Plain(verb), Text: rules.Msg("dzicz.choice." + name)}
}

// promptMove asks for soldiers' moves; removing the token under a soldier
// (DZ-12) has no field to go to and is a button.
func (s *State) promptMove(p *rules.Prompt) {
	p.Text = rules.Msg("dzicz.prompt.move")
	own := s.soldiers[s.active]
	p.Detail = rules.Msg("dzicz.prompt.move.detail", numberArg(s.used.Len()), ofArg(own.Len()))
	if s.assaultFields() != 0 {
		p.Detail = rules.Msg("dzicz.prompt.move.assault", fieldArg(s.last))
	}
	for _, f := range s.strikers().Fields() {
		p.Choices = append(p.Choices, rules.Choice{
			Move: On(VerbStrike, f),
			Text: rules.Msg("dzicz.choice.strike", fieldArg(f), otherArg(ownerIn(&s.tokens, f))),
		})
	}
	p.Pass = choice(VerbDone, "done")
}

// promptManoeuvre asks about a declared action; the active player is asked last,
// before carrying out the own one (DZ-35).
func (s *State) promptManoeuvre(p *rules.Prompt) {
	d := s.declared
	if s.asked() == int(s.active) {
		p.Text = rules.Msg("dzicz.prompt.manoeuvre.own", fieldArg(d.To))
	} else {
		p.Text = rules.Msg(promptKeys[d.Verb], playerArg(int(s.active)), fromArg(d.From), fieldArg(d.To))
	}
	p.Detail = rules.Msg("dzicz.prompt.manoeuvre.detail")
	p.Pass = choice(VerbNo, "no.manoeuvre")
	p.Choices = []rules.Choice{*choice(VerbQuiet, "quiet.manoeuvre")}
}

var promptKeys = [verbEnd]string{
	VerbToken:   "dzicz.prompt.manoeuvre.token",
	VerbOutpost: "dzicz.prompt.manoeuvre.outpost",
	VerbSoldier: "dzicz.prompt.manoeuvre.soldier",
	VerbAssault: "dzicz.prompt.manoeuvre.assault",
	VerbExpand:  "dzicz.prompt.manoeuvre.expansion",
}

func (s *State) promptDefence(p *rules.Prompt) {
	step := s.step
	p.Text = rules.Msg("dzicz.prompt.defence", playerArg(step.Seat), fromArg(step.From), fieldArg(step.To))
	p.Detail = rules.Msg("dzicz.prompt.defence.detail", fromArg(step.From))
	p.Pass = choice(VerbNo, "no.defence")
	defend := choice(VerbDefend, "defend")
	defend.Main = true
	p.Choices = []rules.Choice{*defend, *choice(VerbQuiet, "quiet.defence")}
}

// promptRemoval asks about a token (DZ-11). Both answers are alike, and none is the one
// that goes on: to leave a token is nearly always a loss.
func (s *State) promptRemoval(p *rules.Prompt) {
	f := s.step.To
	owner := ownerIn(&s.tokens, f)
	name := "token"
	if s.outposts[owner].Has(f) {
		name = "both"
	}
	p.Text = rules.Msg("dzicz.prompt.removal."+name, fieldArg(f), otherArg(owner))
	remove := choice(VerbRemove, "remove."+name)
	remove.Main = true
	p.Choices = []rules.Choice{*remove, *choice(VerbLeave, "leave."+name)}
}
