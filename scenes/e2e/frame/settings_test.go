package frame

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/e2e/stand"
)

// TestSettingsApplyAtOnceAndStay: by mouse and by keys, with the file written
// after each change, and all of it there at the next start.
func TestSettingsApplyAtOnceAndStay(t *testing.T) {
	data := stand.Empty(t)
	w := stand.Start(t, data, "-lang", "pl")
	w.Click("settings")
	w.WaitScene("settings")
	w.Click("setting:animation:off")
	for _, id := range []string{"marks", "confirm-end", "ask-reactions", "recap"} {
		before := w.Find("setting:" + id).State["on"]
		w.Click("setting:" + id)
		if w.Find("setting:" + id).State["on"] == before {
			t.Errorf("the switch of %s did not move", id)
		}
	}
	w.Click("setting:language:en")
	if got := w.Find("back").Label; got != "Back" {
		t.Errorf("the way back is called %q", got)
	}
	want := map[string]any{
		"animation": "off", "marks": true, "confirmEnd": true, "askReactions": false, "recap": false, "language": "en",
	}
	for name, value := range want {
		if got := w.Settings(t)[name]; got != value {
			t.Errorf("%s is %v in the file, want %v", name, got, value)
		}
	}
	// The arrows move the slider; the interface follows.
	w.Click("setting:animation:off")
	for w.Find("setting:scale").State["focused"] != true {
		w.Key(ebiten.KeyTab)
	}
	w.Key(ebiten.KeyArrowLeft)
	if got := w.Tree().Scale; got != 0.95 {
		t.Errorf("the scale is %v after one step, want 0.95", got)
	}
	w.Close()

	w = stand.Start(t, data)
	if got := w.Tree().Scale; got != 0.95 {
		t.Errorf("the scale is %v at the next start", got)
	}
	w.Click("settings")
	w.WaitScene("settings")
	if w.Find("setting:animation:off").State["selected"] != true || w.Find("setting:recap").State["on"] != false {
		t.Error("settings are not as they were left")
	}
}

// TestScaleFollowsTheSlider: dragging the knob to an end changes the size of the
// interface when it is let go, within what the window can bear.
func TestScaleFollowsTheSlider(t *testing.T) {
	w := stand.Start(t, stand.Empty(t))
	w.Resize(2560, 1600)
	w.Click("settings")
	w.WaitScene("settings")
	for _, c := range []struct {
		end  float64 // of the slider
		want float64 // 1.8 times what is chosen in such a window, no more than its least size in units bears
	}{{1, 2.5}, {0, 1.35}} {
		n := w.Find("setting:scale")
		x, y := stand.Centre(n)
		w.Move(x, y)
		w.Press()
		end := n.Rect[0] + c.end*n.Rect[2]
		for i := 1; i <= 5; i++ {
			w.Move(x+(end-x)*float64(i)/5, y)
		}
		w.Release()
		w.Tick(1)
		if got := w.Tree().Scale; got != c.want {
			t.Errorf("the scale is %v, want %v", got, c.want)
		}
		w.Inside()
	}
}

// TestDamagedSettings: the program starts, says so, and keeps the file.
func TestDamagedSettings(t *testing.T) {
	const text = `{"language":"pl","scale":1`
	data := stand.With(t, text)
	w := stand.Start(t, data)
	w.WaitNode("toast")
	if w.Find("toast").Label == "" {
		t.Error("the message has no words")
	}
	files, err := filepath.Glob(data.Path("settings-damaged-*.json"))
	if err != nil || len(files) != 1 {
		t.Fatalf("the damaged file was kept as %v, %v", files, err)
	}
	if got, err := os.ReadFile(files[0]); err != nil || string(got) != text {
		t.Errorf("the kept file holds %q, %v", got, err)
	}
}
