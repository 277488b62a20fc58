package dzicz

import (
	"slices"
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	playerName = sprites.BodyBold.Fitted()
	playerNum  = sprites.BodyBold.Fitted()
	chipBox    = sprites.PanelStyle{Fill: sprites.PaperHigh, Fill2: sprites.PaperLow, Radius: 5, Shadow: 2}
	playerBox  = sprites.PanelStyle{Fill: sprites.Hex(0x1d2425), Border: sprites.Hex(0x2a3436), Width: 1, Radius: 8}
)

// buildPlayers lays out a line for each player.
func (f *face) buildPlayers(b *ui.Builder) {
	p := &f.places
	p.chips, p.tokens = make([]layout.Rect, len(f.v.Players)), make([]layout.Rect, len(f.v.Players))
	for seat := range f.v.Players {
		f.buildPlayer(b, p.players.Row(seat, len(f.v.Players), rowGap), seat)
	}
}

// playerParts are the boxes of a player's line.
type playerParts struct{ strip, name, counts, chips, tokens, trophy layout.Rect }

func (f *face) playerBoxes(r layout.Rect) playerParts {
	var out playerParts
	out.strip, _ = r.CutLeft(7)
	in := layout.R(r.X+14, r.Y, r.W-22, r.H)
	out.name, in = in.CutLeft(in.W * 0.25)
	_, in = in.CutLeft(6)
	out.counts, in = in.CutLeft(min(in.W*0.42, 156))
	_, in = in.CutLeft(6)
	out.trophy, in = in.CutRight(22)
	_, in = in.CutRight(4)
	out.tokens, in = in.CutRight(min(in.W*0.6, 96))
	_, in = in.CutRight(6)
	out.chips = in
	return out
}

func (f *face) buildPlayer(b *ui.Builder, r layout.Rect, seat int) {
	parts := f.playerBoxes(r)
	f.places.chips[seat], f.places.tokens[seat] = parts.chips, parts.tokens
	look, own := f.t.LookOf(seat), f.v.Players[seat]
	box := playerBox
	if int(f.v.Go) == seat {
		box = sprites.OwnerBox(look.Colour)
	}
	strip := sprites.PanelStyle{Fill: look.Colour, Radius: 3}
	claims := seatHolds(f.v, seat)
	wins := slices.Contains(f.v.WouldWin, seat)
	name := playerName.Sized(min(17, r.H*0.56)).In(look.Words)
	trophy := layout.Around(parts.trophy.Center(), layout.S(min(22, r.H*0.8), min(22, r.H*0.8)))
	held := make([]string, 0, len(claims))
	for _, c := range claims {
		held = append(held, c.Mission.String())
	}
	b.Add(ui.Node{
		ID: "player:" + strconv.Itoa(seat), Role: "player", Label: f.playerWords(seat), Rect: r,
		State: map[string]any{
			"tokens": len(own.Tokens), "outposts": len(own.Outposts), "soldiers": len(own.Soldiers),
			"go": int(f.v.Go) == seat, "would_win": wins, "missions": held, "silent": silentWords(own),
		},
		Tip: func() ui.Tip { return f.playerTip(seat) },
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(r, box)
			c.Panel(parts.strip, strip)
			look.DrawName(c, parts.name, name)
			if wins {
				c.Sprite("icon/trophy", trophy, sprites.SpriteOpt{Tint: sprites.Amber})
			}
		},
	})
	f.buildCounts(b, parts.counts, seat)
	f.buildTokens(b, parts.tokens, seat, look)
	f.buildChips(b, parts.chips, claims)
}

// buildCounts shows how many pieces a player has on the board.
func (f *face) buildCounts(b *ui.Builder, r layout.Rect, seat int) {
	own, o := f.v.Players[seat], f.t.LookOf(seat).Owner()
	for i, n := range []int{len(own.Tokens), len(own.Outposts), len(own.Soldiers)} {
		cell := r.Column(i, 3, 2)
		side := min(cell.H*0.78, 30, cell.W*0.56)
		pic, num := cell.CutLeft(side)
		pic = layout.Around(pic.Center(), layout.S(side, side))
		_, num = num.CutLeft(5)
		st := playerNum.Sized(min(16, r.H*0.54))
		opt := sprites.SpriteOpt{}
		if n == 0 {
			opt.Alpha, st = 0.4, st.In(sprites.Muted)
		}
		k, text := kind(i), strconv.Itoa(n)
		b.Draw(cell, func(c *sprites.Canvas, _ ui.State) {
			k.draw(c, pic, o, opt)
			c.Text(text, num, st)
		})
	}
}

