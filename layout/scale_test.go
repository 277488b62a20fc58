package layout

import (
	"image"
	"testing"

	"pgregory.net/rapid"
)

func TestEffectiveScale(t *testing.T) {
	for _, c := range []struct {
		chosen float64
		window Size
		want   float64
	}{
		{1, S(1280, 800), 1},
		{2, S(1280, 800), 1.25},
		{2, S(1024, 640), 1},
		{2, S(3840, 2160), 2},
		{2, S(3840, 700), 1.09375},
		{0.75, S(1024, 640), 0.75},
		{0.1, S(1280, 800), 0.75},
		{9, S(3840, 2160), 2},
		{1, S(512, 640), 0.5},
		{1.5, S(0, 0), 1.5},
	} {
		if got := EffectiveScale(c.chosen, c.window); !near(got, c.want) {
			t.Errorf("%v chosen in %v: %v, want %v", c.chosen, c.window, got, c.want)
		}
	}
}

func TestEffectiveScaleLeavesRoom(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		chosen := between(0, 4).Draw(t, "chosen")
		window := S(between(100, 4000).Draw(t, "w"), between(100, 3000).Draw(t, "h"))
		scale := EffectiveScale(chosen, window)
		if scale <= 0 || scale > MaxScale || !S(MinWidth, MinHeight).Fits(window.Scale(1/scale)) {
			t.Fatalf("%v chosen in %v: %v leaves %v", chosen, window, scale, window.Scale(1/scale))
		}
		if scale < MinScale && window.W > MinWidth && window.H > MinHeight {
			t.Fatalf("%v chosen in %v: %v", chosen, window, scale)
		}
	})
}

func TestSnap(t *testing.T) {
	for _, c := range []struct {
		r     Rect
		scale float64
		want  image.Rectangle
	}{
		{R(1, 2, 3, 4), 1, image.Rect(1, 2, 4, 6)},
		{R(1, 2, 3, 4), 1.5, image.Rect(2, 3, 6, 9)},
		{R(0.5, 0.4, 0.5, 0.2), 1, image.Rect(1, 0, 1, 1)},
		{R(-1.5, -0.6, 1, 1), 1, image.Rect(-1, -1, 0, 0)},
	} {
		if got := Snap(c.r, c.scale); got != c.want {
			t.Errorf("%v at %v: %v, want %v", c.r, c.scale, got, c.want)
		}
	}
	if got := SnapUnits(R(0.9, 0.3, 2, 2), 2); got != R(1, 0.5, 2, 2) {
		t.Errorf("snapped to %v", got)
	}
	if Snap(R(0, 0, 1.5-1e-9, 1), 1) != Snap(R(0, 0, 1.5+1e-9, 1), 1) {
		t.Error("a rounding error at half a pixel moves the side")
	}
	for _, c := range []struct {
		length, scale float64
		want          int
	}{{1, 1, 1}, {1, 0.75, 1}, {0.1, 1, 1}, {0, 1, 0}, {-3, 1, 0}, {1, 1.5, 2}, {3, 1.25, 4}} {
		if got := SnapLength(c.length, c.scale); got != c.want {
			t.Errorf("%v at %v: %d pixels, want %d", c.length, c.scale, got, c.want)
		}
	}
}

func TestSnapLeavesNoGaps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := drawRect(t, "r")
		scale := float64(rapid.IntRange(3, 16).Draw(t, "quarters")) / 4
		n := rapid.IntRange(1, 30).Draw(t, "n")
		all := Snap(r, scale)
		x := all.Min.X
		for i, c := range r.Columns(n, 0) {
			p := Snap(c, scale)
			if p.Min.X != x || p.Min.Y != all.Min.Y || p.Max.Y != all.Max.Y {
				t.Fatalf("column %d of %d begins at %d, the one before ended at %d", i, n, p.Min.X, x)
			}
			x = p.Max.X
		}
		if x != all.Max.X {
			t.Fatalf("columns end at %d, the box at %d", x, all.Max.X)
		}
	})
}

func TestSnapUnitsIsSettled(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := drawRect(t, "r")
		scale := float64(rapid.IntRange(3, 16).Draw(t, "quarters")) / 4
		s := SnapUnits(r, scale)
		if Snap(s, scale) != Snap(r, scale) {
			t.Fatalf("%v at %v: %v, snapped again %v", r, scale, Snap(r, scale), Snap(s, scale))
		}
		half := 0.5/scale + tolerance
		if !r.Within(s.Inset(-half)) || !s.Within(r.Inset(-half)) {
			t.Fatalf("%v at %v moved to %v", r, scale, s)
		}
	})
}
