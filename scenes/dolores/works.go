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

// plant is a building that may be built: a mine stands once for each material.
type plant struct {
	building game.Building
	material game.Good
}

// plants lists what could be built in a city.
func (f *face) plants(at game.Field) []plant {
	var out []plant
	for x := game.FoodFactory; x < game.BuildingKinds; x++ {
		if x != game.Mine {
			out = append(out, plant{building: x})
			continue
		}
		for _, g := range f.v.Minerals(f.me(), at) {
			out = append(out, plant{x, g})
		}
	}
	return out
}

// buildWorks lays out the city's districts in small and the list of buildings.
func (f *face) buildWorks(b *ui.Builder, r layout.Rect, city *game.CityState) {
	row, r := r.CutTop(min(28, r.H*0.15))
	_, r = r.CutTop(5)
	shut, row := row.CutRight(row.H)
	_, row = row.CutRight(6)
	for i := range game.Districts {
		f.buildSlot(b, row.Column(i, game.Districts, 3), city, i)
	}
	b.Button(ui.Button{ID: "works:close", Rect: shut, Icon: "icon/close", Label: f.say("city.back"), OnClick: func() { f.works = false }})
	f.worksList(b, r, city.Field, f.plants(city.Field))
}

// worksList lays out the buildings that could be built in a city.
func (f *face) worksList(b *ui.Builder, r layout.Rect, at game.Field, list []plant) {
	const cols = 3
	rows := (len(list) + cols - 1) / cols
	r.H = min(r.H, float64(rows)*40)
	between := 4.0
	if r.H/float64(rows) < 20 {
		between = 2
	}
	for i, p := range list {
		f.buildPlant(b, r.Row(i/cols, rows, between).Column(i%cols, cols, 4), at, p)
	}
}

// buildSlot is a district in small; the next free one takes a building that is
// dragged there.
func (f *face) buildSlot(b *ui.Builder, r layout.Rect, city *game.CityState, i int) {
	r = square(r, r.W)
	next := i == len(city.Districts)
	n := ui.Node{
		ID: "district:" + strconv.Itoa(i+1), Role: "district", Rect: r,
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case i < len(city.Districts):
				c.Panel(r, cellBox)
				c.Sprite(buildingArt[city.Districts[i].Building], r.Inset(2), sprites.SpriteOpt{})
			case next:
				c.Panel(r, dropCell)
			default:
				c.Panel(r, emptyCell)
			}
		},
	}
	if i < len(city.Districts) {
		n.Label = f.t.Words(city.Districts[i].Building.Name())
		n.Tip = func() ui.Tip { return f.districtTip(city, &city.Districts[i]) }
	} else if next {
		n.Label, n.Drop = f.say("city.build"), f.districtDrop(city.Field, true)
	}
	b.Add(n)
}

// districtDrop takes what can be put in the city on a field.
func (f *face) districtDrop(at game.Field, can bool) *ui.Drop {
	if !can {
		return nil
	}
	d := f.drop(at)
	d.OnOver, d.OnBanned = nil, nil
	return d
}

