package layout

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func drawFan(t *rapid.T) CardFan {
	return CardFan{
		Box:    R(100, 300, between(150, 1000).Draw(t, "room"), 260),
		Card:   S(between(60, 110).Draw(t, "w"), 150),
		Count:  rapid.IntRange(1, 14).Draw(t, "n"),
		Radius: between(300, 1500).Draw(t, "radius"),
		Step:   between(0.01, 0.15).Draw(t, "step"),
		Raise:  between(0, 40).Draw(t, "raise"),
	}
}

func TestPose(t *testing.T) {
	p := Pose{Center: P(100, 100), Size: S(40, 20), Angle: math.Pi / 2}
	want := [4]Point{P(110, 80), P(110, 120), P(90, 120), P(90, 80)}
	for i, c := range p.Corners() {
		if !nearPoint(c, want[i]) {
			t.Errorf("corner %d at %v, want %v", i, c, want[i])
		}
	}
	if got := p.Bounds(); !nearRect(got, R(90, 80, 20, 40)) {
		t.Errorf("bounds %v", got)
	}
	for q, want := range map[Point]bool{P(100, 119): true, P(109, 100): true, P(111, 100): false, P(100, 121): false} {
		if p.Contains(q) != want {
			t.Errorf("contains %v = %v", q, !want)
		}
	}
	if got := p.Lerp(Pose{Center: P(0, 0), Size: S(0, 0), Angle: 0}, 0.5); got != (Pose{P(50, 50), S(20, 10), math.Pi / 4}) {
		t.Errorf("half way %v", got)
	}
}

func TestPoseBoundsHoldTheCorners(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := Pose{P(0, 0), S(100, 40), between(-7, 7).Draw(t, "angle")}
		var around Rect
		for _, c := range p.Corners() {
			around = around.Union(Around(c, S(1e-9, 1e-9)))
		}
		if b := p.Bounds(); !around.Within(b) || !b.Within(around) {
			t.Fatalf("bounds %v, corners fill %v", b, around)
		}
	})
}

func TestCardFan(t *testing.T) {
	f := CardFan{Box: R(0, 0, 1000, 200), Card: S(100, 140), Count: 3, Radius: 600, Step: 0.1, Raise: 25}
	middle := f.Pose(1, NoCard)
	if middle.Angle != 0 || !near(middle.Center.X, 500) {
		t.Errorf("middle card %v, want upright in the middle", middle)
	}
	first, last := f.Pose(0, NoCard), f.Pose(2, NoCard)
	if first.Angle != -0.1 || last.Angle != 0.1 || !near(first.Center.Y, last.Center.Y) || first.Center.Y <= middle.Center.Y {
		t.Errorf("outer cards %v and %v, middle %v", first, last, middle)
	}
	if up := f.Pose(1, 1); !nearPoint(up.Center, middle.Center.Add(P(0, -25))) {
		t.Errorf("hovered card at %v, at rest %v", up.Center, middle.Center)
	}
	if f.Pose(0, 1) != first {
		t.Error("hovering the middle card moves the first")
	}
	if one := (CardFan{Box: R(0, 0, 300, 200), Card: S(100, 140), Count: 1, Radius: 600}).Pose(0, NoCard); one.Bounds() != R(100, 60, 100, 140) {
		t.Errorf("single card in %v", one.Bounds())
	}
	if got := (CardFan{Box: R(0, 0, 300, 200), Radius: 300}).At(P(150, 150), NoCard); got != NoCard {
		t.Errorf("hits card %d of an empty hand", got)
	}
}

func TestCardFanStaysInItsBox(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := drawFan(t)
		low := math.Inf(-1)
		for i := range f.Count {
			p := f.Pose(i, NoCard)
			b := p.Bounds()
			low = math.Max(low, b.Bottom())
			if b.X < f.Box.X-1e-6 || b.Right() > f.Box.Right()+1e-6 {
				t.Fatalf("card %d of %d in %v leaves %v", i, f.Count, b, f.Box)
			}
			if i > 0 && p.Angle-f.Pose(i-1, NoCard).Angle > f.Step+1e-9 {
				t.Fatalf("card %d is turned by more than %v", i, f.Step)
			}
		}
		if !near(low, f.Box.Bottom()) {
			t.Fatalf("hand stands on %v, box ends at %v", low, f.Box.Bottom())
		}
	})
}

func TestCardFanHitsTheTopmostAndIsSteady(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := drawFan(t)
		hover := rapid.IntRange(NoCard, f.Count-1).Draw(t, "hover")
		p := drawPoint(t, f.Box)
		want := NoCard
		for i := range f.Count {
			if f.Hit(i, hover).Contains(p) {
				want = i
			}
		}
		got := f.At(p, hover)
		if got != want {
			t.Fatalf("At(%v) = %d, topmost is %d", p, got, want)
		}
		if got != NoCard && f.At(p, got) != got {
			t.Fatalf("%v hits %d, but %d once that is hovered", p, got, f.At(p, got))
		}
	})
}

func TestCardFanHitHoldsTheCard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := drawFan(t)
		i := rapid.IntRange(0, f.Count-1).Draw(t, "i")
		for _, hover := range []int{NoCard, i} {
			for _, c := range f.Pose(i, hover).Corners() {
				if in := f.Pose(i, hover).Center.Lerp(c, 0.999); !f.Hit(i, hover).Contains(in) {
					t.Fatalf("card %d, hovered %d: corner %v does not take the mouse", i, hover, c)
				}
			}
		}
		if rest := f.Pose(i, NoCard); !f.Hit(i, i).Contains(rest.Center.Lerp(rest.Corners()[2], 0.999)) {
			t.Fatalf("raised card %d does not take the mouse where it rose from", i)
		}
	})
}

func BenchmarkCardFanAt(b *testing.B) {
	f := CardFan{Box: R(0, 0, 900, 200), Card: S(100, 140), Count: 12, Radius: 900, Step: 0.07, Raise: 20}
	p := P(0, 120)
	b.ReportAllocs()
	for b.Loop() {
		p.X += 7
		if p.X > 900 {
			p.X = 0
		}
		f.At(p, 5)
	}
}
