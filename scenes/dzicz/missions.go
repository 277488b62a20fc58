package dzicz

import (
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
	"schron/sprites"
)

// missionArt are the pictures of missions.
var missionArt = map[game.Mission]string{
	game.Trail: "dzicz/mission-trail", game.PrepareAssault: "dzicz/mission-assault",
	game.Resources: "dzicz/mission-resources", game.Bastion: "dzicz/mission-bastion",
}

var (
	cardBody   = sprites.CardBody.Aligned(sprites.Start, sprites.Middle).Fitted()
	cardCount  = sprites.TextStyle{Bold: true, Colour: sprites.Ink, AlignX: sprites.End, AlignY: sprites.Middle, Fit: true}
	cardHolder = sprites.TextStyle{Bold: true, AlignX: sprites.Middle, AlignY: sprites.Middle, Fit: true}
	cardTrack  = sprites.PanelStyle{Fill: sprites.Hex(0xc9bd9c), Radius: 99}
	cardDone   = sprites.PanelStyle{Fill: sprites.Hex(0xc9bd9c), Border: sprites.Hex(0x3f6b22), Width: 2, Radius: 99}
)

// buildMissions lays out the open missions as paper cards.
func (f *face) buildMissions(b *ui.Builder) {
	p := &f.places
	f.heading(b, p.heading, f.say("missions"))
	for i, m := range f.v.Open {
		f.buildMission(b, p.cards[i], m)
	}
}

// heading is a small title.
func (f *face) heading(b *ui.Builder, r layout.Rect, words string) {
	st := sprites.Heading.Fitted().Sized(min(14, r.H*0.8))
	b.Label(r, strings.ToUpper(words), st)
}

// cardParts are the boxes of a mission card.
type cardParts struct{ art, title, text, reward, bars, holder layout.Rect }

// Least heights of a card. fourLines lays four lines below each other; threeLines lays
// three, with the bars beside the title. cardLeast is enough where little room is left.
const (
	fourLines  = 100.0
	threeLines = 44.0
	cardLeast  = threeLines + 2
)

// cardBoxes lays out a card: title, condition, reward and bars where they find room, on
// a low one the bars beside the title.
func (f *face) cardBoxes(b *ui.Builder, r layout.Rect, holder string, players int) cardParts {
	var out cardParts
	high := r.H >= fourLines
	in := r.InsetXY(12, 1)
	if high {
		in = r.InsetXY(14, min(10, r.H*0.09))
	}
	side := min(r.H-8, 84)
	out.art, in = in.CutLeft(side)
	out.art = layout.Around(out.art.Center(), layout.S(side, side))
	_, in = in.CutLeft(10)
	bar := min(150, in.W/float64(players)-8)
	if high {
		out.title, out.text, out.reward, out.bars = in.Row(0, 4, 0), in.Row(1, 4, 0), in.Row(2, 4, 0), in.Row(3, 4, 0)
		out.bars = layout.R(in.X, out.bars.Center().Y-10, min(in.W, float64(players)*(bar+8)), 20)
	} else {
		lines := 2
		if r.H >= threeLines {
			lines = 3
			out.reward = in.Row(2, lines, 0)
		}
		out.title, out.text = in.Row(0, lines, 0), in.Row(1, lines, 0)
		w := min(float64(players)*58, in.W*0.58)
		out.bars, out.title = out.title.CutRight(w)
		_, out.title = out.title.CutRight(8)
		out.bars = layout.R(out.bars.X, out.bars.Center().Y-8, out.bars.W, 16)
	}
	if holder != "" {
		most := out.title.W * 0.5
		if !high {
			most = max(most, out.text.W*0.36)
		}
		w := min(b.TextWidth(holder, cardHolder.Sized(13))+34, most)
		if high {
			out.holder, out.title = out.title.CutRight(w)
			_, out.title = out.title.CutRight(6)
		} else {
			line := &out.text
			if out.reward.H > 0 { // a reward that was had is said in few words
				line = &out.reward
			}
			out.holder, *line = line.CutRight(w)
			_, *line = line.CutRight(6)
		}
		out.holder = layout.Around(out.holder.Center(), layout.S(out.holder.W, min(22, max(out.holder.H, 18))))
	}
	return out
}

