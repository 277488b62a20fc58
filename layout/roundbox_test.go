package layout

import "testing"

func TestDashesGoRoundEvenly(t *testing.T) {
	b := RoundBox{W: 114, H: 80, Radius: 8}
	if d := b.Dashes(7); b.Perimeter()/d != float64(int(b.Perimeter()/d+0.5)) {
		t.Errorf("%v dashes of %v", b.Perimeter()/d, d)
	}
	last := -1.0
	for i := range 20 {
		x := 10 + float64(i)*4.5
		if at := b.Along(x, 0); at <= last {
			t.Errorf("at %v the way is %v after %v", x, at, last)
		} else {
			last = at
		}
	}
	for _, p := range [][2]float64{{114, 40}, {60, 80}, {0, 40}, {112, 2}, {112, 78}, {2, 78}, {2, 2}} {
		if at := b.Along(p[0], p[1]); at < 0 || at > b.Perimeter()+1e-9 {
			t.Errorf("the way to %v is %v of %v", p, at, b.Perimeter())
		}
	}
}

func TestDistanceFromARoundBox(t *testing.T) {
	b := RoundBox{W: 100, H: 60, Radius: 10}
	for _, c := range []struct{ x, y, want float64 }{
		{50, -7, 7},
		{50, 0, 0},
		{50, 12, -12},
		{104, 30, 4},
		{10, 30, -10},
		{4, 2, 0},
		{1, -2, 5},
		{96, 58, 0}, // the corners' circles
	} {
		if d := b.Distance(c.x, c.y); d < c.want-1e-9 || d > c.want+1e-9 {
			t.Errorf("(%v, %v) lies %v from the edge, not %v", c.x, c.y, d, c.want)
		}
	}
}
