package ui_test

import (
	"testing"

	"schron/input"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

// TestWhatGoesByItselfKeepsTheWindowAwake: messages and refusals, until they have gone.
func TestWhatGoesByItselfKeepsTheWindowAwake(t *testing.T) {
	for _, env := range []*ui.Env{{}, {Instant: true}} {
		d, _ := galleryIn(t, env, 1280, 800)
		d.Ticks(60)
		if d.Stack.Waiting() {
			t.Fatal("a still scene keeps the window awake")
		}
		d.Root().Toast(ui.Toast{Text: "Zapisano."})
		awake(t, d, func() bool { return len(d.Toasts()) > 0 })
	}
	d, _ := layCrowd(t, nil)
	d.Ticks(60)
	d.Key(input.KeyU)
	refused := func() bool { _, shown := d.Root().Refusal(); return shown }
	if !refused() {
		t.Fatal("nothing is refused")
	}
	awake(t, d, refused)
}

// awake lets ticks pass as long as something is there: that long the scene waits, and no
// longer.
func awake(t *testing.T, d *scenetest.Driver, there func() bool) {
	t.Helper()
	ticks := 0
	for ; there(); ticks++ {
		if !d.Stack.Waiting() {
			t.Fatalf("the window may rest after %d ticks", ticks)
		}
		d.Ticks(1)
	}
	if ticks < 60 {
		t.Errorf("it has gone after %d ticks", ticks)
	}
	if d.Ticks(2); d.Stack.Waiting() {
		t.Error("the window may not rest though nothing is left")
	}
}
