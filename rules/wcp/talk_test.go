package wcp

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
)

// talk has seats 0 and 1 meet with enough to talk about.
func talk(t testing.TB, changes ...change) *State {
	t.Helper()
	s := encounter(t, 3, append([]change{
		owns(0, "core", "scrap", "fire"), owns(1, "cell", "board", "booster"), owns(2, "cell"),
	}, changes...)...)
	play(t, s, "trade 1")
	return s
}

// wantTalk tests which offer of the talk it is and who makes it.
func wantTalk(t *testing.T, s *State, number, by int, made bool) {
	t.Helper()
	v := viewOf(s, rules.NoSeat)
	if v.Trade == nil || v.Trade.Number() != number || int(v.Trade.By) != by || v.Trade.Made != made {
		t.Fatalf("talk %+v, want offer %d by seat %d, made: %v", v.Trade, number, by, made)
	}
}

// A refusal lets the same side try again, until three offers were made.
func TestWCP24TheSameSideMakesAnotherOffer(t *testing.T) {
	s := talk(t)
	wantTalk(t, s, 1, 0, false)
	play(t, s, "give scrap", "ask board", "offer")
	wantTalk(t, s, 1, 0, true)
	wantAsked(t, s, 1, "answer")
	wantLegal(t, s, "", "accept", "decline", "counter", "end")
	wantEvents(t, happened(play(t, s, "decline")), "WCP-24 decline")
	wantAsked(t, s, 0, "offer")
	wantTalk(t, s, 2, 0, false)
	wantRefused(t, s, "offer", "WCP-25", "offer.empty") // a new sheet
	play(t, s, "give scrap", "ask cell", "offer", "decline")
	wantTalk(t, s, 3, 0, false)
	play(t, s, "give core", "ask board", "offer")
	wantAsked(t, s, 1, "answer")
	wantLegal(t, s, "", "accept", "decline") // the last word of the talk
	wantRefused(t, s, "counter", "WCP-24", "counter.last")
	wantRefused(t, s, "end", "WCP-24", "end.refusal")
	j := play(t, s, "decline")
	wantEvents(t, happened(j), "WCP-24 decline", "WCP-24 talk.three")
	wantAsked(t, s, 0, "meet")
	wantLegal(t, s, "", "attack 2", "pass") // one talk a turn, and not with whom one fights
	wantRefused(t, s, "trade 2", "WCP-24", "trade.again")
	wantSeat(t, s, 0, "d5 fire 3 armour 8 boosters 1 owned [scrap core fire]")
}

// The other side answers with a counter-offer, in which it gives and asks.
func TestWCP24ACounterOffer(t *testing.T) {
	s := talk(t)
	play(t, s, "give scrap", "ask board", "offer")
	j := play(t, s, "counter")
	wantEvents(t, happened(j), "WCP-24 counter")
	wantAsked(t, s, 1, "offer")
	wantTalk(t, s, 2, 1, false)
	wantLegal(t, s, "", "give cell", "give board", "give booster", "ask scrap", "ask core", "ask fire", "withdraw")
	wantRefused(t, s, "give core", "WCP-25", "give.not-owned")
	wantRefused(t, s, "ask board", "WCP-25", "ask.not-owned")
	play(t, s, "give board", "ask core")
	b := viewOf(s, 0).Bargain(1, 0, []Token{token(t, "board")}, []Token{token(t, "core")})
	if b.Why != nil {
		t.Errorf("the counter-offer cannot be made: %v", b.Why)
	}
	play(t, s, "offer")
	wantTalk(t, s, 2, 1, true)
	wantAsked(t, s, 0, "answer")
	// And the first side counters in turn: that is the third offer.
	play(t, s, "counter", "give fire", "ask booster", "offer")
	wantTalk(t, s, 3, 0, true)
	wantAsked(t, s, 1, "answer")
	wantEvents(t, happened(play(t, s, "accept")), "WCP-25 accept")
	wantSeat(t, s, 0, "d5 fire 2 armour 8 boosters 2 owned [scrap core booster]")
	wantSeat(t, s, 1, "d5 fire 3 armour 6 boosters 2 owned [cell board fire]")
	wantLegal(t, s, "", "attack 2", "pass")
}

