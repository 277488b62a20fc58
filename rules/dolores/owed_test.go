package dolores

import (
	"iter"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

func TestDoloresKeepsItsPromises(t *testing.T) {
	rulestest.Conformance{
		Game: Game{}, Setups: rulestest.Setups(Game{}, 0, append(switches(1), rules.Options{OptionRounds: 1, OptionTruce: 0, OptionRobots: 2})...), Games: 2,
		Whole: rulestest.Setups(Game{}, 0, rules.Options{OptionRounds: 3}), Allocs: 2,
		Universe: func(s rules.State) iter.Seq[rules.Move] { return universe(s.(*State)) },
		Made:     made,
		Golden:   playthroughs, Endings: waysToEnd(), RuleIDs: ruleIDs, Untold: untold, Recount: recount,
		Said: said, Should: rulestest.AllBut(
			"dolores.name", "dolores.tagline", "dolores.turn", "dolores.turn-of", "dolores.log.turn", "dolores.points", "dolores.table.", "dolores.part.", "dolores.hint.", "dolores.mark.", "dolores.place.", "dolores.plan.", "dolores.story.", "dolores.style.", "dolores.coach.", "dolores.print."),
	}.Run(t)
}
