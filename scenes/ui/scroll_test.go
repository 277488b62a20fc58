package ui_test

import (
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

func TestWheelScrollsAndStopsAtTheEnds(t *testing.T) {
	d, _ := gallery(t)
	d.Wheel("list", 5)
	if d.State("list", "offset") != 0.0 {
		t.Error("scrolls beyond the start")
	}
	d.Wheel("list", -2)
	if got := d.State("list", "offset").(float64); got <= 0 {
		t.Error("does not scroll")
	}
	d.Wheel("list", -1000)
	if d.State("list", "offset") != d.State("list", "most") {
		t.Error("does not stop at the end")
	}
	if !d.Has("list:39") || d.Has("list:0") {
		t.Error("the last row should be in view, the first not")
	}
}

func TestHitsRespectTheClip(t *testing.T) {
	d, g := gallery(t)
	d.Wheel("list", -0.25) // the first row is cut
	r := d.Find("list").Rect
	row := d.Find("list:0").Rect
	if row[1] < r[1] || row[3] >= 30 {
		t.Errorf("the tree shows %v of a row cut by %v", row, r)
	}
	d.Script.Click(layout.P(row[0]+20, r[1]-3)) // above the list, where the row would go on
	if g.Row != -1 {
		t.Error("a row is hit outside its list")
	}
	d.Click("list:0")
	if g.Row != 0 {
		t.Error("the visible part of a row is not hit")
	}
}

// TestAClickScrollsNothing: what is cut by the side of an area stays under the cursor
// when it takes the keyboard; keys bring it into view.
func TestAClickScrollsNothing(t *testing.T) {
	d, _ := gallery(t)
	d.Wheel("list", -0.25)
	before := d.State("list", "offset")
	d.Click("list:0")
	if got := d.State("list", "offset"); got != before || d.Focus() != "list:0" {
		t.Errorf("a click scrolls from %v to %v; the keyboard is at %q", before, got, d.Focus())
	}
	d.Root().SetFocus("list:0")
	d.Ticks(1)
	d.Root().SetFocus("list:1")
	d.Ticks(1)
	d.Root().SetFocus("list:0")
	d.Ticks(1)
	if got := d.State("list", "offset"); got != 0.0 {
		t.Errorf("the keyboard leaves it cut: offset %v", got)
	}
}

func TestListKeys(t *testing.T) {
	d, g := gallery(t)
	d.Click("list:2")
	d.Key(input.KeyDown)
	if g.Row != 3 || d.Focus() != "list:3" {
		t.Errorf("Down: row %d, focus %s", g.Row, d.Focus())
	}
	d.Key(input.KeyEnd)
	if g.Row != 39 || !d.Has("list:39") {
		t.Errorf("End: row %d", g.Row)
	}
	d.Key(input.KeyPageUp)
	if g.Row >= 39 || g.Row < 30 || !d.Has(d.Focus()) {
		t.Errorf("PageUp: row %d", g.Row)
	}
	d.Key(input.KeyHome)
	d.Key(input.KeyUp)
	if g.Row != 0 {
		t.Errorf("Home: row %d", g.Row)
	}
	d.Key(input.KeyEnter)
	if g.Opened != 0 {
		t.Error("Enter does not open")
	}
	d.DoubleClick("list:2")
	if g.Opened != 2 || g.Row != 2 {
		t.Error("a double click does not open")
	}
}

func TestTabStopsAtTheRowInView(t *testing.T) {
	d, _ := gallery(t)
	d.Click("list:1")
	d.Wheel("list", -10)
	d.Click("who")
	d.Key(input.KeyEscape)
	d.Key(input.KeyTab)
	if f := d.Focus(); f == "list:1" || !d.Has(f) || d.Find(f).Role != "row" {
		t.Errorf("the focus is on %q", f)
	}
}

func TestScrollBar(t *testing.T) {
	d, _ := gallery(t)
	bar := d.Find("list:bar").Rect
	top := layout.P(bar[0]+bar[2]/2, bar[1]+5)
	d.Script.Drag(top, layout.P(top.X+100, top.Y+500), 6)
	if d.State("list", "offset") != d.State("list", "most") {
		t.Errorf("dragged to %v of %v", d.State("list", "offset"), d.State("list", "most"))
	}
	d.Script.Click(top) // beside the thumb: jumps
	if d.State("list", "offset") != 0.0 {
		t.Errorf("jumped to %v", d.State("list", "offset"))
	}
}

func TestTextsScrollByKeys(t *testing.T) {
	d, _ := gallery(t)
	d.Click("words")
	for range 50 {
		d.Key(input.KeyPageDown)
	}
	if d.State("words", "offset") != d.State("words", "most") {
		t.Error("PageDown does not come to the end")
	}
	d.Key(input.KeyHome)
	if d.State("words", "offset") != 0.0 {
		t.Error("Home does not come to the start")
	}
}

// growing is a scene whose content gets longer by heights that are no whole
// units, as lines of text are.
type growing struct{ content float64 }

func (g *growing) Name() string { return "growing" }

func (g *growing) Build(b *ui.Builder) {
	b.Scroll(ui.ScrollArea{ID: "area", Rect: layout.R(0, 0, 200, 100), Content: g.content, End: true}, func(layout.Rect) {})
}

func TestAnAreaThatShowsItsEndFollowsIt(t *testing.T) {
	g := &growing{content: 60}
	d := scenetest.New(t, 400, 300, func(h ui.Host) { h.Push(g) })
	for range 20 {
		g.content += 17.3
		d.Root().Invalidate()
		d.Ticks(1)
		if got, most := d.State("area", "offset"), d.State("area", "most"); got != most {
			t.Fatalf("with content of %v the offset is %v of %v", g.content, got, most)
		}
	}
	d.Wheel("area", 2)
	before := d.State("area", "offset")
	g.content += 17.3
	d.Root().Invalidate()
	d.Ticks(1)
	if d.State("area", "offset") != before {
		t.Error("it runs away from what is being read")
	}
}
