package wradislavia

import (
	"testing"

	"schron/rules/rulestest"
)

// tree is a position as JSON to spoil.
type tree = map[string]any

func player(v tree, seat int) tree { return v["players"].([]any)[seat].(tree) }

func slot(v tree, seat, n int) tree { return player(v, seat)["clash"].([]any)[n].(tree) }

func last(v tree) tree { return v["last_turn"].(tree) }

func lastSlot(v tree, seat, n int) tree { return last(v)["clash"].([]any)[seat].([]any)[n].(tree) }

// TestDecodeRefusesBrokenPositions breaks one thing at a time. Seat 0 fires with
// two comrades; see spoiled.
func TestDecodeRefusesBrokenPositions(t *testing.T) {
	rulestest.WantSpoiled(t, Game{}, spoilable(t), map[string]rulestest.Spoil{
		"unknown field":       {func(v tree) { v["x"] = 1 }, "unknown field"},
		"no phase":            {func(v tree) { delete(v, "phase") }, "the phase is missing"},
		"phase":               {func(v tree) { v["phase"] = "x" }, `"x" is not a phase`},
		"fleeting phase":      {func(v tree) { v["phase"] = "hazards" }, `"hazards" is not a phase that waits`},
		"draft in turn 2":     {func(v tree) { v["phase"] = "draft" }, "phase draft in turn 2"},
		"turn 101":            {func(v tree) { v["turn"] = 101 }, "turn is 101, accepted: 0 to 100"},
		"no turn":             {func(v tree) { delete(v, "turn") }, "turn is -2"},
		"turn 0":              {func(v tree) { v["turn"] = 0 }, "phase fire in turn 0"},
		"no actor":            {func(v tree) { delete(v, "actor") }, "actor is -2"},
		"nobody decides":      {func(v tree) { v["actor"] = nil }, "actor is -1"},
		"actor 2":             {func(v tree) { v["actor"] = 2 }, "actor is 2, accepted: 0 to 1"},
		"marker 2":            {func(v tree) { v["first_fire_marker"] = 2 }, "first_fire_marker is 2"},
		"over too early":      {func(v tree) { v["phase"] = "over"; v["actor"] = nil }, "over with three cards"},
		"actor after the end": {func(v tree) { v["phase"] = "over" }, "seat 0 decides after the end"},
		"a die of 11":         {func(v tree) { v["dice"] = []any{11, 7, 9} }, "die is 11"},
		"two dice":            {func(v tree) { v["dice"] = []any{4, 7, nil} }, "die 3 shows 0 where 3 are rolled"},
		"a hazard less":       {func(v tree) { v["hazards"] = []any{"birds", nil} }, "hazard card 2 is - where 2 lie"},
		"hazard":              {func(v tree) { v["hazards"] = []any{"birds", "bees"} }, `"bees" is not a hazard`},
		"the same hazard":     {func(v tree) { v["hazards"] = []any{"birds", "birds"} }, "discarded hazard - beside birds and birds"},
		"another discard":     {func(v tree) { v["discarded_hazard"] = "birds" }, "discarded hazard birds beside radiation"},
		"no hand":             {func(v tree) { player(v, 0)["hand"] = nil }, "hand is missing"},
		"twice in hand": {func(v tree) {
			h := player(v, 0)["hand"].([]any)
			h[1] = h[0]
		}, "stands twice or is nobody"},
		"in two places": {func(v tree) {
			player(v, 0)["hand"].([]any)[0] = player(v, 1)["hand"].([]any)[0]
		}, "lies in two places (WR-1)"},
		"nobody in hand":   {func(v tree) { player(v, 0)["hand"].([]any)[0] = nil }, "is nobody"},
		"somebody missing": {func(v tree) { v["undealt"] = v["undealt"].([]any)[1:] }, "35 of 36 characters"},
		"unknown person":   {func(v tree) { v["undealt"].([]any)[0] = "igor" }, `"igor" is not a character`},
		"too large a hand": {func(v tree) {
			h := v["undealt"].([]any)
			player(v, 0)["hand"] = append(player(v, 0)["hand"].([]any), h[0])
			player(v, 0)["hand_count"] = 5
			v["undealt"] = h[1:]
		}, "seat 0 has 11 characters"},
		"too few discards": {func(v tree) {
			d := player(v, 0)["discards"].([]any)
			player(v, 0)["hand"] = append(player(v, 0)["hand"].([]any), d[0])
			player(v, 0)["hand_count"] = 5
			player(v, 0)["discards"] = d[1:]
		}, "seat 0 has discarded 2"},
		"another hand count": {func(v tree) { player(v, 0)["hand_count"] = 3 }, "hand_count 3"},
		"confirmed":          {func(v tree) { player(v, 0)["confirmed"] = true }, "confirmed true"},
		"heavy in a turn": {func(v tree) {
			h := player(v, 0)["hand"].([]any)
			player(v, 0)["heavily_wounded"], player(v, 0)["hand"], player(v, 0)["hand_count"] = h[:1], h[1:], 3
		}, "has heavily wounded of a turn that is not over"},
		"playing on with two": {func(v tree) {
			s := player(v, 0)
			h := s["hand"].([]any)
			s["dead"], s["hand"], s["hand_count"], v["phase"] = h[:2:2], h[2:], 2, "deployment"
			for n := range Slots {
				s["dead"] = append(s["dead"].([]any), slot(v, 0, n)["character"])
			}
			s["clash"] = []any{tree{}, tree{}, tree{}}
		}, "seat 0 plays on with 2 cards in hand"},
		"a Perun more":       {func(v tree) { player(v, 0)["peruns"] = 2 }, "25 Peruns"},
		"pool of 25":         {func(v tree) { v["perun_pool"] = 25 }, "perun_pool is 25"},
		"no clash":           {func(v tree) { player(v, 1)["clash"] = nil }, "seat 1 clash is missing"},
		"an empty slot":      {func(v tree) { slot(v, 0, 0)["manoeuvre"] = nil }, "seat 0 slot 1 is not filled"},
		"manoeuvre":          {func(v tree) { slot(v, 0, 0)["manoeuvre"] = "fly" }, `"fly" is not a manoeuvre`},
		"too many wounds":    {func(v tree) { slot(v, 0, 0)["wounds"] = 27 }, "wounds is 27"},
		"wounds of nobody":   {func(v tree) { slot(v, 0, 0)["wounds"] = 20 }, "20 wounds after 0 shots"},
		"hazard without it":  {func(v tree) { slot(v, 1, 1)["wounds"] = 0 }, "0 wounds after 1 shots (WR-9"},
		"three shots":        {func(v tree) { slot(v, 0, 0)["shots"] = 3 }, "shots is 3"},
		"explorer shoots":    {func(v tree) { slot(v, 0, 2)["shots"] = 1 }, "1 shots with exploration"},
		"buckshot of nobody": {func(v tree) { slot(v, 0, 0)["buckshot_hits"] = 1 }, "1 hits with buckshot"},
		"cover of nobody":    {func(v tree) { slot(v, 0, 0)["cover_lost"] = true }, "has lost a cover that it never gave"},
		"fired early":        {func(v tree) { slot(v, 1, 0)["shots"] = 1 }, "seat 1 has fired before its part"},
		"strikes early":      {func(v tree) { slot(v, 1, 2)["strikes"] = 1 }, "has a target too early"},
		"strikes slot 4":     {func(v tree) { slot(v, 1, 2)["strikes"] = 4 }, "strikes is 4"},
		"strikes unarmed":    {func(v tree) { slot(v, 0, 0)["strikes"] = 1 }, "strikes without fighting"},
		"nobody to strike":   {func(v tree) { v["phase"] = "hand-to-hand" }, "the seat that is asked can do nothing"},
		"unnamed target": {func(v tree) {
			v["phase"], v["actor"] = "hand-to-hand", 1
			slot(v, 0, 2)["manoeuvre"] = "hand-to-hand"
		}, "seat 0 slot 3 has no target (WR-24)"},
		"no last turn":      {func(v tree) { v["last_turn"] = nil }, "last turn 0"},
		"another last turn": {func(v tree) { last(v)["turn"] = 2 }, "last turn 2"},
		"last marker":       {func(v tree) { last(v)["first_fire_marker"] = 0 }, "the marker at seat 0"},
		"last dice":         {func(v tree) { last(v)["dice"] = []any{1, 2, nil} }, "last turn: die 3"},
		"last wounds":       {func(v tree) { lastSlot(v, 0, 0)["wounds"] = 22 }, "22 wounds after 0 shots"},
		"last fates":        {func(v tree) { last(v)["fates"].([]any)[0].([]any)[0] = "dead" }, "fates that do not follow"},
		"last fate":         {func(v tree) { last(v)["fates"].([]any)[0].([]any)[0] = "x" }, `"x" is not a fate`},
		"last returned":     {func(v tree) { last(v)["returned"] = []any{[]any{v["undealt"].([]any)[0]}, []any{}} }, "than it says"},
		"last gained":       {func(v tree) { last(v)["peruns_gained"] = []any{1, 0} }, "than it says"},
		"last gained four":  {func(v tree) { last(v)["peruns_gained"] = []any{4, 0} }, "peruns_gained is 4"},
		"last empty slot":   {func(v tree) { lastSlot(v, 0, 0)["character"] = nil }, "last turn: seat 0 slot 1 is not filled"},
		"last person":       {func(v tree) { lastSlot(v, 0, 0)["character"] = v["undealt"].([]any)[0] }, "last turn: "},
	})
}

