package program

import (
	"fmt"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	"schron/rules/registry"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// moments plays each game by chance and shows a moment every so many moves, in a
// language and a size, as whoever decides sees it.
func moments(t *testing.T, lang string, w, h float64, every, most int, show func(name string, d *tabletest.Desk[table.Face])) {
	t.Helper()
	for _, g := range registry.Games() {
		n, _ := g.Players()
		m, err := rules.NewMatch(g, tabletest.People(n), rules.Setup{Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		d := tabletest.LayIn[table.Face](t, tabletest.House(t, g, lang), m, Tables()[g.ID()], table.Options{Still: true}, w, h)
		for moves := 0; !m.Result().Over && moves < most; moves++ {
			if moves%every == 0 {
				d.Table.Show(m.Actor())
				d.Table.Skip()
				d.Root().Invalidate()
				d.Ticks(2)
				show(fmt.Sprintf("%s %s %vx%v after %d moves", g.ID(), lang, w, h, moves), d)
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

// TestRefusalsCoverNothing shows a refusal beside whatever can be pointed at on the table of
// any game. It lies neither over that, nor over what is asked and the buttons for it.
// Everything below it can be clicked as before.
func TestRefusalsCoverNothing(t *testing.T) {
	long := ui.Refusal{Text: strings.Repeat("Ten ruch łamie zasadę. ", 4), Rule: "WCP-24"}
	for _, lang := range []string{"pl", "en"} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
			moments(t, lang, size[0], size[1], 110, 330, func(name string, d *tabletest.Desk[table.Face]) {
				refusedEverywhere(t, name, d, long)
			})
		}
	}
}

func refusedEverywhere(t *testing.T, name string, d *tabletest.Desk[table.Face], why ui.Refusal) {
	t.Helper()
	root := d.Root()
	nodes := d.Nodes()
	points := map[string]layout.Point{}
	for _, n := range nodes {
		if p, ok := root.Reach(n.ID); ok {
			points[n.ID] = p
		}
	}
	for i, n := range nodes {
		about := layout.R(n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3])
		if _, ok := points[n.ID]; !ok || i%5 > 0 && len(nodes) > 150 || about.W > 170 || about.H > 170 {
			continue
		}
		root.RefuseAt(n.ID, why)
		root.Sync()
		at := root.Node("toast").Rect
		if !at.Within(root.Area()) {
			t.Errorf("%s: beside %s it leaves the window: %v", name, n.ID, at)
		}
		if at.Intersects(about) {
			t.Errorf("%s: beside %s at %v it lies over that: %v", name, n.ID, about, at)
		}
		for _, o := range nodes {
			if o.ID != "prompt" && o.ID != "pass" && !strings.HasPrefix(o.ID, "choice:") {
				continue
			}
			if r := layout.R(o.Rect[0], o.Rect[1], o.Rect[2], o.Rect[3]); at.Intersects(r) {
				t.Errorf("%s: beside %s it lies over %s: %v", name, n.ID, o.ID, at)
			}
		}
		link := root.Node("toast:rule").Rect
		for id, p := range points {
			if !at.Contains(p) || link.Contains(p) {
				continue
			}
			if now, _ := root.Reach(id); now != p {
				t.Errorf("%s: beside %s it keeps clicks from %s", name, n.ID, id)
			}
		}
	}
	root.EndRefusal()
}
