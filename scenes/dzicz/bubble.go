package dzicz

import (
	"math"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
	"schron/sprites"
)

// bubble says at once what would happen on the field that is pointed at.
type bubble struct {
	title string
	lines []string
	no    bool // it cannot be done
}

const bubbleWidth = 300.0 // greatest width of the words

var (
	bubbleTitle = sprites.BodyBold.Aligned(sprites.Start, sprites.Start)
	bubbleLine  = sprites.Small.Sized(14).In(sprites.Hex(0xc3c8be)).Aligned(sprites.Start, sprites.Start)
	refusedBox  = sprites.TooltipBox.Bordered(sprites.Red, 1.5)
)

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
		if seat != f.acting() && !p.Muted && p.Uncovered[game.Manoeuvre] > 0 && len(p.Soldiers) > 0 {
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
	const pad = 12.0
	w := b.TextWidth(what.title, bubbleTitle)
	h := pad*2 + b.ParagraphHeight(what.title, bubbleWidth, bubbleTitle)
	for _, l := range what.lines {
		m := b.Fonts.MeasureWrapped(l, bubbleWidth, bubbleLine)
		w, h = math.Max(w, math.Ceil(m.W)), h+math.Ceil(m.H)+3
	}
	box := f.spare(f.over, layout.S(min(w, bubbleWidth)+2*pad+2, h), b.Area.Inset(6))
	style := sprites.TooltipBox
	if what.no {
		style = refusedBox
	}
	b.Overlay(func() {
		n := b.Panel(box, style)
		n.ID, n.Role, n.Label = "bubble", "tooltip", what.title
		n.State = map[string]any{"lines": what.lines, "refused": what.no}
		inner := box.Inset(pad)
		inner.W++
		y := inner.Y + b.Paragraph(layout.R(inner.X, inner.Y, inner.W, b.ParagraphHeight(what.title, inner.W, bubbleTitle)), what.title, bubbleTitle)
		for _, l := range what.lines {
			y += 3
			y += b.Paragraph(layout.R(inner.X, y, inner.W, b.ParagraphHeight(l, inner.W, bubbleLine)), l, bubbleLine)
		}
	})
}
