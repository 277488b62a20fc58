package space

import (
	"fmt"
	"image"
	"testing"

	"schron/layout"
	"schron/sprites"
)

// farthest is the greatest difference of a part of a pixel, and the mean one in
// levels, between two pictures.
func farthest(a, b *image.RGBA) (most int, mean float64) {
	sum := 0
	for i, v := range a.Pix {
		d := apart(v, b.Pix[i])
		most = max(most, d)
		sum += d
	}
	return most, float64(sum) / float64(len(a.Pix))
}

// kinds are the dice, on their way and settled.
var kinds = map[string]struct {
	tumbles func(c *sprites.Canvas, r layout.Rect, value int, x float64, seed int)
	lies    func(c *sprites.Canvas, r layout.Rect, value int)
	sides   int
}{
	"six sides": {
		func(c *sprites.Canvas, r layout.Rect, value int, x float64, seed int) {
			Tumble6(c, r, value, sprites.Red, x, seed)
		},
		func(c *sprites.Canvas, r layout.Rect, value int) { Die6(c, r, value, sprites.Red, sprites.SpriteOpt{}) }, 6,
	},
	"ten sides": {
		func(c *sprites.Canvas, r layout.Rect, value int, x float64, seed int) {
			Tumble10(c, r, value, sprites.Paper, x, seed)
		},
		func(c *sprites.Canvas, r layout.Rect, value int) {
			Die10(c, r, d10Words[value-1], sprites.Paper, sprites.SpriteOpt{})
		}, 10,
	},
}

// TestADieEndsAsItLies compares the end of a throw with the settled die. The last frame is
// it, and from where the die rests nothing moves any more.
func TestADieEndsAsItLies(t *testing.T) {
	c := newTestCanvas(t)
	box := layout.R(90, 60, 64, 64)
	for name, k := range kinds {
		draw := func(paint func()) *image.RGBA {
			return render(t, c, 240, 240, func() { c.Fill(layout.R(0, 0, 240, 240), sprites.TableTop); paint() })
		}
		for value := 1; value <= k.sides; value++ {
			lies := draw(func() { k.lies(c, box, value) })
			for seed := range 4 {
				at := func(x float64) *image.RGBA { return draw(func() { k.tumbles(c, box, value, x, seed) }) }
				if most, _ := farthest(at(1), lies); most != 0 {
					t.Errorf("%s: %d lies otherwise at the end", name, value)
				}
				if most, mean := farthest(at(0.995), lies); most > 24 || mean > 0.2 {
					t.Errorf("%s: %d jumps at the end by %d levels, %.2f in the mean", name, value, most, mean)
				}
				if _, mean := farthest(at(DieRests), lies); mean > 1.6 {
					t.Errorf("%s: %d does not rest in its place: %.2f levels off", name, value, mean)
				}
				if _, mean := farthest(at(0.5), lies); mean < 3 {
					t.Errorf("%s: %d does not roll", name, value)
				}
			}
		}
	}
}

// TestADieRollsOnWithoutAJump follows throws frame by frame.
func TestADieRollsOnWithoutAJump(t *testing.T) {
	for seed := range 40 {
		const frames = 400
		was := tossAt(0, seed)
		for i := 1; i <= frames; i++ {
			is := tossAt(float64(i)/frames, seed)
			far := is.at.Add(layout.P(0, -is.height)).Dist(was.at.Add(layout.P(0, -was.height)))
			turn := 0.0
			for j := range is.turned {
				d := is.turned[j].minus(was.turned[j])
				turn = max(turn, d.dot(d))
			}
			if far > 0.06 || turn > 0.04 {
				t.Fatalf("throw %d jumps at %d of %d: by %.3f sides, %.3f", seed, i, frames, far, turn)
			}
			was = is
		}
		for i, axis := range upright() {
			if d := was.turned[i].minus(axis); was.at.Len() > 1e-9 || was.height != 0 || d.dot(d) > 1e-9 {
				t.Errorf("throw %d ends at %+v", seed, was)
			}
		}
	}
}

// TestADieIsTheSameEveryTime: neither what was drawn before nor chance changes a
// throw, and seeds do.
func TestADieIsTheSameEveryTime(t *testing.T) {
	seen := map[string]int{}
	for seed := range 12 {
		a, b := tossAt(0.3, seed), tossAt(0.3, seed)
		if a != b {
			t.Errorf("throw %d differs", seed)
		}
		if other, ok := seen[fmt.Sprint(a)]; ok {
			t.Errorf("throws %d and %d are the same", other, seed)
		}
		seen[fmt.Sprint(a)] = seed
	}
}

// TestSidesOfADieMakeSeven: the sides beside each other make a die: each value
// once, opposite ones seven.
func TestSidesOfADieMakeSeven(t *testing.T) {
	for value, sides := range d6Beside {
		if sides[0] != value+1 {
			t.Errorf("%d is not up among %v", value+1, sides)
		}
		have := map[int]bool{}
		for i, n := range sides {
			have[n] = true
			for j, other := range sides {
				if d6Sides[i].out.dot(d6Sides[j].out) == -1 && n+other != 7 {
					t.Errorf("%d lies opposite %d", n, other)
				}
			}
		}
		if len(have) != 6 {
			t.Errorf("sides %v", sides)
		}
	}
	for i := range d10Kites {
		numbers := map[string]bool{}
		for j := range d10Kites {
			numbers[d10Words[(i+3*j)%10]] = true
		}
		if len(numbers) != 10 {
			t.Errorf("a ten-sided die has the numbers %v", numbers)
		}
	}
}
