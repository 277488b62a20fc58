package dolores

import (
	"fmt"
	"iter"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// universe is every move that the notation can write, and those one step beyond each bound.
// It has also the ends of the position's ranges with what lies outside.
func universe(s *State) iter.Seq[rules.Move] {
	fields, units := rulestest.Range{-1, Fields}, rulestest.Range{-1, Units}
	amounts := rulestest.Range{-1, 3}
	goods := rulestest.Range{-1, int(Money) + 1}
	small := rulestest.Boxes(
		rulestest.Box{Verbs: []uint8{0, verbEnd, VerbSowAll, VerbPropose, VerbWithdraw, VerbAccept, VerbDecline, VerbEnd, VerbSettle, VerbGather, VerbLower, VerbHold}, A: rulestest.Range{-1, 1}, B: rulestest.Range{-1, 1}, N: rulestest.Range{-1, 1}},
		rulestest.Box{Verbs: []uint8{VerbClaim, VerbCede, VerbWant, VerbFound, VerbRaze, VerbSow, VerbPlant, VerbLay, VerbLift, VerbClean, VerbDouse, VerbNeutralise, VerbHarvest, VerbFell, VerbFire, VerbCapital}, A: fields, D: rulestest.Range{0, 1}},
		rulestest.Box{Verbs: []uint8{VerbPayUnit, VerbWaiveUnit, VerbTop, VerbAim, VerbIntercept}, A: units, C: rulestest.Range{0, 1}},
		rulestest.Box{Verbs: []uint8{VerbWaiveWorks, VerbWaiveTroop}, A: rulestest.Range{-1, max(int(BuildingKinds), int(GoodKinds))}},
		rulestest.Box{Verbs: []uint8{VerbBuy, VerbSell, VerbGive, VerbAsk}, A: goods, N: amounts},
		rulestest.Box{Verbs: []uint8{VerbOffer}, A: rulestest.Range{-1, MaxSeats}},
		rulestest.Box{Verbs: []uint8{VerbPull, VerbPay, VerbWaive}, A: fields, B: rulestest.Range{-1, Districts + 1}},
		rulestest.Box{Verbs: []uint8{VerbPlace}, A: fields, B: rulestest.Range{int(Infantry) - 1, int(GoodKinds)}},
		rulestest.Box{Verbs: []uint8{VerbEmbark}, A: units, B: units},
	)
	// Boxes that matter in one phase only keep the test short.
	var more iter.Seq[rules.Move]
	switch s.phase {
	case PhaseInvestment:
		more = rulestest.Boxes(
			rulestest.Box{Verbs: []uint8{VerbBuild}, A: rulestest.Range{105, 260}, B: rulestest.Range{0, int(BuildingKinds)}, C: rulestest.Range{-1, int(RawKinds) + 1}},
			rulestest.Box{Verbs: []uint8{VerbInstall}, A: rulestest.Range{105, 260}, B: rulestest.Range{0, Districts + 1}, N: amounts},
		)
	default:
		more = rulestest.Box{Verbs: []uint8{VerbMove, VerbAttack, VerbSabotage}, A: units, B: fields}.All()
	}
	return func(yield func(rules.Move) bool) {
		for _, all := range []iter.Seq[rules.Move]{small, more} {
			for m := range all {
				if !yield(m) {
					return
				}
			}
		}
		for _, r := range s.Ranges(nil) {
			for _, n := range []int{r.Min, r.Min - 1, (r.Min + r.Max) / 2, r.Max, r.Max + 1, rules.AnyAmount} {
				if !yield(r.With(n)) {
					return
				}
			}
		}
	}
}

// rich is a position without a truce in which almost everything is possible.
func rich(t testing.TB) *State {
	t.Helper()
	s := start(t, 3, rules.Options{OptionTruce: 0})
	paint(t, s, "I7", `
A  A  As Af Ac
A  A  As A  A
.  A  A  As .`)
	settle(t, s, 0, "K6", Mine, PowerPlant, FoodFactory, TimberWorks)
	settle(t, s, 0, "I6")
	furnish(t, s, 0, "K9", RobotFactory, ArmsWorks, FoodFactory, TimberWorks, PurificationPlant)
	paint(t, s, "N11", "Bc Bs Bf")
	for g := range GoodKinds {
		s.Fed(0).store[g], s.Fed(1).store[g] = 4, 3
		if g < LandSection {
			s.Fed(0).store[g] = 40
		}
	}
	s.Fed(1).store[Oil], s.Fed(2).store[Oil] = 20, 10
	fund(s, 0, 2500)
	put(t, s, 0, Infantry, "K9")
	put(t, s, 0, Armour, "K9")
	put(t, s, 0, Infantry, "L8")
	put(t, s, 0, Infantry, "N11")
	put(t, s, 0, Warship, "M8")
	put(t, s, 0, Launcher, "J8")
	put(t, s, 0, SuperLauncher, "J7")
	put(t, s, 1, Infantry, "M11")
	put(t, s, 1, Armour, "M12")
	put(t, s, 1, Launcher, "M9")
	put(t, s, 2, Launcher, "K15")
	s.pollution[0], s.clouds[0], s.pollutionCount, s.cloudCount = field(t, "K9"), field(t, "K8"), 1, 1
	s.fire.Add(field(t, "I7"))
	s.forest.Remove(field(t, "I7"))
	s.fire.Add(field(t, "K6"))
	return s
}

// made are the positions of a round that begins with a rich one, with every question on the
// way. Some have printed rules, which change what is legal too.
func made(t testing.TB) []rules.State {
	t.Helper()
	var out []rules.State
	seen := map[Decision]bool{}
	try := func(s *State, moves ...string) {
		t.Helper()
		for _, move := range append(moves, "") {
			if err := s.Invariants(); err != nil {
				t.Fatal(err)
			}
			out = append(out, s.Clone())
			seen[s.ask] = true
			if move != "" {
				play(t, s, move)
			}
		}
	}
	s := rich(t)
	try(s, "offer 1", "give oil 2", "cede I7", "propose", "decline", "end")
	play(t, s, "end")
	load(t, s, 1, 1, 3, 3, 3)
	play(t, s, "end")
	try(s, "pay K9", "waive K6", "settle")
	play(t, s, "settle")
	for s.Actor() != 0 || s.phase == PhaseTaxes {
		play(t, s, "settle")
	}
	for s.ask == DecideGather {
		try(s)
		play(t, s, "gather")
	}
	try(s)
	for s.ask == DecideArrange {
		play(t, s, "end")
	}
	try(s, "embark i2 w1", "aim m1", "fire K14")
	for s.ask == DecideIntercept {
		play(t, s, "hold")
	}
	tie := bare(t, 2)
	settle(t, tie, 0, "K7", Mine)
	settle(t, tie, 0, "K5", Mine)
	tie.loseCity(0, 0)
	tie.phase, tie.wind, tie.active = PhaseWind, Wind{1, 1}, int8(tie.seats)
	tie.relinkAll()
	tie.aftermath(nil)
	try(tie)
	over := start(t, 2, rules.Options{OptionRounds: 1})
	play(t, over, "end", "end")
	try(over)
	for q := range decisionEnd {
		if !seen[q] {
			t.Errorf("no position asks for %s", q)
		}
	}
	s = rich(t)
	s.needsBank, s.annexes, s.movesAndAttacks = false, false, false
	out = append(out, s.Clone())
	warfare(s, 0)
	s.Fed(0).units[0].Moved = true
	s.Fed(0).units[1].Attacked = true
	return append(out, s)
}

// Ordinary positions have fewer than 1000 legal moves.
func TestLegalMovesAreFew(t *testing.T) {
	s := rich(t)
	most := 0
	look := func(s rules.State, _ rules.Move) error {
		if n := len(s.Legal(nil)) + len(s.Ranges(nil)); n > most {
			most = n
		}
		if most >= 1000 {
			return fmt.Errorf("%d legal moves", most)
		}
		return nil
	}
	if err := look(s, rules.Move{}); err != nil {
		t.Error(err)
	}
	warfare(s, 0)
	if err := look(s, rules.Move{}); err != nil {
		t.Error(err)
	}
	p := rules.Playout{Game: Game{}, After: look}
	for players := 2; players <= MaxSeats; players++ {
		if _, err := p.Run(rules.Setup{Players: players, Seed: 3}); err != nil {
			t.Error(err)
		}
	}
}

func TestNotationReadsBack(t *testing.T) {
	g := Game{}
	s := rich(t)
	for m := range universe(s) {
		text := g.Notation(m)
		back, err := g.Parse(text)
		if !grammar.Has(m) || m.N < 0 && m.N != rules.AnyAmount {
			continue
		}
		if err != nil || back != m {
			t.Fatalf("%+v is written %q and read as %+v, %v", m, text, back, err)
		}
	}
	for _, bad := range []string{
		"", "dance", "claim", "claim K22", "claim V1", "claim k9", "claim K9 K8", "buy gold 3", "buy money 3", "buy oil",
		"buy oil x", "buy oil -1", "buy oil 1 2", "build K9", "build K9 mine", "build K9 mine food", "build K9 none",
		"pull K9", "pull K9 0", "pull K9 13", "place K9 oil", "pay K9 0", "pay", "offer 4", "offer x", "move i16 K9",
		"move i1", "end now", "embark i1", "install K9 2 {m}",
	} {
		if m, err := g.Parse(bad); err == nil {
			t.Errorf("%q is read as %+v", bad, m)
		}
	}
	if m, err := g.Parse("buy oil {n}"); err != nil || m.N != rules.AnyAmount {
		t.Errorf("a range reads as %+v, %v", m, err)
	}
}
