package paliwo

import (
	"slices"
	"testing"

	"schron/rules"
)

func TestReachTellsCostAndDangers(t *testing.T) {
	s := at(t, `
		10 . L L L . O . # . . .
		9 . . . l ~ . . . . S .
		8 . . # . . . . . . S G
		7 < . # O . . . O . . <
		3 . . . . b . . . . . .
	`)
	reach := map[string]Reach{}
	for _, r := range viewOf(s, SeatHumans).Reach(Lumberjack) {
		reach[r.Field.String()] = r
	}
	for name, want := range map[string][2]int{ // cost and wounds
		"C9": {1, 0}, "E9": {1, 1}, "D8": {1, 0}, "E8": {2, 0}, "F9": {2, 1}, "B9": {2, 0}, "E10": {2, 1},
	} {
		if r, ok := reach[name]; !ok || r.Cost != want[0] || r.Wounds != want[1] || len(r.Moves) != want[0] {
			t.Errorf("%s: %+v, want cost and wounds %v", name, r, want)
		}
	}
	if len(reach) != 7 {
		t.Errorf("%d fields in reach: %v", len(reach), reach)
	}
	// A way around goo is better than one through it, as far as points go.
	s = at(t, "9 . . . r ~ . . . . S .\n3 . . . . b . . . . . .", func(s *State) {
		s.active, s.pa, s.people[Runner].activated = Runner, 4, true
	})
	for _, r := range viewOf(s, SeatHumans).Reach(Runner) {
		if r.Field == field(t, "F9") && (r.Wounds != 0 || r.Cost != 3 || r.Moves[0].Verb != VerbSprint) {
			t.Errorf("F9: %+v", r)
		}
	}
	// Finds on the way, the wound of the start, and who would see the human.
	s = at(t, "9 . . . . l ?Z . < . S .\n3 . . . . b . . . . . .")
	for _, r := range viewOf(s, SeatHumans).Reach(Lumberjack) {
		if r.Wounds != 1 {
			t.Errorf("%s: %d wounds, the activation begins on goo", r.Field, r.Wounds)
		}
		switch r.Field.String() {
		case "F9":
			if r.Finds != 1 || names(r.SeenBy) != "H9" {
				t.Errorf("F9: %+v", r)
			}
		case "E8":
			if r.Finds != 0 || names(r.SeenBy) != "" {
				t.Errorf("E8: %+v", r)
			}
		}
	}
	if r := viewOf(s, SeatHumans).Reach(Child); len(r) != 0 {
		t.Errorf("one who is gone reaches %v", r)
	}
	play(t, s, "end")
	if r := viewOf(s, SeatHumans).Reach(Lumberjack); len(r) != 0 {
		t.Errorf("in the zombie turn a human reaches %v", r)
	}
}

func TestActionsHaveTargetsOrReasons(t *testing.T) {
	s := at(t, "3 l > . . m . . . . . b", carrying(Businessman), armed(Mechanic))
	for h, want := range map[Human]map[uint8]string{
		Lumberjack: {VerbStep: "A4 A2", VerbPush: "B3", VerbAxe: "B3", VerbOpen: "", VerbTake: "", VerbCourage: "B3", VerbAdrenaline: "", VerbAid: ""},
		Mechanic:   {VerbStep: "E4 F3 E2 D3", VerbPush: "", VerbWrench: "B3", VerbWeapon: "", VerbOpen: "", VerbTake: "", VerbCourage: "", VerbAdrenaline: "", VerbAid: ""},
		Businessman: {
			VerbStep: "K4 K2 J3", VerbPush: "", VerbOpen: "", VerbLeave: "", VerbCourage: "", VerbAdrenaline: "", VerbAid: "",
		},
	} {
		actions := viewOf(s, SeatHumans).Actions(h)
		if len(actions) != len(want) {
			t.Errorf("%s has %d actions, want %d", h, len(actions), len(want))
		}
		for _, a := range actions {
			targets := names(a.Targets())
			if w, ok := want[a.Verb]; !ok || w != targets {
				t.Errorf("%s: %s at %q, want %q", h, a.Name().Key, targets, w)
			}
			if (len(a.Moves) == 0) == (a.Why == nil) {
				t.Errorf("%s: %s has %d moves and the reason %v", h, a.Name().Key, len(a.Moves), a.Why)
			}
		}
	}
	why := func(h Human, verb uint8) string {
		for _, a := range viewOf(s, SeatHumans).Actions(h) {
			if a.Verb == verb && a.Why != nil {
				return a.Why.Text.Key
			}
		}
		return ""
	}
	for _, c := range []struct {
		h    Human
		verb uint8
		want string
	}{
		{Businessman, VerbAdrenaline, "paliwo.refuse.adrenaline-carrier"},
		{Lumberjack, VerbOpen, "paliwo.why.nobody"},
		{Child, VerbStep, "paliwo.refuse.gone"},
	} {
		if got := why(c.h, c.verb); got != c.want {
			t.Errorf("%s %s: %s, want %s", c.h, grammar[c.verb].Word, got, c.want)
		}
	}
	play(t, s, "step lumberjack A4", "step lumberjack A5")
	if got := why(Lumberjack, VerbAxe); got != "paliwo.refuse.points" {
		t.Errorf("axe without points: %s", got)
	}
	play(t, s, "finish")
	if got := why(Lumberjack, VerbStep); got != "paliwo.refuse.activated-again" {
		t.Errorf("after the activation: %s", got)
	}
	// The other seat knows no hand.
	for _, a := range viewOf(s, SeatZombies).Actions(Mechanic) {
		if a.Verb >= VerbCourage {
			t.Errorf("the zombies see %s", a.Name().Key)
		}
	}
}

