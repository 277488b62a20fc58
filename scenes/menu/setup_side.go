package menu

import (
	"math"

	"schron/layout"
	"schron/rules"
	"schron/rules/bots"
	"schron/scenes/ui"
	"schron/sprites"
)

// about adds the picture and a few words on the game.
func (s *Setup) about(b *ui.Builder, r layout.Rect) {
	b.Panel(r, panelQuiet)
	in := r.Inset(10)
	id := s.game.ID()
	art, words := in.CutLeft(math.Round(in.H * 200 / 226))
	_, words = words.CutLeft(16)
	picture := boxPicture(id)
	b.Draw(art, func(c *sprites.Canvas, _ ui.State) { picture(c, art) })
	small := sprites.Small.Sized(14).Aligned(sprites.Start, sprites.Start)
	title := sprites.Title.Sized(19).Aligned(sprites.Start, sprites.Start)
	name := s.h.Name(id)
	line, words := words.CutTop(b.ParagraphHeight(name, words.W, title) + 4)
	b.Paragraph(line, name, title)
	line, words = words.CutTop(20)
	b.Paragraph(line, lid(s.h, s.game), small)
	if s.prints() || s.h.HasBook(id) {
		link, rest := words.CutBottom(20)
		st := sprites.Small.Sized(14).In(sprites.Amber)
		add := func(id, words string, do func()) {
			at, left := link.CutRight(b.TextWidth(words, st) + 2)
			b.Link(id, at, words, st, do)
			_, link = left.CutRight(gap)
		}
		if s.h.HasBook(id) && hasCourse(id) {
			add("learn", courseWords(s.h, id), func() { s.h.Navigation.Course(id) })
		}
		if s.prints() {
			add("print", s.h.Say("files.menu.print"), s.print)
		}
		if s.h.HasBook(id) {
			b.Link("rules", link, s.h.Say("frame.rules"), st, func() { s.h.Navigation.Rules(id, "") })
		}
		words = rest
	}
	if t := s.h.Say(id + ".tagline"); b.ParagraphHeight(t, words.W, small) <= words.H {
		b.Paragraph(words, t, small)
	}
}

// soft reports whether the game can be played without a cover between turns.
func (s *Setup) soft() bool { return s.h.Boxes[s.game.ID()].FaceDownSecrets }

// optionRow is a switch, a number or a choice on its way to the panel.
type optionRow struct {
	high  float64
	build func(r layout.Rect)
}

// optionRows lists the rows of a column of width w. There is one per option of the
// game, the switch of the cover if it can be left out, and that of hints. The help
// stands below each row or in its tooltip.
func (s *Setup) optionRows(b *ui.Builder, w float64, help bool) []optionRow {
	var rows []optionRow
	number := s.numberWidth(b, w-2*optionSide)
	for _, o := range s.game.Options() {
		rows = append(rows, optionRow{s.optionHeight(b, o, w, help), func(r layout.Rect) { s.option(b, o, r, number, help) }})
	}
	add := func(t ui.Toggle) {
		words := s.h.Say(t.Text + ".help")
		t.Text = s.h.Say(t.Text)
		rows = append(rows, optionRow{rowHeight(b, words, w, help), func(r layout.Rect) { s.toggleRow(b, r, t, words, help) }})
	}
	if s.soft() { // no option of the game but of the screen: it is kept in the settings
		add(ui.Toggle{
			ID: "cover", Text: "setup.cover", On: s.h.Settings.Covers[s.game.ID()],
			OnChange: func(on bool) { s.h.Cover(s.game.ID(), on) },
		})
	}
	if bots.Adviser(s.game) != nil { // what the players agree on is kept with the match
		add(ui.Toggle{ID: "hints", Text: "setup.hints", On: s.hints, OnChange: func(on bool) { s.hints = on }})
	}
	brief := func(t ui.Toggle) { // told in its tooltip only, for it comes and goes
		words := s.h.Say(t.Text + ".help")
		t.Text = s.h.Say(t.Text)
		rows = append(rows, optionRow{rowHeight(b, words, w, false), func(r layout.Rect) { s.toggleRow(b, r, t, words, false) }})
	}
	if s.sided() {
		brief(ui.Toggle{ID: "legs", Text: "setup.legs", On: s.legs, OnChange: func(on bool) { s.legs = on }})
	}
	if rules.Alone(s.lineup.players) {
		brief(ui.Toggle{ID: "take-back", Text: "setup.take-back", On: s.takeBack, OnChange: func(on bool) { s.takeBack = on }})
	}
	return rows
}

// rowHeight is the height of a row with a line of controls, and with words below
// it or without.
func rowHeight(b *ui.Builder, words string, w float64, help bool) float64 {
	switch {
	case !help:
		return control + 4
	case words == "":
		return control + 14
	}
	return control + 14 + b.ParagraphHeight(words, w-32, optionHelp)
}

// toggleRow adds a switch that is no option of the game, with words on what it changes.
func (s *Setup) toggleRow(b *ui.Builder, r layout.Rect, t ui.Toggle, words string, help bool) {
	line, rest := r.CutTop(control)
	t.Rect = line
	if !help {
		t.Tip = func() ui.Tip { return ui.Tip{Title: t.Text, Lines: []string{words}} }
	}
	b.Toggle(t)
	if help {
		b.Paragraph(layout.R(rest.X+optionSide, rest.Y+2, rest.W-2*optionSide, rest.H), words, optionHelp)
	}
}

