package wcp

import (
	"math"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/byhand"
	"schron/scenes/ui"
	"schron/sprites"
)

var gateText = sprites.TextStyle{Bold: true, Colour: sprites.Paper, AlignX: sprites.Middle, AlignY: sprites.Middle}

// noGate stands for no entrance.
const noGate = game.Dir(game.Dirs)

// gateOwner is the seat whose entrance d is, rules.NoSeat for a passive one.
func (f *face) gateOwner(d game.Dir) int {
	for seat := range f.v.Players {
		if f.v.Players[seat].Entrance == int(d)+1 {
			return seat
		}
	}
	return rules.NoSeat
}

// gateOpen reports whether one could leave the base through an entrance now (WCP-39).
// The central hall must be gone, and no wall of a hall may stand before it.
func (f *face) gateOpen(d game.Dir) bool {
	if f.v.Stage != game.StageEscape {
		return false
	}
	h := f.hallAt(game.Corner(d))
	return h == nil || !h.Destroyed && h.Open.Has(d)
}

// buildRoad is the way from an active entrance into the base.
func (f *face) buildRoad(b *ui.Builder, d game.Dir) {
	seat := f.gateOwner(d)
	if seat == rules.NoSeat {
		return
	}
	box := f.places.gate(d).Grow(2)
	opt := sprites.SpriteOpt{Tint: f.t.PlayerLook(seat).Colour, Angle: float64(d+3) * math.Pi / 3}
	b.Sprite(box, "wcp/entrance-road", opt)
}

// buildGate lays out an entrance: with its player's mark, grey where nobody
// began, lit where it is open.
func (f *face) buildGate(b *ui.Builder, d game.Dir, cut bool) {
	box := f.places.gate(d)
	seat := f.gateOwner(d)
	open := f.gateOpen(d)
	art, opt := "wcp/entrance-passive", sprites.SpriteOpt{}
	look := f.t.PlayerLook(seat)
	switch {
	case open:
		art = "wcp/entrance-open"
	case seat != rules.NoSeat:
		art, opt.Tint = "wcp/entrance-active", look.Colour
	}
	out, can := f.hand.Move(gateID(d))
	if can {
		opt.Halo, opt.Reach = ui.MayHalo(box).Halo, ui.MayHalo(box).Reach
	}
	over := opt
	over.Halo, over.Reach = ui.HeldHalo(box).Halo, ui.HeldHalo(box).Reach
	side := box.W * 0.4
	mark := layout.Around(box.Center(), layout.S(side, side))
	state := map[string]any{"owner": nil, "open": open, "legal": can, ui.MayState: can}
	if seat != rules.NoSeat {
		state["owner"] = seat
	}
	n := ui.Node{
		ID: gateID(d), Role: "entrance", Label: f.say("entrance", rules.Number("n", int(d)+1)), Rect: box, State: state,
		Tip:     func() ui.Tip { return f.gateTip(d) },
		OnHover: func(on bool) { byhand.Hover(&f.gate, d, noGate, on) },
		Drop:    f.hand.Drop(gateID(d), nil),
		Draw: func(c *sprites.Canvas, s ui.State) {
			if can && (s.Hover || s.DropOver) {
				c.Sprite(art, box, over)
			} else {
				c.Sprite(art, box, opt)
			}
			if seat != rules.NoSeat {
				c.Mark(look.Mark, mark, sprites.Paper)
			}
			if cut {
				c.Ring(box.Center(), box.W*0.62, max(3, box.W*0.09), sprites.Red)
			}
		},
	}
	switch {
	case can:
		n.OnClick, n.Hold = func() { f.hand.Play(out) }, f.t.Hold()
	case f.t.Acting() != rules.NoSeat:
		if why := f.t.Hindrance(game.Plain(game.VerbLeave)); why != nil {
			n.Drag = &ui.Drag{Barred: func() *ui.Refusal { return why }}
		}
	}
	b.Add(n)
}

// buildGateNumber lays out the number of an entrance, above the pawn that may
// stand there.
func (f *face) buildGateNumber(b *ui.Builder, d game.Dir) {
	seat := f.gateOwner(d)
	words, badge := f.gateNumber(d, seat)
	size, number := f.gateText(), strconv.Itoa(int(d)+1)
	b.Draw(words, func(c *sprites.Canvas, _ ui.State) {
		if seat != rules.NoSeat {
			c.Disc(badge, size*0.7, sprites.Ink)
		}
		c.Text(number, words, gateText.Sized(size))
	})
}

// gateNumber is where the number of an entrance stands: in the middle of a
// passive one, else in a badge at its outer side.
func (f *face) gateNumber(d game.Dir, seat int) (words layout.Rect, badge layout.Point) {
	box := f.places.gate(d)
	badge = box.Center()
	if seat != rules.NoSeat {
		away := box.Center().Sub(f.places.grid.Origin)
		turned := away.Rotate(0.5)
		if away.X < 0 {
			turned = away.Rotate(-0.5)
		}
		badge = box.Center().Add(turned.Mul(box.W * 0.5 / away.Len()))
	}
	size := f.gateText()
	return layout.Around(badge, layout.S(size*1.7, size*1.5)), badge
}

// gateText is the size of the numbers of entrances.
func (f *face) gateText() float64 { return max(sprites.MinTextSize, f.places.grid.Size*0.24) }

func (f *face) gateTip(d game.Dir) ui.Tip {
	seat := f.gateOwner(d)
	tip := ui.Tip{Title: f.say("entrance", rules.Number("n", int(d)+1))}
	if seat == rules.NoSeat {
		tip.Lines = append(tip.Lines, f.say("entrance.passive"))
	} else {
		tip.Lines = append(tip.Lines, f.say("entrance.of", seatArg(seat)))
	}
	if f.hand.Leads(gateID(d)) { // the bubble says it
		return ui.Tip{}
	}
	switch h := f.hallAt(game.Corner(d)); {
	case f.v.Stage != game.StageEscape:
		tip.Lines = append(tip.Lines, f.say("entrance.closed"))
	case f.gateOpen(d):
		tip.Lines = append(tip.Lines, f.say("entrance.open"))
	case h != nil && h.Destroyed:
		tip.Lines = append(tip.Lines, f.say("entrance.destroyed"))
	default:
		tip.Lines = append(tip.Lines, f.say("entrance.wall"))
	}
	return tip
}
