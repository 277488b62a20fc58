package wradislavia

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
		"discard karol", "keep jolanta", "send grazyna 3", "recall", "token hand-to-hand 2", "shoot 1 3 slug",
		"shoot 2 all long-burst", "shoot 3 1 head-shot +1+0+2", "extra 1 1 penetrating", "extra 1 1 concentrated +0+3+0",
		"strike 3 1", "done",
	} {
		if !seen[text] {
			t.Errorf("%q is never written", text)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, text := range []string{
		"", " ", "x", "discard", "discard Karol", "discard -", "keep", "send karol", "send karol 0", "send karol 4",
		"send karol 1 2", "recall 1", "token attack", "token - 1", "token fly 1", "shoot", "shoot 1", "shoot 1 1",
		"shoot 0 1 slug", "shoot 1 4 slug", "shoot 1 1 -", "shoot 1 1 slug +4+0+0", "shoot 1 1 slug 1", "shoot 1 1 slug +1+1+2",
		"shoot 1 1 slug +1+0+0 x", "strike 1", "strike 1 all", "strike 1 99999", "done 1", "Done", "?",
	} {
		if m, err := (Game{}).Parse(text); err == nil {
			t.Errorf("%q is read as %+v", text, m)
		}
	}
}

func TestShotsAreMovesAndBack(t *testing.T) {
	for _, extra := range []bool{false, true} {
		for _, pips := range allPips {
			s := Shot{Shooter: 1, Target: 2, Mode: Finesse, Pips: pips, Extra: extra}
			if back, ok := ShotOf(s.Move()); !ok || back != s {
				t.Errorf("%+v is read as %+v", s, back)
			}
		}
	}
	burst := Shot{Target: AllTargets, Mode: LongBurst}
	if back, ok := ShotOf(burst.Move()); !ok || back != burst {
		t.Errorf("a burst is read as %+v", back)
	}
	for _, m := range []rules.Move{{}, Plain(VerbDone), {Verb: VerbShoot}, {Verb: VerbShoot, A: 1, C: 1, D: 63}} {
		if s, ok := ShotOf(m); ok {
			t.Errorf("%+v is read as the shot %+v", m, s)
		}
	}
}

func TestSmallWordsReadBack(t *testing.T) {
	for _, m := range AllManoeuvres() {
		if back, err := ParseManoeuvre(m.String()); err != nil || back != m {
			t.Errorf("%s is read as %v (%v)", m, back, err)
		}
	}
	for _, h := range AllHazards() {
		if back, err := hazardIDs.Parse(h.String()); err != nil || back != h {
			t.Errorf("%s is read as %v (%v)", h, back, err)
		}
	}
	for p := PhaseDraft; p < phaseEnd; p++ {
		back, err := ParsePhase(p.String())
		if p.waits() && (err != nil || back != p) || !p.waits() && err == nil {
			t.Errorf("%s is read as %v (%v)", p, back, err)
		}
	}
	var h rules.Holder
	if err := h.UnmarshalJSON([]byte(`"x"`)); err == nil {
		t.Errorf("a word is read as the holder %d", h)
	}
}
