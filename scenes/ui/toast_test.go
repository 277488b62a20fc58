package ui_test

import (
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

func TestToasts(t *testing.T) {
	d, _ := gallery(t)
	d.Click("note")
	d.Click("toast")
	if d.Has("toast") {
		t.Error("a click does not close a toast")
	}
	d.Click("note")
	d.Ticks(600)
	if d.Has("toast") {
		t.Error("a toast does not go by itself")
	}
	for range 5 {
		d.Click("note")
	}
	if n := len(d.Toasts()); n != 1 {
		t.Errorf("the same toast stands there %d times", n)
	}
	for _, text := range []string{"1", "2", "3", "4"} {
		d.Root().Toast(ui.Toast{Text: text})
	}
	if got := d.Toasts(); len(got) != 3 || got[2] != "4" {
		t.Errorf("the toasts %q are piled up", got)
	}
}

// TestALineStaysAsLongAsWhatItTells: neither time nor other messages end it, its button
// does, and so do Escape and a click.
func TestALineStaysAsLongAsWhatItTells(t *testing.T) {
	d, _ := gallery(t)
	lasts, done := true, 0
	line := func() {
		lasts = true
		d.Root().Toast(ui.Toast{Text: "Trwa.", Line: &ui.Line{While: func() bool { return lasts }, Button: "Zrób", OnClick: func() { done++ }}})
		d.Ticks(1)
	}
	here := func() bool { return slices.Contains(d.Toasts(), "Trwa.") }
	line()
	for _, text := range []string{"1", "2", "3", "4"} {
		d.Root().Toast(ui.Toast{Text: text})
	}
	if d.Ticks(2000); !here() || len(d.Toasts()) != 1 {
		t.Fatalf("after a while there is %q", d.Toasts())
	}
	lasts = false
	if d.Ticks(1); here() {
		t.Error("it outlives what it tells")
	}
	for i, end := range []func(){func() { d.Click("toast:do") }, func() { d.Key(input.KeyEscape) }, func() { d.Click("toast") }} {
		line()
		if end(); here() || done != 1 {
			t.Errorf("end %d: it is there: %v, done %d times", i, here(), done)
		}
	}
}

// TestAButtonOutlastsNoMessage: a message with a button goes by itself as others do, and by
// its button. Escape is not for it.
func TestAButtonOutlastsNoMessage(t *testing.T) {
	d, _ := gallery(t)
	done := 0
	say := func() {
		d.Root().Toast(ui.Toast{Text: "Jest.", Line: &ui.Line{Button: "Pokaż", OnClick: func() { done++ }}})
		d.Ticks(1)
	}
	say()
	if d.Key(input.KeyEscape); !d.Has("toast:do") {
		t.Error("Escape puts it away")
	}
	d.Click("toast:do")
	if d.Has("toast") || done != 1 {
		t.Errorf("done %d times", done)
	}
	say()
	if d.Ticks(500); d.Has("toast") {
		t.Error("it does not go by itself")
	}
}

// low is a scene with room for one toast, or none.
type low struct{ area layout.Rect }

func (l *low) Name() string           { return "low" }
func (l *low) Build(b *ui.Builder)    { b.Background(); b.ToastArea(l.area) }
func (l *low) Key(input.Gesture) bool { return false }

// TestToastsWaitForRoom: in a low area the newest is shown, in smaller words, and an older
// one comes when it has gone. Where there is no room they wait.
func TestToastsWaitForRoom(t *testing.T) {
	scene := &low{area: layout.R(20, 4, 600, 40)}
	d := scenetest.New(t, 1024, 640, func(h ui.Host) { h.Push(scene) })
	long := strings.Repeat("Toczy się dalej od tej samej pozycji. ", 3)
	d.Root().Toast(ui.Toast{Text: long})
	d.Ticks(100)
	d.Root().Toast(ui.Toast{Text: "Zapisano."})
	shown := func() (out []string) {
		for _, n := range d.Nodes() {
			if n.Role == "toast" {
				out = append(out, n.Label)
				if r := n.Rect; r[1] < 4 || r[1]+r[3] > 44 || r[0] < 20 || r[0]+r[2] > 620 {
					t.Errorf("%q lies at %v", n.Label, r)
				}
			}
		}
		return out
	}
	if got := shown(); !slices.Equal(got, []string{"Zapisano."}) {
		t.Errorf("shown are %q", got)
	}
	d.Ticks(425)
	if got := shown(); !slices.Equal(got, []string{long}) {
		t.Errorf("then %q", got)
	}
	d.Root().Toast(ui.Toast{Text: "Trwa.", Line: &ui.Line{While: func() bool { return true }}})
	d.Root().Toast(ui.Toast{Text: "Nowe."})
	d.Ticks(1)
	if d.Key(input.KeyEscape); len(d.Toasts()) != 3 {
		t.Errorf("Escape puts away what is not shown: there is %q", d.Toasts())
	}
	d.Ticks(425)
	if d.Key(input.KeyEscape); len(d.Toasts()) != 1 {
		t.Errorf("Escape does not put away what is shown: there is %q", d.Toasts())
	}
	scene.area.H = 0
	d.Root().Invalidate()
	d.Ticks(600)
	if got := shown(); len(got) != 0 || len(d.Toasts()) != 1 {
		t.Errorf("without room %q of %q", got, d.Toasts())
	}
	scene.area.H = 40
	d.Root().Invalidate()
	d.Ticks(100)
	if got := shown(); len(got) != 1 {
		t.Errorf("with room again %q", got)
	}
}
