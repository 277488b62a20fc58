package dolores

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/rules/rulestest"
)

// tipFields are the fields of the middle whose tooltips differ: cities, forest,
// crop, sections, launchers, stacks, clouds, fire, sea, the bank, resources.
var tipFields = strings.Fields("K9 K7 K6 J8 K8 J7 L9 M8 M10 O13 M7 E12 P6 A1 K10 G11 K4 H13 L13 H11")

// writeTips writes the tooltips of a desk that are not as they were written last:
// of fields those of the list only.
func writeTips(d *desk, b *strings.Builder, last map[string]string, title string) {
	fmt.Fprintf(b, "# %s\n", title)
	for _, n := range d.Nodes() {
		if name, ok := strings.CutPrefix(n.ID, "field:"); ok && !slices.Contains(tipFields, name) {
			continue
		}
		node := d.Root().Node(n.ID)
		if node == nil || node.Tip == nil {
			continue
		}
		tip := node.Tip()
		if tip.Title == "" && len(tip.Lines) == 0 {
			continue
		}
		text := strings.Join(append([]string{tip.Title}, tip.Lines...), " | ")
		if last[n.ID] != text {
			last[n.ID] = text
			fmt.Fprintf(b, "%s: %s\n", n.ID, text)
		}
	}
}

// TestTooltipsSayWhatTheyShould compares every tooltip of an investment, of taxes, of a
// yield, of a war and of its end. They are as they were read and found right, in both
// languages.
func TestTooltipsSayWhatTheyShould(t *testing.T) {
	calm := func(t testing.TB) *rules.Match {
		t.Helper()
		return sketched(t, 4, func(s *sketch) { furnish(s); s.roll(1, 1, 2, 3, 4, 5) })
	}
	for _, lang := range []string{"pl", "en"} {
		var b strings.Builder
		last := map[string]string{}
		d := wide(lay(t, calm(t), 1280, 800, lang))
		writeTips(d, &b, last, "investing")
		for _, id := range []string{"district:2", "district:9", "page:bank", "page:army", "page:services", "page:trade"} {
			d.Click(id)
			writeTips(d, &b, last, "investing, "+id)
		}
		d.Click("player:3")
		writeTips(d, &b, last, "the ledger of another")
		for _, decision := range []string{"tax", "gather", "military"} {
			writeTips(wide(lay(t, until(t, calm(t), decision), 1280, 800, lang)), &b, last, decision)
		}
		writeTips(wide(lay(t, truced(t), 1280, 800, lang)), &b, last, "a truce")
		rulestest.CompareGolden(t, "tips-"+lang, b.String())
	}
}

// TestTheForecastTellsWhetherThereIsEnough in its words, their colour apart, and
// names what is missing.
func TestTheForecastTellsWhetherThereIsEnough(t *testing.T) {
	for _, c := range []struct {
		lang       string
		food       int
		says, tip  string
		missing    string
		notMissing string
	}{
		{"pl", 1, "wystarcza", "wystarcza", "", "Brakuje"},
		{"pl", 0, "brakuje", "Brakuje: żywność 1", "żywność 1", "wystarcza"},
		{"en", 1, "enough", "enough", "", "Missing"},
		{"en", 0, "not enough", "Missing: food 1", "food 1", "\nenough"},
	} {
		m := sketched(t, 2, func(s *sketch) { s.Federations[0].Store[game.Food] = c.food })
		d := lay(t, m, 1280, 800, c.lang)
		n := d.Find("forecast:taxes")
		if n.Label != c.says || n.State["enough"] != (c.food == 1) || n.State["lacks"] != c.missing {
			t.Errorf("%s with %d food: says %q, enough %v, lacks %q", c.lang, c.food, n.Label, n.State["enough"], n.State["lacks"])
		}
		if tip := d.TipOf("forecast:taxes"); !strings.Contains(tip, c.tip) || strings.Contains(tip, c.notMissing) {
			t.Errorf("%s with %d food: the tooltip says %q", c.lang, c.food, tip)
		}
	}
}
