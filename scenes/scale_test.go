package scenes

import (
	"math"
	"testing"
)

func TestInterfaceScale(t *testing.T) {
	for _, tc := range []struct{ chosen, w, h, want float64 }{
		{1, 1280, 800, 1},
		{2, 1280, 800, 1.25}, // else the window would be smaller than 1024 × 640
		{1, 1024, 640, 1},
		{1, 1366, 768, 1},
		{1, 1920, 1080, 1.28},
		{1, 2560, 1080, 1.28}, // the narrower side counts
		{1, 3840, 2160, 2.2},
		{1, 7680, 4320, 2.2},
		{1, 1080, 1920, 1.04375}, // higher than wide
		{1.5, 3840, 2160, 3.3},
		{2, 3840, 2160, 3.375},
		{5, 3840, 2160, 3.375},
		{0.75, 1920, 1080, 0.96},
		{0.75, 1024, 640, 0.75},
		{0.1, 1280, 800, 0.75},
		{1.5, 1280, 640, 1},
		{1, 800, 600, 0.78125}, // a monitor that is too small
	} {
		if got := InterfaceScale(tc.chosen, tc.w, tc.h); math.Abs(got-tc.want) > 1e-9 {
			t.Errorf("InterfaceScale(%v, %v, %v) = %v, want %v", tc.chosen, tc.w, tc.h, got, tc.want)
		}
	}
}

func TestViewNeverFallsBelowTheLeastWindow(t *testing.T) {
	for _, chosen := range []float64{0.75, 1, 1.5, 2} {
		for w := 640.0; w <= 3840; w += 160 {
			for h := 480.0; h <= 2160; h += 120 {
				if u := newView(chosen, w, h, 2).units(); u.W < LeastWidth-1e-6 || u.H < LeastHeight-1e-6 {
					t.Fatalf("%v at %v × %v gives %v", chosen, w, h, u)
				}
			}
		}
	}
}

// TestAWindowOfNothingStillHasAPicture: systems give any size, and 0 × 0 while a
// window is put away.
func TestAWindowOfNothingStillHasAPicture(t *testing.T) {
	for _, size := range [][2]float64{{0, 0}, {1, 1}, {1, 800}, {1280, 1}, {1280, 0}, {30, 20}} {
		v := newView(1, size[0], size[1], 1)
		w, h := v.screen()
		if w < 256 || h < 160 || v.pixels() < 0.25 || math.IsNaN(v.units().W) || v.units().W < LeastWidth || v.units().H < LeastHeight {
			t.Errorf("%v: a picture of %v × %v, %v pixels per unit, %v units", size, w, h, v.pixels(), v.units())
		}
	}
}

// TestWindowFor: a recording tells units, and its window is found again.
func TestWindowFor(t *testing.T) {
	for _, chosen := range []float64{0.75, 1, 1.25, 1.5, 2} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1366, 768}, {1920, 1080}, {2560, 1080}, {1024, 1280}, {3840, 2160}} {
			got := WindowFor(chosen, Units(chosen, size[0], size[1]))
			if shown := Units(chosen, got.W, got.H); math.Abs(shown.W-Units(chosen, size[0], size[1]).W) > 1e-3 {
				t.Errorf("a window of %v with %v: found %v, which shows %v", size, chosen, got, shown)
			}
		}
	}
	if got := WindowFor(1, Units(1, 1920, 1080)); math.Abs(got.W-1920) > 1e-3 || math.Abs(got.H-1080) > 1e-3 {
		t.Errorf("1920 × 1080 comes back as %v", got)
	}
}

// TestThingsGrowSteadily: a larger window never shows things smaller, nor less
// of them.
func TestThingsGrowSteadily(t *testing.T) {
	was := newView(1, 1000, 625, 1)
	for w := 1016.0; w <= 4200; w += 16 {
		v := newView(1, w, w/1.6, 1)
		if v.scale < was.scale-1e-9 || v.units().W < was.units().W-1e-6 {
			t.Fatalf("at %v: scale %v and %v units, before %v and %v", w, v.scale, v.units(), was.scale, was.units())
		}
		was = v
	}
}

func TestViewOfAFineMonitor(t *testing.T) {
	v := newView(1.25, 1280, 800, 2)
	if w, h := v.screen(); w != 2560 || h != 1600 {
		t.Errorf("the picture has %v × %v pixels", w, h)
	}
	if v.pixels() != 2.5 || v.units().W != 1024 {
		t.Errorf("%v pixels per unit, %v units wide", v.pixels(), v.units().W)
	}
}
