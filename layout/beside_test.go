package layout

import (
	"testing"

	"pgregory.net/rapid"
)

func lie(boxes ...Rect) (things []Thing) {
	for i, r := range boxes {
		things = append(things, Thing{r, float64(len(boxes) - i)})
	}
	return things
}

func TestBeside(t *testing.T) {
	within, at, size := R(0, 0, 400, 300), R(180, 130, 40, 40), S(80, 30)
	right, left, below, above := R(227, 135, 80, 30), R(93, 135, 80, 30), R(160, 177, 80, 30), R(160, 93, 80, 30)
	for _, c := range []struct {
		what   string
		at     Rect
		things []Rect
		want   Rect
	}{
		{"free on all sides", at, nil, right},
		{"something right of it", at, []Rect{right}, left},
		{"right and left", at, []Rect{right, left}, below},
		{"right, left and below", at, []Rect{right, left, below}, above},
		{"the least important is covered", R(0, 0, 400, 300), []Rect{R(0, 0, 400, 299), R(0, 299, 400, 1)}, R(160, 270, 80, 30)},
		{"at the edge of the window", R(370, 130, 20, 40), []Rect{R(370, 130, 20, 40)}, R(283, 135, 80, 30)},
		{"pushed into the window", R(0, 0, 20, 20), nil, R(27, 0, 80, 30)},
	} {
		if got := Beside(c.at, size, 7, within, lie(c.things...)); got != c.want {
			t.Errorf("%s: %v, want %v", c.what, got, c.want)
		}
	}
}

// TestBesideGoesAwayFromWhatMatters, no further than it is worth.
func TestBesideGoesAwayFromWhatMatters(t *testing.T) {
	within, at, size := R(0, 0, 800, 600), R(380, 280, 40, 40), S(80, 30)
	if got := Beside(at, size, 10, within, nil); got != R(430, 285, 80, 30) {
		t.Errorf("with nothing around: %v", got)
	}
	ring := R(280, 180, 240, 240) // a hundred units of the same on all sides
	for weight, most := range map[float64]float64{1: 11, 3: 11, 20: 160} {
		got := Beside(at, size, 10, within, []Thing{{ring, weight}})
		far := max(got.X-at.Right(), at.X-got.Right(), got.Y-at.Bottom(), at.Y-got.Bottom())
		if far > most || weight == 20 && got.Intersects(ring) {
			t.Errorf("weight %v: %v, %v away", weight, got, far)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		at := R(between(-50, 800).Draw(t, "x"), between(-50, 600).Draw(t, "y"), 30, 30)
		size := S(between(1, 800).Draw(t, "w"), between(1, 600).Draw(t, "h"))
		if got := Beside(at, size, 10, within, lie(at)); !got.Within(within) || got.Size() != size {
			t.Fatalf("%v beside %v", got, at)
		}
	})
}

// TestAnywhereFindsTheOnlyPlace, however far away it is; of several it takes the nearest.
func TestAnywhereFindsTheOnlyPlace(t *testing.T) {
	within, size := R(10, 20, 790, 580), S(100, 60)
	at := R(700, 540, 90, 50)
	hole := R(20, 30, 120, 80)
	rest := within.Without([]Rect{hole})
	if got := Anywhere(at, size, within, lie(rest...)); !got.Within(hole) {
		t.Errorf("%v is not in the hole", got)
	}
	if got := Anywhere(at, size, within, lie(R(400, 20, 400, 580))); got.Right() > 400 || got.Right() < 380 || got.Bottom() < 580 {
		t.Errorf("%v is not the nearest place", got)
	}
	if got := Anywhere(at, S(900, 700), within, lie(at)); got.X != within.X || got.Y != within.Y {
		t.Errorf("what is larger stands at %v", got)
	}
}
