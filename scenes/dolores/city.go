package dolores

import (
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/sprites"
)

// shownCity is the city of the ledger that the page shows: the one chosen, else
// the capital, else the first; nil without any.
func (f *face) shownCity() *game.CityTable {
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
	head, r := r.CutTop(26 * f.places.k)
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
	notes := 2 * 20 * f.places.k
	foot, grid := r.CutBottom(notes)
	_, grid = grid.CutBottom(5)
	if f.slot > 0 && grid.H < (38+5+3*40)*f.places.k { // what can be done comes first
		foot, grid = layout.Rect{}, r
	}
	if f.slot > 0 {
		var bar layout.Rect
		bar, grid = grid.CutBottom(38 * f.places.k)
		_, grid = grid.CutBottom(5)
		f.districtBar(b, bar, city)
	}
	grid.H = min(grid.H, 3*96*f.places.k)
	for i := range game.Districts {
		f.buildDistrict(b, grid.Row(i/4, 3, 6).Column(i%4, 4, 6), city, i)
	}
	if foot.H > 0 {
		f.cityNotes(b, foot, city)
	}
}

// belowCity fills the lower part of a high page and returns what is left: the
// buildings while their owner invests, else a chart over the rounds.
func (f *face) belowCity(b *ui.Builder, r layout.Rect, city *game.CityTable) layout.Rect {
	k := f.places.k
	spare := r.H - (3*62+12+40+38+30)*k
	switch {
	case f.investing() && len(city.Districts) < game.Districts:
		list := f.plants(city.Field)
		rows := float64((len(list) + 2) / 3)
		if spare < rows*30*k {
			return r
		}
		at, rest := r.CutBottom(min(spare, rows*40*k))
		_, rest = rest.CutBottom(12 * k)
		f.worksList(b, at, city.Field, list)
		return rest
	case len(f.v.History) > 1 && spare > 150*k:
		at, rest := r.CutBottom(min(spare, 300*k))
		_, rest = rest.CutBottom(12 * k)
		f.buildCharts(b, at)
		return rest
	}
	return r
}

// cityHead names the city and leads to the others.
func (f *face) cityHead(b *ui.Builder, r layout.Rect, city *game.CityTable) {
	key := "city.title"
	if f.isCapital(city.Field) {
		key = "city.capital"
	}
	count := f.say("city.districts", number("n", len(city.Districts)), number("of", game.Districts))
	st := toRight(f.sized(sprites.Small, 14))
	w := b.TextWidth(count, st) + 4
	right, r := r.CutRight(w)
	b.Info("city:built", right, count, st)
	title := f.say(key, fieldArg(city.Field))
	ts := f.sized(sprites.Title, 18)
	if len(f.fed().Cities) == 1 {
		b.Info("city", r, title, ts)
		return
	}
	name, chips := r.CutLeft(min(b.TextWidth(title, ts)+10, r.W*0.5))
	b.Info("city", name, title, ts)
	n := float64(len(f.fed().Cities))
	w = min(46*f.places.k, (chips.W-8-4*(n-1))/n)
	if w < 40*f.places.k {
		f.cityChoice(b, layout.R(chips.X, chips.Y, min(110*f.places.k, chips.W-8), chips.H), city)
		return
	}
	for i := range f.fed().Cities {
		at := f.fed().Cities[i].Field
		b.Button(ui.Button{
			ID: "city:" + at.String(), Rect: layout.R(chips.X+float64(i)*(w+4), chips.Y, w, chips.H), Text: at.String(),
			Size: f.places.text(13), Selected: at == city.Field, Role: "tab", NoFocus: true,
			OnClick: func() { f.city, f.slot, f.works = at, 0, false; f.lookAt(at) },
		})
	}
}

