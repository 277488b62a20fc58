package dzicz

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// said collects every text that the rules can say in a few hundred games: events,
// prompts, buttons, refusals of every move, results and names.
func said(t *testing.T) rulestest.Texts {
	t.Helper()
	all := rulestest.Texts{}
	add := all.Add
	for _, m := range Missions() {
		add(m.Name(), m.Condition(), m.Reward(), rules.Msg("dzicz.event.reward."+m.String(), playerArg(0)))
	}
	for _, k := range ActionTokens() {
		add(k.Name(), k.Short(), k.Help())
	}
	for _, e := range Edges() {
		add(e.Name())
	}
	for p := PhaseHome; p < phaseEnd; p++ {
		add(rules.Msg("dzicz.phase." + p.String()))
	}
	for players := 2; players <= MaxSeats; players++ {
		for seed := range uint64(rulestest.Rounds(40, 100)) {
			sayGame(t, players, seed, all)
		}
	}
	facing := newState(t, 2, 1, opposite)
	play(t, facing, "home b1")
	all.AddAsked(facing)
	refuseAll(facing, all)
	all.AddEvents(unusableReward(t))
	for _, c := range nowhere {
		add(viewOf(at(t, 2, c.drawing), 0).Nowhere(0, c.verb).Text)
	}
	all.AddEvents(play(t, at(t, 2, silenceDrawing, holding(1, Defence), olderRules), "move c3 c4", "quiet"))
	return all
}

// unusableReward is what is said when a reward cannot be used up, which random
// games hardly ever reach.
func unusableReward(t *testing.T) *rules.Journal {
	t.Helper()
	s := at(t, 2, trailDrawing, lastGo(2), openRow(Trail), secrets(Resources, Bastion))
	s.soldiers[0] = s.tokens[0] &^ s.soldiers[1] &^ Set(At(2, 0))
	return play(t, s, "pass", "soldier c1")
}

// sayGame plays a random game and refuses some moves on the way.
func sayGame(t *testing.T, players int, seed uint64, all rulestest.Texts) {
	t.Helper()
	s := newState(t, players, seed)
	r := rules.NewRand(seed)
	struck := false
	for n := 0; s.Actor() != rules.NoSeat; n++ {
		all.AddAsked(s)
		if struck || s.ask == DecideExtra || s.assaultFields() != 0 && n%3 == 0 || n%50 == int(seed)%50 {
			refuseAll(s, all)
			for _, o := range viewOf(s, 0).Open {
				for _, part := range o.Players[0].Parts {
					all.Add(part.Text())
				}
			}
		}
		var j rules.Journal
		moves := s.Legal(nil)
		m := moves[r.IntN(len(moves))]
		if err := s.Apply(m, &j); err != nil {
			t.Fatal(err)
		}
		struck = m.Verb == VerbStrike
		all.AddEvents(&j)
	}
	all.Add(s.Result().Reason)
	if seed == 0 {
		refuseAll(s, all)
	}
}

func refuseAll(s *State, all rulestest.Texts) {
	for m := range universe() {
		if no := s.refuse(m); no != nil {
			all.Add(no.Text)
		}
	}
}
