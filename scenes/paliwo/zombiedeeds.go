package paliwo

import (
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// buildZombieDeeds lays out what the zombie that is picked up can do.
func (f *face) buildZombieDeeds(b *ui.Builder, head, r layout.Rect, at game.Field) {
	z := f.known.zombies[at]
	if z == nil {
		return
	}
	words := f.say("zombie.at", fieldArg(at))
	left, of := f.moverPoints(z)
	st := deedHead.Sized(min(14, head.H*0.85))
	name, rest := head.CutLeft(min(b.TextWidth(words, st)+12, head.W*0.7))
	b.Label(name, words, st)
	size := min(18, head.H*0.85)
	pips := layout.Around(rest.Center(), layout.S(rest.W, size))
	n := b.Draw(pips, func(c *sprites.Canvas, _ ui.State) { pieces.ActionPips(c, pips, left, of) })
	n.ID, n.Role, n.State = "points", "picture", map[string]any{"left": left, "of": of}
	list := f.zombieActs(z)
	for i, u := range list {
		f.buildDeed(b, r.Column(i, len(list), 6), u)
	}
}

// moverPoints are the action points that a zombie has left or would begin with.
func (f *face) moverPoints(z *game.Zombie) (left, of int) {
	of = game.ZombiePA
	if z.Facing == nil {
		of = game.CrawlerPA
	}
	if f.v.Mover != nil && f.v.Mover.Field == z.Field {
		return f.v.Mover.PA, max(of, f.v.Mover.PA)
	}
	if slices.Contains(f.v.Goo, z.Field) {
		of += game.GooPA
	}
	return of, of
}

// zombieActs lists the acts of a zombie or crawler as buttons.
func (f *face) zombieActs(z *game.Zombie) []deedButton {
	if z.Facing == nil {
		return []deedButton{
			f.zombieAct("crawl", game.VerbCrawl, game.StepCost, f.movesOf(game.VerbCrawl, int16(z.Field)), game.OnTo(game.VerbCrawl, z.Field, z.Field)),
			f.zombieAct("bite", game.VerbBite, game.CrawlerBiteCost, f.movesOf(game.VerbBite, int16(z.Field)), game.OnTo(game.VerbBite, z.Field, z.Field)),
		}
	}
	d := *z.Facing
	front := z.Field.Next(d)
	rotate := func(by int) rules.Move { return game.OnFacing(game.VerbRotate, z.Field, turned(d, by)) }
	return []deedButton{
		f.zombieAct("advance", game.VerbAdvance, game.StepCost, nil, game.On(game.VerbAdvance, z.Field)),
		f.zombieAct("left", game.VerbRotate, game.TurnCost, nil, rotate(-1)),
		f.zombieAct("right", game.VerbRotate, game.TurnCost, nil, rotate(1)),
		f.zombieAct("bite", game.VerbBite, game.BiteCost, nil, game.OnTo(game.VerbBite, z.Field, max(front, 0))),
	}
}

// zombieAct is a button that plays a move, or the only one of several; where
// there are more the board asks.
func (f *face) zombieAct(id string, verb uint8, cost int, of []rules.Move, m rules.Move) deedButton {
	u := deedButton{id: "act:" + id, name: f.say("zact." + id), art: verbs[verb].art, cost: cost, help: []string{f.say("zact." + id + ".help")}}
	switch {
	case f.t.Check(m) == nil, f.t.Showing():
		of = []rules.Move{m}
	case len(of) == 0:
		u.why = rules.AsRefusal(f.t.Check(m))
		return u
	}
	u.can, u.targets = true, len(of)
	u.do = func() {
		if len(of) == 1 {
			f.Play(of[0])
		}
	}
	return u
}

// buildTask lays out what is to be put on the board, or says what to point at.
func (f *face) buildTask(b *ui.Builder, head, r layout.Rect) {
	f.stageHead(b, head)
	if f.placesZombies() {
		r = f.buildCompass(b, r)
	}
	r = f.buildPiece(b, r)
	st := deedText
	if f.t.Showing() {
		return
	}
	words := f.say("task." + f.task())
	if seers := f.seers(); len(seers) > 0 {
		words += " " + f.say("seers", rules.Number("n", len(seers)), rules.Literal("list", names(seers)))
	}
	for st.Size > sprites.MinTextSize && b.ParagraphHeight(words, r.W, st) > r.H {
		st.Size--
	}
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) { c.Paragraph(words, r, st) })
	n.ID, n.Role, n.Label = "task", "text", words
}

// seers lists the zombies that see a human, in the human turn.
func (f *face) seers() []game.Field {
	var out []game.Field
	if f.v.Decision != game.DecideTurn || f.t.Acting() == rules.NoSeat {
		return nil
	}
	for i := range f.v.Zombies {
		if z := &f.v.Zombies[i]; z.Facing != nil {
			if _, sees := f.sight(z.Field, *z.Facing); sees {
				out = append(out, z.Field)
			}
		}
	}
	return out
}

