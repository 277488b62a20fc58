package dolores

import (
	"image/color"
	"slices"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// exchanged returns the position after the offer on the table, for the ledgers of the
// two seats that it concerns. It is nil if there is nothing to foresee.
func (f *face) exchanged() *game.View {
	o := f.v.Offer
	if o == nil || f.me() != o.To && f.me() != int(f.v.Go) {
		return nil
	}
	return f.v.Exchanged()
}

// consequence is a sentence on what an exchange leads to.
type consequence struct {
	id, words string
	ink       color.NRGBA
}

// consequences tell what the exchange does to the next taxes of the ledger shown, and
// to what can be built from it.
func (f *face) consequences() []consequence {
	after := f.exchanged()
	if after == nil {
		return nil
	}
	seat := f.me()
	var out []consequence
	was, is := f.v.Forecast(seat), after.Forecast(seat)
	switch {
	case !is.Enough:
		out = append(out, consequence{"taxes", f.say("exchange.lacks", rules.Literal("bill", f.billWords(&is.Missing))), sprites.RedText})
	case !was.Enough:
		out = append(out, consequence{"taxes", f.say("exchange.enough"), sprites.GreenText})
	default:
		out = append(out, consequence{"taxes", f.say("exchange.still"), sprites.GreenText})
	}
	before, then := f.v.Buildable(seat), after.Buildable(seat)
	if words := f.without(then, before); words != "" {
		out = append(out, consequence{"gained", f.say("exchange.gained", rules.Literal("names", words)), sprites.GreenText})
	}
	if words := f.without(before, then); words != "" {
		out = append(out, consequence{"lost", f.say("exchange.lost", rules.Literal("names", words)), sprites.RedText})
	}
	return out
}

// without names the buildings of a list that are not in another.
func (f *face) without(list, other []game.Building) string {
	var names []string
	for _, x := range list {
		if !slices.Contains(other, x) {
			names = append(names, f.t.Words(x.Name()))
		}
	}
	return strings.Join(names, ", ")
}

// buildExchange lays out the consequences of the offer at the lower end of r and
// returns the rest. While the offer is being made the lists come first.
func (f *face) buildExchange(b *ui.Builder, r layout.Rect) layout.Rect {
	const lists, gap = 62, 3
	st := sprites.Small.Sized(14).Aligned(sprites.Start, sprites.Start)
	all := f.consequences()
	for i := len(all) - 1; i >= 0; i-- {
		x := all[i]
		h := b.ParagraphHeight(x.words, r.W, st)
		if r.H-h-gap < lists {
			continue
		}
		var at layout.Rect
		at, r = r.CutBottom(h)
		_, r = r.CutBottom(gap)
		ink := st.In(x.ink)
		n := b.Draw(at, func(c *sprites.Canvas, _ ui.State) { c.Paragraph(x.words, at, ink) })
		n.ID, n.Role, n.Label = "exchange:"+x.id, "text", x.words
	}
	return r
}

// startOffering chooses a good that is there for the side of the offer that is shown.
// To give it chooses one that the taxes leave over, to ask for one that they lack.
func (f *face) startOffering() {
	f.offer.started, f.offer.amount, f.typed = true, 1, typed{}
	x := f.v.Forecast(f.me())
	best := game.Money
	for g := game.GoodKinds - 1; g >= 0; g-- {
		switch {
		case f.offerable(g) == 0:
		case f.offer.ask && x.Missing[g] > 0:
			f.offer.good, f.offer.amount = g, min(x.Missing[g], f.offerable(g))
			return
		case f.offer.ask || f.fed().Store[g] > x.Taxes[g]:
			best = g
		}
	}
	f.offer.good = best
}
