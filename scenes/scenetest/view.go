package scenetest

import (
	"fmt"

	"schron/scenes"
)

// View is one way to look at a scene: a window, an interface size and a
// language.
type View struct {
	Width, Height float64 // the window, pixels
	Chosen        float64 // the interface size, 0.75 to 2
	Lang          string

	W, H  float64 // the window, units
	Scale float64 // pixels per unit
}

// Look is the view of a window of width × height pixels.
func Look(width, height, chosen float64, lang string) View {
	units := scenes.Units(chosen, width, height)
	return View{
		Width: width, Height: height, Chosen: chosen, Lang: lang,
		W: units.W, H: units.H, Scale: scenes.InterfaceScale(chosen, width, height),
	}
}

// String names the view.
func (v View) String() string {
	return fmt.Sprintf("%s %.0f×%.0f at %.0f %%", v.Lang, v.Width, v.Height, v.Chosen*100)
}

// Views returns the windows that the design asks for, each in the languages given.
// These are the least one, the usual one, the widest and highest shapes and the
// greatest. The interface is shown at 75 to 200 %.
func Views(langs ...string) []View {
	var out []View
	for _, l := range langs {
		for _, w := range [...]struct{ width, height, chosen float64 }{
			{1024, 640, 1},
			{1280, 800, 1},
			{1920, 1080, 1},
			{2560, 1080, 1},
			{1024, 1280, 1},
			{3840, 2160, 1},
			{1366, 768, 0.75},
			{1280, 800, 2},
			{1920, 1080, 1.25},
			{1920, 1080, 2},
			{2560, 1080, 2},    // the widest of the least height
			{3840, 2160, 0.75}, // the most units
		} {
			out = append(out, Look(w.width, w.height, w.chosen, l))
		}
	}
	return out
}
