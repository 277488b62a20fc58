package wradislavia

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/sprites"
)

// buildPeruns lays out what a Perun may add to each die of this shot.
func (f *face) buildPeruns(b *ui.Builder, r layout.Rect) {
	head, in := r.CutTop(22)
	_, in = in.CutTop(4)
	b.Label(head, f.say("perun.head"), panelHead)
	s := f.shot()
	words := f.perunWords(s)
	st := headText.Sized(13.5).Aligned(sprites.End, sprites.Middle).Fitted()
	w := b.TextWidth(f.say("perun.head"), panelHead) + 14
	_, note := head.CutLeft(w)
	b.Info("peruns", note, words, st)
	values := f.v.Values(s)
	for i := range game.Dice {
		f.buildPips(b, in.Column(i, game.Dice, 10), i, s, values[i])
	}
}

// perunWords tell what Peruns could do or do for a shot, and what that costs.
func (f *face) perunWords(s game.Shot) string {
	have, cost := f.v.Players[f.seat].Peruns, s.Peruns()
	amount := []rules.Arg{rules.Number("n", cost), rules.Literal("have", strconv.Itoa(have))}
	switch {
	case have == 0:
		return f.say("perun.none")
	case s.Pips != game.Pips{}:
		added := 0
		for _, n := range s.Pips {
			added += int(n)
		}
		return f.say("perun.pips", append(amount, rules.Literal("pips", strconv.Itoa(added)))...)
	case cost == 0:
		return f.say("perun.have", rules.Number("n", have))
	case have > cost:
		return f.say("perun.more", amount...)
	}
	return f.say("perun.cost", amount...)
}

// best returns the most that a Perun's pips could make of the shot at an opposing slot.
// It is nil where no Perun can be spent on them.
func (f *face) best(slot int) *game.Accuracy {
	if f.aim.shooter == none {
		return nil
	}
	was := f.aim.pips
	defer func() { f.aim.pips = was }()
	var out *game.Accuracy
	for _, f.aim.pips = range game.AllPips() {
		s := f.shot()
		if s.Mode != game.LongBurst {
			s.Target = slot
		}
		if f.t.Hindrance(s.Move()) != nil {
			continue
		}
		if a := f.forecast(slot); a != nil && (out == nil || a.Wounds > out.Wounds) {
			out = a
		}
	}
	return out
}

// buildPips is a die with what is added to it, between minus and plus.
func (f *face) buildPips(b *ui.Builder, r layout.Rect, die int, s game.Shot, value int) {
	added := int(f.aim.pips[die])
	most := added
	if f.v.MayAddPip(f.seat, s, die) {
		most++
	}
	b.Stepper(ui.Number{
		ID: "pip:" + strconv.Itoa(die+1), Rect: r, Label: f.say("die", rules.Number("n", die+1)),
		Min: 0, Max: most, Value: added, Disabled: most == 0,
		Show: func(int) string { return "" },
		OnChange: func(v int) {
			f.addPip(die, v-added)
		},
		Tip: func() ui.Tip {
			return ui.Tip{Title: f.say("die", rules.Number("n", die+1)), Lines: []string{f.say("perun.help"), f.say("key.pip", rules.Literal("key", plusKeyNames[die]))}}
		},
	})
	st := pipText.Sized(18)
	natural := int(f.v.Dice[die])
	switch {
	case value > natural:
		st = st.In(sprites.GreenText)
	case value < natural:
		st = st.In(sprites.RedText)
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
