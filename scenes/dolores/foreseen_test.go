package dolores

import (
	"strconv"
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	game "schron/rules/dolores"
)

// bubble is what is foreseen on a field, its title first.
func bubble(d *desk, field string) string {
	d.T.Helper()
	d.Away()
	d.Hover("field:" + field)
	return d.Find("bubble").Label + "\n" + strings.Join(d.State("bubble", "lines").([]string), "\n")
}

func wantBubble(d *desk, field string, words ...string) {
	d.T.Helper()
	said := bubble(d, field)
	for _, w := range words {
		if no, isNo := strings.CutPrefix(w, "not "); isNo == strings.Contains(said, strings.TrimPrefix(no, "not ")) {
			d.T.Errorf("%s: the bubble says %q, want %q", field, said, w)
		}
	}
}

// What is foreseen of a sabotage, of a missile and of a step onto a burning field.
func TestWhatUnitsWouldDoIsForeseen(t *testing.T) {
	d := lay(t, fighting(t), 1280, 800, "en")
	d.Click("unit:w1")
	d.Click("orders:raid")
	wantBubble(d, "M11", "Succeeds on 5 or more (2 in 6).")
	if d.State("field:M11", "danger") != true {
		t.Error("the target of a sabotage is not marked as one")
	}
	d.Click("field:N7")
	d.WantRefused("DO-50")
	d.Click("unit:a1")
	if d.State("field:L8", "legal") != true || d.State("field:L8", "danger") == true {
		t.Error("a step is marked as an attack")
	}
	if d.State("field:M10", "danger") != true {
		t.Error("the target of an attack is not marked as one")
	}
	d = lay(t, fighting(t), 1280, 800, "en")
	d.Click("unit:m1")
	wantBubble(d, "M11", "not A radioactive cloud", "M11 (East): capital")
	wantBubble(d, "M11", "The city loses: power plant, sea routes, mine (coal).", "May answer with a launcher: East, South.", "up to 75%")
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.Federations[0].Store[game.Oil] = 90
		s.put(0, "x1", "L7")
		s.Federations[0].Units = slicesWithout(s.Federations[0].Units, "i3")
		s.Stacks = stacksWithout(s.Stacks, at(t, "L7"))
		s.Fires = append(s.Fires, at(t, "K7"))
	})
	d = lay(t, until(t, m, "military"), 1280, 800, "en")
	d.Click("unit:x1")
	wantBubble(d, "N11", "radioactive cloud", "N10 (East): armour", "O11 (East):", "The city loses: tanks.", "M11 (East):")
	d.Click("unit:a1")
	wantBubble(d, "K7", "The field burns")
}

func slicesWithout(units []game.UnitState, name string) (out []game.UnitState) {
	for _, u := range units {
		if u.Unit.String() != name {
			out = append(out, u)
		}
	}
	return out
}

func stacksWithout(stacks []game.Stack, f game.Field) (out []game.Stack) {
	for _, s := range stacks {
		if s.Field != f {
			out = append(out, s)
		}
	}
	return out
}

// What a unit may still do stands in its line: both, then what is left, then
// nothing.
func TestWhatAUnitMayStillDo(t *testing.T) {
	d := lay(t, fighting(t), 1280, 800, "pl")
	may := func(unit, want string) {
		t.Helper()
		if got := d.State("unit:"+unit, "does"); got != want {
			t.Errorf("%s may %q, want %q", unit, got, want)
		}
	}
	may("i1", "ruch i\u00a0atak")
	may("m1", "gotowa")
	d.Click("unit:i1")
	d.Click("field:K8")
	may("i1", "atak")
	d.Click("unit:a1")
	d.Click("field:M10")
	if d.Last() != "attack a1 M10" {
		t.Fatalf("played %q", d.Last())
	}
	may("a1", "ruch")
	m := until(t, sketched(t, 4, func(s *sketch) { furnish(s); s.Options[game.OptionAttack] = false }), "military")
	d = lay(t, m, 1280, 800, "pl")
	d.Click("unit:i1")
	d.Click("field:K8")
	may("i1", "już po akcji")
	for unit, words := range map[string]string{"a1": "wierzch", "i1": ""} {
		d := lay(t, fighting(t), 1280, 800, "pl")
		if got := d.Find("unit:" + unit).Label; strings.Contains(got, "wierzch") != (words != "") {
			t.Errorf("the line of %s says %q", unit, got)
		}
	}
}

