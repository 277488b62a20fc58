package wcp

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// Motions are the pieces that differ between two views, on their way from one to
// the other.
func (f *face) Motions(before, after rules.View) []motion.Motion {
	a, z := before.(game.View), after.(game.View)
	if f.places.left.Empty() || a.Phase == game.PhaseVehicle {
		return nil
	}
	var out []motion.Motion
	fought, at := f.fightBetween(&a, &z)
	for seat := range a.Players {
		if fought == nil || seat != int(a.Turn) {
			out = f.pawnMotion(out, &a, &z, seat)
		}
	}
	if fought != nil {
		out = f.fightMotion(out, &a, &z, fought, at)
	}
	for _, at := range boardFields {
		out = f.hallMotion(out, &a, &z, at)
		if fought == nil {
			out = f.contentMotion(out, &a, &z, at)
		}
	}
	out = f.goodsMotion(out, &a, &z)
	out = f.pressMotion(out, &a, &z)
	out = f.centralMotion(out, &a, &z)
	f.course = courseOf(out, fought != nil)
	return out
}

// hallOf is what lies on a field in a view, nil if nothing does.
func hallOf(v *game.View, at game.Field) *game.Hall {
	for i := range v.Halls {
		if v.Halls[i].Field == at {
			return &v.Halls[i]
		}
	}
	return nil
}

// hallMotion lays a hall from the hand on its field, or lets one fall.
func (f *face) hallMotion(out []motion.Motion, a, z *game.View, at game.Field) []motion.Motion {
	was, is := hallOf(a, at), hallOf(z, at)
	switch {
	case was == nil && is != nil:
		out = append(out, f.layMotion(a, at, *is))
	case was != nil && !was.Destroyed && is != nil && is.Destroyed:
		out = append(out, f.fallMotion(at, *was))
	}
	return out
}

// contentMotion lets a token fly from the hand to its hall, and one that is
// taken to its taker.
func (f *face) contentMotion(out []motion.Motion, a, z *game.View, at game.Field) []motion.Motion {
	was, is := hallOf(a, at), hallOf(z, at)
	box := contentBox(f.places.hall(at))
	had, has := was != nil && was.Content != nil, is != nil && is.Content != nil
	switch {
	case has && !had:
		t, guarded := *is.Content, is.Guarded
		out = append(out, motion.Fly("content:"+at.String(), f.handBox(a, box.Size()), box, box.H*0.4, 0, tokenDrawing(t, guarded)))
	case had && !has && is != nil && !is.Destroyed && a.Turn != rules.NoSeat:
		t := *was.Content
		to := f.lineBox(int(a.Turn), box.Size())
		out = append(out, motion.Move("content:"+at.String(), box, to, takeTime, func(c *sprites.Canvas, _ layout.Rect, x float64) {
			// It waits for the pawn that takes it.
			up := layout.EaseInOut((x - takeWaits) / (1 - takeWaits))
			r := box.Lerp(to, up).Translate(0, -box.H*1.2*up*(1-up))
			drawToken(c, r, t, game.NoEdges, sprites.SpriteOpt{Alpha: sprites.Faint(min(1, 4*(1-up))), Zoom: 1 + 0.8*up*(1-up) - 0.3*up})
		}).Goes(tokenDrawing(t, game.NoEdges)))
	}
	return out
}

func tokenDrawing(t game.Token, guarded game.Edges) motion.Drawing {
	return func(c *sprites.Canvas, r layout.Rect) { drawToken(c, r, t, guarded, sprites.SpriteOpt{}) }
}

// What a pawn takes goes to its player, once the pawn has come.
const (
	takeTime  = 2.4 // in usual moves
	takeWaits = 0.55
)

// handBox returns where things come from the hand of the seat whose turn it is. That is
// the desk, or its line if its hand does not lie there.
func (f *face) handBox(v *game.View, size layout.Size) layout.Rect {
	seat := int(v.Turn)
	if seat == f.me() || seat < 0 {
		return layout.Around(f.places.desk.Center(), size)
	}
	return f.lineBox(seat, size)
}

// lineBox is a box in the middle of a seat's line.
func (f *face) lineBox(seat int, size layout.Size) layout.Rect {
	return layout.Around(f.places.rows[seat].Center(), size)
}

// goodsMotion lets trophies and upgrades that change hands fly from line to
// line.
func (f *face) goodsMotion(out []motion.Motion, a, z *game.View) []motion.Motion {
	lost, won := map[game.Token][]int{}, map[game.Token][]int{}
	for seat := range a.Players {
		count := map[game.Token]int{}
		for _, t := range z.Players[seat].Owned {
			count[t]++
		}
		for _, t := range a.Players[seat].Owned {
			count[t]--
		}
		for t, n := range count {
			for ; n < 0; n++ {
				lost[t] = append(lost[t], seat)
			}
			for ; n > 0; n-- {
				won[t] = append(won[t], seat)
			}
		}
	}
	const side = 34
	for _, t := range game.Tokens() {
		for i := 0; i < len(lost[t]) && i < len(won[t]); i++ {
			from, to := f.lineBox(lost[t][i], layout.S(side, side)), f.lineBox(won[t][i], layout.S(side, side))
			out = append(out, motion.Fly("goods", from, to, side, 0, tokenDrawing(t, game.NoEdges)))
		}
	}
	return out
}

// The central hall as a token that is passed on.
const (
	centralSide = 40.0 // units
	passTime    = 1.6  // in usual moves
)

func centralToken(c *sprites.Canvas, r layout.Rect) {
	c.Sprite("wcp/central-token", r, sprites.SpriteOpt{})
}

// centralMotion passes the central hall on.
func (f *face) centralMotion(out []motion.Motion, a, z *game.View) []motion.Motion {
	if a.CentralHall == z.CentralHall || z.CentralHall == rules.NoSeat {
		return out
	}
	if a.CentralHall == rules.NoSeat {
		return f.liftMotion(out, z)
	}
	size := layout.S(centralSide, centralSide)
	from, to := f.lineBox(int(a.CentralHall), size), f.lineBox(int(z.CentralHall), size)
	return append(out, motion.Fly("central", from, to, centralSide*0.5, passTime, centralToken))
}
