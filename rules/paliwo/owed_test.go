package paliwo

import (
	"iter"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
	"schron/rules/rulestest"
)

func TestPaliwoKeepsItsPromises(t *testing.T) {
	rulestest.Conformance{
		Game: Game{}, Setups: rulestest.Setups(Game{}, 0, variants...), Games: 20, Whole: rulestest.Setups(Game{}, 0, variants...), Allocs: 0.2,
		Universe: func(rules.State) iter.Seq[rules.Move] { return withPairs() },
		Drawn:    map[string]func(r *rapid.T) rules.State{"in play": func(r *rapid.T) rules.State { return drawPlayed(r) }},
		Made:     made,
		Same:     same,
		Golden:   playthroughs, Endings: endings, RuleIDs: ruleIDs, Untold: untold, Recount: recount,
		Said: said, Should: rulestest.AllBut("paliwo.name", "paliwo.tagline", "paliwo.table.", "paliwo.part.", "paliwo.style.", "paliwo.turn", "paliwo.log.", "paliwo.story.", "paliwo.coach.", "paliwo.hint.", "paliwo.plan.", "paliwo.mark.", "paliwo.print."),
	}.Run(t)
}

// same compares two positions but for where activations began: no rule asks for it.
func same(a, b rules.State) bool {
	x, y := *a.(*State), *b.(*State)
	for h := range x.people {
		x.people[h].began, x.people[h].before = y.people[h].began, y.people[h].before
	}
	return x == y
}