// buildTokens shows a player's action tokens; covered ones are faint.
func (f *face) buildTokens(b *ui.Builder, r layout.Rect, seat int, look house.Look) {
	own := f.v.Players[seat]
	for i, k := range game.ActionTokens() {
		cell := r.Column(i, 4, 2)
		side := min(cell.W*0.86, cell.H*0.62, 22)
		icon := layout.Around(cell.Center(), layout.S(side, side))
		opt := sprites.SpriteOpt{Tint: look.Words}
		if own.Uncovered[k] == 0 {
			opt = sprites.SpriteOpt{Tint: sprites.Hex(0x46524f)}
		}
		more := ""
		if own.Uncovered[k] > 1 {
			more = strconv.Itoa(own.Uncovered[k])
		}
		corner := layout.R(icon.Right()-5, icon.Y-5, 12, 14)
		b.Draw(cell, func(c *sprites.Canvas, _ ui.State) {
			c.Sprite(actionArt[k], icon, opt)
			if more != "" {
				c.Text(more, corner, actionCount.Sized(12).In(sprites.Paper))
			}
		})
		if own.Silenced.Has(k) {
			f.buildSilence(b, cell, icon, seat, k, look)
		}
	}
}

// buildChips shows the missions that a player holds as small paper cards.
func (f *face) buildChips(b *ui.Builder, r layout.Rect, claims []game.Claim) {
	for i, claim := range claims {
		box := chipAt(r, i, len(claims))
		art := missionArt[claim.Mission]
		tint := f.t.LookOf(claim.Seat).Colour
		b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
			c.Panel(box, chipBox)
			c.Sprite(art, box.Inset(2), sprites.SpriteOpt{Tint: tint})
		})
	}
}

// chipAt is where the i-th of n missions lies in a player's line.
func chipAt(r layout.Rect, i, n int) layout.Rect {
	side := min(r.H-6, 34)
	step := min(side+4, (r.W-side)/max(1, float64(n-1)))
	return layout.R(r.X+float64(i)*step, r.Center().Y-side/2, side, side)
}

// silentWords names the questions that a player has silenced, for the UI tree.
func silentWords(p game.Player) []string {
	out := []string{}
	for _, k := range p.Silenced {
		out = append(out, actionIDs[k])
	}
	return out
}

// playerWords tell a player's pieces, for the UI tree.
func (f *face) playerWords(seat int) string {
	own := f.v.Players[seat]
	return f.name(seat) + ": " + f.say("counts",
		rules.Number("tokens", len(own.Tokens)), rules.Number("outposts", len(own.Outposts)), rules.Number("soldiers", len(own.Soldiers)))
}

// playerTip tells all that everybody knows about a player.
func (f *face) playerTip(seat int) ui.Tip {
	own := f.v.Players[seat]
	tip := ui.Tip{Title: f.name(seat), Lines: []string{f.say("counts",
		rules.Number("tokens", len(own.Tokens)), rules.Number("outposts", len(own.Outposts)), rules.Number("soldiers", len(own.Soldiers)))}}
	if own.Home != nil {
		tip.Lines = append(tip.Lines, f.say("edge.home", edgeArg(*own.Home), seatArg(seat)))
	}
	var tokens []string
	for _, k := range game.ActionTokens() {
		switch n := own.Uncovered[k]; {
		case n == 1:
			tokens = append(tokens, f.t.Words(k.Name()))
		case n > 1:
			tokens = append(tokens, f.t.Words(k.Name())+" × "+strconv.Itoa(n))
		}
	}
	if len(tokens) == 0 {
		tip.Lines = append(tip.Lines, f.say("tokens.none"))
	} else {
		tip.Lines = append(tip.Lines, f.say("tokens", rules.Literal("list", strings.Join(tokens, ", "))))
	}
	for _, c := range seatHolds(f.v, seat) {
		key := "holds.open"
		if !c.Open {
			key = "holds.secret"
		}
		tip.Lines = append(tip.Lines, f.say(key, rules.KeyArg("mission", c.Mission.Name().Key)))
	}
	if slices.Contains(f.v.WouldWin, seat) {
		tip.Lines = append(tip.Lines, f.say("would-win"))
	}
	for _, k := range own.Silenced {
		tip.Lines = append(tip.Lines, f.say("silent."+actionIDs[k]))
	}
	return tip
}
