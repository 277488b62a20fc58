package wradislavia

import (
	"iter"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
	"schron/rules/rulestest"
)

func TestWradislaviaKeepsItsPromises(t *testing.T) {
	rulestest.Conformance{
		Game: Game{}, Setups: rulestest.Setups(Game{}, 0), Games: 6, Whole: rulestest.Setups(Game{}, 0), Allocs: 0.1,
		Universe: func(rules.State) iter.Seq[rules.Move] { return universe() },
		Made:     made,
		Read:     map[string]func(r *rapid.T) rules.State{"in play": func(r *rapid.T) rules.State { return drawPlayed(r) }},
		Same:     func(a, b rules.State) bool { return *a.(*State) == *b.(*State) },
		Golden:   playthroughs, Endings: endings, RuleIDs: ruleIDs, Untold: untold, Recount: recount,
		Said: said, Should: rulestest.AllBut("wradislavia.name", "wradislavia.tagline", "wradislavia.points", "wradislavia.table.", "wradislavia.story.", "wradislavia.part.", "wradislavia.hint.", "wradislavia.plan.", "wradislavia.coach.", "wradislavia.mark.", "wradislavia.style.", "wradislavia.place.", "wradislavia.turn", "wradislavia.turn-of", "wradislavia.log.", "wradislavia.print."),
	}.Run(t)
}
