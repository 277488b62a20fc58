package tabletest

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/rules"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// Motions are the pieces that move in the last move of the match, as everybody
// sees it.
func (d *Desk[F]) Motions() []motion.Motion {
	d.T.Helper()
	before, err := d.Match.ViewAt(d.Match.Len()-1, rules.NoSeat)
	if err != nil {
		d.T.Fatal(err)
	}
	return d.Face.Motions(before, d.Match.View(rules.NoSeat))
}

// Pieces are the names of the pieces that move, sorted.
func Pieces(list []motion.Motion) []string {
	var out []string
	for _, m := range list {
		out = append(out, m.Piece)
	}
	slices.Sort(out)
	return out
}

// Paint draws a piece when a part of its time (0..1) has passed.
func Paint(c *sprites.Canvas, m motion.Motion, part float64) {
	r := m.From.Lerp(m.To, part)
	if m.Play != nil {
		m.Play(c, r, part)
		return
	}
	m.Draw(c, r)
}

// paintStill draws what a piece shows in place of movement after a part of its time
// (0..1). It draws nothing if the piece has no such picture.
func paintStill(c *sprites.Canvas, m motion.Motion, part float64) {
	if m.Still != nil {
		m.Still(c, m.To, part)
	}
}

// Lightly fails the test if frames for dst allocate while pieces move. It draws each
// piece alone after parts (0..1) of its time, in full motion and in the short form.
// moves names what moves.
func Lightly(t testing.TB, c *sprites.Canvas, dst *ebiten.Image, moves string, list []motion.Motion, parts ...float64) {
	t.Helper()
	for _, m := range list {
		for _, part := range parts {
			if n := Allocations(c, dst, func() { Paint(c, m, part) }); n > 0 {
				t.Errorf("%s: %s on its way at %v: %v allocations", moves, m.Piece, part, n)
			}
			if n := Allocations(c, dst, func() { paintStill(c, m, part) }); n > 0 {
				t.Errorf("%s: %s without movement at %v: %v allocations", moves, m.Piece, part, n)
			}
		}
	}
}
