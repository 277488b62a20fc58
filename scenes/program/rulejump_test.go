package program

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/house"
	"schron/scenes/ui"
)

// looks is all that is on the screen, as one text; the cursor is away from it.
func (r *running) looks(t *testing.T) string {
	t.Helper()
	r.Away()
	r.Ticks(60)
	nodes := r.Nodes()
	for i := range nodes {
		delete(nodes[i].State, "focused") // a click takes the keyboard along
	}
	data, err := json.Marshal(nodes)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// marks are the marks of rules in sight, with the rules.
func (r *running) marks() map[string]string {
	out := map[string]string{}
	for _, n := range r.Nodes() {
		if strings.HasPrefix(n.ID, "log-rule:") && n.Rect[3] > 12 {
			out[n.ID] = n.State["rule"].(string)
		}
	}
	return out
}

// toRuleAndBack goes to a rule by something on the table and back; the rulebook must
// show the rule, and the table be as it was.
func (r *running) toRuleAndBack(t *testing.T, rule string, there func()) {
	t.Helper()
	before := r.looks(t)
	for i, back := range []func(){func() { r.Click("back") }, func() { r.Key(input.KeyEscape) }} {
		there()
		r.at(t, "rulebook")
		if n, ok := r.Lookup("rule:" + rule); !ok || n.State["shown"] != true {
			t.Fatalf("rule %s is not shown", rule)
		}
		back()
		r.settle()
		if s := r.Scene(); s == "rulebook" {
			t.Fatalf("one step back leads to the scene %s", s)
		}
		if after := r.looks(t); after != before {
			t.Fatalf("way %d back from %s: the table is another one: %s", i, rule, firstDifference(before, after))
		}
	}
}

// firstDifference is where two texts part.
func firstDifference(a, b string) string {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	cut := func(s string) string { return s[max(0, n-80):min(len(s), n+80)] }
	return cut(a) + " … " + cut(b)
}

// TestFromTheLogToARuleAndBack in each game: at the table, at a moment of the past with the
// log scrolled, and in a replay. Back leads to the same table, moment and place in the log.
func TestFromTheLogToARuleAndBack(t *testing.T) {
	for i, g := range registry.Games() {
		for j, lang := range []string{"pl", "en"} {
			if i%2 != j && !rulestest.Thorough() {
				continue
			}
			w := usual()
			w.Lang = lang
			r := walk(t, t.TempDir(), w)
			m := sample(g, r.house, 4, false)
			r.house.Navigation.Table(house.Match{Match: m})
			r.at(t, "table")
			if r.table.Cover() != rules.NoSeat {
				r.Click("cover:open")
			}
			r.Ticks(60)
			if r.Has("since:close") {
				r.Click("since:close")
			}
			if !r.Has("log") {
				r.Click("log:unfold")
			}
			jump := func(when string) {
				t.Helper()
				marks := r.marks()
				if len(marks) == 0 {
					t.Fatalf("%s %s: no mark is in sight", g.ID(), when)
				}
				ids := make([]string, 0, len(marks))
				for id := range marks {
					ids = append(ids, id)
				}
				slices.Sort(ids)
				for _, id := range ids[:min(2, len(ids))] {
					r.toRuleAndBack(t, marks[id], func() { r.Click(id) })
				}
			}
			jump("now")
			r.Wheel("log", 12)
			r.Ticks(2)
			jump("with the log scrolled")
			entry := ""
			for id := range r.marks() {
				if entry = strings.Replace(id, "-rule", "", 1); entry != "" {
					break
				}
			}
			r.Click(entry)
			r.settle()
			moment := r.table.Moment()
			if !r.table.Looking() {
				t.Fatalf("%s: a click on %s does not show its moment", g.ID(), entry)
			}
			if !r.Has("log") {
				r.Click("log:unfold")
			}
			r.Wheel("log", 2)
			r.Ticks(2)
			jump("looking back")
			if !r.table.Looking() || r.table.Moment() != moment {
				t.Errorf("%s: back from the rule it is moment %d, looking back %v; it was %d", g.ID(), r.table.Moment(), r.table.Looking(), moment)
			}
		}
	}
}

// TestFromARefusalToItsRuleAndBack: the table is as it was before.
func TestFromARefusalToItsRuleAndBack(t *testing.T) {
	for _, g := range registry.Games() {
		r := walk(t, t.TempDir(), usual())
		m := sample(g, r.house, 4, false)
		r.house.Navigation.Table(house.Match{Match: m})
		r.at(t, "table")
		if r.table.Cover() != rules.NoSeat {
			r.Click("cover:open")
		}
		r.Ticks(60)
		rule := ""
		for _, e := range m.Log(rules.NoSeat) {
			rule = e.Event.Rule
		}
		r.toRuleAndBack(t, rule, func() {
			r.Root().Toast(ui.Toast{Text: "?", Rule: rule, Refused: true, At: "rules"})
			r.Ticks(2)
			r.Click("toast:rule")
		})
	}
}