// What a counter-offer names changes hands the right way round, armour and
// boosters too.
func TestWCP25ACounterOfferIsExchanged(t *testing.T) {
	s := encounter(t, 2, owns(0, "core", "armour2"), owns(1, "cell", "booster"))
	play(t, s, "trade 1", "give core", "ask cell", "offer", "counter", "give booster", "ask armour2")
	b := viewOf(s, 1).Bargain(1, 0, []Token{token(t, "booster")}, []Token{token(t, "armour2")})
	if b.Own != (Characteristics{2, 8, 2}) || b.Other != (Characteristics{2, 8, 2}) || b.Why != nil {
		t.Errorf("forecast %+v", b)
	}
	play(t, s, "offer", "accept")
	wantSeat(t, s, 0, "d5 fire 2 armour 8 boosters 2 owned [core booster]")
	wantSeat(t, s, 1, "d5 fire 2 armour 8 boosters 2 owned [cell armour2]")
}

// Who made a counter-offer that is refused may make another one.
func TestWCP24TheOtherSideTriesAgainToo(t *testing.T) {
	s := talk(t)
	play(t, s, "give scrap", "ask board", "offer", "counter", "give cell", "ask core", "offer")
	wantAsked(t, s, 0, "answer")
	play(t, s, "decline")
	wantAsked(t, s, 1, "offer")
	wantTalk(t, s, 3, 1, false)
	if p := s.Prompt(); !p.Reaction || p.Private || p.Text.Key != "wcp.prompt.offer.another" {
		t.Errorf("prompt %+v", p)
	}
	play(t, s, "give cell", "ask scrap", "offer")
	wantAsked(t, s, 0, "answer")
	wantLegal(t, s, "", "accept", "decline")
}

func TestWCP24EitherSideEndsTheTalk(t *testing.T) {
	for name, c := range map[string]struct {
		moves  []string
		seat   int // who ends it
		event  string
		button string
	}{
		"who is asked":                     {[]string{"give scrap", "ask cell", "offer", "end"}, 1, "WCP-24 end-talk", "wcp.choice.end"},
		"who would make the first":         {[]string{"give scrap", "withdraw"}, 0, "WCP-54 withdraw", "wcp.choice.withdraw"},
		"who was refused":                  {[]string{"give scrap", "ask cell", "offer", "decline", "withdraw"}, 0, "WCP-54 withdraw", "wcp.choice.end"},
		"who would counter":                {[]string{"give scrap", "ask cell", "offer", "counter", "withdraw"}, 1, "WCP-54 withdraw", "wcp.choice.end"},
		"the first, asked about a counter": {[]string{"give scrap", "ask cell", "offer", "counter", "give cell", "ask core", "offer", "end"}, 0, "WCP-24 end-talk", "wcp.choice.end"},
	} {
		s := talk(t)
		before := s.players
		play(t, s, c.moves[:len(c.moves)-1]...)
		p := s.Prompt()
		buttons := p.Choices
		if p.Pass != nil {
			buttons = append(buttons, *p.Pass)
		}
		last, _ := Game{}.Parse(c.moves[len(c.moves)-1])
		for _, b := range buttons {
			if b.Move == last && b.Text.Key != c.button {
				t.Errorf("%s: the button says %s, want %s", name, b.Text.Key, c.button)
			}
		}
		j := play(t, s, c.moves[len(c.moves)-1])
		wantEvents(t, happened(j), c.event)
		if who, _ := j.Events[0].Text.Arg("player"); j.Events[0].Seat != c.seat || who.N != c.seat {
			t.Errorf("%s: seat %d is said to end it: %+v", name, j.Events[0].Seat, j.Events[0])
		}
		if s.Actor() != 0 || s.ask != DecideMeet || s.players != before || s.trade != (trade{with: nobody}) {
			t.Errorf("%s: seat %d is asked for %s, talk %+v", name, s.Actor(), s.ask, s.trade)
		}
		wantLegal(t, s, "", "attack 2", "pass")
		wantRefused(t, s, "attack 1", "WCP-24", "attack.traded")
	}
}

