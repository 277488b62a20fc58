package dolores

import (
	"regexp"
	"testing"

	"schron/rules"
	"schron/scenes/scenetest/tabletest"
)

// unitID is a unit as records call it.
var unitID = regexp.MustCompile(`\b[iawmx]\d{1,2}\b`)

// TestNobodyReadsTheIDOfAUnit: units are called by kind and field, in what is drawn, in
// labels, tooltips of units, the log and refusals.
func TestNobodyReadsTheIDOfAUnit(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for name, m := range map[string]*rules.Match{
			"taxes": taxing(t), "stacks": arranging(t), "army": fighting(t), "target": aiming(t), "answer": intercepting(t),
		} {
			d := lay(t, m, 1280, 800, lang)
			texts, _ := tabletest.Drawn(t, d.Root().Draw)
			for _, n := range d.Nodes() {
				texts = append(texts, n.Label)
				units, _ := n.State["units"].(int)
				if n.Role == "unit" || n.Role == "line" || units > 0 {
					texts = append(texts, d.TipOf(n.ID))
				}
			}
			for _, e := range m.LogSince(rules.NoSeat, 0) {
				texts = append(texts, d.Table.Words(e.Event.Text))
			}
			for _, c := range m.Prompt(m.Actor()).Choices {
				texts = append(texts, d.Table.Words(c.Text))
			}
			for _, u := range []string{"move i1 A1", "move i2 K9", "attack i1 A1", "top w1", "embark a1 w1", "aim i1", "pay i2"} {
				mv, err := m.Game().Parse(u)
				if err != nil {
					t.Fatal(err)
				}
				if r := rules.AsRefusal(m.Check(mv)); r != nil {
					texts = append(texts, d.Table.Words(r.Text))
				}
			}
			for _, x := range texts {
				if unitID.MatchString(x) {
					t.Errorf("%s, %s: %q", name, lang, x)
				}
			}
		}
	}
}
