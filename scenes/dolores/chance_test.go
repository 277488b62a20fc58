package dolores

import (
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/rules/rulestest"
)

// TestTheTableIsBuiltAfterEveryMove lays out games played by chance after every
// move, in both languages and with every page open in turn, and wants nothing
// without words.
func TestTheTableIsBuiltAfterEveryMove(t *testing.T) {
	pages := []string{"city", "bank", "army", "trade", "chronicle"}
	for players := 2; players <= game.MaxSeats; players++ {
		lang := []string{"pl", "en"}[players%2]
		d := lay(t, match(t, players), 1280, 800, lang)
		seen := map[string]bool{}
		for n := range rulestest.Rounds(350, 700) {
			if d.Match.Result().Over {
				break
			}
			mv, err := d.Match.BotMove(rules.RandomBot{})
			if err != nil {
				t.Fatal(err)
			}
			d.AwaitTurn()
			d.Play(mv)
			d.Table.Skip()
			d.Root().Invalidate()
			d.Ticks(1)
			if faults := d.Root().Faults(); len(faults) > 0 {
				t.Fatal(faults)
			}
			seen[d.Table.View().(game.View).Decision.String()] = true
			if n%25 == 0 && !d.Match.Result().Over {
				d.Click("page:" + pages[n/25%len(pages)])
			}
		}
		for _, want := range []string{"invest", "offer", "answer"} {
			if !seen[want] {
				t.Errorf("%d players: nobody was asked %q", players, want)
			}
		}
		if missing := d.House.Texts.Missing(); len(missing) > 0 {
			t.Error(missing)
		}
	}
}
