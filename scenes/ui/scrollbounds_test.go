package ui_test

import (
	"strconv"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

// column is a scene with one scroll area, 200 units high at (100, 100), and rows
// of 50 units in it.
type column struct {
	content float64
	end     bool
	to      layout.Rect // in the content, to be scrolled to once, if it is high
	inner   layout.Rect // of the last build
}

func (c *column) Name() string { return "column" }

func (c *column) Build(b *ui.Builder) {
	area := ui.ScrollArea{ID: "area", Rect: layout.R(100, 100, 300, 200), Content: c.content, End: c.end, Keys: true, Label: "Column"}
	b.Scroll(area, func(in layout.Rect) {
		c.inner = in
		for i := range int(c.content / 50) {
			row := layout.R(in.X, in.Y+50*float64(i), in.W, 50)
			b.Add(ui.Node{ID: "row:" + strconv.Itoa(i), Role: "row", Rect: row, NoFocus: true})
		}
	})
	if c.to.H > 0 {
		b.ScrollTo("area", c.to.Translate(c.inner.X, c.inner.Y))
		c.to = layout.Rect{}
	}
}

// columnOf shows a column with content of a height.
func columnOf(t testing.TB, c *column) *scenetest.Driver {
	t.Helper()
	return scenetest.New(t, 800, 600, func(h ui.Host) { h.Push(c) })
}

// at tests how far the area is scrolled.
func at(t testing.TB, d *scenetest.Driver, what string, want float64) {
	t.Helper()
	d.Ticks(2)
	if got := d.State("area", "offset"); got != want {
		t.Errorf("%s: scrolled by %v, want %v", what, got, want)
	}
}

// again builds a scene anew and lets it rest.
func again(d *scenetest.Driver) {
	d.Stack.InvalidateAll()
	d.Ticks(3)
}

// TestTheWheelScrollsByItsStep: 48 units a notch, from 0 to what is more than the
// area, 800.
func TestTheWheelScrollsByItsStep(t *testing.T) {
	d := columnOf(t, &column{content: 1000})
	for _, c := range []struct{ notches, want float64 }{{-1, 48}, {-2, 144}, {1, 96}, {99, 0}, {1, 0}, {-0.5, 24}, {-99, 800}, {-1, 800}, {1, 752}} {
		d.Wheel("area", c.notches)
		at(t, d, "the wheel", c.want)
	}
}

// TestKeysScrollByLinesAndPages: a page leaves 48 units of the one before in view.
func TestKeysScrollByLinesAndPages(t *testing.T) {
	d := columnOf(t, &column{content: 1000})
	d.Key(input.KeyTab)
	if d.Focus() != "area" {
		t.Fatalf("the focus is on %q", d.Focus())
	}
	for _, c := range []struct {
		key  input.Key
		want float64
	}{
		{input.KeyDown, 48},
		{input.KeyDown, 96},
		{input.KeyUp, 48},
		{input.KeyPageDown, 200},
		{input.KeyPageDown, 352},
		{input.KeyPageUp, 200},
		{input.KeyEnd, 800},
		{input.KeyPageUp, 648},
		{input.KeyHome, 0},
	} {
		d.Key(c.key)
		at(t, d, c.key.String(), c.want)
	}
}

// TestScrollsAreWholeUnits, whatever the height of what is inside.
func TestScrollsAreWholeUnits(t *testing.T) {
	d := columnOf(t, &column{content: 1000.6})
	d.Wheel("area", -0.33)
	at(t, d, "a third of a notch", 16)
	d.Wheel("area", -99)
	at(t, d, "the end", 801)
}

// TestWhatShrinksIsScrolledBack: nothing lies beyond the end of the content.
func TestWhatShrinksIsScrolledBack(t *testing.T) {
	c := &column{content: 1000}
	d := columnOf(t, c)
	d.Wheel("area", -99)
	for _, x := range []struct{ content, want float64 }{{700, 500}, {300, 100}, {150, 0}} {
		c.content = x.content
		again(d)
		at(t, d, "shrunk", x.want)
		if c.inner.Y != 100-x.want {
			t.Errorf("%v high it is laid out at %v", x.content, c.inner)
		}
	}
}

// TestTheBarHasItsRoom where there is one: ten units and four of a gap.
func TestTheBarHasItsRoom(t *testing.T) {
	for content, want := range map[float64]float64{1000: 286, 201: 286, 200: 300, 20: 300} {
		c := &column{content: content}
		d := columnOf(t, c)
		if c.inner.W != want || d.Has("area:bar") != (want < 300) {
			t.Errorf("%v high it is %v wide, bar %v", content, c.inner.W, d.Has("area:bar"))
		}
	}
}

// TestTheThumbIsDragged: of 200 units the thumb has 40 of a content of 1000, so that it goes
// 160 for 800. Of a very long one it has 32.
func TestTheThumbIsDragged(t *testing.T) {
	for _, c := range []struct{ content, from, by, before, want float64 }{
		{1000, 20, 16, 0, 80},
		{1000, 20, 160, 0, 800},
		{1000, 20, 400, 0, 800},
		{1000, 180, -32, 800, 640},
		{1000, 180, -400, 800, 0},
		{100200, 10, 84, 0, 50000},
	} {
		d := columnOf(t, &column{content: c.content})
		if c.before > 0 {
			d.Wheel("area", -9999)
		}
		at(t, d, "before", c.before)
		bar := 400 - 5.0
		d.Script.Drag(layout.P(bar, 100+c.from), layout.P(bar, 100+c.from+c.by), 4)
		at(t, d, "dragged", c.want)
	}
}

// TestAPressBesideTheThumbBringsItThere: its middle comes to lie under the cursor.
func TestAPressBesideTheThumbBringsItThere(t *testing.T) {
	for y, want := range map[float64]float64{100: 400, 60: 200, 199: 800, 180: 800} {
		d := columnOf(t, &column{content: 1000})
		d.Script.Click(layout.P(395, 100+y))
		at(t, d, "pressed at "+strconv.Itoa(int(y)), want)
	}
}

// TestAnAreaScrollsAsLittleAsPossible to show a box: what is higher than the area is
// shown from its beginning.
func TestAnAreaScrollsAsLittleAsPossible(t *testing.T) {
	c := &column{content: 1000}
	d := columnOf(t, c)
	for _, x := range []struct {
		y, h, want float64
	}{{0, 50, 0}, {150, 50, 0}, {300, 50, 150}, {200, 50, 150}, {100, 50, 100}, {500, 300, 500}, {950, 50, 800}} {
		c.to = layout.R(0, x.y, 50, x.h)
		again(d)
		at(t, d, "shown", x.want)
	}
}

// TestAnAreaThatBeginsWithItsEndStaysThere as it grows, unless it was scrolled.
func TestAnAreaThatBeginsWithItsEndStaysThere(t *testing.T) {
	c := &column{content: 1000, end: true}
	d := columnOf(t, c)
	at(t, d, "at first", 800)
	c.content = 1200.4
	again(d)
	at(t, d, "grown", 1000)
	c.content = 1300
	again(d)
	at(t, d, "grown again", 1100)
	d.Wheel("area", 2)
	at(t, d, "scrolled", 1004)
	c.content = 1500
	again(d)
	at(t, d, "grown after that", 1004)
}
