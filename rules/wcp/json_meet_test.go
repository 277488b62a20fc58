package wcp

import "testing"

// bargaining waits for the answer to an offer, pillaging for the choice of spoils.
func bargaining(t testing.TB) *State {
	t.Helper()
	s := encounter(t, 3, owns(0, "core"), owns(1, "cell"))
	play(t, s, "trade 1", "give core", "ask cell", "offer")
	return s
}

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
