package dolores

import (
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	game "schron/rules/dolores"
)

func TestUnitsAreSentByClickAndDrag(t *testing.T) {
	d := lay(t, fighting(t), 1280, 800, "pl")
	n := d.Match.Len()
	d.Click("field:L9")
	if d.State("unit:a1", "held") != true || d.State("field:M10", "legal") != true {
		t.Fatal("the top unit is not in hand")
	}
	d.Hover("field:M10")
	lines := strings.Join(d.State("bubble", "lines").([]string), "\n")
	for _, want := range []string{"Ala, wojska pancerne: kostka, suma od 1 do 6", "Bartek, piechota: kostka − 2, suma od −1 do 4", "wygrana 26, remis 4, porażka 6"} {
		if !strings.Contains(lines, want) {
			t.Errorf("the bubble says %q, not %q", lines, want)
		}
	}
	d.Click("unit:i1")
	d.Drag("unit:i1", "field:K8")
	if d.Match.Len() != n+1 || d.Last() != "move i1 K8" {
		t.Errorf("played %q", d.Last())
	}
	d.Drag("field:L9", "field:L8")
	if d.Last() != "move a1 L8" {
		t.Errorf("played %q", d.Last())
	}
}

func TestAUnitGoesAboardAndAshore(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.put(0, "i4", "L8")
	})
	d := lay(t, until(t, m, "military"), 1280, 800, "pl")
	d.Click("field:L8")
	d.Click("field:M8")
	if d.Last() != "embark i4 w1" {
		t.Fatalf("played %q; toasts %q", d.Last(), d.Toasts())
	}
	if !strings.Contains(d.Find("unit:i4").Label, "na okręcie") {
		t.Errorf("the army page says %q", d.Find("unit:i4").Label)
	}
	m = sketched(t, 4, func(s *sketch) {
		furnish(s)
		ship := s.Federations[0].Units[4].Unit
		s.Federations[0].Units = append(s.Federations[0].Units, game.UnitState{Unit: 3, Field: at(t, "M8"), Ship: &ship})
	})
	d = lay(t, until(t, m, "military"), 1280, 800, "pl")
	d.Click("unit:i4")
	d.Click("field:L8")
	if d.Last() != "move i4 L8" {
		t.Fatalf("played %q; toasts %q", d.Last(), d.Toasts())
	}
}

func TestWhatIsMeantIsAsked(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.put(0, "i4", "N12") // beside a foreign section without units
		s.own(1, 's', "O12")
	})
	d := lay(t, until(t, m, "military"), 1280, 800, "pl")
	d.Click("field:N12")
	d.Click("field:O12")
	if !d.Has("near:move i4 O12") || !d.Has("near:sabotage i4 O12") {
		t.Fatalf("nothing is asked; played %q, toasts %q", d.Last(), d.Toasts())
	}
	d.Key(input.KeyEscape)
	if d.Has("near") {
		t.Error("Escape does not put the question away")
	}
	d.Click("field:O12")
	d.Click("near:move i4 O12")
	if d.Last() != "move i4 O12" {
		t.Errorf("played %q", d.Last())
	}
}

func TestAMissileIsAimedByDragging(t *testing.T) {
	d := lay(t, fighting(t), 1280, 800, "pl")
	d.Drag("field:J7", "field:P10")
	if got := moves(d); !strings.HasSuffix(got, "aim m1, fire P10") {
		t.Fatalf("played %q; toasts %q", got, d.Toasts())
	}
	d = lay(t, aiming(t), 1280, 800, "pl")
	d.Click("choice:lower")
	if d.Last() != "lower" {
		t.Errorf("played %q", d.Last())
	}
	d = lay(t, intercepting(t), 1280, 800, "pl")
	d.Click("pass")
	if d.Last() != "hold" {
		t.Errorf("played %q", d.Last())
	}
	d = lay(t, intercepting(t), 1280, 800, "pl")
	d.Ticks(100) // an early click answers nothing
	d.Click(d.Face.postOf(d.Table.Moves()[0].A))
	if d.Last() != "intercept m1" {
		t.Errorf("a click on a launcher played %q", d.Last())
	}
}

// TestTheAnswerToAMissileThatMostWantStandsOut: to stop it where it would hit something
// of the own, else to hold fire; never both.
func TestTheAnswerToAMissileThatMostWantStandsOut(t *testing.T) {
	d := lay(t, intercepting(t), 1280, 800, "en") // it flies to a section of East, which is asked
	if d.State("choice:intercept m1", "amber") != true || d.State("pass", "amber") == true {
		t.Error("the missile hits East, and stopping it does not stand out")
	}
	d.Click("pass")
	if d.Find("prompt").State["seat"] != 2 || d.State("pass", "amber") != true || d.State("choice:intercept x1", "amber") == true {
		t.Error("the missile does not hit South, and holding fire does not stand out")
	}
	if lay(t, fighting(t), 1280, 800, "en").State("pass", "amber") == true {
		t.Error("the end of the own go stands out while units can act")
	}
}

// TestAUnitInHandIsSeenOnItsOwnPage: whoever looked at another ledger sees their own units
// as soon as one of them is picked up.
func TestAUnitInHandIsSeenOnItsOwnPage(t *testing.T) {
	d := lay(t, fighting(t), 1280, 800, "pl")
	d.Click("player:1")
	other := d.Find("unit:i1").Label
	d.Click("field:L9")
	if got := d.Find("unit:i1").Label; got == other || d.State("unit:a1", "held") != true {
		t.Errorf("with a unit in hand the page of the army lists %q", got)
	}
}

// TestALineOfTheArmySaysWhyItsUnitStays when it is clicked by who commands it in the
// military phase. Otherwise a click only shows the unit on the map.
func TestALineOfTheArmySaysWhyItsUnitStays(t *testing.T) {
	for _, c := range []struct {
		name  string
		start func(testing.TB) *rules.Match
		open  []string
		unit  string
		says  string
	}{
		{"an own unit that has moved", moved, []string{"page:army"}, "unit:i2", "has moved this round"},
		{"a unit of another", fighting, []string{"player:1", "page:army"}, "unit:i1", ""},
		{"an own unit while taxes are paid", taxing, []string{"page:army"}, "unit:i1", ""},
	} {
		d := lay(t, c.start(t), 1280, 800, "en")
		for _, id := range c.open {
			d.Click(id)
		}
		d.Click(c.unit)
		if got := strings.Join(d.Toasts(), " "); c.says == "" && got != "" || !strings.Contains(got, c.says) {
			t.Errorf("%s: it says %q, want %q", c.name, got, c.says)
		}
	}
}
