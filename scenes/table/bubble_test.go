package table_test

import (
	"slices"
	"strings"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/ui"
)

// bubbles is a scene with one bubble in the middle.
type bubbles struct{ ui.Bubble }

func (*bubbles) Name() string { return "bubbles" }

func (s *bubbles) Build(b *ui.Builder) {
	s.Bubble.Build(b, func(size layout.Size) layout.Rect { return layout.Around(b.Area.Center(), size) })
}

// TestABubbleHoldsItsWords lays out short and long words at several sizes: all
// are written, within the box, which is no wider than it must be.
func TestABubbleHoldsItsWords(t *testing.T) {
	long := strings.Repeat("what would happen here ", 9)
	for _, x := range []ui.Bubble{
		{Title: "Here"},
		{Title: "Here", Lines: []string{"nothing"}},
		{Title: long, Lines: []string{long, "and more", long}},
		{Title: "Not here", Lines: []string{long}, Refused: true},
	} {
		d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(&bubbles{x}) })
		for _, fault := range d.Audit(tabletest.Art(), 1) {
			t.Errorf("%.20q: %s", x.Title, fault)
		}
		r := d.Find("bubble").Rect
		if r[2] > 330 || x.Title != long && x.Lines == nil && r[2] > 80 {
			t.Errorf("%.20q: %v wide", x.Title, r[2])
		}
		texts, _ := tabletest.Drawn(t, d.Root().Draw)
		words := strings.Join(texts, " ")
		for _, want := range append([]string{x.Title}, x.Lines...) {
			if !strings.Contains(words, strings.TrimSpace(want)) {
				t.Errorf("%.20q is not written; %q", want, texts)
			}
		}
		if d.State("bubble", "refused") != x.Refused || !slices.Equal(d.State("bubble", "lines").([]string), x.Lines) {
			t.Errorf("%v", d.Find("bubble").State)
		}
	}
}

// TestAFigureStandsBetweenTitleAndLines: as large as it wants to be, and what it
// tells is told by the bubble's node.
func TestAFigureStandsBetweenTitleAndLines(t *testing.T) {
	var box layout.Rect
	x := ui.Bubble{Title: "Here", Lines: []string{"nothing"}, Figure: &ui.Figure{
		Size: layout.S(210, 90), State: map[string]any{"rounds": 3},
		Build: func(_ *ui.Builder, r layout.Rect) { box = r },
	}}
	d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(&bubbles{x}) })
	for _, fault := range d.Audit(tabletest.Art(), 1) {
		t.Error(fault)
	}
	r := d.Find("bubble").Rect
	around := layout.R(r[0], r[1], r[2], r[3])
	if box.W < 210 || box.W > 214 || box.H != 90 || !box.Within(around.Inset(11)) || box.Y < around.Y+28 || box.Bottom() > around.Bottom()-28 {
		t.Errorf("the figure lies at %v in %v", box, around)
	}
	if d.State("bubble", "rounds") != 3 || d.State("bubble", "refused") != false {
		t.Errorf("%v", d.Find("bubble").State)
	}
}

// TestABubbleIsNotSaidTwice: what a refusal on the screen says already.
func TestABubbleIsNotSaidTwice(t *testing.T) {
	x := ui.Bubble{Title: "Not here", Lines: []string{"The field is taken.", "Rule WCP-15"}, Refused: true}
	d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(&bubbles{x}) })
	for said, want := range map[string]bool{"The field is taken.": false, "The hall does not fit.": true} {
		d.Root().Refuse(ui.Refusal{Text: said, Rule: "WCP-15"})
		d.Ticks(1)
		if d.Has("bubble") != want {
			t.Errorf("with %q the bubble is there: %v", said, !want)
		}
		d.Root().EndRefusal()
		d.Ticks(1)
		if !d.Has("bubble") {
			t.Errorf("after %q the bubble is gone", said)
		}
	}
}