// task is what is to be done, as the end of a key.
func (f *face) task() string {
	switch {
	case f.v.Ending != game.NoEnding:
		return "over"
	case f.t.Acting() == rules.NoSeat:
		return "watch"
	case f.v.Decision == game.DecideMovement && len(f.v.Compelled) > 0:
		return "compelled"
	case f.v.Decision == game.DecideMovement && f.v.ActivationsLeft == 0:
		return "spent"
	case f.v.Decision == game.DecideToken && (f.v.TokensLeft == 0 || f.v.TokenLaid):
		if !f.t.May(game.VerbWreck) {
			return "unfitting"
		}
		return "token-none"
	case f.v.Decision == game.DecideCleanup && !f.t.May(game.VerbClutch):
		return "unfitting"
	}
	return f.v.Decision.String()
}

// buildPiece shows what is to be put on the board, to be dragged, and returns
// what is left of r.
func (f *face) buildPiece(b *ui.Builder, r layout.Rect) layout.Rect {
	_, draw := f.pieceToPut()
	if draw == nil {
		return r
	}
	side := min(r.H, 74)
	cell, rest := r.CutLeft(side)
	box := layout.Around(cell.Center(), layout.S(side, side))
	b.Add(ui.Node{
		ID: "piece", Role: "piece", Label: f.say("task." + f.task()), Rect: box, State: map[string]any{ui.MayState: true},
		Drag: f.hand.Drag("piece", f.places.fields[0].Size(), draw),
		Tip:  func() ui.Tip { return f.pieceTip() },
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(box, sprites.WellBox.Rounded(8))
			if s.Dragging {
				return
			}
			c.Panel(box, ui.MayBox)
			draw(c, box.Inset(box.W*0.06))
		},
	})
	_, rest = rest.CutLeft(12)
	return rest
}

// pieceToPut is the thing that the player has to put on the board, nil for
// none.
func (f *face) pieceToPut() (verb uint8, draw drawing) {
	if f.t.Acting() == rules.NoSeat {
		return 0, nil
	}
	switch f.v.Decision {
	case game.DecideWeapons:
		return game.VerbArm, func(c *sprites.Canvas, r layout.Rect) {
			c.Sprite("paliwo/weapon", r.Inset(r.W*0.15), sprites.SpriteOpt{})
		}
	case game.DecideZombies, game.DecideNew:
		look := pieces.ZombieLook{Figure: 1, Was: -1, Facing: int(f.facing)}
		return game.VerbNew, func(c *sprites.Canvas, r layout.Rect) { pieces.Zombie(c, r, look, sprites.SpriteOpt{}) }
	case game.DecidePlace:
		if f.v.Drawn == nil {
			return 0, nil
		}
		face := int(*f.v.Drawn)
		return game.VerbPlace, func(c *sprites.Canvas, r layout.Rect) {
			pieces.FindToken(c, r.Inset(r.W*0.15), face, sprites.SpriteOpt{})
		}
	case game.DecideToken:
		if f.v.TokensLeft == 0 || f.v.TokenLaid {
			return 0, nil
		}
		return game.VerbToken, func(c *sprites.Canvas, r layout.Rect) {
			c.Sprite("paliwo/crawler-token", r.Inset(r.W*0.15), sprites.SpriteOpt{})
		}
	}
	return 0, nil
}

func (f *face) pieceTip() ui.Tip {
	if f.v.Decision == game.DecidePlace && f.v.Drawn != nil {
		return ui.Tip{Title: f.t.Words(f.v.Drawn.Name()), Lines: []string{f.t.Words(f.v.Drawn.Help())}}
	}
	return ui.Tip{Title: f.say("piece"), Lines: []string{f.say("piece.help")}}
}

// compass is the order of the directions in a row: the sides outside.
var compass = [...]game.Facing{game.West, game.North, game.South, game.East}

// buildCompass lays out which way a zombie looks that is put down, and returns
// what is left of r.
func (f *face) buildCompass(b *ui.Builder, r layout.Rect) layout.Rect {
	const gap = 4
	side := max(leastArrow, min(r.H, 48))
	row, rest := r.CutRight(side*float64(len(compass)) + gap*float64(len(compass)-1))
	row = layout.Around(row.Center(), layout.S(row.W, side))
	for i, d := range compass {
		at := row.Column(i, len(compass), gap)
		words := f.t.Words(d.Name())
		chosen := f.facing == d
		b.Add(ui.Node{
			ID: "facing:" + d.String(), Role: "toggle", Label: words, Rect: at, State: map[string]any{"on": chosen},
			OnClick: func() { f.facing = d },
			Tip: func() ui.Tip {
				return ui.Tip{Title: f.say("looks", rules.KeyArg("facing", d.Name().Key)), Lines: []string{f.say("looks.help")}}
			},
			Draw: func(c *sprites.Canvas, s ui.State) {
				switch {
				case chosen:
					c.Panel(at, sprites.ChosenBox)
				case s.Hover:
					c.Panel(at, sprites.ButtonOver)
				default:
					c.Panel(at, sprites.ButtonBox)
				}
				pieces.FacingArrow(c, at.Inset(at.W*0.12), int(d), chosen || s.Hover)
			},
		})
	}
	_, rest = rest.CutRight(10)
	return rest
}
