package dolores

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

func TestDO10BuyAField(t *testing.T) {
	s := start(t, 2, nil)
	wantSet(t, s.Claimable(0), "J8", `
. x .
x . x`)
	wantRefused(t, s, "claim K7", "DO-10", "claim.apart")
	wantRefused(t, s, "claim K9", "DO-10", "claim.own")
	play(t, s, "claim L9", "claim M9", "claim N9")
	want(t, "money", s.Fed(0).money, 1100-3-3-2)
	put(t, s, 1, Warship, "N8")
	wantRefused(t, s, "claim N8", "DO-10", "claim.units")
	fund(s, 0, 2)
	wantRefused(t, s, "claim K8", "DO-10", "money")
	fund(s, 0, 1)
	want(t, "for one koko", s.Claimable(0).Len(), 0)
}

func TestDO10Annexation(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "J7", `
B  Bs Bc
.  A  .`)
	wantRefused(t, s, "claim K7", "DO-10", "claim.not-held")
	put(t, s, 0, Infantry, "K7")
	j := play(t, s, "claim K7")
	wantEvent(t, j, "DO-10", "annex")
	want(t, "owner", s.ownerOf(field(t, "K7")), 0)
	want(t, "section stays", s.section.Has(field(t, "K7")), true)
	// Beyond the limit the section goes.
	s.Fed(0).store[LandSection] = 29
	paint(t, s, "L8", "As")
	s.Fed(0).store[LandSection] = 28
	s.section.Remove(field(t, "L7"))
	s.crop.Remove(field(t, "L7"))
	s.section.Add(field(t, "L7"))
	put(t, s, 0, Infantry, "L7")
	j = play(t, s, "claim L7")
	wantEvent(t, j, "DO-10", "annex.section")
	settle(t, s, 1, "J7")
	put(t, s, 0, Infantry, "J7")
	wantRefused(t, s, "claim J7", "DO-10", "claim.city")
	paint(t, s, "M7", "B")
	put(t, s, 1, Launcher, "M7")
	wantRefused(t, s, "claim M7", "DO-10", "claim.launcher")
	s = start(t, 2, rules.Options{OptionAnnexation: false})
	paint(t, s, "K8", "B")
	put(t, s, 0, Infantry, "K8")
	wantRefused(t, s, "claim K8", "DO-10", "claim.no-annexation")
}

func TestDO11TradeWithTheBank(t *testing.T) {
	for g := range GoodKinds {
		s := bare(t, 2)
		fund(s, 0, 10000)
		play(t, s, "buy "+g.String()+" 2", "sell "+g.String()+" 1")
		want(t, g.String(), s.Fed(0).store[g], 1)
		want(t, "money after "+g.String(), s.Fed(0).money, 10000-2*Goods[g].Sells+Goods[g].Buys)
		wantRefused(t, s, "sell "+g.String()+" 2", "DO-11", "store")
		wantRefused(t, s, "buy "+g.String()+" 0", "DO-11", "amount")
	}
	s := start(t, 2, nil)
	wantAllowed(t, s, "buy oil 36")
	wantRefused(t, s, "buy oil 37", "DO-11", "money")
}

func TestDO11OnlyWithAConnection(t *testing.T) {
	s := bare(t, 2)
	s.owned[0], s.city, s.feds[0].cityCount, s.feds[0].capital = FieldSet{}, s.city.Without(set(t, "K9")), 0, -1
	settle(t, s, 0, "K7")
	wantRefused(t, s, "buy oil 1", "DO-11", "bank.apart")
	wantAllowed(t, s, "claim K8", "build K7 food-factory")
	paint(t, s, "K8", "As\nAs")
	wantAllowed(t, s, "buy oil 1")
	s.needsBank = false
	paint(t, s, "K8", "A")
	s.section = FieldSet{}
	s.relinkAll()
	wantAllowed(t, s, "buy oil 1")
	s.needsBank = true
	s.feds[0].cityCount, s.feds[0].capital = 0, -1
	s.city.Remove(field(t, "K7"))
	s.relinkAll()
	wantRefused(t, s, "buy oil 1", "DO-11", "bank.no-capital")
}

