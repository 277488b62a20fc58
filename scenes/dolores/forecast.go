package dolores

import (
	"image/color"
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// buildForecast lays out what the rest of the round brings to the ledger shown. It
// lists what is owed, what is made at the N chosen, and warnings. While investments are
// pointed at, it shows the round with them.
func (f *face) buildForecast(b *ui.Builder) {
	r := f.places.forecast
	if r.Empty() { // the page needs its place
		return
	}
	b.Panel(r, pageBox)
	v, title := f.v, "forecast"
	if plan := f.pondered(); plan.Done > 0 {
		v, title = plan.After, "forecast.plan"
	} else if after := f.exchanged(); after != nil {
		v, title = after, "forecast.offer"
	}
	x := v.Forecast(f.me())
	in := r.InsetXY(12, 7)
	head, in := in.CutTop(in.H * 0.23)
	yields := v.Federations[f.me()].N == nil && v.Phase <= game.PhaseYield
	f.forecastHead(b, head, title, yields)
	rows := [3]layout.Rect{in.Row(0, 3, 0), in.Row(1, 3, 0), in.Row(2, 3, 0)}
	width := 0.0
	st := sprites.Small.Sized(14).Fitted().In(sprites.Paper)
	words := [3]string{f.say("forecast.taxes"), f.say("forecast.yields", rules.Number("n", f.n)), f.say("forecast.risk")}
	if !yields {
		words[1] = f.say("forecast.yield")
	}
	for _, s := range words {
		width = max(width, b.TextWidth(s, st)+10)
	}
	sign := min(rows[0].H-2, st.Size*1.35)
	width = min(width, in.W*0.34) + sign + 5
	var values [3]layout.Rect
	for i, row := range rows {
		var label layout.Rect
		label, values[i] = row.CutLeft(width)
		icon, label := label.CutLeft(sign)
		_, label = label.CutLeft(5)
		b.Label(label, words[i], st)
		b.Sprite(square(icon, sign), forecastSigns[i].art, sprites.SpriteOpt{Tint: forecastSigns[i].tint})
	}
	over := sprites.Small.Sized(14).Fitted()
	if v.Phase <= game.PhaseTaxes {
		f.forecastTaxes(b, values[0], &x)
	} else {
		b.Label(values[0], f.say("forecast.over"), over)
	}
	if yields {
		f.forecastYields(b, values[1], &x)
	} else {
		n := 0
		if fed := &v.Federations[f.me()]; fed.N != nil {
			n = *fed.N
		}
		b.Label(values[1], f.say("forecast.got", rules.Number("n", n)), over)
	}
	f.forecastRisk(b, values[2], &x)
}

// forecastSigns stand before the lines of the forecast.
var forecastSigns = [3]struct {
	art  string
	tint color.NRGBA
}{{art: "dolores/tax"}, {art: "dolores/yield"}, {art: "icon/warning", tint: sprites.Amber}}

// pondered returns the plan of the investments pointed at. These are those of the
// painted row, those under a button, or that of the tool over a field.
func (f *face) pondered() game.Plan {
	switch {
	case !f.mine() || f.v.Decision != game.DecideInvest:
		return game.Plan{}
	case len(f.ponder) > 0:
		return f.v.Plan(f.ponder...)
	case f.hand.Held() != "" && f.over != game.NoField:
		if m, ok, _ := f.put(f.over); ok {
			return f.v.Plan(m)
		}
	}
	return game.Plan{}
}

// forecastHead is the heading and, as long as yields are foreseen, the choice of N.
func (f *face) forecastHead(b *ui.Builder, r layout.Rect, title string, yields bool) {
	chip := min(r.H*1.25, 22)
	chips, words := r.CutRight(chip*7 + 12)
	if !yields {
		chips, words = layout.Rect{}, r
	}
	words = f.buildOrder(b, words)
	st := sprites.Heading.Sized(13).Fitted()
	st.Tracking = 1.2
	b.Info("forecast", words, f.say(title), st)
	if !yields {
		return
	}
	ns := centred(sprites.BodyBold.Sized(13).Fitted())
	label, chips := chips.CutLeft(chip)
	b.Info("forecast:n", label, "N", ns.In(sprites.Muted)).Tip = f.numberTip
	for n := 1; n <= 6; n++ {
		box := layout.R(chips.X+float64(n-1)*chip, r.Center().Y-chip/2, chip-3, chip-2)
		here, text := n == f.n, strconv.Itoa(n)
		b.Add(ui.Node{
			ID: "forecast:n:" + text, Role: "radio", Label: f.say("forecast.yields", rules.Number("n", n)), Rect: box,
			State: map[string]any{"selected": here}, OnClick: func() { f.n = n }, NoFocus: true, Tip: f.numberTip,
			Draw: func(c *sprites.Canvas, s ui.State) {
				ink := sprites.Muted
				switch {
				case here:
					c.Panel(box, chipHere)
					ink = sprites.Ink
				case s.Hover:
					c.Panel(box, cellOver)
				}
				c.Text(text, box, ns.In(ink))
			},
		})
	}
}

// numberTip tells what N is.
func (f *face) numberTip() ui.Tip {
	return ui.Tip{Title: f.say("n"), Lines: []string{f.say("n.rolled"), f.say("n.means"), f.say("n.click")}}
}

var chipHere = sprites.PanelStyle{Fill: sprites.Amber, Radius: 6}

// forecastTaxes shows what is owed and whether the store has it.
func (f *face) forecastTaxes(b *ui.Builder, r layout.Rect, x *game.Forecast) {
	line := r
	r = f.buyTaxes(b, r)
	said, ink := f.say("forecast.enough"), sprites.GreenText
	if !x.Enough {
		said, ink = f.say("forecast.lacks"), sprites.RedText
	}
	st := toRight(sprites.BodyBold.Sized(14).Fitted().In(ink))
	right, row := r.CutRight(min(b.TextWidth(said, st)+6, r.W*0.4))
	if !x.Enough && r.W < line.W { // beside the button that buys it the red amounts say it
		right, row = layout.Rect{}, r
	}
	bold := sprites.BodyBold.Sized(14).Fitted()
	taxes, missing := x.Taxes, x.Missing
	var a amounts
	if x.Taxes.Empty() {
		b.Label(r, f.say("nothing"), bold)
	} else {
		a = f.setTaxes(b, row, &taxes, &missing, bold)
	}
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		a.draw(c)
		if a != nil && right.W > 0 {
			c.Text(said, right, st)
		}
	})
	n.ID, n.Role, n.Label = "forecast:taxes", "text", said
	n.State = map[string]any{"enough": x.Enough, "owed": f.billWords(&taxes), "lacks": f.billWords(&missing), "shown": a.words()}
	if !missing.Empty() && f.investing() {
		n.OnClick = func() { f.page = "bank"; f.openBank() }
	}
	n.Tip = func() ui.Tip { return f.taxTip(&taxes, &missing) }
}

