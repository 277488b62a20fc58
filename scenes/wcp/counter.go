package wcp

import (
	"slices"

	"schron/rules"
	game "schron/rules/wcp"
)

// counter answers the offer with another one, begun from some moves (WCP-24). It reports
// whether any was played.
func (f *face) counter(begun []rules.Move) bool {
	return f.t.PlayAll(append([]rules.Move{game.Plain(game.VerbCounter)}, begun...)...) > 0
}

// counters are the moves that would put something more into the offer at hand as who is
// asked would make it. None if that seat may not answer with another offer.
func (f *face) counters() (out []rules.Move) {
	if !f.t.May(game.VerbCounter) {
		return nil
	}
	for _, seat := range [...]int{int(f.v.Trade.By), f.asked()} {
		s := f.sideOf(seat, game.Bargain{})
		left := slices.Clone(f.v.Players[seat].Owned)
		for _, x := range s.used {
			i := slices.Index(left, x)
			left = slices.Delete(left, i, i+1)
		}
		for _, x := range slices.Compact(left) {
			out = append(out, game.OfThing(s.verb, x))
		}
	}
	return out
}

// mirrored are the moves that put together the offer at hand as who is asked
// would make it: what was given is asked for.
func (f *face) mirrored() []rules.Move {
	t := f.v.Trade
	return putTogether(t.Ask, t.Give)
}

// lastOffer are the moves that put together what was refused last in the talk, as
// who makes the next offer would.
func (f *face) lastOffer() []rules.Move {
	t := f.v.Trade
	last := t.Refused[len(t.Refused)-1]
	if last.By != t.By {
		return putTogether(last.Ask, last.Give)
	}
	return putTogether(last.Give, last.Ask)
}

// putTogether are the moves that put together an offer.
func putTogether(give, ask []game.Token) []rules.Move {
	var out []rules.Move
	for _, x := range give {
		out = append(out, game.OfThing(game.VerbGive, x))
	}
	for _, x := range ask {
		out = append(out, game.OfThing(game.VerbAsk, x))
	}
	return out
}

// without leaves a move out of a list, as often as it stands there.
func without(list []rules.Move, m rules.Move) []rules.Move {
	return slices.DeleteFunc(slices.Clone(list), func(x rules.Move) bool { return x == m })
}
