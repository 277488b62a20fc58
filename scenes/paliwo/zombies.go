package paliwo

import (
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	panelNote  = sprites.Small.Fitted().Aligned(sprites.End, sprites.Middle)
	supplyNum  = sprites.BodyBold.Fitted()
	sideName   = sprites.BodyBold.Fitted()
	terrorHead = sprites.Heading.Fitted().In(sprites.RedText)
)

// heading is a small title that grows with the window.
func (f *face) heading(b *ui.Builder, r layout.Rect, words string, st sprites.TextStyle) {
	b.Label(r, strings.ToUpper(words), st.Sized(min(14, r.H*0.85)))
}

// headOf is the heading of a side: what it is called and who plays it. The name's
// node is "who:" with the id.
func (f *face) headOf(b *ui.Builder, r layout.Rect, id, words string, side int, st sprites.TextStyle) layout.Rect {
	st = st.Sized(min(14, r.H*0.85))
	upper := strings.ToUpper(words)
	w := min(b.TextWidth(upper, st)+10, r.W*0.5)
	head, rest := r.CutLeft(w)
	b.Label(head, upper, st)
	look := f.t.LookOf(side)
	name := sideName.Sized(min(14, r.H*0.85)).In(look.Words)
	wide := min(b.TextWidth(look.Name, name)+name.Size*1.8, rest.W*0.5)
	who, rest := rest.CutLeft(wide)
	n := b.Draw(who, func(c *sprites.Canvas, _ ui.State) { look.DrawName(c, who, name) })
	n.ID, n.Role, n.Label, n.Tip = "who:"+id, "text", look.Name, look.Tip()
	_, rest = rest.CutLeft(8)
	return rest
}

// buildZombies lays out the zombies' side: the terror track and what lies
// beside the board.
func (f *face) buildZombies(b *ui.Builder) {
	p := &f.places
	r := p.zombies
	b.Panel(r, sprites.PanelBox)
	in := r.InsetXY(14, min(8, r.H*0.07))
	head, rest := in.CutTop(min(24, in.H*0.34))
	note := f.headOf(b, head, "terror", f.say("terror"), game.SeatZombies, terrorHead)
	b.Info("limit", note, f.limitWords(), panelNote)
	_, rest = rest.CutTop(min(5, rest.H*0.08))
	track, supply := rest.CutLeft(min(rest.W*0.56, rest.H*7.2))
	p.track = track
	_, supply = supply.CutLeft(14)
	f.buildTrack(b, track)
	f.buildSupply(b, supply)
}

// limitWords tell how many zombies may be moved.
func (f *face) limitWords() string {
	switch {
	case f.v.Stage == game.StageMovement:
		return f.say("limit.left", rules.Number("n", f.v.Activated), ofArg(f.v.Limit))
	case f.v.Stage == game.StageTurn:
		return f.say("limit.so-far", rules.Number("n", f.v.LimitSoFar()))
	case f.v.Stage.Phase() == game.PhaseZombies || f.v.Stage == game.StageTurnEnd:
		return f.say("limit", rules.Number("n", f.v.Limit))
	}
	return ""
}

// terrorStart is the field on which the terror marker is put, the first of its track.
func (f *face) terrorStart() int { return f.v.Options.Int(game.OptionTerror) }

func (f *face) buildTrack(b *ui.Builder, r layout.Rect) {
	at, fields := 0, f.terrorStart()
	if f.v.Terror != nil {
		at = *f.v.Terror
	}
	hidden := f.t.Hidden("terror")
	b.Add(ui.Node{
		ID: "terror", Role: "track", Label: f.say("terror"), Rect: r, State: map[string]any{"at": at},
		Drag: stuck(f.say("handle.terror")),
		Tip: func() ui.Tip {
			tip := ui.Tip{Title: f.say("terror.track"), Lines: []string{f.say("terror.off")}}
			if at > 0 {
				tip.Lines = []string{f.say("terror.on", rules.Number("n", at))}
			}
			tip.Lines = append(tip.Lines, f.say("terror.help", rules.Number("n", fields)))
			return tip
		},
		Draw: func(c *sprites.Canvas, _ ui.State) {
			shown := at
			if hidden {
				shown = 0
			}
			pieces.TerrorTrack(c, r, shown, fields)
		},
	})
}

