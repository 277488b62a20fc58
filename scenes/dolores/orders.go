package dolores

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
)

// Mend buys what the taxes lack before the investments end.
func (f *face) Mend(m rules.Move) (words string, moves []rules.Move, always bool) {
	seat := f.t.Acting()
	if m.Verb != game.VerbEnd || f.v.Decision != game.DecideInvest || seat == rules.NoSeat {
		return "", nil, false
	}
	lacks := f.v.Forecast(seat).Missing
	x := f.buying(&lacks)
	if x.Words == "" || x.why != nil {
		return "", nil, false
	}
	return f.say("buy.end", rules.Number("n", x.kokos)), append(x.moves, m), f.t.Match().Ordered(seat)
}

// Answer pays the taxes for who ordered that, where nothing would be left unpaid: neither
// for want of goods nor by hand.
func (f *face) Answer() (rules.Move, bool) {
	v := f.t.View().(game.View)
	if v.Decision != game.DecideTax {
		return rules.Move{}, false
	}
	left := v.Forecast(f.t.Acting()).Unpaid
	return game.Plain(game.VerbSettle), left.Empty()
}

// orderText is the size of the words of the order.
const orderText = 13.0

// buildOrder lays out the acting seat's standing order at the right end of r: to buy what
// taxes lack and to pay them. It returns the rest of r.
func (f *face) buildOrder(b *ui.Builder, r layout.Rect) layout.Rect {
	if !f.mine() || !f.t.TakesOrders() {
		return r
	}
	words := f.say("pays")
	box, rest := r.CutRight(b.TickWidth(words, orderText))
	b.Toggle(f.t.OrderToggle(f.t.Acting(), ui.Toggle{
		ID: "pays", Rect: box, Text: words, Size: orderText,
		Tip: func() ui.Tip { return ui.Tip{Title: f.say("pays.title"), Lines: []string{f.say("pays.help")}} },
	}))
	return rest
}
