package wradislavia

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	headName = sprites.BodyBold
	headText = sprites.Small
	fieldBox = sprites.WellBox
)

// buildBattle lays out both sides of the battlefield and the reckoning.
func (f *face) buildBattle(b *ui.Builder) {
	f.seated()
	p := &f.places
	b.Panel(p.strip, fieldBox)
	f.buildPosts(b, f.back())
	f.buildPosts(b, f.front)
	f.buildArrows(b)
	f.buildHead(b, f.back(), p.heads[f.back()])
	f.buildField(b)
	f.buildHead(b, f.front, p.heads[f.front])
	f.buildSide(b)
	if r := p.extra; !r.Empty() {
		b.Panel(r, panelBox)
		f.layDiagram(b, r.InsetXY(16, 14))
	}
}

// buildSide lays out what stands above the log: the reckoning of a shot, the
// strikes, or who still has something to do.
func (f *face) buildSide(b *ui.Builder) {
	r := f.places.side
	switch {
	case r.Empty():
	case f.v.Phase == game.PhaseFire && f.aim.shooter != none && f.mine():
		f.buildShot(b, r)
	case f.dealing():
		f.buildMuster(b, r)
	case f.v.Phase == game.PhaseOver, f.beginning():
		f.buildReport(b, r)
	case !f.v.Revealed() || f.ahead != nil:
		f.buildWaiting(b, r)
	default:
		f.buildMuster(b, r)
	}
}

// count is a small number with its picture in a player's line.
type count struct {
	id, art string
	n       int
	tip     ui.Tip
	aspect  float64
	tint    bool
}

// counts are the public numbers of a player.
func (f *face) counts(seat int) []count {
	p := f.v.Players[seat]
	heavy := append(append([]game.Character{}, p.Heavy...), p.Before...)
	return []count{
		{"hand", "icon/cards", f.handCount(seat), ui.Tip{Title: f.say("hand"), Lines: append([]string{f.say("hand.help")}, f.knownLines(seat)...)}, 1, true},
		{"perun", "wradislavia/perun", p.Peruns, ui.Tip{Title: f.say("peruns"), Lines: []string{f.say("peruns.help", rules.Number("n", f.v.Pool))}}, 44.0 / 30, false},
		{"heavy", "wradislavia/mark-heavy", len(heavy), ui.Tip{Title: f.say("heavy"), Lines: f.named(heavy, "heavy.help")}, 1, false},
		{"dead", "wradislavia/mark-dead", len(p.Dead), ui.Tip{Title: f.say("dead"), Lines: f.named(p.Dead, "dead.help")}, 1, false},
	}
}

// handCount is how many cards a seat has in hand: as everybody may know, of the
// own hand as it lies here.
func (f *face) handCount(seat int) int {
	if p := f.v.Players[seat]; p.Hand != nil && seat == f.front && f.knows() {
		return len(p.Hand)
	}
	return f.v.Players[seat].HandCount
}

// named lists characters in a line before a help.
func (f *face) named(list []game.Character, help string) []string {
	lines := []string{f.say(help)}
	if len(list) > 0 {
		lines = append(lines, f.names(list))
	}
	return lines
}

func (f *face) names(list []game.Character) string {
	out := ""
	for i, c := range list {
		if i > 0 {
			out += ", "
		}
		out += f.who(c)
	}
	return out
}

// buildHead is a player's line: name, public numbers, the marker of first fire.
func (f *face) buildHead(b *ui.Builder, seat int, r layout.Rect) {
	look := f.t.LookOf(seat)
	const size = 17
	name := headName.Sized(size).In(look.Words).Fitted()
	w := min(b.TextWidth(look.Name, name)+size*1.7, r.W*0.34)
	box, rest := r.CutLeft(w)
	active := int(f.v.Actor) == seat && f.v.Revealed()
	ground := sprites.PanelStyle{Fill: sprites.WithAlpha(look.Colour, 0.2), Border: look.Colour, Width: 1, Radius: 7}
	n := b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
		if active {
			c.Panel(layout.R(box.X-7, box.Y+1, box.W+7, box.H-2), ground)
		}
		look.DrawName(c, box, name)
	})
	n.ID, n.Role, n.Label = "player:"+strconv.Itoa(seat), "player", look.Name
	n.Tip = look.Tip()
	n.State = map[string]any{"marker": f.v.Marker == seat, "peruns": f.v.Players[seat].Peruns, "hand": f.handCount(seat)}
	_, rest = rest.CutLeft(10)
	for _, x := range f.counts(seat) {
		rest = f.buildCount(b, rest, seat, x)
	}
	if active && !f.shows() {
		rest = f.buildActs(b, rest)
	}
	if f.v.Turn > 0 {
		f.buildMarker(b, rest, seat)
	}
}

