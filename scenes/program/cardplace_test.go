package program

import (
	"fmt"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/table"
)

// TestCardsCoverNothingThatIsAskedFor: in games played by chance no card lies over what is
// asked or the buttons for it. Neither does it over what the actor may pick up, press or
// point at.
func TestCardsCoverNothingThatIsAskedFor(t *testing.T) {
	for _, g := range registry.Games() {
		for i, lang := range []string{"pl", "en"} {
			for j, size := range []layout.Size{layout.S(1024, 640), layout.S(1280, 800)} {
				if i != j && !rulestest.Thorough() {
					continue
				}
				if n := cardsPlaced(t, g, lang, size); n < 4 {
					t.Errorf("%s: only %d cards were shown", g.ID(), n)
				}
			}
		}
	}
}

// cardsPlaced plays a game by chance, with what was explained forgotten now and then,
// and returns how many cards there were.
func cardsPlaced(t *testing.T, g rules.Game, lang string, size layout.Size) int {
	t.Helper()
	least, _ := g.Players()
	m, err := rules.NewMatch(g, tabletest.People(max(least, 2)), rules.Setup{Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	h := tabletest.House(t, g, lang)
	h.Change(func(s *store.Settings) { s.ShowMe, s.Covers = true, nil })
	d := tabletest.LayIn[table.Face](t, h, m, Tables()[g.ID()], table.Options{Explain: true}, size.W, size.H)
	kinds := map[string]bool{}
	for n := 0; n < rulestest.Rounds(150, 240) && !m.Result().Over; n++ {
		if n%12 == 0 {
			h.Change(func(s *store.Settings) { s.Shown = nil })
		}
		d.Table.Show(m.Actor())
		d.Table.Skip()
		for range 12 {
			d.Root().Invalidate()
			d.Ticks(1)
			if !d.Has("card") {
				break
			}
			kinds[d.State("card", "card").(string)] = true
			cardClear(t, fmt.Sprintf("%s %s %v after %d moves", g.ID(), lang, size, n), d)
			d.Click("card:ok")
		}
		by := rules.Bot(rules.RandomBot{})
		if n%4 == 0 {
			by = anyVerb{}
		}
		mv, err := m.BotMove(by)
		if pass := m.Prompt(m.Actor()).Pass; pass != nil && n%3 == 0 {
			mv = pass.Move
		}
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return len(kinds)
}

// cardClear tests the place of the card that is shown.
func cardClear(t *testing.T, name string, d *tabletest.Desk[table.Face]) {
	t.Helper()
	box := func(r [4]float64) layout.Rect { return layout.R(r[0], r[1], r[2], r[3]) }
	card := box(d.Find("card").Rect)
	if !card.Within(d.Root().Area()) {
		t.Errorf("%s: the card leaves the window: %v", name, card)
	}
	for _, n := range d.Nodes() {
		node := d.Root().Node(n.ID)
		asks := n.ID == "prompt" || n.ID == "pass" || strings.HasPrefix(n.ID, "choice:")
		_, plays := n.State["move"].(string)
		may := n.State["may"] == true || n.State["legal"] == true || plays && n.Enabled
		drags := node != nil && node.Drag != nil && (node.Drag.Barred == nil || node.Drag.Barred() == nil)
		if at := box(n.Rect); (asks || may || drags) && card.Intersects(at) {
			t.Errorf("%s: the card %v at %v lies over %s at %v", name, d.State("card", "card"), card, n.ID, at)
		}
	}
}
