package program

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
	"schron/sprites"
)

// longNames are people whose names have as many letters as can be typed, all of them wide.
// One has the name of a record from elsewhere.
func longNames(n int) []rules.Player {
	out := make([]rules.Player, n)
	for i := range out {
		out[i].Name = strings.Repeat("W", 14) + " " + string(rune('A'+i))
	}
	out[n-1].Name = "Maksymilian Wilhelm Chrząszczyżewoszycki"
	return out
}

// TestNamesAreNotCutWithoutNotice plays games of people with long names by chance:
// where a name is cut the tooltip has the whole of it.
func TestNamesAreNotCutWithoutNotice(t *testing.T) {
	for _, g := range registry.Games() {
		least, most := g.Players()
		for _, n := range slices.Compact([]int{least, most}) {
			for _, size := range []layout.Size{layout.S(1024, 640), layout.S(1280, 800)} {
				if n > least && size.W > 1024 && !rulestest.Thorough() {
					continue
				}
				m, err := rules.NewMatch(g, longNames(n), rules.Setup{Seed: 11})
				if err != nil {
					t.Fatal(err)
				}
				d := tabletest.LayIn[table.Face](t, tabletest.House(t, g, "pl"), m, Tables()[g.ID()], table.Options{}, size.W, size.H)
				wantWhole(t, g.ID()+" before the first move", d)
				for moves := 0; !m.Result().Over && moves < 4000; moves++ {
					mv, err := m.BotMove(rules.RandomBot{})
					if err == nil {
						_, err = m.Play(mv)
					}
					if err != nil {
						t.Fatal(err)
					}
					if moves > 8 && moves%rulestest.Rounds(90, 40) != 0 && !m.Result().Over {
						continue
					}
					d.Table.Show(m.Actor())
					d.Table.Skip()
					d.Root().Invalidate()
					d.Ticks(2)
					wantWhole(t, g.ID()+" after "+strconv.Itoa(moves)+" moves", d)
				}
			}
		}
	}
}

// wantWhole tests the lines that are cut on a table.
func wantWhole(t *testing.T, when string, d *tabletest.Desk[table.Face]) {
	t.Helper()
	dst := ebiten.NewImage(16, 16)
	defer dst.Deallocate()
	c := sprites.NewCanvas(tabletest.Art(), scenetest.Fonts(t))
	c.Begin(dst, 1)
	c.PushClip(layout.R(-8, -8, 1, 1))
	defer c.PopClip()
	for _, cut := range d.Root().Cuts(c) {
		tip := cut.Tip.Title + " " + strings.Join(cut.Tip.Lines, " ")
		for _, p := range d.Match.Players() {
			if strings.Contains(strings.ToLower(cut.Text), strings.ToLower(p.Name)) && !strings.Contains(tip, p.Name) {
				t.Errorf("%s, %v: %q is cut at %v, its tip says %q", when, d.Stack.Size(), cut.Text, cut.Box, tip)
			}
		}
	}
}
