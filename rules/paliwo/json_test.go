package paliwo

import (
	"testing"

	"schron/rules/rulestest"
)

type tree = map[string]any

// TestDecodeRefusesBrokenPositions breaks one thing at a time.
func TestDecodeRefusesBrokenPositions(t *testing.T) {
	human := func(v tree, i int) tree { return v["humans"].([]any)[i].(tree) }
	zombie := func(v tree, i int) tree { return v["zombies"].([]any)[i].(tree) }
	s := at(t, "3 l . < x . . . . . . b")
	rulestest.WantSpoiled(t, Game{}, s, map[string]rulestest.Spoil{
		"unknown field":      {func(v tree) { v["x"] = 1 }, "unknown field"},
		"stage":              {func(v tree) { v["stage"] = "x" }, `"x" is not a stage`},
		"decision":           {func(v tree) { v["decision"] = "draw" }, `decision "draw", but`},
		"round 53":           {func(v tree) { v["round"] = 53 }, "round 53, accepted: 0 to 52"},
		"option":             {func(v tree) { v["options"] = tree{"x": 1} }, `unknown option "x"`},
		"choice":             {func(v tree) { v["options"].(tree)["last"] = "child" }, "option last is child"},
		"round 0":            {func(v tree) { v["round"] = 0 }, "round 0 at stage turn"},
		"negative":           {func(v tree) { v["pool"] = -1 }, "pool is -1, accepted"},
		"pool":               {func(v tree) { v["pool"] = 11 }, "not 24 (WP-6"},
		"late pool":          {func(v tree) { v["pool"] = 15.0; v["removed"] = 7 }, "pool 15 in round 3 (WP-37)"},
		"two figures":        {func(v tree) { zombie(v, 0)["field"] = "A3" }, "two figures on A3"},
		"inside an obstacle": {func(v tree) { zombie(v, 0)["field"] = "B4" }, "inside the obstacle on B4"},
		"off the board":      {func(v tree) { zombie(v, 0)["field"] = "L4" }, `"L4" is not a field`},
		"facing":             {func(v tree) { zombie(v, 0)["facing"] = "X" }, `"X" is not a direction`},
		"crawler":            {func(v tree) { zombie(v, 0)["facing"] = nil }, "crawlers of 1 that rose"},
		"no figure":          {func(v tree) { zombie(v, 0)["figure"] = 0 }, "figure is 0 on C3"},
		"figure twice":       {func(v tree) { zombie(v, 0)["figure"] = 2 }, "figure 2 on D3 is in the pool or on another field"},
		"figure of the pool": {func(v tree) { zombie(v, 0)["figure"] = 15 }, "figure 15 on C3 is in the pool"},
		"was one who lives":  {func(v tree) { zombie(v, 0)["was"] = "lumberjack" }, "was human 0, who is no zombie"},
		"risen":              {func(v tree) { v["crawlers_risen"] = 2 }, "2 rose: not 5"},
		"listed":             {func(v tree) { zombie(v, 0)["listed"] = true }, "at stage turn (WP-33)"},
		"turned":             {func(v tree) { zombie(v, 0)["turned"] = true }, "zombies were turned"},
		"human twice":        {func(v tree) { human(v, 2)["human"] = "child" }, "human 2 is the child"},
		"human id":           {func(v tree) { human(v, 2)["human"] = "x" }, `"x" is not a human`},
		"wounds":             {func(v tree) { human(v, 0)["wounds"] = 3 }, "3 wounds"},
		"gone with fuel":     {func(v tree) { human(v, 2)["fuel"] = true }, "gone and carries fuel"},
		"gone with a weapon": {func(v tree) { human(v, 2)["weapon"] = true }, "gone and has a weapon"},
		"third fuel":         {func(v tree) { v["fuel"] = []any{"E1"} }, "3 fuel tokens"},
		"fuel on one field":  {func(v tree) { v["fuel"] = []any{"E1", "E1", "E1"} }, "more than 2 fuel tokens"},
		"no marker":          {func(v tree) { human(v, 0)["fuel"] = true; v["finds"] = v["finds"].([]any)[:2] }, "terror marker is not on its track"},
		"terror":             {func(v tree) { v["terror"] = 7 }, "terror marker on 7"},
		"terror out":         {func(v tree) { v["terror"] = 0 }, "left its track"},
		"terror below":       {func(v tree) { v["terror"] = -1 }, "terror is -1"},
		"bullets":            {func(v tree) { v["bullets"] = 7 }, "7 bullets"},
		"goo":                {func(v tree) { v["goo"] = []any{"G5", "E9", "A1"} }, "3 patches of goo"},
		"goo twice":          {func(v tree) { v["goo"] = []any{"G5", "G5"} }, "stands twice"},
		"goo gone":           {func(v tree) { v["goo"] = []any{"G5"} }, "goo on E9 is gone"},
		"find in a wall":     {func(v tree) { v["finds"].([]any)[0].(tree)["field"] = "B4" }, "on the obstacle on B4"},
		"find under a human": {func(v tree) { v["finds"].([]any)[0].(tree)["field"] = "A3" }, "stands on a find"},
		"finds left":         {func(v tree) { v["finds_left"] = 1 }, "finds_left is 1"},
		"find":               {func(v tree) { v["drawn"] = "x" }, `"x" is not a find`},
		"drawn":              {func(v tree) { v["drawn"] = "empty"; v["finds_drawn"] = 1 }, "a find with empty was drawn"},
		"drawn and not":      {func(v tree) { v["finds_drawn"] = 1 }, "finds_drawn is 1, but a find is drawn: false"},
		"unknown face":       {func(v tree) { v["finds"].([]any)[0].(tree)["face"] = nil }, "face of the find on D7 is missing"},
		"foreign card": {func(v tree) {
			v["cards"].([]any)[0].(tree)["hand"] = []any{"clutch"}
			v["cards"].([]any)[0].(tree)["count"] = 1
		}, "foreign or doubled"},
		"unknown card":       {func(v tree) { v["cards"].([]any)[0].(tree)["hand"] = []any{"x"} }, `"x" is not a card`},
		"card twice":         {func(v tree) { v["cards"].([]any)[0].(tree)["hand"] = []any{"flare", "flare"} }, "stands twice"},
		"no hand":            {func(v tree) { v["cards"].([]any)[0].(tree)["hand"] = nil }, "hand of seat 0 is missing"},
		"card count":         {func(v tree) { v["cards"].([]any)[0].(tree)["count"] = 3 }, "count is 3"},
		"card of nobody":     {func(v tree) { v["card_played"] = true }, "lies nowhere"},
		"activation":         {func(v tree) { v["activation"] = tree{"human": "lumberjack", "pa": 1} }, "was not activated"},
		"activation of gone": {func(v tree) { v["activation"] = tree{"human": "child", "pa": 1}; human(v, 5)["activated"] = true }, "under activation"},
		"points":             {func(v tree) { v["activation"] = tree{"human": "lumberjack", "pa": 5}; human(v, 0)["activated"] = true }, "5 action points"},
		"foreign skill": {func(v tree) {
			v["activation"] = tree{"human": "lumberjack", "pa": 1, "sprint_used": true}
			human(v, 0)["activated"] = true
		}, "foreign skill"},
		"clutched":            {func(v tree) { human(v, 0)["clutched"] = true }, "clutched at stage"},
		"turns":               {func(v tree) { v["turns_left"] = 2; v["decision"] = "flare" }, "zombies to turn"},
		"limit":               {func(v tree) { v["activation_limit"] = 3 }, "limit 3"},
		"mover":               {func(v tree) { v["mover"] = tree{"field": "C3", "pa": 1} }, "under activation at stage turn"},
		"new zombies":         {func(v tree) { v["new_zombies"] = 1 }, "1 new zombies at stage turn"},
		"token laid":          {func(v tree) { v["crawler_token_laid"] = true }, "laid at stage turn"},
		"ending":              {func(v tree) { v["ending"] = "terror" }, "with ending terror"},
		"unknown ending":      {func(v tree) { v["ending"] = "x" }, `"x" is not an ending`},
		"leaver":              {func(v tree) { v["leaver"] = "child"; v["terror"] = 6 }, "left by child"},
		"only the child left": {func(v tree) { human(v, 0)["field"] = nil; human(v, 1)["field"] = nil }, "0 humans but the Child"},
		"nothing to decide":   {func(v tree) { v["stage"] = "turn-end"; v["decision"] = "turning" }, "nothing to decide at stage turn-end"},
	})
}

func TestNotationRefusesOddText(t *testing.T) {
	for _, text := range []string{
		"", "  ", "x", "step", "step lumberjack", "step x A1", "step lumberjack A13", "zombie A1", "zombie A1 X",
		"end now", "aid lumberjack", "Step lumberjack A1",
	} {
		if m, err := (Game{}).Parse(text); err == nil {
			t.Errorf("%q is read as %+v", text, m)
		}
	}
}

func FuzzDecode(f *testing.F) {
	rulestest.FuzzDecode(f, Game{}, newState(f, 1), at(f, "3 l . < x . . . . . . b"), at(f, "3 l > c m ^ . . . . . b", moving(1)))
}
