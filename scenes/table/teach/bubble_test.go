package teach

import (
	"testing"

	"schron/layout"
	"schron/scenes/table/desk"
)

// TestTheBubbleStandsBesideWhatIsPointedAt: beside all of it if that is close together, else
// beside the last; beside the prompt if a step points at nothing.
func TestTheBubbleStandsBesideWhatIsPointedAt(t *testing.T) {
	prompt := layout.R(700, 700, 300, 64)
	x := &Coach{Teacher: &Teacher{Desk: &desk.Desk{Room: layout.R(0, 0, 1000, 800), Asked: prompt}}}
	at := func(x, y float64) mark { return mark{box: layout.R(x, y, 50, 50)} }
	for _, c := range []struct {
		name  string
		marks []mark
		want  layout.Rect
	}{
		{"nothing", nil, prompt},
		{"one", []mark{at(10, 10)}, layout.R(10, 10, 50, 50)},
		{"near", []mark{at(10, 10), at(200, 300)}, layout.R(10, 10, 240, 340)},
		{"far", []mark{at(900, 700), at(10, 10)}, layout.R(10, 10, 50, 50)},
	} {
		if got := x.about(c.marks); got != c.want {
			t.Errorf("%s: beside %v, want %v", c.name, got, c.want)
		}
	}
}
