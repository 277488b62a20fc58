package dolores

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// purchase is what is missing of a bill and can be bought from the bank in one go; the
// zero purchase is none.
type purchase struct {
	Words string // of its button
	lacks game.Bill
	kokos int
	moves []rules.Move
	why   *ui.Refusal // why the bank does not sell it, nil if it does
}

const purchaseLine = 15.0 // height of a line of purchaseText

var purchaseText = sprites.ButtonText.Sized(13).Fitted()

// missing is what the taxes of the ledger shown lack while it can be invested from.
func (f *face) missing() game.Bill {
	if !f.investing() {
		return game.Bill{}
	}
	return f.v.Forecast(f.me()).Missing
}

// buying is how what is missing would be bought.
func (f *face) buying(lacks *game.Bill) purchase {
	if lacks.Empty() {
		return purchase{}
	}
	x := purchase{lacks: *lacks, moves: game.Purchase(lacks)}
	for g, n := range lacks {
		x.kokos += n * game.Goods[g].Sells
	}
	x.Words = f.say("buy.missing", rules.Number("n", x.kokos))
	plan := f.v.Plan(x.moves...)
	switch {
	case plan.Done == len(x.moves):
	case plan.Refusal != nil && plan.Refusal.Text.Key != "dolores.refuse.money":
		x.why = f.t.Why(plan.Refusal)
	default:
		x.why = &ui.Refusal{Text: f.say("buy.poor", rules.Number("n", x.kokos), rules.Number("have", f.fed().Money)), Rule: "DO-11"}
	}
	return x
}

// lackFor is what a building that is paid for in goods lacks, for a city in which it
// could stand.
func (f *face) lackFor(at game.Field, p plant) purchase {
	work := &game.Buildings[p.building]
	if work.Goods.Empty() || !f.investing() {
		return purchase{}
	}
	if home, _ := f.v.Connected(f.me(), at); !home {
		return purchase{}
	}
	lacks := f.v.Lacks(f.me(), &work.Goods)
	return f.buying(&lacks)
}

// buildPurchase is the button that buys what is missing, then moves that it makes
// possible being foreseen with it.
func (f *face) buildPurchase(b *ui.Builder, r layout.Rect, id string, x purchase, then ...rules.Move) {
	moves := append(x.moves[:len(x.moves):len(x.moves)], then...)
	u := ui.Button{
		ID: id, Rect: r, Text: x.Words, Size: purchaseText.Size, Disabled: x.why != nil, Why: func() *ui.Refusal { return x.why },
		State:   map[string]any{"kokos": x.kokos, "lacks": f.billWords(&x.lacks)},
		OnClick: func() { f.ponder = nil; f.t.PlayAll(x.moves...) },
		Tip: func() ui.Tip {
			words := f.say("cost.money", rules.Number("n", x.kokos))
			if x.why != nil {
				words = x.why.Text
			}
			return ui.Tip{Title: f.say("buy.title"), Lines: []string{f.billWords(&x.lacks), words}}
		},
	}
	n := b.Button(u)
	if x.why == nil {
		n.OnHover = func(on bool) { f.think(on, moves...) }
		n.OnFocus = n.OnHover
	}
}

// purchaseWidth is the width that the button of a purchase needs.
func (f *face) purchaseWidth(b *ui.Builder, x purchase) float64 {
	return b.TextWidth(x.Words, purchaseText.Strong()) + 17
}

// buyTaxes lays out at the right end of r the button that buys what the taxes lack and
// returns what is left.
func (f *face) buyTaxes(b *ui.Builder, r layout.Rect) layout.Rect {
	lacks := f.missing()
	x := f.buying(&lacks)
	if x.Words == "" {
		return r
	}
	at, r := r.CutRight(f.purchaseWidth(b, x))
	_, r = r.CutRight(8)
	f.buildPurchase(b, at.InsetXY(0, -1), "buy:taxes", x)
	return r
}

// openBank chooses in the bank what the taxes lack, as much of it as that is.
func (f *face) openBank() {
	lacks := f.missing()
	if lacks[f.good] > 0 {
		f.pickWare(f.good)
		return
	}
	for g, n := range lacks {
		if n > 0 {
			f.pickWare(game.Good(g))
			return
		}
	}
}
