package wcp

import (
	"testing"
)

// encounter has the pawns of seats 0 to seats−1 in d5 after a move of seat 0.
func encounter(t testing.TB, seats int, changes ...change) *State {
	t.Helper()
	all := []change{corridorHalls, holds(0, "scrap"), stands(0, "d6")}
	for seat := 1; seat < seats; seat++ {
		all = append(all, stands(seat, "d5"))
	}
	s := at(t, seats, "", append(all, changes...)...)
	play(t, s, "move d5")
	return s
}

func TestWCP24WhatToDoWithPawnsMet(t *testing.T) {
	s := encounter(t, 3, owns(0, "core"), owns(1, "cell"))
	wantAsked(t, s, 0, "meet")
	wantLegal(t, s, "", "attack 1", "attack 2", "trade 1", "pass")
	wantRefused(t, s, "attack 0", "WCP-24", "meet.absent")
	wantRefused(t, s, "trade 5", "WCP-24", "meet.absent")
	wantRefused(t, s, "content scrap d6", "WCP-24", "now.meet")
	play(t, s, "pass")
	wantAsked(t, s, 0, "place")
}

func TestWCP24OneAttackAndOneOfferToAnother(t *testing.T) {
	s := encounter(t, 4, owns(0, "core"), owns(1, "cell"), owns(2, "cell"), left(0, 8, 0))
	play(t, s, "attack 1")
	wantLegal(t, s, "", "trade 2", "pass")
	wantRefused(t, s, "attack 2", "WCP-30", "attack.again")
	play(t, s, "trade 2")
	wantRefused(t, s, "pass", "WCP-24", "now.offer")
	play(t, s, "give core", "ask cell", "offer")
	wantAsked(t, s, 2, "answer")
	play(t, s, "decline")
	wantAsked(t, s, 0, "place") // the talk is over, for nothing else could be offered

	s = encounter(t, 3, owns(0, "core"), owns(1, "cell"), owns(2, "cell"))
	play(t, s, "trade 1", "give core", "ask cell", "offer", "decline")
	wantLegal(t, s, "", "attack 2", "pass")
	wantRefused(t, s, "attack 1", "WCP-24", "attack.traded")
	wantRefused(t, s, "trade 2", "WCP-24", "trade.again")
}

func TestWCP25BothSidesGiveAndAgree(t *testing.T) {
	s := encounter(t, 2, owns(0, "core", "armour2", "booster"), owns(1, "cell", "fire"), left(0, 5, 0))
	play(t, s, "trade 1")
	wantLegal(t, s, "", "give core", "give armour2", "give booster", "ask cell", "ask fire", "withdraw")
	wantRefused(t, s, "offer", "WCP-25", "offer.empty")
	wantRefused(t, s, "give fire", "WCP-25", "give.not-owned")
	wantRefused(t, s, "ask core", "WCP-25", "ask.not-owned")
	play(t, s, "give armour2")
	wantRefused(t, s, "give armour2", "WCP-25", "give.not-owned")
	wantRefused(t, s, "offer", "WCP-25", "offer.one-sided")
	play(t, s, "give booster", "ask fire")
	v := viewOf(s, 1)
	if v.Trade == nil || v.Trade.With != 1 || len(v.Trade.Give) != 2 || v.Trade.Made {
		t.Errorf("trade %+v", v.Trade)
	}
	b := v.Bargain(0, 1, v.Trade.Give, v.Trade.Ask)
	if b.Why != nil || b.Own != (Characteristics{3, 3, 0}) || b.Other != (Characteristics{2, 8, 2}) {
		t.Errorf("forecast %+v", b)
	}
	play(t, s, "offer")
	wantAsked(t, s, 1, "answer")
	if p := s.Prompt(); !p.Reaction || p.Private {
		t.Errorf("prompt %+v", p)
	}
	wantRefused(t, s, "pass", "WCP-25", "now.answer")
	j := play(t, s, "accept")
	wantEvents(t, happened(j), "WCP-25 accept")
	// The armour upgrade carries its full value, the booster had no marker left.
	wantSeat(t, s, 0, "d5 fire 3 armour 3 boosters 0 owned [core fire]")
	wantSeat(t, s, 1, "d5 fire 2 armour 8 boosters 2 owned [cell armour2 booster]")
}

