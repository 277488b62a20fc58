package ui_test

import (
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// handles is a scene with a handle that may be barred, and a place that takes
// everything.
type handles struct {
	why     *ui.Refusal
	click   bool
	off     bool
	started int
	ended   int
	dropped int
	clicked int
	looks   ui.State
}

func (*handles) Name() string { return "handles" }

func (h *handles) Build(b *ui.Builder) {
	b.Background()
	b.Add(ui.Node{
		ID: "place", Role: "field", Label: "Place", Rect: layout.R(400, 100, 120, 120),
		Drop: &ui.Drop{Accepts: func(any) (bool, *ui.Refusal) { return true, nil }, OnDrop: func(any) { h.dropped++ }},
	})
	n := b.Add(ui.Node{
		ID: "handle", Role: "token", Label: "Handle", Rect: layout.R(100, 100, 80, 80), Disabled: h.off,
		Drag: &ui.Drag{
			Payload: 1, OnStart: func() { h.started++ }, OnEnd: func(bool) { h.ended++ },
			Barred: func() *ui.Refusal { return h.why },
		},
		Draw: func(_ *sprites.Canvas, s ui.State) { h.looks = s },
	})
	if h.click {
		n.OnClick = func() { h.clicked++ }
	}
}

func layHandles(t *testing.T, h *handles) *scenetest.Driver {
	t.Helper()
	return scenetest.New(t, 1024, 640, func(host ui.Host) { host.Push(h) })
}

// TestABarredHandleSaysWhy: it is not lifted, and the press does nothing else, not even where
// it is let go on the handle. The next one works as ever.
func TestABarredHandleSaysWhy(t *testing.T) {
	for _, off := range []bool{false, true} {
		h := &handles{why: &ui.Refusal{Text: "Nie w tej fazie.", Rule: "XX-3"}, click: true, off: off}
		d := layHandles(t, h)
		at := d.Point("handle")
		d.Script.Carry(at, d.Point("place"), 6)
		if d.Root().Dragging() != nil {
			t.Error("a barred handle is lifted")
		}
		if got := d.Toasts(); len(got) != 1 || got[0] != "Nie w tej fazie. XX-3" {
			t.Errorf("while the button is held it says %q", got)
		}
		d.LetGo()
		d.Script.Drag(at, at.Add(layout.P(20, 0)), 3)
		if h.started+h.ended+h.dropped+h.clicked != 0 {
			t.Errorf("started %d, ended %d, dropped %d, clicked %d", h.started, h.ended, h.dropped, h.clicked)
		}
		if got := d.Toasts(); len(got) != 1 {
			t.Errorf("then it says %q", got)
		}
		if off {
			continue
		}
		d.Click("handle")
		if h.clicked != 1 {
			t.Error("a click on a barred handle is lost")
		}
		h.why = nil
		d.Drag("handle", "place")
		if h.started != 1 || h.ended != 1 || h.dropped != 1 {
			t.Errorf("no longer barred: started %d, ended %d, dropped %d", h.started, h.ended, h.dropped)
		}
	}
}

// TestAPressOnABarredHandleSaysWhy where nothing can be clicked there, neither the handle nor
// what lies below it.
func TestAPressOnABarredHandleSaysWhy(t *testing.T) {
	for _, c := range []struct {
		click, below bool
		said         int
	}{{false, false, 1}, {true, false, 0}, {false, true, 0}} {
		clicked := 0
		d := show(t, layout.S(400, 300), func(b *ui.Builder) {
			if c.below {
				b.Add(ui.Node{ID: "below", Rect: layout.R(20, 20, 200, 200), OnClick: func() { clicked++ }})
			}
			n := b.Add(ui.Node{ID: "handle", Rect: layout.R(60, 60, 60, 60), Drag: &ui.Drag{Barred: func() *ui.Refusal { return &ui.Refusal{Text: "Not now."} }}})
			if c.click {
				n.OnClick = func() { clicked++ }
			}
		})
		d.Script.Click(layout.P(90, 90))
		if got := d.Toasts(); len(got) != c.said || clicked != 1-c.said {
			t.Errorf("%+v: it says %q, clicked %d times", c, got, clicked)
		}
	}
}

// TestABarredHandleIsNotLitUp where it can do nothing else; the tree tells why.
func TestABarredHandleIsNotLitUp(t *testing.T) {
	why := &ui.Refusal{Text: "Nie w tej fazie."}
	for _, c := range []struct {
		why   *ui.Refusal
		click bool
		lit   bool
	}{{nil, false, true}, {why, false, false}, {why, true, true}} {
		h := &handles{why: c.why, click: c.click}
		d := layHandles(t, h)
		d.Hover("handle")
		d.Audit(art(t), 1)
		if h.looks.Hover != c.lit {
			t.Errorf("barred %v, can be clicked %v: lit up %v", c.why != nil, c.click, h.looks.Hover)
		}
		said := d.State("handle", "barred")
		if want := any(nil); c.why != nil && said != why.Text || c.why == nil && said != want {
			t.Errorf("the tree says %v", said)
		}
		d.Script.Press()
		d.Key(input.KeyEscape)
		d.LetGo()
	}
}

// TestTheEndOfAStepperSaysWhy: the button that leads beyond the greatest value says so. If
// the whole stepper is off, its own reason is said.
func TestTheEndOfAStepperSaysWhy(t *testing.T) {
	for off, want := range map[bool]string{false: "9 is most", true: "not now"} {
		d := scenetest.New(t, 1024, 640, func(host ui.Host) {
			host.Push(sketch(func(b *ui.Builder) {
				b.Root().Env().Bound = func(value string, most bool) string { return value + " is most" }
				b.Stepper(ui.Number{ID: "n", Rect: layout.R(100, 100, 120, 40), Value: 9, Max: 9, Disabled: off, Why: ui.Because("not now")})
			}))
		})
		d.Script.Click(d.Point("n:more"))
		if got := d.Toasts(); len(got) != 1 || got[0] != want {
			t.Errorf("off %v: it says %q", off, got)
		}
	}
}
