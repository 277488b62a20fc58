package layout

import (
	"testing"

	"pgregory.net/rapid"
)

func drawRect(t *rapid.T, name string) Rect {
	f := between(-1000, 1000)
	size := between(0, 800)
	return R(f.Draw(t, name+".x"), f.Draw(t, name+".y"), size.Draw(t, name+".w"), size.Draw(t, name+".h"))
}

func TestRectParts(t *testing.T) {
	r := R(10, 20, 30, 40)
	if r.Right() != 40 || r.Bottom() != 60 || r.Min() != P(10, 20) || r.Max() != P(40, 60) ||
		r.Center() != P(25, 40) || r.Size() != S(30, 40) {
		t.Errorf("%v: right %v, bottom %v, min %v, max %v, middle %v, size %v",
			r, r.Right(), r.Bottom(), r.Min(), r.Max(), r.Center(), r.Size())
	}
}

func TestRectTransforms(t *testing.T) {
	r := R(10, 20, 30, 40)
	for _, c := range []struct {
		what      string
		got, want Rect
	}{
		{"around its middle", Around(P(25, 40), S(30, 40)), r},
		{"inset", r.Inset(5), R(15, 25, 20, 30)},
		{"outset", r.Inset(-5), R(5, 15, 40, 50)},
		{"inset by two lengths", r.InsetXY(1, 2), R(11, 22, 28, 36)},
		{"inset too far", r.Inset(18), R(25, 38, 0, 4)},
		{"inset too far downwards", r.InsetXY(3, 90), R(13, 40, 24, 0)},
		{"moved", r.Translate(-1, 2), R(9, 22, 30, 40)},
		{"scaled", r.Scale(1.5), R(15, 30, 45, 60)},
		{"grown", r.Grow(2), R(-5, 0, 60, 80)},
		{"start", r.Lerp(R(0, 0, 1, 1), 0), r},
		{"end", r.Lerp(R(0, 0, 1, 1), 1), R(0, 0, 1, 1)},
		{"half way", r.Lerp(R(20, 0, 10, 0), 0.5), R(15, 10, 20, 20)},
		{"anchored top left", r.Anchor(S(10, 10), 0, 0), R(10, 20, 10, 10)},
		{"anchored bottom right", r.Anchor(S(10, 10), 1, 1), R(30, 50, 10, 10)},
		{"anchored at the left side, at three quarters", r.Anchor(S(10, 20), 0, 0.75), R(10, 35, 10, 20)},
		{"anchored in the middle, too great", r.Anchor(S(40, 40), 0.5, 0.5), R(5, 20, 40, 40)},
		{"wide picture", r.FitAspect(3), R(10, 35, 30, 10)},
		{"tall picture", r.FitAspect(0.25), R(20, 20, 10, 40)},
		{"moved in from the right", R(95, 50, 20, 20).MovedInto(R(0, 0, 100, 100)), R(80, 50, 20, 20)},
		{"moved in from above", R(5, -50, 20, 20).MovedInto(R(0, 0, 100, 100)), R(5, 0, 20, 20)},
		{"too great to be moved in", R(5, 50, 200, 20).MovedInto(R(0, 0, 100, 60)), R(0, 40, 200, 20)},
		{"too high to be moved in", R(50, 5, 20, 200).MovedInto(R(0, 0, 60, 100)), R(40, 0, 20, 200)},
	} {
		if !nearRect(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.what, c.got, c.want)
		}
	}
}

func TestRectContainsAndClamp(t *testing.T) {
	r := R(10, 20, 30, 40)
	for p, want := range map[Point]bool{
		P(10, 20): true, P(39.9, 59.9): true, P(40, 30): false, P(20, 60): false, P(9.9, 30): false, P(20, 19): false,
	} {
		if r.Contains(p) != want {
			t.Errorf("%v contains %v = %v", r, p, !want)
		}
	}
	for p, want := range map[Point]Point{
		P(0, 0): P(10, 20), P(100, 30): P(40, 30), P(25, 25): P(25, 25), P(25, 99): P(25, 60),
	} {
		if got := r.Clamp(p); got != want {
			t.Errorf("point of %v nearest to %v = %v, want %v", r, p, got, want)
		}
	}
}

func TestRectOverlap(t *testing.T) {
	r := R(0, 0, 10, 10)
	for _, c := range []struct {
		o, intersect, union Rect
	}{
		{R(5, 5, 10, 10), R(5, 5, 5, 5), R(0, 0, 15, 15)},
		{R(2, 3, 4, 5), R(2, 3, 4, 5), r},
		{R(10, 0, 10, 10), Rect{}, R(0, 0, 20, 10)},
		{R(-10, 0, 10, 10), Rect{}, R(-10, 0, 20, 10)},
		{R(0, 10, 10, 10), Rect{}, R(0, 0, 10, 20)},
		{R(0, -10, 10, 10), Rect{}, R(0, -10, 10, 20)},
		{R(20, 20, 5, 5), Rect{}, R(0, 0, 25, 25)},
		{R(5, 5, 0, 9), Rect{}, r},
	} {
		if got := r.Intersect(c.o); got != c.intersect || r.Intersects(c.o) == got.Empty() || c.o.Intersects(r) == got.Empty() {
			t.Errorf("%v and %v share %v, want %v", r, c.o, got, c.intersect)
		}
		if got := r.Union(c.o); got != c.union || c.o.Union(r) != c.union {
			t.Errorf("%v and %v together %v, want %v", r, c.o, got, c.union)
		}
	}
}

func TestRectWithin(t *testing.T) {
	outer := R(0, 0, 100, 50)
	for r, want := range map[Rect]bool{
		outer: true, R(10, 10, 90, 40): true, R(-0.0005, 0, 100.0008, 50): true,
		R(-1, 0, 10, 10): false, R(0, -1, 10, 10): false, R(95, 0, 6, 10): false, R(0, 45, 10, 6): false,
	} {
		if r.Within(outer) != want {
			t.Errorf("%v within %v = %v", r, outer, !want)
		}
	}
}

func TestRectProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawRect(t, "a"), drawRect(t, "b")
		if in := a.Intersect(b); !in.Empty() && (!in.Within(a) || !in.Within(b)) {
			t.Fatalf("%v and %v share %v", a, b, in)
		}
		if u := a.Union(b); !a.Empty() && !a.Within(u) || !b.Empty() && !b.Within(u) {
			t.Fatalf("%v and %v together %v", a, b, u)
		}
		p := P(between(-2000, 2000).Draw(t, "x"), between(-2000, 2000).Draw(t, "y"))
		if a.Contains(p) && a.Clamp(p) != p {
			t.Fatalf("%v lies in %v, but the nearest point is %v", p, a, a.Clamp(p))
		}
		if fit := a.FitAspect(1.6); !fit.Within(a) || !near(fit.W, 1.6*fit.H) {
			t.Fatalf("picture of 1.6 : 1 in %v = %v", a, fit)
		}
	})
}