func TestDO12TradeWithAFederation(t *testing.T) {
	s := bare(t, 3)
	s.Fed(0).store[Oil], s.Fed(1).store[Coal] = 5, 7
	paint(t, s, "K7", "Ac\nA")
	paint(t, s, "O11", "B B")
	wantRefused(t, s, "offer 0", "DO-12", "offer.self")
	wantRefused(t, s, "offer 3", "DO-12", "offer.nobody")
	play(t, s, "offer 1")
	wantRefused(t, s, "claim L9", "DO-12", "now.offer")
	wantRefused(t, s, "propose", "DO-12", "offer.empty")
	wantRefused(t, s, "give oil 6", "DO-12", "offer.lacks")
	wantRefused(t, s, "ask coal 8", "DO-12", "offer.lacks")
	wantRefused(t, s, "give oil 0", "DO-12", "amount")
	wantRefused(t, s, "cede K9", "DO-12", "offer.built")
	wantRefused(t, s, "cede L9", "DO-12", "offer.not-owner")
	play(t, s, "give oil 5", "ask coal 7", "give money 100", "cede K7", "want O11")
	wantRefused(t, s, "ask oil 1", "DO-12", "offer.twice")
	wantRefused(t, s, "cede K7", "DO-12", "offer.twice-field")
	play(t, s, "propose")
	want(t, "actor", s.Actor(), 1)
	want(t, "reaction", s.Prompt().Reaction, true)
	wantRefused(t, s, "end", "DO-12", "now.answer")
	j := play(t, s, "accept")
	want(t, "barrier", j.Barrier, true)
	want(t, "actor", s.Actor(), 0)
	want(t, "oil", s.Fed(1).store[Oil], 5)
	want(t, "coal", s.Fed(0).store[Coal], 7)
	want(t, "money", s.Fed(1).money, 1200)
	want(t, "K7", s.ownerOf(field(t, "K7")), 1)
	want(t, "crop", s.crop.Has(field(t, "K7")), true)
	want(t, "O11", s.ownerOf(field(t, "O11")), 0)
	play(t, s, "offer 2", "give money 5", "propose", "decline", "offer 1", "withdraw", "offer 1", "withdraw", "offer 1", "withdraw")
	want(t, "money", s.Fed(0).money, 1000)
	wantRefused(t, s, "offer 1", "DO-12", "offer.limit")
	s.Fed(1).store[Armour], s.Fed(0).store[Armour], s.Fed(0).offers = 2, 9, 0
	play(t, s, "offer 1")
	wantRefused(t, s, "ask armour 2", "DO-2", "offer.room")
}

func TestDO13FoundACity(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "J7", "Af Ac As\n. A .")
	play(t, s, "found J7", "found K7")
	want(t, "cities", s.Fed(0).cityCount, 3)
	want(t, "ground", s.forest.Or(s.crop).Empty(), true)
	want(t, "built", s.Fed(0).cities[1].Built, 0)
	wantRefused(t, s, "found J7", "DO-13", "found.city")
	wantRefused(t, s, "found K6", "DO-13", "not-own")
	paint(t, s, "M8", "A\n!A")
	wantRefused(t, s, "found M8", "DO-13", "sea")
	wantRefused(t, s, "found M9", "DO-33", "burning")
	put(t, s, 0, Launcher, "K8")
	wantRefused(t, s, "found K8", "DO-13", "found.launcher")
	fund(s, 0, 99)
	wantRefused(t, s, "found L7", "DO-13", "money")
	fund(s, 0, 1000)
	paint(t, s, "H5", "A A A A A A")
	play(t, s, "found H5", "found I5", "found J5", "found K5", "found L5")
	wantRefused(t, s, "found M5", "DO-2", "found.limit")
}

func TestDO14PullDownACity(t *testing.T) {
	s := bare(t, 2)
	settle(t, s, 0, "K7")
	settle(t, s, 0, "K5", Mine)
	wantRefused(t, s, "raze K9", "DO-14", "raze.capital")
	wantRefused(t, s, "raze K5", "DO-14", "raze.buildings")
	wantRefused(t, s, "raze K8", "DO-14", "no-city")
	play(t, s, "raze K7")
	want(t, "money", s.Fed(0).money, 1000)
	want(t, "cities", s.Fed(0).cityCount, 2)
	settle(t, s, 0, "K7")
	fund(s, 0, 99)
	wantRefused(t, s, "raze K7", "DO-14", "money")
}

func TestDO18SowAndPlant(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "K7", "A\nA A\n. !A")
	paint(t, s, "M8", "A")
	play(t, s, "sow K7", "plant K8")
	want(t, "money", s.Fed(0).money, 1100-25)
	wantRefused(t, s, "sow K8", "DO-4", "taken")
	wantRefused(t, s, "sow L9", "DO-33", "burning")
	wantRefused(t, s, "sow M8", "DO-18", "sea")
	wantRefused(t, s, "plant J8", "DO-18", "not-own")
	fund(s, 0, 4)
	wantRefused(t, s, "sow L8", "DO-18", "money")
}

// TestDO18SeveralAreSownAtOnce, as far as there is money and the food factories take them.
func TestDO18SeveralAreSownAtOnce(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "K7", "A\nA A\n. !A")
	wantRefused(t, s, "sow", "DO-18", "sow.single")
	play(t, s, "build K9 food-factory")
	fund(s, 0, 2*SowPrice-1)
	wantRefused(t, s, "sow", "DO-18", "sow.single")
	fund(s, 0, 3*SowPrice-1)
	wantEvent(t, play(t, s, "sow"), "DO-18", "sow.all")
	want(t, "crops", s.crop, set(t, "K7 K8"))
	want(t, "money", s.Fed(0).money, SowPrice-1)
	fund(s, 0, 100)
	wantRefused(t, s, "sow", "DO-18", "sow.single")
	play(t, s, "sow L8")
}

