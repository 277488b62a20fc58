package paliwo

import (
	"slices"
	"strings"

	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/ui"
)

// foresee tells what would happen on a field, and whether there is anything to
// tell.
func (f *face) foresee(at game.Field) (ui.Bubble, bool) {
	if at == game.NoField || f.t.Acting() == rules.NoSeat || f.spot != game.NoField {
		return ui.Bubble{}, false
	}
	switch o := &f.fields[at]; o.deed {
	case walks:
		if f.mine(game.SeatHumans) {
			return f.foreseeReach(at), true
		}
		return f.foreseeWay(at), true
	case plays:
		return f.foreseeMove(at, o.moves[0]), true
	case chooses:
		return f.foreseeActs(at, o.moves), true
	case turns:
		return ui.Bubble{Title: f.say("turn.title", fieldArg(at)), Lines: []string{f.say("turn.help")}}, true
	}
	if z := f.known.zombies[at]; z != nil && f.aim == 0 && f.mine(game.SeatHumans) && f.frontWords(z) != "" {
		return f.foreseeBlocked(z), true
	}
	if f.aim == 0 || f.stands(at) {
		return ui.Bubble{}, false
	}
	if why := f.hand.Bar(fieldIDs[at]); why != nil {
		return f.t.NotHere(f.say("not-here", fieldArg(at)), why), true
	}
	return ui.Bubble{}, false
}

// foreseeReach tells what a human's way to a field costs and brings.
func (f *face) foreseeReach(at game.Field) ui.Bubble {
	r, h := f.known.reach[at], f.chosen()
	out := ui.Bubble{Title: f.say("reach", humanArg(h), fieldArg(at), rules.Number("n", r.Cost))}
	if r.Wounds > 0 {
		key := "reach.wound"
		if f.person(h).Wounds+r.Wounds >= game.WoundsMost {
			key = "reach.second"
		}
		out.Lines = append(out.Lines, f.say(key))
	}
	if r.Finds > 0 {
		out.Lines = append(out.Lines, f.say("reach.find"))
	}
	out.Lines = append(out.Lines, f.seenWords(r.SeenBy))
	return out
}

// seenWords tell which zombies would see a human on a field.
func (f *face) seenWords(by []game.Field) string {
	if len(by) == 0 {
		return f.say("reach.unseen")
	}
	return f.say("reach.seen", rules.Number("n", len(by)), rules.Literal("list", names(by)))
}

// names joins the names of fields.
func names(fields []game.Field) string {
	words := make([]string, len(fields))
	for i, at := range fields {
		words[i] = at.String()
	}
	return strings.Join(words, ", ")
}

// foreseeWay tells what a zombie does on its way.
func (f *face) foreseeWay(at game.Field) ui.Bubble {
	way := f.known.ways[at]
	cost := rules.Number("n", way.Cost)
	if p := f.known.humans[at]; p != nil {
		return ui.Bubble{Title: f.say("way.bite", whomArg(p.Human), cost), Lines: []string{f.biteWords(p)}}
	}
	out := ui.Bubble{Title: f.say("way", fieldArg(at), cost)}
	if z := f.known.zombies[f.chosenZombie()]; z != nil && z.Facing != nil {
		out.Lines = f.turnLines(at, way.Facing)
	}
	for _, over := range way.Over {
		if slices.Contains(f.v.Goo, over) {
			out.Lines = append(out.Lines, f.say("way.goo", fieldArg(over)))
		}
	}
	return out
}

// biteWords tell what a bite does to a human.
func (f *face) biteWords(p *game.Person) string {
	switch {
	case p.Human == game.Businessman && f.v.Briefcase && f.besideHuman(p):
		return f.say("bite.briefcase")
	case p.Wounds+1 >= game.WoundsMost:
		return f.say("bite.second")
	}
	return f.say("bite.first")
}

// besideHuman reports whether a human may use personal actions: who carries fuel
// needs another one beside.
func (f *face) besideHuman(p *game.Person) bool {
	if !p.Fuel {
		return true
	}
	for _, d := range game.Facings() {
		if f.known.humans[p.Field.Next(d)] != nil {
			return true
		}
	}
	return false
}

