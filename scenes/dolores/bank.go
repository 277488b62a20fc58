package dolores

import (
	"strconv"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// most is how much of a move with an amount may be played now, 0 for nothing.
func (f *face) most(m rules.Move) int {
	for _, r := range f.t.Amounts() {
		if r.Move.Verb == m.Verb && r.Move.A == m.A && r.Move.B == m.B && f.mine() {
			return r.Max
		}
	}
	return 0
}

// buildBank lays out the bank: all goods with their prices, and the amount that
// is bought or sold of one.
func (f *face) buildBank(b *ui.Builder, r layout.Rect) {
	deal, list := r.CutBottom(78)
	_, list = list.CutBottom(7)
	const cols = 3
	rows := (int(game.GoodKinds) + cols - 1) / cols
	if list.H/float64(rows) < 19 {
		if list.H < 3*30 {
			deal, list = r.CutBottom(62)
			_, list = list.CutBottom(7)
		}
		columns := f.tileColumns(b, list)
		for g := range game.GoodKinds {
			row, col := list.Row(int(g)/stockAcross, 3, 2), columns[int(g)%stockAcross]
			f.buildTile(b, layout.R(col.X, row.Y, col.W, row.H), g)
		}
		f.buildDeal(b, deal)
		return
	}
	if head := 18.0; (list.H-head)/float64(rows) >= 19 {
		var legend layout.Rect
		legend, list = list.CutTop(head)
		b.Label(legend, f.say("bank.legend"), sprites.Small.Sized(12).Fitted().In(sprites.Muted))
	}
	list.H = min(list.H, float64(rows)*40)
	columns := f.wareColumns(b, list, rows, cols)
	for g := range game.GoodKinds {
		f.buildWare(b, columns[int(g)/rows].Row(int(g)%rows, rows, 3), g)
	}
	f.buildDeal(b, deal)
}

// wareColumns shares the price list among columns by what their longest lines
// need.
func (f *face) wareColumns(b *ui.Builder, list layout.Rect, rows, cols int) []layout.Rect {
	const between = 5.0
	needs := make([]layout.Length, cols)
	for g := range game.GoodKinds {
		need := max(needs[int(g)/rows].Preferred, f.wareWidth(b, g))
		needs[int(g)/rows] = layout.Endless(need, need, need)
	}
	widths, _ := layout.Share(list.W, between, needs...)
	out := make([]layout.Rect, cols)
	for i, w := range widths {
		out[i], list = list.CutLeft(w)
		_, list = list.CutLeft(between)
	}
	return out
}

// wareWidth is the width that the line of a good needs, with a usual number in
// store.
func (f *face) wareWidth(b *ui.Builder, g game.Good) float64 {
	return 2*2 + 24 + 8 + b.TextWidth(f.short(g), sprites.Body.Sized(13).Fitted()) +
		b.TextWidth("00", sprites.BodyBold.Sized(13).Fitted()) + b.TextWidth(f.warePrices(g), sprites.Small.Sized(12).Fitted())
}

// warePrices are what the bank asks for a good and what it pays for the next one.
func (f *face) warePrices(g game.Good) string {
	return assets.Number(game.Goods[g].Sells) + "/" + assets.Number(f.v.Pays(f.me(), g, 1))
}

// buildWare is a line of the price list: what is in store, what the bank asks
// and pays.
func (f *face) buildWare(b *ui.Builder, r layout.Rect, g game.Good) {
	have := f.fed().Store[g]
	in := r.InsetXY(2, 0)
	icon, in := in.CutLeft(min(in.H, 21))
	icon = square(icon, icon.W)
	_, in = in.CutLeft(3)
	prices := f.warePrices(g)
	ps := toRight(sprites.Small.Sized(12).Fitted())
	cost, in := in.CutRight(min(b.TextWidth(prices, ps)+3, in.W*0.5))
	name := f.short(g)
	st := sprites.Body.Sized(13).Fitted()
	stock := ""
	var count layout.Rect
	ns := toRight(sprites.BodyBold.Sized(13).Fitted().In(sprites.Amber))
	if have > 0 {
		stock = compact(have)
		count, in = in.CutRight(b.TextWidth(stock, ns) + 5)
	}
	if b.TextWidth(name, st.Sized(sprites.MinTextSize)) > in.W {
		name = "" // beside so great a stock the picture says it
	}
	chosen := f.good == g
	b.Add(ui.Node{
		ID: "ware:" + g.String(), Role: "ware", Label: f.t.Words(g.Name()), Rect: r,
		State:   map[string]any{"have": have, "selected": chosen},
		OnClick: func() { f.pickWare(g) },
		Tip:     func() ui.Tip { return f.goodTip(g) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(r, ground(s, true, chosen))
			c.Sprite(goodArt[g], icon, sprites.SpriteOpt{})
			c.Text(name, in, st)
			c.Text(stock, count.InsetXY(2, 0), ns)
			c.Text(prices, cost, ps)
		},
	})
}

// buildTile is a good of the price list where there is little room: its name over its
// prices, with its picture if that fits.
func (f *face) buildTile(b *ui.Builder, r layout.Rect, g game.Good) {
	chosen := f.good == g
	const line = 14.0
	in := r.InsetXY(2, 0)
	name, _ := in.CutTop(line)
	words, _ := in.CutBottom(line)
	prices := f.warePrices(g)
	st := centred(sprites.Small.Sized(12).Fitted()).In(sprites.Paper)
	var icon layout.Rect
	if w := b.TextWidth(prices, st) + 4; words.W >= w+words.H {
		line := words.Anchor(layout.S(w+words.H, words.H), 0.5, 0.5)
		icon, words = line.CutLeft(words.H)
	}
	short := f.short(g)
	b.Add(ui.Node{
		ID: "ware:" + g.String(), Role: "ware", Label: f.t.Words(g.Name()), Rect: r,
		State:   map[string]any{"have": f.fed().Store[g], "selected": chosen, "name": short},
		OnClick: func() { f.pickWare(g) },
		Tip:     func() ui.Tip { return f.goodTip(g) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(r, ground(s, true, chosen))
			c.Text(short, name, st)
			if icon.W > 0 {
				c.Sprite(goodArt[g], icon, sprites.SpriteOpt{})
			}
			c.Text(prices, words, st)
		},
	})
}

// tileColumns shares the price list among columns by what names and prices need.
func (f *face) tileColumns(b *ui.Builder, r layout.Rect) []layout.Rect {
	st := sprites.Small.Sized(12)
	var widths [stockAcross]float64
	for g := range game.GoodKinds {
		w := &widths[int(g)%stockAcross]
		*w = max(*w, b.TextWidth(f.short(g), st)+4, b.TextWidth(f.warePrices(g), st)+4)
	}
	return r.ColumnsOf(3, widths[:]...)
}

// pickWare chooses a good in the bank, with the amount that it begins with.
func (f *face) pickWare(g game.Good) { f.good, f.amount, f.typed = g, 0, typed{} }

// surplus is all that taxes of this round do not need: raw materials, food, wood and energy.
func (f *face) surplus() game.Bill {
	taxes := f.v.Forecast(f.me()).Taxes
	var out game.Bill
	for g := range game.Robots {
		out[g] = max(0, f.fed().Store[g]-taxes[g])
	}
	return out
}

// usual returns the amount of a good that the bank begins with. That is what taxes
// lack, else what they leave over of a good that is made to be sold, else one.
func (f *face) usual(g game.Good) int {
	lacks, spare := f.missing(), f.surplus()
	return max(1, lacks[g], spare[g])
}

var dealText = sprites.ButtonText.Sized(15).Fitted()

// buildDeal lays out how much of the chosen good is bought or sold, by buttons,
// slider or typing, and both prices.
func (f *face) buildDeal(b *ui.Builder, r layout.Rect) {
	g := f.good
	buys, sells := f.most(game.Amount(game.VerbBuy, g, 0)), f.most(game.Amount(game.VerbSell, g, 0))
	most := max(buys, sells, 1)
	amount := f.amount
	if amount == 0 {
		amount = f.usual(g)
	}
	amount = max(1, min(amount, most))
	top, low := r.CutTop(r.H * 0.46)
	_, low = low.CutTop(6)
	name := f.t.Words(g.Name())
	st := sprites.BodyBold.Sized(14).Fitted()
	label, top := top.CutLeft(top.W * 0.27)
	b.Label(label, name, st)
	f.amountControls(b, top, "amount", amount, most, f.whyNoDeal(buys+sells), func(v int) { f.amount = v })
	spare := f.surplus()
	cost, brings, worth := amount*game.Goods[g].Sells, f.v.Pays(f.me(), g, amount), f.v.PaysFor(f.me(), &spare)
	words := [3]string{
		f.say("bank.buy", rules.Number("amount", amount), rules.Number("n", cost)), f.say("bank.sell", rules.Number("amount", amount), rules.Number("n", brings)),
		f.say("bank.surplus", rules.Number("n", worth)),
	}
	var widths [3]float64
	for i := range words {
		widths[i] = b.TextWidth(words[i], dealText.Strong()) + 20
	}
	cells := low.ColumnsOf(4, widths[:]...)
	f.dealButton(b, cells[0], ui.Button{ID: "buy", Text: words[0]}, game.Amount(game.VerbBuy, g, amount), cost)
	f.dealButton(b, cells[1], ui.Button{ID: "sell", Text: words[1]}, game.Amount(game.VerbSell, g, amount), brings)
	f.surplusButton(b, cells[2], words[2], &spare, worth)
}

// surplusButton sells in one go all that taxes do not need.
func (f *face) surplusButton(b *ui.Builder, r layout.Rect, said string, spare *game.Bill, worth int) {
	u := ui.Button{
		ID: "sell:surplus", Rect: r, Text: said, Size: dealText.Size,
		State: map[string]any{"kokos": worth}, Disabled: true, Why: ui.Because(f.say("bank.surplus.none")),
	}
	moves := game.Sale(spare)
	words := f.say("bank.surplus.none")
	if len(moves) > 0 {
		u.Disabled = false
		f.guard(&u, moves[0])
		words = f.billWords(spare)
		u.OnClick = func() {
			f.ponder, f.amount = nil, 0
			f.t.PlayAll(moves...)
		}
	}
	if !u.Disabled || len(moves) == 0 {
		u.Tip = func() ui.Tip {
			return ui.Tip{Title: f.say("bank.surplus.title"), Lines: []string{words, f.say("bank.surplus.help")}}
		}
	}
	n := b.Button(u)
	if !u.Disabled {
		n.OnHover = func(on bool) { f.think(on, moves...) }
		n.OnFocus = n.OnHover
	}
}

// typed is the text in the field of an amount, with the amount that was read. An empty
// field or too great a number stays as it is until another amount is chosen.
type typed struct {
	id    string
	text  string
	value int
}

// whyNoDeal is why the good that is chosen cannot be traded now, "" if it can.
func (f *face) whyNoDeal(tradable int) string {
	switch {
	case !f.investing():
		return f.say("tool.phase")
	case tradable == 0:
		return f.say("amount.none")
	}
	return ""
}

// amountControls lets an amount from 1 to most be chosen: less, a field to type
// in, more, and a slider. Where why is not empty it says why none of them acts.
func (f *face) amountControls(b *ui.Builder, r layout.Rect, id string, value, most int, why string, set func(int)) {
	off, low, high := why != "", why, why
	if !off {
		low, high = f.t.Bound(assets.Number(value), false), f.t.Bound(assets.Number(value), true)
	}
	side := min(r.H, 34)
	r = layout.R(r.X, r.Center().Y-side/2, r.W, side)
	less, r := r.CutLeft(side)
	field, r := r.CutLeft(62)
	more, r := r.CutLeft(side)
	_, slider := r.CutLeft(6)
	change := func(by int) func() {
		return func() { f.typed = typed{}; set(max(1, min(most, value+by))) }
	}
	b.Button(ui.Button{ID: id + ":less", Rect: less.Inset(1), Icon: "icon/minus", Label: f.say("amount.less"), Disabled: off || value <= 1, Why: ui.Because(low), OnClick: change(-1)})
	text := strconv.Itoa(value)
	if f.typed.id == id && f.typed.value == value {
		text = f.typed.text
	}
	b.TextField(ui.TextField{
		ID: id, Rect: field.Inset(1), Label: f.say("amount"), Value: text, Most: 7, Disabled: off, Whole: true, Wrong: text != strconv.Itoa(value),
		Allow: func(c rune) bool { return c >= '0' && c <= '9' },
		OnChange: func(text string) {
			n, _ := strconv.Atoi(text) // 0 without a digit
			n = max(1, min(most, n))
			f.typed = typed{id, text, n}
			set(n)
		},
		Tip: func() ui.Tip { return ui.Tip{Lines: []string{f.say("amount.at-most", rules.Number("n", most))}} },
	})
	b.Button(ui.Button{ID: id + ":more", Rect: more.Inset(1), Icon: "icon/plus", Label: f.say("amount.more"), Disabled: off || value >= most, Why: ui.Because(high), OnClick: change(1)})
	if slider.W > 110 {
		b.Slider(ui.Number{
			ID: id + ":slider", Rect: slider, Label: f.say("amount"), Min: 1, Max: max(most, 2), Value: value, Disabled: off || most < 2, Why: ui.Because(high),
			Show: func(int) string { return f.say("amount.most", rules.Number("n", most)) }, OnChange: func(v int) { f.typed = typed{}; set(min(v, most)) },
		})
	}
}

// dealButton buys or sells. After a sale the amount begins anew.
func (f *face) dealButton(b *ui.Builder, r layout.Rect, u ui.Button, m rules.Move, kokos int) {
	u.Rect, u.Size, u.State = r, dealText.Size, map[string]any{"kokos": kokos}
	u.OnClick = func() {
		f.ponder = nil
		if f.t.Play(m) && m.Verb == game.VerbSell {
			f.amount, f.typed = 0, typed{}
		}
	}
	if n := f.button(b, u, m); !n.Disabled {
		n.OnHover = func(on bool) { f.think(on, m) }
		n.OnFocus = n.OnHover
	}
}
