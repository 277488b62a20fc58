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

// buildHead lays out the federation whose ledger is shown: its name, its money
// and its store.
func (f *face) buildHead(b *ui.Builder) {
	r := f.places.head
	top, store := f.ledger()
	seat := f.me()
	fed, look := f.fed(), f.t.LookOf(seat)
	box := sprites.PanelBox
	if int(f.v.Actor) == seat {
		box = sprites.OwnerBox(look.Colour)
	}
	emblem, names := top.CutLeft(top.H)
	_, names = names.CutLeft(8)
	money, names := names.CutRight(max(110, top.W*0.3))
	side, who := names.CutLeft(names.W * 0.5)
	name := f.t.Words(fed.Federation.Name())
	art := "dolores/emblem-" + fed.Federation.String()
	title := sprites.Title.Fitted().In(look.Words)
	player := sprites.Small.Sized(14).Fitted()
	coin, sum := money.CutRight(top.H * 0.8)
	coin = square(coin, top.H*0.8)
	kokos := assets.Number(fed.Money)
	sumStyle := toRight(sprites.Title.Sized(25).Fitted().In(sprites.Amber))
	status := look.Name
	if fed.Out {
		status = f.say("out", rules.Literal("player", look.Name))
	}
	b.Add(ui.Node{
		ID: "ledger", Role: "ledger", Label: name, Rect: r,
		State: map[string]any{"seat": seat, "money": fed.Money},
		Tip: func() ui.Tip {
			tip := f.moneyTip(seat)
			tip.Title = look.Name + " · " + tip.Title
			return tip
		},
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(r, box)
			c.Sprite(art, emblem, sprites.SpriteOpt{Tint: look.Colour})
			c.Text(name, side, title)
			c.Text(status, who, player)
			c.Text(kokos, sum.InsetXY(4, 0), sumStyle)
			c.Sprite(goodArt[game.Money], coin, sprites.SpriteOpt{})
		},
	})
	f.buildStore(b, store.InsetXY(-4, 0))
}

// ledger is where the ledger has its name and money, and below them the store.
func (f *face) ledger() (top, store layout.Rect) {
	top, store = f.places.head.InsetXY(12, 7).CutTop(30)
	_, store = store.CutTop(3)
	return top, store
}

// moneyTip tells where the money came from and went.
func (f *face) moneyTip(seat int) ui.Tip {
	x := f.v.Federations[seat].Book
	w := f.v.Worth[seat]
	tip := ui.Tip{Title: f.say("worth", rules.Number("n", w.Total()))}
	line := func(key string, n int) {
		if n != 0 {
			tip.Lines = append(tip.Lines, f.say("worth."+key, rules.Number("n", n)))
		}
	}
	line("money", w.Money)
	line("goods", w.Goods)
	line("units", w.Units)
	line("sections", w.Sections)
	line("robots", w.Robots)
	line("fields", w.Fields)
	line("cities", w.Cities)
	line("buildings", w.Buildings)
	if x.Sum() != 0 {
		tip.Lines = append(tip.Lines, f.say("book", rules.Number("in", x.Sold), rules.Number("out", -x.Bought)))
	}
	return tip
}

// buildPlayers lays out the federations; a click shows one's ledger.
func (f *face) buildPlayers(b *ui.Builder) {
	narrow := false
	for seat := range f.v.Federations {
		narrow = narrow || !f.moneyFits(b, f.lineOf(seat), seat)
	}
	for seat := range f.v.Federations {
		f.buildPlayer(b, f.lineOf(seat), seat, narrow)
	}
}

// lineOf is where a federation's line lies among the others: in two rows where there is
// room for them.
func (f *face) lineOf(seat int) layout.Rect {
	n, rows := len(f.v.Federations), 1
	if f.places.players.H > 50 {
		rows = 2
	}
	per := (n + rows - 1) / rows
	return f.places.players.Row(seat/per, rows, 6).Column(seat%per, per, 6)
}

// moneyFits reports whether a federation's name and money fit beside each other.
func (f *face) moneyFits(b *ui.Builder, r layout.Rect, seat int) bool {
	st := sprites.BodyBold.Sized(14).Fitted()
	name := b.TextWidth(f.t.Words(f.v.Federations[seat].Federation.Name()), st.Sized(sprites.MinTextSize))
	return name+b.TextWidth(assets.Number(f.v.Federations[seat].Money), st)+st.Size+12 <= r.W-16
}

