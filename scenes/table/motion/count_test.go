package motion_test

import (
	"strconv"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// TestACountShowsOneThingAfterTheOther, and a sound comes with each as far as they are
// counted one by one.
func TestACountShowsOneThingAfterTheOther(t *testing.T) {
	var x motion.Count
	if x.On() || x.Seen(3, 4) != 1 {
		t.Error("without a count not all is seen")
	}
	x.Begin(80, false)
	heard := 0
	for tick := 1; ; tick++ {
		before := x.Seen(1, 4)
		over, more := x.Tick()
		if more {
			heard++
		}
		if now := x.Seen(1, 4); now < before || tick == 5 && (x.Seen(0, 4) != 0.5 || now != 0) || tick == 15 && now != 0.5 {
			t.Fatalf("after %d ticks %v is seen of the second, %v of the first", tick, now, x.Seen(0, 4))
		}
		if over {
			if tick != 80 || heard != 4 {
				t.Errorf("%d ticks, %d heard", tick, heard)
			}
			break
		}
	}
}

// TestACalmCountFadesIn all at once, and nothing is heard.
func TestACalmCountFadesIn(t *testing.T) {
	var x motion.Count
	x.Begin(10, true)
	for range 5 {
		if _, more := x.Tick(); more {
			t.Error("something is heard")
		}
	}
	if x.Seen(0, 4) != 0.5 || x.Seen(3, 4) != 0.5 {
		t.Errorf("%v and %v are seen halfway", x.Seen(0, 4), x.Seen(3, 4))
	}
}

// TestATallyCountsUp to its number, also below nothing, in fine steps where it is large.
func TestATallyCountsUp(t *testing.T) {
	_, c := tabletest.Canvas(t, 200, 200)
	c.Audit = &sprites.Audit{}
	for _, n := range []int{0, 3, -5, 1000} {
		var x motion.Count
		x.Begin(73, false)
		tally := x.Tally(n, strconv.Itoa)
		said := func() string {
			c.Audit.Reset()
			tally.Draw(c, layout.R(0, 0, 100, 20), sprites.Body)
			return c.Audit.Texts[0].Text
		}
		if got := said(); got != "0" {
			t.Errorf("%d begins with %s", n, got)
		}
		if x.Jump(0.5); n > 100 && (said() == "0" || said() == strconv.Itoa(n)) {
			t.Errorf("halfway to %d it is %s", n, said())
		}
		if x = (motion.Count{}); said() != strconv.Itoa(n) {
			t.Errorf("%d ends with %s", n, said())
		}
	}
}
