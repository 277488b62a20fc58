package dolores

import (
	"strconv"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// wants is how much of each good is needed now. The building in hand or pointed at
// counts where it is priced in the good, else the taxes of this round.
type wants struct {
	taxes, building game.Bill
}

// wanted works out what is asked of the store shown.
func (f *face) wanted() (w wants) {
	if f.v.Phase <= game.PhaseTaxes && f.v.Decision != game.NoDecision {
		x := f.v.Forecast(f.me())
		w.taxes = x.Taxes
	}
	if !f.investing() {
		return w
	}
	building := game.NoBuilding
	for _, m := range append([]rules.Move{f.held()}, f.ponder...) {
		if m.Verb == game.VerbBuild {
			building = game.Building(m.B)
		}
	}
	if building != game.NoBuilding {
		w.building = game.Buildings[building].Goods
	}
	return w
}

// of is how much of a good is asked for.
func (w *wants) of(g game.Good) int {
	if n := w.building[g]; n > 0 {
		return n
	}
	return w.taxes[g]
}

// buildStore lays out the store: what there is of each good, what has changed and
// what is lacking.
func (f *face) buildStore(b *ui.Builder, r layout.Rect) {
	w, columns := f.wanted(), f.stockColumns(b, r)
	for g := range game.GoodKinds {
		row, col := r.Row(int(g)/stockAcross, 3, 1), columns[int(g)%stockAcross]
		f.buildStock(b, layout.R(col.X, row.Y, col.W, row.H), g, &w)
	}
}

// stockAcross is how many goods a row of the store has.
const stockAcross = 7

// stockMark is the width of a good's sign before its name, and of the space behind it.
const (
	stockMark  = 10.0
	stockSpace = 2.0
)

// stockColumns are the columns of the store, as wide as their longest names need, and
// a number with its change.
func (f *face) stockColumns(b *ui.Builder, r layout.Rect) []layout.Rect {
	const number = 53.0
	var widths [stockAcross]float64
	for g := range game.GoodKinds {
		w := b.TextWidth(f.short(g), stockName)
		if pieces.GoodSign(goodArt[g]) != "" {
			w += stockMark + stockSpace
		}
		col := &widths[int(g)%stockAcross]
		*col = max(*col, w, number)
	}
	return r.ColumnsOf(stockSpace, widths[:]...)
}

// Looks of the store.
var (
	stockLacks = sprites.PanelStyle{Fill: sprites.Hex(0x5a211a), Border: sprites.Hex(0xff6a52), Width: 1.5, Radius: 5}
	stockAsked = sprites.PanelStyle{Fill: sprites.Hex(0x33402f), Border: sprites.Hex(0x6f8f52), Width: 1, Radius: 5}
	stockName  = sprites.Small.Sized(12).Fitted().In(sprites.Hex(0xd5ccb6))
)

// buildStock is what a store has of a good, over its name; a click leads to the
// bank. What is lacking is lit and says how much of how much is there, else it
// says by how much it has changed.
func (f *face) buildStock(b *ui.Builder, r layout.Rect, g game.Good, w *wants) {
	have, asked, by := f.fed().Store[g], w.of(g), f.changed().by[g]
	lacks := max(0, asked-have)
	upper, lower := r.CutTop(r.H * 0.55)
	icon, words := upper.CutLeft(upper.H)
	icon = square(icon, upper.H)
	_, words = words.CutLeft(3)
	words = words.InsetXY(0, -3)
	n := sprites.BodyBold.Sized(14).Fitted()
	name, ns := f.short(g), stockName
	lower = lower.InsetXY(0, -1)
	sign := pieces.GoodSign(goodArt[g]) // as on the fields of the map
	var mark layout.Rect
	if sign != "" {
		mark, lower = lower.CutLeft(stockMark)
		mark = square(mark, mark.W)
		_, lower = lower.CutLeft(stockSpace)
	}
	opt := sprites.SpriteOpt{}
	if have == 0 && lacks == 0 {
		n, opt.Alpha, ns = sprites.Small.Sized(14).Fitted().In(sprites.Disabled), 0.45, ns.In(sprites.Muted)
	}
	said := stockWords{beside: words, below: lower}
	text := compact(have)
	said.room = b.TextWidth(text, n)
	below := b.TextWidth(name, ns)
	if lacks > 0 {
		n = n.In(sprites.Paper)
		said.add(b, "/"+compact(asked), n.In(sprites.RedText), below)
	}
	if by != 0 && !said.add(b, signed(by), sprites.BodyBold.Sized(sprites.MinTextSize).Fitted().In(inkOf(by)), below) && lacks == 0 {
		n = n.In(inkOf(by)) // the colour and the tooltip tell it
	}
	var box *sprites.PanelStyle
	switch {
	case lacks > 0:
		box = &stockLacks
	case w.building[g] > 0:
		box = &stockAsked
	}
	b.Add(ui.Node{
		ID: "stock:" + g.String(), Role: "stock", Label: name, Rect: r, NoFocus: true,
		State:   map[string]any{"n": have, "by": by, "lacks": lacks, "asked": asked},
		OnClick: func() { f.page = "bank"; f.pickWare(g) },
		Tip:     func() ui.Tip { return f.goodTip(g) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case box != nil:
				c.Panel(r.InsetXY(-2, -1), *box)
			case s.Hover:
				c.Panel(r, cellOver)
			}
			c.Sprite(goodArt[g], icon, opt)
			c.Text(text, words, n)
			said.draw(c)
			if sign != "" {
				c.Sprite(sign, mark, sprites.SpriteOpt{})
			}
			c.Text(name, lower, ns)
		},
	})
}

