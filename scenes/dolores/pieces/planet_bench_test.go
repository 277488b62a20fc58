package pieces

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
)

// fullPlanet is 21 × 21 fields full of everything.
func fullPlanet() *Planet {
	small := islands()
	p := &Planet{Cols: 21, Owners: small.Owners}
	for i := range 21 * 21 {
		p.Fields = append(p.Fields, small.Fields[i/21%11*11+i%21%11])
		if i%3 == 0 {
			p.Fields[i].Mark = PlanetTarget
		}
	}
	return p
}

// BenchmarkPlanet is our own work for one frame of a settled map of 441 fields with
// everything on it. BenchmarkPlanetChanged works it out anew each time, as while it is
// dragged.
func BenchmarkPlanet(b *testing.B) { benchPlanet(b, false) }

func BenchmarkPlanetChanged(b *testing.B) { benchPlanet(b, true) }

func benchPlanet(b *testing.B, changes bool) {
	scenetest.NeedLoop(b)
	c := tabletest.NewCanvas(b)
	img := ebiten.NewImage(1280, 800)
	defer img.Deallocate()
	p := fullPlanet()
	c.Begin(img, 1)
	p.Draw(c, planetBox(p, 34))
	img.At(0, 0) // carries out the pending draws
	b.ReportAllocs()
	for b.Loop() {
		c.Begin(img, 1)
		if changes {
			p.Changed()
		}
		p.Draw(c, planetBox(p, 34))
		b.StopTimer()
		img.At(0, 0)
		b.StartTimer()
	}
}
