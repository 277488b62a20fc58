package scenes

import (
	"testing"

	"schron/layout"
)

// Monitors of many a desk.
var (
	laptop   = Screen{Name: "eDP-1", Width: 1366, Height: 768}
	fine     = Screen{Name: "eDP-1", Width: 1093, Height: 614} // the same at 125 %
	usualOne = Screen{Name: "HDMI-1", Width: 1920, Height: 1080}
	large    = Screen{Name: "DP-2", Width: 3840, Height: 2160}
	wide     = Screen{Name: "DP-3", Width: 3440, Height: 1440}
	high     = Screen{Name: "DP-4", Width: 1080, Height: 1920}
)

// TestFirstSize: no stamp on a large monitor, and whole on a small one.
func TestFirstSize(t *testing.T) {
	for _, c := range []struct {
		screen        Screen
		width, height int
	}{
		{laptop, 1280, 688},
		{fine, 1053, 534},
		{Screen{Width: 1280, Height: 800}, 1240, 720},
		{usualOne, 1280, 800},
		{Screen{Width: 2560, Height: 1440}, 1706, 1066},
		{large, 2557, 1598},
		{wide, 1706, 1066},
		{high, 1040, 1248},
	} {
		if w, h := firstSize(c.screen); w != c.width || h != c.height {
			t.Errorf("%v: %d × %d, want %d × %d", c.screen, w, h, c.width, c.height)
		}
	}
}

func TestAWindowComesBackToWhereItCanBeSeen(t *testing.T) {
	both := []Screen{usualOne, large}
	for name, c := range map[string]struct {
		stood   Place
		screens []Screen
		here    int
		want    Place
		on      int
	}{
		"where it was": {
			Place{"HDMI-1", 100, 90, 1280, 800, false},
			both, 1,
			Place{"HDMI-1", 100, 90, 1280, 800, false},
			0,
		},
		"on the second one": {
			Place{"DP-2", 2000, 1000, 1280, 800, true},
			both, 0,
			Place{"DP-2", 2000, 1000, 1280, 800, true},
			1,
		},
		"the monitor is gone": {
			Place{"DP-2", 2000, 1000, 1280, 800, false},
			[]Screen{usualOne},
			0,
			Place{"HDMI-1", 320, 140, 1280, 800, false},
			0,
		},
		"gone, and the other one is smaller": {
			Place{"DP-2", 2000, 1000, 2557, 1598, true},
			[]Screen{laptop},
			0,
			Place{"eDP-1", 0, 40, 1366, 688, true},
			0,
		},
		"the monitor is smaller": {
			Place{"eDP-1", 80, 60, 1280, 700, false},
			[]Screen{fine},
			0,
			Place{"eDP-1", 0, 60, 1093, 534, false},
			0,
		},
		"beyond the right and the lower edge": {
			Place{"HDMI-1", 1800, 1000, 1280, 800, false},
			both, 0,
			Place{"HDMI-1", 640, 280, 1280, 800, false},
			0,
		},
		"beyond the left and the upper edge": {
			Place{"HDMI-1", -700, -30, 1280, 800, false},
			both, 0,
			Place{"HDMI-1", 0, 32, 1280, 800, false},
			0,
		},
		"as high as the monitor": {
			Place{"HDMI-1", 960, 0, 960, 1080, false},
			both, 0,
			Place{"HDMI-1", 960, 0, 960, 1080, false},
			0,
		},
		"far away": {
			Place{"HDMI-1", 16000, -16000, 16000, 16000, false},
			both, 0,
			Place{"HDMI-1", 0, 32, 1920, 1000, false},
			0,
		},
		"of no size": {
			Place{"HDMI-1", 5, 5, 0, -4, false},
			both, 0,
			Place{"HDMI-1", 5, 5, 1, 1, false},
			0,
		},
	} {
		got, on := c.stood.On(c.screens, c.here)
		if got != c.want || on != c.on {
			t.Errorf("%s: %+v on %d, want %+v on %d", name, got, on, c.want, c.on)
		}
	}
}

// TestNoWindowIsEverOffTheScreen tries places all over and beyond the monitors.
func TestNoWindowIsEverOffTheScreen(t *testing.T) {
	screens := []Screen{laptop, usualOne, large, high}
	for _, name := range []string{"eDP-1", "HDMI-1", "DP-2", "DP-4", "gone", ""} {
		for x := -5000; x <= 9000; x += 700 {
			for y := -3000; y <= 5000; y += 410 {
				for _, w := range []int{160, 1024, 2557, 9000} {
					p, on := Place{name, x, y, w, w * 5 / 8, false}.On(screens, 1)
					s := screens[on]
					if !layout.R(float64(p.X), float64(p.Y), float64(p.Width), float64(p.Height)).Within(layout.R(0, 0, float64(s.Width), float64(s.Height))) {
						t.Fatalf("%s %d %d %d: stands at %+v on %+v", name, x, y, w, p, s)
					}
				}
			}
		}
	}
}

func TestWhereAWindowIsOpened(t *testing.T) {
	stood := Place{"DP-2", 10, 20, 1500, 900, false}
	for name, c := range map[string]struct {
		o       Options
		screens []Screen
		want    Place
		on      int
		placed  bool
	}{
		"at first":                    {Options{}, []Screen{laptop}, Place{Width: 1280, Height: 688}, -1, false},
		"at first, without a monitor": {Options{}, nil, Place{Width: 1280, Height: 800}, -1, false},
		"with a size asked for":       {Options{Width: 3840, Height: 2160}, []Screen{laptop}, Place{Width: 3840, Height: 2160}, -1, false},
		"where it stood":              {Options{Place: &stood}, []Screen{laptop, large}, stood, 1, true},
		"where it stood, unseen":      {Options{Place: &stood}, nil, stood, -1, false},
	} {
		got, on, placed := c.o.stand(c.screens, 0)
		if got != c.want || on != c.on || placed != c.placed {
			t.Errorf("%s: %+v on %d, placed %v", name, got, on, placed)
		}
	}
}

func TestLeastSizeFitsTheMonitor(t *testing.T) {
	for _, c := range []struct {
		screen        Screen
		width, height int
	}{{large, 1024, 640}, {laptop, 1024, 640}, {fine, 1024, 534}, {Screen{Width: 800, Height: 600}, 800, 520}} {
		if w, h := leastSize(c.screen); w != c.width || h != c.height {
			t.Errorf("%v: %d × %d", c.screen, w, h)
		}
	}
}