// Room beside what an option is chosen with, as a switch has it, and above and below.
const (
	optionSide = 8
	optionEdge = 3
)

// choiceHead is the height of the name over a choice.
const choiceHead = 38

var optionHelp = sprites.Small.Sized(13.5).Aligned(sprites.Start, sprites.Start)

// optionKey is where an option's name stands among the texts.
func (s *Setup) optionKey(o rules.Option) string { return s.game.ID() + ".option." + o.ID }

// optionHelp says why the game is not played with the option as it is, else what the
// option changes.
func (s *Setup) optionHelp(o rules.Option) string {
	if s.refuses(o) {
		return s.h.Speaker().Error(s.refused)
	}
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

func (s *Setup) optionHeight(b *ui.Builder, o rules.Option, w float64, help bool) float64 {
	h := rowHeight(b, s.optionHelp(o), w, help || s.refuses(o))
	if _, choice := o.Default.(string); choice {
		h += choiceHead
	}
	return h
}

// option adds one option by the type of its value; a number is so wide.
func (s *Setup) option(b *ui.Builder, o rules.Option, r layout.Rect, numberWidth float64, help bool) {
	id, name, note := "option:"+o.ID, s.h.Say(s.optionKey(o)), s.note(o, s.options[o.ID])
	st := optionHelp
	if s.refuses(o) {
		help, st = true, st.In(sprites.RedText)
	}
	line, rest := r.CutTop(control)
	var tip func() ui.Tip
	if !help {
		tip = func() ui.Tip { return ui.TipOf(name, s.optionHelp(o)) }
	}
	switch o.Default.(type) {
	case bool:
		b.Toggle(ui.Toggle{ID: id, Rect: line, Text: name, Note: note, On: s.options.Bool(o.ID), OnChange: func(on bool) { s.choose(o, on) }, Tip: tip})
	case int:
		number, words := line.InsetXY(optionSide, optionEdge).CutRight(numberWidth)
		b.Noted(id+":name", words, name, note).Tip = tip
		b.Stepper(ui.Number{
			ID: id, Rect: number, Label: name, Min: o.Min, Max: o.Max, Off: o.Off, Value: s.options.Int(o.ID),
			Show:     func(v int) string { return s.numberWords(o, v) },
			OnChange: func(v int) { s.choose(o, v) }, Tip: tip,
		})
	default:
		words, _ := line.CutTop(choiceHead)
		b.Noted(id+":name", words.InsetXY(optionSide, 0), name, note).Tip = tip
		row := layout.R(r.X, words.Bottom(), r.W, control).InsetXY(optionSide, optionEdge)
		_, rest = r.CutTop(choiceHead + control)
		var list []ui.Option
		for _, c := range o.Choices {
			words := s.h.Say(s.optionKey(o) + "." + c)
			list = append(list, ui.Option{ID: c, Text: words, Tip: func() ui.Tip { return ui.TipOf(words, s.note(o, c)) }})
		}
		b.Segmented(ui.Choice{ID: id, Rect: row, Options: list, Value: s.options.Choice(o.ID), Label: name, OnChange: func(v string) { s.choose(o, v) }})
	}
	if s.options[o.ID] != o.Default {
		s.changedDot(b, id, line, name)
	}
	if words := s.optionHelp(o); help && words != "" {
		b.Paragraph(layout.R(rest.X+optionSide, rest.Y+2, rest.W-2*optionSide, rest.H), words, st)
	}
}

// widestNumber is how wide a number is where there is room for it.
const widestNumber = 132

// numberWidth returns the width of all numbers in lines of width w. It shrinks where
// the name of an option would not fit beside it, but never below the width of a value.
func (s *Setup) numberWidth(b *ui.Builder, w float64) float64 {
	width, least := float64(widestNumber), 0.0
	for _, o := range s.game.Options() {
		if _, number := o.Default.(int); !number {
			continue
		}
		width = min(width, w-gap-b.TextWidth(s.h.Say(s.optionKey(o)), sprites.Body))
		values := []int{o.Min, o.Max, s.options.Int(o.ID)}
		if o.Off {
			values = append(values, 0)
		}
		for _, n := range values {
			least = max(least, ui.StepperWidth(b, s.numberWords(o, n), control-2*optionEdge))
		}
	}
	return min(math.Ceil(max(width, least)), widestNumber)
}

func (s *Setup) seedHeight(b *ui.Builder, w float64) float64 {
	return control + 6 + b.ParagraphHeight(s.h.Say("setup.seed.help"), w, optionHelp)
}

// seedRow adds the field of the seed. What stands there in grey is the seed
// that is used where none is typed.
func (s *Setup) seedRow(b *ui.Builder, r layout.Rect) {
	line, rest := r.CutTop(control)
	words, line := line.CutLeft(b.TextWidth(s.h.Say("setup.seed"), sprites.Body) + gap)
	b.Label(words, s.h.Say("setup.seed"), sprites.Body)
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
