package motion_test

import (
	"slices"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// sign is a drawing by which a test knows what is seen, where and how much of it.
func sign(name string) motion.Drawing {
	return func(c *sprites.Canvas, r layout.Rect) { c.Sprite(name, r, sprites.SpriteOpt{}) }
}

// mark is what a canvas was asked to draw.
type mark struct {
	name string
	box  layout.Rect
}

// calm lists what a motion shows without movement after a part of its time.
func calm(t *testing.T, m motion.Motion, x float64) (out []mark) {
	t.Helper()
	_, c := tabletest.Canvas(t, 200, 200)
	c.Audit = &sprites.Audit{}
	m.Still(c, m.To, x)
	for _, s := range c.Audit.Sprites {
		out = append(out, mark{s.Name, s.Box})
	}
	return out
}

const old, now = "piece/token", "piece/outpost"

// TestTheFormWithoutMovement: what goes is seen where it was, what comes where it will be,
// and what turns in one place.
func TestTheFormWithoutMovement(t *testing.T) {
	course := func(c *sprites.Canvas, r layout.Rect, x float64) {
		if x == 0.7 {
			sign(now)(c, r)
		}
	}
	m := motion.Move("piece", from, to, 1, course)
	for name, x := range map[string]struct {
		m    motion.Motion
		want []mark
	}{
		"goes":           {m.Goes(sign(old)), []mark{{old, from}}},
		"comes":          {m.Comes(sign(now)), []mark{{now, to}}},
		"goes and comes": {m.Goes(sign(old)).Comes(sign(now)), []mark{{old, from}, {now, to}}},
		"turns":          {m.Turns(sign(old), sign(now)), []mark{{old, to}, {now, to}}},
		"rests":          {m.Rests(0.7), []mark{{now, to}}},
		"rests later":    {m.Rests(0.7).After(3), []mark{{now, to}}},
		"calm":           {m.Calm(course), nil},
		"unseen":         {m.Goes(sign(old)).Unseen(), nil},
	} {
		if got := calm(t, x.m, 0.4); !slices.Equal(got, x.want) {
			t.Errorf("%s: %v, want %v", name, got, x.want)
		}
	}
	if got := calm(t, m.Calm(course), 0.7); !slices.Equal(got, []mark{{now, to}}) {
		t.Errorf("as it says itself: %v", got)
	}
	if got := calm(t, m.Turns(sign(old), sign(now)), 1); !slices.Equal(got, []mark{{now, to}}) {
		t.Errorf("turned: %v", got)
	}
}

// TestWhatFadesIsSeenInPart: what goes is fainter at last, what comes at first.
func TestWhatFadesIsSeenInPart(t *testing.T) {
	white := func(c *sprites.Canvas, r layout.Rect) { c.Fill(r, sprites.Paper) }
	c := tabletest.NewCanvas(t)
	light := func(m motion.Motion, x float64) int {
		return int(tabletest.Pixels(t, c, 20, 20, 1, func() { m.Still(c, m.To, x) }).RGBAAt(5, 5).R)
	}
	m := motion.Here("piece", layout.R(0, 0, 20, 20), 1, nil)
	for _, x := range []float64{0.1, 0.8} {
		goes, comes := light(m.Goes(white), x), light(m.Comes(white), x)
		if all := light(m.Comes(white), 1); goes < int((0.97-x)*float64(all)) || goes > int((1.03-x)*float64(all)) || comes < int((x-0.03)*float64(all)) || comes > int((x+0.03)*float64(all)) {
			t.Errorf("at %v %d is seen of what goes and %d of what comes, of %d", x, goes, comes, all)
		}
	}
}

// TestWhatComesLaterIsNotSeenBefore: then all of its course is.
func TestWhatComesLaterIsNotSeenBefore(t *testing.T) {
	var s seen
	show := begun(motion.How{Ticks: 10}, s.changing(2).After(3))
	if show.Length() != 50 {
		t.Errorf("%d ticks", show.Length())
	}
	ticks(show, 30)
	if s.draw(t, show); len(s.parts) != 0 {
		t.Errorf("drawn at %v", s.parts)
	}
	ticks(show, 10)
	if s.draw(t, show); len(s.parts) != 1 || s.parts[0] < 0.499 || s.parts[0] > 0.501 {
		t.Errorf("halfway it is drawn at %v", s.parts)
	}
}

// TestNothingIsSeenBeside what a motion is within.
func TestNothingIsSeenBeside(t *testing.T) {
	white := func(c *sprites.Canvas, r layout.Rect) { c.Fill(r, sprites.Paper) }
	m := motion.Come("piece", layout.R(0, 0, 20, 20), layout.R(0, 0, 20, 20), 0, white)
	m.Within = layout.R(0, 0, 10, 20)
	show := begun(motion.How{Ticks: 10}, m)
	ticks(show, 9)
	c := tabletest.NewCanvas(t)
	img := tabletest.Pixels(t, c, 20, 20, 1, func() { show.Draw(c) })
	if img.RGBAAt(5, 5).R == 0 || img.RGBAAt(15, 5).R != 0 {
		t.Errorf("%v within, %v beside", img.RGBAAt(5, 5), img.RGBAAt(15, 5))
	}
}
