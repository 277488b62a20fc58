package dzicz

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	supplyText = sprites.Small.Aligned(sprites.Middle, sprites.Middle).Fitted()
	supplyOver = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.07), Radius: 8}
	supplyHeld = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.16), Border: sprites.Amber, Width: 1.5, Radius: 8}
)

// buildSupply lays out the three pieces that an action can put on the board, to
// be dragged or clicked.
func (f *face) buildSupply(b *ui.Builder) {
	_, r, _ := f.cells()
	r = f.under(b, r, f.say("supply"))
	words := make([]string, 0, len(kindIDs))
	for _, id := range kindIDs {
		words = append(words, f.say("supply."+id))
	}
	st := supplyText.Sized(12)
	for i, cell := range labelled(b, r, words, st) {
		f.buildSupplied(b, cell, kind(i), words[i], st, r.W/3)
	}
}

func (f *face) buildSupplied(b *ui.Builder, r layout.Rect, k kind, words string, st sprites.TextStyle, room float64) {
	id := supplyIDs[f.putVerb(k)]
	can, up := len(f.hand.Starts(id)) > 0, f.hand.Held() == id
	o := f.t.LookOf(f.me()).Owner()
	box, label := r, layout.Rect{}
	if r.H >= 44 {
		label, box = r.CutBottom(16)
	}
	side := min(box.H*0.92, room*0.94)
	pic := layout.Around(box.Center(), layout.S(side, side))
	opt := sprites.SpriteOpt{}
	if !can {
		opt.Alpha = 0.42
		st = st.In(sprites.Disabled)
	} else {
		st = st.In(sprites.Paper)
	}
	mark := ui.MayBox
	n := ui.Node{
		ID: id, Role: "piece", Label: words, Rect: r,
		State: map[string]any{"usable": can, "held": up, ui.MayState: can},
		Tip: func() ui.Tip {
			tip := ui.Tip{Title: words, Lines: []string{f.say("supply." + kindIDs[k] + ".help")}}
			if why := f.whyNoPut(k); !can && why != "" {
				tip.Lines = append(tip.Lines, why)
			}
			return tip
		},
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case up:
				c.Panel(r, supplyHeld)
			case s.Hover && can:
				c.Panel(r, supplyOver)
				c.Panel(r, mark)
			case can:
				c.Panel(r, mark)
			}
			k.draw(c, pic, o, opt)
			if label.H > 0 {
				c.Text(words, label, st)
			}
		},
	}
	if f.t.Acting() != rules.NoSeat {
		n.OnClick = func() { f.clickSupply(k, id) }
	}
	if f.t.Acting() != rules.NoSeat && !can {
		n.Drag = &ui.Drag{Barred: func() *ui.Refusal { return f.t.Why(f.whyNotPut(k)) }}
	}
	if can {
		n.Drag = f.hand.Drag(id, k.spot(f.places.fields[0], empty).Size(), func(c *sprites.Canvas, r layout.Rect) {
			k.draw(c, r, o, sprites.SpriteOpt{})
		})
	}
	b.Add(n)
}

// clickSupply picks a piece up or puts it down, or tells why it cannot be put anywhere.
func (f *face) clickSupply(k kind, id string) {
	if r := f.whyNotPut(k); r != nil && len(f.hand.Starts(id)) == 0 {
		f.t.Refuse(r)
		return
	}
	f.hand.Click(id)
}

func (f *face) whyNoPut(k kind) string {
	if r := f.whyNotPut(k); r != nil {
		return f.t.Words(r.Text)
	}
	return ""
}

// whyNotPut returns why a thing cannot be put anywhere. Where an action can be chosen,
// the reason is about what the player has on the board; else it is about the present
// decision. It never names a field, because none was pointed at.
func (f *face) whyNotPut(k kind) *rules.Refusal {
	if f.t.Acting() == rules.NoSeat {
		return nil
	}
	verb := f.putVerb(k)
	switch f.v.Decision {
	case game.DecideAction, game.DecideExtra, game.DecideMove:
		return f.v.Nowhere(f.t.Acting(), verb)
	}
	return rules.AsRefusal(f.t.Check(game.On(verb, game.Centre)))
}
