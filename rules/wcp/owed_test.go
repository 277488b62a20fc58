package wcp

import (
	"iter"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
	"schron/rules/rulestest"
)

func TestWCPKeepsItsPromises(t *testing.T) {
	rulestest.Conformance{
		Game: Game{}, Setups: append(variants(0), rules.Setup{Players: 3, Options: rules.Options{OptionPatience: leastPatience}}), Games: 5,
		Whole: variants(0), Allocs: 0.2,
		Universe: func(rules.State) iter.Seq[rules.Move] { return universe() },
		Drawn: map[string]func(r *rapid.T) rules.State{
			"in play": func(r *rapid.T) rules.State { return drawPlayed(r) },
			"in stage II": func(r *rapid.T) rules.State {
				s := drawTorn(r)
				chance := rules.NewRand(rapid.Uint64().Draw(r, "play"))
				kit.PlayRandom(r, s, &chance, rapid.IntRange(0, 6).Draw(r, "moves"))
				return s
			},
		},
		Same:   func(a, b rules.State) bool { return tidy(a.(*State)) == tidy(b.(*State)) },
		Golden: playthroughs, Endings: waysToEnd(), RuleIDs: ruleIDs, Untold: untold, Recount: recount,
		Said: said, Should: rulestest.OfKinds("event", "refuse", "forgoes", "prompt", "choice", "result"),
	}.Run(t)
}
