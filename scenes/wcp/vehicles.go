package wcp

import (
	"math"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	cardTaken = sprites.PanelStyle{Fill: sprites.Hex(0xa39a86), Fill2: sprites.Hex(0x918974), Border: sprites.Hex(0x7d7664), Width: 1, Radius: 9, Shadow: 4, Grain: 0.035}
	cardOver  = sprites.PaperBox.Bordered(sprites.Amber, 3).Glowing(sprites.Amber, 10)
	cardTrack = sprites.PanelStyle{Fill: sprites.Hex(0xc9bd9c), Radius: 99}
	cardBars  = [...]sprites.PanelStyle{
		{Fill: sprites.Red, Radius: 99}, {Fill: sprites.Blue, Radius: 99}, {Fill: sprites.Amber, Radius: 99},
	}
)

// mosts are the greatest characteristics on the cards, so that they can be
// compared.
var mosts = func() (most [3]int) {
	for _, v := range game.Vehicles() {
		for i, n := range signsOf(v) {
			most[i] = max(most[i], n)
		}
	}
	return most
}()

func signsOf(v game.Vehicle) [3]int { return [3]int{v.Fire(), v.Armour(), v.Boosters()} }

// buildVehicles lays out the ten cards from which everybody chooses (WCP-6).
func (f *face) buildVehicles(b *ui.Builder) {
	r := f.places.left
	const head = 26
	_, body := r.CutTop(head)
	cols, rows := 5, 2
	if r.W < r.H*0.9 {
		cols, rows = 4, 3
	}
	const gap = 8 + 4
	w := (body.W+gap)/float64(cols) - gap
	h := min((body.H+gap)/float64(rows)-gap, w*2)
	all := body.Anchor(layout.S(body.W, float64(rows)*(h+gap)-gap), 0, 0.4)
	f.heading(b, layout.R(all.X, all.Y-head, all.W, head), f.say("vehicles"))
	for i, v := range game.Vehicles() {
		x, y := float64(i%cols), float64(i/cols)
		f.buildVehicle(b, layout.R(all.X+x*(w+gap), all.Y+y*(h+gap), w, h), v)
	}
}

// ownerOf is the seat that has a card, rules.NoSeat if nobody has.
func (f *face) ownerOf(v game.Vehicle) int {
	for seat := range f.v.Players {
		if own := f.v.Players[seat].Vehicle; own != nil && *own == v {
			return seat
		}
	}
	return rules.NoSeat
}

func (f *face) buildVehicle(b *ui.Builder, r layout.Rect, v game.Vehicle) {
	seat := f.ownerOf(v)
	id := "vehicle:" + v.String()
	can := len(f.hand.Starts(id)) > 0
	name := f.t.Words(v.Name())
	look := f.t.PlayerLook(seat)
	in := r.InsetXY(r.W*0.07, r.H*0.04)
	foot, in := in.CutBottom(in.H * 0.44)
	title, pic := in.CutTop(max(22, in.H*0.2))
	titleStyle := sprites.CardTitle.Sized(min(r.W*0.14, title.H*0.9)).Aligned(sprites.Middle, sprites.Middle)
	tag := layout.Around(pic.Center(), layout.S(in.W, max(22, r.H*0.09)))
	tagText := sprites.BodyBold.Sized(max(14, r.W*0.085)).In(sprites.TextOn(look.Colour)).Fitted().Aligned(sprites.Middle, sprites.Middle)
	frame := ui.MayBox
	n := ui.Node{
		ID: id, Role: "card", Label: name, Rect: r,
		State: map[string]any{"fire": v.Fire(), "armour": v.Armour(), "boosters": v.Boosters(), "owner": nil, "legal": can, ui.MayState: can},
		Tip:   func() ui.Tip { return f.vehicleTip(v) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case seat != rules.NoSeat:
				c.Panel(r, cardTaken)
			case can && (s.Hover || s.Focused):
				c.Panel(r, cardOver)
			default:
				c.Panel(r, sprites.PaperBox)
			}
			if can {
				c.Panel(r, frame)
			}
			c.Text(name, title, titleStyle)
			opt := sprites.SpriteOpt{}
			if seat != rules.NoSeat {
				opt.Alpha = 0.4
			}
			c.Sprite(vehicleBig[v], pic, opt)
		},
	}
	if seat != rules.NoSeat {
		n.State["owner"] = seat
	}
	switch {
	case can:
		f.takeable(&n, r.Size(), func(c *sprites.Canvas, r layout.Rect) {
			c.Panel(r, cardOver)
			c.Sprite(vehicleBig[v], r.Inset(r.W*0.1), sprites.SpriteOpt{})
		})
	case f.t.Acting() != rules.NoSeat:
		n.Drag = &ui.Drag{Barred: func() *ui.Refusal { return f.t.Hindrance(game.Choose(v)) }}
	}
	b.Add(n)
	for i := range mosts {
		f.buildGauge(b, foot.Row(i, 3, 0), v, sign(i))
	}
	if seat == rules.NoSeat {
		return
	}
	side := tag.H * 0.6
	mark := layout.Around(layout.P(tag.X+tag.H*0.6, tag.Center().Y), layout.S(side, side))
	words := tag
	words.X, words.W = mark.Right()+4, tag.Right()-mark.Right()-8
	bar := sprites.OwnerBar(look.Colour).Rounded(6)
	b.Draw(tag, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(tag, bar)
		c.Mark(look.Mark, mark, tagText.Colour)
		c.Text(look.Name, words, tagText)
	})
}

// buildGauge is one characteristic of a card: its sign with the number and a bar
// against the best of all cards.
func (f *face) buildGauge(b *ui.Builder, r layout.Rect, v game.Vehicle, s sign) {
	n := signsOf(v)[s]
	side := min(r.H*0.9, r.W*0.3, 40)
	box, rest := r.CutLeft(side)
	box = layout.Around(box.Center(), layout.S(side, side))
	_, rest = rest.CutLeft(r.W * 0.05)
	high := math.Max(6, r.H*0.24)
	track := layout.R(rest.X, rest.Center().Y-high/2, rest.W, high)
	bar := track
	bar.W = track.W * float64(n) / float64(mosts[s])
	words := strconv.Itoa(n)
	st := cardBars[s]
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		drawSign(c, box, s, words, 1)
		c.Panel(track, cardTrack)
		if n > 0 {
			c.Panel(bar, st)
		}
	})
}

// vehicleTip compares a card with the others.
func (f *face) vehicleTip(v game.Vehicle) ui.Tip {
	tip := ui.Tip{Title: f.t.Words(v.Name())}
	for i, n := range signsOf(v) {
		better := 0
		for _, other := range game.Vehicles() {
			if signsOf(other)[i] > n {
				better++
			}
		}
		tip.Lines = append(tip.Lines, f.t.Say(signKeys[i], rules.Number("n", n), rules.Number("better", better)))
	}
	if seat := f.ownerOf(v); seat != rules.NoSeat {
		tip.Lines = append(tip.Lines, f.say("vehicle.taken", seatArg(seat)))
	}
	return tip
}
