package wradislavia

import (
	"schron/rules"
	game "schron/rules/wradislavia"
)

// Prompted asks for the next part of what is being put together. For a shot it asks who
// shoots, at whom, and whether to fire; for a strike, whose it is. For a thing picked
// up it asks where it goes.
func (f *face) Prompted(p rules.Prompt) rules.Prompt {
	if f.v == nil || !f.mine() {
		return p
	}
	switch f.v.Phase {
	case game.PhaseDeployment:
		f.askPlace(&p)
	case game.PhaseFire:
		f.askShot(&p)
	case game.PhaseHandToHand:
		f.askStrike(&p)
	}
	return p
}

// askPlace asks where a card or a token goes that was picked up by a click.
func (f *face) askPlace(p *rules.Prompt) {
	switch h := f.held(); {
	case h.card != game.Nobody:
		p.Text = asks("place", characterArg(h.card))
	case h.token != game.NoManoeuvre:
		p.Text = asks("token", rules.KeyArg("manoeuvre", h.token.Name().Key))
	}
}

// askShot asks for the target or the word to fire, once a shooter is chosen.
func (f *face) askShot(p *rules.Prompt) {
	if f.aim.shooter == none {
		switch {
		case f.aim.target != none:
			target := f.v.Players[f.foe()].Clash[f.aim.target].Character
			p.Text = asks("shooter.at", rules.KeyArg("target", target.Name().Key), rules.SeatArg("foe", f.foe()))
		case len(f.v.Silent(f.seat)) > 0:
			p.Text = asks("shooter")
		}
		return
	}
	who := characterArg(f.v.Players[f.seat].Clash[f.aim.shooter].Character)
	if !f.aimed() {
		p.Text, p.Detail = asks("target", who), asks("target.detail")
		return
	}
	p.Text, p.Detail = asks("fire"), asks("fire.detail")
	if a := f.forecast(f.aim.target); a != nil && f.aim.mode != game.LongBurst {
		p.Detail = asks("fire.forecast", rules.KeyArg("target", a.Target.Name().Key), rules.SeatArg("foe", f.foe()), rules.TextArg("verdict", a.Verdict()))
	}
}

// askStrike asks for the target of the fighter that is chosen.
func (f *face) askStrike(p *rules.Prompt) {
	s := f.attacker()
	if s == none {
		return
	}
	post := f.v.Players[f.seat].Clash[s]
	if post.Strikes == 0 || f.hand.Held() != "" {
		p.Text = asks("strike", characterArg(post.Character))
	}
}

func asks(key string, args ...rules.Arg) rules.Text {
	return rules.Msg("wradislavia.table.ask."+key, args...)
}