// stock is something of which there are some beside the board.
type stock struct {
	id   string
	n    int
	draw drawing
	tip  []string
	over func(bool) // is told when it is pointed at, may be nil
}

// stocks lists what lies beside the board.
func (f *face) stocks() []stock {
	finds := []string{f.say("stock.finds", rules.Number("n", f.v.FindsLeft))}
	for _, face := range game.Faces() {
		if n := f.v.FindPool[face]; n > 0 {
			finds = append(finds, f.say("stock.find", rules.KeyArg("find", face.Name().Key), rules.Number("n", n)))
		}
	}
	return []stock{
		{
			"pool", f.v.Pool,
			func(c *sprites.Canvas, r layout.Rect) { pieces.ZombieFigure(c, r, sprites.SpriteOpt{}) },
			[]string{f.say("stock.pool", rules.Number("n", f.v.Pool), ofArg(game.ZombiesTotal)), f.say("stock.removed", rules.Number("n", f.v.Removed)), f.say("stock.pool.help", rules.Number("n", f.terrorStart())), f.arrivalWords()},
			func(on bool) { f.pool = on },
		},
		{
			"finds", f.v.FindsLeft,
			func(c *sprites.Canvas, r layout.Rect) { pieces.FindToken(c, r, int(game.Unknown), sprites.SpriteOpt{}) },
			finds, nil,
		},
		{
			"tokens", f.v.TokensLeft,
			func(c *sprites.Canvas, r layout.Rect) {
				c.Sprite("paliwo/crawler-token", r, sprites.SpriteOpt{})
			},
			[]string{f.say("stock.tokens", rules.Number("n", f.v.TokensLeft)), f.say("stock.risen", rules.Number("n", f.v.Risen), ofArg(game.CrawlersMost))},
			nil,
		},
		{
			"goo", f.v.GooLeft,
			pieces.Goo,
			[]string{f.say("stock.goo", rules.Number("n", f.v.GooLeft))},
			nil,
		},
	}
}

// dragOfStock makes what lies beside the board a handle of what is to be put down
// from it; else it says why nothing is.
func (f *face) dragOfStock(id string) *ui.Drag {
	put, draw := f.pieceToPut()
	verb, ok := map[string]uint8{"pool": game.VerbNew, "tokens": game.VerbToken, "finds": game.VerbPlace}[id]
	switch {
	case !ok:
		return stuck(f.say("handle." + id))
	case draw != nil && put == verb:
		return f.hand.Drag("piece", f.places.fields[0].Size(), draw)
	case f.t.Acting() == rules.NoSeat:
		return f.idle()
	}
	return f.unless(game.On(verb, 0), f.say("handle.stays"))
}

// arrivalWords tell where new zombies come in (WP-37).
func (f *face) arrivalWords() string {
	if f.fromEdges() {
		return f.say("stock.pool.edges")
	}
	return f.say("stock.pool.anywhere")
}

func (f *face) buildSupply(b *ui.Builder, r layout.Rect) {
	list := f.stocks()
	f.places.pool = r.Column(0, len(list), 2)
	for i, s := range list {
		cell := r.Column(i, len(list), 2)
		side := min(cell.H*0.92, cell.W*0.56, 44)
		pic, num := cell.CutLeft(side)
		pic = layout.Around(pic.Center(), layout.S(side, side))
		_, num = num.CutLeft(4)
		st := supplyNum.Sized(min(17, cell.H*0.6))
		words := strconv.Itoa(s.n)
		alpha := 1.0
		if s.n == 0 {
			alpha, st = 0.4, st.In(sprites.Muted)
		}
		b.Add(ui.Node{
			ID: "stock:" + s.id, Role: "supply", Label: s.tip[0], Rect: cell, State: map[string]any{"n": s.n},
			Tip:     func() ui.Tip { return ui.Tip{Title: s.tip[0], Lines: s.tip[1:]} },
			OnHover: s.over, Drag: f.dragOfStock(s.id),
			Draw: func(c *sprites.Canvas, _ ui.State) {
				c.PushAlpha(alpha)
				s.draw(c, pic)
				c.PopAlpha()
				c.Text(words, num, st)
			},
		})
	}
}
