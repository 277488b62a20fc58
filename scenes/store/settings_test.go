package store

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
)

func TestSettingsRoundTrip(t *testing.T) {
	s, _ := open(t)
	want := Settings{
		Language: "en", Scale: 150, FullScreen: true, Width: 1920, Height: 1080,
		Animation: AnimationFast, Marks: true, ConfirmEnd: true, Covers: map[string]bool{"dzicz": true, "toy": false},
		Players: []rules.Player{{Name: "Żaneta", Colour: "violet", Mark: "star"}, {Name: "Bot", Bot: "random"}},
	}
	if err := s.SaveSettings(want); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(want, must[Settings](t)(s.Settings("pl"))); d != "" {
		t.Error(d)
	}
}

func TestFirstStartHasDefaults(t *testing.T) {
	s, _ := open(t)
	got := must[Settings](t)(s.Settings("pl"))
	if d := cmp.Diff(DefaultSettings("pl"), got); d != "" {
		t.Error(d)
	}
	if _, err := os.Stat(s.settingsPath()); err == nil {
		t.Error("reading has written a file")
	}
}

func TestMissingAndUnknownSettingsAreNoFault(t *testing.T) {
	s, _ := open(t)
	writeSettings(t, s, `{"scale":125,"later":{"x":1}}`)
	want := DefaultSettings("pl")
	want.Scale = 125
	if d := cmp.Diff(want, must[Settings](t)(s.Settings("pl"))); d != "" {
		t.Error(d)
	}
}

func writeSettings(t *testing.T, s *Store, text string) {
	t.Helper()
	if err := os.WriteFile(s.settingsPath(), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// aside is the text of the settings that were put aside.
func aside(t *testing.T, s *Store) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(s.places.Settings, "settings-damaged-*.json"))
	if err != nil || len(files) != 1 {
		t.Fatalf("put aside are %v (%v)", files, err)
	}
	return text(t, files[0])
}

func TestDamagedSettingsArePutAside(t *testing.T) {
	for _, damaged := range []string{`{"scale":`, "", "[]", "\x00\x01"} {
		s, _ := open(t)
		writeSettings(t, s, damaged)
		got, err := s.Settings("pl")
		says(t, err, "damaged", "settings-damaged-")
		if d := cmp.Diff(DefaultSettings("pl"), got); d != "" {
			t.Error(d)
		}
		if aside(t, s) != damaged {
			t.Error("the damaged file was changed")
		}
		if _, err := s.Settings("pl"); err != nil {
			t.Errorf("the second start complains again: %v", err)
		}
	}
}

func TestWrongValuesGoBackToTheirDefaults(t *testing.T) {
	const file = `{"language":"de","scale":900,"width":-3,"animation":"slow","sounds":"loud","players":3,"confirmEnd":true}`
	s, _ := open(t)
	writeSettings(t, s, file)
	want := DefaultSettings("en")
	want.ConfirmEnd = true
	got, err := s.Settings("en")
	says(t, err, "Some settings were wrong")
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	if aside(t, s) != file {
		t.Error("the file was changed")
	}
	if d := cmp.Diff(want, must[Settings](t)(s.Settings("en"))); d != "" {
		t.Error("the good values are lost at the next start:", d)
	}
}

func TestLanguageOfTheSystem(t *testing.T) {
	for _, c := range []struct {
		locales []string
		want    string
	}{
		{[]string{"pl_PL.UTF-8"}, "pl"},
		{[]string{"", "", "pl"}, "pl"},
		{[]string{"pl.UTF-8"}, "pl"},
		{[]string{"pl-PL"}, "pl"},
		{[]string{"en_GB.UTF-8", "pl_PL"}, "en"},
		{[]string{"plt_MG"}, "en"},
		{[]string{"C"}, "en"},
		{nil, "en"},
	} {
		if got := languageOf(c.locales...); got != c.want {
			t.Errorf("%v gives %s, want %s", c.locales, got, c.want)
		}
	}
	t.Setenv("LC_ALL", "pl_PL.UTF-8")
	if got := SystemLanguage(); got != "pl" {
		t.Errorf("the system speaks %s", got)
	}
}