// No offer is made twice in a talk; it is the same whoever makes it.
func TestWCP58TheSameOfferWhoeverMakesIt(t *testing.T) {
	s := talk(t)
	play(t, s, "give scrap", "ask board", "offer", "decline", "give scrap", "ask board")
	wantRefused(t, s, "offer", "WCP-24", "offer.repeated")
	if b := viewOf(s, 0).Bargain(0, 1, []Token{token(t, "scrap")}, []Token{token(t, "board")}); b.Why == nil || b.Why.Rule != "WCP-24" {
		t.Errorf("forecast %+v", b)
	}
	play(t, s, "give core", "offer", "counter", "give board", "ask scrap")
	wantRefused(t, s, "offer", "WCP-24", "offer.repeated") // the first one
	play(t, s, "ask core")
	wantRefused(t, s, "offer", "WCP-24", "offer.repeated") // the second one
	play(t, s, "ask fire", "offer")
	wantAsked(t, s, 0, "answer")

	// In another talk it may be made again.
	s = talk(t)
	play(t, s, "give scrap", "ask board", "offer", "end", "pass")
	s = talk(t)
	play(t, s, "give scrap", "ask board", "offer")
}

// A talk in which nothing else could be offered ends with the refusal.
func TestWCP58ATalkWithNothingLeftEnds(t *testing.T) {
	s := encounter(t, 2, owns(0, "core"), owns(1, "cell"))
	play(t, s, "trade 1", "give core", "ask cell", "offer")
	wantLegal(t, s, "", "accept", "decline")
	wantRefused(t, s, "counter", "WCP-58", "counter.nothing")
	wantRefused(t, s, "end", "WCP-24", "end.refusal")
	if p := s.Prompt(); p.Detail.Key != "wcp.prompt.answer.last" {
		t.Errorf("prompt %+v", p)
	}
	wantEvents(t, happened(play(t, s, "decline")), "WCP-24 decline", "WCP-58 talk.nothing")

	// Two things on a side make two offers more.
	s = encounter(t, 2, owns(0, "core", "scrap"), owns(1, "cell"))
	play(t, s, "trade 1", "give core", "ask cell", "offer", "decline", "give scrap", "ask cell", "offer")
	wantLegal(t, s, "", "accept", "decline", "counter", "end") // both for the cell
	play(t, s, "counter", "give cell", "ask core", "ask scrap", "offer")
	wantLegal(t, s, "", "accept", "decline")

	// Armour that nobody could spare is nothing to offer (WCP-25).
	s = encounter(t, 2, owns(0, "core", "armour"), owns(1, "cell"), left(0, 1, 1))
	play(t, s, "trade 1", "give core", "ask cell", "offer")
	wantLegal(t, s, "", "accept", "decline")
}

// How many offers can be made is counted as if each were tried.
func TestWCP58OffersLeftAreCounted(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := newState(2, 2)
		for seat := range 2 {
			p := &s.players[seat]
			p.vehicle = Vehicle(seat)
			for i := range p.owned {
				if rapid.IntRange(0, 2).Draw(r, "has") == 0 {
					p.owned[i] = uint8(rapid.IntRange(0, 2).Draw(r, "owned"))
				}
			}
			p.armour = int8(rapid.IntRange(1, 4).Draw(r, "armour"))
		}
		want := 0
		eachChoice(s.players[0].owned, func(give Things) {
			eachChoice(s.players[1].owned, func(ask Things) {
				o := offer{by: 0, give: give, ask: ask}
				if refuseBargain(s.Pawn(0), s.Pawn(1), &o, 0, 1, false) == nil {
					want++
				}
			})
		})
		for most := 1; most <= 4; most++ {
			if got := s.bargains(0, 1, most); got != min(want, most) {
				r.Fatalf("%d offers, up to %d it is %d", want, most, got)
			}
		}
	})
}

