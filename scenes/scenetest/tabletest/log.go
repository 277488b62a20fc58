package tabletest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/rulestest"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// PlayByChance plays so many random moves of a match, fewer if it ends.
func PlayByChance(t testing.TB, m *rules.Match, n int) *rules.Match {
	t.Helper()
	n += m.Len()
	return rulestest.PlayUntil(t, m, rules.RandomBot{}, func() bool { return m.Len() >= n })
}

// logLines is how many lines of the log are to be read at once at 1280 × 800.
const logLines = 8

// Entries lists the nodes of the lines of the log that are wholly in view, from the
// top. If the recap stands in its place, it lists the lines of that.
func (d *Desk[F]) Entries() []ui.TreeNode {
	var out []ui.TreeNode
	for _, n := range d.Nodes() {
		if n.Role == "entry" && n.Rect[3] >= 15 {
			out = append(out, n)
		}
	}
	slices.SortFunc(out, func(a, b ui.TreeNode) int { return int(a.Rect[1] - b.Rect[1]) })
	return out
}

// ringsDrawn is in how many lines the rings are looked at as they are drawn.
const ringsDrawn = 4

// box is where a node is.
func box(n ui.TreeNode) layout.Rect { return layout.R(n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3]) }

// usualWindows are the least and the usual window in both languages. Outside of a proof
// Polish has the least and English the usual one.
func usualWindows() []scenetest.View {
	return slices.DeleteFunc(scenetest.Views(assets.Languages()...), func(v scenetest.View) bool {
		least, usual := v.Width == 1024, v.Width == 1280
		other := least == (v.Lang == assets.English) && !rulestest.Thorough()
		return v.Chosen != 1 || !least && !usual || v.Height > 800 || other
	})
}

// Unfolds tests the log of a match with a long one in the least and the usual window.
// One click must show at least eight lines and cover neither the bar nor the question.
// Everything must fit. The key, Escape or another click must fold it.
func (k Kit[F, P]) Unfolds(t *testing.T, start func(testing.TB) *rules.Match) {
	for _, v := range usualWindows() {
		t.Run(v.String(), func(t *testing.T) {
			m := start(t)
			d := k.Lay(t, m, v.W, v.H, v.Lang).Open()
			if !d.Has("log:unfold") {
				t.Fatalf("all %d lines of the log find room, so it does not unfold; play more moves, such as by PlayByChance", len(m.Log(rules.NoSeat)))
			}
			d.Click("log:unfold")
			if n := len(d.Entries()); n < logLines {
				t.Errorf("%d lines of the unfolded log are in view, want %d of its %d", n, logLines, len(m.Log(rules.NoSeat)))
			}
			d.unfoldsDeed()
			sheet := box(d.Find("log:sheet"))
			if sheet.Y < 48 {
				t.Errorf("it lies over the bar: %v", sheet)
			}
			for _, n := range d.Nodes() {
				asked := n.ID == "prompt" || n.ID == "pass" || strings.HasPrefix(n.ID, "choice:")
				if asked && box(n).Intersects(sheet) {
					t.Errorf("it lies over %s: %v", n.ID, sheet)
				}
			}
			wantFits(t, "", d, v.Scale)
			for i, fold := range []func(){
				func() { d.Click("log:unfold") }, func() { d.Key(input.KeyEscape) }, func() { d.Key(input.KeyL) },
			} {
				if !d.Has("log:sheet") {
					d.Key(input.KeyL)
				}
				if fold(); d.Has("log:sheet") || d.Has("menu:resume") {
					t.Errorf("way %d does not only fold the log", i)
				}
			}
		})
	}
}

// unfoldsDeed tests the mark of the last line that folds several events. A click shows all
// of them below it, another one none.
func (d *Desk[F]) unfoldsDeed() {
	d.T.Helper()
	deeds := slices.DeleteFunc(rules.Deeds(d.Table.Match().Game(), d.Table.Session.Log()), func(x rules.Deed) bool { return x.Heading })
	at := len(deeds) - 1
	for at >= 0 && (len(deeds[at].Entries) == 1 || !d.Has(fmt.Sprintf("log:%d:unfold", at))) {
		at--
	}
	if at < 0 {
		d.T.Fatal("no line in view folds events")
	}
	line := fmt.Sprintf("log:%d", at)
	for _, want := range []int{len(deeds[at].Entries), 0} {
		d.Click(line + ":unfold")
		d.Ticks(2)
		n := 0
		for d.Has(fmt.Sprintf("%s:%d", line, n)) {
			n++
		}
		if n != want && (want < logLines || n < logLines) { // more than find room are reached by scrolling
			d.T.Errorf("%s shows %d events, want %d", line, n, want)
		}
	}
}

