package scenes_test

import (
	"bytes"
	"errors"
	"io"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/input"
	"schron/layout"
	"schron/scenes"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

// page is a small scene that notes what happens to it.
type page struct {
	name    string
	cut     bool
	entered int
	left    int
	onClick func()
	clicks  int
}

func (p *page) Name() string { return p.name }
func (p *page) Enter()       { p.entered++ }
func (p *page) Leave()       { p.left++ }
func (p *page) Cut() bool    { return p.cut }

func (p *page) Build(b *ui.Builder) {
	b.Button(ui.Button{ID: "act", Rect: layout.R(100, 100, 200, 50), Text: p.name, OnClick: func() {
		p.clicks++
		if p.onClick != nil {
			p.onClick()
		}
	}})
}

func TestScenesArePiledUp(t *testing.T) {
	one, two, three := &page{name: "one"}, &page{name: "two"}, &page{name: "three"}
	d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(one) })
	one.onClick = func() { d.Stack.Push(two) }
	two.onClick = func() { d.Stack.Replace(three) }
	three.onClick = func() { d.Stack.Pop() }
	d.Click("act")
	if d.Scene() != "two" || one.left != 1 || two.entered != 1 || d.Stack.Depth() != 2 {
		t.Fatalf("scene %s, depth %d", d.Scene(), d.Stack.Depth())
	}
	d.Click("act")
	if d.Scene() != "three" || two.left != 1 || d.Stack.Depth() != 2 {
		t.Fatalf("scene %s, depth %d", d.Scene(), d.Stack.Depth())
	}
	d.Click("act")
	if d.Scene() != "one" || one.entered != 2 {
		t.Fatalf("scene %s", d.Scene())
	}
	d.Stack.Pop()
	d.Ticks(1)
	if d.Scene() != "one" {
		t.Error("the last scene is closed")
	}
	d.Stack.Push(two)
	d.Stack.Reset(three)
	d.Ticks(1)
	if d.Scene() != "three" || d.Stack.Depth() != 1 {
		t.Error("Reset does not close all")
	}
}

func TestOneClickNeverActsInTwoScenes(t *testing.T) {
	one, two := &page{name: "one"}, &page{name: "two"}
	d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(one) })
	one.onClick = func() { d.Stack.Push(two) }
	at := d.Point("act")
	d.Script.FastClick(at)
	if two.clicks != 0 {
		t.Error("the click goes through")
	}
	d.Script.FastClick(at)
	if one.clicks != 1 || two.clicks != 1 {
		t.Errorf("clicks %d and %d", one.clicks, two.clicks)
	}
}

func TestEscapeGoesBack(t *testing.T) {
	d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(&page{name: "one"}); h.Push(&page{name: "two"}) })
	d.Key(input.KeyEscape)
	if d.Scene() != "one" {
		t.Error("Escape does not go back")
	}
	d.Key(input.KeyEscape)
	if d.Scene() != "one" {
		t.Error("Escape leaves the last scene")
	}
}

func TestFade(t *testing.T) {
	d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(&page{name: "one"}) })
	d.Ticks(30)
	d.Stack.Push(&page{name: "two"})
	d.Ticks(1)
	if d.Stack.Fade() <= 0.5 {
		t.Errorf("the fade is at %v", d.Stack.Fade())
	}
	d.Ticks(15)
	if d.Stack.Fade() != 0 {
		t.Error("the fade goes on for ever")
	}
	d.Stack.Push(&page{name: "cover", cut: true})
	d.Ticks(1)
	if d.Stack.Fade() != 0 {
		t.Error("a cover fades in: what is behind it shines through")
	}
}

func TestNoFadeWithoutAnimations(t *testing.T) {
	d := scenetest.NewIn(t, &ui.Env{Instant: true}, 1280, 800, func(h ui.Host) { h.Push(&page{name: "one"}) })
	if d.Stack.Fade() != 0 {
		t.Error("fades though animations are off")
	}
}

func TestNothingIsDrawnWhileNothingChanges(t *testing.T) {
	d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(&page{name: "one"}) })
	d.Ticks(30)
	d.Stack.TakeFresh()
	d.Stack.TakeRedraw()
	for range 600 {
		d.Ticks(1)
		if d.Stack.TakeRedraw() {
			t.Fatal("draws though nothing happens")
		}
	}
	d.Script.Move(layout.P(600, 600))
	if d.Stack.TakeRedraw() {
		t.Error("draws though the cursor moves over nothing")
	}
	d.Hover("act")
	if !d.Stack.TakeRedraw() {
		t.Error("does not draw a hover")
	}
	d.Stack.Resize(layout.S(1024, 640))
	if !d.Stack.TakeRedraw() {
		t.Error("does not draw after a change of size")
	}
}

func TestQuit(t *testing.T) {
	d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(&page{name: "one"}) })
	d.Stack.Quit()
	if !d.Stack.Quitting() {
		t.Error("does not quit")
	}
}

func TestUnusedKeysGoToTheWindow(t *testing.T) {
	var got []input.Key
	d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(&page{name: "one"}) })
	d.Stack.OnKey = func(g input.Gesture) { got = append(got, g.Key) }
	d.Key(input.KeyF11)
	d.Key(input.KeyTab)
	if len(got) != 1 || got[0] != input.KeyF11 {
		t.Errorf("got %v", got)
	}
}

// play drives a gallery by a script and returns what became of it.
func play(t *testing.T, drive func(step func(input.Snapshot))) (*scenetest.Gallery, ui.Tree) {
	t.Helper()
	var g *scenetest.Gallery
	s := scenes.NewStack(&ui.Env{Fonts: scenetest.Fonts(t)}, layout.S(1280, 800))
	g = scenetest.NewGallery(s)
	s.Push(g)
	drive(s.Update)
	g.Host = nil
	return g, s.Tree(1)
}

func TestReplayedInputGivesTheSameScene(t *testing.T) {
	var file bytes.Buffer
	w := input.NewWriter(&file, layout.S(1280, 800))
	at := func(id string) layout.Point {
		d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(scenetest.NewGallery(h)) })
		return d.Point(id)
	}
	want, wantTree := play(t, func(step func(input.Snapshot)) {
		s := &input.Script{Step: func(sn input.Snapshot) {
			if err := w.Write(sn); err != nil {
				t.Fatal(err)
			}
			step(sn)
		}}
		s.Click(at("go"))
		s.Click(at("name"))
		s.Type("Święty Jan")
		s.Key(input.KeyBackspace, 0)
		s.Drag(at("token"), at("field:b1"), 6)
		s.Wait(70)
		s.Move(at("list"))
		s.Wheel(-3)
		s.FastClick(at("list:2"))
		s.Click(at("ask"))
		s.Key(input.KeyEnter, 0)
	})
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := input.NewReader(&file)
	if err != nil {
		t.Fatal(err)
	}
	got, gotTree := play(t, func(step func(input.Snapshot)) {
		for {
			sn, err := r.Next()
			if errors.Is(err, io.EOF) {
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			step(sn)
		}
	})
	if want.Field != "field:b1" || want.Clicks["yes"] != 1 {
		t.Fatalf("the script does not do what it should: %+v", want)
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(wantTree, gotTree); d != "" {
		t.Error(d)
	}
}
