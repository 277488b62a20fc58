package dolores

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// endings are the ways a game can end (DO-55, DO-56). Each has a recorded game in
// testdata/endings that "go test -update" finds anew among the games of bots.
var endings = map[string]struct {
	how     endKind
	winners int
	rounds  int
	truce   int
	bot     rules.Bot
}{
	"conquest":      {byLast, 1, 60, 0, warrior{}},
	"draw":          {byDraw, 2, defaultRounds, defaultTruce, duellist{}},
	"wealth":        {byWealth, 1, 3, defaultTruce, warrior{}},
	"shared-wealth": {byWealth, 2, 2, defaultTruce, idler{}},
	"standstill":    {byStandstill, 2, 0, defaultTruce, idler{}},
}

// waysToEnd are the endings as rulestest wants them.
func waysToEnd() map[string]rulestest.Way {
	all := map[string]rulestest.Way{}
	for name, end := range endings {
		wanted := func(s rules.State) bool {
			return s.(*State).over.how == end.how && len(s.Result().Winners) == end.winners
		}
		all[name] = rulestest.Way{
			Find: func(t testing.TB) *rules.Record {
				p := &rules.Playout{Game: Game{}, Bots: []rules.Bot{end.bot, end.bot}}
				setup := rules.Setup{Players: 2, Options: rules.Options{OptionRounds: end.rounds, OptionTruce: end.truce}}
				return rulestest.FindGame(t, p, setup, 3000, wanted)
			},
			Is: func(t testing.TB, m *rules.Match) bool {
				_, last := rulestest.EndStates(t, m)
				return wanted(last)
			},
		}
	}
	return all
}

func TestDO56EveryWayToEndIsRecorded(t *testing.T) {
	seen := map[endKind]bool{notOver: true}
	for _, end := range endings {
		seen[end.how] = true
	}
	for how := range endKinds {
		if !seen[how] {
			t.Errorf("no recorded game ends by %s", endIDs[how])
		}
	}
}

// warrior buys missiles and fires at cities as soon as it can, so that a
// conquest comes about; else it plays at random.
type warrior struct{ rules.RandomBot }

func (w warrior) Choose(p *rules.Position) rules.Move {
	v := p.View().(View)
	seat := p.Seat()
	for _, m := range p.Legal() {
		if m.Verb == VerbFire {
			if c := v.Cell(Field(m.A)); c.Ground == 'C' {
				return m
			}
		}
	}
	for _, verb := range []uint8{VerbPlace, VerbAim, VerbSabotage, VerbSettle} {
		for _, m := range p.Legal() {
			if m.Verb == verb && (verb != VerbAim || seat == 0) {
				return m
			}
		}
	}
	if m := Amount(VerbBuy, Launcher, 1); v.Decision == DecideInvest && seat == 0 {
		for _, r := range p.Ranges() {
			if r.Move.Verb == m.Verb && r.Move.A == m.A {
				return m
			}
			if r.Move.Verb == VerbBuy && Good(r.Move.A) == Oil && v.Federations[0].Store[Launcher] == 0 && v.Federations[0].Store[Oil] < 10 && v.Federations[0].Money < 400 {
				return r.With(1)
			}
		}
	}
	return w.RandomBot.Choose(p)
}

// idler does nothing, so that all are equally wealthy.
type idler struct{ rules.RandomBot }

func (idler) Choose(p *rules.Position) rules.Move {
	if legal := p.Legal(); len(legal) > 0 {
		return legal[len(legal)-1] // what ends the own part comes last
	}
	return Plain(VerbEnd)
}

// duellist saves oil from a mine until both sides can man a launcher. Then it fires at the
// other's only city, even without one of its own. The second shot takes the last of both.
type duellist struct{ rules.RandomBot }

func (d duellist) Choose(p *rules.Position) rules.Move {
	v, seat := p.View().(View), p.Seat()
	home, other, yard := firstCities[FederationNorth], firstCities[FederationSouth], At(10, 7)
	if seat == 1 {
		home, other, yard = other, home, At(10, 13)
	}
	me := v.Federations[seat]
	switch v.Decision {
	case DecideInvest:
		return d.invest(v, seat, home, yard)
	case DecideTax:
		if len(me.Units) > 0 && me.Units[0].Due {
			return By(VerbPayUnit, me.Units[0].Unit)
		}
		return Plain(VerbSettle)
	case DecideMilitary:
		if len(me.Units) > 0 {
			return By(VerbAim, me.Units[0].Unit)
		}
		return Plain(VerbEnd)
	case DecideTarget:
		return On(VerbFire, other)
	case DecideIntercept:
		return Plain(VerbHold)
	}
	return d.RandomBot.Choose(p)
}

func (duellist) invest(v View, seat int, home, yard Field) rules.Move {
	me, first := v.Federations[seat], v.Federations[0]
	ready := len(first.Units) > 0 || first.Store[Launcher] > 0
	if seat == 0 && !ready {
		ready = true
		for _, fed := range v.Federations {
			ready = ready && fed.Money >= dueller(len(fed.Cities[0].Districts)) && fed.Store[Oil] >= 10
		}
	}
	built := len(me.Cities[0].Districts)
	switch {
	case v.Cell(yard).Owner != seat:
		return On(VerbClaim, yard)
	case ready && built > 1:
		return With(VerbPull, home, built)
	case ready && len(me.Units) == 0 && me.Store[Launcher] == 0:
		return Amount(VerbBuy, Launcher, 1)
	case ready && me.Store[Launcher] > 0:
		return With(VerbPlace, yard, int(Launcher))
	case !ready && built == 1:
		return Build(home, Mine, Oil)
	case !ready && me.Store[Food] == 0 && me.Money >= dueller(built)+Goods[Food].Sells:
		return Amount(VerbBuy, Food, 1)
	}
	return Plain(VerbEnd)
}

// dueller is what a launcher costs who still has to pull its mine down.
func dueller(built int) int { return Goods[Launcher].Sells + (built-1)*Buildings[Mine].Pull }
