package wcp

import (
	"slices"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	playerBox  = sprites.PanelStyle{Fill: sprites.Hex(0x1d2425), Border: sprites.Hex(0x2a3436), Width: 1, Radius: 8}
	playerOut  = sprites.PanelStyle{Fill: sprites.Hex(0x171c1d), Border: sprites.Hex(0x222a2b), Width: 1, Radius: 8}
	playerNote = sprites.Small.Fitted()
	pointText  = sprites.TextStyle{Bold: true, Colour: sprites.Amber, AlignX: sprites.End, AlignY: sprites.Middle, Fit: true}
	teamText   = sprites.Small.Aligned(sprites.End, sprites.Middle).Fitted()
	cupLook    = sprites.SpriteOpt{Tint: sprites.Hex(0x9a7330)}
	chipText   = sprites.TextStyle{Bold: true, Colour: sprites.Ink, AlignX: sprites.Middle, AlignY: sprites.Middle}
)

// buildPlayers lays out a line for each seat.
func (f *face) buildPlayers(b *ui.Builder) {
	for seat := range f.v.Players {
		f.buildPlayer(b, f.places.rows[seat], seat)
	}
}

// playerParts are the boxes of a seat's line; what has no room is empty.
type playerParts struct {
	strip, name, team, signs, badge, points, note, hand, owned layout.Rect
}

func (f *face) playerBoxes(r layout.Rect, own []game.Token) playerParts {
	var out playerParts
	out.strip, _ = r.CutLeft(6)
	in := layout.R(r.X+13, r.Y, r.W-22, r.H)
	rows := 1
	switch {
	case r.H >= lineThree:
		rows = 3
	case r.H >= lineTwo:
		rows = 2
	}
	if rows > 1 {
		in = in.InsetXY(0, min(6, r.H*0.06))
	}
	first := in.Row(0, rows, 0)
	if rows == 3 {
		first.H = in.H * 0.38
	}
	out.points, first = first.CutRight(46)
	out.badge, first = first.CutRight(min(28, first.H))
	out.signs, first = first.CutRight(min(first.W*0.5, 118))
	out.name = first
	if f.teams {
		out.team, out.name = first.CutRight(min(first.W*0.45, 96))
		_, out.name = out.name.CutRight(4)
	}
	if rows == 1 {
		return out
	}
	if rows == 2 {
		second := in.Row(1, 2, 0)
		out.owned, out.note = second.CutRight(ownedWidth(second, own))
		return out
	}
	rest := in
	rest.Y, rest.H = in.Y+in.H*0.38, in.H*0.62
	var notes layout.Rect
	out.owned, notes = rest.CutRight(ownedWidth(rest, own))
	out.owned = out.owned.InsetXY(0, rest.H*0.04)
	out.note, out.hand = notes.Row(0, 2, 0), notes.Row(1, 2, 0)
	return out
}

// ownedWidth is how much of a line trophies and upgrades take: more where there are
// many kinds, so that each can be read.
func ownedWidth(r layout.Rect, own []game.Token) float64 {
	return min(max(widthOf(heapsOf(own, true), 26), r.W*0.44), r.W*0.6)
}