// TestWhyNobodyCanBeStruck: the zombie that looks at the human is named, and where
// nobody is near that is said (WP-14, WP-17).
func TestWhyNobodyCanBeStruck(t *testing.T) {
	for board, want := range map[string]string{
		"3 l < . . ^ b . . . . .": "paliwo.refuse.front B3",
		"3 l . < . ^ b . . . . .": "paliwo.why.nobody",
	} {
		v := viewOf(at(t, board), SeatHumans)
		for _, a := range v.Actions(Lumberjack) {
			if a.Verb != VerbAxe {
				continue
			}
			got := ""
			if a.Why != nil {
				got = a.Why.Text.Key
				if f, ok := a.Why.Text.Arg("field"); ok {
					got += " " + f.S
				}
			}
			if got != want {
				t.Errorf("%s: the reason is %q, want %q", board, got, want)
			}
		}
	}
}

func TestPushPreview(t *testing.T) {
	s := at(t, "3 l > . . ^ b . . . . .")
	v := viewOf(s, SeatHumans)
	if to, why := v.PushTo(Lumberjack, field(t, "B3")); to != field(t, "C3") || why != nil {
		t.Errorf("B3 goes to %s, %v", to, why)
	}
	if _, why := v.PushTo(Lumberjack, field(t, "E3")); why == nil || why.Rule != "WP-1" {
		t.Errorf("E3: %v", why)
	}
}

func TestFieldsForPieces(t *testing.T) {
	s := at(t, "3 . l . t . ~ . . . . b")
	v := viewOf(s, SeatZombies)
	for name, c := range map[string]struct {
		is      func(Field) bool
		in, out string
	}{
		"new":   {func(f Field) bool { return slices.Contains(v.NewZombieFields(), f) }, "C12", "F3"},
		"wreck": {s.wreckField, "C3", "F2"},
		"free":  {s.free, "F3", "D3"},
		"empty": {s.Empty, "C3", "F3"},
	} {
		if !c.is(field(t, c.in)) || c.is(field(t, c.out)) {
			t.Errorf("%s: not %s, or %s", name, c.in, c.out)
		}
	}
	if l := v.FieldOfView(field(t, "B3")); len(l.Fields) != 0 || l.Target {
		t.Errorf("a human looks along %+v", l)
	}
	if _, ok := v.Charge(field(t, "B3")); ok {
		t.Error("a human charges")
	}
	if n := viewOf(at(t, twoHumans, terrorOn(4)), SeatHumans).Rounds; n == nil || *n != 4 {
		t.Errorf("rounds left: %v", n)
	}
}

// An act for which there is no move says why by its rule, the first that hinders
// it.
func TestActionsSayWhichRuleHindersThem(t *testing.T) {
	for _, c := range []struct {
		board string
		with  []change
		moves []string
		human Human
		verb  uint8
		rule  string
	}{
		{"3 l x . . . . . . . . b", []change{carrying(Lumberjack), armed(Lumberjack)}, nil, Lumberjack, VerbAxe, "WP-18"},
		{"3 l x . . . . . . . . b", []change{carrying(Lumberjack), armed(Lumberjack)}, nil, Lumberjack, VerbWeapon, "WP-18"},
		{"3 l . . . . . . . . . b", []change{carrying(Lumberjack)}, nil, Lumberjack, VerbAdrenaline, "WP-41"},
		{"3 . . l . . . . . . . b", []change{carrying(Lumberjack)}, nil, Lumberjack, VerbLeave, "WP-3"},
		{"3 p . x . . . . . . . b", []change{withBullets(0)}, nil, Policeman, VerbShot, "WP-22"},
		{"3 m . . ^ . . . . . . b", nil, []string{"wrench D3 E"}, Mechanic, VerbWrench, "WP-23"},
		{"3 r . . . . . . . . . b", nil, []string{"sprint B3"}, Runner, VerbSprint, "WP-24"},
		{"3 l < . . . . . . . . b", nil, nil, Lumberjack, VerbAxe, "WP-17"},
		{"3 l x . . . . . . . x b", nil, []string{"courage businessman J3"}, Lumberjack, VerbAdrenaline, "WP-41"},
		{"3 l x . . . . . . . . b", nil, []string{"axe B3", "step lumberjack A2"}, Lumberjack, VerbStep, "WP-11"},
		{"3 l . . . . . . . . . b", nil, []string{"step lumberjack A2", "step businessman K2"}, Lumberjack, VerbStep, "WP-10"},
		{"3 l . . . . . . . . . b", nil, nil, Child, VerbStep, "WP-39"},
	} {
		s := at(t, c.board, c.with...)
		play(t, s, c.moves...)
		var why *rules.Refusal
		for _, a := range viewOf(s, SeatHumans).Actions(c.human) {
			if a.Verb == c.verb {
				why = a.Why
			}
		}
		if why == nil || why.Rule != c.rule {
			t.Errorf("%q after %q: %s of the %s is hindered by %v, want %s", c.board, c.moves, grammar[c.verb].Word, c.human, why, c.rule)
		}
	}
}
