package ui_test

import (
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/ui"
)

func TestDragAndDrop(t *testing.T) {
	d, g := gallery(t)
	d.Drag("token", "field:b1")
	if g.Field != "field:b1" {
		t.Errorf("the token lies on %s", g.Field)
	}
	if g.Clicks["field:b1"]+g.Clicks["field:a1"] != 0 {
		t.Error("a drop counts as a click")
	}
	// Click-click goes to the field below the token, for the token has no click.
	d.Click("field:b1")
	if g.Clicks["field:b1"] != 1 {
		t.Error("the field is not clicked")
	}
}

func TestRefusedDropFliesBackAndSaysWhy(t *testing.T) {
	rule := ""
	d, g := galleryIn(t, &ui.Env{OnRule: func(r string) { rule = r }}, 1280, 800)
	d.Drag("token", "field:c1")
	if g.Field != "field:a1" {
		t.Errorf("the token lies on %s", g.Field)
	}
	if !d.Root().Animating() {
		t.Error("the ghost does not fly back")
	}
	d.Ticks(30)
	if d.Root().Animating() {
		t.Error("the ghost flies for ever")
	}
	if got := d.Toasts(); len(got) != 1 || got[0] != "Tu nie wolno kłaść żetonu. XX-7" {
		t.Errorf("said %q", got)
	}
	d.Drag("token", "field:c1")
	if n := len(d.Toasts()); n != 1 {
		t.Errorf("%d refusals at once", n)
	}
	d.Click("toast:rule")
	if rule != "XX-7" || d.Has("toast") {
		t.Errorf("the link leads to %q", rule)
	}
}

func TestARefusalIsToldBeforeTheDrop(t *testing.T) {
	d, _ := gallery(t)
	d.Carry("token", "field:c1")
	d.Ticks(60)
	if got := d.Tip(); strings.TrimSpace(got) != "Tu nie wolno kłaść żetonu.\u00a0XX-7" {
		t.Errorf("said %q", got)
	}
	d.Stack.InvalidateAll()
	d.Ticks(1)
	if d.Tip() == "" {
		t.Error("a build takes the reason away")
	}
	d.Script.Move(d.Point("field:b1"))
	d.Ticks(60)
	if got := d.Tip(); got != "" {
		t.Errorf("said %q of a place that accepts", got)
	}
	d.Script.Move(d.Point("field:c1"))
	d.Ticks(60)
	d.LetGo()
	if got := d.Tip(); got != "" {
		t.Errorf("still says %q after the drop", got)
	}
}

// TestWhereADragBeganNothingIsRefused before it has left its place.
func TestWhereADragBeganNothingIsRefused(t *testing.T) {
	d := show(t, layout.S(600, 300), func(b *ui.Builder) {
		home := layout.R(20, 20, 200, 200)
		b.Add(ui.Node{ID: "home", Rect: home, Drop: &ui.Drop{
			Accepts: func(any) (bool, *ui.Refusal) { return false, &ui.Refusal{Text: "Already here."} },
		}})
		b.Add(ui.Node{ID: "token", Rect: layout.R(60, 60, 60, 60), Drag: &ui.Drag{Payload: 1}})
	})
	for x, want := range map[float64]string{115: "", 160: "Already here."} {
		d.Script.Carry(layout.P(70, 90), layout.P(x, 90), 4)
		if d.Ticks(60); strings.TrimSpace(d.Tip()) != want {
			t.Errorf("at %g it says %q, want %q", x, d.Tip(), want)
		}
		d.Key(input.KeyEscape)
		d.LetGo()
	}
}

func TestDropBesideGoesBackSilently(t *testing.T) {
	d, g := gallery(t)
	d.Script.Drag(d.Point("token"), d.Point("title"), 5)
	if g.Field != "field:a1" || len(d.Toasts()) != 0 {
		t.Errorf("on %s, said %v", g.Field, d.Toasts())
	}
	if d.Root().Dragging() != nil {
		t.Error("still dragging")
	}
}

