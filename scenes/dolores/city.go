package dolores

import (
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// shownCity is the city of the ledger that the page shows: the one chosen, else
// the capital, else the first; nil without any.
func (f *face) shownCity() *game.CityState {
	cities := f.fed().Cities
	if len(cities) == 0 {
		return nil
	}
	for i := range cities {
		if cities[i].Field == f.city {
			return &cities[i]
		}
	}
	if capital := f.fed().Capital; capital != nil {
		for i := range cities {
			if cities[i].Field == *capital {
				return &cities[i]
			}
		}
	}
	return &cities[0]
}

func (f *face) isCapital(at game.Field) bool { return f.fed().Capital != nil && *f.fed().Capital == at }

// buildCity lays out a city: its districts or the list of buildings, and what it
// owes.
func (f *face) buildCity(b *ui.Builder, r layout.Rect) {
	city := f.shownCity()
	if city == nil {
		f.note(b, r, f.say("city.none"))
		return
	}
	head, r := r.CutTop(26)
	_, r = r.CutTop(5)
	f.cityHead(b, head, city)
	if f.works && f.investing() {
		f.buildWorks(b, r, city)
		return
	}
	if f.slot > len(city.Districts) {
		f.slot = 0
	}
	r = f.belowCity(b, r, city)
	const notes = 2 * 20
	foot, grid := r.CutBottom(notes)
	_, grid = grid.CutBottom(5)
	if f.slot > 0 && grid.H < 38+5+3*40 { // what can be done comes first
		foot, grid = layout.Rect{}, r
	}
	if f.slot > 0 {
		var bar layout.Rect
		bar, grid = grid.CutBottom(38)
		_, grid = grid.CutBottom(5)
		f.districtBar(b, bar, city)
	}
	grid.H = min(grid.H, 3*96)
	for i := range game.Districts {
		f.buildDistrict(b, grid.Row(i/4, 3, 6).Column(i%4, 4, 6), city, i)
	}
	if foot.H > 0 {
		f.cityNotes(b, foot, city)
	}
}

// belowCity fills the lower part of a high page and returns the rest. It shows the
// buildings while their owner invests, else a chart over the rounds.
func (f *face) belowCity(b *ui.Builder, r layout.Rect, city *game.CityState) layout.Rect {
	spare := r.H - (3*62 + 12 + 40 + 38 + 30)
	switch {
	case f.investing() && len(city.Districts) < game.Districts:
		list := f.plants(city.Field)
		rows := float64((len(list) + 2) / 3)
		if spare < rows*30 {
			return r
		}
		at, rest := r.CutBottom(min(spare, rows*40))
		_, rest = rest.CutBottom(12)
		f.worksList(b, at, city.Field, list)
		return rest
	case len(f.v.History) > 1 && spare > 150:
		at, rest := r.CutBottom(min(spare, 300))
		_, rest = rest.CutBottom(12)
		f.buildCharts(b, at)
		return rest
	}
	return r
}

// cityHead names the city and leads to the others.
func (f *face) cityHead(b *ui.Builder, r layout.Rect, city *game.CityState) {
	key := "city.title"
	if f.isCapital(city.Field) {
		key = "city.capital"
	}
	count := f.say("city.districts", rules.Number("n", len(city.Districts)), rules.Number("of", game.Districts))
	st := toRight(sprites.Small.Sized(14).Fitted())
	w := b.TextWidth(count, st) + 4
	right, r := r.CutRight(w)
	b.Info("city:built", right, count, st)
	title := f.say(key, fieldArg(city.Field))
	ts := sprites.Title.Sized(18).Fitted()
	if len(f.fed().Cities) == 1 {
		b.Info("city", r, title, ts)
		return
	}
	name, chips := r.CutLeft(min(b.TextWidth(title, ts)+10, r.W*0.5))
	b.Info("city", name, title, ts)
	n := float64(len(f.fed().Cities))
	w = min(46, (chips.W-8-4*(n-1))/n)
	if w < 40 {
		f.cityChoice(b, layout.R(chips.X, chips.Y, min(110, chips.W-8), chips.H), city)
		return
	}
	for i := range f.fed().Cities {
		at := f.fed().Cities[i].Field
		b.Button(ui.Button{
			ID: "city:" + at.String(), Rect: layout.R(chips.X+float64(i)*(w+4), chips.Y, w, chips.H), Text: at.String(),
			Size: 13, Selected: at == city.Field, Role: "tab", NoFocus: true,
			OnClick: func() { f.city, f.slot, f.works = at, 0, false; f.lookAt(at) },
		})
	}
}

// cityChoice lets one of many cities be chosen from a list.
func (f *face) cityChoice(b *ui.Builder, r layout.Rect, city *game.CityState) {
	var options []ui.Option
	for i := range f.fed().Cities {
		at := f.fed().Cities[i].Field
		options = append(options, ui.Option{ID: at.String(), Text: f.say("taxes.city", fieldArg(at))})
	}
	b.Select(ui.Select{
		ID: "city:choose", Rect: r, Options: options, Value: city.Field.String(), Label: f.say("page.city"),
		OnChange: func(id string) {
			if at, err := game.ParseField(id); err == nil {
				f.city, f.slot, f.works = at, 0, false
				f.lookAt(at)
			}
		},
	})
}

// cityNotes tell what a city owes and how it is connected, and offer to pull it
// down where that is possible.
func (f *face) cityNotes(b *ui.Builder, r layout.Rect, city *game.CityState) {
	raze := game.On(game.VerbRaze, city.Field)
	if f.mine() && slices.Contains(f.t.Moves(), raze) {
		var at layout.Rect
		at, r = r.CutRight(min(170, r.W*0.4))
		_, r = r.CutRight(8)
		b.Button(ui.Button{
			ID: "raze", Rect: at.InsetXY(0, 3), Kind: ui.Danger, Text: f.say("city.raze", rules.Number("n", game.CityPrice)),
			Size: 14, OnClick: func() { f.play(raze) },
		})
	}
	st := sprites.Small.Sized(14).Fitted().In(sprites.Paper)
	tax := game.CityTax(len(city.Districts), f.isCapital(city.Field))
	words := f.say("city.tax")
	first := r.Row(0, 2, 0)
	label, row := first.CutLeft(min(b.TextWidth(words, st)+8, first.W*0.5))
	b.Label(label, words, st)
	bill := f.setBill(b, row, &tax, 0, sprites.BodyBold.Sized(14).Fitted(), false)
	smoke, ink := f.smokeWords(city)
	if tax.Empty() {
		b.Label(row, f.say("nothing"), st)
	}
	rest := row
	if end := bill.right(); end > 0 {
		_, rest = row.CutLeft(end - row.X + 10)
	} else {
		_, rest = row.CutLeft(60)
	}
	b.Draw(row, func(c *sprites.Canvas, _ ui.State) { bill.draw(c) })
	if smoke != "" && rest.W > 60 {
		words := toRight(st.In(ink))
		b.Label(rest, smoke, words)
		side := st.Size * 1.4
		x := rest.Right() - b.TextWidth(smoke, words) - side - 5
		if x > rest.X {
			b.Sprite(layout.R(x, rest.Center().Y-side/2, side, side), "dolores/smoke", sprites.SpriteOpt{})
		}
	}
	link, good := f.linkWords(city)
	art := "dolores/link"
	ink = sprites.Paper
	if !good {
		art, ink = "dolores/no-link", sprites.RedText
	}
	second := r.Row(1, 2, 0)
	icon, said := second.CutLeft(second.H)
	_, said = said.CutLeft(5)
	b.Sprite(icon.Inset(1), art, sprites.SpriteOpt{})
	b.Info("city:link", said, link, st.In(ink))
}
