package program

import (
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	"schron/rules/registry"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// TestToastsLeaveThePromptInSight plays games by chance and lets a long message come up in
// each. What is asked, and the buttons for it, are neither hidden nor out of reach.
func TestToastsLeaveThePromptInSight(t *testing.T) {
	long := ui.Toast{Text: strings.Repeat("Tę grę zaczęto według starszych zasad. ", 4), Rule: "WCP-48", Refused: true, Lasting: true}
	for _, g := range registry.Games() {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
			n, _ := g.Players()
			m, err := rules.NewMatch(g, tabletest.People(n), rules.Setup{Seed: 5})
			if err != nil {
				t.Fatal(err)
			}
			d := tabletest.LayIn[table.Face](t, tabletest.House(t, g, "pl"), m, Tables()[g.ID()], table.Options{}, size[0], size[1])
			for moves := 0; !m.Result().Over && moves < 600; moves++ {
				if moves%30 == 0 {
					d.Table.Show(m.Actor())
					d.Table.Skip()
					d.Root().Toast(long)
					d.Root().Invalidate()
					d.Ticks(2)
					toast := box(d, "toast")
					for _, id := range []string{"prompt", "pass"} {
						if d.Has(id) && box(d, id).Intersects(toast) {
							t.Fatalf("%s %v after %d moves: a toast at %v lies over %s at %v", g.ID(), size, moves, toast, id, box(d, id))
						}
					}
					if area := d.Root().Area(); toast.Y < area.Y || toast.X < area.X || toast.Right() > area.Right() {
						t.Fatalf("%s %v: a toast leaves the window: %v", g.ID(), size, toast)
					}
					d.Click("toast")
				}
				mv, err := m.BotMove(rules.RandomBot{})
				if err == nil {
					_, err = m.Play(mv)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// box is where a node stands.
func box(d *tabletest.Desk[table.Face], id string) layout.Rect {
	r := d.Find(id).Rect
	return layout.R(r[0], r[1], r[2], r[3])
}
