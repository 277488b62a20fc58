package wcp

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// tidy clears what lies beyond the ends of the stacks: it means nothing.
func tidy(s *State) State {
	c := *s
	clear(c.hallStack[c.hallsLeft:])
	clear(c.tokenStack[c.tokensLeft:])
	return c
}

// tree is a position as JSON to spoil.
type tree = map[string]any

func seatOf(v tree, seat int) tree { return v["players"].([]any)[seat].(tree) }

// hallAt finds a laid hall.
func hallAt(v tree, name string) tree {
	for _, h := range v["halls"].([]any) {
		if h.(tree)["field"] == name {
			return h.(tree)
		}
	}
	return nil
}

// move takes the first thing out of one list and puts it into another.
func move(from, to tree, list, other string) {
	all := from[list].([]any)
	to[other] = append(to[other].([]any), all[0])
	from[list] = all[1:]
}

// spoil is one way to break a position.
type spoil = rulestest.Spoil

// set spoils one field.
func set(name string, value any, want string) spoil {
	return spoil{func(v tree) { v[name] = value }, want}
}

// seat0 spoils one field of seat 0.
func seat0(name string, value any, want string) spoil {
	return spoil{func(v tree) { seatOf(v, 0)[name] = value }, want}
}

// hallD7 spoils one field of the hall on d7.
func hallD7(name string, value any, want string) spoil {
	return spoil{func(v tree) { hallAt(v, "d7")[name] = value }, want}
}

func wantSpoiled(t *testing.T, position func(t testing.TB) *State, spoils map[string]spoil) {
	t.Helper()
	rulestest.WantSpoiled(t, Game{}, position(t), spoils)
}

// fleeing has seat 2 out of the base and three halls to choose from.
func fleeing(t testing.TB) *State {
	t.Helper()
	return at(t, 3, "", corridorHalls, escape(0), stands(0, "d7"), stands(1, "d2"), gone(2, Left, 1),
		owns(0, "core", "fire", "armour"), owns(1, "scrap"), holds(1, "drone", "111111"), content("d5", "mech", "100100"), blankAt("a1"))
}

