package bot

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"

	game "schron/rules/dolores"
)

// TestRareMovesAreFound where they are worth it: each position has one.
func TestRareMovesAreFound(t *testing.T) {
	for _, c := range []struct {
		want string // how a move begins
		make func(p *position)
	}{
		// More sections than the pool holds are not paid for (DO-42).
		{"waive K9 2", func(p *position) {
			p.furnish(0, "K9", game.Oil, game.SeaWorks, game.Mine)
			p.Federations[0].Store = game.Amounts{game.Food: 9, game.Wood: 9, game.Iron: 20, game.Zinc: 9, game.Copper: 9, game.Energy: 9, game.SeaSection: 10}
			p.tax(0)
		}},
		// None of the infantry reaches anything.
		{"waive infantry", func(p *position) {
			p.furnish(1, "K13", game.Uranium, many(game.Mine, 2)...)
			p.stand(0, "i1", "C4")
			p.stand(0, "i2", "E4")
			p.Federations[0].Store = game.Amounts{game.Food: 9, game.Sulphur: 9}
			p.tax(0)
		}},
		// A forest where the next city comes is felled first (DO-13).
		{"fell K8", func(p *position) {
			p.furnish(0, "K9", game.Oil, game.TimberWorks)
			p.own(0, "K2", 'f')
			p.own(0, "K8", 'f')
			n := 1
			p.Phase, p.Decision, p.Go, p.Wind = game.PhaseYield, game.DecideGather, 0, []int{1, 1}
			p.Federations[0].N, p.Gather = &n, &game.GatherState{Fell: 1}
		}},
		// Who comes by with nothing better to do sets a forest on fire beside a city.
		{"sabotage i1 L13", func(p *position) {
			p.Options[game.OptionFair] = true
			p.furnish(0, "K9", game.Oil, many(game.Mine, 4)...)
			p.own(1, "L13", 'f')
			p.warfare(0)
			p.stand(0, "i1", "L13")
		}},
		// Iron is short: the robots' factory makes more of it than the works before it.
		{"pay K9 3", func(p *position) {
			p.furnish(0, "K9", game.Oil, game.ArmsWorks, game.RobotFactory)
			p.Federations[0].Store = game.Amounts{game.Food: 9, game.Sulphur: 9, game.Iron: 3, game.Copper: 9, game.Zinc: 9, game.Bauxite: 9, game.Energy: 9}
			p.tax(0)
			p.Federations[0].Cities[0].Due = false
		}},
		// A city is cut off.
		{"lay K8", func(p *position) {
			p.settle(0, "K7", many(game.Mine, 6)...)
			p.own(0, "K8", '.')
			p.Federations[0].Store[game.LandSection] = 1
			p.Federations[0].Store[game.Oil] = 60
		}},
		// A section that leads nowhere costs oil every round.
		{"lift D9", func(p *position) { p.own(0, "D9", 's') }},
		// Wood is short and no forest is left.
		{"plant", func(p *position) {
			p.furnish(0, "K9", game.Oil, game.TimberWorks, game.TimberWorks, game.LandWorks, game.LandWorks, game.LandWorks, game.LandWorks)
			p.own(0, "L9", '.')
		}},
		// The way by land is long.
		{"embark i1 w1", func(p *position) {
			p.furnish(1, "K13", game.Uranium, many(game.Mine, 2)...)
			p.warfare(0)
			p.stand(0, "i1", "I7")
			p.stand(0, "w1", "H7")
		}},
		{"move i1 ", func(p *position) {
			p.furnish(1, "K13", game.Uranium, many(game.Mine, 2)...)
			p.warfare(0)
			w := p.stand(0, "w1", "I14")
			p.stand(0, "i1", "I14")
			p.Stacks = p.Stacks[:1]
			p.Federations[0].Units[1].Ship = &w
		}},
		// Whoever is shut in pays for a field to found a city on.
		{"want", func(p *position) { p.shutIn(0, 1) }},
		{"cede", func(p *position) { p.shutIn(1, 0) }},
		// A crop beside a fire is taken first.
		{"harvest P12", func(p *position) {
			p.furnish(0, "K9", game.Oil, game.FoodFactory)
			p.own(0, "B9", 'c')
			p.own(0, "P12", 'c')
			p.Fires = []game.Field{field(p.t, "P11")}
			n := 1
			p.Phase, p.Decision, p.Go, p.Wind = game.PhaseYield, game.DecideGather, 0, []int{1, 1}
			p.Federations[0].N, p.Gather = &n, &game.GatherState{Harvest: 1}
		}},
	} {
		p := bare(t, 2)
		c.make(p)
		s := p.state()
		var moves []rules.Move
		if s.Decision() == game.DecideInvest {
			moves = plays(t, s, hard)
		} else {
			moves = append(moves, chosen(t, s, hard))
		}
		if !slices.ContainsFunc(notations(moves), func(x string) bool { return strings.HasPrefix(x, c.want) }) {
			t.Errorf("%s: %v", c.want, notations(moves))
		}
	}
}

