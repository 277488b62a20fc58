package dolores

import (
	"slices"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/ui"
	"schron/sprites"
	"schron/sprites/space"
)

// debt is something that a federation owes a tax for.
type debt struct {
	pay, waive rules.Move // a line for several has nothing that pays
	all        rules.Move // leaves it and its like unpaid; of no verb if it has none
	bill       game.Bill
	name, more string
	at         game.Field
	draw       drawing
	inner      bool // a building of the city above it
	default_   bool // the order of the rules would pay it
}

func (x *debt) words() string {
	if x.more == "" {
		return x.name
	}
	return x.name + " · " + x.more
}

// debts lists what is not decided yet, as the default order goes: cities with
// their buildings, sections, units.
func (f *face) debts() []debt {
	left := f.v.Forecast(f.me()).Unpaid
	seat, fed := f.me(), f.fed()
	o := f.t.LookOf(seat).Owner()
	var out []debt
	for i := range fed.Cities {
		c := &fed.Cities[i]
		capital := f.isCapital(c.Field)
		if c.Due {
			out = append(out, debt{
				pay: game.On(game.VerbPay, c.Field), waive: game.On(game.VerbWaive, c.Field), at: c.Field,
				name:     f.say("taxes.city", fieldArg(c.Field)),
				draw:     func(cv *sprites.Canvas, r layout.Rect) { pieces.City(cv, r, o, capital, -1, sprites.SpriteOpt{}) },
				default_: !slices.Contains(left.Cities, c.Field),
			})
		}
		for d := range c.Districts {
			x := &c.Districts[d]
			if !x.Due {
				continue
			}
			name, more := f.districtWords(x)
			out = append(out, debt{
				pay: game.With(game.VerbPay, c.Field, d+1), waive: game.With(game.VerbWaive, c.Field, d+1), at: c.Field,
				all: rules.Move{Verb: game.VerbWaiveWorks, A: int16(x.Building)}, name: name, more: more,
				draw: picture(buildingArt[x.Building]), inner: true,
				default_: !slices.Contains(left.Buildings, game.Lot{City: c.Field, District: d + 1}),
			})
		}
	}
	for _, at := range f.v.DueSections {
		if f.planet.Fields[at].Owner != seat {
			continue
		}
		g := game.SectionOf(at)
		out = append(out, debt{
			pay: game.On(game.VerbPay, at), waive: game.On(game.VerbWaive, at), at: at,
			name: f.short(g), more: at.String(), draw: f.piece(g, seat), default_: !slices.Contains(left.Sections, at),
		})
	}
	for i := range fed.Units {
		x := &fed.Units[i]
		if !x.Due {
			continue
		}
		out = append(out, debt{
			pay: game.By(game.VerbPayUnit, x.Unit), waive: game.By(game.VerbWaiveUnit, x.Unit), at: x.Field,
			all: rules.Move{Verb: game.VerbWaiveTroop, A: int16(x.Unit.Kind())}, name: f.say("unit." + x.Unit.Kind().String()), more: x.Field.String(),
			draw: f.piece(x.Unit.Kind(), seat), default_: !slices.Contains(left.Units, x.Unit),
		})
	}
	for i := range out {
		out[i].bill = f.v.CostOf(out[i].pay).Goods
	}
	return out
}

// several lists what can be left unpaid at once of some debts, a line for each kind.
func (f *face) several(debts []debt) (out []debt) {
	for i, x := range debts {
		alike := func(y debt) bool { return y.all == x.all }
		if x.all.Verb == 0 || slices.ContainsFunc(debts[:i], alike) {
			continue
		}
		n, line := 0, debt{waive: x.all, draw: x.draw, at: game.NoField, default_: true}
		for _, y := range debts[i:] {
			if alike(y) {
				n++
				line.bill.Add(&y.bill, 1)
				line.default_ = line.default_ && y.default_
			}
		}
		if n > 1 {
			line.name = f.say("taxes.several", rules.Literal("name", x.name), rules.Number("n", n))
			out = append(out, line)
		}
	}
	return out
}

// buildTaxes lays out what is owed, each with what the default would do and the
// buttons to decide otherwise.
func (f *face) buildTaxes(b *ui.Builder, r layout.Rect) {
	list := f.debts()
	if len(list) == 0 || !f.mine() {
		f.note(b, r, f.say("taxes.none"))
		return
	}
	if f.places.forecast.Empty() { // it holds the order else
		var line layout.Rect
		line, r = r.CutBottom(24)
		_, r = r.CutBottom(4)
		f.buildOrder(b, line)
	}
	r = f.note(b, r, f.say("taxes.help"))
	rows(b, ui.ScrollArea{ID: "debts", Rect: r, Label: f.say("page.taxes")}, 30, 3, append(f.several(list), list...), f.buildDebt)
}

