package dolores

import (
	"math"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// implement is a tool of the strip.
type implement struct {
	id    string
	draw  drawing
	count int // pieces in store, −1 where they do not count
	price int // kokos, 0 for none
}

// implements are the tools of the federation shown.
func (f *face) implements() []implement {
	seat := f.me()
	o, edge := f.t.LookOf(seat).Owner(), f.border(seat)
	out := []implement{
		{"claim", func(c *sprites.Canvas, r layout.Rect) { pieces.Border(c, r.Inset(r.W*0.08), edge) }, -1, game.LandPrice},
		{"land-section", f.piece(game.LandSection, seat), 0, 0},
		{"sea-section", f.piece(game.SeaSection, seat), 0, 0},
		{"lift", f.liftArt(seat), -1, 0},
		{"sow", picture("dolores/crop"), -1, game.SowPrice},
		{"plant", picture("dolores/forest"), -1, game.PlantPrice},
		{"found", func(c *sprites.Canvas, r layout.Rect) {
			pieces.City(c, r, o, false, -1, sprites.SpriteOpt{})
		}, -1, game.CityPrice},
	}
	for kind := game.Infantry; kind < game.GoodKinds; kind++ {
		out = append(out, implement{kind.String(), f.piece(kind, seat), 0, 0})
	}
	for i := range out {
		if out[i].count == 0 {
			out[i].count = f.fed().Store[out[i].good()]
		}
	}
	return out
}

// good is what a tool puts on the map from the store.
func (t *implement) good() game.Good { return game.Good(things["tool:"+t.id].B) }

func (f *face) liftArt(seat int) drawing {
	route := f.piece(game.LandSection, seat)
	return func(c *sprites.Canvas, r layout.Rect) {
		c.PushAlpha(0.55)
		route(c, r)
		c.PopAlpha()
		c.Sprite("icon/close", r.Inset(r.W*0.16), sprites.SpriteOpt{Tint: sprites.RedText})
	}
}

// buildStrip lays out the tools for the map and those that move it.
func (f *face) buildStrip(b *ui.Builder) {
	r := f.places.strip
	b.Panel(r, pageBox)
	tools := f.implements()
	const views = 5
	inner := r.Inset(4)
	slots := float64(len(tools) + views)
	sep := 6.0
	var step float64
	if f.places.flat {
		step = (inner.W - sep) / slots
	} else {
		step = math.Min((inner.H-sep)/slots, inner.W*1.12)
	}
	slot := func(i int) layout.Rect {
		at := float64(i) * step
		if i >= len(tools) { // the views stand at the far end
			at = float64(i-len(tools)-views) * step
			if f.places.flat {
				return layout.R(inner.Right()+at, inner.Y, step, inner.H).Inset(1)
			}
			return layout.R(inner.X, inner.Bottom()+at, inner.W, step).Inset(1)
		}
		if f.places.flat {
			return layout.R(inner.X+at, inner.Y, step, inner.H).Inset(1)
		}
		return layout.R(inner.X, inner.Y+at, inner.W, step).Inset(1)
	}
	for i, t := range tools {
		f.buildTool(b, slot(i), t)
	}
	views0 := []ui.Button{
		{ID: "map:nets", Icon: "dolores/link", Label: f.say("map.nets"), Selected: f.nets, OnClick: func() { f.nets = !f.nets }},
		{ID: "map:in", Icon: "icon/plus", Label: f.say("map.in"), OnClick: func() { f.zoomAt(f.places.board.Center(), zoomStep*zoomStep) }},
		{ID: "map:out", Icon: "icon/minus", Label: f.say("map.out"), OnClick: func() { f.zoomAt(f.places.board.Center(), 1/zoomStep/zoomStep) }},
		{ID: "map:home", Icon: "icon/home", Label: f.say("map.home"), OnClick: f.goHome, Selected: f.sight == sightHome},
		{ID: "map:whole", Icon: "icon/globe", Label: f.say("map.whole"), OnClick: f.showWhole, Selected: f.sight == sightWhole},
	}
	for i, u := range views0 {
		u.Rect = slot(len(tools) + i)
		title, help := u.Label, f.say(viewHelp[u.ID])
		u.Tip = func() ui.Tip { return ui.Tip{Title: title, Lines: []string{help}} }
		u.NoFocus = i > 0
		b.Button(u)
	}
}

// viewHelp are the texts that tell what the buttons for the map do.
var viewHelp = map[string]string{
	"map:nets": "map.nets.help", "map:in": "map.help", "map:out": "map.help", "map:home": "map.home.help", "map:whole": "map.whole.help",
}

// buildTool lays out a tool, to be dragged onto the map or clicked.
func (f *face) buildTool(b *ui.Builder, r layout.Rect, t implement) {
	id := "tool:" + t.id
	up := f.hand.Held() == id
	usable := f.investing() && (t.count != 0 || up)
	why := f.whyNoTool(t)
	pic := square(r, min(r.W, r.H)*0.84)
	badge := layout.Around(layout.P(pic.Right()-3, pic.Bottom()-4), layout.S(20, 15))
	words, count := "", countText.Sized(12)
	if t.count > 0 {
		words = strconv.Itoa(t.count)
	}
	side := f.fieldBox(0).W * 0.9
	n := ui.Node{
		ID: id, Role: "tool", Label: f.say("tool." + t.id), Rect: r,
		State: map[string]any{"held": up, "usable": usable, "count": t.count, ui.MayState: usable},
		Tip:   func() ui.Tip { return f.toolTip(t, why) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(r, ground(s, usable, up))
			if !usable {
				c.PushAlpha(0.38)
			}
			t.draw(c, pic)
			if !usable {
				c.PopAlpha()
			}
			if words != "" {
				c.Panel(badge, countBox)
				c.Text(words, badge, count)
			}
		},
	}
	if usable {
		n.OnClick = func() { f.take(id) }
	}
	n.Drag = f.drag(id, side, t.draw)
	n.Drag.Barred = func() *ui.Refusal {
		if usable {
			return nil
		}
		return &ui.Refusal{Text: why}
	}
	b.Add(n)
}

var (
	countBox  = sprites.PanelStyle{Fill: sprites.Ink, Border: sprites.LineColour, Width: 1, Radius: 7}
	countText = sprites.TextStyle{Size: 12, Bold: true, Colour: sprites.Paper, AlignX: sprites.Middle, AlignY: sprites.Middle, Fit: true}
)

// whyNoTool tells why a tool cannot be used now, "" if it can.
func (f *face) whyNoTool(t implement) string {
	switch why := f.barredInvesting(); {
	case why != nil:
		return why.Text
	case t.count == 0:
		return f.say("tool.store", goodArg(t.good()))
	}
	return ""
}

// toolTip tells what a tool does and costs.
func (f *face) toolTip(t implement, why string) ui.Tip {
	tip, good := ui.Tip{Title: f.say("tool." + t.id)}, t.good()
	kind := "unit"
	switch {
	case t.id == "claim":
		tip.Lines = append(tip.Lines, f.say("tool.claim.help", rules.Number("land", game.LandPrice), rules.Number("sea", game.SeaPrice)))
	case t.count < 0:
		tip.Lines = append(tip.Lines, f.say("tool."+t.id+".help", rules.Number("n", t.price)))
	case good < game.Infantry:
		kind = "section"
	case isLauncher(good):
		kind = "launcher"
	case good == game.Warship:
		kind = "warship"
	}
	if t.count >= 0 {
		tip.Lines = append(tip.Lines, f.say("tool."+kind+".help"), f.say("tool.in-store", rules.Number("n", t.count)))
		if tax := f.taxWords(good); tax != "" {
			tip.Lines = append(tip.Lines, f.say("tax.each", rules.Literal("bill", tax)))
		}
	}
	if why != "" {
		tip.Lines = append(tip.Lines, why)
	} else if t.id == "claim" || t.id == "sow" || t.id == "plant" || good > 0 && good < game.Infantry {
		tip.Lines = append(tip.Lines, f.say("tool.row"))
	}
	return tip
}

// taxWords is the tax that a section or unit owes per round.
func (f *face) taxWords(g game.Good) string {
	bill := game.Goods[g].Tax
	return f.billWords(&bill)
}