// cityChoice lets one of many cities be chosen from a list.
func (f *face) cityChoice(b *ui.Builder, r layout.Rect, city *game.CityTable) {
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

// buildDistrict lays out one of the twelve districts.
func (f *face) buildDistrict(b *ui.Builder, r layout.Rect, city *game.CityTable, i int) {
	if i >= len(city.Districts) {
		f.emptyDistrict(b, r, city, i)
		return
	}
	x := &city.Districts[i]
	name, more := f.districtWords(x)
	icon, words := r.Inset(4 * f.places.k).CutLeft(min(r.H*0.56, r.W*0.27))
	icon = square(icon, icon.W)
	_, words = words.CutLeft(3)
	words.W += 2
	st, sub := f.sized(sprites.BodyBold, 13), f.sized(sprites.Small, 12)
	idle := x.Unpaid || city.Unpaid
	upper := words
	lower := layout.Rect{}
	if more != "" && r.H < 2.9*st.Size { // one line: the picture says the rest
		if x.Material != nil || x.Unpaid {
			name = more
		}
		more = ""
	}
	if more != "" {
		mid := words.Center().Y
		upper, lower = layout.R(words.X, mid-st.Size*1.2, words.W, st.Size*1.25), layout.R(words.X, mid+1, words.W, sub.Size*1.25)
	}
	if idle {
		st, sub = st.In(sprites.Disabled), sub.In(sprites.RedText)
	}
	held := f.slot == i+1
	badge := layout.R(r.Right()-24*f.places.k, r.Y-3, 26*f.places.k, 16*f.places.k)
	robots, plus := "", countText.Sized(12*f.places.k).In(sprites.Ink)
	if x.Robots > 0 {
		robots = "+" + table.Numeral(x.Robots)
	}
	b.Add(ui.Node{
		ID: "district:" + table.Numeral(i+1), Role: "district", Label: name, Rect: r,
		State:   map[string]any{"building": x.Building.String(), "robots": x.Robots, "unpaid": idle, "selected": held},
		OnClick: func() { f.chooseDistrict(i + 1) },
		Tip:     func() ui.Tip { return f.districtTip(city, x) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(r, ground(s, true, held))
			if idle {
				c.PushAlpha(0.5)
			}
			c.Sprite(buildingArt[x.Building], icon, sprites.SpriteOpt{})
			if idle {
				c.PopAlpha()
			}
			c.Text(name, upper, st)
			if more != "" {
				c.Text(more, lower, sub)
			}
			if robots != "" {
				c.Panel(badge, robotBox)
				c.Text(robots, badge, plus)
			}
		},
	})
}

var robotBox = sprites.PanelStyle{Fill: sprites.BlueText, Border: sprites.Ink, Width: 1, Radius: 99, Shadow: 2}

func (f *face) chooseDistrict(i int) {
	if f.slot == i {
		i = 0
	}
	f.slot, f.robots = i, 1
}

// districtWords is the short name of a building and what it is for.
func (f *face) districtWords(x *game.DistrictTable) (name, more string) {
	name = f.say("works." + x.Building.String())
	switch {
	case x.Unpaid:
		more = f.say("unpaid")
	case x.Material != nil:
		more = f.short(*x.Material)
	case x.Building == game.PowerPlant:
		more = f.say("works.power-plant.kind")
	case x.Building == game.NuclearPlant:
		more = f.say("works.nuclear-plant.kind")
	}
	return name, more
}

// districtTip tells what a building makes and owes.
func (f *face) districtTip(city *game.CityTable, x *game.DistrictTable) ui.Tip {
	tip := ui.Tip{Title: f.t.Words(x.Building.Name())}
	tip.Lines = append(tip.Lines, f.makes(x.Building, x.Material, x.Robots)...)
	bill := game.Buildings[x.Building].Tax
	bill[game.Energy] += game.RobotEnergy * x.Robots
	if !bill.Empty() {
		tip.Lines = append(tip.Lines, f.say("tax.each", literal("bill", f.billWords(&bill))))
	}
	if x.Robots > 0 {
		tip.Lines = append(tip.Lines, f.say("robots.here", number("n", x.Robots)))
	}
	if x.Unpaid || city.Unpaid {
		tip.Lines = append(tip.Lines, f.say("unpaid.help"))
	}
	return tip
}

// makes tells what a building yields.
func (f *face) makes(x game.Building, material *game.Good, robots int) []string {
	n := f.say("n")
	if robots > 0 {
		n = f.say("n.more", number("n", robots))
	}
	work := &game.Buildings[x]
	switch {
	case x == game.Warehouse:
		return []string{f.say("makes.warehouse")}
	case x == game.PurificationPlant:
		return []string{f.say("makes.purification")}
	case x == game.FoodFactory:
		return []string{f.say("makes.food", literal("n", n))}
	case x == game.TimberWorks:
		return []string{f.say("makes.wood", literal("n", n), number("wood", game.WoodOfForest))}
	case material != nil:
		return []string{f.say("makes.mine", literal("n", n), goodArg(*material))}
	case x == game.Mine:
		return []string{f.say("makes.some")}
	case work.PerN > 1:
		return []string{f.say("makes.times", number("times", work.PerN), literal("n", n), goodArg(work.Makes))}
	}
	return []string{f.say("makes.mine", literal("n", n), goodArg(work.Makes))}
}

// emptyDistrict is a district without a building: the next one can be built in.
func (f *face) emptyDistrict(b *ui.Builder, r layout.Rect, city *game.CityTable, i int) {
	next := i == len(city.Districts)
	can := next && f.investing()
	words := f.say("city.build")
	st := centred(f.sized(sprites.BodyBold, 14).In(sprites.Amber))
	plus, open := square(r, r.H*0.6), f.investing()
	n := ui.Node{
		ID: "district:" + table.Numeral(i+1), Role: "district", Label: words, Rect: r,
		State: map[string]any{"building": "none", "next": can},
		Drop:  f.districtDrop(city.Field, can),
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case s.DropOver || can && s.Hover:
				c.Panel(r, dropCell)
			default:
				c.Panel(r, emptyCell)
			}
			switch {
			case can:
				c.Text(words, r.InsetXY(4, 0), st)
			case open:
				c.Sprite("dolores/district-empty", plus, sprites.SpriteOpt{Alpha: 0.35})
			}
		},
	}
	if open {
		n.OnClick = func() { f.works, f.slot = true, 0 }
		n.Tip = func() ui.Tip { return ui.Tip{Title: words, Lines: []string{f.say("city.build.help")}} }
	}
	b.Add(n)
}

