package wcp

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

const (
	fightRow  = 25.0
	fightHead = 44.0
	fightMost = 7 // rounds that are shown one by one
)

var (
	fightText  = sprites.Small.Aligned(sprites.Middle, sprites.Middle).Fitted()
	fightBack  = sprites.PanelStyle{Fill: sprites.Hex(0x0b0e0f), Radius: 6}
	fightKnock = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Red, 0.22), Radius: 6}
)

// fightRounds are the rounds that are shown, and how many are left out between
// the first ones and the last.
func fightRounds(w *game.Fight) (rows []int, left int) {
	n := len(w.Rounds)
	if n <= fightMost {
		for i := range n {
			rows = append(rows, i)
		}
		return rows, 0
	}
	for i := range fightMost - 2 {
		rows = append(rows, i)
	}
	return append(rows, n-1), n - (fightMost - 1)
}

func fightSize(w *game.Fight) layout.Size {
	rows, left := fightRounds(w)
	h := fightHead + fightRow*float64(len(rows)+1)
	if left > 0 {
		h += fightRow * 0.7
	}
	return layout.S(210, h)
}

// fightFigure is a fight as it stands in a bubble.
func (f *face) fightFigure(w *game.Fight) *ui.Figure {
	return &ui.Figure{
		Size: fightSize(w), State: map[string]any{"fight": f.fightState(w)},
		Build: func(b *ui.Builder, r layout.Rect) { f.buildFight(b, r, w) },
	}
}

// buildFight lays out a fight to its end: both sides with their fire, and the
// armour left after each round (WCP-26).
func (f *face) buildFight(b *ui.Builder, r layout.Rect, w *game.Fight) {
	seat := f.t.Acting()
	art, o := f.pawnOf(seat), f.t.PlayerLook(seat).Owner()
	head, rest := r.CutTop(fightHead)
	pawn := layout.Around(layout.P(head.X+head.W*0.3, head.Center().Y), layout.S(32, 40))
	guard := layout.Around(layout.P(head.X+head.W*0.76, head.Center().Y), layout.S(40, 40))
	token := w.Guard
	b.Draw(head, func(c *sprites.Canvas, _ ui.State) {
		pieces.Pawn(c, pawn, art, o, sprites.SpriteOpt{})
		c.Sprite(tokenLooks[token].art, guard, sprites.SpriteOpt{})
	})
	line := func(h float64) (cut layout.Rect) {
		cut, rest = rest.CutTop(h)
		return cut
	}
	f.fightLine(b, line(fightRow), f.say("fight.start"), w.Armour[0], w.Armour[1], &w.Fire)
	rows, left := fightRounds(w)
	for k, i := range rows {
		if left > 0 && k == len(rows)-1 {
			b.Label(line(fightRow*0.7), f.say("fight.more", rules.Number("n", left)), fightText)
		}
		f.fightLine(b, line(fightRow), f.say("fight.round", rules.Number("n", i+1)), w.Rounds[i].Own, w.Rounds[i].Other, nil)
	}
}

// fightLine is the armour of both sides at one moment, with their fire where it
// is given.
func (f *face) fightLine(b *ui.Builder, r layout.Rect, words string, own, other int, fire *[2]int) {
	r = r.InsetXY(0, 1)
	label, _ := r.CutLeft(r.W * 0.14)
	left := layout.Around(layout.P(r.X+r.W*0.3, r.Center().Y), layout.S(22, 22))
	right := layout.Around(layout.P(r.X+r.W*0.76, r.Center().Y), layout.S(22, 22))
	st := fightText
	a, z := strconv.Itoa(own), strconv.Itoa(other)
	style := fightBack
	if own == 0 || other == 0 {
		style = fightKnock
	}
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, style)
		c.Text(words, label.InsetXY(3, 0), st)
		if fire == nil {
			drawSign(c, left, armourSign, a, 1)
			drawSign(c, right, armourSign, z, 1)
			return
		}
		drawSign(c, left.Translate(-13, 0), fireSign, strconv.Itoa(fire[0]), 1)
		drawSign(c, left.Translate(13, 0), armourSign, a, 1)
		drawSign(c, right.Translate(-13, 0), fireSign, strconv.Itoa(fire[1]), 1)
		drawSign(c, right.Translate(13, 0), armourSign, z, 1)
	})
}

// fightState is a fight for the UI tree, nil if there is none.
func (f *face) fightState(w *game.Fight) any {
	if w == nil {
		return nil
	}
	rounds := make([][2]int, 0, len(w.Rounds))
	for _, r := range w.Rounds {
		rounds = append(rounds, [2]int{r.Own, r.Other})
	}
	return map[string]any{"rounds": rounds, "outcome": w.Outcome.String()}
}
