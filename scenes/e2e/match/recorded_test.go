package match

import (
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/e2e/stand"
)

// TestRecordedInputGivesTheSameGame: what -record-input wrote, played by
// -replay-input into a new folder, ends in the same record and the same save.
func TestRecordedInputGivesTheSameGame(t *testing.T) {
	input := filepath.Join(t.TempDir(), "input.jsonl")
	w := stand.Start(t, stand.Quickly(t), "-record-input", input)
	w.Seated()
	w.Drag("supply:token", "field:c2")
	w.TakeScreen()
	w.Drag("supply:token", "field:e5") // refused
	w.Click("field:c4")
	w.Key(ebiten.KeyZ, ebiten.KeyControlLeft)
	w.Key(ebiten.KeyY, ebiten.KeyControlLeft)
	w.TakeScreen()
	w.Click("menu")
	w.Click("menu:save")
	w.Write("Nagranie źdźbła")
	w.Click("save:yes")
	w.Tick(5)
	want, named := w.Record(), w.Kept("saves")
	ticks := w.Session.ProcessedTicks()
	w.Close()

	w = stand.Start(t, stand.Quickly(t), "-replay-input", input)
	w.Tick(ticks)
	stand.SameGame(t, w.Record(), want)
	stand.SameGame(t, w.Kept("saves"), named)
	if got := w.Kept("saves").Title; got != named.Title {
		t.Errorf("the save is called %q, want %q", got, named.Title)
	}
	if len(want.Moves) < 5 {
		t.Errorf("only %d moves were recorded", len(want.Moves))
	}
}

// TestTheRealWindow: the program as players get it, in a window of its own, plays a session
// that was recorded. It leads from the shelf to the way out. It ends by itself with the same
// game on the disk.
func TestTheRealWindow(t *testing.T) {
	input := filepath.Join(t.TempDir(), "input.jsonl")
	w := stand.Start(t, stand.Quickly(t), "-record-input", input)
	w.Seated()
	w.Drag("supply:token", "field:c2")
	w.Tick(10)
	w.Click("menu")
	w.Click("menu:shelf")
	w.WaitScene("shelf")
	w.Click("quit")
	w.Hover("leave:go")
	w.Session.PressMouseButton(ebiten.MouseButtonLeft)
	w.Tick(1)
	w.Session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	w.WaitEnd(30)
	want := w.Record()

	t.Parallel()
	own := stand.Quickly(t)
	if got := stand.Run(t, nil, "-data", string(own), "-replay-input", input); got.Code != 0 || got.Err != "" {
		t.Fatalf("exit code %d, %q", got.Code, got.Err)
	}
	stand.SameGame(t, own.Record(t), want)
	if size := own.Settings(t)["width"]; size != 1280.0 {
		t.Errorf("the window was %v wide", size)
	}
}
