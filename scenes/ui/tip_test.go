package ui_test

import (
	"fmt"
	"strings"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// TestATooltipLeavesClearWhatIsNeededNext: it lies neither over what it is about nor over
// what is asked nor over the field that can be acted on now. It is not far away.
func TestATooltipLeavesClearWhatIsNeededNext(t *testing.T) {
	d, s := layCrowd(t, nil)
	for i := range 24 {
		id := "field:" + string(rune('a'+i))
		for k := range 24 {
			if i == k {
				continue
			}
			s.may = "field:" + string(rune('a'+k))
			d.Root().Invalidate()
			d.Away()
			d.Hover(id)
			d.Ticks(30)
			at := rectOf(d, id)
			box, _ := d.Root().TipBox()
			if box.Empty() || !box.Within(d.Root().Area()) {
				t.Fatalf("%s: it stands at %v", id, box)
			}
			for what, r := range map[string]layout.Rect{id: at, "prompt": s.ask, s.may: rectOf(d, s.may)} {
				if box.Intersects(r) {
					t.Errorf("%s with %s to act on: at %v it lies over %s at %v", id, s.may, box, what, r)
				}
			}
			if gap(box, at) > 210 {
				t.Errorf("%s with %s to act on: at %v it is far from %v", id, s.may, box, at)
			}
		}
	}
}

// TestATooltipOfADragLeavesThePlacesClear that take what is dragged.
func TestATooltipOfADragLeavesThePlacesClear(t *testing.T) {
	d, _ := gallery(t)
	d.Carry("token", "field:c1")
	d.Ticks(60)
	box, _ := d.Root().TipBox()
	if box.Empty() || box.Intersects(rectOf(d, "field:b1")) || box.Intersects(rectOf(d, "field:c1")) {
		t.Errorf("it stands at %v", box)
	}
	d.Ticks(30)
	if again, _ := d.Root().TipBox(); again != box {
		t.Errorf("it wanders from %v to %v", box, again)
	}
}

// TestALargeTooltipStaysInTheWindow in the least one.
func TestALargeTooltipStaysInTheWindow(t *testing.T) {
	scene := &full{}
	d := scenetest.New(t, 1024, 640, func(h ui.Host) { h.Push(scene) })
	d.Hover("all")
	d.Ticks(60)
	if box, _ := d.Root().TipBox(); box.Empty() || !box.Within(d.Root().Area()) {
		t.Errorf("it stands at %v", box)
	}
}

// full is a scene of one node that fills the window.
type full struct{}

func (*full) Name() string { return "full" }

func (*full) Build(b *ui.Builder) {
	b.Add(ui.Node{ID: "all", Rect: b.Area, Tip: func() ui.Tip {
		return ui.Tip{Title: "Wszystko", Lines: strings.Split(strings.Repeat("jeszcze jedna linia\n", 20), "\n")}
	}})
}

// TestAloneABoxLiesOverWhatIsMarked rather than far away.
func TestAloneABoxLiesOverWhatIsMarked(t *testing.T) {
	about, within := layout.R(180, 90, 40, 20), layout.R(0, 0, 1000, 200)
	var off, alone layout.Rect
	scenetest.New(t, 1024, 640, func(h ui.Host) {
		h.Push(&built{func(b *ui.Builder) {
			for x := range 4 {
				for y := range 4 {
					b.Add(ui.Node{
						ID: fmt.Sprint(x, y), Rect: layout.R(100*float64(x), 50*float64(y), 98, 48),
						State: map[string]any{"may": true}, OnClick: func() {},
					})
				}
			}
			off = b.Beside(about, layout.S(60, 40))
			alone = b.BesideAlone(about, layout.S(60, 40), within)
		}})
	})
	marked := layout.R(0, 0, 398, 198)
	if !alone.Within(marked) || off.Intersects(marked) {
		t.Errorf("alone it lies at %v, else at %v", alone, off)
	}
}

// TestATipWithoutWordsIsAskedOnce until something else is aimed at: the window rests.
func TestATipWithoutWordsIsAskedOnce(t *testing.T) {
	asked := 0
	d := show(t, layout.S(400, 300), func(b *ui.Builder) {
		b.Add(ui.Node{ID: "mute", Rect: layout.R(10, 10, 90, 90), Tip: func() ui.Tip { asked++; return ui.Tip{} }})
	})
	d.Hover("mute")
	d.Ticks(120)
	if asked != 1 {
		t.Errorf("it is asked %d times", asked)
	}
}

// baselines traces where lines of words start.
type baselines []layout.Point

func (*baselines) Clip(layout.Rect)                              {}
func (*baselines) Shape(string)                                  {}
func (*baselines) Sprite(string, layout.Rect, sprites.SpriteOpt) {}
func (b *baselines) Words(_ string, at layout.Point, _ float64, _ int, _ sprites.TextStyle) {
	*b = append(*b, at)
}

// TestWordsOfATooltipKeepFromItsBorder.
func TestWordsOfATooltipKeepFromItsBorder(t *testing.T) {
	d := show(t, layout.S(400, 300), func(b *ui.Builder) {
		b.Add(ui.Node{ID: "told", Rect: layout.R(10, 10, 90, 90), Tip: func() ui.Tip { return ui.Tip{Title: "Title", Lines: []string{"Line"}} }})
	})
	d.Hover("told")
	d.Ticks(60)
	box, _ := d.Root().TipBox()
	var got baselines
	c := scenetest.Noting(art(t), scenetest.Fonts(t))
	c.Trace(&got, layout.S(400, 300), func() { d.Root().Draw(c) })
	for _, at := range got {
		if !box.Inset(8).Contains(at) {
			t.Errorf("words in %v begin at %v", box, at)
		}
	}
	if len(got) != 2 {
		t.Errorf("%d lines are drawn", len(got))
	}
}
