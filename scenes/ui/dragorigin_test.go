package ui_test

import (
	"testing"

	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

// chips is a scene of small handles in a row, and a place for all of them.
type chips struct{ lifted, dropped string }

func (*chips) Name() string { return "chips" }

func (s *chips) Build(b *ui.Builder) {
	b.Background()
	for i, id := range []string{"chip:a", "chip:b"} {
		b.Add(ui.Node{
			ID: id, Role: "token", Rect: layout.R(100+float64(i)*30, 100, 14, 14),
			Drag: &ui.Drag{Payload: id, OnStart: func() { s.lifted = id }},
		})
	}
	b.Add(ui.Node{ID: "place", Role: "field", Rect: layout.R(300, 60, 100, 100), Drop: &ui.Drop{
		Accepts: func(any) (bool, *ui.Refusal) { return true, nil },
		OnDrop:  func(x any) { s.dropped = x.(string) },
	}})
}

// TestAFastDragPicksUpWhatItBeganOn: the cursor has left the small handle by the end
// of the tick in which the button went down.
func TestAFastDragPicksUpWhatItBeganOn(t *testing.T) {
	a := layout.P(107, 107)
	for name, c := range map[string]struct {
		rest int // ticks that the cursor rests before the press
		to   layout.Point
		want string
	}{
		"at rest, to nothing":             {1, layout.P(120, 107), "chip:a"},
		"at rest, over another handle":    {1, layout.P(137, 107), "chip:a"},
		"at rest, far":                    {1, layout.P(170, 107), "chip:a"},
		"on the way, still near it":       {0, layout.P(119, 107), "chip:a"},
		"on the way, to another handle":   {0, layout.P(137, 107), "chip:b"},
		"a jump to nothing, another way":  {1, layout.P(137, 300), "chip:a"},
		"a jump from a handle to nothing": {1, layout.P(220, 107), "chip:a"},
	} {
		s := &chips{}
		d := scenetest.New(t, 1024, 640, func(h ui.Host) { h.Push(s) })
		d.Script.Move(a)
		d.Script.Wait(c.rest)
		d.Script.PressAt(c.to)
		d.Script.Move(layout.P(350, 110))
		d.LetGo()
		if s.lifted != c.want || s.dropped != c.want {
			t.Errorf("%s: lifted %q, dropped %q, want %s", name, s.lifted, s.dropped, c.want)
		}
	}
	// A jump lifts what it jumps onto.
	s := &chips{}
	d := scenetest.New(t, 1024, 640, func(h ui.Host) { h.Push(s) })
	d.Script.Move(layout.P(107, 300))
	d.Script.Wait(1)
	d.Script.PressAt(layout.P(137, 107))
	d.Script.Move(layout.P(350, 110))
	d.LetGo()
	if s.dropped != "chip:b" {
		t.Errorf("after a jump %q is dropped", s.dropped)
	}
}

// TestAShakyPressIsStillAClick where it was pressed, not where it came from.
func TestAShakyPressIsStillAClick(t *testing.T) {
	d, g := gallery(t)
	p := d.Point("go")
	d.Script.Move(p.Add(layout.P(0, -60)))
	d.Script.Wait(2)
	d.Script.PressAt(p)
	d.Script.Move(p.Add(layout.P(20, 0)))
	d.LetGo()
	if g.Clicks["go"] != 1 {
		t.Error("a press on the way to the button, which moves on it, is lost")
	}
}

// TestWhatFollowsTheButtonIsNotDragged: a node with both is pressed, and nothing is lifted.
func TestWhatFollowsTheButtonIsNotDragged(t *testing.T) {
	tracks, lifts := 0, 0
	d := scenetest.New(t, 400, 200, func(h ui.Host) {
		h.Push(&built{func(b *ui.Builder) {
			b.Add(ui.Node{
				ID: "n", Rect: layout.R(20, 20, 100, 100), OnTrack: func(ui.Track) { tracks++ },
				Drag: &ui.Drag{Payload: "n", OnStart: func() { lifts++ }},
			})
		}})
	})
	d.Script.Move(layout.P(40, 40))
	d.Script.Press()
	d.Script.Move(layout.P(90, 90))
	d.LetGo()
	if tracks == 0 || lifts != 0 {
		t.Errorf("followed %d times, lifted %d times", tracks, lifts)
	}
}

// built is a scene of what it builds.
type built struct{ build func(b *ui.Builder) }

func (*built) Name() string { return "built" }

func (s *built) Build(b *ui.Builder) { s.build(b) }
