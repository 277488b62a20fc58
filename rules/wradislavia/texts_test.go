package wradislavia

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// said collects every text that the rules can say. They are names, the reckoning of shots,
// and in some games events, prompts, buttons, refusals of every move, results.
func said(t *testing.T) rulestest.Texts {
	t.Helper()
	all := rulestest.Texts{}
	sayNames(all)
	for seed := range uint64(rulestest.Rounds(5, 12)) {
		sayGame(t, seed, all)
	}
	sayShots(t, all)
	sayEnds(t, all)
	return all
}

func sayNames(all rulestest.Texts) {
	for _, c := range AllCharacters() {
		all.Add(c.Name())
	}
	for _, a := range AllArmours() {
		all.Add(a.Name())
	}
	for _, h := range AllHazards() {
		all.Add(h.Name())
	}
	for _, w := range AllWeapons() {
		all.Add(w.Name(), w.Help())
	}
	for _, m := range AllModes() {
		all.Add(m.Name(), m.Short())
	}
	for _, m := range AllManoeuvres() {
		all.Add(m.Name(), m.Help())
	}
	for f := FateBack; f < fateEnd; f++ {
		all.Add(f.Name())
	}
	for _, row := range ActiveTable() {
		for _, c := range row {
			all.Add(c.Text(), c.Pick.Name())
		}
	}
	for p := PhaseDraft; p < phaseEnd; p++ {
		all.Add(rules.Msg("wradislavia.phase." + p.String()))
	}
}

// sayGame plays a random game and refuses all moves now and then.
func sayGame(t *testing.T, seed uint64, all rulestest.Texts) {
	t.Helper()
	s := newState(t, seed)
	r := rules.NewRand(seed)
	for n := 0; s.Actor() != rules.NoSeat; n++ {
		all.AddAsked(s)
		if n%700 == int(seed) || n < 12 {
			refuseAll(s, all)
		}
		var j rules.Journal
		moves := s.Legal(nil)
		if err := s.Apply(moves[r.IntN(len(moves))], &j); err != nil {
			t.Fatal(err)
		}
		all.AddEvents(&j)
	}
	all.Add(s.Result().Reason)
	refuseAll(s, all)
	for _, pips := range []string{"+0+0+0", "+2+2+2"} {
		_, err := Game{}.Parse("shoot 1 1 slug " + pips)
		all.Add(rules.AsRefusal(err).Text)
	}
}

func refuseAll(s *State, all rulestest.Texts) {
	for m := range universe() {
		if no := s.refuse(m); no != nil {
			all.Add(no.Text)
		}
	}
}

// sayShots fires in positions that have all there is in a reckoning, and refuses
// there.
func sayShots(t *testing.T, all rulestest.Texts) {
	t.Helper()
	for _, roll := range [][Dice]int8{dice(9, 8, 10), dice(2, 3, 4), dice(1, 1, 10), dice(9, 9, 9), dice(2, 4, 3)} {
		for _, target := range []string{"leszek/cover", "leszek/exploration/3", "bogdan/hand-to-hand", "bogdan/attack"} {
			for _, m := range AllModes() {
				s := duel(t, roll, with(m, HockeyPads, Attack), target, comradeInCover, hitByBuckshot(1), peruns(0, 2))
				refuseAll(s, all)
				for i, shot := range []Shot{single(m), {Mode: m, Target: single(m).Target, Extra: true, Pips: Pips{0, 1}}} {
					for _, a := range viewOf(s, 0).Forecast(0, shot) {
						for _, l := range a.Lines() {
							all.Add(l.Text)
						}
						all.Add(a.Verdict(), a.Effect())
					}
					all.AddEvents(play(t, s, Game{}.Notation(shot.Move())))
					if i == 1 {
						refuseAll(s, all)
						all.Add(s.Prompt().Text)
					}
				}
			}
		}
	}
}

// sayEnds tells of fights and ends that random games seldom reach.
func sayEnds(t *testing.T, all rulestest.Texts) {
	t.Helper()
	s := brawl(t, dice(1, 1, 1), func(s *State) { s.posts[0][1].wounds = 4 })
	refuseAll(s, all)
	all.AddEvents(play(t, s, "strike 1 1"))
	refuseAll(s, all)
	s = at(t, dice(9, 9, 9), plain, plainTheirs, peruns(0, 1))
	s.posts[0][1].shots = 1
	refuseAll(s, all)                                        // one Perun, where an extra shot with pips takes two
	refuseAll(at(t, dice(9, 9, 9), plain, plainTheirs), all) // no Perun at all
	s = at(t, dice(9, 9, 9), "karol/hand-to-hand/4 jadwiga/attack jerzy/attack", plainTheirs, peruns(0, 24))
	s.posts[1][0].token = Exploration
	all.AddEvents(play(t, s, "done", "done"))
	s = closing(t, [Slots]int8{5, 4, 0}, [Slots]int8{}, resting(0, 1))
	all.AddEvents(play(t, s, "done"))
	s.active = 0
	refuseAll(s, all)
	heavy, dead := [Slots]int8{3, 3, 3}, [Slots]int8{5, 5, 5}
	for turn, sides := range map[int8][][Seats]ends{
		5:   {{{2, 0, heavy}, {3, 0, heavy}}, {{2, 0, dead}, {1, 0, heavy}}, {{0, 0, dead}, {0, 0, dead}}},
		100: {{{4, 0, heavy}, {4, 0, dead}}, {{4, 0, dead}, {4, 0, dead}}},
	} {
		for _, side := range sides {
			s := ending(t, turn, side)
			all.AddEvents(play(t, s, "done"))
			all.Add(s.Result().Reason)
		}
	}
}