func (f *face) buildPlayer(b *ui.Builder, r layout.Rect, seat int) {
	parts := f.playerBoxes(r, f.v.Players[seat].Owned)
	look, own := f.t.PlayerLook(seat), f.v.Players[seat]
	if f.teams {
		look.Name += " " + strconv.Itoa(f.whichOf(seat))
	}
	box := playerBox
	switch {
	case own.Fate != game.Playing:
		box = playerOut
	case f.decides(seat):
		box = sprites.OwnerBox(look.Colour)
	}
	strip := sprites.PanelStyle{Fill: look.Colour, Radius: 3}
	name := sprites.BodyBold.Fitted().Sized(min(18, parts.name.H*0.8)).In(look.Words)
	note := playerNote
	points := pointText.Sized(min(22, parts.points.H*0.85))
	value := strconv.Itoa(own.Value)
	cup := parts.points
	cup.W = min(16, cup.H)
	vehicle, hand, team := f.lineNote(seat), "", ""
	if own.Vehicle != nil {
		team = f.say("player.team", rules.Number("n", f.teamValue(seat)))
		hand = f.say("player.hand", rules.Number("halls", own.HallCount), rules.Number("tokens", own.TokenCount))
	}
	n := ui.Node{
		ID: "player:" + strconv.Itoa(seat), Role: "player", Label: look.Name, Rect: r,
		State: map[string]any{
			"fire": own.Fire, "armour": own.Armour, "boosters": own.Boosters, "value": own.Value, "halls": own.HallCount,
			"tokens": own.TokenCount, "fate": own.Fate.String(), "trapped": own.Trapped, "turn": int(f.v.Turn) == seat,
			"asked": f.decides(seat), "holder": int(f.v.CentralHall) == seat, "team": f.teamValue(seat), "leads": slices.Contains(f.v.Standing, seat),
			"badge": f.badge(seat),
		},
		Tip: func() ui.Tip { return f.playerTip(seat) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(r, box)
			if s.DropOK {
				c.Panel(r, ui.GoesBox)
			}
			c.Panel(parts.strip, strip)
			look.DrawName(c, parts.name, name)
			if parts.team.W > 0 {
				c.Text(team, parts.team, teamText)
			}
			c.Sprite("icon/trophy", cup, cupLook)
			c.Text(value, parts.points, points)
			if parts.note.H > 0 {
				c.Text(vehicle, parts.note, note)
			}
			if parts.hand.H > 0 {
				c.Text(hand, parts.hand, note)
			}
		},
	}
	if seat == f.t.Acting() { // what is taken is dropped there
		n.Drop = f.hand.Drop(n.ID, nil)
	}
	b.Add(n)
	if own.Vehicle == nil {
		return
	}
	f.buildSigns(b, parts.signs, own)
	f.buildBadge(b, parts.badge, seat)
	if parts.owned.H > 0 {
		f.buildOwned(b, parts.owned, own.Owned)
	}
}

// whichOf is which of the pawns of its player a seat is, from 1: those in the log have
// the same numbers.
func (f *face) whichOf(seat int) int {
	n := 0
	for i := range f.v.Players[:seat+1] {
		if f.v.Players[i].Person == f.v.Players[seat].Person {
			n++
		}
	}
	return n
}

// teamValue is what the trophies of all pawns of a seat's player are worth.
func (f *face) teamValue(seat int) int {
	sum := 0
	for i := range f.v.Players {
		if f.v.Players[i].Person == f.v.Players[seat].Person {
			sum += f.v.Players[i].Value
		}
	}
	return sum
}

// decides reports whether a seat is the one that is asked: whose turn it is, or who
// answers an offer or takes spoils.
func (f *face) decides(seat int) bool {
	if f.v.Actor != rules.NoSeat {
		return int(f.v.Actor) == seat
	}
	return int(f.v.Turn) == seat
}

// lineNote is the second line of a seat: the vehicle, and what became of it.
func (f *face) lineNote(seat int) string {
	own := f.v.Players[seat]
	switch {
	case own.Vehicle == nil:
		return f.say("player.choosing")
	case own.Fate != game.Playing || own.Trapped || f.v.Phase == game.PhaseVehicle:
		if f.v.Phase != game.PhaseVehicle {
			return f.say("player.fate", vehicleArg(*own.Vehicle), rules.Literal("fate", f.fateShort(seat)))
		}
	case own.Pawn == nil:
		return f.say("player.fate", vehicleArg(*own.Vehicle), rules.Literal("fate", f.say("short.entrance")))
	}
	return f.t.Words(own.Vehicle.Name())
}

func (f *face) fateShort(seat int) string {
	switch own := f.v.Players[seat]; {
	case own.Fate == game.Left:
		return f.say("short.left", rules.Number("n", own.Exit))
	case own.Fate == game.Lost:
		return f.say("short.lost")
	case own.Fate == game.Resigned:
		return f.say("short.resigned")
	}
	return f.say("short.trapped")
}

// buildSigns shows the three characteristics.
func (f *face) buildSigns(b *ui.Builder, r layout.Rect, own game.Player) {
	values := [...]int{own.Fire, own.Armour, own.Boosters}
	for i, n := range values {
		cell := r.Column(i, 3, 2)
		side := min(cell.H*0.92, cell.W, 34)
		box := layout.Around(cell.Center(), layout.S(side, side))
		words, alpha := strconv.Itoa(n), 1.0
		if own.Fate != game.Playing {
			alpha = 0.45
		}
		b.Draw(cell, func(c *sprites.Canvas, _ ui.State) { drawSign(c, box, sign(i), words, alpha) })
	}
}

