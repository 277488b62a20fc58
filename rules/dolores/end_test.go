package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
)

func TestDO55WhoHasNothingIsOut(t *testing.T) {
	s := bare(t, 3)
	put(t, s, 0, Infantry, "N11")
	paint(t, s, "L10", ". . Bs")
	s.Fed(1).store[Armour] = 3
	warfare(s, 0)
	load(t, s, 6)
	j := play(t, s, "sabotage i1 M11")
	wantEvent(t, j, "DO-55", "out")
	want(t, "fields", s.owned[1].Empty() && s.section.Empty(), true)
	want(t, "over", s.Result().Over, false)
	play(t, s, "end")
	want(t, "next", s.Actor(), 0)
	play(t, s, "end")
	want(t, "skips who is out", s.Actor(), 2)
	wantRefused(t, s, "accept", "DO-12", "unasked.offer")
	want(t, "wealth", s.wealth(1).Total(), 0)
}

// The sections of who falls go with the marks on them: what was not paid for is
// no longer anybody's (DO-55).
func TestDO55TheFallenLeaveNoMarks(t *testing.T) {
	s := bare(t, 3)
	put(t, s, 0, Infantry, "N11")
	paint(t, s, "L9", "Bs Bs")
	paint(t, s, "K14", "Cs")
	warfare(s, 0)
	s.unpaid = set(t, "L9 M9 K14")
	s.relinkAll()
	load(t, s, 6)
	play(t, s, "sabotage i1 M11")
	want(t, "out", s.feds[1].out, true)
	want(t, "sections left", s.section, set(t, "K14"))
	want(t, "unpaid sections left", s.unpaid, set(t, "K14"))
	if err := s.Invariants(); err != nil {
		t.Error(err)
	}
}

func TestDO55LastOnesFallTogether(t *testing.T) {
	s := bare(t, 2)
	s.fire = set(t, "K9 K13")
	j := blowNow(t, s, 1, 1)
	wantEvent(t, j, "DO-55", "draw")
	want(t, "result", fmt.Sprint(s.Result().Winners, s.Result().Reason.Key), "[0 1]dolores.result.draw")
	want(t, "legal", len(s.Legal(nil))+len(s.Ranges(nil)), 0)
	for _, m := range []rules.Move{Plain(VerbEnd), By(VerbMove, 0), {}, {Verb: 99}} {
		r := rules.AsRefusal(s.Check(m))
		want(t, fmt.Sprint("verb ", m.Verb, " after the end"), r != nil && r.Rule == "DO-56" && r.Text.Key == "frame.refuse.over", true)
	}
}

func TestDO56LastFederationWins(t *testing.T) {
	s := bare(t, 2)
	put(t, s, 0, Launcher, "K7")
	warfare(s, 0)
	j := play(t, s, "aim m1", "fire K13")
	wantEvent(t, j, "DO-56", "win")
	r := s.Result()
	want(t, "result", fmt.Sprint(r.Over, r.Winners, r.Reason.Key), "true [0]dolores.result.last")
	want(t, "history", len(s.history), 2)
}

func TestDO56GreatestWealthWins(t *testing.T) {
	s := bare(t, 2)
	c := furnish(t, s, 0, "K9", PowerPlant, NuclearPlant, Mine, PurificationPlant)
	c.Districts[1].Robots = 2
	paint(t, s, "K8", "As . As")
	put(t, s, 0, Infantry, "K9")
	s.Fed(0).store = Bill{Oil: 10, Warship: 1, Robots: 1}
	want(t, "wealth", s.wealth(0), Wealth{
		Money: 1100, Goods: 60 + 150 + 100, Units: 20, Sections: 35 + 65, Robots: 200,
		Fields: 3 + 3 + 2, Cities: 100, Buildings: 68 + 163 + 30 + 500,
	})
	want(t, "total", s.wealth(0).Total(), 1100+310+20+100+200+8+100+761)
	for tie, winners := range map[bool]string{false: "[0]", true: "[0 1]"} {
		s := start(t, 2, rules.Options{OptionRounds: 1})
		if !tie {
			play(t, s, "build K9 purification-plant", "claim K8", "claim L9", "claim J9")
			fund(s, 0, 900)
		}
		play(t, s, "end", "end")
		r := s.Result()
		want(t, "winners", fmt.Sprint(r.Winners), winners)
		want(t, "reason", r.Reason.Key, "dolores.result.wealth")
		want(t, "score", r.Scores[1], 1100+100+3)
	}
	s = start(t, 2, rules.Options{OptionRounds: 0})
	play(t, s, "end", "end")
	want(t, "no limit", fmt.Sprint(s.Result().Over, s.Status().Turns), "false 0")
}

// A federation that destroys itself with its own attack is out like any other.
func TestDO55OwnSuperMissile(t *testing.T) {
	s := bare(t, 3)
	put(t, s, 0, SuperLauncher, "J13")
	warfare(s, 0)
	play(t, s, "aim x1", "fire J9")
	want(t, "out", s.Fed(0).out, true)
	want(t, "phase goes on", s.phase != PhaseOver, true)
}

// Without a limit of rounds a game may come to a point from which nothing changes any more.
// Then nobody has a koko, a good or a building that works. It ends by standing still, with a
// limit there (DO-69).
func TestDO56ADeadEndIsEnded(t *testing.T) {
	for limit, how := range map[int]endKind{0: byStandstill, 40: byWealth} {
		s := start(t, 2, rules.Options{OptionRounds: limit})
		for range 2 {
			play(t, s, "buy uranium 14", "sell uranium 14", "buy uranium 3", "sell uranium 3", "buy uranium 1", "sell uranium 1",
				"buy food 2", "sell food 2", "claim "+s.CapitalField(s.Actor()).Step(West, 1).String(), "end")
		}
		want(t, "money", fmt.Sprint(s.Fed(0).money, s.Fed(1).money), "1 1")
		for s.phase != PhaseOver && s.round < 100 {
			for _, m := range s.Legal(nil) {
				if m.Verb != VerbOffer && m.Verb != VerbEnd { // one koko may change hands
					t.Fatalf("round %d: %s is possible", s.round, Game{}.Notation(m))
				}
			}
			play(t, s, "end")
		}
		want(t, "over", s.over.how, how)
	}
}