// eachChoice calls f with every choice from some things.
func eachChoice(t Things, f func(Things)) {
	i := slices.IndexFunc(t[:], func(n uint8) bool { return n > 0 })
	if i < 0 {
		f(Things{})
		return
	}
	n := t[i]
	t[i] = 0
	eachChoice(t, func(rest Things) {
		for k := uint8(0); k <= n; k++ {
			rest[i] = k
			f(rest)
		}
	})
}

// Nothing secret shows in a talk, so that nobody has to take the screen for it. Who answers
// or counters does so outside the own turn (WCP-9).
func TestWCP9ATalkShowsNoHand(t *testing.T) {
	s := talk(t)
	for _, c := range []struct {
		move     string
		reaction bool
		text     string
	}{
		{"", false, "wcp.prompt.offer"},
		{"give scrap", false, "wcp.prompt.offer"},
		{"ask board", false, "wcp.prompt.offer"},
		{"offer", true, "wcp.prompt.answer"},
		{"decline", false, "wcp.prompt.offer.another"},
		{"give scrap", false, "wcp.prompt.offer.another"},
		{"ask cell", false, "wcp.prompt.offer.another"},
		{"offer", true, "wcp.prompt.answer"},
		{"counter", true, "wcp.prompt.offer.counter"},
		{"give cell", true, "wcp.prompt.offer.counter"},
		{"ask core", true, "wcp.prompt.offer.counter"},
		{"offer", false, "wcp.prompt.answer.counter"},
	} {
		if c.move != "" {
			play(t, s, c.move)
		}
		if p := s.Prompt(); p.Private || p.Reaction != c.reaction || p.Text.Key != c.text {
			t.Errorf("after %q: %+v", c.move, p)
		}
	}
	if play(t, s, "accept"); !s.Prompt().Private {
		t.Error("the turn goes on without the screen")
	}
}

// A counter-offer is undone by who makes it, back to the question.
func TestUndoGoesBackToTheQuestion(t *testing.T) {
	position, err := talk(t).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(Game{}, make([]rules.Player, 3), position)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"give scrap", "ask board", "offer", "counter", "give board", "ask core"} {
		mv, err := m.Parse(text)
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for range 3 {
		if err := m.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if v := m.View(1).(View); v.Decision != DecideAnswer || v.Trade.Number() != 1 {
		t.Errorf("%s of offer %d", v.Decision, v.Trade.Number())
	}
	if m.CanUndo() == nil {
		t.Error("the offer of another can be undone")
	}
}

// What version 0.1.0 played is replayed by its rules: one offer was a whole talk,
// and the base waited for ever (WCP-57).
func TestWCP24ByTheFirstRulesARefusalEndsTheTalk(t *testing.T) {
	s := talk(t, func(_ testing.TB, s *State) { s.older = 1 })
	play(t, s, "give scrap", "ask board", "offer")
	wantLegal(t, s, "", "accept", "decline")
	wantEvents(t, happened(play(t, s, "decline")), "WCP-24 decline")
	wantAsked(t, s, 0, "meet")

	made, err := Game{}.New(rules.Setup{Players: 2, Seed: 7, Rules: 1, Options: rules.Options{OptionPatience: 4}})
	if err != nil {
		t.Fatal(err)
	}
	if old := made.(*State); old.older != 1 || old.patience != 0 {
		t.Errorf("by the first rules: %v, patience %d", old.older, old.patience)
	}
}