func TestDecodeRefusesBrokenPositions(t *testing.T) {
	wantSpoiled(t, fleeing, map[string]spoil{
		"unknown field":     set("x", 1, "unknown field"),
		"no players":        set("players", []any{}, "0 seats"),
		"four people":       set("people", 4, "4 people play 3 seats"),
		"teams of three":    set("teams", true, "teams is true"),
		"round -1":          set("round", -1, "round -1"),
		"round 0":           set("round", 0, "phase move in round 0"),
		"a round too far":   set("round", 1<<25, "round 33554432"),
		"stage":             set("stage", "x", `"x" is not a stage`),
		"another stage":     set("stage", "explore", "stage explore with presser 2"),
		"phase":             set("phase", "x", `"x" is not a phase`),
		"another decision":  set("decision", "place", `decision "place", but the position asks for "move"`),
		"turn 3":            set("turn", 3, "turn: seat 3"),
		"nobody's turn":     set("turn", nil, "nobody's turn before the end"),
		"turn of one out":   set("turn", 2, "turn of seat 2, which is out"),
		"after the end":     set("phase", "over", "a turn is played after the end"),
		"central hall 5":    set("central_hall", 5, "central hall: seat 5"),
		"presser 5":         set("presser", 5, "presser: seat 5"),
		"nobody pressed":    set("presser", nil, "with presser -1"),
		"seven leavings":    set("leavings", 7, "leavings: 7"),
		"two leavings":      set("leavings", 2, "nobody has the leaving 2 of 2"),
		"seven idle passes": set("idle_passes", 7, "idle passes: 7"),
		"collapsed":         set("idle_passes", 3, "the base has collapsed"),
		"halls left":        set("halls_left", 1, "counted as 1"),
		"a hall stack": {func(v tree) {
			seatOf(v, 1)["hall_count"] = 0
			move(seatOf(v, 1), v, "halls", "hall_stack")
			v["halls_left"] = 1
		}, "pressed the button with halls left"},
		"too large a stack": {func(v tree) {
			all := v["token_stack"].([]any)
			v["token_stack"] = append(all, all...)
		}, "stacks of 0 halls and 204 tokens"},
		"a token less": {func(v tree) {
			move(v, tree{"x": []any{}}, "token_stack", "x")
			v["tokens_left"] = v["tokens_left"].(float64) - 1
		}, "there are"},
		"person 1":         seat0("person", 1, "person 1 at entrance 1"),
		"entrance 2":       seat0("entrance", 2, "person 0 at entrance 2"),
		"no vehicle":       seat0("vehicle", nil, "value"),
		"vehicle":          seat0("vehicle", "V11", `"V11" is not a vehicle card`),
		"another vehicle":  seat0("vehicle", "V09", "fire 3"),
		"the same card":    {func(v tree) { seatOf(v, 0)["vehicle"], seatOf(v, 1)["vehicle"] = "V06", "V06" }, "share the card V06"},
		"fate":             seat0("fate", "x", `"x" is not a fate`),
		"resigned holder":  {func(v tree) { seatOf(v, 0)["fate"], seatOf(v, 0)["pawn"] = "resigned", nil }, "holds the central hall and resigned"},
		"out but standing": {func(v tree) { seatOf(v, 1)["fate"] = "lost" }, "which is out, stands on d2"},
		"left by nothing":  {func(v tree) { seatOf(v, 2)["exit"] = 0 }, "seat 2, left, has the leaving 0"},
		"exit 9":           seat0("exit", 9, "exit: 9"),
		"pawn":             seat0("pawn", "d9", `"d9" is not a field`),
		"pawn on nothing":  seat0("pawn", "d4", "pawn of seat 0 on d4"),
		"trapped":          seat0("trapped", true, "seat 0: trapped is false, noted as true"),
		"armour 0":         seat0("armour", 0, "seat 0 has armour 0"),
		"armour 10":        seat0("armour", 10, "seat 0 has armour 10"),
		"armour 101":       seat0("armour", 101, "armour: 101"),
		"boosters 2":       seat0("boosters", 2, "seat 0 has 2 boosters"),
		"boosters -1":      seat0("boosters", -1, "boosters: -1"),
		"value 9":          seat0("value", 9, "value 9, but it has 3 and 4"),
		"owned guard":      seat0("owned", []any{"drone"}, "a wrong kind"),
		"owned thing":      seat0("owned", []any{"x"}, `"x" is not a content token`),
		"a seventh hall":   seat0("hall_count", 7, "counted as 7"),
		"tokens":           seat0("token_count", 7, "counted as 0 and 7"),
		"hall shows":       hallD7("open", "111011", "hall 111100 on d7 shows 111011"),
		"hall of a kind":   hallD7("tile", "111111", "hall 111111 on d7 shows"),
		"no such tile":     hallD7("tile", "100000", `"100000" is not a hall tile`),
		"field":            hallD7("field", "h1", `"h1" is not a field`),
		"in the centre":    hallD7("field", "d4", "a hall on d4"),
		"two on one field": hallD7("field", "d6", "a hall on d6"),
		"no field":         hallD7("field", nil, "hall 111100 on - shows"),
		"destroyed open":   hallD7("destroyed", true, "on d7 shows"),
		"breached closed":  hallD7("breached", true, "on d7 shows"),
		"guard of nothing": hallD7("guarded", "100000", "edges without a guard on d7"),
		"guard's edges":    {func(v tree) { hallAt(v, "d5")["guarded"] = "110000" }, "mech on d5 covers 110000"},
		"under a pawn": {func(v tree) {
			hallAt(v, "d7")["content"], hallAt(v, "d7")["guarded"] = "mech", "100100"
			hallAt(v, "d5")["content"], hallAt(v, "d5")["guarded"] = nil, "000000"
		}, "content on d7"},
		"attacked in vain": {func(v tree) { v["done"].(tree)["attacked"] = 1 }, "something was done before phase move ended"},
		"trade":            set("trade", tree{"with": 1, "made": false, "give": []any{}, "ask": []any{}}, "to which none may be made"),
		"trade with none":  set("trade", tree{"with": nil, "made": false, "give": []any{}, "ask": []any{}}, "a trade with nobody"),
		"trade of guards":  set("trade", tree{"with": 1, "made": false, "give": []any{"drone"}, "ask": []any{}}, "give: a wrong kind"),
		"spoils":           set("spoils", tree{"winner": 0, "loser": 1}, "spoils without a duel"),
		"spoils of nobody": set("spoils", tree{"winner": -1, "loser": 1}, "spoils of nobody"),
	})
}

func TestDecodeRefusesBrokenBeginnings(t *testing.T) {
	wantSpoiled(t, func(t testing.TB) *State {
		t.Helper()
		made, err := Game{}.New(rules.Setup{Players: 3, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		return made.(*State)
	}, map[string]spoil{
		"a vehicle early": {func(v tree) { seatOf(v, 1)["vehicle"], seatOf(v, 1)["fire"] = "V01", 1 }, "seat 1: vehicle chosen is true"},
		"armour early":    seat0("armour", 3, "characteristics without a vehicle"),
		"a hand early": {func(v tree) {
			move(v, seatOf(v, 0), "hall_stack", "halls")
			v["halls_left"], seatOf(v, 0)["hall_count"] = 35, 1
		}, "plays before all vehicles are chosen"},
		"a hall early": {func(v tree) {
			all := v["hall_stack"].([]any)
			v["hall_stack"], v["halls_left"] = all[1:], 35
			v["halls"] = []any{tree{"field": "d5", "tile": all[0], "open": all[0], "breached": false, "destroyed": false, "content": nil, "guarded": "000000"}}
		}, "halls lie before all vehicles are chosen"},
	})
}

func FuzzDecode(f *testing.F) {
	rulestest.FuzzDecode(f, Game{}, started(f, 2, 1, nil), fleeing(f), bargaining(f), countering(f), pillaging(f), counting(f), pressedItself(f))
}