// setTaxes sets what is owed: first what is missing, in red and in smaller type if need
// be, then the rest.
func (f *face) setTaxes(b *ui.Builder, r layout.Rect, taxes, missing *game.Bill, st sprites.TextStyle) amounts {
	paid := *taxes
	var list amounts
	for g := range game.GoodKinds {
		if missing[g] > 0 {
			list = list.with(b, g, taxes[g], st.In(sprites.RedText), false)
			paid[g] = 0
		}
	}
	lacking := len(list)
	for g, n := range paid {
		list = list.with(b, game.Good(g), n, st, false)
	}
	for size := st.Size; size > sprites.MinTextSize; size-- {
		if set := list.sized(b, size, 1.35).in(r, 0.7); set.shows(lacking) {
			return set
		}
	}
	return list.sized(b, sprites.MinTextSize, 1).in(r, 0.25)
}

func (f *face) taxTip(taxes, missing *game.Bill) ui.Tip {
	tip := ui.Tip{Title: f.say("forecast.taxes")}
	if taxes.Empty() {
		tip.Lines = append(tip.Lines, f.say("nothing"))
		return tip
	}
	tip.Lines = append(tip.Lines, f.billWords(taxes))
	if missing.Empty() {
		tip.Lines = append(tip.Lines, f.say("forecast.enough"))
	} else {
		tip.Lines = append(tip.Lines, f.say("forecast.missing", rules.Literal("bill", f.billWords(missing))))
	}
	return tip
}

