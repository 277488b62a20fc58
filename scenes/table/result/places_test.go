package result

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/house"
	"schron/scenes/session"
	"schron/scenes/store"
	"schron/scenes/table/desk"
)

// TestRowsOfEveryEnding prints the rows of the kept game of every ending, in both
// languages.
func TestRowsOfEveryEnding(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, g := range registry.Games() {
		files, err := filepath.Glob("../../../rules/" + g.ID() + "/testdata/endings/*.json")
		if err != nil || len(files) == 0 {
			t.Fatalf("%s has no endings: %v", g.ID(), err)
		}
		for _, file := range files {
			m, err := rules.LoadMatch(registry.Game, rulestest.ReadRecord(t, file))
			if err != nil {
				t.Fatal(err)
			}
			for _, lang := range []string{"pl", "en"} {
				h := &house.House{Texts: texts, Settings: store.DefaultSettings(lang)}
				h.SetLanguage(lang)
				d := desk.New(h, session.New(m, session.Options{Watch: true}), desk.Options{})
				fmt.Fprintf(&b, "%s %s %s:", g.ID(), strings.TrimSuffix(filepath.Base(file), ".json"), lang)
				for _, p := range m.Places() {
					fmt.Fprintf(&b, " | %d. %s", p.N, d.PlayersLooks()[p.Player].Name)
					if p.Scored {
						b.WriteString(", " + d.SayOwn("frame.points", rules.Number("n", p.Points)))
					}
					if !p.Why.Empty() {
						b.WriteString(", " + d.Words(p.Why) + " " + p.Rule)
					}
				}
				b.WriteString("\n")
			}
		}
	}
	rulestest.CompareGolden(t, "rows", b.String())
}
