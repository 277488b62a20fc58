package dolores

import (
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/session"
	"schron/scenes/ui"
	"schron/sprites"
)

// itemsOf lists the moves that made up one side of an offer: its goods, then its
// fields.
func itemsOf(good, land uint8, goods game.Amounts, fields []game.Field) []rules.Move {
	var out []rules.Move
	for g := range game.Money + 1 {
		if n := goods[g]; n > 0 {
			out = append(out, game.Amount(good, g, n))
		}
	}
	for _, at := range fields {
		out = append(out, game.On(land, at))
	}
	return out
}

// buildSide lists what a federation hands over, a line each. While the offer is
// being made a click takes an item out of it.
func (f *face) buildSide(b *ui.Builder, r layout.Rect, id string, seat int, items []rules.Move, making bool) {
	look := f.t.LookOf(seat)
	title := f.say("trade.gives", rules.Literal("player", f.t.Words(f.v.Federations[seat].Federation.Name())))
	b.Panel(r, sprites.WellBox)
	in := r.InsetXY(10, 6)
	head, rest := in.CutTop(20)
	b.Label(head, title, sprites.BodyBold.Sized(14).Fitted().In(look.Words))
	const height = 21
	if len(items) == 0 {
		line, _ := rest.CutTop(height)
		b.Label(line, f.say("trade.nothing"), sprites.Body.Sized(14).Fitted())
		return
	}
	rows(b, ui.ScrollArea{ID: "side:" + id, Rect: rest, Label: title}, height, 0, items, func(b *ui.Builder, line layout.Rect, m rules.Move) {
		f.buildOffered(b, line, m, making)
	})
}

// buildOffered is an item of an offer.
func (f *face) buildOffered(b *ui.Builder, r layout.Rect, m rules.Move, making bool) {
	words, art := "", "dolores/land"
	switch m.Verb {
	case game.VerbGive, game.VerbAsk:
		g := game.Good(m.A)
		words, art = f.t.Words(game.Stake(g, int(m.N))), goodArt[g]
	default:
		at := game.Field(m.A)
		if game.Chart[at].Terrain == game.Sea {
			art = "dolores/sea"
		}
		words = f.say("trade.field", fieldArg(at))
	}
	icon, text := r.CutLeft(r.H)
	icon = icon.Inset(2)
	_, text = text.CutLeft(4)
	cross, text := text.CutRight(r.H)
	cross = square(cross, r.H*0.5)
	st := sprites.Body.Sized(14).Fitted()
	n := ui.Node{
		ID: "offered:" + game.Game{}.Notation(m), Role: "item", Label: words, Rect: r,
		Draw: func(c *sprites.Canvas, s ui.State) {
			if making && s.Hover {
				c.Panel(r, cellOver)
			}
			c.Sprite(art, icon, sprites.SpriteOpt{})
			c.Text(words, text, st)
			if making {
				c.Sprite("icon/close", cross, sprites.SpriteOpt{Tint: sprites.Muted})
			}
		},
	}
	if making {
		n.OnClick = func() { f.takeOut(m) }
		n.Tip = func() ui.Tip { return ui.Tip{Title: words, Lines: []string{f.say("trade.drop")}} }
	}
	b.Add(n)
}

// takeOut takes an item out of the offer that is being made. It undoes everything down
// to the item, and puts in again what was put in after it.
func (f *face) takeOut(item rules.Move) {
	items := f.offered()
	i := slices.Index(items, item)
	if i < 0 {
		return
	}
	for range items[i:] {
		if why := f.t.CanUndo(); why != nil {
			f.t.Refuse(why)
			return
		}
		if err := f.t.Undo(); err != nil && !session.IsSaveError(err) {
			panic(err) // it was said that it can be taken back
		}
	}
	f.near = game.NoField
	if i++; i < len(items) {
		f.t.PlayAll(items[i:]...)
		f.t.Session.Skip() // they were seen when they were first put in
	}
}

// offered lists the moves that made up the open offer, as they were played.
func (f *face) offered() []rules.Move {
	record, err := f.t.Match().Record()
	if err != nil {
		panic(err) // a match that is played can be written
	}
	var out []rules.Move
	for _, text := range slices.Backward(record.Moves) {
		m, err := f.t.Match().Parse(text)
		if err != nil {
			panic(err) // it was played
		}
		if !slices.Contains([]uint8{game.VerbGive, game.VerbAsk, game.VerbCede, game.VerbWant}, m.Verb) {
			break
		}
		out = append(out, m)
	}
	slices.Reverse(out)
	return out
}