func TestDO19Sections(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "K7", "A\nA A A")
	wantRefused(t, s, "lay K8", "DO-19", "store")
	s.Fed(0).store[LandSection], s.Fed(0).store[SeaSection] = 3, 1
	wantRefused(t, s, "lay K7", "DO-19", "lay.apart")
	wantRefused(t, s, "lay M8", "DO-19", "lay.apart")
	play(t, s, "lay K8", "lay L8", "lay M8", "lay K7")
	want(t, "home", s.home[0], set(t, "K7 K8 K9 L8 M8"))
	wantRefused(t, s, "lift J8", "DO-19", "lift.none")
	want(t, "in the pool", s.Room(0, LandSection), 30-3)
	j := play(t, s, "lift K8")
	wantEvent(t, j, "DO-19", "lift")
	want(t, "home", s.home[0], set(t, "K9"))
	// It is lost to its owner: its token goes back to the pool, not to the store
	// (DO-2).
	want(t, "store", s.Fed(0).store[LandSection], 0)
	want(t, "back in the pool", s.Room(0, LandSection), 30-2)
	want(t, "for nothing", s.Fed(0).money, StartMoney)
	fund(s, 0, 28*175)
	wantAllowed(t, s, "buy land-section 28")
	// Beside the bank without a city.
	paint(t, s, "J9", "A")
	s.Fed(0).store[LandSection] = 1
	wantAllowed(t, s, "lay J9")
}

func TestDO21PlacingUnits(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "K7", "A\nAf A A")
	wantRefused(t, s, "place K9 infantry", "DO-21", "store")
	for kind := Infantry; kind < GoodKinds; kind++ {
		s.Fed(0).store[kind] = 2
	}
	wantSet(t, s.placeable(0, Infantry), "K8", "x\nx")
	wantSet(t, s.placeable(0, Armour), "K8", ".\nx")
	wantSet(t, s.placeable(0, Warship), "M8", "x")
	wantSet(t, s.placeable(0, Launcher), "K7", "x .\n. x")
	wantRefused(t, s, "place K7 infantry", "DO-21", "place.far")
	wantRefused(t, s, "place J8 infantry", "DO-21", "not-own")
	wantRefused(t, s, "place K8 armour", "DO-21", "place.forest")
	wantRefused(t, s, "place M8 infantry", "DO-21", "place.terrain")
	wantRefused(t, s, "place K8 launcher", "DO-21", "place.launcher")
	j := play(t, s, "place K9 infantry", "place K9 armour", "place M8 warship", "place L8 launcher")
	wantEvent(t, j, "DO-21", "place")
	want(t, "top", s.topUnit(0, field(t, "K9")), Unit(15))
	put(t, s, 1, Infantry, "K8")
	wantRefused(t, s, "place K8 infantry", "DO-21", "place.units")
	s.clouds[0], s.cloudCount = field(t, "K7"), 1
	wantRefused(t, s, "place K7 launcher", "DO-21", "place.launcher")
	s.removeUnit(1, 0)
	s.forest.Remove(field(t, "K8"))
	s.fire.Add(field(t, "K8"))
	wantRefused(t, s, "place K8 infantry", "DO-33", "burning")
}

func TestDO23Services(t *testing.T) {
	s := bare(t, 2)
	s.pollution[0], s.pollutionCount = field(t, "A1"), 1
	s.clouds[0], s.cloudCount = field(t, "A1"), 1
	s.fire.Add(field(t, "K7"))
	wantRefused(t, s, "clean A2", "DO-23", "service.none")
	play(t, s, "clean A1", "douse K7", "neutralise A1")
	want(t, "money", s.Fed(0).money, 1100-270)
	want(t, "left", s.pollutionCount+s.cloudCount+s.fire.Len(), 0)
	s.fire.Add(field(t, "K7"))
	fund(s, 0, 49)
	wantRefused(t, s, "douse K7", "DO-23", "money")
}

// DO-25: what was bought can be placed at once.
func TestDO25BoughtOnesAtOnce(t *testing.T) {
	s := bare(t, 2)
	play(t, s, "claim K8", "buy land-section 1", "lay K8", "buy infantry 1", "place K8 infantry")
	want(t, "units", s.held[0], set(t, "K8"))
}

// DO-26: everything of the own part can be taken back, the answer of another not.
func TestDO26InvestmentsAreTakenBack(t *testing.T) {
	moves := []string{
		"claim K8", "buy oil 3", "found K8", "build K8 mine oil", "pull K8 1", "claim L9", "sow L9", "buy infantry 1",
		"place K9 infantry", "offer 1", "give oil 1", "withdraw",
	}
	m := rulestest.Scripted(t, Game{}, rules.Setup{Players: 2, Seed: 1}, moves...)
	if n, err := m.RestartTurn(); err != nil || n != len(moves) {
		t.Errorf("%d moves taken back: %v", n, err)
	}
	m = rulestest.Scripted(t, Game{}, rules.Setup{Players: 2, Seed: 1}, "claim K8", "offer 1", "give money 1", "propose", "accept")
	if m.CanUndo() == nil {
		t.Error("an accepted offer is taken back")
	}
	m = rulestest.Scripted(t, Game{}, rules.Setup{Players: 2, Seed: 1}, "end", "end")
	if m.CanUndo() == nil {
		t.Error("the wind is taken back")
	}
}
