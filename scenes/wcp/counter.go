package wcp

import (
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
	if !f.may(game.VerbCounter) {
		return nil
	}
	t := f.v.Trade
	for _, h := range heapsOf(f.v.Players[t.By].Owned, true) {
		out = appendMore(out, game.VerbAsk, h, t.Give)
	}
	for _, h := range heapsOf(f.v.Players[f.asked()].Owned, true) {
		out = appendMore(out, game.VerbGive, h, t.Ask)
	}
	return out
}

// appendMore adds the move that offers one more of a heap, if there is one.
func appendMore(out []rules.Move, verb uint8, h heap, used []game.Token) []rules.Move {
	for _, t := range used {
		if t == h.token {
			h.n--
		}
	}
	if h.n > 0 {
		out = append(out, game.OfThing(verb, h.token))
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
	var out []rules.Move
	for _, x := range list {
		if x != m {
			out = append(out, x)
		}
	}
	return out
}