func (f *face) buildDebt(b *ui.Builder, r layout.Rect, x debt) {
	id, title := strings.Replace(game.Game{}.Notation(x.waive), "waive", "pay", 1), x.words()
	indent := 0.0
	if x.inner {
		indent = 14
	}
	line := r
	w := min(72, r.W*0.17)
	no, r := r.CutRight(w)
	_, r = r.CutRight(3)
	yes, r := r.CutRight(w)
	_, r = r.CutRight(6)
	icon := layout.R(r.X+indent, r.Y+1, r.H-2, r.H-2)
	words := layout.R(icon.Right()+6, r.Y, r.Right()-icon.Right()-6, r.H)
	st := sprites.Body.Sized(14).Fitted()
	if !x.default_ {
		st = st.In(sprites.RedText)
	}
	bold := sprites.BodyBold.Sized(13).Fitted()
	wide := f.setBill(b, layout.R(0, 0, words.W, words.H), &x.bill, 0, bold, false).right() + 4
	row, name := words.CutRight(min(wide, words.W*0.6))
	_, name = name.CutRight(6)
	bill := f.setBill(b, row, &x.bill, 0, bold, false)
	help := f.say("taxes.would")
	if !x.default_ {
		help = f.say("taxes.would-not")
	}
	b.Add(ui.Node{
		ID: "debt:" + id, Role: "line", Label: title, Rect: layout.R(line.X, line.Y, yes.X-line.X-6, line.H), NoFocus: true,
		State:   map[string]any{"default": x.default_},
		OnClick: func() { f.lookAt(x.at) }, OnHover: func(on bool) { f.hover(x.at, on) },
		Tip: func() ui.Tip { return ui.Tip{Title: title, Lines: []string{f.billWords(&x.bill), help}} },
		Draw: func(c *sprites.Canvas, s ui.State) {
			if s.Hover {
				c.Panel(line, hoverVeil)
			}
			x.draw(c, icon)
			c.Text(title, name, st)
			bill.draw(c)
		},
	})
	if x.pay.Verb != 0 {
		f.button(b, ui.Button{ID: "pay:" + id, Rect: yes.InsetXY(0, 2), Text: f.say("taxes.pay"), Size: 13, NoFocus: true}, x.pay)
	}
	f.button(b, ui.Button{ID: "waive:" + id, Rect: no.InsetXY(0, 2), Text: f.say("taxes.waive"), Size: 13, NoFocus: true}, x.waive)
}

// buildYield lays out what may be harvested and felled, and what the number N
// of this round has brought.
func (f *face) buildYield(b *ui.Builder, r layout.Rect) {
	fed := f.fed()
	if fed.N == nil {
		f.note(b, r, f.say("yield.before"))
		return
	}
	top, r := r.CutTop(44)
	_, r = r.CutTop(8)
	die, words := top.CutLeft(top.H)
	_, words = words.CutLeft(10)
	n, look := *fed.N, f.t.LookOf(f.me())
	title := f.say("yield.n", rules.Number("n", n))
	st := sprites.Title.Sized(19).Fitted()
	b.Info("yield:n", words, title, st)
	b.Draw(die, func(c *sprites.Canvas, _ ui.State) {
		if n > 0 {
			space.Die6(c, die, n, look.Colour, sprites.SpriteOpt{})
		}
	})
	g := f.v.Gather
	if g == nil || !f.mine() {
		f.note(b, r, f.say("yield.done"))
		return
	}
	const line = 30
	for i, x := range []struct {
		id, art string
		left, n int
	}{{"harvest", "dolores/harvest", g.Harvest, n}, {"fell", "dolores/fell", g.Fell, game.WoodOfForest}} {
		row := layout.R(r.X, r.Y+float64(i)*(line+4), r.W, line)
		icon, text := row.CutLeft(row.H)
		_, text = text.CutLeft(8)
		said := f.say("yield."+x.id, rules.Number("n", x.left), rules.Number("each", x.n))
		ts := sprites.Body.Fitted()
		if x.left == 0 {
			said, ts = f.say("yield."+x.id+".none"), ts.In(sprites.Muted)
		}
		info := b.Info("yield:"+x.id, text, said, ts)
		info.State = map[string]any{"left": x.left}
		b.Sprite(icon.Inset(2), x.art, sprites.SpriteOpt{})
	}
	_, r = r.CutTop(2*(line+4) + 6)
	f.note(b, r, f.say("yield.help"))
}
