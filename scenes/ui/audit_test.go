package ui_test

import (
	"strings"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// sketch is a scene made of one function.
type sketch func(b *ui.Builder)

func (sketch) Name() string          { return "sketch" }
func (s sketch) Build(b *ui.Builder) { s(b) }

func audit(t *testing.T, s sketch) []string {
	t.Helper()
	d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(s) })
	return d.Audit(art(t), 1)
}

func TestAuditFindsWhatIsWrong(t *testing.T) {
	act := func() {}
	for want, s := range map[string]sketch{
		"needs": func(b *ui.Builder) { b.Label(layout.R(10, 10, 60, 20), "Wielki Czerwony Przycisk", sprites.Title) },
		"leaves the window at": func(b *ui.Builder) {
			b.Label(layout.R(1250, 10, 200, 20), "Schron", sprites.Title)
		},
		"overlap by": func(b *ui.Builder) {
			b.Label(layout.R(10, 10, 200, 30), "Ala", sprites.Title)
			b.Label(layout.R(15, 14, 200, 30), "Bartek", sprites.Title)
		},
		"node go leaves the window": func(b *ui.Builder) {
			b.Button(ui.Button{ID: "go", Rect: layout.R(1200, 10, 200, 40), Text: "Go"})
		},
		"nodes one and two overlap": func(b *ui.Builder) {
			b.Button(ui.Button{ID: "one", Rect: layout.R(10, 10, 100, 40)})
			b.Button(ui.Button{ID: "two", Rect: layout.R(90, 10, 100, 40)})
		},
		"two nodes have the id go": func(b *ui.Builder) {
			b.Button(ui.Button{ID: "go", Rect: layout.R(10, 10, 100, 40)})
			b.Button(ui.Button{ID: "go", Rect: layout.R(200, 10, 100, 40)})
		},
		"has no id": func(b *ui.Builder) { b.Add(ui.Node{Rect: layout.R(10, 10, 50, 50), OnClick: act}) },
		"not reached": func(b *ui.Builder) {
			b.Add(ui.Node{ID: "under", Rect: layout.R(10, 10, 50, 50), OnClick: act})
			b.Add(ui.Node{Rect: layout.R(0, 0, 90, 90), Block: true})
		},
		"there is no picture": func(b *ui.Builder) { b.Sprite(layout.R(10, 10, 50, 50), "icon/nothing", sprites.SpriteOpt{}) },
		"of a list is cut off": func(b *ui.Builder) {
			r := layout.R(10, 10, 60, 30)
			b.Add(ui.Node{ID: "option", Role: "option", Rect: r, OnClick: act, Draw: func(c *sprites.Canvas, _ ui.State) {
				c.Text("Wielki Czerwony Przycisk", r, sprites.Title.Fitted())
			}})
		},
		"node empty is empty": func(b *ui.Builder) { b.Add(ui.Node{ID: "empty", Rect: layout.R(10, 10, 0, 50)}) },
		"leaves its area sideways": func(b *ui.Builder) {
			b.Scroll(ui.ScrollArea{ID: "area", Rect: layout.R(0, 0, 200, 200), Content: 100}, func(layout.Rect) {
				b.Button(ui.Button{ID: "go", Rect: layout.R(150, 10, 100, 40)})
			})
		},
	} {
		t.Run(want, func(t *testing.T) {
			if got := strings.Join(audit(t, s), "\n"); !strings.Contains(got, want) {
				t.Errorf("the audit says %q", got)
			}
		})
	}
}

func TestAuditAcceptsWhatIsRight(t *testing.T) {
	faults := audit(t, func(b *ui.Builder) {
		b.Label(layout.R(10, 10, 300, 30), "Zażółć gęślą jaźń", sprites.Title)
		b.Label(layout.R(10, 40, 300, 30), "Zażółć gęślą jaźń", sprites.Title)
		b.Draw(layout.R(500, 100, 20, 200), func(c *sprites.Canvas, _ ui.State) {
			c.TextTurned("BARTEK", layout.R(500, 100, 20, 200), -1, sprites.Small)
		})
		// Cards of a hand lie over each other.
		for i, id := range []string{"card:1", "card:2"} {
			b.Add(ui.Node{ID: id, Role: "card", Rect: layout.R(100+float64(i)*30, 300, 90, 120), OnClick: func() {}})
		}
		// What is scrolled out of view is not wrong.
		b.Scroll(ui.ScrollArea{ID: "area", Rect: layout.R(700, 0, 200, 100), Content: 1000}, func(in layout.Rect) {
			b.Label(layout.R(in.X, in.Y+900, in.W, 30), "na dole", sprites.Body)
		})
	})
	for _, f := range faults {
		t.Error(f)
	}
}

func TestTreeListsWhatCanBeReached(t *testing.T) {
	d := scenetest.New(t, 1280, 800, func(h ui.Host) {
		h.Push(sketch(func(b *ui.Builder) {
			b.Button(ui.Button{ID: "hidden", Rect: layout.R(20, 20, 100, 40)})
			b.Button(ui.Button{ID: "half", Rect: layout.R(150, 20, 100, 40)})
			b.Add(ui.Node{ID: "cover", Rect: layout.R(0, 0, 200, 200), Block: true})
			b.Clip(layout.R(300, 0, 100, 100), func() {
				b.Button(ui.Button{ID: "out", Rect: layout.R(300, 200, 100, 40)})
				b.Button(ui.Button{ID: "cut", Rect: layout.R(300, 80, 100, 40)})
			})
		}))
	})
	if d.Has("hidden") || d.Has("out") {
		t.Error("lists what cannot be reached")
	}
	if !d.Has("half") || !d.Has("cover") {
		t.Error("leaves out what can be reached")
	}
	if got := d.Find("cut").Rect; got != [4]float64{300, 80, 100, 20} {
		t.Errorf("the box of what is cut is %v", got)
	}
}
