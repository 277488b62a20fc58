package wradislavia

import (
	"strconv"
	"unicode"
	"unicode/utf8"

	"schron/layout"
	game "schron/rules/wradislavia"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/sprites"
)

// buildPeruns lays out what a Perun may add to each die of this shot.
func (f *face) buildPeruns(b *ui.Builder, r layout.Rect) {
	head, in := r.CutTop(22)
	_, in = in.CutTop(4)
	b.Label(head, f.say("perun.head"), panelHead)
	have := f.v.Players[f.front].Peruns
	s := f.shot()
	cost := s.Peruns()
	words := f.say("perun.none")
	switch {
	case cost > 0:
		words = f.say("perun.cost", numberArg(cost), wordsArg("have", strconv.Itoa(have)))
	case have > 0:
		words = f.say("perun.have", numberArg(have))
	}
	st := headText.Sized(13.5).Aligned(sprites.End, sprites.Middle).Fitted()
	w := b.TextWidth(f.say("perun.head"), panelHead) + 14
	_, note := head.CutLeft(w)
	b.Info("peruns", note, words, st)
	values := f.v.Values(s)
	for i := range game.Dice {
		f.buildPips(b, in.Column(i, game.Dice, 10), i, s, values[i])
	}
}

// buildPips is a die with what is added to it, between minus and plus.
func (f *face) buildPips(b *ui.Builder, r layout.Rect, die int, s game.Shot, value int) {
	added := int(f.aim.pips[die])
	most := added
	if f.v.MayAddPip(f.front, s, die) {
		most++
	}
	b.Stepper(ui.Number{
		ID: "pip:" + table.Numeral(die+1), Rect: r, Label: f.say("die", numberArg(die+1)),
		Min: 0, Max: most, Value: added, Disabled: most == 0,
		Show: func(int) string { return "" },
		OnChange: func(v int) {
			f.addPip(die, v-added)
		},
		Tip: func() ui.Tip {
			return ui.Tip{Title: f.say("die", numberArg(die+1)), Lines: []string{f.say("perun.help"), f.say("key.pip", wordsArg("key", plusKeyNames[die]))}}
		},
	})
	st := pipText.Sized(18)
	switch {
	case added > 0:
		st = st.In(sprites.GreenText)
	case most == 0:
		st = st.In(sprites.Disabled)
	}
	b.Label(layout.Around(r.Center(), layout.S(r.W/3, r.H)), signless(value), st)
}

// pipText is the number of a die between minus and plus.
var pipText = sprites.Title.Aligned(sprites.Middle, sprites.Middle)

// signed is a number with its sign, as a line of the reckoning has it.
func signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}

// signless is a number that has a sign only below zero.
func signless(n int) string {
	if n < 0 {
		return signed(n)
	}
	return strconv.Itoa(n)
}

// capital begins words with a capital letter.
func capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[size:]
}
