package menu

import (
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/scenes/desktop"
	"schron/scenes/house"
	"schron/scenes/ui"
)

// TestAboutIsFoundFromShelfAndSettings, and Escape leads back.
func TestAboutIsFoundFromShelfAndSettings(t *testing.T) {
	w := newWorld(t)
	for _, scene := range []func() ui.Scene{
		func() ui.Scene { return NewShelf(w.House) },
		func() ui.Scene { return NewSettings(w.House) },
	} {
		w.show(t, 1280, 800, scene).Click("about")
	}
	if !slices.Equal(w.went, []string{"about", "about"}) {
		t.Errorf("went to %v", w.went)
	}
}

// TestAboutTellsWhatTheProgramIs: its version, the folder of saves, and a licence for
// each part, to be read to its end.
func TestAboutTellsWhatTheProgramIs(t *testing.T) {
	w := newWorld(t)
	able(w)
	d := w.show(t, 1024, 640, func() ui.Scene { return NewAbout(w.House) })
	for id, want := range map[string]string{
		"about:version": "1.0 (0123456789ab)", "about:graphics": "PlayStation 5 (3)", "about:window": "16384 × 16384",
		"about:scale": "337%", "about:licence": "MIT", "folder": w.Files.Places().Data,
	} {
		if got := d.Find(id).Label; got != want && id != "folder" || id == "folder" && !strings.HasSuffix(want, got[len(got)-5:]) {
			t.Errorf("%s is %q, want %q", id, got, want)
		}
	}
	parts := assets.Parts()
	last := slices.IndexFunc(parts, func(p assets.Part) bool { return strings.HasSuffix(p.Name, "renameio/v2") })
	for range 40 {
		if !d.Has("parts:" + itoa(last)) {
			d.Wheel("parts", -1)
		}
	}
	d.Click("parts:" + itoa(last))
	area := "licence:" + itoa(last)
	if got := d.Find(area).Label; got != "github.com/google/renameio/v2" {
		t.Errorf("the licence of %q is shown", got)
	}
	for range 40 {
		d.Wheel(area, -4)
	}
	if at, most := d.State(area, "offset").(float64), d.State(area, "most").(float64); most < 100 || at != most {
		t.Errorf("scrolled to %v of %v", at, most)
	}
}

// TestAboutOffersWhatTheSystemCanDo, and nothing else.
func TestAboutOffersWhatTheSystemCanDo(t *testing.T) {
	w := newWorld(t)
	w.Navigation.Reveal = nil
	scenes := []func() ui.Scene{
		func() ui.Scene { return NewAbout(w.House) },
		func() ui.Scene { return NewCrash(w.House, "/tmp/raport", "", false) },
	}
	for _, scene := range scenes {
		d := w.show(t, 1280, 800, scene)
		if d.Has("copy-report") || d.Has("reveal") {
			t.Error("what the system cannot do is offered")
		}
	}
	var copied, shown []string
	w.Navigation.Reveal = func(path string) { shown = append(shown, path) }
	w.System = house.System{Report: func() string { return "report" }}
	for _, scene := range scenes {
		w.Desktop = &desktop.Own{}
		d := w.show(t, 1280, 800, scene)
		d.Click("copy-report")
		copied = append(copied, w.Desktop.Paste())
		if got := strings.Join(d.Toasts(), " "); !strings.Contains(got, "Skopiowano") {
			t.Errorf("it says %q", got)
		}
		d.Click("reveal")
	}
	if !slices.Equal(copied, []string{"report", "report"}) || !slices.Equal(shown, []string{w.Files.Places().Data, "/tmp/raport"}) {
		t.Errorf("copied %q, shown %q", copied, shown)
	}
}

// TestAboutSavesTheReportToAFile, for who pastes it into a message after the program has
// ended.
func TestAboutSavesTheReportToAFile(t *testing.T) {
	w := newWorld(t)
	w.System = house.System{Report: func() string { return "report" }}
	var saved []string
	w.Navigation.Report = func(text string) { saved = append(saved, text) }
	d := w.show(t, 1024, 640, func() ui.Scene { return NewAbout(w.House) })
	d.Click("save-report")
	if !slices.Equal(saved, []string{"report"}) {
		t.Errorf("saved %q", saved)
	}
	fits(t, func(w *world) {
		w.System = house.System{Report: func() string { return "report" }}
		w.Navigation.Report = func(string) {}
	}, func(w *world) ui.Scene { return NewAbout(w.House) }, nil)
}