// badge returns the picture that marks a seat. It marks who holds the central hall, is
// trapped, is out, or pressed the button; for the others it is empty.
func (f *face) badge(seat int) string {
	own := f.v.Players[seat]
	switch {
	case int(f.v.CentralHall) == seat:
		return "wcp/central-token"
	case own.Trapped || own.Fate == game.Lost || own.Fate == game.Resigned:
		return "wcp/trapped"
	case own.Fate == game.Left:
		return "icon/door"
	case int(f.v.Presser) == seat:
		return "wcp/button-pressed"
	}
	return ""
}

func (f *face) buildBadge(b *ui.Builder, r layout.Rect, seat int) {
	side := min(r.W, r.H) * 0.94
	box := layout.Around(r.Center(), layout.S(side, side))
	opt := sprites.SpriteOpt{}
	if f.v.Players[seat].Fate == game.Left && int(f.v.CentralHall) != seat {
		opt.Tint = sprites.GreenText
	}
	if art := f.badge(seat); art != "" {
		b.Sprite(box, art, opt)
	}
}

// buildOwned shows trophies and upgrades, equal ones together where they are many:
// in one row, or in two where these are larger.
func (f *face) buildOwned(b *ui.Builder, r layout.Rect, list []game.Token) {
	heaps := heapsOf(list, widthOf(heapsOf(list, false), min(r.H*0.94, chipMost)) > r.W)
	middle := (len(heaps) + 1) / 2
	one := chipSide(r, heaps)
	two := min(chipSide(r.Row(0, 2, 0), heaps[:middle]), chipSide(r.Row(1, 2, 0), heaps[middle:]))
	if len(heaps) < 2 || one >= two {
		f.buildHeaps(b, r, heaps, one)
		return
	}
	f.buildHeaps(b, r.Row(0, 2, 0), heaps[:middle], two)
	f.buildHeaps(b, r.Row(1, 2, 0), heaps[middle:], two)
}

// chipMost is the greatest size of a trophy in a player's line.
const chipMost = 30.0

// chipSide is how large heaps in a row can be.
func chipSide(r layout.Rect, heaps []heap) float64 {
	side := min(r.H*0.96, chipMost)
	if width := widthOf(heaps, side); width > r.W {
		side *= r.W / width
	}
	return side
}

// widthOf is the width of a row of heaps of a size.
func widthOf(heaps []heap, side float64) float64 {
	width := 0.0
	for _, h := range heaps {
		width += h.width(side)
	}
	return width
}

// buildHeaps sets heaps in a row that ends where r does.
func (f *face) buildHeaps(b *ui.Builder, r layout.Rect, heaps []heap, side float64) {
	count := max(12, side*0.5)
	x := r.Right() - widthOf(heaps, side)
	st := chipText.In(sprites.Paper).Sized(count).Aligned(sprites.Start, sprites.Middle)
	for _, h := range heaps {
		box := layout.R(x, r.Center().Y-side/2, side, side)
		words := layout.R(box.Right()+1, box.Y, side, side)
		x += h.width(side)
		b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
			drawChip(c, box, h.token)
			if h.n > 1 {
				c.Text(times[h.n], words, st)
			}
		})
	}
}

// heap is some things of one kind.
type heap struct {
	token game.Token
	n     int
}

func (h heap) width(side float64) float64 {
	if h.n > 1 {
		return side * 1.8
	}
	return side * 1.06
}

// times says how many, from 0 to 99.
var times = func() (out [100]string) {
	for i := range out {
		out[i] = "×" + strconv.Itoa(i)
	}
	return out
}()

// heapsOf lists things by kind, equal ones together if that is wanted.
func heapsOf(list []game.Token, together bool) []heap {
	var out []heap
	for i, t := range list {
		if together && i > 0 && list[i-1] == t {
			out[len(out)-1].n++
		} else {
			out = append(out, heap{t, 1})
		}
	}
	return out
}

var chipSigns = map[game.TokenKind]sign{
	game.FireUpgrade: fireSign, game.ArmourUpgrade: armourSign, game.BoosterUpgrade: boosterSign,
}

// drawChip paints a trophy as a coin with its value, an upgrade as its sign.
func drawChip(c *sprites.Canvas, r layout.Rect, t game.Token) {
	words := tokenLooks[t].words
	if s, ok := chipSigns[t.Kind()]; ok {
		drawSign(c, r, s, words, 1)
		return
	}
	mid, radius := r.Center(), r.W/2
	c.Disc(mid, radius, sprites.Ink)
	c.Disc(mid, radius-1, sprites.PaperHigh)
	c.Ring(mid, radius-2.5, 1.2, sprites.Hex(0xb98a3a))
	c.Text(words, r, chipText.Sized(max(12, r.W*0.6)))
}
