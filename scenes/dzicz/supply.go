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
	can := f.acting() != rules.NoSeat && f.legal.places(k.verb()) != 0
	up := f.held.on && f.held.verb == k.verb()
	o := f.owner(f.me())
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
	ghostSide := k.spot(f.places.fields[0], empty).Size()
	n := ui.Node{
		ID: "supply:" + kindIDs[k], Role: "piece", Label: words, Rect: r,
		State: map[string]any{"usable": can, "held": up},
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
			}
			k.draw(c, pic, o, opt)
			if label.H > 0 {
				c.Text(words, label, st)
			}
		},
	}
	if f.acting() != rules.NoSeat {
		n.OnClick = func() { f.clickSupply(k, can, up) }
	}
	if can {
		n.Drag = f.drag(piece(k.verb()), func(c *sprites.Canvas, r layout.Rect) {
			k.draw(c, layout.Around(r.Center(), ghostSide), o, sprites.SpriteOpt{})
		})
	}
	b.Add(n)
}

func (f *face) clickSupply(k kind, can, up bool) {
	switch {
	case up:
		f.putDown()
	case can:
		f.held = piece(k.verb())
	default:
		f.refusePut(k)
	}
}

// refusePut tells why a kind of piece cannot be put anywhere now.
func (f *face) refusePut(k kind) {
	if r := rules.AsRefusal(f.t.Check(game.On(k.verb(), f.likely(k)))); r != nil {
		f.t.Refuse(r)
	}
}

func (f *face) whyNoPut(k kind) string {
	if f.acting() == rules.NoSeat {
		return ""
	}
	if why := f.t.Hindrance(game.On(k.verb(), f.likely(k))); why != nil {
		return why.Text
	}
	return ""
}

// likely is a field on which one would think of putting a piece.
func (f *face) likely(k kind) game.Field {
	own := f.v.Players[f.me()]
	switch {
	case k == outpostPiece && len(own.Tokens) > 0:
		return own.Tokens[0]
	case k == soldierPiece && len(own.Outposts) > 0:
		return own.Outposts[0]
	}
	return game.Centre
}