// districtBar offers what can be done with the district that is chosen.
func (f *face) districtBar(b *ui.Builder, r layout.Rect, city *game.CityTable) {
	x := &city.Districts[f.slot-1]
	pull := game.With(game.VerbPull, city.Field, f.slot)
	cells := r.Columns(2, 8)
	price := game.Buildings[x.Building].Pull
	u := ui.Button{
		ID: "pull", Rect: cells[0], Kind: ui.Danger, Text: f.say("city.pull", number("n", price)), Size: f.places.text(14),
		OnClick: func() { f.slot = 0; f.play(pull) },
	}
	f.guard(&u, pull)
	b.Button(u)
	most := f.installable(city.Field, f.slot)
	f.robots = max(1, min(f.robots, max(1, most)))
	step, go1 := cells[1].CutLeft(cells[1].W * 0.46)
	_, go1 = go1.CutLeft(4)
	b.Stepper(ui.Number{
		ID: "robots", Rect: step, Label: f.say("robots"), Min: 1, Max: max(1, most), Value: f.robots, Disabled: most == 0,
		OnChange: func(v int) { f.robots = v },
	})
	move := game.With(game.VerbInstall, city.Field, f.slot)
	move.N = int32(f.robots)
	v := ui.Button{
		ID: "install", Rect: go1, Text: f.say("robots.install"), Size: f.places.text(14), Icon: "dolores/robot-badge",
		OnClick: func() { f.play(move) },
	}
	f.guard(&v, move)
	b.Button(v)
}

// guard makes a button of a move one that tells why it cannot be played, and
// has the forecast show what it would lead to.
func (f *face) guard(u *ui.Button, m rules.Move) {
	if !f.mine() {
		u.Disabled = true
		return
	}
	if why := f.t.Hindrance(m); why != nil {
		u.Disabled = true
		title := u.Text
		u.Tip = func() ui.Tip { return ui.Tip{Title: title, Lines: []string{why.Text}} }
	}
}

// installable is how many robots a district could take now.
func (f *face) installable(at game.Field, slot int) int {
	want := game.With(game.VerbInstall, at, slot)
	i := slices.IndexFunc(f.t.Amounts(), func(r rules.Range) bool {
		return r.Move.Verb == want.Verb && r.Move.A == want.A && r.Move.B == want.B
	})
	if i < 0 || !f.mine() {
		return 0
	}
	return f.t.Amounts()[i].Max
}

// cityNotes tell what a city owes and how it is connected, and offer to pull it
// down where that is possible.
func (f *face) cityNotes(b *ui.Builder, r layout.Rect, city *game.CityTable) {
	raze := game.On(game.VerbRaze, city.Field)
	if f.mine() && f.isLegal(raze) {
		var at layout.Rect
		at, r = r.CutRight(min(170*f.places.k, r.W*0.4))
		_, r = r.CutRight(8)
		b.Button(ui.Button{
			ID: "raze", Rect: at.InsetXY(0, 3), Kind: ui.Danger, Text: f.say("city.raze", number("n", game.CityPrice)),
			Size: f.places.text(14), OnClick: func() { f.play(raze) },
		})
	}
	st := f.sized(sprites.Small, 14).In(sprites.Paper)
	tax := game.CityTax(len(city.Districts), f.isCapital(city.Field))
	words := f.say("city.tax")
	first := r.Row(0, 2, 0)
	label, row := first.CutLeft(min(b.TextWidth(words, st)+8, first.W*0.5))
	b.Label(label, words, st)
	bill := f.setBill(b, row, &tax, 0, f.sized(sprites.BodyBold, 14), false)
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