func TestWCP25NobodyTradesTheLastArmourAway(t *testing.T) {
	s := encounter(t, 2, owns(0, "armour2"), owns(1, "armour", "cell"), left(0, 2, 1))
	play(t, s, "trade 1", "give armour2", "ask cell")
	r := wantRefused(t, s, "offer", "WCP-25", "offer.armour")
	if a, _ := r.Text.Arg("player"); a.N != 0 {
		t.Errorf("armour of seat %d", a.N)
	}
	play(t, s, "ask armour", "offer", "accept") // 2 − 2 + 1
	wantSeat(t, s, 0, "d5 fire 2 armour 1 boosters 1 owned [cell armour]")
	s = encounter(t, 2, owns(0, "cell"), owns(1, "armour", "board"), left(1, 1, 1))
	play(t, s, "trade 1", "give cell", "ask armour")
	r = wantRefused(t, s, "offer", "WCP-25", "offer.armour")
	if a, _ := r.Text.Arg("player"); a.N != 1 {
		t.Errorf("armour of seat %d", a.N)
	}
	s = encounter(t, 2, owns(0, "cell"))
	wantRefused(t, s, "trade 1", "WCP-25", "trade.nothing")
}

// A talk that could end in no exchange does not begin. What is asked for may be what
// makes a gift possible, and within a team one side may give alone.
func TestWCP25NoTalkBeginsWhereNothingCanBeExchanged(t *testing.T) {
	barren := []change{owns(0, "armour2"), owns(1, "core"), left(0, 2, 1)}
	s := encounter(t, 2, barren...)
	wantRefused(t, s, "trade 1", "WCP-25", "trade.armour")
	for _, m := range s.Legal(nil) {
		if m.Verb == VerbTrade {
			t.Errorf("%q is legal", Game{}.Notation(m))
		}
	}
	s = encounter(t, 2, owns(0, "armour2"), owns(1, "core"), left(0, 3, 1))
	play(t, s, "trade 1", "give armour2", "ask core", "offer", "accept")
	s = encounter(t, 2, owns(0, "armour2"), owns(1, "armour"), left(0, 2, 1))
	play(t, s, "trade 1", "give armour2", "ask armour", "offer", "accept")
}

// Games of older rules are replayed with such talks, and go on by today's rules.
func TestWCP25OlderRulesLetABarrenTalkBegin(t *testing.T) {
	s := encounter(t, 2, owns(0, "armour2"), owns(1, "core"), left(0, 2, 1), func(_ testing.TB, s *State) { s.older = 2 })
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	today, err := Game{}.Decode(data)
	if err != nil {
		t.Fatalf("the position does not go on: %v", err)
	}
	if err := today.Check(Plain(VerbPass)); err != nil {
		t.Errorf("nothing can be played: %v", err)
	}
	play(t, s, "trade 1", "withdraw")
}

func TestWCP30OneExchangeOfFire(t *testing.T) {
	s := encounter(t, 2)
	exchange, outcome := viewOf(s, 0).Duel(0, 1)
	if exchange != (Exchange{6, 4}) || outcome != Undecided {
		t.Errorf("forecast %+v %s", exchange, outcome)
	}
	j := play(t, s, "attack 1")
	wantEvents(t, happened(j), "WCP-30 attack", "WCP-33 undecided")
	wantSeat(t, s, 0, "d5 fire 2 armour 6 boosters 1")
	wantSeat(t, s, 1, "d5 fire 2 armour 4 boosters 2")
}

func TestWCP31TheWinnerTakesOneThing(t *testing.T) {
	s := encounter(t, 2, owns(1, "core", "armour2", "booster"), left(1, 2, 0))
	j := play(t, s, "attack 1")
	wantEvents(t, happened(j), "WCP-30 attack", "WCP-31 beat")
	wantAsked(t, s, 0, "spoils")
	wantLegal(t, s, "", "take core", "take armour2", "take booster")
	wantRefused(t, s, "take scrap", "WCP-31", "take.not-owned")
	wantRefused(t, s, "pass", "WCP-31", "now.spoils")
	j = play(t, s, "take armour2")
	wantEvents(t, happened(j), "WCP-31 spoils", "WCP-28 wreck")
	wantSeat(t, s, 0, "d5 fire 2 armour 8 boosters 1 owned [armour2]") // 8 − 2 + 2
	// The card's values and those of the upgrades still owned.
	wantSeat(t, s, 1, "entrance fire 2 armour 6 boosters 3 owned [core booster]")
	wantAsked(t, s, 0, "place")
}

