package wcp

import (
	"encoding/json"
	"testing"
)

// bargaining waits for the answer to an offer, pillaging for the choice of spoils.
func bargaining(t testing.TB) *State {
	t.Helper()
	s := encounter(t, 3, owns(0, "core"), owns(1, "cell"))
	play(t, s, "trade 1", "give core", "ask cell", "offer")
	return s
}

// countering has seat 1 put together a counter-offer.
func countering(t testing.TB) *State {
	t.Helper()
	s := talk(t)
	play(t, s, "give scrap", "ask board", "offer", "counter", "give board")
	return s
}

// past lists the refused offers of a talk.
func past(v tree) []any { return v["trade"].(tree)["refused"].([]any) }

func pillaging(t testing.TB) *State {
	t.Helper()
	s := encounter(t, 3, owns(1, "core", "armour"), left(1, 2, 1))
	play(t, s, "attack 1")
	return s
}

func TestDecodeRefusesBrokenMeetings(t *testing.T) {
	wantSpoiled(t, bargaining, map[string]spoil{
		"nothing given": {func(v tree) { v["trade"].(tree)["give"] = []any{} }, "an offer was made that cannot be"},
		"too much":      {func(v tree) { v["trade"].(tree)["give"] = []any{"core", "core"} }, "an offer of core that is not there"},
		"to oneself":    {func(v tree) { v["trade"].(tree)["with"] = 0 }, "to which none may be made"},
		"again":         {func(v tree) { v["done"].(tree)["offered"] = 2 }, "to which none may be made"},
		"laid before":   {func(v tree) { v["done"].(tree)["hall_laid"] = true }, "without a pawn that has just entered"},
		"no pawn":       seat0("pawn", nil, "without a pawn that has just entered"),
		"both": {func(v tree) {
			v["trade"] = nil
			v["decision"] = "meet"
			v["done"].(tree)["offered"], v["done"].(tree)["attacked"] = 2, 2
		}, "both attacked and made an offer"},
		"nothing to decide": {func(v tree) {
			v["trade"] = nil
			v["decision"] = "meet"
			v["done"].(tree)["offered"], v["done"].(tree)["attacked"] = 1, 2
		}, "nothing to decide in phase meet"},
		"laying": {func(v tree) {
			v["trade"], v["phase"], v["decision"] = nil, "place", "place"
			v["done"].(tree)["content_laid"] = true
		}, "nothing to decide in phase place"},
		"destroying":      {func(v tree) { v["trade"], v["phase"], v["decision"] = nil, "destroy", "destroy" }, "destroys without the central hall"},
		"the end":         {func(v tree) { v["trade"], v["phase"], v["decision"], v["turn"] = nil, "over", "nothing", nil }, "phase over in stage explore"},
		"pressed":         {func(v tree) { v["presser"], v["stage"] = 2, "last_round" }, "pressed the button with halls left"},
		"a breach":        {func(v tree) { v["idle_passes"] = 1 }, "before the central hall is off the board"},
		"walled off":      {func(v tree) { hallAt(v, "d7")["open"] = "011110" }, "a part of the board is cut off"},
		"left in stage I": {func(v tree) { seatOf(v, 2)["fate"], seatOf(v, 2)["pawn"] = "lost", nil }, "seat 2 is out in stage explore"},
		"trapped early":   {func(v tree) { seatOf(v, 2)["trapped"] = true }, "trapped before the exits are open"},
	})
	wantSpoiled(t, countering, map[string]spoil{
		"of a third":   {func(v tree) { v["trade"].(tree)["by"] = 2 }, "an offer of seat 2, which does not talk"},
		"of seat nine": {func(v tree) { v["trade"].(tree)["by"] = 9 }, "offer: seat 9"},
		"four offers": {func(v tree) {
			refused := past(v)
			v["trade"].(tree)["refused"] = append(refused, refused[0], refused[0])
		}, "3 refused offers"},
		"none refused":    {func(v tree) { v["trade"].(tree)["refused"] = []any{} }, "follows none that was refused"},
		"begun by other":  {func(v tree) { past(v)[0].(tree)["by"] = 1 }, "seat 1 made offer 1"},
		"refused in vain": {func(v tree) { past(v)[0].(tree)["ask"] = []any{} }, "was refused that could not be made"},
		"not there":       {func(v tree) { past(v)[0].(tree)["ask"] = []any{"core"} }, "an offer of core that was not there"},
		"twice":           {func(v tree) { v["trade"].(tree)["refused"] = append(past(v), past(v)[0]) }, "was refused that could not be made"},
		"repeated": {func(v tree) {
			talk := v["trade"].(tree)
			talk["made"], talk["give"], talk["ask"], v["decision"] = true, []any{"board"}, []any{"scrap"}, "answer"
		}, "an offer was made that cannot be"},
		"clock": set("turns_left", 1, "turns left: 1, accepted: 0 to 0"),
	})
	wantSpoiled(t, pillaging, map[string]spoil{
		"of another": {func(v tree) { v["spoils"].(tree)["loser"], seatOf(v, 1)["armour"] = 2, 1 }, "spoils of a duel that was not fought"},
		"of oneself": {func(v tree) { v["spoils"].(tree)["loser"], seatOf(v, 1)["armour"] = 0, 1 }, "spoils without a duel"},
		"the victor": {func(v tree) { v["spoils"], seatOf(v, 1)["armour"] = tree{"winner": 1, "loser": 0}, 1 }, "seat 0 is not beaten"},
		"no choice": {func(v tree) {
			move(seatOf(v, 1), v, "owned", "token_stack")
			v["tokens_left"] = v["tokens_left"].(float64) + 1
			seatOf(v, 1)["value"] = 0
		}, "spoils without a choice"},
		"no loser":  {func(v tree) { v["spoils"] = nil; v["decision"] = "meet" }, "seat 1 has armour 0"},
		"seat nine": {func(v tree) { v["spoils"].(tree)["loser"] = 9 }, "loser: seat 9"},
	})
}

