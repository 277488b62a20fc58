package menu

import (
	"math"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// side adds what is said of the game, its options and the seed.
func (s *Setup) side(b *ui.Builder, r layout.Rect) {
	// The picture takes what the options leave, within reason.
	width := r.W - 2*panelPad
	seedHigh := s.seedHeight(b, width)
	need := panelHead + 2*panelPad + s.optionsHeight(b, width) + 12 + seedHigh
	head, rest := r.CutTop(math.Max(math.Min(126, r.H*0.27), math.Min(r.H-gap-need, math.Min(300, r.W-190))))
	s.about(b, head)
	_, rest = rest.CutTop(gap)
	inner := panel(b, rest, s.h.Say("setup.options"))
	seed, inner := inner.CutBottom(seedHigh)
	_, inner = inner.CutBottom(12)
	s.optionRows(b, inner)
	s.seedRow(b, seed)
}

// about adds the picture and a few words on the game.
func (s *Setup) about(b *ui.Builder, r layout.Rect) {
	b.Panel(r, panelQuiet)
	in := r.Inset(10)
	x := boxOf(s.game.ID())
	picture := x.art()
	art, words := in.CutLeft(math.Round(in.H * 200 / 226))
	_, words = words.CutLeft(16)
	b.Draw(art, func(c *sprites.Canvas, _ ui.State) {
		c.Sprite(picture, art, sprites.SpriteOpt{})
		c.Panel(art, boxFrame)
	})
	small := sprites.Small.Sized(14).Aligned(sprites.Start, sprites.Start)
	title := sprites.Title.Sized(19).Aligned(sprites.Start, sprites.Start)
	name := s.h.Name(x.id)
	line, words := words.CutTop(b.ParagraphHeight(name, words.W, title) + 4)
	b.Paragraph(line, name, title)
	line, words = words.CutTop(20)
	b.Paragraph(line, x.lid(s.h), small)
	if hasBook(s.h, x.id) {
		link, rest := words.CutBottom(20)
		b.Link("rules", link, s.h.Say("frame.rules"), sprites.Small.Sized(14).In(sprites.Amber), func() { s.h.Ways.Rules(x.id, "") })
		words = rest
	}
	if t := s.h.Say(x.id + ".tagline"); b.ParagraphHeight(t, words.W, small) <= words.H {
		b.Paragraph(words, t, small)
	}
}

// optionRows adds a row per option of the game: a switch, a number or a choice,
// and the switch of the cover where it can be left out.
func (s *Setup) optionRows(b *ui.Builder, r layout.Rect) {
	specs := s.game.Options()
	if len(specs) == 0 && !s.soft() {
		b.Paragraph(r, s.h.Say("setup.no-options"), leadStyle.Aligned(sprites.Start, sprites.Start))
		return
	}
	total := s.optionsHeight(b, r.W)
	width := r.W
	if total > r.H {
		width -= 16 // the scroll bar
	}
	b.Scroll(ui.ScrollArea{ID: "options", Rect: r, Content: total, Label: s.h.Say("setup.options")}, func(in layout.Rect) {
		y := in.Y
		for _, o := range specs {
			h := s.optionHeight(b, o, r.W)
			s.option(b, o, layout.R(in.X, y, width, h))
			y += h
		}
		if s.soft() {
			s.coverRow(b, layout.R(in.X, y, width, s.coverHeight(b, r.W)))
		}
	})
}

// soft tells whether the game can be played without a cover between turns.
func (s *Setup) soft() bool { return s.h.Soft[s.game.ID()] }

// coverRow adds the switch of the cover between turns. It is no option of the
// game but of the screen: the choice is kept in the settings.
func (s *Setup) coverRow(b *ui.Builder, r layout.Rect) {
	line, rest := r.CutTop(control)
	b.Toggle(ui.Toggle{
		ID: "cover", Rect: line, Text: s.h.Say("setup.cover"), On: s.h.Settings.Covers[s.game.ID()],
		OnChange: func(on bool) { s.h.Cover(s.game.ID(), on) },
	})
	b.Paragraph(layout.R(rest.X+8, rest.Y+2, rest.W-16, rest.H), s.h.Say("setup.cover.help"), optionHelp)
}

func (s *Setup) coverHeight(b *ui.Builder, w float64) float64 {
	return control + 14 + b.ParagraphHeight(s.h.Say("setup.cover.help"), w-32, optionHelp)
}

// optionsHeight is the height of all options in a panel of a width.
func (s *Setup) optionsHeight(b *ui.Builder, w float64) float64 {
	if len(s.game.Options()) == 0 && !s.soft() {
		return 30
	}
	total := 0.0
	if s.soft() {
		total = s.coverHeight(b, w)
	}
	for _, o := range s.game.Options() {
		total += s.optionHeight(b, o, w)
	}
	return total
}

var optionHelp = sprites.Small.Sized(13.5).Aligned(sprites.Start, sprites.Start)

// optionKey is where an option's name stands among the texts.
func (s *Setup) optionKey(o rules.Option) string { return s.game.ID() + ".option." + o.ID }

func (s *Setup) optionHelp(o rules.Option) string {
	if key := s.optionKey(o) + ".help"; s.h.Speaker().Has(key) {
		return s.h.Say(key)
	}
	return ""
}

// numberWords are a number of an option: one that means more than how many has
// words of its own, such as 0 for off.
func (s *Setup) numberWords(o rules.Option, n int) string {
	if key := s.optionKey(o) + "." + itoa(n); s.h.Speaker().Has(key) {
		return s.h.Say(key)
	}
	return itoa(n)
}

func (s *Setup) optionHeight(b *ui.Builder, o rules.Option, w float64) float64 {
	h := control + 14.0
	if _, choice := o.Default.(string); choice {
		h += 26
	}
	if help := s.optionHelp(o); help != "" {
		h += b.ParagraphHeight(help, w-32, optionHelp)
	}
	return h
}

// option adds one option by the type of its value.
func (s *Setup) option(b *ui.Builder, o rules.Option, r layout.Rect) {
	id, name := "option:"+o.ID, s.h.Say(s.optionKey(o))
	line, rest := r.CutTop(control)
	switch o.Default.(type) {
	case bool:
		b.Toggle(ui.Toggle{ID: id, Rect: line, Text: name, On: s.options.Bool(o.ID), OnChange: func(on bool) { s.options[o.ID] = on }})
	case int:
		number, words := line.CutRight(132)
		b.Label(words.InsetXY(8, 0), name, sprites.Body.Fitted())
		b.Stepper(ui.Number{
			ID: id, Rect: number, Label: name, Min: o.Min, Max: o.Max, Off: o.Off, Value: s.options.Int(o.ID),
			Show:     func(v int) string { return s.numberWords(o, v) },
			OnChange: func(v int) { s.options[o.ID] = v },
		})
	default:
		words, _ := line.CutTop(26)
		b.Label(words.InsetXY(8, 0), name, sprites.Body.Fitted())
		row := layout.R(r.X, words.Bottom(), r.W, control)
		_, rest = r.CutTop(26 + control)
		var list []ui.Option
		for _, c := range o.Choices {
			list = append(list, ui.Option{ID: c, Text: s.h.Say(s.optionKey(o) + "." + c)})
		}
		b.Segmented(ui.Choice{ID: id, Rect: row, Options: list, Value: s.options.Choice(o.ID), Label: name, OnChange: func(v string) { s.options[o.ID] = v }})
	}
	if help := s.optionHelp(o); help != "" {
		b.Paragraph(layout.R(rest.X+8, rest.Y+2, rest.W-16, rest.H), help, optionHelp)
	}
}

func (s *Setup) seedHeight(b *ui.Builder, w float64) float64 {
	return 26 + control + 6 + b.ParagraphHeight(s.h.Say("setup.seed.help"), w, optionHelp)
}

// seedRow adds the field of the seed. What stands there in grey is the seed
// that is used where none is typed.
func (s *Setup) seedRow(b *ui.Builder, r layout.Rect) {
	words, rest := r.CutTop(26)
	b.Label(words, s.h.Say("setup.seed"), sprites.Body)
	line, rest := rest.CutTop(control)
	dice, field := line.CutRight(control)
	_, field = field.CutRight(8)
	_, ok := s.useSeed()
	b.TextField(ui.TextField{
		ID: "seed", Rect: field, Label: s.h.Say("setup.seed"), Value: s.seed, Most: 16, Wrong: !ok,
		Placeholder: s.h.Say("setup.seed.chance", rules.Literal("seed", itoa(int(s.chance)))),
		Allow:       func(c rune) bool { return c >= '0' && c <= '9' },
		OnChange:    func(v string) { s.seed = v },
	})
	b.Button(ui.Button{
		ID: "seed:draw", Rect: dice, Icon: "icon/dice", Label: s.h.Say("setup.seed.draw"),
		OnClick: func() { s.seed, s.chance = "", chance() },
		Tip:     func() ui.Tip { return ui.Tip{Title: s.h.Say("setup.seed.draw")} },
	})
	_, rest = rest.CutTop(6)
	b.Paragraph(rest, s.h.Say("setup.seed.help"), optionHelp)
}