// stockWords are what is said of a good beside its number and its name, as far as
// there is room.
type stockWords struct {
	beside, below layout.Rect // with number and name at their left
	room          float64     // taken of beside
	list          [2]struct {
		words string
		at    layout.Rect
		st    sprites.TextStyle
	}
	n int
}

// add finds room for words beside the number, else beside the name, which is so
// wide, and reports whether there was any.
func (x *stockWords) add(b *ui.Builder, words string, st sprites.TextStyle, name float64) bool {
	const gap = 2
	w := b.TextWidth(words, st)
	at := &x.list[x.n]
	at.words, at.st = words, st
	switch {
	case x.room+gap+w <= x.beside.W:
		_, at.at = x.beside.CutLeft(x.room + gap)
		x.room += gap + w
	case name+gap+w <= x.below.W:
		at.at, at.st = x.below, toRight(st.Sized(sprites.MinTextSize))
		x.below.W -= gap + w
	default:
		return false
	}
	x.n++
	return true
}

func (x *stockWords) draw(c *sprites.Canvas) {
	for i := range x.list[:x.n] {
		c.Text(x.list[i].words, x.list[i].at, x.list[i].st)
	}
}

// compact is a number that takes five digits at most; the tooltip has all of it.
func compact(n int) string {
	switch {
	case n >= 1_000_000:
		return strconv.Itoa(n/1_000_000) + "M"
	case n >= 100_000:
		return strconv.Itoa(n/1000) + "k"
	}
	return assets.Number(n)
}

// goodTip tells what a good is worth, what has changed of it, what is asked of it
// and what taxes it bears.
func (f *face) goodTip(g game.Good) ui.Tip {
	ware, have := &game.Goods[g], f.fed().Store[g]
	tip := ui.Tip{Title: f.t.Words(g.Name()), Lines: []string{f.say("good.have", rules.Number("n", have))}}
	if c := f.changed(); c.by[g] != 0 {
		tip.Lines = append(tip.Lines, f.say("good.changed", rules.Literal("n", signed(c.by[g])), rules.KeyArg("phase", "dolores.phase."+c.since.String())))
	}
	w := f.wanted()
	for _, x := range [...]struct {
		key string
		n   int
	}{{"good.taxes", w.taxes[g]}, {"good.building", w.building[g]}} {
		switch {
		case x.n > have:
			tip.Lines = append(tip.Lines, f.say(x.key+".lacks", rules.Number("n", x.n), rules.Number("lacks", x.n-have)))
		case x.n > 0:
			tip.Lines = append(tip.Lines, f.say(x.key, rules.Number("n", x.n)))
		}
	}
	tip.Lines = append(tip.Lines, f.say("good.prices", rules.Number("buys", f.v.Pays(f.me(), g, 1)), rules.Number("sells", ware.Sells)))
	if n := f.v.Demand(f.me(), g); n < game.MostOfAGood {
		tip.Lines = append(tip.Lines, f.say("good.demand", rules.Number("n", n), rules.Number("pays", ware.Buys)))
	}
	if tax := f.taxWords(g); tax != "" {
		tip.Lines = append(tip.Lines, f.say("tax.each", rules.Literal("bill", tax)))
	}
	if ware.Limit > 0 {
		tip.Lines = append(tip.Lines, f.say("good.limit", rules.Number("n", ware.Limit)))
	}
	return tip
}
