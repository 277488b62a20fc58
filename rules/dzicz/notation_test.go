package dzicz

import (
	"testing"

	"schron/rules"
)

func TestNotationReadsBack(t *testing.T) {
	seen := map[string]bool{}
	for m := range universe() {
		text := Game{}.Notation(m)
		if text == "?" {
			continue
		}
		if back, err := (Game{}).Parse(text); err != nil || back != m {
			t.Fatalf("%+v is written %q and read as %+v (%v)", m, text, back, err)
		}
		seen[text] = true
	}
	for _, text := range []string{
		"home c1", "move b3 b4", "strike b3", "assault b3 b4", "done", "token c3", "outpost c3", "soldier c3",
		"expand c3", "pass", "manoeuvre a1 e5", "defend", "no", "quiet", "remove", "leave",
		"ask 0 border_defence", "ask 3 manoeuvre",
	} {
		if !seen[text] {
			t.Errorf("%q is never written", text)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, text := range []string{
		"", " ", "x", "home", "home c6", "home c1 c2", "move c1", "move c1 c2 c3", "done c1", "Home c1", "?", "token 12",
		"ask", "ask 1", "ask manoeuvre", "ask 4 manoeuvre", "ask -1 manoeuvre", "ask 1 assault", "ask 1 expansion", "ask a1 manoeuvre", "ask 1 manoeuvre b2",
	} {
		if m, err := (Game{}).Parse(text); err == nil {
			t.Errorf("%q is read as %+v", text, m)
		}
	}
}

func TestFieldsOfAMove(t *testing.T) {
	b3, b4 := At(1, 2), At(1, 3)
	for _, c := range []struct {
		m        rules.Move
		from, to Field
	}{
		{FromTo(VerbMove, b3, b4), b3, b4},
		{On(VerbToken, b4), b4, b4},
		{Plain(VerbPass), NoField, NoField},
		{Lift(1, Manoeuvre), NoField, NoField},
		{rules.Move{Verb: VerbToken, A: 99}, NoField, NoField},
	} {
		if From(c.m) != c.from || To(c.m) != c.to {
			t.Errorf("%+v goes from %s to %s, want %s to %s", c.m, From(c.m), To(c.m), c.from, c.to)
		}
	}
}

func TestSmallWordsReadBack(t *testing.T) {
	for _, k := range ActionTokens() {
		if back, err := ParseActionToken(k.String()); err != nil || back != k {
			t.Errorf("%s is read as %v (%v)", k, back, err)
		}
	}
	for p := PhaseHome; p < phaseEnd; p++ {
		if back, err := ParsePhase(p.String()); err != nil || back != p {
			t.Errorf("%s is read as %v (%v)", p, back, err)
		}
	}
	for _, e := range Edges() {
		if back, err := edgeIDs.Parse(e.String()); err != nil || back != e {
			t.Errorf("%s is read as %v (%v)", e, back, err)
		}
	}
	var h rules.Holder
	if err := h.UnmarshalJSON([]byte(`"x"`)); err == nil {
		t.Errorf("a word is read as the holder %d", h)
	}
}

func TestGameSaysWhatItIs(t *testing.T) {
	g := Game{}
	if g.ID() != "dzicz" || g.Version() != 2 || len(g.Options()) != 1 || g.Roles(3) != nil {
		t.Errorf("%s, version %d, options %v, roles %v", g.ID(), g.Version(), g.Options(), g.Roles(3))
	}
	if got := g.Phases(); len(got) != 3 || got[0] != "move" || got[1] != "action" || got[2] != "expansion" {
		t.Errorf("phases %v", got)
	}
}
