package dolores

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// nuisance is a token on the map that a service removes.
type nuisance struct {
	verb  uint8
	at    game.Field
	count int
}

// service says what the three services are.
var services = []struct {
	verb  uint8
	id    string
	sign  string // of the service
	art   string // of what it removes
	price int
	do    string // the words of the button that removes it
}{
	{game.VerbClean, "clean", "dolores/service-clean", "dolores/pollution", game.CleanPrice, "service.remove"},
	{game.VerbDouse, "douse", "dolores/service-douse", "dolores/fire", game.DousePrice, "service.douse.remove"},
	{game.VerbNeutralise, "neutralise", "dolores/service-neutralise", "dolores/cloud", game.CloudPrice, "service.remove"},
}

// nuisances lists what could be removed, own fields first.
func (f *face) nuisances() []nuisance {
	var own, other []nuisance
	for i, fields := range [][]game.Field{f.v.Pollution, f.v.Fires, f.v.Clouds} {
		for k, at := range fields {
			if k > 0 && fields[k-1] == at {
				continue // the second token over a field is counted with the first
			}
			x := nuisance{verb: services[i].verb, at: at}
			for _, y := range fields {
				if y == at {
					x.count++
				}
			}
			if f.planet.Fields[at].Owner == f.me() {
				own = append(own, x)
			} else {
				other = append(other, x)
			}
		}
	}
	return append(own, other...)
}

// buildServices lays out the services as tools, what there is to remove, and a button that
// sows several fields.
func (f *face) buildServices(b *ui.Builder, r layout.Rect) {
	row, r := r.CutTop(min(64, r.H*0.34))
	_, r = r.CutTop(8)
	side := min(row.H-12, row.W*0.075)
	widths := make([]float64, len(services))
	for i := range services {
		widths[i] = 12 + side + 6 + b.TextWidth(f.say("service."+services[i].id), serviceText) + 2
	}
	for i, r := range row.ColumnsOf(8, widths...) {
		f.buildService(b, r, i, side)
	}
	if m := game.Plain(game.VerbSowAll); f.t.Hindrance(m) == nil {
		var line layout.Rect
		line, r = r.CutBottom(30)
		cost := f.v.CostOf(m).Money
		f.button(b, ui.Button{ID: "sow", Rect: line, Icon: "dolores/crop", Text: f.say("services.sow", rules.Number("n", cost/game.SowPrice), rules.Number("cost", cost)), Size: 13}, m)
	}
	list := f.nuisances()
	if len(list) == 0 {
		f.note(b, r, f.say("services.none"))
		return
	}
	rows(b, ui.ScrollArea{ID: "nuisances", Rect: r, Label: f.say("page.services")}, 32, 4, list, f.buildNuisance)
}

var serviceText = sprites.BodyBold.Sized(13).Fitted()

// buildService is a service, to be clicked or dragged onto the map, with a sign of a
// breadth.
func (f *face) buildService(b *ui.Builder, r layout.Rect, i int, breadth float64) {
	s0 := services[i]
	id := "service:" + s0.id
	up, can := f.hand.Held() == id, f.investing()
	icon, words := r.Inset(6).CutLeft(breadth)
	icon = square(icon, icon.W)
	_, words = words.CutLeft(6)
	name, price := f.say("service."+s0.id), f.t.Words(game.Stake(game.Money, s0.price))
	upper, lower := words.CutTop(words.H / 2)
	st, ps := serviceText, sprites.Small.Fitted()
	side := f.fieldBox(0).W
	n := ui.Node{
		ID: id, Role: "tool", Label: name, Rect: r, State: map[string]any{"held": up, "usable": can, ui.MayState: can},
		Tip: func() ui.Tip { return ui.Tip{Title: name, Lines: []string{f.say("service." + s0.id + ".help")}} },
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(r, ground(s, can, up))
			c.Sprite(s0.sign, icon, sprites.SpriteOpt{})
			c.Text(name, upper, st)
			c.Text(price, lower, ps)
		},
	}
	n.Drag = f.drag(id, side, func(c *sprites.Canvas, r layout.Rect) { c.Sprite(s0.sign, r, sprites.SpriteOpt{}) })
	n.Drag.Barred = f.barredInvesting
	if can {
		n.OnClick = func() { f.take(id) }
	}
	b.Add(n)
}

// buildNuisance is a line for one field, with the button that clears it.
func (f *face) buildNuisance(b *ui.Builder, r layout.Rect, x nuisance) {
	i := 0
	for services[i].verb != x.verb {
		i++
	}
	s0 := services[i]
	m := game.On(x.verb, x.at)
	go1, words := r.CutRight(min(130, r.W*0.4))
	icon, words := words.CutLeft(r.H)
	_, words = words.CutLeft(6)
	text := f.say("service."+s0.id+".on", fieldArg(x.at))
	if x.count > 1 {
		text += " × " + strconv.Itoa(x.count)
	}
	if owner := f.planet.Fields[x.at].Owner; owner != rules.NoSeat {
		text += " · " + f.t.Words(f.v.Federations[owner].Federation.Name())
	}
	st := sprites.Body.Sized(14).Fitted()
	b.Add(ui.Node{
		ID: "nuisance:" + s0.id + ":" + x.at.String(), Role: "line", Label: text, Rect: r, NoFocus: true,
		OnClick: func() { f.lookAt(x.at) }, OnHover: func(on bool) { f.hover(x.at, on) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			if s.Hover {
				c.Panel(r, hoverVeil)
			}
			c.Sprite(s0.art, icon.Inset(2), sprites.SpriteOpt{})
			c.Text(text, words, st)
		},
	})
	n := f.button(b, ui.Button{
		ID: "remove:" + s0.id + ":" + x.at.String(), Rect: go1, Text: f.say(s0.do, rules.Number("n", s0.price)), Size: 13,
		OnClick: func() { f.ponder = nil; f.play(m) },
	}, m)
	if !n.Disabled {
		n.OnHover = func(on bool) { f.think(on, m) }
	}
}
