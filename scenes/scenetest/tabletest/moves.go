package tabletest

import (
	"fmt"
	"image"
	"image/draw"
	"path/filepath"
	"testing"

	"schron/layout"
	"schron/rules"
	"schron/rules/rulestest"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/sprites"
)

// Show lays a match out as a replay, everything open, and begins to show its move n
// (0 for the first) with its motions.
func (k Kit[F, P]) Show(t testing.TB, m *rules.Match, n int, w, h float64) *Desk[F] {
	t.Helper()
	d := LayIn[F](t, House(t, k.Rules, "pl"), m, k.Game, table.Options{Replay: true, Still: true}, w, h)
	d.House.Settings.Animation = store.AnimationNormal
	d.Table.Look(n)
	d.Root().Invalidate()
	d.Ticks(1)
	d.Click("past:on")
	d.Away()
	return d
}

// ToPart lets ticks pass until a part (0..1) of the time of what moves has passed, and
// reports whether that was reached.
func (d *Desk[F]) ToPart(part float64) bool {
	for d.Table.Animating() && d.Table.Passed() < part {
		d.Ticks(1)
	}
	return d.Table.Animating()
}

// screen draws what is on the screen of w × h units.
func (d *Desk[F]) screen(c *sprites.Canvas, w, h int) *image.RGBA {
	d.T.Helper()
	return Pixels(d.T, c, w, h, 1, func() { d.Root().Draw(c) })
}

// Recorded is the game of build/shots, which has moves of every kind.
func (k Kit[F, P]) Recorded(t testing.TB) *rules.Match {
	t.Helper()
	r := rulestest.ReadRecord(t, filepath.Join("..", "..", "build", "shots", k.Rules.ID()+".json"))
	m, err := rules.LoadMatch(func(string) (rules.Game, error) { return k.Rules, nil }, r)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Seamless fails the test if moves that are shown begin or end with a jump. In the
// given boxes the first frame of each must look as the table did before, the last one
// as it does after. most is how much they may differ at the end, see Apart, because
// what is about to land is a little off. At the beginning, after some ticks, it is
// three times that.
func (k Kit[F, P]) Seamless(t *testing.T, m *rules.Match, moves map[string]int, most float64, boxes func(f F, name string, end bool) []layout.Rect) {
	t.Helper()
	c := NewCanvas(t)
	const w, h = 1280, 800
	for name, n := range moves {
		d := LayIn[F](t, House(t, k.Rules, "pl"), m, k.Game, table.Options{Replay: true, Still: true}, w, h)
		d.House.Settings.Animation = store.AnimationNormal
		d.Table.Look(n)
		d.Root().Invalidate()
		d.Ticks(1)
		compare := func(when string, a, b *image.RGBA) {
			for _, box := range boxes(d.Face, name, when == "end") {
				r := image.Rect(int(box.X), int(box.Y), int(box.Right()), int(box.Bottom()))
				if far := Apart(part(a, r), part(b, r)); far > most && (when == "end" || far > 3*most) {
					t.Errorf("%s jumps at its %s by %.4f in %v", name, when, far, r)
				}
			}
		}
		before := d.screen(c, w, h)
		d.Click("past:on")
		d.Away()
		if !d.Table.Animating() {
			t.Errorf("%s is not shown", name)
			continue
		}
		compare("beginning", before, d.screen(c, w, h))
		passed := d.Table.Passed()
		d.Ticks(1)
		ticks := int(1/(d.Table.Passed()-passed) + 0.5)
		d.Ticks(ticks - int(d.Table.Passed()*float64(ticks)+0.5) - 1)
		if !d.Table.Animating() {
			t.Fatalf("%s ends too soon", name)
		}
		last := d.screen(c, w, h)
		for d.Ticks(1); d.Table.Animating(); d.Ticks(1) {
			if d.Face.Course(d.Table.Step().Before, d.Table.Step().After) == nil { // nothing is to be read on
				t.Fatalf("%s does not end", name)
			}
		}
		compare("end", last, d.screen(c, w, h))
	}
}

// part copies a part of a picture.
func part(img *image.RGBA, r image.Rectangle) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	draw.Draw(out, out.Rect, img, r.Min, draw.Src)
	return out
}

// MovesLightly wants nothing to be allocated in frames of moves while they are shown, see
// Lightly.
func (k Kit[F, P]) MovesLightly(t *testing.T, m *rules.Match, moves ...int) {
	t.Helper()
	dst, c := Canvas(t, 1280, 800)
	for _, n := range moves {
		if n < 0 || n >= m.Len() {
			t.Fatalf("there is no move %d: the match has %d, counted from 0", n, m.Len())
		}
		d := k.Show(t, m, n, 1280, 800)
		for _, part := range []float64{0.1, 0.3, 0.5, 0.7, 0.9} {
			d.ToPart(part)
			step := d.Table.Step()
			list := d.Face.Motions(step.Before, step.After)
			if len(list) == 0 {
				t.Errorf("move %d is not shown", n)
			}
			Lightly(t, c, dst, fmt.Sprintf("move %d", n), list, part)
		}
	}
}
