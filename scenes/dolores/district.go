package dolores

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

var robotBox = sprites.PanelStyle{Fill: sprites.BlueText, Border: sprites.Ink, Width: 1, Radius: 99, Shadow: 2}

// buildDistrict lays out one of the twelve districts.
func (f *face) buildDistrict(b *ui.Builder, r layout.Rect, city *game.CityState, i int) {
	if i >= len(city.Districts) {
		f.emptyDistrict(b, r, city, i)
		return
	}
	x := &city.Districts[i]
	name, more := f.districtWords(x)
	in := r.InsetXY(4, min(4, max(0, (r.H-16)/2)))
	side := min(r.H*0.56, r.W*0.27)
	if room := in.W - 1 - b.TextWidth(name, sprites.BodyBold.Sized(sprites.MinTextSize)); room < side {
		side = max(12, room) // a long name takes some of the picture's place
	}
	icon, words := in.CutLeft(side)
	icon = square(icon, icon.W)
	_, words = words.CutLeft(3)
	words.W += 2
	st, sub := sprites.BodyBold.Sized(13).Fitted(), sprites.Small.Sized(12).Fitted()
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
	badge := layout.R(r.X-6, r.Y-6, 24, 15) // on the picture, for the words need all their room
	robots, plus := "", countText.Sized(12).In(sprites.Ink)
	if x.Robots > 0 {
		robots = "+" + strconv.Itoa(x.Robots)
	}
	b.Add(ui.Node{
		ID: "district:" + strconv.Itoa(i+1), Role: "district", Label: name, Rect: r,
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

func (f *face) chooseDistrict(i int) {
	if f.slot == i {
		i = 0
	}
	f.slot, f.robots = i, 1
}

// districtWords is the short name of a building and what it is for.
func (f *face) districtWords(x *game.DistrictState) (name, more string) {
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
func (f *face) districtTip(city *game.CityState, x *game.DistrictState) ui.Tip {
	tip := ui.Tip{Title: f.t.Words(x.Building.Name())}
	tip.Lines = append(tip.Lines, f.makes(x.Building, x.Material, x.Robots)...)
	bill := game.Buildings[x.Building].Tax
	bill[game.Energy] += game.RobotEnergy * x.Robots
	if !bill.Empty() {
		tip.Lines = append(tip.Lines, f.say("tax.each", rules.Literal("bill", f.billWords(&bill))))
	}
	switch {
	case x.Robots > 0 && f.v.MostRobots > 0:
		tip.Lines = append(tip.Lines, f.say("robots.of", rules.Number("n", x.Robots), rules.Number("most", f.v.MostRobots)))
	case x.Robots > 0:
		tip.Lines = append(tip.Lines, f.say("robots.here", rules.Number("n", x.Robots)))
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
		n = f.say("n.more", rules.Number("n", robots))
	}
	work := &game.Buildings[x]
	switch {
	case x == game.Warehouse:
		return []string{f.say("makes.warehouse")}
	case x == game.PurificationPlant:
		return []string{f.say("makes.purification")}
	case x == game.FoodFactory:
		return []string{f.say("makes.food", rules.Literal("n", n))}
	case x == game.TimberWorks:
		return []string{f.say("makes.wood", rules.Literal("n", n), rules.Number("wood", game.WoodOfForest))}
	case material != nil:
		return []string{f.say("makes.mine", rules.Literal("n", n), goodArg(*material))}
	case x == game.Mine:
		return []string{f.say("makes.some")}
	case work.PerN > 1:
		return []string{f.say("makes.times", rules.Number("times", work.PerN), rules.Literal("n", n), goodArg(work.Makes))}
	}
	return []string{f.say("makes.mine", rules.Literal("n", n), goodArg(work.Makes))}
}

// emptyDistrict is a district without a building: the next one can be built in.
func (f *face) emptyDistrict(b *ui.Builder, r layout.Rect, city *game.CityState, i int) {
	next := i == len(city.Districts)
	can := next && f.investing()
	words := f.say("city.build")
	st := centred(sprites.BodyBold.Sized(14).Fitted().In(sprites.Amber))
	plus, open := square(r, r.H*0.6), f.investing()
	n := ui.Node{
		ID: "district:" + strconv.Itoa(i+1), Role: "district", Label: words, Rect: r,
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
func (f *face) districtBar(b *ui.Builder, r layout.Rect, city *game.CityState) {
	x := &city.Districts[f.slot-1]
	pull := game.With(game.VerbPull, city.Field, f.slot)
	cells := r.Columns(2, 8)
	price := game.Buildings[x.Building].Pull
	f.button(b, ui.Button{
		ID: "pull", Rect: cells[0], Kind: ui.Danger, Text: f.say("city.pull", rules.Number("n", price)), Size: 14,
		OnClick: func() { f.slot = 0; f.play(pull) },
	}, pull)
	most := f.most(game.With(game.VerbInstall, city.Field, f.slot))
	f.robots = max(1, min(f.robots, max(1, most)))
	step, go1 := cells[1].CutLeft(cells[1].W * 0.46)
	_, go1 = go1.CutLeft(4)
	b.Stepper(ui.Number{
		ID: "robots", Rect: step, Label: f.say("robots"), Min: 1, Max: max(1, most), Value: f.robots, Disabled: most == 0, Why: ui.Because(f.say("robots.none")),
		OnChange: func(v int) { f.robots = v },
	})
	move := game.With(game.VerbInstall, city.Field, f.slot)
	move.N = int32(f.robots)
	f.button(b, ui.Button{ID: "install", Rect: go1, Text: f.say("robots.install"), Size: 14, Icon: "dolores/robot-badge"}, move)
}

// button adds a button that plays a move, see guard.
func (f *face) button(b *ui.Builder, u ui.Button, m rules.Move) *ui.Node {
	if u.OnClick == nil {
		u.OnClick = func() { f.play(m) }
	}
	f.guard(&u, m)
	return b.Button(u)
}

// guard makes a button say why its move cannot be played. If it can, the forecast shows
// what the move would lead to.
func (f *face) guard(u *ui.Button, m rules.Move) {
	if !f.mine() {
		u.Disabled, u.Why = true, ui.Because(f.say("tool.phase"))
		return
	}
	if why := f.t.Hindrance(m); why != nil {
		u.Disabled, u.Why = true, func() *ui.Refusal { return why }
		title := u.Text
		u.Tip = func() ui.Tip { return ui.Tip{Title: title, Lines: []string{why.Text}} }
	}
}