func TestWCP31TheDefenderTakesToo(t *testing.T) {
	s := encounter(t, 2, owns(0, "core", "cell"), left(0, 2, 1))
	play(t, s, "attack 1")
	wantAsked(t, s, 1, "spoils")
	if p := s.Prompt(); !p.Reaction || p.Private {
		t.Errorf("prompt %+v", p)
	}
	play(t, s, "take cell")
	wantSeat(t, s, 0, "entrance fire 2 armour 8 boosters 1 owned [core]")
	wantSeat(t, s, 1, "d5 fire 2 armour 4 boosters 2 owned [cell]")
	wantAsked(t, s, 0, "place")
}

// A single kind of thing is taken at once, and nothing if there is nothing.
func TestWCP31NothingToChoose(t *testing.T) {
	s := encounter(t, 2, owns(1, "cell", "cell"), left(1, 1, 0))
	wantEvents(t, happened(play(t, s, "attack 1")), "WCP-30 attack", "WCP-31 beat", "WCP-31 spoils", "WCP-28 wreck")
	wantSeat(t, s, 1, "entrance fire 2 armour 6 boosters 2 owned [cell]")
	s = encounter(t, 2, left(1, 1, 0))
	wantEvents(t, happened(play(t, s, "attack 1")), "WCP-30 attack", "WCP-31 beat", "WCP-28 wreck")
}

func TestWCP32BothAreWrecked(t *testing.T) {
	s := encounter(t, 2, owns(0, "core"), owns(1, "cell", "armour2"), left(0, 1, 0), left(1, 2, 0))
	wantEvents(t, happened(play(t, s, "attack 1")), "WCP-30 attack", "WCP-32 both-wrecked", "WCP-28 wreck", "WCP-28 wreck")
	wantSeat(t, s, 0, "entrance fire 2 armour 8 boosters 1 owned [core]")
	wantSeat(t, s, 1, "entrance fire 2 armour 8 boosters 2 owned [cell armour2]")
}

func TestWCP33UndecidedWithoutTrade(t *testing.T) {
	s := encounter(t, 3, owns(0, "core"), owns(1, "cell"), owns(2, "cell"))
	play(t, s, "attack 1")
	wantRefused(t, s, "trade 1", "WCP-33", "trade.attacked")
	wantLegal(t, s, "", "trade 2", "pass")
	play(t, s, "pass", "content scrap d6")
}

func TestWCP54AnOfferGivenUpIsUsedUp(t *testing.T) {
	s := encounter(t, 2, owns(0, "core"), owns(1, "cell"))
	j := play(t, s, "trade 1", "give core", "withdraw")
	wantEvents(t, happened(j, "WCP-54"), "WCP-54 withdraw")
	wantSeat(t, s, 0, "d5 fire 2 armour 8 boosters 1 owned [core]")
	wantAsked(t, s, 0, "place") // neither trade nor attack is left
}

func team(people int8) change { return func(_ testing.TB, s *State) { s.owners = people } }

func TestWCP50AlliesDoNotFightButGive(t *testing.T) {
	s := encounter(t, 6, team(3), owns(0, "core"))
	wantLegal(t, s, "", "attack 1", "attack 2", "attack 4", "attack 5", "trade 3", "pass")
	wantRefused(t, s, "attack 3", "WCP-50", "attack.team")
	play(t, s, "trade 3", "give core")
	// The same person on both sides agrees at once (WCP-54).
	j := play(t, s, "offer")
	wantEvents(t, happened(j), "WCP-25 offer", "WCP-25 accept")
	if s.players[3].owned.Value() != 4 || s.players[0].owned.any() {
		t.Error("the gift did not arrive")
	}
	wantLegal(t, s, "", "attack 1", "attack 2", "attack 4", "attack 5", "pass")
}
