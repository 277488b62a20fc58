package paliwo

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// said collects every text that the rules can say. They are those with a place of their own,
// and what comes of games, drawings and refusals of every move.
func said(t *testing.T) rulestest.Texts {
	t.Helper()
	all := rulestest.Texts{}
	add := all.Add
	for _, h := range Humans() {
		add(h.Name(), h.Skill(), h.Help(), rules.Msg(whomKeys[h]))
	}
	for c := range cardKinds {
		add(c.Name(), c.Help())
	}
	for _, f := range []Face{EmptyCan, Fuel, ZombieFind, Biohazard, Unknown} {
		add(f.Name(), f.Help())
	}
	for _, d := range Facings() {
		add(d.Name())
	}
	for x := range terrains {
		add(x.Name())
	}
	for g := range stages {
		add(g.Name(), rules.Msg("paliwo.phase."+g.Phase().String()))
	}
	for _, role := range (Game{}).Roles(2) {
		add(rules.Msg(role))
	}
	for seed := range uint64(150) {
		s := stateOf(t, rules.Setup{Seed: seed, Options: variants[seed%4]})
		sayGame(t, s, seed, all)
	}
	for _, s := range drawings(t) {
		sayGame(t, s, 1, all)
	}
	for _, c := range []struct {
		board string
		with  change
		moves []string
	}{
		{"3 l x x x . . . . . . b", moving(0), []string{"done", "new K9 N"}}, // the last crawler tokens
		{"3 l . . . . . . . . b .", moving(0), []string{"done", "new K9 N", "token C1"}},
		{"9 . . . . ~x ~ . . . S .\n3 l . . . . . . . . . b", moving(1), []string{"crawl E9 F9", "crawl F9 E9"}},
	} {
		s := at(t, c.board, c.with)
		play(t, s, c.moves...)
		sayPosition(s, all)
	}
	opened := at(t, "6 G . . l . # . . . b .")
	play(t, opened, "open lumberjack D7")
	sayPosition(opened, all)
	last := at(t, "3 l . . . . . . . . b .", moving(0), withPool(1))
	play(t, last, "done", "new C12 W")
	sayPosition(last, all)
	sayPosition(at(t, "3 l x b . . . . . . . .", moving(1), wounded(Businessman, 2)), all)
	add(rules.Msg("paliwo.event.find-kept"), rules.Msg("paliwo.event.no-way-in"), rules.Msg("paliwo.why.nobody"))
	for _, o := range (Game{}).Options() {
		key := "paliwo.option." + o.ID
		add(rules.Msg(key), rules.Msg(key+".help"))
		for _, c := range o.Choices {
			add(rules.Msg(key + "." + c))
		}
	}
	delete(all, "frame.refuse.over") // for which the frame has words
	return all
}

// drawings are positions that random games hardly ever reach.
func drawings(t *testing.T) []*State {
	t.Helper()
	return []*State{
		at(t, "3 l > c m ^ . . . . . b", carrying(Lumberjack), armed(Lumberjack)),
		at(t, "3 l > . . . . . . . . b", carrying(Lumberjack), armed(Lumberjack)),
		at(t, "3 p < . . . . . . . r b", withBullets(0), carrying(Runner)),
		at(t, "3 r < . x b l . . . . .", carrying(Runner), wounded(Businessman, 1)),
		at(t, "3 l . b . r . . . . . .", withPool(1), wounded(Lumberjack, 2), wounded(Businessman, 2), carrying(Lumberjack)),
		at(t, "3 l . c . . . . . . . .", wounded(Lumberjack, 2)),
		at(t, "3 l . . . . . . . . . .", wounded(Lumberjack, 2)),
		at(t, "3 l ^ . . . . . . . . b", holding(Flare)),
		at(t, "3 l x . . . . . . . . b", holding(Flare)),
		at(t, "3 l x . . . . . . . . b", moving(1)),
		at(t, "3 b < . . . . . . . l .", moving(1)),
		at(t, "3 l x x x . . . . . . b", moving(2), withPool(1)),
		at(t, "3 lt . t . t . t . . . b", withPool(2), atStage(StageRise)),
		at(t, "9 . . . . ~x ~ . . . S .\n3 l . . . . . . . . . b", moving(1)),
		at(t, "3 l ^ v < > x . . . . b", holding(Clutch), atStage(StageCleanup)),
		at(t, "9 . . . . l b . . . S .\n3 p . ^ . m . v r c > .", wounded(Lumberjack, 1)),
		at(t, twoHumans, terrorOn(1)),
	}
}

// sayGame plays a random game on from a position and refuses moves on the way.
func sayGame(t *testing.T, s *State, seed uint64, all rulestest.Texts) {
	t.Helper()
	r := rules.NewRand(seed)
	for n := 0; s.Actor() != rules.NoSeat; n++ {
		all.AddAsked(s)
		if n == 0 && s.round > 0 || n%211 == int(seed)%211 {
			sayPosition(s, all)
		}
		var j rules.Journal
		moves := s.Legal(nil)
		if err := s.Apply(moves[r.IntN(len(moves))], &j); err != nil {
			t.Fatal(err)
		}
		all.AddEvents(&j)
	}
	all.Add(s.Result().Reason)
	if seed == 0 {
		sayPosition(s, all)
	}
}

func sayPosition(s *State, all rulestest.Texts) {
	for m := range withPairs() {
		if r := rules.AsRefusal(s.Check(m)); r != nil {
			all.Add(r.Text)
		}
	}
	v := viewOf(s, SeatHumans)
	for _, h := range Humans() {
		for _, a := range v.Actions(h) {
			all.Add(a.Name())
			if a.Why != nil {
				all.Add(a.Why.Text)
			}
		}
	}
}

// Every reason has a rule, and each refusal key is listed once per rule.
func TestEveryRefusalHasARule(t *testing.T) {
	for why := noMalformed; why < noEnd; why++ {
		r := refusals[why]
		if !slices.Contains(ruleIDs.IDs, r.rule) || !strings.HasPrefix(r.key, "paliwo.refuse.") && why != noOver {
			t.Errorf("reason %d is %+v", why, r)
		}
	}
}
