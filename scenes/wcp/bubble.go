package wcp

import (
	"math"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/sprites"
)

// bubble says at once what would happen on the field that is pointed at.
type bubble struct {
	title string
	lines []string
	no    bool        // it cannot be done
	fight *game.Fight // shown round by round
}

const bubbleWidth = 270.0 // greatest width of the words

var (
	bubbleTitle = sprites.BodyBold.Aligned(sprites.Start, sprites.Start)
	bubbleLine  = sprites.Small.Sized(14).In(sprites.Hex(0xc3c8be)).Aligned(sprites.Start, sprites.Start)
	refusedBox  = sprites.TooltipBox.Bordered(sprites.Red, 1.5)
)

// foresee tells what would happen on a field, and whether there is anything to
// tell.
func (f *face) foresee(at game.Field) (bubble, bool) {
	if at == game.NoField || f.acting() == rules.NoSeat {
		return bubble{}, false
	}
	switch {
	case f.v.Decision == "move":
		return f.foreseeWay(at)
	case f.v.Decision == "place" && (f.held.kind == heldHall || f.held.kind == heldToken):
		return f.foreseeLay(at), true
	case f.v.Decision == "destroy" && f.legal.destroy.Has(at):
		return f.foreseeFall(at), true
	}
	return bubble{}, false
}

// refused is a bubble that says why not.
func (f *face) refused(at game.Field, why *ui.Refusal) bubble {
	out := bubble{title: f.say("not-here", fieldArg(at)), lines: []string{why.Text}, no: true}
	if why.Rule != "" {
		out.lines = append(out.lines, f.t.Say("frame.refuse.rule", rules.Literal("rule", why.Rule)))
	}
	return out
}

// foreseeLay tells whether what is held may lie on a field.
func (f *face) foreseeLay(at game.Field) bubble {
	why := f.t.Hindrance(f.lay(f.held, at))
	switch {
	case why != nil && f.turned().Has(at):
		out := f.refused(at, why)
		out.lines = append(out.lines, f.say("lay.turn"))
		return out
	case why != nil:
		return f.refused(at, why)
	case f.held.kind == heldToken:
		out := bubble{title: f.say("lay.token", fieldArg(at))}
		if f.held.turnable(f) {
			out.lines = append(out.lines, f.say("lay.wheel"))
		}
		return out
	}
	out := bubble{title: f.say("lay.hall", fieldArg(at))}
	if f.breaching() {
		out.title = f.say("lay.breach", fieldArg(at))
	}
	if f.held.turnable(f) {
		out.lines = append(out.lines, f.say("lay.wheel"))
	}
	return out
}

// foreseeFall tells what is lost with a hall.
func (f *face) foreseeFall(at game.Field) bubble {
	out := bubble{title: f.say("fall", fieldArg(at))}
	if h := f.hallAt(at); h != nil && h.Content != nil {
		out.lines = append(out.lines, f.say("fall.content", tokenArg(*h.Content)))
	}
	for _, seat := range f.v.Stranded(at) {
		out.lines = append(out.lines, f.say("fall.strands", seatArg(seat)))
	}
	return out
}

// foreseeWay tells what waits in a hall that the pawn may enter.
func (f *face) foreseeWay(at game.Field) (bubble, bool) {
	ways := f.waysTo(at)
	switch {
	case f.crossable(at):
		return bubble{title: f.say("cross", fieldArg(at)), lines: []string{f.say("cross.help")}}, true
	case f.goal != game.NoField && len(ways) == 1:
		out := bubble{title: f.say("cross", fieldArg(at))}
		f.entry(&out, ways[0].Entry)
		return out, true
	case len(ways) == 1:
		w := ways[0]
		out := bubble{title: f.say("enter", fieldArg(at))}
		if w.Move.Verb == game.VerbBoost {
			out.title = f.say("enter.boost", fieldArg(at), rules.Literal("via", w.Via.String()))
		}
		f.entry(&out, w.Entry)
		return out, true
	case len(ways) > 1:
		return f.foreseeChoice(at, ways), true
	}
	if own := f.v.Players[f.acting()]; own.Pawn != nil && *own.Pawn == at {
		return bubble{}, false
	}
	why := f.t.Hindrance(game.OnField(game.VerbMove, at))
	if why == nil {
		return bubble{}, false
	}
	return f.refused(at, why), true
}

// foreseeChoice compares the halls through which a booster may lead.
func (f *face) foreseeChoice(at game.Field, ways []game.Way) bubble {
	out := bubble{title: f.say("enter.choose", fieldArg(at))}
	same := true
	for _, w := range ways {
		same = same && w.Entry.Guarded == ways[0].Entry.Guarded
	}
	if same {
		f.entry(&out, ways[0].Entry)
		return out
	}
	for _, w := range ways {
		key := "via.free"
		if w.Entry.Guarded {
			key = "via.fight"
		}
		out.lines = append(out.lines, f.say(key, rules.Literal("via", w.Via.String())))
	}
	return out
}

