package wcp

import "schron/rules"

// offersPerTalk is how many offers two players may make each other in one talk
// (WCP-24).
const offersPerTalk = 3

// trade is the talk of the active seat with another one (WCP-24). It holds an offer
// being put together or waiting for an answer, and the refused ones.
type trade struct {
	with    int8 // the other seat, nobody if there is no talk
	made    bool // the offer waits for the answer
	refused int8 // how many offers were refused
	offer
	past [offersPerTalk - 1]offer // the refused ones
}

// offer is what one side of a talk proposes (WCP-25).
type offer struct {
	by        int8 // who makes it
	give, ask Things
}

// same reports whether two offers would bring about the same, whoever makes them
// (WCP-58).
func (o *offer) same(p *offer) bool {
	if o.by == p.by {
		return o.give == p.give && o.ask == p.ask
	}
	return o.give == p.ask && o.ask == p.give
}

// repeats reports whether the same was offered before in this talk (WCP-24).
func (t *trade) repeats(o *offer) bool {
	for i := range t.past[:t.refused] {
		if t.past[i].same(o) {
			return true
		}
	}
	return false
}

// goesOn reports whether another offer can be made when the one at hand is refused.
// There must be fewer than three (WCP-24), and something else to offer (WCP-58).
func (s *State) goesOn() bool {
	if s.older == 1 || s.trade.refused >= offersPerTalk-1 {
		return false
	}
	made := int(s.trade.refused) + 1
	return s.bargains(int(s.active), int(s.trade.with), made+1) > made
}

// refuseCounter says why an offer cannot be answered with a counter-offer: no
// other one can be made (WCP-24).
func (s *State) refuseCounter() *rules.Refusal {
	switch {
	case s.goesOn():
		return nil
	case s.trade.refused == offersPerTalk-1:
		return refusal("WCP-24", "counter.last", numberArg(offersPerTalk))
	}
	return refusal("WCP-58", "counter.nothing")
}

// refuseEndTalk says why who is asked cannot end the talk: a refusal alone does
// (WCP-24).
func (s *State) refuseEndTalk() *rules.Refusal {
	if s.goesOn() {
		return nil
	}
	return refusal("WCP-24", "end.refusal")
}

// bargains counts the different offers that two players of different teams could make
// each other, up to most (WCP-25). In each, both sides give something and keep armour.
// Only armour upgrades can forbid an offer, so bargains counts by the armour that each
// side gives.
func (s *State) bargains(a, b, most int) int {
	p, q := &s.players[a], &s.players[b]
	give, ask := p.owned.choices(most), q.owned.choices(most)
	sum := 0
	for down, own := range give {
		for up, other := range ask {
			if d := int8(up - down); own*other == 0 || p.armour+d < 1 || q.armour-d < 1 {
				continue
			}
			if sum += own * other; sum >= most {
				return most
			}
		}
	}
	return sum
}

// exchanges reports whether two players can agree on an exchange at all (WCP-25).
// Players of one team may also give without return; one thing is then the least.
func (s *State) exchanges(a, b int) bool {
	return s.bargains(a, b, 1) > 0 || s.Allied(a, b) && (s.mayGive(a) || s.mayGive(b))
}

// mayGive reports whether a player can give one thing away and keep armour.
func (s *State) mayGive(seat int) bool {
	p := &s.players[seat]
	for i, n := range p.owned {
		if n > 0 && (tokenSpecs[i].kind != ArmourUpgrade || p.armour > tokenSpecs[i].value) {
			return true
		}
	}
	return false
}

// choices counts the ways to choose one or more of the things, by the armour that they
// carry. Counts up to most are exact; higher ones are only known to exceed it.
func (t *Things) choices(most int) (ways [mostPlates + 1]int) {
	ways[0] = 1
	for i, n := range t {
		per := 0
		if tokenSpecs[i].kind == ArmourUpgrade {
			per = int(tokenSpecs[i].value)
		}
		was := ways
		for k := 1; k <= int(n); k++ {
			for v := 0; v+k*per < len(ways); v++ {
				ways[v+k*per] = min(ways[v+k*per]+was[v], most+2)
			}
		}
	}
	ways[0]-- // nothing at all
	return ways
}

// mostPlates is more than what all armour upgrades bring.
const mostPlates = 50
