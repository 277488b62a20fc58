package dzicz

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/sprites"
)

// faceOf lays a match out and returns its face.
func faceOf(t testing.TB, m *rules.Match, w, h float64) (*face, *scenetest.Driver) {
	t.Helper()
	var f *face
	g := Game()
	g.Make = func(t *table.Table) table.Face { f = newFace(t); return f }
	house := newHouse(t, "pl")
	d := scenetest.New(t, w, h, func(host ui.Host) {
		house.Host = host
		tb := table.New(house, m, g, table.Options{})
		tb.Open()
		host.Push(tb)
	})
	if f.v == nil {
		t.Fatal("the face was not built")
	}
	return f, d
}

// names of the pieces that move, in order.
func moving(list []table.Motion) []string {
	var out []string
	for _, m := range list {
		out = append(out, m.Piece)
	}
	slices.Sort(out)
	return out
}

// TestMotions compares views before and after moves of each kind.
func TestMotions(t *testing.T) {
	for _, c := range []struct {
		name  string
		start func(testing.TB) *rules.Match
		moves []string // the last one is shown
		want  []string
	}{
		{"a step", middle, []string{"move c3 c4"}, []string{"soldier:c3"}},
		{"a step that kills", middle, []string{"move c3 b3", "no"}, []string{"soldier:b3", "soldier:c3"}},
		{"a removal", removing, []string{"remove"}, []string{"outpost:b3", "token:b3"}},
		{"a defence", defending, []string{"defend"}, []string{"used"}},
		{"a first token", opening, []string{"home c5"}, []string{"new"}},
		{"a strike", crowded, []string{"strike d4"}, []string{"outpost:d4", "token:d4"}},
		{"nothing", middle, []string{"done"}, nil},
	} {
		m := c.start(t)
		f, _ := faceOf(t, m, 1280, 800)
		play(t, m, c.moves...)
		before, err := m.ViewAt(m.Len()-1, rules.NoSeat)
		if err != nil {
			t.Fatal(err)
		}
		list := f.Motions(before, m.View(rules.NoSeat))
		if got := moving(list); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q move, want %q", c.name, got, c.want)
		}
		for _, x := range list {
			if !x.From.Within(layout.R(-60, -60, 1400, 920)) || !x.To.Within(layout.R(0, 0, 1280, 800)) {
				t.Errorf("%s: %s moves from %v to %v", c.name, x.Piece, x.From, x.To)
			}
		}
	}
}

// TestMissionsFlyToTheirHolders gives an open card and a secret one away.
func TestMissionsFlyToTheirHolders(t *testing.T) {
	f, _ := faceOf(t, middle(t), 1280, 800)
	a := middle(t).View(rules.NoSeat).(game.View)
	z := middle(t).View(rules.NoSeat).(game.View)
	z.Open[1].Holder = 2
	z.Players[1].Secret = &game.SecretMission{Mission: game.Trail, Revealed: true, Claimed: true}
	list := f.Motions(a, z)
	if got := moving(list); !slices.Equal(got, []string{"mission:bastion", "secret"}) {
		t.Fatalf("%q move", got)
	}
	if at := list[0].To.Center(); !f.places.players.Contains(at) || !f.places.cards[1].Contains(list[0].From.Center()) {
		t.Errorf("the card flies from %v to %v", list[0].From, list[0].To)
	}
	back := f.Motions(z, a)
	if got := moving(back); !slices.Equal(got, []string{"mission:bastion"}) {
		t.Errorf("%q move back", got)
	}
}

// TestAMoveIsShownAndSkipped plays with animation: the soldier is left out of
// the board while it slides, and there when it has come.
func TestAMoveIsShownAndSkipped(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl").open()
	d.house.Settings.Animation = store.AnimationNormal
	d.Click("soldier:c3")
	d.Click("field:c4")
	d.Ticks(3)
	if d.Has("soldier:c3") || d.Has("soldier:c4") || !d.table.Animating() {
		t.Error("the soldier does not slide")
	}
	d.Ticks(40)
	if !d.Has("soldier:c4") || d.table.Animating() {
		t.Error("the soldier has not come")
	}
}

// screen is a picture to draw on, with the canvas that draws there.
func screen(t testing.TB, w, h int) (*ebiten.Image, *sprites.Canvas) {
	t.Helper()
	dst := ebiten.NewImage(w, h)
	t.Cleanup(dst.Deallocate)
	c := sprites.NewCanvas(art, scenetest.Fonts(t))
	c.Begin(dst, 1)
	return dst, c
}

// least is the fewest allocations of a call. What ebiten allocates for its
// queue now and then does not count; one call without any is enough.
func least(dst *ebiten.Image, draw func()) float64 {
	fewest := 1e9
	for range 40 {
		if inLoop {
			dst.At(0, 0) // has ebiten carry out what is queued
		}
		fewest = min(fewest, testing.AllocsPerRun(1, draw))
	}
	return fewest
}

// TestDrawingAllocatesNothing draws the table over and over, also with pieces on
// their way.
func TestDrawingAllocatesNothing(t *testing.T) {
	if !inLoop {
		t.Skip("needs a display")
	}
	dst, c := screen(t, 1280, 800)
	for name, start := range positions {
		d := lay(t, start(t), 1280, 800, "pl").open()
		if n := least(dst, func() { d.Root().Draw(c) }); n > 0 {
			t.Errorf("%s: %v allocations per frame", name, n)
		}
	}
	m := removing(t)
	f, _ := faceOf(t, m, 1280, 800)
	a := m.View(rules.NoSeat)
	play(t, m, "remove")
	z := m.View(rules.NoSeat).(game.View)
	z.Open[0].Holder = 1
	list := f.Motions(a, z)
	if len(list) != 3 {
		t.Fatalf("%q move", moving(list))
	}
	for _, x := range list {
		if n := least(dst, func() { x.Draw(c, x.From.Lerp(x.To, 0.3)) }); n > 0 {
			t.Errorf("%s on its way: %v allocations", x.Piece, n)
		}
	}
}

// BenchmarkFrame draws the fullest table.
func BenchmarkFrame(b *testing.B) {
	d := lay(b, crowded(b), 1920, 1080, "pl").open()
	dst, c := screen(b, 1920, 1080)
	d.Root().Draw(c)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if inLoop && i%64 == 63 { // what the graphics card does is not counted
			b.StopTimer()
			dst.At(0, 0)
			b.StartTimer()
		}
		d.Root().Tick()
		d.Root().Draw(c)
	}
}

// BenchmarkBuild lays the fullest table out anew.
func BenchmarkBuild(b *testing.B) {
	d := lay(b, crowded(b), 1920, 1080, "pl").open()
	b.ReportAllocs()
	for b.Loop() {
		d.Root().Invalidate()
		d.Root().Sync()
	}
}