// Lights tests that each line of the log rings what it names while the cursor is over
// it, and nothing else. named returns the ids that a line's words name; those on the
// screen count. The line that names the most must name as many things as most says.
func (k Kit[F, P]) Lights(t *testing.T, m *rules.Match, most int, named func(d *Desk[F], words string) []string) {
	d := k.Lay(t, m, 1280, 800, "pl").Open()
	d.Click("log:unfold")
	c := NewCanvas(t)
	seen, looked := 0, 0
	for _, e := range d.Entries() {
		var want []string
		for _, id := range named(d, e.Label) {
			if d.Has(id) && !slices.Contains(want, id) {
				want = append(want, id)
			}
		}
		seen = max(seen, len(want))
		d.Away()
		if d.Has("rings") {
			t.Fatal("there are rings with nothing pointed at")
		}
		drawn := want
		if len(want) > 0 {
			looked++
		}
		if looked > ringsDrawn {
			drawn = nil
		}
		before := d.light(t, c, drawn)
		d.Hover(e.ID)
		if len(want) == 0 {
			if d.Has("rings") {
				t.Errorf("%q rings %v", e.Label, d.State("rings", "around"))
			}
			continue
		}
		got := slices.Sorted(slices.Values(d.State("rings", "around").([]string)))
		if want := slices.Sorted(slices.Values(want)); !slices.Equal(got, want) {
			t.Errorf("%q rings %v, want %v", e.Label, got, want)
		}
		for i, n := range d.light(t, c, drawn) {
			if n < before[i]+60 {
				t.Errorf("%q: the ring around %s has %d light pixels", e.Label, drawn[i], n-before[i])
			}
		}
	}
	if seen != most {
		t.Errorf("a line names %d things at most, want %d", seen, most)
	}
}

// light counts the pixels as light as a ring in each of several nodes.
func (d *Desk[F]) light(t testing.TB, c *sprites.Canvas, ids []string) []int {
	t.Helper()
	out := make([]int, len(ids))
	if len(ids) == 0 {
		return out
	}
	size := d.Stack.Size()
	img := Pixels(t, c, int(size.W), int(size.H), 1, func() { d.Stack.Draw(c) })
	for i, id := range ids {
		r := box(d.Find(id))
		for y := int(r.Y); y < int(r.Bottom()); y++ {
			for x := int(r.X); x < int(r.Right()); x++ {
				if Near(img.RGBAAt(x, y), sprites.PaperHigh, 12) {
					out[i]++
				}
			}
		}
	}
	return out
}

// Recap makes the acting player take the screen, as one does who first wants to look at
// the own secrets. Then the screen tells what the others did.
func (d *Desk[F]) Recap() {
	d.T.Helper()
	if !d.Has("cover:open") {
		d.Table.Lift(d.Table.Acting())
		d.Stack.InvalidateAll()
	}
	d.Click("cover:open")
	for d.Table.Showing() {
		d.Ticks(1)
	}
	d.AwaitTurn()
}

// Past tests, in the least and the usual window, that a table that shows the past looks
// different from the game itself. A frame must surround it, the bar must name the
// moment, and everything must still fit. Back in the game none of that may be left.
func (k Kit[F, P]) Past(t *testing.T, start func(testing.TB) *rules.Match) {
	words := map[string]string{"pl": "Przeszłość: ruch %d z\u00a0%d", "en": "Past: move %d of %d"}
	for _, v := range usualWindows() {
		t.Run(v.String(), func(t *testing.T) {
			m := start(t)
			d := k.Lay(t, m, v.W, v.H, v.Lang).Open()
			c := NewCanvas(t)
			d.framed(t, c, false)
			d.Table.Look(m.Len() / 2)
			d.Stack.InvalidateAll()
			d.Away()
			d.Ticks(2)
			if got, want := d.Find("past:band").Label, fmt.Sprintf(words[v.Lang], m.Len()/2, m.Len()); got != want {
				t.Errorf("the bar says %q, want %q", got, want)
			}
			d.framed(t, c, true)
			wantFits(t, "", d, v.Scale)
			d.Click("past:return")
			d.framed(t, c, false)
			if d.Has("past:band") {
				t.Error("the bar still tells of the past")
			}
		})
	}
}

// framed tests whether the frame of the past is drawn at each side of the window.
func (d *Desk[F]) framed(t testing.TB, c *sprites.Canvas, want bool) {
	t.Helper()
	size := d.Stack.Size()
	w, h := int(size.W), int(size.H)
	img := Pixels(t, c, w, h, 1, func() { d.Stack.Draw(c) })
	for side, p := range map[string][2]int{"left": {2, h / 2}, "right": {w - 3, h / 2}, "top": {w / 2, 46}, "bottom": {w / 2, h - 3}} {
		if got := Near(img.RGBAAt(p[0], p[1]), sprites.PaperLow, 12); got != want {
			t.Errorf("the frame at the %s is there: %v, want %v", side, got, want)
		}
	}
}
