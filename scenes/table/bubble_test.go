package table_test

import (
	"slices"
	"strings"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// bubbles is a scene with one bubble in the middle.
type bubbles struct{ table.Bubble }

func (*bubbles) Name() string { return "bubbles" }

func (s *bubbles) Build(b *ui.Builder) {
	s.Bubble.Build(b, func(size layout.Size) layout.Rect { return layout.Around(b.Area.Center(), size) })
}

// TestABubbleHoldsItsWords lays out short and long words at several sizes: all
// are written, within the box, which is no wider than it must be.
func TestABubbleHoldsItsWords(t *testing.T) {
	long := strings.Repeat("what would happen here ", 9)
	for _, x := range []table.Bubble{
		{Title: "Here"},
		{Title: "Here", Lines: []string{"nothing"}},
		{Title: long, Lines: []string{long, "and more", long}},
		{Title: "Not here", Lines: []string{long}, Refused: true},
		{Title: long, Lines: []string{long}, Scale: 1.7},
	} {
		d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(&bubbles{x}) })
		for _, fault := range d.Audit(tabletest.Art(), 1) {
			t.Errorf("%.20q: %s", x.Title, fault)
		}
		r := d.Find("bubble").Rect
		most := 330.0
		if x.Scale > 0 {
			most *= x.Scale
		}
		if r[2] > most || x.Title != long && x.Lines == nil && r[2] > 80 {
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

// TestALargerScaleMakesALargerBubble compares the same words.
func TestALargerScaleMakesALargerBubble(t *testing.T) {
	var was [4]float64
	for _, k := range []float64{0, 1, 1.5} {
		d := scenetest.New(t, 1280, 800, func(h ui.Host) {
			h.Push(&bubbles{table.Bubble{Title: "Here", Lines: []string{"nothing"}, Scale: k}})
		})
		r := d.Find("bubble").Rect
		if same := r == was; same != (k == 1) || !same && (r[2] <= was[2] || r[3] <= was[3]) {
			t.Errorf("at %v the box is %v, before it %v", k, r, was)
		}
		was = r
	}
}