func TestEscapeCancelsADrag(t *testing.T) {
	d, g := gallery(t)
	d.Carry("token", "field:b1")
	if d.Root().Dragging() == nil {
		t.Fatal("not dragging")
	}
	d.Key(input.KeyEscape)
	if d.Root().Dragging() != nil {
		t.Error("still dragging")
	}
	d.LetGo()
	if g.Field != "field:a1" {
		t.Error("a cancelled drag drops")
	}
	if d.Scene() != "gallery" || len(g.Keys) != 0 {
		t.Error("the Escape that cancels does something else too")
	}
}

func TestDragOutlivesABuild(t *testing.T) {
	d, g := gallery(t)
	d.Carry("token", "field:b1")
	builds := g.Builds
	d.Stack.InvalidateAll()
	d.Ticks(1)
	if g.Builds == builds {
		t.Fatal("not built")
	}
	d.LetGo()
	if g.Field != "field:b1" {
		t.Errorf("the token lies on %s", g.Field)
	}
}

func TestDialogEndsADrag(t *testing.T) {
	d, g := gallery(t)
	d.Carry("token", "field:b1")
	g.Ask = true
	d.Stack.InvalidateAll()
	d.Ticks(1)
	if d.Root().Dragging() != nil {
		t.Error("a dialog comes over a drag and it goes on")
	}
	d.LetGo()
	if g.Field != "field:a1" {
		t.Error("dropped through a dialog")
	}
}

func TestInstantLeavesOutTheFlight(t *testing.T) {
	d, _ := galleryIn(t, &ui.Env{Instant: true}, 1280, 800)
	d.Drag("token", "field:c1")
	if d.Root().Animating() {
		t.Error("animates though animations are off")
	}
}

// TestCalmLeavesOutTheFlight: what is refused fades where it was let go.
func TestCalmLeavesOutTheFlight(t *testing.T) {
	for _, calm := range []bool{false, true} {
		from, to := flown(t, calm)
		if (from == to) != calm {
			t.Errorf("calm %v: seen at %v and %v", calm, from, to)
		}
	}
}

// flown is where the ghost of a refused drag is seen at first and at last.
func flown(t *testing.T, calm bool) (from, to layout.Rect) {
	t.Helper()
	d, g := galleryIn(t, &ui.Env{Calm: calm}, 1280, 800)
	d.Drag("token", "field:c1")
	g.Ghosts = nil
	for range 14 {
		d.Audit(art(t), 1)
		d.Ticks(1)
	}
	if n := len(g.Ghosts); n < 6 || n > 12 {
		t.Fatalf("seen at %v", g.Ghosts)
	}
	return g.Ghosts[0], g.Ghosts[len(g.Ghosts)-1]
}

func TestAPlaceIsToldOfWhatItDoesNotTake(t *testing.T) {
	d, g := gallery(t)
	d.Carry("token", "field:c1")
	if g.Banned != "field:c1" {
		t.Errorf("the field told is %q", g.Banned)
	}
	d.Script.Move(d.Point("field:b1"))
	if g.Banned != "" {
		t.Error("the field is not told that the token has gone")
	}
	d.Carry("token", "field:c1")
	d.LetGo()
	if g.Banned != "" {
		t.Error("the field is not told that the token flies back")
	}
}

// TestWhatIsDraggedIsDrawnAsItMoves, also where nothing else changes.
func TestWhatIsDraggedIsDrawnAsItMoves(t *testing.T) {
	d, _ := gallery(t)
	d.Carry("token", "field:c1")
	d.Ticks(1)
	d.Root().TakeRedraw()
	d.Script.Move(d.Point("field:c1").Add(layout.P(1, 1)))
	if !d.Root().TakeRedraw() {
		t.Error("it is not drawn where it is now")
	}
}
