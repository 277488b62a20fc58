package dolores

import (
	"slices"
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// trooper is a line of the army page.
type trooper struct {
	post  *game.UnitState
	top   bool // of a stack of several
	under bool // in a stack, not on top
}

// troops lists the units of the ledger by field, each stack from its top down,
// what is aboard below its ship.
func (f *face) troops() []trooper {
	var out []trooper
	seat := f.me()
	var fields []game.Field
	for i := range f.fed().Units {
		if at := f.fed().Units[i].Field; !slices.Contains(fields, at) {
			fields = append(fields, at)
		}
	}
	for _, at := range fields {
		stacked := 0
		for _, u := range f.unitsOn(seat, at) {
			post := f.unitPost(seat, u)
			x := trooper{post: post}
			if post.Ship == nil && !isLauncher(u.Kind()) {
				x.top, x.under = stacked == 0, stacked > 0
				stacked++
			}
			out = append(out, x)
		}
		if stacked == 1 {
			for i := range out {
				if out[i].post.Field == at {
					out[i].top = false
				}
			}
		}
	}
	return out
}

// buildArmy lays out the units on the map, and what the one in hand can do.
func (f *face) buildArmy(b *ui.Builder, r layout.Rect) {
	if f.unit() != game.NoUnit && f.mine() {
		var bar layout.Rect
		bar, r = r.CutBottom(74)
		_, r = r.CutBottom(6)
		f.buildOrders(b, bar)
	}
	list := f.troops()
	if len(list) == 0 {
		f.note(b, r, f.say("army.none"))
		return
	}
	rows(b, ui.ScrollArea{ID: "troops", Rect: r, Label: f.say("page.army")}, 30, 3, list, f.buildTrooper)
}

// buildTrooper is the line of a unit: what it is, where, and what it may still
// do this round.
func (f *face) buildTrooper(b *ui.Builder, r layout.Rect, x trooper) {
	u, seat := x.post.Unit, f.me()
	draw := f.piece(u.Kind(), seat)
	indent := 0.0
	if x.post.Ship != nil || x.under {
		indent = 14
	}
	icon := layout.R(r.X+3+indent, r.Y+1, r.H-2, r.H-2)
	words := layout.R(icon.Right()+6, r.Y, r.Right()-icon.Right()-10, r.H)
	top := game.By(game.VerbTop, u)
	var button layout.Rect
	if f.v.Decision == game.DecideArrange && f.mine() && f.hand.Leads("top:"+u.String()) {
		button, words = words.CutRight(min(110, words.W*0.36))
		_, words = words.CutRight(6)
		r.W = words.Right() - r.X
	}
	name := f.say("unit."+u.Kind().String()) + " · " + x.post.Field.String()
	switch {
	case x.post.Ship != nil:
		name += " · " + f.say("army.aboard")
	case x.top:
		name += " · " + f.say("army.on-top")
	}
	state, ink := f.trooperState(x.post)
	st, ss := sprites.Body.Sized(14).Fitted(), toRight(sprites.Small.Fitted().In(ink))
	right, left := words.CutRight(min(b.TextWidth(state, ss)+4, words.W*0.46))
	held := f.hand.Held() == unitIDs[u] && f.mine()
	usable := f.capable(u) && f.mine() && f.v.Decision == game.DecideMilitary
	n := ui.Node{
		ID: unitIDs[u], Role: "unit", Label: name, Rect: r,
		State:   map[string]any{"field": x.post.Field.String(), "usable": usable, "held": held, "unpaid": x.post.Unpaid, "does": state, ui.MayState: usable},
		OnHover: func(on bool) { f.hover(x.post.Field, on && !usable) },
		OnClick: func() {
			f.lookAt(x.post.Field)
			switch why := f.stuck(seat, u); {
			case why == nil:
				f.take(unitIDs[u])
			case f.mine() && f.v.Decision == game.DecideMilitary:
				f.toast(*why)
			}
		},
		Tip: func() ui.Tip { return f.unitTip(seat, u) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case held:
				c.Panel(r, cellHeld)
			case s.Hover:
				c.Panel(r, cellOver)
			}
			if usable && !held {
				c.Panel(r, ui.MayBox.Rounded(6))
			}
			draw(c, icon)
			c.Text(name, left, st)
			c.Text(state, right, ss)
		},
	}
	n.Drag = f.dragUnit(u)
	n.Drag.Barred = func() *ui.Refusal { return f.stuck(seat, u) }
	b.Add(n)
	if button.W > 0 {
		b.Button(ui.Button{
			ID: "top:" + u.String(), Rect: button.InsetXY(0, 2), Text: f.say("army.top"), Size: 13,
			OnClick: func() { f.play(top) }, Hold: f.t.Hold(), NoFocus: true,
		})
	}
}

