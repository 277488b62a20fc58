package table

import (
	"slices"
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/table/chances"
	"schron/scenes/ui"
	"schron/sprites"
)

type rect = layout.Rect

// resultRow is the height of one player's line.
const resultRow = 40.0

// ResultShown reports whether the result lies over the table.
func (t *Table) ResultShown() bool {
	return t.Match().Result().Over && !t.ended && !t.Replay && !t.chances.IsOpen() && !t.Looking() && !t.Showing() && t.menu == menuNone
}

// buildResult shows how the game ended, with its story where there is one, over the last
// position, until it is put aside.
func (t *Table) buildResult(b *ui.Builder) {
	if !t.ResultShown() {
		return
	}
	res := t.Match().Result()
	const width = 620.0
	lines := t.resultLines(res)
	rows := float64(len(lines)) * resultRow
	extra, strip := 0.0, 0.0
	body, told := t.Words(res.Reason), t.tell(b, width-storyMargin)
	if told.high > 0 {
		body = ""
	}
	evening := 0.0
	if t.h.EveningShown() && t.opt.Lesson == nil {
		evening = house.EveningHigh + 12
	}
	if t.chances.Coming() {
		strip = chances.StripHigh + 12
	}
	if high := t.face.ResultHeight(width - 52); high > 0 {
		extra = high + 12
	}
	b.Dialog(ui.Dialog{
		ID: "result", Title: t.winnersWords(res), Body: body, Width: width,
		ContentHeight: told.high + rows + evening + strip + extra,
		Content: func(b *ui.Builder, r rect) {
			story, rest := r.CutTop(told.high)
			told.show(b, story)
			list, rest := rest.CutTop(rows)
			for i, l := range lines {
				t.resultLine(b, list.Row(i, len(lines), 4), l)
			}
			if evening > 0 {
				var line rect
				line, rest = rest.CutTop(evening)
				_, line = line.CutTop(12)
				t.h.Evening(b, line)
			}
			if strip > 0 {
				var line rect
				line, rest = rest.CutTop(strip)
				_, line = line.CutTop(12)
				t.chances.Strip(b, line)
			}
			if extra > 0 {
				_, rest = rest.CutTop(12)
				t.face.BuildResult(b, rest)
			}
		},
		OnCancel: func() { t.ended = true },
		Buttons:  t.resultButtons(),
	})
}

// resultButtons are the ways from the result: at the end of a lesson only one, to what
// the coach says of it.
func (t *Table) resultButtons() []ui.Button {
	aside := func() { t.ended = true }
	if t.opt.Lesson != nil {
		return []ui.Button{{ID: "go-on", Kind: ui.Primary, Text: t.h.Say("lesson.on"), OnClick: aside}}
	}
	return []ui.Button{
		{ID: "shelf", Text: t.h.Say("frame.to-shelf"), OnClick: t.leave},
		{ID: "look", Text: t.h.Say("frame.result.look"), OnClick: aside},
		{ID: "replay", Text: t.h.Say("frame.result.replay"), OnClick: t.replayIt},
		{ID: "again", Kind: ui.Primary, Text: t.h.Say("frame.result.again"), OnClick: func() { t.h.Ways.Again(t.Match()) }},
	}
}

// resultOf is how a player came out of the game, with all seats together.
type resultOf struct {
	player int
	look   house.Look
	points int
	scored bool
	won    bool
}

// resultLines are the players in the order of their first seats. Who has several
// seats gets the sum of their points, and wins with any of them.
func (t *Table) resultLines(res rules.Result) []resultOf {
	var out []resultOf
	for seat := range t.Match().Seats() {
		player := t.Match().Owner(seat)
		i := slices.IndexFunc(out, func(l resultOf) bool { return l.player == player })
		if i < 0 {
			i = len(out)
			out = append(out, resultOf{player: player, look: t.PlayerLook(seat)})
		}
		if seat < len(res.Scores) {
			out[i].points += res.Scores[seat]
			out[i].scored = true
		}
		out[i].won = out[i].won || slices.Contains(res.Winners, seat)
	}
	return out
}

// winnersWords says who won.
func (t *Table) winnersWords(r rules.Result) string {
	var names []string
	for _, l := range t.resultLines(r) {
		if l.won {
			names = append(names, l.look.Name)
		}
	}
	last := len(names) - 1
	switch last {
	case -1:
		return t.h.Say("frame.result.nobody")
	case 0:
		return t.h.Say("frame.result.one", rules.Literal("player", names[0]))
	}
	all := t.h.Say("frame.and", rules.Literal("first", strings.Join(names[:last], ", ")), rules.Literal("last", names[last]))
	return t.h.Say("frame.result.several", rules.Literal("players", all))
}

func (t *Table) replayIt() { t.h.Ways.Replay(house.Match{Match: t.Match()}) }

// resultLine is one player: name, role and points where there are any, and whether
// the player won.
func (t *Table) resultLine(b *ui.Builder, r rect, l resultOf) {
	score := t.count.Tally(l.points, func(n int) string {
		if !l.scored {
			return ""
		}
		return t.h.SayFor(t.Game(), "frame.points", rules.Number("n", n))
	})
	winner, role := t.h.Say("frame.result.winner"), t.rolesOf(l.player)
	st := sprites.BodyBold.Sized(16).In(l.look.Words).Fitted()
	name, rest := r.InsetXY(14, 0).CutLeft(r.W * 0.45)
	var part layout.Rect
	whole := strings.TrimPrefix(role+" · "+l.look.Plays, " · ")
	if l.look.Plays == "" {
		whole = role
	}
	if whole != "" {
		name, part = name.CutLeft(min(b.TextWidth(l.look.Name, st)+1.5*st.Size+12, name.W*0.62))
	}
	if role == "" || b.TextWidth(whole, roleText) <= part.W {
		role = whole // else the tip says how the computer plays
	}
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		style := sprites.WellBox
		if l.won {
			style = style.Bordered(sprites.Amber, 1.5)
		}
		c.Panel(r, style)
		l.look.DrawName(c, name, st)
		c.Text(role, part, roleText)
		score.Draw(c, rest, sprites.Body)
		if l.won {
			c.Text(winner, rest, sprites.BodyBold.In(sprites.Amber).Aligned(sprites.End, sprites.Middle))
		}
	})
	n.ID, n.Role, n.Label = "came-out:"+strconv.Itoa(l.player), "player", l.look.Name
	n.State = map[string]any{"points": l.points, "won": l.won, "role": role}
	n.Tip = func() ui.Tip { return ui.TipOf(l.look.Name, whole) }
}
