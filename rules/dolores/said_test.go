package dolores

import (
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// said collects every text that the rules can say: names, and in games from a
// rich position all events, questions, buttons, results and refusals.
func said(t *testing.T) rulestest.Texts {
	t.Helper()
	all := rulestest.Texts{}
	add := all.Add
	for g := range Money + 1 {
		add(g.Name())
	}
	for b := range BuildingKinds {
		add(b.Name())
	}
	for side := FederationNorth; side <= FederationWest; side++ {
		add(side.Name())
	}
	for d := North; d <= Calm; d++ {
		add(d.Name())
	}
	for o := CityObject; o <= GrowthObject; o++ {
		add(o.Name())
	}
	for p := range phaseEnd {
		add(rules.Msg("dolores.phase." + p.String()))
	}
	for _, verb := range []string{"attack", "sabotage", "aim", "intercept"} {
		add(rules.Msg("dolores.hint."+verb, rules.Literal("a", "m1"), rules.Literal("b", "K9")))
	}
	for _, o := range (Game{}).Options() {
		add(rules.Msg("dolores.option."+o.ID), rules.Msg("dolores.option."+o.ID+".help"))
		for _, c := range o.Choices {
			add(rules.Msg("dolores.option." + o.ID + "." + c))
		}
	}
	for _, name := range []string{"attack", "sabotage", "aim", "intercept"} {
		add(rules.Msg("dolores.hint."+name, rules.Literal("a", "i1"), rules.Literal("b", "K9")))
	}
	tried := map[Decision]int{}
	for seed := range uint64(rulestest.Rounds(24, 60)) {
		s := rich(t)
		s.limit = 2
		s.rand = rules.NewRand(seed)
		switch seed % 8 {
		case 1, 3:
			warfare(s, 0)
			s.Fed(0).n = 4
		case 2:
			s.choosesTaxes = false
		case 4:
			s.annexes, s.movesAndAttacks = false, false
			warfare(s, 0)
		case 5:
			for seat := range 3 {
				s.Fed(seat).store = Bill{}
			}
		}
		sayGame(t, s, seed, tried, all)
	}
	for _, end := range []endKind{byLast, byDraw} {
		s := bare(t, 2)
		s.phase, s.ask, s.over = PhaseOver, NoDecision, ending{end, 1}
		add(s.Result().Reason)
	}
	still := start(t, 2, rules.Options{OptionRounds: 0})
	all.AddEvents(idleRounds(t, still, standstill))
	all.Add(still.Result().Reason)
	saySeldom(t, all)
	for _, c := range forgoings(t) {
		m, err := Game{}.Parse(c.move)
		if err != nil {
			t.Fatal(err)
		}
		add(c.s.Forgoes(m))
	}
	return all
}

// sayGame plays a random game and refuses all moves now and then, every
// question at least once.
func sayGame(t *testing.T, s *State, seed uint64, tried map[Decision]int, all rulestest.Texts) {
	t.Helper()
	r := rules.NewRand(seed)
	for s.Actor() != rules.NoSeat {
		all.AddAsked(s)
		if tried[s.ask]++; tried[s.ask]%250 == 1 {
			for m := range universe(s) {
				if no := s.refuse(m); no != nil {
					all.Add(no.Text)
				}
			}
		}
		m := rulestest.RandomMove(s, &r)
		var j rules.Journal
		if err := s.Apply(m, &j); err != nil {
			t.Fatal(err)
		}
		all.AddEvents(&j)
	}
	all.Add(s.Result().Reason)
}

// saySeldom adds what games from one position hardly ever reach; each of these
// has a test of its own elsewhere.
func saySeldom(t *testing.T, all rulestest.Texts) {
	t.Helper()
	run := func(s *State, f func(j *rules.Journal)) {
		var j rules.Journal
		f(&j)
		all.AddEvents(&j)
	}
	refused := func(s *State, move string) {
		m, err := Game{}.Parse(move)
		if err != nil {
			t.Fatal(err)
		}
		if r := s.refuse(m); r == nil {
			t.Errorf("%s is allowed", move)
		} else {
			all.Add(r.Text)
		}
	}
	s := start(t, 2, rules.Options{OptionHome: true})
	s.active, s.owned[1] = 1, set(t, "I8")
	refused(s, "claim J8")
	s = bare(t, 2)
	s.fair = true
	settle(t, s, 0, "K7", Mine)
	put(t, s, 0, Armour, "L14")
	warfare(s, 0)
	refused(s, "sabotage a1 K13")
	s = bare(t, 2)
	done := &s.Fed(0).units[put(t, s, 0, Infantry, "K9")]
	warfare(s, 0)
	done.Moved, done.Attacked = true, true
	refused(s, "move i1 K8")
	refused(s, "attack i1 K8")
	// The last federations fall together; the last one remains.
	s = bare(t, 2)
	s.fire = set(t, "K9 K13")
	run(s, s.blow)
	s = bare(t, 2)
	put(t, s, 0, Launcher, "K7")
	warfare(s, 0)
	run(s, func(j *rules.Journal) {
		s.missile.unit = firstUnit[Launcher-Infantry]
		s.launch(0, field(t, "K13"), j)
	})
	// A tie for the capital, and no city left.
	s = bare(t, 2)
	settle(t, s, 0, "K7", Mine)
	settle(t, s, 0, "K5", Mine)
	settle(t, s, 0, "K3")
	put(t, s, 0, Infantry, "K3")
	s.loseCity(0, 0)
	s.phase, s.wind, s.active = PhaseWind, Wind{1, 1}, int8(s.seats)
	run(s, s.aftermath)
	all.AddAsked(s)
	refused(s, "capital K3")
	refused(s, "end")
	all.AddEvents(play(t, s, "capital K5"))
	s = bare(t, 2)
	put(t, s, 0, Infantry, "K9")
	s.loseCity(0, 0)
	s.active = int8(s.seats)
	run(s, s.replaceCapitals)
	s.phase, s.ask, s.active = PhaseInvestment, DecideInvest, 0
	refused(s, "buy oil 1")
	// An annexed section beyond the limit; a full pool; an owner of everything.
	s = bare(t, 2)
	paint(t, s, "K8", "Bs")
	put(t, s, 0, Infantry, "K8")
	s.Fed(0).store[LandSection] = 30
	run(s, func(j *rules.Journal) { s.claim(0, field(t, "K8"), j) })
	for f := range landFields.Without(set(t, "K8 K9 K13 L9")).All() {
		if s.crop.Len() < CropLimit {
			s.crop.Add(f)
		}
	}
	paint(t, s, "L9", "A")
	s.crop.Add(field(t, "D18"))
	refused(s, "sow L9")
	paint(t, s, "H5", "A A A A A A A A")
	for _, name := range strings.Fields("H5 I5 J5 K5 L5 M5 N5") {
		settle(t, s, 0, name)
	}
	s.forest = FieldSet{}
	refused(s, "found L9")
	settleAt := furnish(t, s, 0, "H5", PurificationPlant)
	refused(s, "build H5 purification-plant")
	furnish(t, s, 0, "H5", many(Mine, 11)...)
	refused(s, "build H5 shipyard")
	settleAt.Districts[1].Robots = 1
	s.Fed(0).store[Robots] = MostOfAGood
	refused(s, "install H5 2 6")
	s.robotLimit = 0
	refused(s, "install H5 2 1000000")
	refused(s, "build K5 power-plant")
	// Production beyond the limit, an offer beyond it and offers used up.
	s = bare(t, 2)
	furnish(t, s, 0, "K9", TankWorks)
	s.Fed(0).store[Armour], s.Fed(1).store[Armour] = 9, 2
	s.Fed(0).n = 6
	run(s, func(j *rules.Journal) { s.work(0, j) })
	s.Fed(0).store[Armour], s.Fed(0).n = 9, -1
	play(t, s, "offer 1")
	refused(s, "ask armour 2")
	play(t, s, "withdraw")
	s.Fed(0).offers = OffersPerPhase
	refused(s, "offer 1")
	// Fire and poison in the wind, and a ship that stops a missile.
	s = bare(t, 2)
	paint(t, s, "K7", "Ac")
	put(t, s, 0, Infantry, "K7")
	s.pollution[0], s.pollutionCount = field(t, "K6"), 1
	load(t, s, 2, 1)
	run(s, s.blow)
	s = bare(t, 2)
	put(t, s, 1, Warship, "M8")
	load(t, s, 6)
	run(s, func(j *rules.Journal) { s.shipsStop(field(t, "M8"), j) })
	// A full ship, a landing too far, and a guarded launcher.
	s = bare(t, 2)
	put(t, s, 0, Warship, "M8")
	for range 3 {
		put(t, s, 0, Infantry, "L8")
	}
	warfare(s, 0)
	play(t, s, "embark i1 w1", "embark i2 w1")
	refused(s, "embark i3 w1")
	s.Fed(0).units[0].Moved, s.Fed(0).units[1].Moved = false, false
	refused(s, "move i1 K8")
	refused(s, "embark i1 w1")
	refused(s, "attack i1 K8")
	run(s, func(j *rules.Journal) { s.move(0, 1, field(t, "L8"), j) })
	put(t, s, 1, Launcher, "L7")
	put(t, s, 1, Infantry, "L7")
	refused(s, "sabotage i3 L7")
	refused(s, "sabotage w1 M8")
	s.ask = DecideArrange
	s.Fed(0).units[2].Sorted = true
	refused(s, "top i3")
	saySeldomElsewhere(t, all, run, refused)
}

func saySeldomElsewhere(t *testing.T, all rulestest.Texts, run func(*State, func(*rules.Journal)), refused func(*State, string)) {
	t.Helper()
	sayTruce(t, all, run, refused)
	s := bare(t, 2)
	put(t, s, 1, Warship, "M8")
	load(t, s, 1)
	run(s, func(j *rules.Journal) { s.shipsStop(field(t, "M8"), j) })
	// Who has neither city nor unit nor section owes nothing. The other pays all.
	s = bare(t, 2)
	s.feds[0].cityCount, s.feds[0].capital = 0, -1
	s.city.Remove(field(t, "K9"))
	s.Fed(1).store = Bill{Food: 9, Energy: 9}
	s.phase, s.active = PhaseTaxes, -1
	run(s, s.nextTaxes)
	all.AddEvents(play(t, s, "settle"))
	// A capital apart from the bank.
	s = bare(t, 2)
	s.feds[0].cityCount, s.feds[0].capital = 0, -1
	s.city.Remove(field(t, "K9"))
	settle(t, s, 0, "K7")
	refused(s, "buy oil 1")
	// Works that have taken what they can, and a crop that is not there.
	s = bare(t, 2)
	paint(t, s, "J7", "Ac Af")
	s.phase, s.ask, s.gather = PhaseYield, DecideGather, gather{harvest: 1}
	refused(s, "fell K7")
	refused(s, "harvest K8")
	s.gather = gather{fell: 1}
	refused(s, "harvest J7")
	refused(s, "fell K9")
	s = bare(t, 2)
	s.movesAndAttacks = false
	put(t, s, 0, Infantry, "K9")
	s.Fed(0).units[0].Moved = true
	warfare(s, 0)
	refused(s, "attack i1 K8")
	s = bare(t, 2)
	put(t, s, 1, Launcher, "R18")
	s.missile = missile{flies: true, target: field(t, "C3"), asked: 1}
	s.phase, s.ask = PhaseMilitary, DecideIntercept
	refused(s, "intercept m1")
	s.finish(ending{byLast, 1}, nil)
	all.Add(s.Result().Reason)
}

// sayTruce adds what is said of the truce.
func sayTruce(t *testing.T, all rulestest.Texts, run func(*State, func(*rules.Journal)), refused func(*State, string)) {
	t.Helper()
	s := truceWar(t)
	all.AddAsked(s)
	refused(s, "attack i1 K7")
	refused(s, "aim m1")
	refused(s, "move i1 K8")
	refused(s, "move i1 K7")
	s.round = 2
	run(s, s.endRound)
}
