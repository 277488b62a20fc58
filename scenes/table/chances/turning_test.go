package chances

import (
	"fmt"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/curve"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/house"
	"schron/scenes/session"
	"schron/scenes/store"
	"schron/scenes/table/desk"
)

// TestTurningPointsInWords prints the turning points of games of beginners, in both
// languages, as they were read beside the log and found true.
func TestTurningPointsInWords(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range registry.Games() {
		var b strings.Builder
		least, most := g.Players()
		for seed := range uint64(10) {
			setup := rules.Setup{Players: least + int(seed)%(most-least+1), Seed: seed}
			p := rules.Playout{Game: g, Bots: beginners(g, setup.Players)}
			if _, err := p.Run(setup); err != nil {
				t.Fatal(err)
			}
			m, err := rules.LoadMatch(registry.Game, p.Record(setup))
			if err != nil {
				t.Fatal(err)
			}
			told(t, &b, texts, m, seed)
		}
		rulestest.CompareGolden(t, "turning-"+g.ID(), b.String())
	}
}

// beginners are the weakest bots that know a game.
func beginners(g rules.Game, players int) (out []rules.Bot) {
	for range players {
		out = append(out, bots.For(g)[1])
	}
	return out
}

// told writes the turning points of a match.
func told(t *testing.T, b *strings.Builder, texts *assets.Texts, m *rules.Match, seed uint64) {
	t.Helper()
	judge := func(g rules.Game) (curve.Judge, bool) { return bots.Judge(g) }
	for _, lang := range []string{"pl", "en"} {
		h := &house.House{Texts: texts, Settings: store.DefaultSettings(lang)}
		h.SetLanguage(lang)
		x := New(desk.New(h, session.New(m, session.Options{Watch: true}), desk.Options{Replay: true}), judge)
		x.Tick()
		for _, s := range x.curve.Swings {
			fmt.Fprintf(b, "%d %s %s\n", seed, lang, x.turningWords(s))
		}
	}
}