// spoilable is a whole position: in turn 2 seat 0 has fired one shot.
func spoilable(t *testing.T) *State {
	t.Helper()
	s := at(t, dice(4, 7, 9), "bogdan/attack irena/cover hubert/exploration", "halina/attack tadeusz/cover feliks/hand-to-hand", peruns(0, 1))
	for seat := range s.posts {
		for slot := range s.posts[seat] {
			p := &s.posts[seat][slot]
			p.wounds = s.Hurt(p.who)
		}
	}
	s.fitReport()
	play(t, s, "shoot 2 1 head-shot")
	if err := s.Invariants(); err != nil {
		t.Fatal(err)
	}
	return s
}

func TestDecodeRefusesBrokenDeployments(t *testing.T) {
	first := deploying(t, 3)
	deployAs(t, first, "attack", "attack", "attack")
	second := deploying(t, 3)
	deployAs(t, second, "attack", "attack", "attack")
	play(t, second, "done")
	marker := int(first.marker)
	rulestest.WantSpoiled(t, Game{}, first, map[string]rulestest.Spoil{
		"a wound":       {func(v tree) { slot(v, marker, 0)["wounds"] = 1 }, "something happened before the reveal"},
		"a token alone": {func(v tree) { slot(v, other(marker), 0)["manoeuvre"] = "cover" }, "something happened before"},
		"three dice":    {func(v tree) { v["dice"] = []any{1, 2, 3} }, "die 3 shows 3 where 2 are rolled"},
		"not the other": {func(v tree) { v["actor"] = other(marker) }, "confirmed false, but"},
	})
	marker = int(second.marker)
	rulestest.WantSpoiled(t, Game{}, second, map[string]rulestest.Spoil{
		"an open slot":    {func(v tree) { slot(v, marker, 1)["manoeuvre"] = nil }, "does not fit the order"},
		"a report too":    {func(v tree) { v["turn"] = 2 }, "last turn 0"},
		"Peruns too soon": {func(v tree) { player(v, 0)["peruns"], v["perun_pool"] = 1, 23 }, "Peruns were found before"},
	})
}

func FuzzDecode(f *testing.F) {
	rulestest.FuzzDecode(f, Game{}, newState(f, 1), deploying(f, 2), at(f, dice(1, 5, 9), plain, plainTheirs))
}
