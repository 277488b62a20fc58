package dolores

import (
	"strings"

	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/sprites"
)

// billWords lists a bill in words: "ropa 3, siarka 1"; "" for nothing.
func (f *face) billWords(bill *game.Bill) string {
	var parts []string
	for g, n := range bill {
		if n != 0 {
			parts = append(parts, f.short(game.Good(g))+" "+table.Numeral(n))
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

// setBill sets money and a bill in r from its left end: a picture and a number
// for each, as many as fit; what does not ends in "…". With plus, what is above 0
// gets a sign.
func (f *face) setBill(b *ui.Builder, r layout.Rect, bill *game.Bill, money int, st sprites.TextStyle, plus bool) amounts {
	var all amounts
	side := min(r.H, st.Size*1.35)
	total := 0.0
	add := func(art string, n int) {
		if n == 0 {
			return
		}
		text := table.Numeral(abs(n))
		switch {
		case n < 0:
			text = "−" + text
		case plus:
			text = "+" + text
		}
		a := amount{art: art, text: text, ink: st}
		a.icon.W, a.words.W = side, b.TextWidth(text, st)+1
		total += a.wide()
		all = append(all, a)
	}
	add(goodArt[game.Money], money)
	for g, n := range bill {
		add(goodArt[g], n)
	}
	between := st.Size * 0.7
	total += between * float64(len(all)-1)
	end := r.Right()
	if total > r.W {
		end -= 1.2 * st.Size
	}
	x := r.X
	for i := range all {
		a := &all[i]
		if x+a.wide() > end+0.5 && total > r.W {
			rest := amount{words: layout.R(min(x, r.Right()-st.Size), r.Y, st.Size, r.H), text: "…", ink: st}
			return append(all[:i], rest)
		}
		a.icon = layout.R(x, r.Center().Y-side/2, side, side)
		a.words = layout.R(a.icon.Right()+3, r.Y, a.words.W, r.H)
		x = a.words.Right() + between
	}
	return all
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