// counting waits for somebody to press the button.
func counting(t testing.TB) *State {
	t.Helper()
	s := lastHall(t)
	layLast(t, s)
	return s
}

// pressedItself is the last round after the base pressed the button itself.
func pressedItself(t testing.TB) *State {
	t.Helper()
	s := counting(t)
	for s.stage == StageExplore {
		roll(t, s)
	}
	return s
}

func TestDecodeRefusesABrokenClock(t *testing.T) {
	wantSpoiled(t, counting, map[string]spoil{
		"two rounds":  set("patience", 2, "patience: 2, accepted: 0 or 3 to 12"),
		"too patient": set("patience", 13, "patience: 13"),
		"no hurry":    {func(v tree) { v["patience"], v["turns_left"] = 0, 0; v["itself"] = true }, "pressed itself, but it waits"},
		"too long":    set("turns_left", 10, "turns left: 10, accepted: 0 to 9"),
		"no turns":    set("turns_left", 0, "the base does not count the turns"),
		"below 0":     set("turns_left", -1, "turns left: -1"),
		"not pressed": set("itself", true, "pressed itself, but it waits"),
		"pressed":     {func(v tree) { v["stage"], v["presser"] = "last_round", 0 }, "halls to be laid, the button pressed or no hurry"},
		"halls to lay": {func(v tree) {
			h := v["halls"].([]any)
			v["halls"] = h[1:]
			seatOf(v, 0)["halls"], seatOf(v, 0)["hall_count"] = []any{h[0].(tree)["tile"]}, 1
		}, "halls to be laid, the button pressed or no hurry"},
	})
	wantSpoiled(t, pressedItself, map[string]spoil{
		"by hand":       set("itself", false, "phase move of the presser in the last round"),
		"another stage": set("stage", "explore", "stage explore with presser 2"),
	})
}

// What was written before there was a talk of several offers, and a base that
// does not wait, is read as it was meant.
func TestDecodeReadsPositionsOfTheFirstRules(t *testing.T) {
	s := bargaining(t)
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var v tree
	if err := json.Unmarshal(data, &v); err != nil {
		t.Fatal(err)
	}
	delete(v["trade"].(tree), "by")
	delete(v["trade"].(tree), "refused")
	delete(v, "patience")
	delete(v, "turns_left")
	delete(v, "itself")
	if data, err = json.Marshal(v); err != nil {
		t.Fatal(err)
	}
	back, err := Game{}.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	if tidy(back.(*State)) != tidy(s) {
		t.Error("another position is read")
	}
}