// forecastYields shows what is made at the N chosen; the tooltip has all of
// them.
func (f *face) forecastYields(b *ui.Builder, r layout.Rect, x *game.Forecast) {
	bold := sprites.BodyBold.Sized(14).Fitted()
	n := f.n
	total := x.Yields[n].Total
	a := f.setBill(b, r, &total, 0, bold, true)
	none := f.say("nothing")
	switch {
	case x.Skips:
		none = f.say("forecast.skips")
	case len(x.Unpaid.Cities)+len(x.Unpaid.Buildings) > 0:
		none = f.say("forecast.unpaid")
	}
	yields := x.Yields
	node := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		a.draw(c)
		if a == nil {
			c.Text(none, r, bold.In(sprites.Muted))
		}
	})
	node.ID, node.Role, node.Label = "forecast:yields", "text", f.say("forecast.yields", rules.Number("n", n))
	node.State = map[string]any{"goods": f.billWords(&total)}
	node.Tip = func() ui.Tip {
		tip := ui.Tip{Title: f.say("forecast.by-n")}
		for i := range yields {
			words := f.billWords(&yields[i].Total)
			if words == "" {
				words = f.say("nothing")
			}
			tip.Lines = append(tip.Lines, "N = "+strconv.Itoa(i)+": "+words)
		}
		return tip
	}
}

// forecastRisk warns of what will take from the yields or cost districts.
func (f *face) forecastRisk(b *ui.Builder, r layout.Rect, x *game.Forecast) {
	warnings := f.warnings(x)
	words, ink := f.say("forecast.safe"), sprites.GreenText
	if len(warnings) > 0 {
		words, ink = strings.Join(warnings, " · "), sprites.Amber
	}
	st := sprites.BodyBold.Sized(14).Fitted().In(ink)
	shown, count := words, len(warnings)
	for n := len(warnings) - 1; n > 0 && b.TextWidth(shown, st.Sized(sprites.MinTextSize)) > r.W; n-- {
		shown = strings.Join(warnings[:n], " · ") + " · +" + strconv.Itoa(len(warnings)-n)
	}
	all := f.warnings(x)
	if len(all) == 0 {
		all = []string{words}
	}
	n := b.Info("forecast:risk", r, shown, st)
	n.State = map[string]any{"warnings": count}
	n.Tip = func() ui.Tip { return ui.Tip{Title: f.say("forecast.risk"), Lines: all} }
}

// warnings lists in words what to beware of.
func (f *face) warnings(x *game.Forecast) []string {
	var out []string
	add := func(key string, fields []game.Field) {
		if len(fields) == 0 {
			return
		}
		out = append(out, f.say("risk."+key, rules.Literal("fields", fieldNames(fields))))
	}
	add("burning", x.Burning)
	if len(x.Cloudy) > 0 {
		out = append(out, f.say("risk.cloud", rules.Literal("fields", fieldNames(x.Cloudy)), rules.Number("n", x.Winds)))
	}
	add("spark", x.Sparks)
	add("unpaid", x.Unpaid.Cities)
	add("apart", x.Apart)
	add("broken", x.Broken)
	if x.BankApart && f.fed().Capital != nil {
		out = append(out, f.say("risk.bank"))
	}
	if x.Pollution > 0 {
		out = append(out, f.say("risk.pollution", rules.Number("n", x.Pollution)))
	}
	add("smoke", x.Smoke)
	if n := len(x.Unpaid.Buildings); n > 0 {
		out = append(out, f.say("risk.buildings", rules.Number("n", n)))
	}
	if n := len(x.Unpaid.Sections); n > 0 {
		out = append(out, f.say("risk.sections", rules.Number("n", n)))
	}
	if n := len(x.Unpaid.Units); n > 0 {
		out = append(out, f.say("risk.units", rules.Number("n", n)))
	}
	return out
}

func fieldNames(fields []game.Field) string {
	names := make([]string, len(fields))
	for i, at := range fields {
		names[i] = at.String()
	}
	return strings.Join(names, ", ")
}

// inkOf is red for what is below nothing, green above.
func inkOf(n int) color.NRGBA {
	switch {
	case n < 0:
		return sprites.RedText
	case n > 0:
		return sprites.GreenText
	}
	return sprites.Muted
}
