package store

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
	"schron/scenes/disk"
)

func TestSettingsRoundTrip(t *testing.T) {
	s, _ := open(t)
	want := Settings{
		Language: "en", Scale: 150, FullScreen: true, Width: 1920, Height: 1080,
		Placed: true, Screen: "HDMI-1", Left: -40, Top: 25, Maximised: true,
		Animation: AnimationFast, Marks: true, ConfirmEnd: true, PastSpeed: 200, Covers: map[string]bool{"dzicz": true, "toy": false}, Confirms: map[string]bool{"żaneta": true, "ósmy": false},
		Players: []rules.Player{{Name: "Żaneta", Colour: "violet", Mark: "star"}, {Name: "Bot", Bot: "random"}},
	}
	if err := s.saveSettings(want); err != nil {
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
	if _, err := os.Stat(s.settingsPath()); err == nil || s.SettingsKept() {
		t.Error("reading has written a file")
	}
	writeSettings(t, s, `{}`)
	if !s.SettingsKept() {
		t.Error("what was kept counts as a first start")
	}
}

// TestEveryAnimationIsKept, and one that is not known is not taken.
func TestEveryAnimationIsKept(t *testing.T) {
	for _, a := range Animations() {
		s, _ := open(t)
		want := DefaultSettings("pl")
		want.Animation = a
		if err := s.saveSettings(want); err != nil {
			t.Fatal(err)
		}
		if got := must[Settings](t)(s.Settings("pl")); got.Animation != a {
			t.Errorf("%s is read as %s", a, got.Animation)
		}
	}
	if _, bad, err := readSettings([]byte(`{"animation":"wild"}`), "pl"); err != nil || len(bad) != 1 {
		t.Errorf("%v, %v", bad, err)
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

// TestOldSettingsAreHeard: a file from before there was sound has the usual one, and one that
// says there is none has none. A volume beyond its bounds is the usual one.
func TestOldSettingsAreHeard(t *testing.T) {
	s, _ := open(t)
	writeSettings(t, s, `{"language":"en","sounds":false}`)
	want := DefaultSettings("en")
	want.Sounds = false
	if d := cmp.Diff(want, must[Settings](t)(s.Settings("en"))); d != "" {
		t.Error(d)
	}
	if want.Volume < 50 || !want.FrameSounds || !want.GameSounds || want.QuietBehind {
		t.Errorf("usual is %+v", want)
	}
	for _, v := range []string{"-1", "101", `"loud"`} {
		writeSettings(t, s, `{"volume":`+v+`,"quietBehind":true}`)
		got, err := s.Settings("en")
		says(t, err, "Some settings were wrong")
		if got.Volume != want.Volume || !got.QuietBehind {
			t.Errorf("volume %s is %d", v, got.Volume)
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

// TestAWrongEntryLosesNoOther: of progress, of what was shown and of players what is good
// is kept.
func TestAWrongEntryLosesNoOther(t *testing.T) {
	s, _ := open(t)
	writeSettings(t, s, `{"lessons":{"dzicz/a":true,"dzicz/b":1,"wcp/c":true},"shown":{"Ala/x":[],"Ala/y":true},"players":[{"name":"Ala","mark":7},{"name":"B\u0007","bot":"hard"},{"name":"Zo\u0301ska"}],"scale":125}`)
	got, err := s.Settings("en")
	says(t, err, "Some settings were wrong")
	want := DefaultSettings("en")
	want.Scale, want.Lessons, want.Shown = 125, map[string]bool{"dzicz/a": true, "wcp/c": true}, map[string]bool{"Ala/y": true}
	want.Players = []rules.Player{{Name: "Ala"}, {Bot: "hard"}, {Name: "Zóska"}}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(want, must[Settings](t)(s.Settings("en"))); d != "" {
		t.Error(d)
	}
}

// TestLostSettingsComeBackFromTheLastGoodOnes, progress of lessons with them.
func TestLostSettingsComeBackFromTheLastGoodOnes(t *testing.T) {
	s, _ := open(t)
	set := DefaultSettings("pl")
	for i := range 6 {
		before := set
		set.Scale, set.Lessons = 100+i, map[string]bool{"dzicz/a": true}
		if err := s.ChangeSettings(before, set); err != nil {
			t.Fatal(err)
		}
	}
	if kept, _ := filepath.Glob(filepath.Join(s.places.Settings, "settings-good-*.bak")); len(kept) != goodCopies {
		t.Errorf("kept are %v", kept)
	}
	writeSettings(t, s, "\x00\x00")
	got, err := s.Settings("pl")
	says(t, err, "last good settings", "settings-damaged-")
	if got.Scale != 104 || !got.Lessons["dzicz/a"] {
		t.Errorf("restored are %+v", got)
	}
	if d := cmp.Diff(got, must[Settings](t)(s.Settings("pl"))); d != "" {
		t.Error("they are gone at the next start:", d)
	}
}

// FuzzSettings: whatever the file holds, the settings are good.
func FuzzSettings(f *testing.F) {
	f.Add([]byte(`{"scale":125,"lessons":{"a":1},"players":[{"name":7},null,3],"shown":null}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, _, err := readSettings(data, "pl")
		if err != nil {
			return
		}
		again, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		if _, bad, err := readSettings(again, "pl"); err != nil || len(bad) > 0 {
			t.Errorf("%s was mended to %s: %v, %v", data, again, bad, err)
		}
	})
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
		{[]string{"de_DE.UTF-8", "pl-PL", "en"}, "pl"},
		{[]string{"de", "fr"}, "en"},
		{[]string{"C"}, "en"},
		{nil, "en"},
	} {
		if got := languageOf(c.locales...); got != c.want {
			t.Errorf("%v gives %s, want %s", c.locales, got, c.want)
		}
	}
	for _, c := range []struct {
		env  map[string]string
		want string
	}{
		{map[string]string{"LANG": "en_GB.UTF-8", "LANGUAGE": "pl:en"}, "pl"},
		{map[string]string{"LANG": "pl_PL.UTF-8", "LANGUAGE": "en_GB:pl"}, "en"},
		{map[string]string{"LANG": "pl_PL.UTF-8", "LANGUAGE": ""}, "pl"},
		{map[string]string{"LANG": "en_US.UTF-8", "LANGUAGE": "de:pl:en"}, "pl"},
		{map[string]string{"LANG": "C.UTF-8", "LANGUAGE": "pl"}, "en"},
		{map[string]string{"LC_ALL": "en_US", "LANG": "pl_PL", "LANGUAGE": "pl"}, "pl"},
		{map[string]string{"LC_MESSAGES": "pl_PL", "LANG": "en_US"}, "pl"},
	} {
		if got := languageOf(environment(func(name string) string { return c.env[name] })...); got != c.want {
			t.Errorf("%v gives %s, want %s", c.env, got, c.want)
		}
	}
	t.Setenv("LANGUAGE", "")
	t.Setenv("LC_ALL", "pl_PL.UTF-8")
	if got := SystemLanguage(); got != "pl" {
		t.Errorf("the system speaks %s", got)
	}
}

// TestTwoWindowsKeepEachOthersSettings: a window writes what it has changed and
// nothing else.
func TestTwoWindowsKeepEachOthersSettings(t *testing.T) {
	s, c := open(t)
	first := DefaultSettings("pl")
	if err := s.saveSettings(first); err != nil {
		t.Fatal(err)
	}
	other := Open(s.places, lookup, c.now)
	a, b := first, first
	b.Marks, b.Players = true, []rules.Player{{Name: "Żaneta"}}
	if err := other.ChangeSettings(first, b); err != nil {
		t.Fatal(err)
	}
	a.Scale = 150
	if err := s.ChangeSettings(first, a); err != nil {
		t.Fatal(err)
	}
	want := b
	want.Scale = 150
	if d := cmp.Diff(want, must[Settings](t)(s.Settings("pl"))); d != "" {
		t.Error(d)
	}
	if err := s.ChangeSettings(a, a); err != nil {
		t.Error(err)
	}
}

func TestChangedSettingsLeaveUnknownOnesAlone(t *testing.T) {
	s, _ := open(t)
	writeSettings(t, s, `{"scale":125,"later":{"x":1}}`)
	before := must[Settings](t)(s.Settings("pl"))
	now := before
	now.Recap = false
	if err := s.ChangeSettings(before, now); err != nil {
		t.Fatal(err)
	}
	var file map[string]any
	if err := json.Unmarshal([]byte(text(t, s.settingsPath())), &file); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(map[string]any{"x": 1.0}, file["later"]); d != "" || file["scale"] != 125.0 || file["recap"] != false {
		t.Errorf("the file holds %v", file)
	}
	if d := cmp.Diff(now, must[Settings](t)(s.Settings("en"))); d != "" {
		t.Error("what was missing is not as it was in force:", d)
	}
}

// TestWhatCouldNotBeWrittenIsWrittenWithTheNextChange: another window holds the
// settings for too long.
func TestWhatCouldNotBeWrittenIsWrittenWithTheNextChange(t *testing.T) {
	s, _ := open(t)
	if err := s.saveSettings(DefaultSettings("pl")); err != nil {
		t.Fatal(err)
	}
	first := must[Settings](t)(s.Settings("pl"))
	busy := must[*lock](t)(s.lockSettings())
	second := first
	second.Scale = 150
	says(t, s.ChangeSettings(first, second), "another window")
	busy.release()
	third := second
	third.Marks = true
	if err := s.ChangeSettings(second, third); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(third, must[Settings](t)(s.Settings("pl"))); d != "" {
		t.Error(d)
	}
}

// patiently does what another window may hinder until it does not.
func patiently(do func() error) error {
	err := do()
	for Busy(err) {
		time.Sleep(time.Millisecond)
		err = do()
	}
	return err
}

// TestTwoWindowsWritingAtOnceLoseNothing lets several windows change one setting
// each, again and again.
func TestTwoWindowsWritingAtOnceLoseNothing(t *testing.T) {
	s, c := open(t)
	first := DefaultSettings("pl")
	if err := s.saveSettings(first); err != nil {
		t.Fatal(err)
	}
	changes := []func(set *Settings, n int){
		func(set *Settings, n int) { set.Scale = 100 + n },
		func(set *Settings, n int) { set.Width = 1000 + n },
		func(set *Settings, n int) { set.Height = 700 + n },
	}
	var all sync.WaitGroup
	for _, change := range changes {
		window := Open(s.places, lookup, c.now)
		all.Go(func() {
			set := first
			for n := range 10 {
				before := set
				change(&set, n+1)
				if err := patiently(func() error { return window.ChangeSettings(before, set) }); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	got := must[Settings](t)(s.Settings("pl"))
	if got.Scale != 110 || got.Width != 1010 || got.Height != 710 {
		t.Errorf("scale %d, window %d × %d", got.Scale, got.Width, got.Height)
	}
}

func TestSettingsThatAreNoUsableFileAreToldAtOnce(t *testing.T) {
	s, _ := open(t)
	writeSettings(t, s, strings.Repeat(" ", disk.Settings+1))
	_, err := s.Settings("pl")
	says(t, err, "damaged", "settings-damaged-")
	if _, err := s.Settings("pl"); err != nil {
		t.Errorf("the second start complains again: %v", err)
	}
	if err := os.Mkdir(s.settingsPath(), 0o755); err != nil {
		t.Fatal(err)
	}
	_, err = s.Settings("pl")
	says(t, err, "settings.json", "not a regular file")
	changed := DefaultSettings("pl")
	changed.Scale = 150
	says(t, s.ChangeSettings(DefaultSettings("pl"), changed), "not a regular file")
}
