package dolores

import (
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
)

// truced is the war of the third of four rounds of truce: North's infantry, armour
// and launcher beside K8 of South.
func truced(t testing.TB) *rules.Match {
	t.Helper()
	m := sketched(t, 2, func(s *sketch) {
		s.Options[game.OptionTruce] = 4
		s.rounds(2)
		s.own(0, '.', "L9", "J9")
		s.own(1, '.', "K8")
		s.put(0, "i1", "K9")
		s.put(0, "a1", "L9")
		s.put(0, "m1", "J9")
		s.put(1, "i1", "L8")
		s.Federations[0].Store[game.Food], s.Federations[0].Store[game.Sulphur], s.Federations[0].Store[game.Oil] = 9, 9, 20
	})
	return until(t, m, "military")
}

// The table tells how many rounds of truce are left, and nothing after them
// (DO-65).
func TestDO65TheTableShowsTheTruce(t *testing.T) {
	d := lay(t, truced(t), 1280, 800, "pl")
	if n := d.Find("truce"); n.State["rounds"] != 2 || n.Label != "Rozejm: zostały 2 rundy" {
		t.Errorf("round 3 of 4 shows %v, %q", n.State["rounds"], n.Label)
	}
	tip := d.TipOf("truce")
	for _, words := range []string{"do końca rundy 4", "nie wchodzą na ląd", "DO-65"} {
		if !strings.Contains(tip, words) {
			t.Errorf("the tooltip says %q, without %q", tip, words)
		}
	}
	if got := d.Find("prompt").Label; !strings.Contains(got, "Rusz jednostki.") || strings.Contains(got, "atakuj.") {
		t.Errorf("the prompt says %q", got)
	}
	for round, label := range map[int]string{1: "Truce: 2 rounds left", 2: "Truce: the last round", 3: ""} {
		m := sketched(t, 2, func(s *sketch) { s.rounds(round - 1) })
		d := lay(t, m, 1280, 800, "en")
		if d.Has("truce") != (label != "") || label != "" && d.Find("truce").Label != label {
			t.Errorf("round %d: shown is %v, want %q", round, d.Has("truce"), label)
		}
	}
}

// What the truce forbids is refused by its rule, where it is foreseen and where it
// is tried (DO-65).
func TestDO65TheTruceIsForeseenAndRefused(t *testing.T) {
	for _, c := range []struct{ unit, from, field, says string }{
		{"i1", "K9", "L8", "nobody attacks"},
		{"i1", "K9", "K8", "may not enter K8, which is land of"},
		{"i1", "K9", "K7", "leads over the land of others"},
		{"a1", "L9", "L8", "nobody attacks"},
	} {
		d := lay(t, truced(t), 1280, 800, "en")
		d.Click("unit:" + c.unit)
		d.Hover("field:" + c.field)
		if lines := strings.Join(d.State("bubble", "lines").([]string), "\n"); !strings.Contains(lines, c.says) || !strings.Contains(lines, "DO-65") {
			t.Errorf("%s to %s: the bubble says %q", c.unit, c.field, lines)
		}
		if d.State("field:"+c.field, "legal") == true {
			t.Errorf("%s: %s is shown as possible", c.unit, c.field)
		}
		d.Click("field:" + c.field)
		if toasts := d.Toasts(); len(toasts) != 1 || !strings.HasSuffix(toasts[0], "DO-65") {
			t.Errorf("%s to %s: toasts %q", c.unit, c.field, toasts)
		}
		d = lay(t, truced(t), 1280, 800, "en")
		d.Drag("field:"+c.from, "field:"+c.field)
		if toasts := d.Toasts(); len(toasts) != 1 || !strings.Contains(toasts[0], c.says) {
			t.Errorf("%s dragged to %s: toasts %q", c.unit, c.field, toasts)
		}
	}
	d := lay(t, truced(t), 1280, 800, "en")
	played := d.Match.Len()
	d.Click("unit:i1")
	if d.Find("orders:raid").Enabled {
		t.Error("sabotage can be chosen")
	}
	d.Click("field:J8")
	if d.Match.Len() != played+1 || d.Last() != "move i1 J8" {
		t.Errorf("played %q; toasts %q", d.Last(), d.Toasts())
	}
}

// A launcher tells why it does not fire, clicked on the map and in its line
// (DO-65).
func TestDO65ALauncherTellsOfTheTruce(t *testing.T) {
	for _, id := range []string{"field:J9", "unit:m1"} {
		d := lay(t, truced(t), 1280, 800, "pl")
		if state := d.State("unit:m1", "does"); state != "rozejm" {
			t.Errorf("its line says %q", state)
		}
		d.Click(id)
		if toasts := d.Toasts(); len(toasts) != 1 || !strings.Contains(toasts[0], "nikt nie odpala rakiet") || !strings.HasSuffix(toasts[0], "DO-65") {
			t.Errorf("%s: toasts %q", id, toasts)
		}
	}
}

// A launcher in hand says why it cannot hit a field, rather than nothing.
func TestALauncherRefusesTargetsWithTheReason(t *testing.T) {
	for field, rule := range map[string]string{"K10": "DO-54", "U21": "DO-51", "K8": "DO-54"} {
		d := wide(lay(t, fighting(t), 1280, 800, "en"))
		d.Click("field:J7")
		d.Hover("field:" + field)
		if lines := d.State("bubble", "lines").([]string); !strings.Contains(strings.Join(lines, "\n"), rule) {
			t.Errorf("%s: the bubble says %q, want %s", field, lines, rule)
		}
		d.Click("field:" + field)
		if toasts := d.Toasts(); len(toasts) != 1 || !strings.HasSuffix(toasts[0], rule) {
			t.Errorf("%s: toasts %q, want one with %s", field, toasts, rule)
		}
	}
}

// As many robots as a building holds can be installed, and one more is refused
// (DO-66).
func TestDO66TheTableLimitsRobots(t *testing.T) {
	m := sketched(t, 2, func(s *sketch) {
		s.Options[game.OptionRobots] = 3
		s.city(0, "K9", game.Mine)
		s.Federations[0].Store[game.Robots] = 9
	})
	d := lay(t, m, 1280, 800, "en")
	d.Click("district:2")
	for range 5 {
		if d.Find("robots:more").Enabled {
			d.Click("robots:more")
		}
	}
	if d.State("robots", "value") != 3 {
		t.Errorf("%v robots can be chosen, want 3", d.State("robots", "value"))
	}
	d.Click("install")
	d.WantPlayed("install K9 2 3")
	tip := d.TipOf("district:2")
	if !strings.Contains(tip, "Robots: 3 of 3.") {
		t.Errorf("the tooltip says %q", tip)
	}
	if d.Find("install").Enabled {
		t.Error("a fourth robot can be installed")
	}
	tip = d.TipOf("install")
	if !strings.Contains(tip, "at most 3 robots; the mine has 3") {
		t.Errorf("the tooltip of the button says %q", tip)
	}
}
