package e2e

import (
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestRecordedInputGivesTheSameGame: what -record-input wrote, played by
// -replay-input into a new folder, ends in the same record and the same save.
func TestRecordedInputGivesTheSameGame(t *testing.T) {
	input := filepath.Join(t.TempDir(), "input.jsonl")
	w := start(t, quickly(t), "-record-input", input)
	seated(t, w)
	w.drag("supply:token", "field:c2")
	w.takeScreen()
	w.drag("supply:token", "field:e5") // refused
	w.click("field:c4")
	w.key(ebiten.KeyZ, ebiten.KeyControlLeft)
	w.key(ebiten.KeyY, ebiten.KeyControlLeft)
	w.takeScreen()
	w.click("menu")
	w.click("menu:save")
	w.write("Nagranie źdźbła")
	w.click("save:yes")
	w.tick(5)
	want, named := w.record(), w.kept("saves")
	ticks := w.session.ProcessedTicks()
	w.close()

	w = start(t, quickly(t), "-replay-input", input)
	w.tick(ticks)
	sameGame(t, w.record(), want)
	sameGame(t, w.kept("saves"), named)
	if got := w.kept("saves").Title; got != named.Title {
		t.Errorf("the save is called %q, want %q", got, named.Title)
	}
	if len(want.Moves) < 5 {
		t.Errorf("only %d moves were recorded", len(want.Moves))
	}
}

// TestTheRealWindow: the program as players get it, in a window of its own,
// plays a session that was recorded, from the shelf to the way out, and ends by
// itself with the same game on the disk.
func TestTheRealWindow(t *testing.T) {
	input := filepath.Join(t.TempDir(), "input.jsonl")
	w := start(t, quickly(t), "-record-input", input)
	seated(t, w)
	w.drag("supply:token", "field:c2")
	w.tick(10)
	w.click("menu")
	w.click("menu:shelf")
	w.waitScene("shelf")
	w.click("quit")
	w.hover("leave:go")
	w.session.PressMouseButton(ebiten.MouseButtonLeft)
	w.tick(1)
	w.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	w.waitEnd(30)
	want := w.record()

	t.Parallel()
	own := window{t: t, data: quickly(t)}
	if got := runProgram(t, nil, "-data", own.data, "-replay-input", input); got.code != 0 || got.err != "" {
		t.Fatalf("exit code %d, %q", got.code, got.err)
	}
	sameGame(t, own.record(), want)
	if size := own.settings()["width"]; size != 1280.0 {
		t.Errorf("the window was %v wide", size)
	}
}
