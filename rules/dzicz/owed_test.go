package dzicz

import (
	"iter"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
	"schron/rules/rulestest"
)

func TestDziczKeepsItsPromises(t *testing.T) {
	rulestest.Conformance{
		Game: Game{}, Setups: rulestest.Setups(Game{}, 0, turned, opposite), Games: 50, Whole: rulestest.Setups(Game{}, 0), Allocs: 0.2,
		Universe: func(rules.State) iter.Seq[rules.Move] { return universe() },
		Drawn: map[string]func(r *rapid.T) rules.State{
			"in play":  func(r *rapid.T) rules.State { return drawPlayed(r) },
			"anywhere": func(r *rapid.T) rules.State { return drawPosition(r) },
		},
		Golden: playthroughs, Endings: endings, RuleIDs: ruleIDs, Untold: untold, Recount: recount,
		Said: said, Should: rulestest.OfKinds("event", "refuse", "forgoes", "prompt", "choice", "result"),
	}.Run(t)
}

// turned and opposite are the options that are not as usual (DZ-36).
var (
	turned   = rules.Options{OptionHomes: HomesLast}
	opposite = rules.Options{OptionHomes: HomesOpposite}
)
