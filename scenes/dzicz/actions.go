package dzicz

import (
	"cmp"
	"slices"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
	"schron/sprites"
)

// actionArt are the icons of the action tokens.
var actionArt = [...]string{
	game.Assault: "dzicz/assault", game.Defence: "dzicz/border",
	game.Expansion: "dzicz/expansion", game.Manoeuvre: "dzicz/manoeuvre",
}

// actionIDs are the action tokens in ids of nodes.
var actionIDs = [...]string{
	game.Assault: "assault", game.Defence: "defence",
	game.Expansion: "expansion", game.Manoeuvre: "manoeuvre",
}

// actionVerbs are the moves that use an action token.
var actionVerbs = [...]uint8{
	game.Assault: game.VerbAssault, game.Defence: game.VerbDefend,
	game.Expansion: game.VerbExpand, game.Manoeuvre: game.VerbManoeuvre,
}

var (
	actionText  = sprites.Small.Aligned(sprites.Middle, sprites.Middle).Fitted()
	actionCount = sprites.TextStyle{Bold: true, Colour: sprites.Ink, AlignX: sprites.Middle, AlignY: sprites.Middle}
)

// buildActions lays out the action tokens of the seat in front.
func (f *face) buildActions(b *ui.Builder) {
	_, _, r := f.cells()
	r = f.under(b, r, f.say("actions"))
	var words []string
	for _, k := range game.ActionTokens() {
		words = append(words, f.t.Words(k.Short()))
	}
	st := actionText.Sized(12)
	for i, cell := range labelled(b, r, words, st) {
		f.buildAction(b, cell, game.ActionTokens()[i], words[i], st.In(sprites.Paper), r.W/4)
	}
}

func (f *face) buildAction(b *ui.Builder, r layout.Rect, k game.ActionToken, words string, st sprites.TextStyle, room float64) {
	seat := f.me()
	own := f.v.Players[seat]
	open, shut := own.Uncovered[k], own.Covered[k]
	can := len(f.hand.Starts(useIDs[actionVerbs[k]])) > 0
	label, disc := r.CutBottom(16)
	side := min(room-2, disc.H)
	disc = layout.Around(disc.Center(), layout.S(side, side))
	icon := layout.Around(layout.P(disc.Center().X, disc.Y+side*0.486), layout.S(side*0.46, side*0.46))
	look := f.t.LookOf(seat)
	ink := sprites.TextOn(look.Colour)
	picture, opt := "dzicz/action", sprites.SpriteOpt{Tint: look.Colour}
	switch {
	case open == 0:
		picture, opt, ink = "dzicz/action-covered", sprites.SpriteOpt{}, sprites.Hex(0x5a6664)
		st = st.In(sprites.Disabled)
	case can:
		opt.Halo, opt.Reach = ui.MayHalo(disc).Halo, 9
	}
	badge := layout.Around(layout.P(disc.Right()-side*0.1, disc.Y+side*0.24), layout.S(18, 18))
	count := strconv.Itoa(open)
	silent := own.Silenced.Has(k)
	id := useIDs[actionVerbs[k]]
	n := ui.Node{
		ID: id, Role: "action", Label: f.t.Words(k.Name()), Rect: r,
		State: map[string]any{"uncovered": open, "covered": shut, "usable": can, "owner": seat, "silent": silent, ui.MayState: can},
		Tip:   func() ui.Tip { return f.actionTip(seat, k) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			opt := opt
			if s.Hover && can {
				opt.Reach = 14
			}
			c.Sprite(picture, disc, opt)
			c.Sprite(actionArt[k], icon, sprites.SpriteOpt{Tint: ink})
			if open > 1 {
				c.Disc(badge.Center(), 9, sprites.Paper)
				c.Text(count, badge, actionCount.Sized(12))
			}
			if silent {
				struck(c, icon)
			}
			c.Text(words, label, st)
		},
	}
	if silent && f.mayLift(seat, k) {
		n.OnClick = func() { f.t.Play(game.Lift(seat, k)) }
	}
	if !can && f.t.Acting() != rules.NoSeat {
		n.Drag = &ui.Drag{Barred: func() *ui.Refusal { return f.whyNotUse(seat, k) }}
	}
	if can {
		n.OnClick = func() { f.useAction(k) }
		n.Drag = f.hand.Drag(id, disc.Size(), func(c *sprites.Canvas, r layout.Rect) {
			c.Sprite("dzicz/action", r, sprites.SpriteOpt{Tint: look.Colour})
			c.Sprite(actionArt[k], r.Grow(0.46), sprites.SpriteOpt{Tint: sprites.TextOn(look.Colour)})
		})
		if k == game.Defence { // an answer
			n.Hold = f.t.Hold()
		}
		if k == game.Expansion {
			o := f.t.LookOf(seat).Owner()
			n.Drag = f.hand.Drag(id, tokenPiece.spot(f.places.fields[0], empty).Size(), func(c *sprites.Canvas, r layout.Rect) {
				tokenPiece.draw(c, r, o, sprites.SpriteOpt{})
			})
		}
	}
	b.Add(n)
}

// useAction begins the use of a token. Border defence answers at once. The others first
// want a soldier or a field, unless there is only one.
func (f *face) useAction(k game.ActionToken) {
	id := useIDs[actionVerbs[k]]
	moves := f.hand.Starts(id)
	switch {
	case k == game.Defence, k == game.Expansion && len(moves) == 1:
		f.hand.Play(moves[0])
	case k == game.Expansion:
		f.hand.Take(id)
	default:
		first := slices.MinFunc(moves, func(a, z rules.Move) int { return cmp.Compare(game.From(a), game.From(z)) })
		f.hand.Take(fieldIDs[game.From(first)])
	}
}

// actionTip tells what a token does and how many there are.
func (f *face) actionTip(seat int, k game.ActionToken) ui.Tip {
	own := f.v.Players[seat]
	tip := ui.Tip{Title: f.t.Words(k.Name()), Lines: []string{f.t.Words(k.Help())}}
	switch {
	case own.Uncovered[k] == 0:
		tip.Lines = append(tip.Lines, f.say("action.spent"))
	case len(f.hand.Starts(useIDs[actionVerbs[k]])) > 0:
		tip.Lines = append(tip.Lines, f.say("action.now"))
	default:
		tip.Lines = append(tip.Lines, f.say("action.left", rules.Number("n", own.Uncovered[k])))
	}
	if own.Silenced.Has(k) {
		tip.Lines = append(tip.Lines, f.silenceTip(seat, k).Lines...)
	}
	return tip
}

// spent is a number for screens: 0 hides a badge.
func spent(before, after game.Player, k game.ActionToken) bool {
	return after.Uncovered[k] < before.Uncovered[k]
}

func seatHolds(v *game.View, seat int) []game.Claim {
	var out []game.Claim
	for _, m := range v.Open {
		if int(m.Holder) == seat {
			out = append(out, game.Claim{Mission: m.Mission, Open: true, Seat: seat})
		}
	}
	if s := v.Players[seat].Secret; s != nil && s.Revealed && s.Claimed && seat != rules.NoSeat {
		out = append(out, game.Claim{Mission: s.Mission, Seat: seat})
	}
	return out
}
