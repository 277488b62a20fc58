package wradislavia

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/say"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// fieldParts are the boxes of the strip between the players.
type fieldParts struct {
	dice    [game.Dice]layout.Rect
	words   layout.Rect
	hazards [2]layout.Rect
}

// fieldBoxes splits the strip into dice, words and hazard cards.
func (f *face) fieldBoxes() fieldParts {
	r := f.places.strip
	in := r.InsetXY(12, 6)
	var out fieldParts
	side := in.H * 0.86
	if r.W < 560 {
		side = in.H * 0.68 // the words need the room
	}
	for i := range out.dice {
		out.dice[i] = layout.R(in.X+float64(i)*(side+7), in.Center().Y-side/2, side, side)
	}
	w := in.H * pieces.HazardProportion
	for i := range out.hazards {
		out.hazards[i] = layout.R(in.Right()-float64(2-i)*w-float64(1-i)*8, in.Y, w, in.H)
	}
	left := out.dice[game.Dice-1].Right() + 14
	out.words = layout.R(left, in.Y, out.hazards[0].X-12-left, in.H)
	return out
}

// buildField lays out the dice, the active die and the hazards.
func (f *face) buildField(b *ui.Builder) {
	parts := f.fieldBoxes()
	a := f.forecast(f.looked())
	for i, box := range parts.dice {
		f.buildDie(b, box, i, a)
	}
	if f.v.Revealed() {
		back := sprites.WithAlpha(fieldBox.Fill, 0.75) // dims the arrows behind the words
		b.Draw(parts.words, func(c *sprites.Canvas, _ ui.State) { c.Fill(parts.words, back) })
	}
	f.buildPick(b, parts.words, a)
	for i, box := range parts.hazards {
		f.buildHazard(b, box, i)
	}
}

// buildDie shows a die as it is for the shot that is put together.
func (f *face) buildDie(b *ui.Builder, r layout.Rect, i int, a *game.Accuracy) {
	natural := int(f.field().Dice[i])
	value := natural
	if f.aim.shooter != none && f.mine() {
		value = f.v.Values(f.shot())[i]
	}
	state := pieces.DiePlain
	switch {
	case natural == 0:
		state = pieces.DieHidden
	case a != nil && a.Role(i) == game.DieActive:
		state = pieces.DieActive
	case a != nil && a.Role(i) == game.DieSecond:
		state = pieces.DieSecond
	case value > natural:
		state = pieces.DieRaised
	case value < natural:
		state = pieces.DieLowered
	}
	hidden := f.t.Hidden(dieName(i))
	words := f.say("die", rules.Number("n", i+1))
	b.Add(ui.Node{
		ID: dieName(i), Role: "die", Label: words, Rect: r,
		State: map[string]any{
			"value": value, "natural": natural, "active": state == pieces.DieActive, "second": state == pieces.DieSecond,
			"raised": state == pieces.DieRaised, "lowered": state == pieces.DieLowered,
		},
		Tip: func() ui.Tip { return f.dieTip(i, natural, value, state) },
		Draw: func(c *sprites.Canvas, _ ui.State) {
			if !hidden {
				pieces.BattleDie(c, r, value, state, sprites.SpriteOpt{})
			}
		},
	})
}

func dieName(i int) string { return "die:" + strconv.Itoa(i+1) }

func (f *face) dieTip(i, natural, value int, state pieces.DieState) ui.Tip {
	tip := ui.Tip{Title: f.say("die", rules.Number("n", i+1))}
	switch state {
	case pieces.DieHidden:
		tip.Lines = append(tip.Lines, f.say("die.hidden"))
	case pieces.DieActive:
		tip.Lines = append(tip.Lines, f.say("die.active"))
	case pieces.DieSecond:
		tip.Lines = append(tip.Lines, f.say("die.second"))
	}
	if value != natural {
		tip.Lines = append(tip.Lines, f.say("die.changed", rules.Number("n", natural)))
		if f.shot().Extra {
			tip.Lines = append(tip.Lines, f.say("die.extra"))
		}
		if added := int(f.aim.pips[i]); added > 0 {
			tip.Lines = append(tip.Lines, f.say("die.pips", rules.Number("n", added)))
		}
	}
	return tip
}

