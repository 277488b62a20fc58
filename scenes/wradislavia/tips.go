package wradislavia

import (
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/say"
	"schron/scenes/ui"
)

// cardTip tells all that stands on a card and what its weapon does.
func (f *face) cardTip(c game.Character) ui.Tip {
	tip := ui.Tip{Title: f.who(c)}
	tip.Lines = append(f.weaponLines(c.Weapon()), f.armourLine(c, c.Armour().Value()))
	return append1(tip, f.hazardLine(c))
}

// append1 adds a line unless it is empty.
func append1(tip ui.Tip, line string) ui.Tip {
	if line != "" {
		tip.Lines = append(tip.Lines, line)
	}
	return tip
}

// weaponLines tell what a weapon is and how it shoots.
func (f *face) weaponLines(w game.Weapon) []string {
	out := []string{f.weaponLine(w)}
	for _, m := range w.Modes() {
		out = append(out, say.Capital(f.t.Words(m.Name()))+": "+f.t.Words(m.Short()))
	}
	return out
}

// weaponLine tells what a weapon is.
func (f *face) weaponLine(w game.Weapon) string {
	return say.Capital(f.t.Words(w.Name())) + ". " + f.t.Words(w.Help())
}

// armourLine tells the armour of a character with its value and what it keeps
// off.
func (f *face) armourLine(c game.Character, value int) string {
	safe := ""
	for i, h := range c.Armour().Immunities() {
		if i > 0 {
			safe += ", "
		}
		safe += f.t.Words(h.Name())
	}
	words := f.t.Words(c.Armour().Name())
	if safe == "" {
		return f.say("tip.armour", rules.Literal("armour", say.Capital(words)), rules.Number("n", value))
	}
	return f.say("tip.armour.safe", rules.Literal("armour", say.Capital(words)), rules.Number("n", value), rules.Literal("hazards", safe))
}

// hazardLine tells what the hazards on the table do to a character.
func (f *face) hazardLine(c game.Character) string {
	if f.v.Phase != game.PhaseDeployment {
		return ""
	}
	if n := f.v.HazardWounds(c); n > 0 {
		return f.say("tip.hazards", rules.Number("n", n))
	}
	return f.say("tip.hazards.none")
}

// tokenTip tells what a manoeuvre token means.
func (f *face) tokenTip(m game.Manoeuvre) ui.Tip {
	return ui.Tip{Title: say.Capital(f.t.Words(m.Name())), Lines: []string{f.t.Words(m.Help())}}
}

// modeTip tells what a way to shoot does, with its rule.
func (f *face) modeTip(m game.Mode) ui.Tip {
	return ui.Tip{Title: say.Capital(f.t.Words(m.Name())), Lines: []string{
		f.t.Words(m.Short()), f.t.Words(m.Weapon().Help()),
		f.t.House().Say("frame.refuse.rule", rules.Literal("rule", m.Rule())), f.say("key.mode"),
	}}
}

// postTip says what counts now of a character on the battlefield. If it could be shot
// at, the tip first says what the shot would do, and leaves out what its token and
// weapon mean. It is short, so that it covers little of the rows. The ways to shoot
// stand where they are chosen.
func (f *face) postTip(seat, slot int, post game.Post) ui.Tip {
	c, m := post.Character, post.Manoeuvre
	tip := ui.Tip{Title: f.theirs(seat, c)}
	if a := f.forecast(slot); f.foretold(seat, slot) {
		tip.Lines = append(tip.Lines, say.Capital(f.sumWords(a))+". "+say.Capital(f.t.Words(a.Verdict())))
		if x := f.best(slot); x != nil && f.aim.pips == (game.Pips{}) {
			tip.Lines = append(tip.Lines, f.say("perun.best", rules.Literal("verdict", f.t.Words(x.Verdict()))))
		}
		return append1(tip, f.fateLine(post)) // the panel has the whole sum
	}
	tip.Lines = append(tip.Lines, say.Capital(f.t.Words(m.Name()))+". "+f.t.Words(m.Help()))
	if f.v.Phase != game.PhaseHandToHand { // weapons and armour are over
		tip.Lines = append(tip.Lines, f.weaponLine(c.Weapon()))
	}
	if f.v.Phase == game.PhaseHandToHand {
		return f.postEnd(tip, seat, slot, post)
	}
	tip.Lines = append(tip.Lines, f.armourLine(c, max(0, c.Armour().Value()-2*post.Torn)))
	tip = append1(tip, f.shelterLine(seat, post))
	return f.postEnd(tip, seat, slot, post)
}

// postEnd ends what is told of a character: its wounds with what they lead to, and
// its key.
func (f *face) postEnd(tip ui.Tip, seat, slot int, post game.Post) ui.Tip {
	tip = append1(tip, f.fateLine(post))
	if !f.mine() || !f.v.Revealed() {
		return tip
	}
	key := ownKeyNames[slot]
	if seat != f.seat {
		key = foeKeyNames[slot]
	}
	return append1(tip, f.say("key", rules.Literal("key", key)))
}

// foretold reports whether it is said of a card what the shot that is put together
// would do to it.
func (f *face) foretold(seat, slot int) bool {
	return f.mine() && seat != f.seat && f.v.Phase == game.PhaseFire && f.forecast(slot) != nil
}

// fateLine tells wounds and what they lead to.
func (f *face) fateLine(post game.Post) string {
	fate := game.FateOf(post.Wounds)
	return f.say("tip.fate", rules.Literal("wounds", f.say("wounds", rules.Number("n", post.Wounds))), rules.Literal("fate", f.t.Words(fate.Name())))
}

// shelterLine tells what changes the armour of a character, or what its cover
// does not do any more.
func (f *face) shelterLine(seat int, post game.Post) string {
	m := post.Manoeuvre
	switch {
	case post.Bared:
		return f.say("tip.bared")
	case post.Torn > 0:
		return f.say("tip.torn", rules.Number("n", 2*post.Torn))
	case m == game.Cover && post.Character.Armour() == game.Camouflage:
		return f.say("tip.camouflage")
	case m.Sheltered() && f.v.Revealed() && len(f.v.Covering(seat)) > 0:
		return f.say("tip.sheltered")
	}
	return ""
}
