package table

import (
	"slices"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

type rect = layout.Rect

// resultRow is the height of one player's line.
const resultRow = 40.0

// buildResult shows how the game ended, over the last position, until it is
// put aside.
func (t *Table) buildResult(b *ui.Builder) {
	res := t.Match().Result()
	if !res.Over || t.ended || t.replay || t.Looking() || t.Showing() || t.menu != menuNone {
		return
	}
	const width = 620.0
	rows := float64(len(t.looks)) * resultRow
	extra := 0.0
	ender, _ := t.face.(Ender)
	if ender != nil {
		extra = ender.ResultHeight(width-52) + 12
	}
	b.Dialog(ui.Dialog{
		ID: "result", Title: t.winnersWords(res), Body: t.Words(res.Reason), Width: width,
		ContentHeight: rows + extra,
		Content: func(b *ui.Builder, r rect) {
			list, rest := r.CutTop(rows)
			for seat := range t.looks {
				t.resultLine(b, list.Row(seat, len(t.looks), 4), seat, res)
			}
			if ender != nil {
				_, rest = rest.CutTop(12)
				ender.BuildResult(b, rest)
			}
		},
		OnCancel: func() { t.ended = true },
		Buttons: []ui.Button{
			{ID: "shelf", Text: t.h.Say("frame.to-shelf"), OnClick: t.leave},
			{ID: "look", Text: t.h.Say("frame.result.look"), OnClick: func() { t.ended = true }},
			{ID: "replay", Text: t.h.Say("frame.result.replay"), OnClick: t.replayIt},
			{ID: "again", Kind: ui.Primary, Text: t.h.Say("frame.result.again"), OnClick: func() { t.h.Ways.Setup(t.Game()) }},
		},
	})
}

// names joins the names of several seats.
func (t *Table) names(seats []int) string {
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = t.LookOf(seat).Name
	}
	last := len(names) - 1
	return t.h.Say("frame.and", rules.Literal("first", strings.Join(names[:last], ", ")), rules.Literal("last", names[last]))
}

// winnersWords says who won.
func (t *Table) winnersWords(r rules.Result) string {
	switch len(r.Winners) {
	case 0:
		return t.h.Say("frame.result.nobody")
	case 1:
		return t.h.Say("frame.result.one", rules.Literal("player", t.LookOf(r.Winners[0]).Name))
	}
	return t.h.Say("frame.result.several", rules.Literal("players", t.names(r.Winners)))
}

func (t *Table) replayIt() { t.h.Ways.Replay(house.Match{Match: t.Match()}) }

// resultLine is one player: name, points where there are any, and whether the
// player won.
func (t *Table) resultLine(b *ui.Builder, r rect, seat int, res rules.Result) {
	look := t.LookOf(seat)
	won := slices.Contains(res.Winners, seat)
	score := ""
	if seat < len(res.Scores) {
		score = t.h.Say("frame.points", rules.Number("n", res.Scores[seat]))
	}
	winner := t.h.Say("frame.result.winner")
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		style := sprites.WellBox
		if won {
			style = style.Bordered(sprites.Amber, 1.5)
		}
		c.Panel(r, style)
		name, rest := r.InsetXY(14, 0).CutLeft(r.W * 0.45)
		DrawName(c, name, look, sprites.BodyBold.Sized(16).In(look.Words).Fitted())
		c.Text(score, rest, sprites.Body)
		if won {
			c.Text(winner, rest, sprites.BodyBold.In(sprites.Amber).Aligned(sprites.End, sprites.Middle))
		}
	})
}
