package dolores

import (
	"strings"
	"testing"

	"schron/rules"
)

// TestHandlesThatDoNothingSayWhy when they are dragged, lift nothing and play nothing: a
// wrong drag of each kind of handle.
func TestHandlesThatDoNothingSayWhy(t *testing.T) {
	for _, c := range []struct {
		name  string
		start func(testing.TB) *rules.Match
		open  []string
		drag  string
		says  string
		rule  string
	}{
		{"a tool in the military phase", fighting, nil, "tool:claim", "Only in the investment phase.", ""},
		{"a tool of another", middle, []string{"player:1"}, "tool:claim", "ledger of", ""},
		{"a unit that is not in store", func(t testing.TB) *rules.Match { t.Helper(); return match(t, 2) }, nil, "tool:warship", "Not in store: warship.", ""},
		{"a service in the military phase", fighting, []string{"page:services"}, "service:douse", "Only in the investment phase.", "DO-9"},
		{"a service of another", middle, []string{"player:1", "page:services"}, "service:douse", "ledger of", ""},
		{"a unit while taxes are paid", taxing, []string{"page:army"}, "unit:i1", "Units act in the military phase", "DO-9"},
		{"a unit while investing", middle, []string{"page:army"}, "unit:i1", "Units act in the military phase", "DO-9"},
		{"a unit of another", fighting, []string{"player:1"}, "unit:i1", "Bartek commands these units", ""},
		{"a launcher in the truce", launched, []string{"page:army"}, "unit:m1", "nobody fires a missile", "DO-65"},
		{"a unit that has moved", moved, []string{"page:army"}, "unit:i2", "has moved this round", "DO-43"},
		{"a building that lacks goods", poor, []string{"district:9"}, "build:power-plant", "Not enough in store", "DO-15"},
	} {
		for _, high := range []float64{640, 800} {
			d := lay(t, c.start(t), high*1.6, high, "en")
			before := d.Match.Len()
			for _, id := range c.open {
				d.Click(id)
			}
			if strings.HasPrefix(c.drag, "unit:") {
				turnTo(d, "army")
				scrollTo(d, "troops", c.drag)
			}
			d.Script.Carry(d.Point(c.drag), d.Point("field:L6"), 6)
			if d.Root().Dragging() != nil || d.Face.hand.Held() != "" {
				t.Errorf("%s: something is lifted", c.name)
			}
			toasts := strings.Join(d.Toasts(), "\n")
			if !strings.Contains(toasts, c.says) || !strings.HasSuffix(toasts, c.rule) {
				t.Errorf("%s at %v: it says %q, want %q %s", c.name, high, toasts, c.says, c.rule)
			}
			d.LetGo()
			if d.Match.Len() != before {
				t.Errorf("%s: %s was played", c.name, d.Last())
			}
		}
	}
}

// launched is the military phase in a truce, with a launcher and infantry.
func launched(t testing.TB) *rules.Match {
	t.Helper()
	return until(t, sketched(t, 2, func(s *sketch) {
		s.rounds(1)
		s.own(0, 0, "K7", "K8")
		s.put(0, "m1", "K7")
		s.put(0, "i1", "K8")
		s.Federations[0].Store = stock(90)
	}), "military")
}

// moved is the military phase with a unit that has moved and has nobody to attack.
func moved(t testing.TB) *rules.Match {
	t.Helper()
	m := launched(t)
	m = kit.Changed(t, m, func(p *position) {
		for i := range p.Federations[0].Units {
			if x := &p.Federations[0].Units[i]; x.Unit.String() == "i1" {
				x.Unit++
				x.Moved = true
			}
		}
		for i := range p.Stacks {
			if p.Stacks[i].Seat == 0 {
				p.Stacks[i].Units[0]++
			}
		}
	})
	return m
}

// TestAUnitOnTheMapThatCanDoNothingSaysWhy when it is dragged in the military phase; a
// click still shows it.
func TestAUnitOnTheMapThatCanDoNothingSaysWhy(t *testing.T) {
	d := lay(t, launched(t), 1280, 800, "en")
	d.Script.Drag(d.Point("field:K7"), d.Point("field:K6"), 6)
	if got := strings.Join(d.Toasts(), "\n"); !strings.Contains(got, "nobody fires a missile") {
		t.Errorf("a launcher in the truce says %q", got)
	}
	d = lay(t, fighting(t), 1280, 800, "en")
	d.Script.Drag(d.Point("field:M10"), d.Point("field:M9"), 6)
	if got := strings.Join(d.Toasts(), "\n"); !strings.Contains(got, "Bartek commands these units") {
		t.Errorf("a unit of another says %q", got)
	}
	if d.Face.grip.on || d.Match.Len() != fighting(t).Len() {
		t.Error("the map is still held, or something was played")
	}
}

// TestHandlesSayWhetherTheyCanBePickedUp: exactly those whose drag is not barred have the
// state that all tables give to what can be acted on now.
func TestHandlesSayWhetherTheyCanBePickedUp(t *testing.T) {
	for name, c := range map[string]struct {
		start func(testing.TB) *rules.Match
		pages []string
	}{
		"fighting": {fighting, []string{"army", "services"}}, "middle": {middle, []string{"army", "services", "city"}}, "launched": {launched, []string{"army"}},
	} {
		d := lay(t, c.start(t), 1280, 800, "pl")
		seen := 0
		for _, page := range c.pages {
			turnTo(d, page)
			if page == "city" {
				d.Click("district:9")
			}
			for _, n := range d.Nodes() {
				if n.Role != "tool" && n.Role != "unit" && n.Role != "building" {
					continue
				}
				seen++
				free := d.Root().Node(n.ID).Drag.Barred() == nil
				if n.Role == "building" && free && n.State["may"] != true {
					continue // it fits in another city
				}
				if may := n.State["may"] == true; may != free {
					t.Errorf("%s, %s: %s can be picked up: %v, it says %v", name, page, n.ID, free, may)
				}
			}
		}
		if seen < 12 {
			t.Errorf("%s: %d handles", name, seen)
		}
	}
}