// buildPlant is a building of the list: a click builds it here, a drag in any
// own city.
func (f *face) buildPlant(b *ui.Builder, r layout.Rect, at game.Field, p plant) {
	move := game.Build(at, p.building, p.material)
	why := f.t.Hindrance(move)
	work := &game.Buildings[p.building]
	name := f.say("works." + p.building.String())
	id := buildID(p.building, p.material)
	switch {
	case p.building == game.Mine:
		name = f.short(p.material)
	case p.building == game.PowerPlant:
		name = f.say("works.power-plant.long")
	case p.building == game.NuclearPlant:
		name = f.say("works.nuclear-plant.long")
	}
	price := f.say("works.goods")
	if work.Price > 0 {
		price = assets.Number(work.Price)
	}
	ps := toRight(sprites.BodyBold.Sized(13).Fitted().In(sprites.Amber))
	in := r.InsetXY(4, 0)
	icon, in := in.CutLeft(min(in.H, 26))
	icon = square(icon, icon.W)
	_, in = in.CutLeft(4)
	cost, words := in.CutRight(min(b.TextWidth(price, ps)+2, in.W*0.5))
	lack := f.lackFor(at, p)
	if lack.Words != "" {
		price = ""
		lack.Words = f.say("buy.short", rules.Number("n", lack.kokos))
		if least := b.TextWidth(name, sprites.Body.Sized(sprites.MinTextSize)); in.W-f.purchaseWidth(b, lack)-2 < least {
			lack.Words = assets.Number(lack.kokos)
		}
		cost, words = in.CutRight(f.purchaseWidth(b, lack))
		cost = cost.InsetXY(-2, min(1, (cost.H-purchaseLine)/2)).Translate(2, 0)
		_, words = words.CutRight(2)
	}
	st := sprites.Body.Sized(13).Fitted()
	if why != nil {
		st, ps = st.In(sprites.Disabled), ps.In(sprites.Disabled)
	}
	art := buildingArt[p.building]
	second := layout.Rect{}
	if p.building == game.Mine {
		second = layout.Around(layout.P(icon.Right()-3, icon.Bottom()-4), layout.S(icon.W*0.6, icon.W*0.6))
	}
	side := f.fieldBox(0).W * 1.2
	up := f.hand.Held() == id
	n := ui.Node{
		ID: id, Role: "building", Label: f.t.Words(p.building.Name()), Rect: r,
		State:   map[string]any{"possible": why == nil, "held": up, ui.MayState: why == nil && f.investing()},
		OnHover: func(on bool) { f.think(on && why == nil, move) },
		OnFocus: func(on bool) { f.think(on && why == nil, move) },
		OnClick: func() { f.ponder = nil; f.play(move) },
		Tip:     func() ui.Tip { return f.plantTip(p, why) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(r, ground(s, why == nil, up))
			if why != nil {
				c.PushAlpha(0.45)
			}
			c.Sprite(art, icon, sprites.SpriteOpt{})
			if second.W > 0 {
				c.Sprite(goodArt[p.material], second, sprites.SpriteOpt{})
			}
			if why != nil {
				c.PopAlpha()
			}
			c.Text(name, words, st)
			c.Text(price, cost, ps)
		},
	}
	n.Drag = f.drag(id, side, func(c *sprites.Canvas, r layout.Rect) { c.Sprite(art, r, sprites.SpriteOpt{}) })
	n.Drag.Barred = func() *ui.Refusal {
		if len(f.hand.Starts(id)) > 0 { // it fits in some city
			return nil
		}
		return why
	}
	b.Add(n)
	if lack.Words != "" {
		f.buildPurchase(b, cost, "lacks:"+p.building.String(), lack)
	}
}

// think has the forecast show what investments would lead to while they are
// pointed at.
func (f *face) think(on bool, moves ...rules.Move) {
	if f.ponder = nil; on {
		f.ponder = moves
	}
}

// plantTip tells what a building costs, makes and owes.
func (f *face) plantTip(p plant, why *ui.Refusal) ui.Tip {
	work := &game.Buildings[p.building]
	tip := ui.Tip{Title: f.t.Words(p.building.Name())}
	if work.Price > 0 {
		tip.Lines = append(tip.Lines, f.say("works.price", rules.Number("n", work.Price)))
	} else {
		tip.Lines = append(tip.Lines, f.say("works.price.goods", rules.Literal("bill", f.billWords(&work.Goods))))
	}
	var material *game.Good
	if p.building == game.Mine {
		material = &p.material
	}
	tip.Lines = append(tip.Lines, f.makes(p.building, material, 0)...)
	if !work.Tax.Empty() {
		tip.Lines = append(tip.Lines, f.say("tax.each", rules.Literal("bill", f.billWords(&work.Tax))))
	}
	if why != nil {
		tip.Lines = append(tip.Lines, why.Text)
	}
	return tip
}
