package dzicz

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
)

// foresee tells what would happen on a field, and whether there is anything to
// tell.
func (f *face) foresee(at game.Field) (ui.Bubble, bool) {
	if at == game.NoField || f.t.Acting() == rules.NoSeat || f.holds(at) {
		return ui.Bubble{}, false
	}
	m, ok := f.hand.Move(fieldIDs[at])
	if !ok && f.hand.Held() != "" {
		return f.t.NotHere(f.say("not-here", fieldArg(at)), f.hand.Bar(fieldIDs[at])), true
	}
	switch {
	case !ok, m.Verb == game.VerbDefend:
		return ui.Bubble{}, false
	case stepTitles[m.Verb] != "":
		return f.foreseeStep(m.Verb, at), true
	}
	return f.foreseePut(m.Verb, at), true
}

var stepTitles = map[uint8]string{
	game.VerbMove: "enter", game.VerbAssault: "enter.assault", game.VerbManoeuvre: "enter.manoeuvre",
}

// foreseeStep tells what a soldier meets on the field that it enters.
func (f *face) foreseeStep(verb uint8, at game.Field) ui.Bubble {
	out := ui.Bubble{Title: f.say(stepTitles[verb], fieldArg(at))}
	e := f.v.Entering(f.t.Acting(), at)
	if e.Kills != rules.NoSeat {
		out.Lines = append(out.Lines, f.say("enter.kills", seatArg(e.Kills)))
	}
	if e.Token != rules.NoSeat {
		key := "enter.token"
		if e.Outpost {
			key = "enter.both"
		}
		out.Lines = append(out.Lines, f.say(key, seatArg(e.Token)))
	}
	if e.Defence {
		out.Lines = append(out.Lines, f.say("enter.defence", seatArg(e.Token)))
	}
	if len(out.Lines) == 0 {
		out.Lines = append(out.Lines, f.say("enter.free"))
	}
	if verb == game.VerbAssault {
		out.Lines = append(out.Lines, f.answers()...)
	}
	return out
}

var putTitles = map[uint8]string{
	game.VerbHome: "put.home", game.VerbToken: "put.token", game.VerbOutpost: "put.outpost",
	game.VerbSoldier: "put.soldier", game.VerbExpand: "put.expansion",
}

// foreseePut tells what putting a piece on a field brings about.
func (f *face) foreseePut(verb uint8, at game.Field) ui.Bubble {
	out := ui.Bubble{Title: f.say(putTitles[verb], fieldArg(at))}
	if e := f.chosenEdge(); verb == game.VerbHome && e != game.NoEdge {
		out.Lines = append(out.Lines, f.say("put.home.edge", edgeArg(e)))
	}
	owner := int(f.v.Board[at].Token)
	if (verb == game.VerbToken || verb == game.VerbExpand) && owner != rules.NoSeat && owner != f.t.Acting() {
		out.Lines = append(out.Lines, f.say("put.replaces", seatArg(owner)))
	}
	if verb == game.VerbOutpost {
		out.Lines = append(out.Lines, f.say("put.outpost.cover"))
	}
	if n := f.unmoved(); f.mayAct() && n > 0 {
		out.Lines = append(out.Lines, f.say("put.ahead", rules.Number("n", n)))
	}
	if verb != game.VerbHome && f.v.Decision != game.DecideSoldiers {
		out.Lines = append(out.Lines, f.answers()...)
	}
	return out
}

// unmoved counts the soldiers that may still have their move of this go.
func (f *face) unmoved() (n int) {
	for at := range game.Field(game.Fields) {
		if f.movable(at) && f.stepVerb(at) == game.VerbMove {
			n++
		}
	}
	return n
}

// answers tells who might answer a declared action by a manoeuvre.
func (f *face) answers() []string {
	var out []string
	for seat, p := range f.v.Players {
		if seat != f.t.Acting() && !p.Silenced.Has(game.Manoeuvre) && p.Uncovered[game.Manoeuvre] > 0 && len(p.Soldiers) > 0 {
			out = append(out, f.say("may-manoeuvre", seatArg(seat)))
		}
	}
	return out
}

// buildBubble lays out the bubble beside the field pointed at.
func (f *face) buildBubble(b *ui.Builder) {
	what, ok := f.foresee(f.over)
	if !ok {
		return
	}
	what.Build(b, func(size layout.Size) layout.Rect { return f.beside(f.over, size, f.places.area) })
}