var pickTitle = sprites.BodyBold.Fitted()

// buildPick says which die is active for the shot, and links to the diagram. While no
// shot is put together it names the hazards.
func (f *face) buildPick(b *ui.Builder, r layout.Rect, a *game.Accuracy) {
	if a == nil {
		f.buildNames(b, r)
		return
	}
	title := f.say("active", rules.Literal("pick", f.t.Words(a.Pick.Name())))
	own := f.v.Players[f.seat].Clash[f.aim.shooter].Manoeuvre.String()
	other := f.v.Players[f.foe()].Clash[a.Slot].Manoeuvre.String()
	st := pickTitle.In(sprites.Paper)
	mid := layout.Around(r.Center(), layout.S(r.W, min(r.H, 58)))
	above, below := mid.Row(0, 2, 0), mid.Row(1, 2, 0)
	side := min(below.H*0.96, 28)
	box := func(i float64) layout.Rect {
		return layout.R(below.X+i*(side+5), below.Center().Y-side/2, side, side)
	}
	help := layout.R(below.Right()-side, below.Center().Y-side/2, side, side).Inset(2)
	arrow := box(1).Inset(side * 0.2)
	roomy := box(2).Right() < help.X
	open := f.diagram
	f.buildHelp(b, r, func(c *sprites.Canvas, s ui.State) {
		c.Text(title, above, st)
		pieces.ManoeuvreToken(c, box(0), own, sprites.SpriteOpt{})
		c.Sprite("icon/arrow-right", arrow, sprites.SpriteOpt{Tint: sprites.Muted})
		pieces.ManoeuvreToken(c, box(2), other, sprites.SpriteOpt{})
		if roomy {
			c.Sprite("icon/help", help, sprites.SpriteOpt{Tint: helpTint(s.Hover || open)})
		}
	})
}

// buildHelp is the place that shows the diagram of active dice while it is
// pointed at.
func (f *face) buildHelp(b *ui.Builder, r layout.Rect, draw func(c *sprites.Canvas, s ui.State)) {
	b.Add(ui.Node{
		ID: "diagram", Role: "help", Label: f.say("diagram"), Rect: r, State: map[string]any{"open": f.diagram},
		OnClick: func() {},
		OnHover: func(on bool) { f.diagram = on },
		OnFocus: func(on bool) { f.diagram = on },
		Draw:    draw,
	})
}

func helpTint(on bool) colour {
	if on {
		return sprites.Amber
	}
	return sprites.Muted
}

// buildHazard is one of the two hazard cards.
func (f *face) buildHazard(b *ui.Builder, r layout.Rect, i int) {
	field := f.field()
	h := field.Hazards[i]
	id := "hazard:" + strconv.Itoa(i+1)
	hidden := f.t.Hidden(id)
	kind, words := "", f.hazardWords(h)
	if h != game.NoHazard {
		kind = h.String()
	}
	b.Add(ui.Node{
		ID: id, Role: "card", Label: words, Rect: r, State: map[string]any{"hazard": kind},
		Drag: barred(func() *ui.Refusal { return f.no("WR-9", "hazard") }),
		Tip: func() ui.Tip {
			tip := ui.Tip{Title: say.Capital(words), Lines: []string{f.say("hazard.help")}}
			if i == 1 && field.Dropped != game.NoHazard {
				tip.Lines = append(tip.Lines, f.say("hazard.dropped", rules.Literal("hazard", f.t.Words(field.Dropped.Name()))))
			}
			return tip
		},
		Draw: func(c *sprites.Canvas, _ ui.State) {
			if !hidden {
				pieces.HazardCard(c, r, kind, sprites.SpriteOpt{})
			}
		},
	})
}