func (f *face) buildMission(b *ui.Builder, r layout.Rect, m game.MissionProgress) {
	id := "mission:" + m.Mission.String()
	held := ""
	tint := sprites.Hex(0x9a8a63)
	box := sprites.PaperBox
	if m.Holder != rules.NoSeat {
		held = f.name(int(m.Holder))
		tint = f.t.LookOf(int(m.Holder)).Colour
		box = box.Bordered(tint, 2.5)
	}
	parts := f.cardBoxes(b, r, held, len(m.Players))
	title, text := f.t.Words(m.Mission.Name()), f.t.Words(m.Mission.Condition())
	reward := f.rewardWords(m.Mission)
	titleStyle, textStyle := sprites.CardTitle.Sized(min(19, parts.title.H*0.86)), cardBody.Sized(min(14, parts.text.H*0.75))
	condition, conditionStyle := (*sprites.Canvas).Text, textStyle
	if b.TextWidth(text, textStyle) > parts.text.W && parts.reward.H == 0 { // beside a holder's name: in two lines, close to the title
		condition, conditionStyle = (*sprites.Canvas).Paragraph, textStyle.Sized(parts.text.H*0.36)
		parts.text.Y, parts.text.H = parts.text.Y-2, parts.text.H+2
	}
	art := missionArt[m.Mission]
	hidden := f.t.Hidden(id)
	b.Add(ui.Node{
		ID: id, Role: "card", Label: title, Rect: r,
		State:   map[string]any{"holder": holder(m.Holder), "mission": m.Mission.String(), "reward": parts.reward.H > 0},
		Tip:     func() ui.Tip { return f.missionTip(m) },
		OnHover: func(on bool) { f.mark(part{on: on, mission: m.Mission, seat: f.me()}) },
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(r, box)
			c.Sprite(art, parts.art, sprites.SpriteOpt{Tint: tint})
			c.Text(title, parts.title, titleStyle)
			condition(c, text, parts.text, conditionStyle)
			if parts.reward.H > 0 {
				c.Text(reward, parts.reward, textStyle)
			}
		},
	})
	for i, p := range m.Players {
		f.buildBar(b, parts.bars.Column(i, len(m.Players), 8), id, m.Mission, p)
	}
	if held != "" && !hidden {
		f.holderTag(b, parts.holder, int(m.Holder))
	}
}

// rewardWords tell what the first claim brings, or who had it.
func (f *face) rewardWords(m game.Mission) string {
	if seat, taken := f.v.FirstClaims[m]; taken {
		return f.say("reward.taken", seatArg(seat))
	}
	return f.t.Words(m.Reward())
}

// holderTag names who holds a card.
func (f *face) holderTag(b *ui.Builder, r layout.Rect, seat int) {
	look := f.t.LookOf(seat)
	ink := sprites.TextOn(look.Colour)
	bar := sprites.OwnerBar(look.Colour).Rounded(99)
	mark, words := r.InsetXY(8, 0).CutLeft(r.H * 0.6)
	mark = layout.Around(mark.Center(), layout.S(r.H*0.6, r.H*0.6))
	_, words = words.CutLeft(4)
	st := cardHolder.Sized(min(13, r.H*0.75)).In(ink)
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, bar)
		c.Mark(look.Mark, mark, ink)
		c.Text(look.Name, words, st)
	})
}

// buildBar shows how far a player is with a mission: mark, share and k/n.
func (f *face) buildBar(b *ui.Builder, r layout.Rect, id string, m game.Mission, p game.Progress) {
	look := f.t.LookOf(p.Seat)
	words := strconv.Itoa(p.Met) + "/" + strconv.Itoa(p.Of)
	share := float64(p.Met) / float64(max(1, p.Of))
	track := cardTrack
	if p.Done() {
		track = cardDone
	}
	full := r.Inset(1)
	full.W = max(full.H, full.W*share)
	fill := sprites.PanelStyle{Fill: sprites.Lighter(look.Colour, 0.12), Fill2: look.Colour, Radius: 99}
	mark := layout.Around(layout.P(r.X+r.H*0.58, r.Center().Y), layout.S(r.H*0.56, r.H*0.56))
	count := r.InsetXY(r.H*0.4, 0)
	_, count = count.CutLeft(r.H * 0.62)
	st := cardCount.Sized(min(13, r.H*0.8))
	b.Add(ui.Node{
		ID: id + ":" + strconv.Itoa(p.Seat), Role: "progress", Label: look.Name + " " + words, Rect: r,
		State:   map[string]any{"met": p.Met, "of": p.Of},
		OnHover: func(on bool) { f.mark(part{on: on, mission: m, seat: p.Seat}) },
		Tip:     func() ui.Tip { return ui.Tip{Title: look.Name + " " + words, Lines: f.partLines(p)} },
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(r, track)
			if share > 0 {
				c.Panel(full, fill)
			}
			c.Mark(look.Mark, mark, sprites.Ink)
			c.Text(words, count, st)
		},
	})
}

// mark notes whose part of which mission is pointed at, or no longer is.
func (f *face) mark(p part) {
	if p.on || f.marked.mission == p.mission && f.marked.seat == p.seat {
		f.marked = p
	}
}

// partLines say which parts of a condition are met.
func (f *face) partLines(p game.Progress) []string {
	lines := make([]string, 0, len(p.Parts))
	for _, x := range p.Parts {
		key := "part.lacks"
		if x.Have >= x.Need {
			key = "part.met"
		}
		lines = append(lines, f.say(key, rules.TextArg("part", x.Text())))
	}
	return lines
}

// missionTip tells everything about an open card.
func (f *face) missionTip(m game.MissionProgress) ui.Tip {
	tip := ui.Tip{Title: f.t.Words(m.Mission.Name()), Lines: []string{f.t.Words(m.Mission.Condition()), f.rewardWords(m.Mission)}}
	if m.Holder != rules.NoSeat {
		tip.Lines = append(tip.Lines, f.say("held-by", seatArg(int(m.Holder))))
	}
	for _, p := range m.Players {
		tip.Lines = append(tip.Lines, f.say("progress-of", seatArg(p.Seat), rules.Number("n", p.Met), rules.Number("of", p.Of)))
	}
	tip.Lines = append(tip.Lines, f.t.Say("frame.refuse.rule", rules.Literal("rule", m.Mission.Rule())))
	return tip
}
