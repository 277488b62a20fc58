package wcp

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// said collects every text that the rules can say. They are names and, in random games, torn
// positions and made ones, what happens, is asked, is refused and comes out.
func said(t *testing.T) rulestest.Texts {
	t.Helper()
	all := rulestest.Texts{}
	sayNames(all)
	asked := map[Decision]int{}
	for i, setup := range variants(3) {
		start, err := Game{}.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		sayGame(t, start.(*State), uint64(i), asked, all)
	}
	for seed := range uint64(400) {
		chance := rules.NewRand(seed)
		sayGame(t, tornFrom(&chance), seed, asked, all)
	}
	sayMade(t, all)
	return all
}

func sayNames(all rulestest.Texts) {
	for _, v := range Vehicles() {
		all.Add(v.Name())
	}
	for _, x := range Tokens() {
		all.Add(x.Name())
	}
	for _, x := range Tiles() {
		all.Add(x.Name())
	}
	for x := StageExplore; x < stageEnd; x++ {
		all.Add(x.Name())
	}
	for p := PhaseVehicle; p < phaseEnd; p++ {
		all.Add(rules.Msg("wcp.phase." + p.String()))
	}
	for _, o := range (Game{}).Options() {
		all.Add(rules.Msg("wcp.option."+o.ID), rules.Msg("wcp.option."+o.ID+".help"))
	}
}

// sayGame plays random moves to the end and refuses all moves the first few times
// that a thing is asked.
func sayGame(t *testing.T, s *State, seed uint64, asked map[Decision]int, all rulestest.Texts) {
	t.Helper()
	chance := rules.NewRand(seed)
	for s.Actor() != rules.NoSeat {
		all.AddAsked(s)
		asked[s.ask]++
		if n := asked[s.ask]; n <= 3 || n%500 == 0 && n < 5000 {
			refuseAll(s, all)
		}
		moves := s.Legal(nil)
		sayMoves(t, s, all, Game{}.Notation(moves[chance.IntN(len(moves))]))
	}
	all.Add(s.Result().Reason)
	if asked[NoDecision]++; asked[NoDecision] == 1 {
		refuseAll(s, all)
	}
}

func sayMoves(t *testing.T, s *State, all rulestest.Texts, moves ...string) {
	t.Helper()
	all.AddEvents(play(t, s, moves...))
}

func refuseAll(s *State, all rulestest.Texts) {
	for m := range universe() {
		if no := s.refuse(m); no != nil && no.Text.Key != "frame.refuse.over" { // words of the house
			all.Add(no.Text)
		}
	}
}

// sayMade says what random games seldom reach.
func sayMade(t *testing.T, all rulestest.Texts) {
	t.Helper()
	s := stalled(t)
	sayMoves(t, s, all, "destroy d5")
	all.Add(s.Result().Reason)

	s = encounter(t, 6, team(3), owns(0, "core", "armour2"), owns(1, "cell", "armour"), left(0, 2, 1))
	refuseAll(s, all)
	sayMoves(t, s, all, "trade 1", "give armour2")
	refuseAll(s, all)
	sayMoves(t, s, all, "ask cell")
	refuseAll(s, all)
	sayMoves(t, s, all, "withdraw")
	refuseAll(s, all)
	refuseAll(encounter(t, 2, owns(0, "armour2"), owns(1, "core"), left(0, 2, 1)), all)
	s = encounter(t, 3, owns(0, "core", "scrap"), owns(1, "cell", "board"))
	sayMoves(t, s, all, "trade 1", "give core", "ask cell", "offer", "decline", "give core", "ask cell")
	refuseAll(s, all)
	sayMoves(t, s, all, "give scrap", "offer", "counter", "give board", "ask scrap", "offer")
	refuseAll(s, all)
	sayMoves(t, s, all, "decline")
	s = encounter(t, 2, owns(0, "core"), owns(1, "cell"))
	sayMoves(t, s, all, "trade 1", "give core", "ask cell", "offer")
	refuseAll(s, all)
	sayMoves(t, s, all, "decline")
	s = encounter(t, 3, owns(0, "core"), owns(1, "cell"), owns(2, "cell"))
	sayMoves(t, s, all, "attack 1")
	refuseAll(s, all)
	s = at(t, 3, "", corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d4"), stands(2, "d4"), owns(0, "scrap"), owns(2, "cell"))
	sayMoves(t, s, all, "move d4", "attack 1")
	refuseAll(s, all)
	s = placing(t, holds(0, "100100", "scrap"))
	sayMoves(t, s, all, "content scrap d7")
	refuseAll(s, all)
	refuseAll(at(t, 2, "", lays("d7 111110", "d1 110110"), escape(1), stands(0, "d7"), stands(1, "d1")), all)
	refuseAll(at(t, 2, "", corridorHalls, escape(1), stands(0, "d5"), stands(1, "d3")), all)
	refuseAll(at(t, 3, "", lays("d1 110001", "d2 111110", "d3 111110", "d7 111110"),
		escape(1), stands(0, "d1"), stands(1, "d7"), stands(2, "d3")), all)
	for _, hand := range []change{holds(0, "111111", "scrap"), func(_ testing.TB, s *State) { s.round = 5 }} {
		s = at(t, 2, "", corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d4"), hand)
		play(t, s, "move d4")
		refuseAll(s, all)
	}

	s = at(t, 2, "", corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d4"), holds(0, "scrap"))
	sayMoves(t, s, all, "move d4")
	all.AddAsked(s)
	refuseAll(s, all)
	sayMoves(t, s, all, "attack 1")
	refuseAll(s, all)
	s = at(t, 2, "", lays("d3 100100", "d2 011110"),
		pressed(StageLastRound, 0), stands(0, "d4"), stands(1, "d3"), turnOf(1), holds(1, "scrap"))
	all.AddAsked(s)
	refuseAll(s, all)
	sayMoves(t, s, all, "stay")
	s = tightGame(t)
	all.AddAsked(s)
	sayMoves(t, s, all, legal(s, "breach")[0])
	s = islands(t)
	s.players[1].pawn = field(t, "g2")
	s.findTrapped(nil)
	play(t, s, "move f1")
	refuseAll(s, all)
	for _, exits := range [][3]int8{{2, 2, 1}, {1, 2, 3}} {
		s = at(t, 3, "", lays("d7 111110"), escape(0), inPhase(PhaseOver), owns(0, "core"), owns(1, "core"),
			gone(0, Left, exits[0]), gone(1, Left, exits[1]), gone(2, Left, exits[2]))
		all.Add(s.Result().Reason)
	}
}
