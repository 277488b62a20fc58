package wradislavia

import (
	"strings"
	"testing"

	"schron/scenes/scenetest"
	"schron/sprites"
)

// TestHazardsAreNamed looks for the names of both hazards in windows of all sizes,
// beside their cards while no shot is put together.
func TestHazardsAreNamed(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {3840, 2160}} {
			v := scenetest.Look(size[0], size[1], 1, lang)
			d := lay(t, fire(t), v.W, v.H, lang).Open()
			if !d.Has("named:1") || !d.Has("named:2") {
				t.Errorf("%s %v: the hazards are not named", lang, size)
			}
			all := strings.ToLower(strings.Join(d.Seen(), " "))
			for _, h := range d.Face.field().Hazards {
				for _, word := range strings.Fields(d.Face.t.Words(h.Name())) {
					if !strings.Contains(all, strings.ToLower(word)) {
						t.Errorf("%s %v: %q is not to be read", lang, size, word)
					}
				}
			}
			d.Hover("diagram")
			if !d.Face.diagram {
				t.Errorf("%s %v: the diagram does not come", lang, size)
			}
			busy["fire"](d)
			if d.Has("named:1") {
				t.Errorf("%s %v: no room is made for the active die", lang, size)
			}
		}
	}
}

// TestNamesKeepTheirWordsWhole measures the names of all hazards in the place that
// they have.
func TestNamesKeepTheirWordsWhole(t *testing.T) {
	fonts := scenetest.Fonts(t)
	for _, lang := range []string{"pl", "en"} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
			d := lay(t, fire(t), size[0], size[1], lang).Open()
			room := d.Find("named:1").Rect[2] - 26
			for _, name := range []string{"radiation", "birds", "rats"} {
				words := d.House.Say("wradislavia.hazard." + name)
				for _, word := range strings.Fields(words) {
					if w := fonts.Measure(word, sprites.Body.Sized(sprites.MinTextSize)).W; w > room {
						t.Errorf("%s %v: %q is %v wide in a place of %v", lang, size, word, w, room)
					}
				}
			}
		}
	}
}