// A question which of several things is meant goes when the position changes, and
// what is in hand when somebody else decides.
func TestNothingBegunStaysForAnother(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.put(0, "i4", "N12")
		s.own(1, 's', "O12")
	})
	d := lay(t, until(t, m, "military"), 1280, 800, "pl")
	d.Click("unit:a1")
	d.Click("field:L8")
	d.Click("field:N12")
	d.Click("field:O12")
	if !d.Has("near") {
		t.Fatal("nothing is asked")
	}
	d.Key(input.KeyZ, input.Ctrl)
	if d.Has("near") {
		t.Error("the question stays after a step back")
	}
	// A tool in hand, another's ledger, a city and a district do not stay for the next.
	d = lay(t, middle(t), 1280, 800, "en")
	d.Click("tool:claim")
	d.Click("player:2")
	if d.State("ledger", "seat") != 2 {
		t.Fatal("the ledger of another is not shown")
	}
	d.Click("pass")
	if d.State("ledger", "seat") != 1 || d.State("tool:claim", "held") != false {
		t.Errorf("the next sees the ledger of %v, the tool held: %v", d.State("ledger", "seat"), d.State("tool:claim", "held"))
	}
	if d.Face.hand.Held() != "" {
		t.Error("the tool of another is in hand")
	}
}

// Amounts begin anew with another thing: a good of the store, a district; and what
// taxes lack is offered in full.
func TestAmountsBeginAnew(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "en")
	d.Click("page:bank")
	d.Click("ware:coal")
	setNumber(d, "amount", "7")
	if d.State("sell", "kokos") != 35 || d.State("buy", "kokos") != 175 {
		t.Errorf("7 coal are sold for %v, bought for %v", d.State("sell", "kokos"), d.State("buy", "kokos"))
	}
	d.Click("stock:robots")
	if d.State("amount", "value") != "1" || d.State("ware:robots", "selected") != true {
		t.Errorf("%v robots are chosen", d.State("amount", "value"))
	}
	d.Click("page:city")
	d.Click("district:3")
	d.Click("robots:more")
	d.Click("robots:more")
	d.Click("district:4")
	if d.State("robots", "value") != 1 {
		t.Errorf("%v robots are chosen for another district", d.State("robots", "value"))
	}
	m := sketched(t, 2, func(s *sketch) { s.city(0, "K9", game.Mine, game.Mine, game.Mine, game.Mine) })
	d = lay(t, m, 1280, 800, "en")
	d.Click("forecast:taxes")
	if d.State("ware:food", "selected") != true || d.State("amount", "value") != "4" {
		t.Errorf("%v food are offered, 4 are missing", d.State("amount", "value"))
	}
}

// A harvest brings N food, a forest three wood whatever N is.
func TestTheHarvestIsForeseen(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) { furnish(s); s.roll(1, 1, 6) })
	m = until(t, m, "gather")
	v := m.View(rules.NoSeat).(game.View)
	d := lay(t, m, 1280, 800, "en")
	seen := map[string]bool{}
	for _, mv := range m.Legal(m.Actor(), nil) {
		switch field := game.Field(mv.A).String(); mv.Verb {
		case game.VerbHarvest:
			seen["harvest"] = true
			wantBubble(d, field, "Food: +"+strconv.Itoa(*v.Federations[v.Actor].N))
		case game.VerbFell:
			seen["fell"] = true
			wantBubble(d, field, "Wood: +3")
		}
	}
	if !seen["harvest"] || !seen["fell"] || *v.Federations[v.Actor].N == 3 {
		t.Errorf("seen %v at N = %d", seen, *v.Federations[v.Actor].N)
	}
}

// An annexation names whose field it was.
func TestAnAnnexationIsForeseen(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.own(1, '.', "M9")
		s.own(0, 0, "L9")
		s.put(0, "i4", "M9")
	})
	d := lay(t, m, 1280, 800, "en")
	d.Click("tool:claim")
	wantBubble(d, "M9", "Bartek", "not Ala", "3 kokos")
}
