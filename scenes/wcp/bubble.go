package wcp

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
)

// foresee tells what would happen on a field, and whether there is anything to
// tell.
func (f *face) foresee(at game.Field) (ui.Bubble, bool) {
	if at == game.NoField || f.t.Acting() == rules.NoSeat {
		return ui.Bubble{}, false
	}
	switch {
	case f.v.Decision == game.DecideMove:
		return f.foreseeWay(at)
	case f.v.Decision == game.DecidePlace && f.hand.Held() != "":
		return f.foreseeLay(at), true
	case f.v.Decision == game.DecideDestroy && f.takes(at):
		return f.foreseeFall(at), true
	}
	return ui.Bubble{}, false
}

// refused is a bubble that says why not.
func (f *face) refused(at game.Field, why *ui.Refusal) ui.Bubble {
	return f.t.NotHere(f.say("not-here", fieldArg(at)), why)
}

// foreseeLay reports whether what is held may lie on a field.
func (f *face) foreseeLay(at game.Field) ui.Bubble {
	x, key := f.inSlot(f.hand.Held()), "lay.hall"
	why := f.t.Hindrance(x.on(at))
	switch {
	case why != nil && f.fit(at) != 0:
		out := f.refused(at, why)
		out.Lines = append(out.Lines, f.say("lay.turn"))
		return out
	case why != nil:
		return f.refused(at, why)
	case !x.hall():
		key = "lay.token"
	case x.blown:
		key = "lay.breach"
	}
	out := ui.Bubble{Title: f.say(key, fieldArg(at))}
	if f.turnable() {
		out.Lines = append(out.Lines, f.say("lay.wheel"))
	}
	return out
}

// foreseeFall tells what is lost with a hall.
func (f *face) foreseeFall(at game.Field) ui.Bubble {
	out := ui.Bubble{Title: f.say("fall", fieldArg(at))}
	if h := f.hallAt(at); h != nil && h.Content != nil {
		out.Lines = append(out.Lines, f.say("fall.content", tokenArg(*h.Content)))
	}
	for _, seat := range f.v.Stranded(at) {
		out.Lines = append(out.Lines, f.say("fall.strands", seatArg(seat)))
	}
	if len(f.v.Stranded(at)) == 0 {
		out.Lines = append(out.Lines, f.say("fall.nobody"))
	}
	return out
}

// foreseeWay tells what waits in a hall that the pawn may enter.
func (f *face) foreseeWay(at game.Field) (ui.Bubble, bool) {
	ways := f.waysTo(at)
	switch {
	case f.crossable(at):
		return ui.Bubble{Title: f.say("cross", fieldArg(at)), Lines: []string{f.say("cross.help")}}, true
	case len(ways) == 1:
		w := ways[0]
		out := ui.Bubble{Title: f.say("enter", fieldArg(at))}
		if w.Via == at {
			out.Title = f.say("cross", fieldArg(at))
		} else if w.Via != game.NoField {
			out.Title = f.say("enter.boost", fieldArg(at), rules.Literal("via", w.Via.String()))
		}
		f.entry(&out, w)
		return out, true
	case len(ways) > 1:
		return f.foreseeChoice(at, ways), true
	}
	if own := f.v.Players[f.t.Acting()]; own.Pawn != nil && *own.Pawn == at {
		return ui.Bubble{}, false
	}
	why := f.t.Hindrance(game.OnField(game.VerbMove, at))
	if why == nil {
		return ui.Bubble{}, false
	}
	return f.refused(at, why), true
}

// foreseeChoice compares the halls through which a booster may lead.
func (f *face) foreseeChoice(at game.Field, ways []game.Way) ui.Bubble {
	out := ui.Bubble{Title: f.say("enter.choose", fieldArg(at))}
	same := true
	for _, w := range ways {
		same = same && w.Entry.Guarded == ways[0].Entry.Guarded
	}
	if same {
		f.entry(&out, ways[0])
		return out
	}
	for _, w := range ways {
		key := "via.free"
		if w.Entry.Guarded {
			key = "via.fight"
		}
		out.Lines = append(out.Lines, f.say(key, rules.Literal("via", w.Via.String())))
	}
	return out
}

// entry tells what happens to the pawn in the hall to which a way leads.
func (f *face) entry(out *ui.Bubble, w game.Way) {
	e := w.Entry
	switch {
	case e.Token == game.NoToken:
	case e.Guarded:
		out.Figure = f.fightFigure(e.Fight)
		key := fightKeys[e.Fight.Outcome]
		if e.Fight.Outcome != game.Win && len(f.v.Players[f.t.Acting()].Owned) == 0 {
			key += ".nothing"
		}
		out.Lines = append(out.Lines, f.say(key, tokenArg(e.Token)))
		if e.Fight.Outcome != game.Win {
			out.Lines = append(out.Lines, f.wreckWords(f.v.WreckedByGuard(f.t.Acting()))...)
		}
	case e.Token.Kind() == game.Guard:
		out.Lines = append(out.Lines, f.say("enter.blind", tokenArg(e.Token)))
	case e.Token.Kind() == game.Trophy:
		out.Lines = append(out.Lines, f.say("enter.trophy", tokenArg(e.Token), rules.Number("n", e.Token.Value())))
	default:
		out.Lines = append(out.Lines, f.say("enter.upgrade", tokenArg(e.Token)))
	}
	if w.To == game.Centre {
		out.Lines = append(out.Lines, f.buttonWords())
	}
	for _, seat := range e.Pawns {
		key := "enter.meets"
		if f.mates(f.t.Acting(), seat) {
			key = "enter.meets.team"
		}
		out.Lines = append(out.Lines, f.say(key, seatArg(seat)))
	}
	if len(out.Lines) == 0 {
		out.Lines = append(out.Lines, f.say("enter.free"))
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
	if what, ok := f.foresee(f.over); ok {
		what.Build(b, func(size layout.Size) layout.Rect { return f.beside(f.places.field(f.over), nextTo(f.over), size) })
		return
	}
	if what, ok := f.foreseeOut(); ok {
		what.Build(b, func(size layout.Size) layout.Rect {
			return f.beside(f.places.gate(f.gate), []game.Field{game.Corner(f.gate)}, size)
		})
	}
}
