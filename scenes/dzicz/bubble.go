package dzicz

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// bubble says at once what would happen on the field that is pointed at.
type bubble struct {
	title string
	lines []string
	no    bool // it cannot be done
}

// foresee tells what would happen on a field, and whether there is anything to
// tell.
func (f *face) foresee(at game.Field) (bubble, bool) {
	if at == game.NoField || f.acting() == rules.NoSeat || f.held.on && f.held.from == at {
		return bubble{}, false
	}
	h := f.held
	if !h.on {
		verb := f.legal.put[at]
		if verb == 0 {
			return bubble{}, false
		}
		return f.foreseePut(verb, at), true
	}
	m := f.move(h, at)
	if why := f.t.Hindrance(m); why != nil {
		lines := []string{why.Text}
		if why.Rule != "" {
			lines = append(lines, f.t.Say("frame.refuse.rule", rules.Literal("rule", why.Rule)))
		}
		return bubble{f.say("not-here", fieldArg(at)), lines, true}, true
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
func (f *face) foreseeStep(verb uint8, at game.Field) bubble {
	out := bubble{title: f.say(stepTitles[verb], fieldArg(at))}
	e := f.v.Entering(f.acting(), at)
	if e.Kills != rules.NoSeat {
		out.lines = append(out.lines, f.say("enter.kills", seatArg(e.Kills)))
	}
	if e.Token != rules.NoSeat {
		key := "enter.token"
		if e.Outpost {
			key = "enter.both"
		}
		out.lines = append(out.lines, f.say(key, seatArg(e.Token)))
	}
	if e.Defence {
		out.lines = append(out.lines, f.say("enter.defence", seatArg(e.Token)))
	}
	if len(out.lines) == 0 {
		out.lines = append(out.lines, f.say("enter.free"))
	}
	if verb == game.VerbAssault {
		out.lines = append(out.lines, f.answers()...)
	}
	return out
}

var putTitles = map[uint8]string{
	game.VerbHome: "put.home", game.VerbToken: "put.token", game.VerbOutpost: "put.outpost",
	game.VerbSoldier: "put.soldier", game.VerbExpand: "put.expansion",
}

// foreseePut tells what putting a piece on a field brings about.
func (f *face) foreseePut(verb uint8, at game.Field) bubble {
	out := bubble{title: f.say(putTitles[verb], fieldArg(at))}
	if e := f.chosenEdge(); verb == game.VerbHome && e != game.NoEdge {
		out.lines = append(out.lines, f.say("put.home.edge", edgeArg(e)))
	}
	owner := int(f.v.Board[at].Token)
	if (verb == game.VerbToken || verb == game.VerbExpand) && owner != rules.NoSeat && owner != f.acting() {
		out.lines = append(out.lines, f.say("put.replaces", seatArg(owner)))
	}
	if verb == game.VerbOutpost {
		out.lines = append(out.lines, f.say("put.outpost.cover"))
	}
	if verb != game.VerbHome && f.v.Decision != "soldiers" {
		out.lines = append(out.lines, f.answers()...)
	}
	return out
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
	shown := table.Bubble{Title: what.title, Lines: what.lines, Refused: what.no}
	shown.Build(b, func(size layout.Size) layout.Rect { return f.spare(f.over, size, b.Area.Inset(6)) })
}
