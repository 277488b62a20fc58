package table_test

import (
	"regexp"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/rules/search"
	"schron/scenes/house"
	"schron/scenes/store"
	"schron/scenes/table"
)

// signed is a number with its sign.
var signed = regexp.MustCompile(`[-−–+]\s?[0-9]`)

// TestReasonsTellAmountsWithoutSigns: what shrinks by 3 is told as “3 fewer”, never as
// “−3 fewer”, in every game and language, of hints and of moves to take back.
func TestReasonsTellAmountsWithoutSigns(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range registry.Games() {
		for _, lang := range assets.Languages() {
			h := &house.House{Texts: texts, Settings: store.DefaultSettings(lang)}
			h.SetLanguage(lang)
			m, err := rules.LoadMatch(registry.Game, rulestest.ReadRecord(t, "../../build/shots/"+g.ID()+".json"))
			if err != nil {
				t.Fatal(err)
			}
			tb := table.New(h, m, table.Game{Make: func(t *table.Table) table.Face { return &face{t: t} }}, table.Options{})
			amounts := 0
			for _, key := range texts.Keys(lang) {
				id, ours := strings.CutPrefix(key, g.ID()+".part.")
				id, less := strings.CutSuffix(id, ".less")
				id, more := strings.CutSuffix(id, ".more")
				if !ours || !less && !more {
					continue
				}
				r := search.Reason{ID: id, Was: 9, Now: 6}
				if more {
					r.Was, r.Now = r.Now, r.Was
				}
				tells := strings.Contains(texts.Forms(lang, key)["other"], "{{.n}}")
				for _, say := range []string{"frame.hint.why", "frame.regret.why"} {
					words := tb.Teach().Reasons(say, []search.Reason{r})
					if len(words) != 1 || signed.MatchString(words[0]) || tells && !strings.Contains(words[0], "3") {
						t.Errorf("%s: a difference of %d is told as %q", key, r.Difference(), words)
					}
				}
				if tells {
					amounts++
				}
			}
			if amounts == 0 {
				t.Errorf("%s: no reason tells an amount", g.ID())
			}
		}
	}
}
