package layout

import (
	"testing"

	"pgregory.net/rapid"
)

func TestDown(t *testing.T) {
	var head, list, rest Rect
	ease := R(10, 20, 100, 200).Down(8,
		Part{Box: &head, Length: Fixed(22), Tight: true},
		Part{Box: &list, Length: Roomy(40, 60, 90)},
		Part{Box: &rest, Length: Endless(30, 50, 30)},
	)
	if ease != 1 || head != R(10, 20, 100, 22) || list != R(10, 42, 100, 90) || rest != R(10, 140, 100, 80) {
		t.Errorf("%v, %v, %v with ease %v", head, list, rest, ease)
	}
	ease = R(10, 20, 100, 115).Down(8,
		Part{Box: &head, Length: Fixed(22), Tight: true},
		Part{Box: &list, Length: Roomy(40, 60, 90)},
		Part{Box: &rest, Length: Endless(30, 50, 30)},
	)
	if !near(ease, 15.0/40) || list.H != 47 || rest.H != 37 {
		t.Errorf("%v, %v, %v with ease %v", head, list, rest, ease)
	}
	if ease := R(0, 0, 1, 1).Down(8); ease != 1 {
		t.Errorf("nothing has ease %v", ease)
	}
}

func TestLeastHeight(t *testing.T) {
	parts := []Part{{Length: Fixed(22), Tight: true}, {Length: Roomy(40, 60, 90)}, {Length: Endless(30, 50, 1)}}
	if got := LeastHeight(8, parts...); got != 22+40+8+30 {
		t.Errorf("%v", got)
	}
	if got := LeastHeight(8); got != 0 {
		t.Errorf("nothing needs %v", got)
	}
}

func TestFlow(t *testing.T) {
	var a, b, c Rect
	parts := []Part{{Box: &a, Length: Fixed(20)}, {Box: &b, Length: Roomy(10, 30, 30)}, {Box: &c, Length: Roomy(20, 40, 40)}}
	if ease := Flow([]Rect{R(0, 0, 50, 106)}, 8, 2, parts...); ease != 1 || c != R(0, 66, 50, 40) {
		t.Errorf("one column: %v, ease %v", c, ease)
	}
	ease := Flow([]Rect{R(0, 0, 50, 100), R(60, 0, 40, 30)}, 8, 2, parts...)
	if ease != 0.5 || b != R(0, 28, 50, 30) || c != R(60, 0, 40, 30) {
		t.Errorf("two columns: %v, %v, ease %v", b, c, ease)
	}
}

// TestPartsStandBelowEachOther: in the box, none over another, in their order.
func TestPartsStandBelowEachOther(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := drawRect(t, "r")
		lengths := rapid.SliceOfN(rapid.Custom(drawLength), 1, 8).Draw(t, "spans")
		boxes, parts := make([]Rect, len(lengths)), make([]Part, len(lengths))
		for i, s := range lengths {
			parts[i] = Part{Box: &boxes[i], Length: s, Tight: rapid.Bool().Draw(t, "tight")}
		}
		r.Down(between(0, 20).Draw(t, "gap"), parts...)
		y := r.Y
		for i, box := range boxes {
			if box.Y < y-tolerance || box.X != r.X || box.W != r.W || !box.Within(r) {
				t.Fatalf("part %d of %v is %v, after %v", i, r, box, y)
			}
			y = box.Bottom()
		}
	})
}
