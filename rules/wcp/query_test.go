package wcp

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
)

// drawAny makes a position of play or a torn one.
func drawAny(r *rapid.T) *State {
	if rapid.Bool().Draw(r, "torn") {
		return drawTorn(r)
	}
	return drawPlayed(r)
}

// drawAsked makes a position in which a certain thing is decided, nil if none came
// soon.
func drawAsked(r *rapid.T, ask Decision) *State {
	s := drawAny(r)
	chance := rules.NewRand(rapid.Uint64().Draw(r, "on"))
	for range 60 {
		switch s.ask {
		case ask:
			return s
		case NoDecision:
			return nil
		}
		kit.PlayRandom(r, s, &chance, 1)
	}
	return nil
}

// What a view says about ways is what can be done and what then happens.
func TestWaysAreTheLegalMoves(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawAsked(r, DecideMove)
		if s == nil {
			return
		}
		seat := int(s.active)
		v := viewOf(s, rules.NoSeat)
		var got []rules.Move
		for _, w := range v.Ways(seat) {
			got = append(got, w.Move)
			next := *s
			var j rules.Journal
			if err := next.Apply(w.Move, &j); err != nil {
				r.Fatal(err)
			}
			foretold(r, s, &w, &j)
		}
		want := slices.DeleteFunc(s.Legal(nil), func(m rules.Move) bool { return m.Verb == VerbStay || m.Verb == VerbResign })
		if !slices.Equal(got, want) {
			r.Fatalf("ways %v, legal %v", got, want)
		}
	})
}

// foretold compares a forecast with the events of the move.
func foretold(r *rapid.T, s *State, w *Way, j *rules.Journal) {
	seat := int(s.active)
	var rounds []Exchange
	outcome := Undecided
	for _, e := range j.Events {
		if e.Seat != seat {
			continue
		}
		switch e.Text.Key {
		case "wcp.event.round":
			own, _ := e.Text.Arg("n")
			other, _ := e.Text.Arg("guard")
			rounds = append(rounds, Exchange{own.N, other.N})
		case "wcp.event.fight-win":
			outcome = Win
		case "wcp.event.fight-loss":
			outcome = Loss
		case "wcp.event.fight-draw":
			outcome = Draw
		}
	}
	if fight := w.Entry.Fight; (fight != nil) != w.Entry.Guarded || (fight == nil) != (rounds == nil) {
		r.Fatalf("%+v: %v", w, j.Events)
	} else if fight != nil && (!slices.Equal(fight.Rounds, rounds) || fight.Outcome != outcome) {
		r.Fatalf("fight %+v, but %v ends with %s", fight, rounds, outcome)
	}
	if w.To != NoField && w.Entry.Token != s.content[w.To] {
		r.Fatalf("content %s, want %s", w.Entry.Token, s.content[w.To])
	}
}

// What a view says about laying is what can be laid.
func TestPlacesAreTheLegalMoves(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawAsked(r, DecidePlace)
		if s == nil {
			return
		}
		seat := int(s.active)
		v := viewOf(s, seat)
		fits := false
		for _, tile := range Tiles() {
			if s.players[seat].halls[tile] == 0 || s.hallLaid {
				continue
			}
			for _, f := range allFields.Fields() {
				fits = testTurns(r, s, v, f, tile) || fits
			}
		}
		if breach := len(legal(s, "breach")) > 0; s.needHall() && breach == fits {
			r.Fatalf("a hall fits: %v, may be breached: %v\n%s", fits, breach, drawBoard(s))
		}
		if !s.tokenPut && s.players[seat].tokensN > 0 {
			testContentFields(r, s)
		}
	})
}

// testTurns reports whether a hall fits on a field in one of its turns.
func testTurns(r *rapid.T, s *State, v *View, f Field, tile Tile) (fits bool) {
	for _, open := range tile.Rotations() {
		m := LayHall(f, open)
		allowed := s.Check(m) == nil
		ban := v.HallBan(f, open)
		if (ban == nil) != allowed {
			r.Fatalf("%s on %s: ban %+v, accepted %v", open, f, ban, allowed)
		}
		fits = fits || allowed
		if why := rules.AsRefusal(s.Check(m)); why != nil && (why.Rule != ban.Why.Rule || why.Text.Key != ban.Why.Text.Key) {
			r.Fatalf("%s on %s: ban %+v, refused with %v", open, f, ban, why)
		}
	}
	return fits
}

func testContentFields(r *rapid.T, s *State) {
	var want []Field
	for _, m := range s.Legal(nil) {
		if m.Verb == VerbContent && !slices.Contains(want, Field(m.A)) {
			want = append(want, Field(m.A))
		}
	}
	for _, f := range allFields.Fields() {
		if (s.refuseContentOn(f) == nil) != slices.Contains(want, f) {
			r.Fatalf("content on %s is answered with %v", f, s.refuseContentOn(f))
		}
	}
}

// What is shown as cut off can no longer be reached from the rest.
func TestWCP15WhatWouldBeCutOff(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawAny(r)
		fields := s.frontier().Fields()
		if len(fields) == 0 {
			return
		}
		f := rapid.SampledFrom(fields).Draw(r, "field")
		open := Edges(rapid.IntRange(1, int(AllEdges)).Draw(r, "open"))
		ban := viewOf(s, rules.NoSeat).HallBan(f, open)
		if ban == nil || ban.Cut == nil && ban.Gates == nil {
			return
		}
		if len(ban.Cut)+len(ban.Gates) == 0 || ban.Why.Rule != "WCP-15" {
			r.Fatalf("%s on %s: ban %+v", open, f, ban)
		}
		after := s.board
		after.lay(f, 0, open)
		pass := after.passages()
		cut := Set(ban.Cut...)
		if all := after.halls | after.empty(); flood(&pass, cut)&all != cut || cut&^all != 0 {
			r.Fatalf("%s on %s: %s is not all that is cut off\n%s", open, f, names(ban.Cut), drawBoard(s))
		}
	})
}

// Forecasts of meetings are what then happens.
func TestMeetingsAreForetold(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawAsked(r, DecideMeet)
		if s == nil {
			return
		}
		seat := int(s.active)
		v := viewOf(s, seat)
		for _, m := range s.Legal(nil) {
			if m.Verb != VerbAttack {
				continue
			}
			other := int(m.A)
			exchange, outcome := v.Duel(seat, other)
			var j rules.Journal
			next := *s
			if err := next.Apply(m, &j); err != nil {
				r.Fatal(err)
			}
			n, _ := j.Events[0].Text.Arg("n")
			armour, _ := j.Events[0].Text.Arg("armour")
			key := map[Outcome]string{Undecided: "undecided", Draw: "both-wrecked", Win: "beat", Loss: "beat"}[outcome]
			if (Exchange{n.N, armour.N}) != exchange || j.Events[1].Text.Key != "wcp.event."+key ||
				outcome == Loss && j.Events[1].Seat != other {
				r.Fatalf("%v %s, but %v", exchange, outcome, j.Events)
			}
		}
	})
}