// entry tells what happens to the pawn in the hall.
func (f *face) entry(out *bubble, e game.Entry) {
	switch {
	case e.Token == game.NoToken:
	case e.Guarded:
		out.fight = e.Fight
		out.lines = append(out.lines, f.say(fightKeys[e.Fight.Outcome], tokenArg(e.Token)))
	case e.Token.Kind() == game.Guard:
		out.lines = append(out.lines, f.say("enter.blind", tokenArg(e.Token)))
	case e.Token.Kind() == game.Trophy:
		out.lines = append(out.lines, f.say("enter.trophy", tokenArg(e.Token), numberArg("n", e.Token.Value())))
	default:
		out.lines = append(out.lines, f.say("enter.upgrade", tokenArg(e.Token)))
	}
	for _, seat := range e.Pawns {
		out.lines = append(out.lines, f.say("enter.meets", seatArg(seat)))
	}
	if len(out.lines) == 0 {
		out.lines = append(out.lines, f.say("enter.free"))
	}
}

var fightKeys = [...]string{
	game.Undecided: "fight.win", game.Win: "fight.win", game.Loss: "fight.loss", game.Draw: "fight.draw",
}

// buildBubble lays out the bubble beside the field pointed at.
func (f *face) buildBubble(b *ui.Builder) {
	if f.ban { // the tooltip of the drag says it
		return
	}
	what, ok := f.foresee(f.over)
	if !ok {
		return
	}
	const pad = 12
	title, line := bubbleTitle.Sized(bubbleTitle.Size), bubbleLine.Sized(bubbleLine.Size)
	most := bubbleWidth
	var table layout.Size
	if what.fight != nil {
		table = fightSize(what.fight)
		most = table.W
	}
	w := max(min(b.TextWidth(what.title, title), most), table.W)
	for _, l := range what.lines {
		w = math.Max(w, math.Ceil(b.Fonts.MeasureWrapped(l, most, line).W))
	}
	w++
	h := pad*2 + b.ParagraphHeight(what.title, w, title)
	if what.fight != nil {
		h += table.H + 6
	}
	for _, l := range what.lines {
		h += b.ParagraphHeight(l, w, line) + 3
	}
	box := f.spare(f.over, layout.S(w+2*pad, h), f.places.left)
	style := sprites.TooltipBox
	if what.no {
		style = refusedBox
	}
	b.Overlay(func() {
		n := b.Panel(box, style)
		n.ID, n.Role, n.Label = "bubble", "tooltip", what.title
		n.State = map[string]any{"lines": what.lines, "refused": what.no, "fight": f.fightState(what.fight)}
		inner := box.Inset(pad)
		y := inner.Y + b.Paragraph(layout.R(inner.X, inner.Y, inner.W, b.ParagraphHeight(what.title, inner.W, title)), what.title, title)
		if what.fight != nil {
			f.buildFight(b, layout.R(inner.X, y+5, inner.W, table.H), what.fight)
			y += table.H + 6
		}
		for _, l := range what.lines {
			y += 3
			y += b.Paragraph(layout.R(inner.X, y, inner.W, b.ParagraphHeight(l, inner.W, line)), l, line)
		}
	})
}

// spare places a box of a size beside a field where it covers least of what the
// player wants to see.
func (f *face) spare(at game.Field, size layout.Size, within layout.Rect) layout.Rect {
	const away = 8.0
	field := f.places.field(at)
	mid := field.Center()
	tries := [...]layout.Rect{
		layout.R(field.Right()+away, mid.Y-size.H/2, size.W, size.H),
		layout.R(field.X-away-size.W, mid.Y-size.H/2, size.W, size.H),
		layout.R(mid.X-size.W/2, field.Bottom()+away, size.W, size.H),
		layout.R(mid.X-size.W/2, field.Y-away-size.H, size.W, size.H),
	}
	best, least := tries[0].MovedInto(within), math.Inf(1)
	for _, r := range tries {
		r = r.MovedInto(within)
		if cost := f.covered(at, r); cost < least {
			best, least = r, cost
		}
	}
	return best
}

// covered is how much a box hides, in square units; fields where something can
// be done count more than others, and the field that it is about most.
func (f *face) covered(about game.Field, r layout.Rect) float64 {
	sum := 0.0
	for _, at := range boardFields {
		both := f.places.field(at).Intersect(r)
		if both.Empty() {
			continue
		}
		weight := 0.15
		switch {
		case at == about:
			weight = 20
		case f.markOf(at) != plainMark:
			weight = 2
		case f.hallAt(at) != nil:
			weight = 0.5
		}
		sum += weight * both.W * both.H
	}
	return sum
}
