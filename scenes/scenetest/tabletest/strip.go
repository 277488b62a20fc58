package tabletest

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"

	"schron/layout"
	"schron/scenes/store"
	"schron/sprites"
)

// StripParts are the parts of a motion's time that a strip shows: its start, its end and
// what lies between; the last one is the table at rest.
var StripParts = []float64{0, 0.08, 0.16, 0.24, 0.32, 0.4, 0.48, 0.56, 0.64, 0.72, 0.8, 0.86, 0.92, 0.97, 1}

// Strip plays a move at a table and writes what it looks like at StripParts, five
// pictures in a row, to the folder that an environment variable names. It shows
// what part gives once the move is played. Without a folder it writes nothing.
func (d *Desk[F]) Strip(c *sprites.Canvas, variable, name string, part func() layout.Rect, play func()) {
	d.T.Helper()
	dir := os.Getenv(variable)
	if dir == "" {
		return
	}
	c.Store().Sync = true
	area := d.Root().Area()
	take := func() *image.RGBA {
		return Pixels(d.T, c, int(area.W), int(area.H), 1, func() { d.Root().Draw(c) })
	}
	take()
	d.House.Settings.Animation = store.AnimationNormal
	play()
	box := part().Intersect(area).Rounded()
	const cols = 5
	w, h := int(box.W), int(box.H)
	strip := image.NewRGBA(image.Rect(0, 0, cols*(w+2), (len(StripParts)+cols-1)/cols*(h+2)))
	for i, at := range StripParts {
		for n := 0; n < 2000 && d.Table.Showing() && (d.Table.Passed() < at || !d.Table.Animating()); n++ {
			d.Ticks(1)
		}
		if at == 1 {
			d.Ticks(2)
		}
		cell := image.Pt(i%cols*(w+2), i/cols*(h+2))
		draw.Draw(strip, image.Rectangle{Min: cell, Max: cell.Add(image.Pt(w, h))}, take(), image.Pt(int(box.X), int(box.Y)), draw.Src)
	}
	out, err := os.Create(filepath.Join(dir, name+".png"))
	if err == nil {
		err = png.Encode(out, strip)
	}
	if err != nil {
		d.T.Fatal(err)
	}
	if err := out.Close(); err != nil {
		d.T.Fatal(err)
	}
}

// Longest is where the piece goes that is longest on its way in the move being shown.
func (d *Desk[F]) Longest() layout.Rect {
	step := d.Table.Step()
	var out layout.Rect
	time := -1.0
	for _, m := range d.Face.Motions(step.Before, step.After) {
		if m.Time > time {
			out, time = m.From.Union(m.To), m.Time
		}
	}
	return out
}
