package scenetest

import (
	"fmt"
	"strings"

	"schron/rules/rulestest"
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

// windows are those that the design asks for: the least one, the usual one, the widest
// and highest shapes and the greatest. The interface is shown at 75 to 200 %. In `make
// test` some stand for all of them in a language.
var windows = []struct {
	width, height, chosen float64
	in                    string // languages in which it stands for others
}{
	{1024, 640, 1, "pl en"}, // the least one
	{1280, 800, 1, "pl en"}, // the usual one
	{1920, 1080, 1, ""},
	{2560, 1080, 1, ""},
	{1024, 1280, 1, "pl"}, // the highest
	{3840, 2160, 1, ""},
	{1366, 768, 0.75, ""},
	{1280, 800, 2, ""},
	{1920, 1080, 1.25, "pl"}, // with edges between pixels
	{1920, 1080, 2, ""},
	{2560, 1080, 2, "pl"},    // the widest of the least height
	{3840, 2160, 0.75, "pl"}, // the most units
}

// Views returns the windows to be looked at in each of the languages given. These are all
// in a proof, else six in Polish and two in English.
func Views(langs ...string) []View { return views(langs, rulestest.Thorough()) }

// InTurn returns the first of some views and a third of the others. Which third depends on
// the name of what is looked at. In a proof it returns all.
func InTurn(name string, views []View) []View {
	var out []View
	for i, v := range views {
		if i == 0 || (i+len(name))%3 == 0 || rulestest.Thorough() {
			out = append(out, v)
		}
	}
	return out
}

// AllViews returns all windows in each of the languages given.
func AllViews(langs ...string) []View { return views(langs, true) }

func views(langs []string, all bool) []View {
	var out []View
	for _, l := range langs {
		for _, w := range windows {
			if all || strings.Contains(w.in, l) {
				out = append(out, Look(w.width, w.height, w.chosen, l))
			}
		}
	}
	return out
}