// shutIn surrounds the capital of a seat by fields of another one, before round 2.
func (p *position) shutIn(seat, other int) {
	p.reach(2)
	for _, name := range [][]string{{"J9", "L9", "K8"}, {"J13", "L13", "K14"}}[seat] {
		p.own(other, name, '.')
	}
}

// tax brings the position to a seat's taxes: it owes for all.
func (p *position) tax(seat int) {
	p.Phase, p.Decision, p.Go, p.Wind = game.PhaseTaxes, game.DecideTax, rules.Holder(seat), []int{1, 1}
	cities := p.Federations[seat].Cities
	for i := range p.Federations[seat].Units {
		p.Federations[seat].Units[i].Due = true
	}
	for i := range cities {
		cities[i].Due = true
		for d := range cities[i].Districts {
			x := &cities[i].Districts[d]
			x.Due = game.Buildings[x.Building].Tax != game.Bill{}
		}
	}
}

// unplayed are the verbs that a mind has no use for, and those that whole games hardly
// bring. A launcher aims only where it fires. An offer is made only to who will accept it,
// and not withdrawn. TestRareMovesAreFound has positions for most of the others.
var unplayed = []uint8{
	game.VerbLower, game.VerbWithdraw, game.VerbDecline,
	game.VerbCede, game.VerbWant, game.VerbRaze,
}

// TestTheWholeBoxIsPlayed: in up to 27 games hard plays every verb but the unplayed, and in at
// least half of them units attack or sabotage. In one game it plays most verbs. No more games
// are played once there is no verb left.
func TestTheWholeBoxIsPlayed(t *testing.T) {
	played, games, fights := map[uint8]int{}, 0, 0
	look := func(seed uint64, options rules.Options, players int) {
		fought := false
		contest(t, seed, options, func(_ *game.State, m rules.Move) {
			switch m.Verb {
			case game.VerbPayUnit:
				m.Verb = game.VerbPay
			case game.VerbWaiveUnit, game.VerbWaiveWorks, game.VerbWaiveTroop:
				m.Verb = game.VerbWaive
			case game.VerbAttack, game.VerbSabotage:
				fought = true
			}
			played[m.Verb]++
		}, slices.Repeat([]rules.Bot{hard}, players)...)
		if games++; fought {
			fights++
		}
	}
	look(706, nil, 2)
	if len(played) < 22 {
		t.Errorf("%d verbs are played: %v", len(played), played)
	}
	if !rulestest.Thorough() {
		return
	}
	missing := func() (out []uint8) {
		for verb := game.VerbClaim; verb <= game.VerbCapital; verb++ {
			if played[verb] == 0 && verb != game.VerbPayUnit && verb != game.VerbWaiveUnit && !slices.Contains(unplayed, verb) {
				out = append(out, verb)
			}
		}
		return out
	}
	for i := range uint64(10) {
		if i > 2 && len(missing()) == 0 {
			break
		}
		look(600+i, game.Game{}.Recommended(2), 2)
		look(701+i, nil, 2)
		if i%4 == 0 {
			look(800+i/4, game.Game{}.Recommended(4), 4)
			look(900+i/4, nil, 4)
		}
	}
	if never := missing(); len(never) > 0 {
		t.Errorf("verbs %v are never played: %v", never, played)
	}
	if t.Logf("%v, fights in %d of %d", played, fights, games); 2*fights < games {
		t.Errorf("units attack or sabotage in %d of %d games", fights, games)
	}
}
