package wradislavia

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/say"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// whereabouts is what everybody knows of one of a player's characters.
type whereabouts struct {
	who   game.Character // Nobody for one that was never revealed
	place string         // "hand", "heavy" or "dead"
}

// whereabouts lists all characters of a seat by where they are (WR-44). Those in hand
// are known or not yet seen; others are heavily wounded or dead.
func (f *face) whereabouts(seat int) (out []whereabouts) {
	add := func(place string, list []game.Character) {
		for _, c := range list {
			out = append(out, whereabouts{c, place})
		}
	}
	p := &f.v.Players[seat]
	add("hand", f.v.Known(seat))
	add("hand", make([]game.Character, f.v.Unknown(seat)))
	add("heavy", p.Before)
	add("heavy", p.Heavy)
	add("dead", p.Dead)
	return out
}

// placeArt marks characters that are not in hand.
var placeArt = map[string]string{"heavy": "wradislavia/mark-heavy", "dead": "wradislavia/mark-dead"}

const knownGap = 3.0

// buildKnown lays out small faces of a player's characters, at the right end of r,
// and returns what is left.
func (f *face) buildKnown(b *ui.Builder, r layout.Rect, seat int) layout.Rect {
	all := f.whereabouts(seat)
	side := min(r.H, (r.W+knownGap)/float64(max(1, len(all)))-knownGap)
	box, rest := r.CutRight(float64(len(all))*(side+knownGap) - knownGap)
	row := layout.Around(box.Center(), layout.S(box.W, side))
	for i, w := range all {
		f.buildWhereabouts(b, row.Column(i, len(all), knownGap), seat, i, w)
	}
	_, rest = rest.CutRight(10)
	return rest
}

// buildWhereabouts is one face, or a question mark.
func (f *face) buildWhereabouts(b *ui.Builder, r layout.Rect, seat, i int, w whereabouts) {
	n := ui.Node{
		ID: "known:" + strconv.Itoa(seat) + ":" + strconv.Itoa(i+1), Role: "card", Rect: r,
		State: map[string]any{"place": w.place, "character": nil},
		Drag:  barred(func() *ui.Refusal { return f.no("WR-44", "known", seatArg(seat)) }),
	}
	if w.who == game.Nobody {
		n.Label = f.say("known.unseen")
		n.Tip = func() ui.Tip { return ui.Tip{Title: n.Label, Lines: []string{f.say("known.unseen.help")}} }
		n.Draw = func(c *sprites.Canvas, _ ui.State) {
			c.Panel(r, unseenBox)
			c.Text("?", r, unseenText)
		}
		b.Add(n)
		return
	}
	person, words := w.who.String(), f.say("known."+w.place)
	n.State["character"] = person
	n.Label = f.theirs(seat, w.who) + ": " + words
	n.Tip = func() ui.Tip {
		tip := f.cardTip(w.who)
		tip.Title, tip.Lines = f.theirs(seat, w.who), append([]string{say.Capital(words)}, tip.Lines...)
		return tip
	}
	opt, mark := sprites.SpriteOpt{}, placeArt[w.place]
	if mark != "" {
		opt.Alpha = 0.4
	}
	seal := layout.Around(r.Center(), layout.S(r.W*0.62, r.H*0.62))
	n.Draw = func(c *sprites.Canvas, _ ui.State) {
		pieces.Face(c, r, person, opt)
		if mark != "" {
			c.Sprite(mark, seal, sprites.SpriteOpt{})
		}
	}
	b.Add(n)
}

var (
	unseenBox  = sprites.PanelStyle{Fill: sprites.Well, Border: sprites.LineColour, Width: 1, Radius: 4}
	unseenText = sprites.BodyBold.Sized(14).In(sprites.Muted).Aligned(sprites.Middle, sprites.Middle)
)

// knownLines tell in words what is known of a hand.
func (f *face) knownLines(seat int) []string {
	var out []string
	if list := f.v.Known(seat); len(list) > 0 {
		out = append(out, f.say("known.names", rules.Literal("names", f.names(list))))
	}
	if n := f.v.Unknown(seat); n > 0 && f.v.Turn > 0 {
		out = append(out, f.say("known.others", rules.Number("n", n)))
	}
	return out
}
