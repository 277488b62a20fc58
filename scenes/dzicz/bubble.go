package dzicz

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// foresee tells what would happen on a field, and whether there is anything to
// tell.
func (f *face) foresee(at game.Field) (table.Bubble, bool) {
	if at == game.NoField || f.acting() == rules.NoSeat || f.held.on && f.held.from == at {
		return table.Bubble{}, false
	}
	h := f.held
	if !h.on {
		verb := f.legal.click(at)
		if verb == 0 {
			return table.Bubble{}, false
		}
		return f.foreseePut(verb, at), true
	}
	if h.through() {
		if why := f.throughBan(h.verb, at); why != nil {
			return f.t.NotHere(f.say("not-here", fieldArg(at)), why), true
		}
		if h.verb == game.VerbDefend {
			return table.Bubble{}, false
		}
		return f.foreseeStep(h.verb, at), true
	}
	m := f.move(h, at)
	if why := f.hindrance(m); why != nil {
		return f.t.NotHere(f.say("not-here", fieldArg(at)), why), true
	}
	if h.soldier() {
		return f.foreseeStep(m.Verb, at), true
	}
	return f.foreseePut(h.verb, at), true
}

var stepTitles = map[uint8]string{
	game.VerbMove: "enter", game.VerbAssault: "enter.assault", game.VerbManoeuvre: "enter.manoeuvre",
}

// foreseeStep tells what a soldier meets on the field that it enters.
func (f *face) foreseeStep(verb uint8, at game.Field) table.Bubble {
	out := table.Bubble{Title: f.say(stepTitles[verb], fieldArg(at))}
	e := f.v.Entering(f.acting(), at)
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
func (f *face) foreseePut(verb uint8, at game.Field) table.Bubble {
	out := table.Bubble{Title: f.say(putTitles[verb], fieldArg(at))}
	if e := f.chosenEdge(); verb == game.VerbHome && e != game.NoEdge {
		out.Lines = append(out.Lines, f.say("put.home.edge", edgeArg(e)))
	}
	owner := int(f.v.Board[at].Token)
	if (verb == game.VerbToken || verb == game.VerbExpand) && owner != rules.NoSeat && owner != f.acting() {
		out.Lines = append(out.Lines, f.say("put.replaces", seatArg(owner)))
	}
	if verb == game.VerbOutpost {
		out.Lines = append(out.Lines, f.say("put.outpost.cover"))
	}
	if n := f.unmoved(); f.legal.ahead && n > 0 {
		out.Lines = append(out.Lines, f.say("put.ahead", numberArg("n", n)))
	}
	if verb != game.VerbHome && f.v.Decision != game.DecideSoldiers {
		out.Lines = append(out.Lines, f.answers()...)
	}
	return out
}

// unmoved counts the soldiers that may still have their move of this go.
func (f *face) unmoved() (n int) {
	for at, verb := range f.legal.step {
		if verb == game.VerbMove && f.legal.steps[at] != 0 {
			n++
		}
	}
	return n
}

// answers tells who might answer a declared action by a manoeuvre.
func (f *face) answers() []string {
	var out []string
	for seat, p := range f.v.Players {
		if seat != f.acting() && !p.Silenced.Has(game.Manoeuvre) && p.Uncovered[game.Manoeuvre] > 0 && len(p.Soldiers) > 0 {
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
