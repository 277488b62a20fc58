package wcp

import (
	"strconv"
	"strings"

	"schron/layout"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

const (
	endHead = 24.0
	endRow  = 40.0
)

// order lists the seats as they left the base, then those who did not.
func (f *face) order() []int {
	var out []int
	for _, r := range f.v.Runaways() {
		out = append(out, r.Seat)
	}
	for seat := range f.v.Players {
		if f.v.Players[seat].Fate != game.Left {
			out = append(out, seat)
		}
	}
	return out
}

// ResultHeight is the height of the order of escape. The sums of the teams stand
// above it, as those of all players.
func (f *face) ResultHeight(float64) float64 {
	if f.v == nil {
		return 0
	}
	return endHead + endRow*float64(len(f.v.Players))
}

// BuildResult lists who left the base in which order, with the trophies one by
// one and their sum.
func (f *face) BuildResult(b *ui.Builder, r layout.Rect) {
	head, rest := r.CutTop(endHead)
	b.Label(head, strings.ToUpper(f.say("end.order")), sprites.Heading.Fitted())
	order := f.order()
	for i, seat := range order {
		f.endLine(b, rest.Row(i, len(order), 4), seat)
	}
}

func (f *face) endLine(b *ui.Builder, r layout.Rect, seat int) {
	own, look := f.v.Players[seat], f.t.PlayerLook(seat)
	out := own.Fate == game.Left
	art, o := f.pawnOf(seat), f.t.PlayerLook(seat).Owner()
	in := r.InsetXY(8, 2)
	place, in := in.CutLeft(30)
	pic, in := in.CutLeft(34)
	pic = layout.Around(pic.Center(), layout.S(in.H*0.8, in.H))
	name, in := in.CutLeft(in.W * 0.26)
	sum, goods := in.CutRight(44)
	_, goods = goods.CutLeft(6)
	rank := ""
	if out {
		rank = strconv.Itoa(own.Exit) + "."
	}
	total := f.t.Count().Tally(own.Value, func(n int) string {
		if !out {
			return ""
		}
		return "= " + strconv.Itoa(n)
	})
	words := f.fateShort(seat)
	if own.Fate == game.Playing && !own.Trapped {
		words = f.say("short.inside")
	}
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, sprites.WellBox.Rounded(6))
		opt := sprites.SpriteOpt{}
		if !out {
			opt.Alpha = 0.5
		}
		pieces.Pawn(c, pic, art, o, opt)
		c.Text(rank, place, sprites.BodyBold.In(sprites.Amber).Aligned(sprites.Middle, sprites.Middle))
		look.DrawName(c, name, sprites.BodyBold.In(look.Words).Fitted())
		total.Draw(c, sum, sprites.BodyBold.Sized(17).In(sprites.Amber).Aligned(sprites.End, sprites.Middle).Fitted())
		if !out {
			c.Text(words, goods, sprites.Small.Sized(14).Fitted())
		}
	})
	n.ID, n.Role, n.Label, n.Tip = "end:"+strconv.Itoa(seat), "player", look.Name, look.Tip()
	n.State = map[string]any{"exit": own.Exit, "value": own.Value, "fate": own.Fate.String()}
	if out {
		f.buildTrophies(b, goods, f.v.Trophies(seat))
	}
}

// buildTrophies sets the trophies one by one, joined by plus signs.
func (f *face) buildTrophies(b *ui.Builder, r layout.Rect, list []game.Token) {
	if len(list) == 0 {
		b.Label(r, f.say("end.empty"), sprites.Small.Sized(14).Fitted())
		return
	}
	side := min(r.H-4, 30)
	step := min(side+16, (r.W-side)/max(1, float64(len(list)-1)))
	plus := sprites.BodyBold.In(sprites.Muted).Aligned(sprites.Middle, sprites.Middle)
	for i, t := range list {
		box := layout.R(r.X+float64(i)*step, r.Center().Y-side/2, side, side)
		sign := layout.R(box.Right(), box.Y, step-side, side)
		b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
			seen := f.t.Count().Seen(i, len(list))
			if seen == 0 {
				return
			}
			c.PushAlpha(seen)
			defer c.PopAlpha()
			drawChip(c, box, t)
			if i < len(list)-1 && sign.W > 9 {
				c.Text("+", sign, plus)
			}
		})
	}
}
