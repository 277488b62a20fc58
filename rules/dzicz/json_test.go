package dzicz

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// tree is a position as JSON to spoil.
type tree = map[string]any

func player(v tree, seat int) tree { return v["players"].([]any)[seat].(tree) }

// TestDecodeRefusesBrokenPositions breaks one invariant at a time.
func TestDecodeRefusesBrokenPositions(t *testing.T) {
	const drawing = `
		. . . . .
		. . B#b . .
		. . a . .
		. . . . .
		a . A . B
	`
	s := at(t, 2, drawing, secrets(Trail, Bastion))
	rulestest.WantSpoiled(t, Game{}, s, map[string]rulestest.Spoil{
		"unknown field":      {func(v tree) { v["x"] = 1 }, "unknown field"},
		"turn 13":            {func(v tree) { v["turn"] = 13 }, "turn 13, accepted: 1 to 12"},
		"turn 0":             {func(v tree) { v["turn"] = 0 }, "turn 0"},
		"phase":              {func(v tree) { v["phase"] = "x" }, `"x" is not a phase`},
		"home in turn 3":     {func(v tree) { v["phase"] = "home"; v["decision"] = "home" }, "phase home in turn 3"},
		"over in turn 3":     {func(v tree) { v["phase"] = "over"; v["go"] = nil; v["decision"] = "nothing" }, "over in turn 3"},
		"nobody's go":        {func(v tree) { v["go"] = nil }, "nobody's go"},
		"no go":              {func(v tree) { delete(v, "go") }, "go: seat -2"},
		"go of seat 2":       {func(v tree) { v["go"] = 2 }, "go: seat 2, accepted: 0 to 1"},
		"decision":           {func(v tree) { v["decision"] = "action" }, `decision "action", but`},
		"one player":         {func(v tree) { v["players"] = v["players"].([]any)[:1] }, "1 players"},
		"token twice":        {func(v tree) { player(v, 0)["tokens"] = []any{"c1", "c1"} }, "c1 stands twice"},
		"two tokens":         {func(v tree) { player(v, 0)["tokens"] = []any{"c1", "c4"} }, "two tokens on c4 (DZ-14)"},
		"two soldiers":       {func(v tree) { player(v, 0)["soldiers"] = []any{"c4"} }, "two soldiers on c4 (DZ-10)"},
		"bare outpost":       {func(v tree) { player(v, 0)["outposts"] = []any{"d3"} }, "outpost of seat 0 on d3 without its token"},
		"no such field":      {func(v tree) { player(v, 0)["tokens"] = []any{"f1"} }, `"f1" is not a field`},
		"a null field":       {func(v tree) { player(v, 0)["tokens"] = []any{nil} }, "is not a field"},
		"edge":               {func(v tree) { player(v, 0)["home"] = "X" }, `"X" is not an edge`},
		"same edge":          {func(v tree) { player(v, 0)["home"] = "N" }, "share the home edge N"},
		"no edge":            {func(v tree) { player(v, 0)["home"] = nil }, "seat 0 has no home edge"},
		"three tokens":       {func(v tree) { player(v, 0)["action_tokens"] = tree{"assault": 3} }, "3 uncovered"},
		"a token more":       {func(v tree) { player(v, 0)["action_tokens"] = tree{"assault": 1} }, "1 uncovered and 1 covered assault"},
		"a token less":       {func(v tree) { player(v, 1)["covered_action_tokens"] = tree{"assault": 1} }, "0 uncovered and 0 covered"},
		"unknown token":      {func(v tree) { player(v, 0)["action_tokens"] = tree{"x": 1} }, `"x" is not an action token`},
		"no secret":          {func(v tree) { player(v, 0)["secret_mission"] = nil }, "seat 0 has no secret mission"},
		"same secret":        {func(v tree) { player(v, 0)["secret_mission"] = tree{"mission": "bastion"} }, "the same secret mission bastion"},
		"claimed in hiding":  {func(v tree) { player(v, 0)["secret_mission"] = tree{"mission": "trail", "claimed": true} }, "claimed but not revealed"},
		"revealed unclaimed": {func(v tree) { player(v, 0)["secret_mission"] = tree{"mission": "trail", "revealed": true} }, "revealed but was never claimed"},
		"unknown mission":    {func(v tree) { player(v, 0)["secret_mission"] = tree{"mission": "x"} }, `"x" is not a mission`},
		"two open": {func(v tree) {
			v["open_missions"] = append(v["open_missions"].([]any), tree{"mission": "trail", "holder": nil})
		}, "2 open missions for 2 players"},
		"holder":          {func(v tree) { v["open_missions"].([]any)[0].(tree)["holder"] = 2 }, "holder of bastion: seat 2"},
		"never claimed":   {func(v tree) { v["open_missions"].([]any)[0].(tree)["holder"] = 1 }, "held but was never claimed"},
		"foreign claim":   {func(v tree) { v["first_claims"] = tree{"resources": 0} }, "neither open nor its own"},
		"claim of nobody": {func(v tree) { v["first_claims"] = tree{"bastion": -1} }, "first claim of bastion: seat -1"},
		"reward due":      {func(v tree) { v["rewards_due"] = []any{"bastion"} }, "reward of bastion is due"},
		"due twice":       {func(v tree) { v["rewards_due"] = []any{"bastion", "bastion"} }, "due twice"},
		"used by nobody":  {func(v tree) { v["movement"].(tree)["used"] = []any{"e5"} }, "e5 is no soldier"},
		"last unmoved":    {func(v tree) { v["movement"].(tree)["last"] = "c3" }, "c3 is no soldier that just moved"},
		"moved twice":     {func(v tree) { v["movement"].(tree)["moved"] = []any{"c3", "c3"} }, "stands twice"},
		"reward in a go":  {func(v tree) { v["reward"] = tree{"mission": "trail", "left": 2} }, "a reward in phase move"},
		"reward of three": {func(v tree) { v["reward"] = tree{"mission": "trail", "left": 3} }, "with 3 left"},
		"odd declaration": {func(v tree) { v["declaration"] = tree{"action": "x", "field": "c1", "asked": 0} }, `declaration of "x"`},
		"early declaration": {func(v tree) {
			v["declaration"] = tree{"action": "token", "field": "c2", "asked": 1}
			v["decision"] = "manoeuvre"
		}, "token declared in phase move"},
		"asked seat":         {func(v tree) { v["declaration"] = tree{"action": "token", "field": "c2", "asked": 5} }, "declaration asked: seat 5"},
		"assault of nobody":  {func(v tree) { v["declaration"] = tree{"action": "assault", "field": "c2", "asked": 1} }, "without its soldier"},
		"soldier of a token": {func(v tree) { v["declaration"] = tree{"action": "token", "field": "c2", "soldier": "c3", "asked": 1} }, "no assault's"},
		"odd step":           {func(v tree) { v["soldier_move"] = tree{"kind": "x", "seat": 0, "from": "c3", "to": "c4"} }, `of kind "x"`},
		"step of seat 7":     {func(v tree) { v["soldier_move"] = tree{"kind": "move", "seat": 7, "from": "c3", "to": "c4"} }, "soldier move: seat 7"},
		"step too far": {func(v tree) {
			v["soldier_move"] = tree{"kind": "move", "seat": 0, "from": "c3", "to": "c5"}
			v["decision"] = "border_defence"
		}, "a soldier goes from c3 to c5"},
		"defence of nobody": {func(v tree) {
			v["soldier_move"] = tree{"kind": "move", "seat": 0, "from": "c3", "to": "d3"}
			v["movement"] = tree{"used": []any{"c3"}, "moved": []any{"c3"}}
			v["decision"] = "border_defence"
		}, "without another's token"},
		"defence covered": {func(v tree) {
			v["soldier_move"] = tree{"kind": "move", "seat": 0, "from": "c3", "to": "c4"}
			v["movement"] = tree{"used": []any{"c3"}, "moved": []any{"c3"}}
			v["decision"] = "border_defence"
		}, "seat 1 is asked but has no border defence"},
		"unmoved move": {func(v tree) {
			v["soldier_move"] = tree{"kind": "move", "seat": 0, "from": "c3", "to": "c4"}
			v["decision"] = "border_defence"
		}, "moves without using its move"},
		"another's move": {func(v tree) {
			v["soldier_move"] = tree{"kind": "move", "seat": 1, "from": "c4", "to": "c3"}
			v["decision"] = "border_defence"
		}, "a move of seat 1"},
		"idle manoeuvre": {func(v tree) {
			v["soldier_move"] = tree{"kind": "manoeuvre", "seat": 0, "from": "c3", "to": "c4"}
			v["decision"] = "border_defence"
		}, "answers nothing"},
		"cannot manoeuvre": {func(v tree) {
			v["phase"] = "action"
			v["declaration"] = tree{"action": "token", "field": "c2", "asked": 1}
			v["decision"] = "manoeuvre"
		}, "seat 1 is asked but cannot manoeuvre"},
		"go of the gone": {func(v tree) {
			player(v, 0)["tokens"], player(v, 0)["soldiers"] = []any{}, []any{}
		}, "which has nothing left (DZ-31)"},
	})
}

func FuzzDecode(f *testing.F) {
	var deals []rules.State
	for players := 2; players <= MaxSeats; players++ {
		deals = append(deals, newState(f, players, 1))
	}
	rulestest.FuzzDecode(f, Game{}, deals...)
}