// buildActs writes at the right end of a player's line what that player does now. It
// does so only if there is room beside the marker of first fire, and returns the rest
// of the line.
func (f *face) buildActs(b *ui.Builder, r layout.Rect) layout.Rect {
	words := f.say("acts." + f.v.Phase.String())
	st := sprites.BodyBold.Sized(14).In(f.t.LookOf(int(f.v.Actor)).Words)
	w := b.TextWidth(words, st) + 4
	if w+r.H+8 > r.W {
		return r
	}
	box, rest := r.CutRight(w)
	_, rest = rest.CutRight(8)
	b.Info("acts", box, words, st.Aligned(sprites.End, sprites.Middle))
	return rest
}

func (f *face) buildCount(b *ui.Builder, r layout.Rect, seat int, x count) layout.Rect {
	side := r.H * 0.78
	if x.tint {
		side = r.H * 0.66
	}
	st := sprites.BodyBold
	opt := sprites.SpriteOpt{}
	if x.tint {
		opt.Tint = sprites.Muted
	}
	if x.n == 0 {
		opt.Alpha, st = 0.45, st.In(sprites.Muted)
	}
	words := strconv.Itoa(x.n)
	pic, _ := r.CutLeft(side * x.aspect)
	pic = layout.Around(pic.Center(), layout.S(side*x.aspect, side))
	num := layout.R(pic.Right()+5, r.Y, b.TextWidth(words, st)+2, r.H)
	art := x.art
	box := layout.R(r.X, r.Y, num.Right()-r.X, r.H)
	b.Add(ui.Node{
		ID: "count:" + x.id + ":" + strconv.Itoa(seat), Role: "count", Label: x.tip.Title, Rect: box,
		State: map[string]any{"n": x.n}, Tip: func() ui.Tip { return x.tip },
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Sprite(art, pic, opt)
			c.Text(words, num, st)
		},
	})
	_, rest := r.CutLeft(box.W + 14)
	return rest
}

// buildMarker is the marker of first fire with its holder.
func (f *face) buildMarker(b *ui.Builder, r layout.Rect, seat int) {
	p := &f.places
	side := r.H * 0.92
	pic := layout.R(r.X, r.Center().Y-side/2, side, side)
	p.firsts[seat] = pic
	if f.v.Marker != seat || f.t.Hidden("marker") {
		return
	}
	st := headText.Sized(14)
	words := f.say("marker")
	box := layout.R(pic.Right()+6, r.Y, r.Right()-pic.Right()-6, r.H)
	shows := b.TextWidth(words, st) <= box.W
	b.Add(ui.Node{
		ID: "marker", Role: "token", Label: words, Rect: pic, State: map[string]any{"seat": seat},
		Tip:  func() ui.Tip { return ui.Tip{Title: words, Lines: []string{f.say("marker.help")}} },
		Drag: barred(func() *ui.Refusal { return f.no("WR-5", "marker") }),
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Sprite("wradislavia/first-fire", pic, sprites.SpriteOpt{})
			if shows {
				c.Text(words, box, st)
			}
		},
	})
}

// buildLeft is a player's line in the result: name and what is left.
func (f *face) buildLeft(b *ui.Builder, r layout.Rect, seat int) {
	look := f.t.LookOf(seat)
	words := f.say("left", rules.Number("n", f.v.Living(seat)), rules.Literal("hand", strconv.Itoa(f.v.Players[seat].HandCount)),
		rules.Literal("dead", strconv.Itoa(len(f.v.Players[seat].Dead))))
	name := headName.Sized(16).In(look.Words).Fitted()
	left, right := r.CutLeft(r.W * 0.42)
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		look.DrawName(c, left, name)
		c.Text(words, right, headText.Aligned(sprites.End, sprites.Middle).Fitted())
	})
	n.ID, n.Role, n.Label = "end:"+strconv.Itoa(seat), "line", look.Name+": "+words
	n.Tip = look.Tip()
	n.State = map[string]any{"living": f.v.Living(seat), "hand": f.v.Players[seat].HandCount}
}
