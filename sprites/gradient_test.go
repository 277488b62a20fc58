package sprites

import (
	"bytes"
	"image"
	"image/color"
	"testing"

	"schron/rules/rulestest"
)

// shaded has the kinds of gradients that art has, with more than two stops, with
// opacities, and with ends within the path.
const shaded = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><defs>
<linearGradient id="down" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#123456"/><stop offset="0.4" stop-color="#fedcba" stop-opacity="0.3"/><stop offset="1" stop-color="#ff0000"/></linearGradient>
<linearGradient id="across" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0.1" stop-color="#00ff00"/><stop offset="0.9" stop-color="#0a0b0c"/></linearGradient>
<radialGradient id="round" cx="0.4" cy="0.3" r="0.6" fx="0.4" fy="0.3"><stop offset="0" stop-color="#ffffff"/><stop offset="0.5" stop-color="#777777"/><stop offset="1" stop-color="#000000" stop-opacity="0"/></radialGradient>
</defs><path d="M1 1h28v20h-28z" fill="url(#down)"/><path d="M31 3l25 4l-9 28z" fill="url(#across)" fill-opacity="0.7" stroke="#336699" stroke-width="2"/>
<circle cx="20" cy="25" r="13" fill="url(#round)"/><path d="M2 36h50v3h-50z" fill="url(#down)"/></svg>`

// TestGradientsAreThoseOfTheLibrary: art is drawn to the same pixels as by the library's
// gradients. All art is drawn in a proof, a tenth of it else.
func TestGradientsAreThoseOfTheLibrary(t *testing.T) {
	a, err := parseArt("shaded", []byte(shaded))
	if err != nil {
		t.Fatal(err)
	}
	all, store := []*art{a}, testStore(t)
	for i, name := range store.Names() {
		if i%rulestest.Rounds(10, 1) == 0 {
			all = append(all, store.arts[name])
		}
	}
	for _, a := range all {
		w, h := 90, int(90*a.h/a.w)
		draw := func(own bool) []byte {
			icon, err := a.icon(color.NRGBA{R: 200, G: 30, B: 60, A: 255})
			if err != nil {
				t.Fatal(err)
			}
			for id, g := range icon.Grads {
				mark, ok := g.Stops[0].StopColor.(*gradient)
				if !ok {
					t.Fatalf("%s: %s is left to the library", a.name, id)
				}
				if !own {
					g.Stops[0].StopColor = mark.Color
				}
			}
			icon.SetTarget(0, 0, float64(w), float64(h))
			img := image.NewRGBA(image.Rect(0, 0, w, h))
			drawIcon(icon, newScanner(img))
			return img.Pix
		}
		if !bytes.Equal(draw(true), draw(false)) {
			t.Errorf("%s: the pixels differ", a.name)
		}
	}
}
