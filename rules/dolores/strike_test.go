package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
)

// What a missile would destroy is foretold as it comes about. This holds for cities of every
// size, with and without a warehouse, and for a super-missile (DO-51, DO-52).
func TestDO51AStrikeIsForetold(t *testing.T) {
	kinds := []Building{FoodFactory, TimberWorks, Mine, PowerPlant, NuclearPlant, LandWorks, SeaWorks, RobotFactory, ArmsWorks, TankWorks, Shipyard, MissileWorks}
	for n := 0; n <= Districts; n++ {
		for _, capital := range []bool{true, false} {
			s := bare(t, 2)
			name := "K13"
			if !capital {
				name = "K16"
				settle(t, s, 1, name)
			}
			city := &s.Fed(1).cities[s.CityAt(1, field(t, name))]
			if n < int(city.Built) {
				continue
			}
			furnish(t, s, 1, name, kinds[:n-int(city.Built)]...)
			put(t, s, 0, Launcher, "J9")
			warfare(s, 0)
			before := *city
			strike := viewOf(s).Strike(0, false, field(t, name))
			want(t, "hits", len(strike.Hits), 1)
			hit := strike.Hits[0]
			want(t, "owner", hit.Owner, 1)
			lost := map[Building]bool{}
			for _, x := range hit.Lost {
				lost[before.Districts[x.District-1].Building] = true
			}
			play(t, s, "aim m1", "fire "+name)
			i := s.CityAt(1, field(t, name))
			want(t, fmt.Sprint(n, " gone"), i < 0, hit.CityGone)
			left := 0
			if i >= 0 {
				left = int(s.Fed(1).cities[i].Built)
				for d := range left {
					if b := s.Fed(1).cities[i].Districts[d].Building; lost[b] {
						t.Errorf("%d districts: %s was to fall and stands", n, b)
					}
				}
			}
			want(t, fmt.Sprint(n, " districts: lost"), len(hit.Lost), n-left)
		}
	}
	s := bare(t, 2)
	paint(t, s, "J6", ". f .\nf Bs c\n. A .")
	put(t, s, 1, Infantry, "K7")
	own := put(t, s, 0, Infantry, "K8")
	got := viewOf(s).Strike(0, true, field(t, "K7"))
	words := ""
	for _, h := range got.Hits {
		words += fmt.Sprintf("%s %d %c %v, ", h.Field, h.Owner, max(h.Ground, '-'), h.Units)
	}
	want(t, "super-missile", words, fmt.Sprintf("K7 1 s [%s], K6 -1 f [], J7 -1 f [], L7 -1 c [], K8 0 - [%s], ", own, own))
	want(t, "whose", got.Hits[4].UnitsOf, 0)
	want(t, "missile", len(viewOf(s).Strike(0, false, field(t, "K7")).Hits), 1)
	want(t, "nothing", len(viewOf(s).Strike(0, false, field(t, "E3")).Hits), 0)
}

// The chance that a missile is stopped: a warship on the target does it in two throws of six.
// Each other federation may try once with half (DO-46, DO-53). What is unpaid or out of reach
// does not count, nor whoever fires.
func TestDO53TheChanceToStopAMissileIsForetold(t *testing.T) {
	s := bare(t, 4)
	put(t, s, 0, Launcher, "K5")
	target := field(t, "M8")
	tell := func() string {
		x := viewOf(s).Strike(0, false, target)
		return fmt.Sprint(x.Ships, x.Answers, x.Least, x.Most)
	}
	want(t, "nobody", tell(), "0 [] 0 0")
	w := put(t, s, 1, Warship, "M8")
	want(t, "a ship", tell(), "1 [] 33 33")
	put(t, s, 1, Warship, "M8")
	want(t, "two ships", tell(), "2 [] 56 56")
	s.Fed(1).units[w].Unpaid = true
	want(t, "one unpaid", tell(), "1 [] 33 33")
	put(t, s, 3, Launcher, "G11")
	put(t, s, 1, Launcher, "M9")
	put(t, s, 1, Launcher, "M10")
	want(t, "launchers", tell(), "1 [1 3] 33 83")
	far := put(t, s, 2, Launcher, "D19")
	want(t, "out of reach", Distance(s.Fed(2).units[far].Field, target) > 10 && tell() == "1 [1 3] 33 83", true)
	x := viewOf(s).Strike(3, false, target)
	want(t, "in order of play from who fires", fmt.Sprint(x.Answers), "[0 1]")
}

// What an exchange would lead to is the position after it is accepted, for both
// sides, and changes nothing (DO-12).
func TestDO12AnExchangeIsForetold(t *testing.T) {
	s := bare(t, 2)
	for g, n := range Buildings[PowerPlant].Goods {
		s.Fed(1).store[g] = n
	}
	if viewOf(s).Exchanged() != nil {
		t.Error("there is no offer yet")
	}
	play(t, s, "offer 1")
	if viewOf(s).Exchanged() != nil {
		t.Error("nothing is offered yet")
	}
	play(t, s, "give money 50", "ask coal 1", "ask iron 3", "ask wood 5", "propose")
	was := viewOf(s)
	after := was.Exchanged()
	want(t, "money", fmt.Sprint(after.Federations[0].Money, after.Federations[1].Money), "1050 1150")
	has := func(v *View, seat int) bool {
		for _, b := range v.Buildable(seat) {
			if b == PowerPlant {
				return true
			}
		}
		return false
	}
	want(t, "before", fmt.Sprint(has(was, 0), has(was, 1)), "false true")
	want(t, "after", fmt.Sprint(has(after, 0), has(after, 1)), "false false")
	play(t, s, "accept")
	now := viewOf(s)
	for seat := range 2 {
		want(t, "store", fmt.Sprint(now.Federations[seat].Store, now.Federations[seat].Money), fmt.Sprint(after.Federations[seat].Store, after.Federations[seat].Money))
	}
}

// What is missing of a bill is bought move by move (DO-11).
func TestDO11WhatIsMissingIsBought(t *testing.T) {
	s := bare(t, 2)
	s.Fed(0).store[Wood], s.Fed(0).store[Iron] = 4, 7
	v := viewOf(s)
	lacks := v.Lacks(0, &Buildings[PowerPlant].Goods)
	want(t, "lacks", fmt.Sprint(amounts(lacks[:])), "map[coal:5 wood:1]")
	moves := Purchase(&lacks)
	plan := v.Plan(moves...)
	want(t, "plan", fmt.Sprint(plan.Done, plan.Cost.Money, plan.Refusal == nil), "2 150 true")
	for _, m := range moves {
		play(t, s, Game{}.Notation(m))
	}
	lacks = viewOf(s).Lacks(0, &Buildings[PowerPlant].Goods)
	want(t, "then", lacks.Empty(), true)
	play(t, s, "build K9 power-plant")
	var none []rules.Move
	want(t, "nothing to buy", len(Purchase(&lacks)), len(none))
}
