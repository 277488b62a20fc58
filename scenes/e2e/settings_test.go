package e2e

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// settings reads the file of settings.
func (w *window) settings() map[string]any {
	w.t.Helper()
	data, err := os.ReadFile(filepath.Join(w.data, "settings.json"))
	out := map[string]any{}
	if err == nil {
		err = json.Unmarshal(data, &out)
	}
	if err != nil {
		w.t.Fatal(err)
	}
	return out
}

// TestSettingsApplyAtOnceAndStay: by mouse and by keys, with the file written
// after each change, and all of it there at the next start.
func TestSettingsApplyAtOnceAndStay(t *testing.T) {
	data := t.TempDir()
	w := start(t, data, "-lang", "pl")
	w.click("settings")
	w.waitScene("settings")
	w.click("setting:animation:off")
	for _, id := range []string{"marks", "confirm-end", "ask-reactions", "recap"} {
		before := w.find("setting:" + id).State["on"]
		w.click("setting:" + id)
		if w.find("setting:" + id).State["on"] == before {
			t.Errorf("the switch of %s did not move", id)
		}
	}
	w.click("setting:language:en")
	if got := w.find("back").Label; got != "Back" {
		t.Errorf("the way back is called %q", got)
	}
	want := map[string]any{
		"animation": "off", "marks": true, "confirmEnd": true, "askReactions": false, "recap": false, "language": "en",
	}
	for name, value := range want {
		if got := w.settings()[name]; got != value {
			t.Errorf("%s is %v in the file, want %v", name, got, value)
		}
	}
	// The arrows move the slider; the interface follows.
	w.click("setting:animation:off")
	for w.find("setting:scale").State["focused"] != true {
		w.key(ebiten.KeyTab)
	}
	w.key(ebiten.KeyArrowLeft)
	if got := w.uitree().Scale; got != 0.95 {
		t.Errorf("the scale is %v after one step, want 0.95", got)
	}
	w.close()

	w = start(t, data)
	if got := w.uitree().Scale; got != 0.95 {
		t.Errorf("the scale is %v at the next start", got)
	}
	w.click("settings")
	w.waitScene("settings")
	if w.find("setting:animation:off").State["selected"] != true || w.find("setting:recap").State["on"] != false {
		t.Error("settings are not as they were left")
	}
}

// TestScaleFollowsTheSlider: dragging the knob to an end changes the size of the
// interface when it is let go, within what the window can bear.
func TestScaleFollowsTheSlider(t *testing.T) {
	w := start(t, t.TempDir())
	w.resize(2560, 1600)
	w.click("settings")
	w.waitScene("settings")
	for _, c := range []struct {
		end  float64 // of the slider
		want float64
	}{{1, 2}, {0, 0.75}} {
		n := w.find("setting:scale")
		x, y := centre(n)
		w.move(x, y)
		w.press()
		end := n.Rect[0] + c.end*n.Rect[2]
		for i := 1; i <= 5; i++ {
			w.move(x+(end-x)*float64(i)/5, y)
		}
		w.release()
		w.tick(1)
		if got := w.uitree().Scale; got != c.want {
			t.Errorf("the scale is %v, want %v", got, c.want)
		}
		w.inside()
	}
}

// TestDamagedSettings: the program starts, says so, and keeps the file.
func TestDamagedSettings(t *testing.T) {
	data := t.TempDir()
	const text = `{"language":"pl","scale":1`
	put(t, filepath.Join(data, "settings.json"), text)
	w := start(t, data)
	w.waitNode("toast")
	if w.find("toast").Label == "" {
		t.Error("the message has no words")
	}
	files, err := filepath.Glob(filepath.Join(data, "settings-damaged-*.json"))
	if err != nil || len(files) != 1 {
		t.Fatalf("the damaged file was kept as %v, %v", files, err)
	}
	if got, err := os.ReadFile(files[0]); err != nil || string(got) != text {
		t.Errorf("the kept file holds %q, %v", got, err)
	}
}