// foreseeMove tells what a single move would do.
func (f *face) foreseeMove(at game.Field, m rules.Move) ui.Bubble {
	title, h := verbs[m.Verb].title, game.Actor(m)
	if title == "" {
		return ui.Bubble{Title: f.actWords(m), Lines: f.outcome(m)}
	}
	args := []rules.Arg{fieldArg(at), rules.KeyArg("facing", f.facing.Name().Key)}
	switch {
	case m.Verb == game.VerbAid:
		args = append(args, whomArg(game.Human(m.B)))
	case h != game.NoHuman:
		args = append(args, humanArg(h), whomArg(h))
	}
	out := ui.Bubble{Title: f.say(title, args...)}
	switch c := cardOfVerb(m.Verb); {
	case is(m.Verb, looks):
		out.Lines = append(f.turnLines(at, f.facing), f.say("put.zombie.turn"))
	case is(m.Verb, helps):
		out.Lines = []string{f.say(title + ".help")}
	case c == game.Frenzy, c == game.Clutch:
		out.Lines = []string{f.t.Words(c.Help())}
	case m.Verb == game.VerbHuman:
		out.Lines = []string{f.seenWords(f.v.SeenBy(h, at))}
	case m.Verb == game.VerbCharge:
		out.Lines = f.chargeLines(at)
	}
	return out
}

// chargeLines tell what a zombie does that must charge.
func (f *face) chargeLines(at game.Field) []string {
	ch := f.charge(at)
	if ch.Bites {
		return []string{f.say("charge.bites", whomArg(ch.Whom)), f.biteWords(f.person(ch.Whom))}
	}
	return []string{f.say("charge.nears", fieldArg(ch.To), whomArg(ch.Whom))}
}

// foreseeActs tells whom or what the acts are about, and which there are.
func (f *face) foreseeActs(at game.Field, moves []rules.Move) ui.Bubble {
	out := ui.Bubble{Title: f.say("acts", fieldArg(at))}
	if z := f.known.zombies[at]; z != nil {
		out.Title = f.say("acts.zombie", fieldArg(at))
		if line := f.frontWords(z); line != "" {
			out.Lines = append(out.Lines, line)
		}
	}
	for _, m := range moves {
		out.Lines = append(out.Lines, f.actWords(m))
	}
	return out
}

// foreseeBlocked tells why nothing can be done to a zombie beside the human who
// is picked up.
func (f *face) foreseeBlocked(z *game.Zombie) ui.Bubble {
	out := ui.Bubble{Title: f.say("acts.zombie", fieldArg(z.Field)), Lines: []string{f.frontWords(z)}, Refused: true}
	if _, why := f.v.PushTo(f.chosen(), z.Field); why != nil {
		out.Lines = append(out.Lines, f.t.Words(why.Text))
	}
	return out
}

// frontWords tell how a zombie stands towards the human who is picked up, for
// who can be struck.
func (f *face) frontWords(z *game.Zombie) string {
	h := f.chosen()
	if h == game.NoHuman || z.Facing == nil {
		return ""
	}
	from := fieldOf(f.person(h))
	switch {
	case from == game.NoField || !from.Adjacent(z.Field):
		return ""
	case z.Field.Next(*z.Facing) == from:
		return f.say("front", whomArg(h))
	}
	return f.say("back", whomArg(h))
}

// outcome tells what comes of an act.
func (f *face) outcome(m rules.Move) (lines []string) {
	at := game.Target(m)
	if key := verbs[m.Verb].tells; key != "" {
		lines = []string{f.say(key, fieldArg(at), rules.Number("n", f.terrorStart()))}
	}
	switch m.Verb {
	case game.VerbPush:
		if to, why := f.v.PushTo(game.Actor(m), at); why == nil {
			lines = []string{f.say("push", rules.Literal("from", at.String()), fieldArg(to))}
		}
	case game.VerbWeapon:
		lines = append(lines, f.say("kill.weapon"))
	case game.VerbShot:
		lines = append(lines, f.say("kill.shot", rules.Number("n", f.v.Bullets-1)))
	case game.VerbWrench:
		lines = []string{f.t.Words(game.Mechanic.Help())}
	}
	return lines
}