// buildPlayer is a federation. In a narrow box all is closer together, and much
// money stands in thousands.
func (f *face) buildPlayer(b *ui.Builder, r layout.Rect, seat int, narrow bool) {
	fed, look := &f.v.Federations[seat], f.t.LookOf(seat)
	box := sprites.PanelStyle{Fill: sprites.Hex(0x1d2425), Border: sprites.WithAlpha(look.Colour, 0.75), Width: 1, Radius: 8}
	switch {
	case seat == f.me():
		box = sprites.OwnerBox(look.Colour)
	case fed.Out:
		box.Border = sprites.LineColour
	}
	pad, gap, size := 8.0, 4.0, 14.0
	if narrow {
		pad, gap, size = 5, 3, 13
	}
	in := r.InsetXY(pad, 0)
	label := f.t.Words(fed.Federation.Name())
	st := sprites.BodyBold.Sized(size).Fitted().In(look.Words)
	text, sum := assets.Number(fed.Money), toRight(sprites.BodyBold.Sized(size).Fitted())
	switch { // the ledger and the tooltip have all of it
	case narrow && fed.Money >= 1_000_000:
		text = compact(fed.Money)
	case narrow && fed.Money >= 10_000:
		text = strconv.Itoa(fed.Money/1000) + "k"
	}
	money, name := in.CutRight(min(in.W*0.5, b.TextWidth(text, sum)+3))
	if fed.Out {
		text, st = "", st.In(sprites.Disabled)
	}
	mark, words := name.CutLeft(st.Size)
	mark = square(mark, st.Size*0.85)
	_, words = words.CutLeft(gap)
	go1 := int(f.v.Actor) == seat
	dot := layout.P(r.Right()-6, r.Y+6)
	b.Add(ui.Node{
		ID: "player:" + strconv.Itoa(seat), Role: "player", Label: label + ", " + look.Name, Rect: r,
		State:   map[string]any{"money": fed.Money, "go": go1, "out": fed.Out, "shown": seat == f.me()},
		OnClick: func() { f.lookInto(seat) },
		Tip:     func() ui.Tip { return f.playerTip(seat) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(r, box)
			if s.Hover {
				c.Panel(r, hoverVeil)
			}
			look.DrawMark(c, mark)
			c.Text(label, words, st)
			c.Text(text, money, sum)
			if go1 {
				c.Disc(dot, 3.5, sprites.Amber)
			}
		},
	})
}

var hoverVeil = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.06), Radius: 8}

// lookInto shows the ledger of a seat; that of who decides follows the game.
func (f *face) lookInto(seat int) {
	f.looked = seat
	if seat == int(f.v.Actor) {
		f.looked = rules.NoSeat
	}
	f.city, f.slot, f.works = game.NoField, 0, false
}

// playerTip tells all that stands in a federation's ledger at a glance.
func (f *face) playerTip(seat int) ui.Tip {
	fed := &f.v.Federations[seat]
	tip := ui.Tip{Title: f.t.Words(fed.Federation.Name()) + " · " + f.t.LookOf(seat).Name}
	if fed.Out {
		tip.Lines = append(tip.Lines, f.say("player.out"))
		return tip
	}
	land, sea := 0, 0
	for at := range game.Field(game.Fields) {
		if f.planet.Fields[at].Owner != seat || game.Chart[at].Terrain == game.Bank {
			continue
		}
		if game.Chart[at].Terrain == game.Sea {
			sea++
		} else {
			land++
		}
	}
	built := 0
	for _, c := range fed.Cities {
		built += len(c.Districts)
	}
	return ui.Tip{Title: tip.Title, Lines: []string{
		f.say("player.worth", rules.Number("n", f.v.Worth[seat].Total())),
		f.say("player.land", rules.Number("land", land), rules.Number("sea", sea)),
		f.say("player.cities", rules.Number("cities", len(fed.Cities)), rules.Number("built", built), rules.Number("units", len(fed.Units))),
		f.say("player.look"),
	}}
}
