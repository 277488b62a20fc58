package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// switches are the options whose games must keep all promises: the defaults and
// each printed rule by itself, and all of them together.
func switches(rounds int) []rules.Options {
	out := []rules.Options{{OptionRounds: rounds}}
	all := rules.Options{OptionRounds: rounds}
	for _, id := range []string{OptionTaxes, OptionBank, OptionCities, OptionAttack, OptionAnnexation} {
		out = append(out, rules.Options{OptionRounds: rounds, id: false})
		all[id] = false
	}
	return append(out, all, rules.Options{OptionRounds: rounds, OptionNorth: NorthLast, OptionDemand: leastDemand, OptionHome: true, OptionFair: true})
}

// Whole games with invariants after every move, for every number of federations
// and every switch.
func TestDO56GamesWithALimitEnd(t *testing.T) {
	for _, setup := range rulestest.Setups(Game{}, 50, switches(defaultRounds)...) {
		t.Run(fmt.Sprint(setup.Players, setup.Options), func(t *testing.T) {
			p := rules.Playout{Game: Game{}, Check: true}
			if _, err := p.Run(setup); err != nil {
				t.Errorf("seed %d, %d moves: %v", setup.Seed, len(p.Moves()), err)
			}
		})
	}
}

// A game without a limit goes on.
func TestDO56WithoutALimit(t *testing.T) {
	p := rules.Playout{Game: Game{}, Check: true, Longest: 3000}
	s, err := p.Run(rules.Setup{Players: 4, Seed: 1, Options: rules.Options{OptionRounds: 0}})
	if err == nil || s.Status().Turn < 5 {
		t.Errorf("round %d: %v", s.Status().Turn, err)
	}
}

// Random games from a rich position reach what poor starts seldom do: combat,
// missiles, lost capitals.
func TestRichPlayoutsConserve(t *testing.T) {
	first := rich(t)
	for seed := range uint64(rulestest.Rounds(60, 150)) {
		s := first.Clone().(*State)
		s.limit = 3
		s.rand = rules.NewRand(seed)
		if seed%2 == 1 {
			s.Fed(0).n = 4
			warfare(s, 0)
		}
		r := rules.NewRand(seed)
		for n := 0; s.Actor() != rules.NoSeat; n++ {
			m := rulestest.RandomMove(s, &r)
			was := *s
			err := s.Apply(m, nil)
			if err == nil {
				err = s.Invariants()
			}
			if err == nil {
				err = conserved(&was, s, m)
			}
			if err != nil {
				t.Fatalf("seed %d, move %d %q: %v", seed, n, Game{}.Notation(m), err)
			}
		}
	}
}

// conserved tests that money changes hands only as the books say, that forests
// are not made of nothing and that history only grows.
func conserved(was, is *State, m rules.Move) error {
	books, crops := 0, 1
	if m.Verb == VerbSowAll {
		crops = was.Sowable(int(was.active)).Len()
	}
	for seat := range is.seats {
		books += is.feds[seat].book.Sum() - was.feds[seat].book.Sum() - is.feds[seat].money + was.feds[seat].money
	}
	switch {
	case books != 0:
		return fmt.Errorf("%d kokos came from nowhere", -books)
	case is.forest.Len() > was.forest.Len()+1, is.crop.Len() > was.crop.Len()+crops, is.section.Len() > was.section.Len()+1:
		return fmt.Errorf("more than one token was placed by a move")
	case len(is.history) < len(was.history):
		return fmt.Errorf("history was forgotten")
	case is.seats != was.seats || is.settings != was.settings:
		return fmt.Errorf("the game became another one")
	}
	return nil
}
