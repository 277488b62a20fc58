package wcp

import (
	"fmt"
	"testing"
)

// Boar (2 fire, 8 armour) against Guard mech (3, 3): 5:1, 2:0.
func TestWCP26RoundsUntilOneIsAtZero(t *testing.T) {
	s := at(t, 2, "", corridorHalls, stands(0, "d6"), content("d5", "mech", "100100"), holds(0, "scrap"))
	f := viewOf(s, 0).Ways(0)[0]
	for _, w := range viewOf(s, 0).Ways(0) {
		if w.To.String() == "d5" && w.Via == NoField {
			f = w
		}
	}
	if got := fmt.Sprint(f.Entry.Fight.Rounds, f.Entry.Fight.Outcome); got != "[{5 1} {2 0}] win" {
		t.Errorf("forecast %s", got)
	}
	j := play(t, s, "move d5")
	var rounds []string
	for _, e := range j.Events {
		if e.Rule == "WCP-26" {
			n, _ := e.Text.Arg("n")
			g, _ := e.Text.Arg("guard")
			rounds = append(rounds, fmt.Sprint(n.N, ":", g.N))
		}
	}
	if got := fmt.Sprint(rounds); got != "[5:1 2:0]" {
		t.Errorf("rounds %s", got)
	}
}

func TestWCP27WinnerGetsTheGuard(t *testing.T) {
	s := at(t, 2, "", corridorHalls, stands(0, "d6"), content("d5", "mech", "100100"), holds(0, "scrap"))
	play(t, s, "move d5")
	wantSeat(t, s, 0, "d5 fire 2 armour 2 boosters 1") // the armour lost stays lost
	if s.players[0].tokens[token(t, "mech")] != 1 || s.filled.Has(field(t, "d5")) {
		t.Error("the guard is not in the hand")
	}
}

// Boar with armour 3 against Laser (3, 1) draws, against Guard mech (3, 3) loses.
func TestWCP28LossCostsEverything(t *testing.T) {
	s := at(t, 2, "", corridorHalls, stands(0, "d6"), content("d5", "mech", "100100"), owns(0, "core", "armour", "booster"), left(0, 3, 0),
		holds(0, "111111", "scrap"), drives(1, 6))
	stack := s.tokensLeft
	was := s.rand
	j := play(t, s, "move d5")
	wantEvents(t, happened(j), "WCP-11 move", "WCP-22 fight", "WCP-26 round", "WCP-28 fight-loss", "WCP-28 wreck")
	wantSeat(t, s, 0, "entrance fire 2 armour 8 boosters 1")
	if s.tokensLeft != stack+4 || s.players[0].hallsN != 1 || s.players[0].tokensN != 1 || s.rand == was {
		t.Errorf("stack %d, hand %d halls", s.tokensLeft, s.players[0].hallsN)
	}
}

func TestWCP29DrawKeepsTheGuard(t *testing.T) {
	s := at(t, 2, "", corridorHalls, stands(0, "d6"), content("d5", "laser", "100111"), owns(0, "core"), left(0, 3, 0), holds(0, "scrap"))
	stack := s.tokensLeft
	j := play(t, s, "move d5")
	wantEvents(t, happened(j, "WCP-29", "WCP-28"), "WCP-29 fight-draw", "WCP-28 wreck")
	wantSeat(t, s, 0, "entrance fire 2 armour 8 boosters 1")
	if s.tokensLeft != stack+1 || s.players[0].tokens[token(t, "laser")] != 1 {
		t.Errorf("stack %d, hand %v", s.tokensLeft, s.players[0].tokens)
	}
}

// WCP-34: a wrecked player still lays and draws.
func TestWCP34AWreckedPlayerStillLaysAndDraws(t *testing.T) {
	s := at(t, 2, "", corridorHalls, stands(0, "d6"), content("d5", "mech", "100100"), left(0, 3, 0), holds(0, "111111", "scrap"))
	play(t, s, "move d5")
	wantAsked(t, s, 0, "place")
	play(t, s, "hall 111111 c3", "content scrap d6")
	if p := &s.players[0]; p.hallsN != 6 || p.tokensN != 6 {
		t.Errorf("hand of %d and %d", p.hallsN, p.tokensN)
	}
}

// WCP-52: everything that goes back in one fight is shuffled once, together.
func TestWCP52OneShuffleForAll(t *testing.T) {
	s := at(t, 2, "", corridorHalls, stands(0, "d6"), content("d5", "mech", "100100"), owns(0, "core", "prototype"), left(0, 3, 0), holds(0, "scrap"))
	want := *s
	want.tokenStack[want.tokensLeft] = token(t, "core")
	want.tokenStack[want.tokensLeft+1] = token(t, "prototype")
	want.tokenStack[want.tokensLeft+2] = token(t, "mech")
	want.tokensLeft += 3
	shuffleTokens(&want)
	play(t, s, "move d5")
	if s.tokenStack != want.tokenStack || s.rand != want.rand {
		t.Error("the stack was shuffled otherwise")
	}
}