// buildOrders says what the unit in hand can do, and lets sabotage be chosen.
func (f *face) buildOrders(b *ui.Builder, r layout.Rect) {
	u := f.unit()
	reach := f.v.ReachOf(f.t.Acting(), u)
	top, low := r.CutTop(r.H * 0.46)
	_, low = low.CutTop(4)
	words := f.say("orders.launcher", rules.Number("n", len(reach.Targets)))
	switch {
	case isLauncher(u.Kind()):
	case f.v.Truce > 0:
		words = f.say("orders.truce", rules.Number("moves", len(reach.Moves)+len(reach.Ships)))
	default:
		words = f.say("orders", rules.Number("moves", len(reach.Moves)+len(reach.Ships)), rules.Number("attacks", len(reach.Attacks)), rules.Number("raids", len(reach.Sabotage)))
	}
	st := sprites.Small.Sized(14).Fitted().Aligned(sprites.Start, sprites.Middle)
	st.Fit = false
	b.Paragraph(low, words, st)
	if isLauncher(u.Kind()) || f.v.Decision == game.DecideTarget {
		aim := game.By(game.VerbAim, u)
		if f.v.Decision == game.DecideMilitary {
			f.button(b, ui.Button{ID: "aim", Rect: top, Text: f.say("orders.aim"), Icon: "icon/target", Size: 15}, aim)
		} else {
			b.Label(top, f.say("orders.choose"), sprites.BodyBold.Fitted().In(sprites.Amber))
		}
		return
	}
	value, none := "move", ""
	if len(reach.Sabotage) == 0 {
		none = f.say("orders.raid.none")
	}
	if by := f.hand.Pressed(); by != "" {
		_, value, _ = strings.Cut(by, ":")
	}
	options := []ui.Option{
		{ID: "move", Text: f.say("orders.move")},
		{ID: "raid", Text: f.say("orders.raid"), Disabled: len(reach.Sabotage) == 0, Tip: func() ui.Tip { return ui.TipOf(f.say("orders.raid"), none) }},
	}
	if n := f.stackOf(u); n > 1 {
		options = append(options, ui.Option{ID: "stack", Text: f.say("orders.stack", rules.Number("n", n))})
	}
	b.Segmented(ui.Choice{
		ID: "orders", Rect: top, Value: value, Label: f.say("orders.label"), Options: options,
		OnChange: func(id string) {
			f.stacks = id == "stack"
			if f.hand.Press(""); id != "move" {
				f.hand.Press("orders:" + id)
			}
		},
	})
}

// buildWind shows the dice of this round's wind in a corner of the map.
func (f *face) buildWind(b *ui.Builder) {
	if len(f.v.Wind) != 2 {
		return
	}
	w := game.Wind{First: int8(f.v.Wind[0]), Second: int8(f.v.Wind[1])}
	side := max(44, min(f.places.board.W, f.places.board.H)*0.1)
	r := layout.R(f.places.board.X+6, f.places.board.Y+6, side, side)
	direction := w.Direction().String()
	strength := int(w.Second)
	words := f.windWords(w.Direction(), strength)
	if w.Direction() == game.Calm {
		strength, direction = 0, "calm"
	}
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) { pieces.WindRose(c, r, direction, strength, sprites.SpriteOpt{}) })
	n.ID, n.Role, n.Label = "wind", "text", words
	n.State = map[string]any{"dice": []int{f.v.Wind[0], f.v.Wind[1]}}
	n.Tip = func() ui.Tip {
		return ui.Tip{Title: words, Lines: []string{f.say("wind.dice", rules.Number("first", f.v.Wind[0]), rules.Number("second", f.v.Wind[1]))}}
	}
}

// unitTip tells what a unit can do and owes.
func (f *face) unitTip(seat int, u game.Unit) ui.Tip {
	kind := u.Kind()
	tip := ui.Tip{Title: f.t.Words(kind.Name()), Lines: []string{f.say("unit." + kind.String() + ".help")}}
	if tax := f.taxWords(kind); tax != "" {
		tip.Lines = append(tip.Lines, f.say("tax.each", rules.Literal("bill", tax)))
	}
	if post := f.unitPost(seat, u); post != nil && post.Unpaid {
		tip.Lines = append(tip.Lines, f.say("unit.unpaid.help"))
	}
	return tip
}

// several is a number of things, "" for one.
func several(n int) string {
	if n < 2 {
		return ""
	}
	return "× " + strconv.Itoa(n)
}
