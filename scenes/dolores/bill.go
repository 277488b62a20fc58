package dolores

import (
	"slices"
	"strings"

	"schron/assets"
	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// billWords lists a bill in words: "ropa 3, siarka 1"; "" for nothing.
func (f *face) billWords(bill *game.Bill) string {
	var parts []string
	for g, n := range bill {
		if n != 0 {
			parts = append(parts, f.short(game.Good(g))+" "+assets.Number(n))
		}
	}
	return strings.Join(parts, ", ")
}

// short is the short name of a good.
func (f *face) short(g game.Good) string { return f.say("good." + g.String()) }

// amount is a good with a number, placed in a row.
type amount struct {
	icon  layout.Rect
	words layout.Rect
	art   string
	text  string
	ink   sprites.TextStyle
}

// amounts is a row of goods with numbers, drawn in one go.
type amounts []amount

// setBill sets money and a bill in r from its left end. Each has a picture and a
// number. If not all fit, the line ends in "…". With plus, amounts above 0 get a sign.
func (f *face) setBill(b *ui.Builder, r layout.Rect, bill *game.Bill, money int, st sprites.TextStyle, plus bool) amounts {
	var all amounts
	all = all.with(b, game.Money, money, st, plus)
	for g, n := range bill {
		all = all.with(b, game.Good(g), n, st, plus)
	}
	return all.sized(b, st.Size, 1.35).in(r, 0.7)
}

// with adds n of a good at the end, unless that is nothing.
func (a amounts) with(b *ui.Builder, g game.Good, n int, st sprites.TextStyle, plus bool) amounts {
	if n == 0 {
		return a
	}
	text := assets.Number(abs(n))
	switch {
	case n < 0:
		text = "−" + text
	case plus:
		text = "+" + text
	}
	return append(a, amount{art: goodArt[g], text: text, ink: st})
}

// sized is a copy in type of a size, its pictures so many times as large, with the widths
// that it needs.
func (a amounts) sized(b *ui.Builder, size, pictures float64) amounts {
	out := slices.Clone(a)
	for i := range out {
		x := &out[i]
		x.ink = x.ink.Sized(size)
		x.icon.W, x.words.W = size*pictures, b.TextWidth(x.text, x.ink)+1
	}
	return out
}

// in places as many amounts in r as fit, a part of their size apart; what does not ends
// in "…".
func (a amounts) in(r layout.Rect, apart float64) amounts {
	if len(a) == 0 {
		return nil
	}
	st := a[0].ink
	between := st.Size * apart
	total := -between
	for i := range a {
		a[i].icon.W = min(r.H, a[i].icon.W)
		total += a[i].wide() + between
	}
	end := r.Right()
	if total > r.W {
		end -= 1.2 * st.Size
	}
	x := r.X
	for i := range a {
		one := &a[i]
		if x+one.wide() > end+0.5 {
			rest := amount{words: layout.R(min(x, r.Right()-st.Size), r.Y, st.Size, r.H), text: more, ink: one.ink}
			return append(a[:i], rest)
		}
		side := one.icon.W
		one.icon = layout.R(x, r.Center().Y-side/2, side, side)
		one.words = layout.R(one.icon.Right()+3, r.Y, one.words.W, r.H)
		x = one.words.Right() + between
	}
	return a
}

// shows reports whether the first n amounts are seen.
func (a amounts) shows(n int) bool {
	return len(a) > n || len(a) == n && (n == 0 || a[n-1].text != more)
}

// more stands for amounts that do not fit.
const more = "…"

// words are the numbers that are seen, in order.
func (a amounts) words() string {
	list := make([]string, len(a))
	for i := range a {
		list[i] = a[i].text
	}
	return strings.Join(list, " ")
}

// wide is the width of one amount.
func (a *amount) wide() float64 { return a.icon.W + 3 + a.words.W }

// right is where the amounts end.
func (a amounts) right() float64 {
	if len(a) == 0 {
		return 0
	}
	return a[len(a)-1].words.Right()
}

func (a amounts) draw(c *sprites.Canvas) {
	for i := range a {
		x := &a[i]
		if x.art != "" {
			c.Sprite(x.art, x.icon, sprites.SpriteOpt{})
		}
		c.Text(x.text, x.words, x.ink)
	}
}

func abs(n int) int { return max(n, -n) }
