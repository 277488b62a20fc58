package dzicz

import (
	"slices"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/table/motion"
	"schron/sprites"
)

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
		{"a removal", removing, []string{"remove"}, []string{"outpost:b3", "soldier:b3", "token:b3"}},
		{"a defence", defending, []string{"defend"}, []string{"used"}},
		{"a first token", opening, []string{"home c5"}, []string{"new"}},
		{"a strike", crowded, []string{"strike d4"}, []string{"outpost:d4", "soldier:d4", "token:d4"}},
		{"nothing", middle, []string{"done"}, nil},
	} {
		m := c.start(t)
		d := lay(t, m, 1280, 800, "pl").Open()
		play(t, m, c.moves...)
		list := d.Motions()
		if got := tabletest.Pieces(list); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q move, want %q", c.name, got, c.want)
		}
		for _, x := range list {
			if !x.From.Within(layout.R(-60, -60, 1400, 920)) || !x.To.Within(layout.R(0, 0, 1280, 800)) {
				t.Errorf("%s: %s moves from %v to %v", c.name, x.Piece, x.From, x.To)
			}
		}
	}
}

// TestMissionsFlyToTheirHolders gives an open card and a secret one away. At the end of its
// way a card becomes the small one at its holder's line.
func TestMissionsFlyToTheirHolders(t *testing.T) {
	f := lay(t, middle(t), 1280, 800, "pl").Open().Face
	a := middle(t).View(rules.NoSeat).(game.View)
	z := middle(t).View(rules.NoSeat).(game.View)
	z.Open[1].Holder = 2
	z.Players[1].Secret = &game.SecretMission{Mission: game.Trail, Revealed: true, Claimed: true}
	list := f.Motions(a, z)
	if got := tabletest.Pieces(list); !slices.Equal(got, []string{"mission:bastion", "secret"}) {
		t.Fatalf("%q move", got)
	}
	if at := list[0].To.Center(); !f.places.players.Contains(at) || !f.places.cards[1].Contains(list[0].From.Center()) {
		t.Errorf("the card flies from %v to %v", list[0].From, list[0].To)
	}
	back := f.Motions(z, a)
	if got := tabletest.Pieces(back); !slices.Equal(got, []string{"mission:bastion"}) {
		t.Errorf("%q move back", got)
	}
	for want, m := range map[int]motion.Motion{2: list[0], 1: back[0]} {
		_, drawn := tabletest.Drawn(t, func(c *sprites.Canvas) { tabletest.Paint(c, m, 0.95) })
		if len(drawn) != want {
			t.Errorf("to %v it is drawn as %q", m.To, drawn)
		}
	}
}

// TestAMoveIsShownAndSkipped plays with animation: the soldier is left out of
// the board while it slides, and there when it has come.
func TestAMoveIsShownAndSkipped(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl").Open()
	d.House.Settings.Animation = store.AnimationNormal
	d.Click("soldier:c3")
	d.Click("field:c4")
	d.Ticks(3)
	if d.Has("soldier:c3") || d.Has("soldier:c4") || !d.Table.Animating() {
		t.Error("the soldier does not slide")
	}
	d.Ticks(40)
	if !d.Has("soldier:c4") || d.Table.Animating() {
		t.Error("the soldier has not come")
	}
}

// TestDrawingAllocatesNothing draws the table over and over, also with pieces on
// their way.
func TestDrawingAllocatesNothing(t *testing.T) {
	scenetest.NeedLoop(t)
	dst, c := tabletest.Canvas(t, 1280, 800)
	for name, start := range positions {
		d := lay(t, start(t), 1280, 800, "pl").Open()
		if n := tabletest.Allocations(c, dst, func() { d.Root().Draw(c) }); n > 0 {
			t.Errorf("%s: %v allocations per frame", name, n)
		}
	}
	m := removing(t)
	f := lay(t, m, 1280, 800, "pl").Open().Face
	a := m.View(rules.NoSeat)
	play(t, m, "remove")
	z := m.View(rules.NoSeat).(game.View)
	z.Open[0].Holder = 1
	list := f.Motions(a, z)
	if len(list) != 4 {
		t.Fatalf("%q move", tabletest.Pieces(list))
	}
	tabletest.Lightly(t, c, dst, "a removal", list, 0.3)
}

// BenchmarkFrame draws the fullest table.
func BenchmarkFrame(b *testing.B) {
	tabletest.Frames(b, lay(b, crowded(b), 1920, 1080, "pl").Open().Driver, 1920, 1080, 64)
}

// BenchmarkBuild lays the fullest table out anew.
func BenchmarkBuild(b *testing.B) {
	tabletest.Builds(b, lay(b, crowded(b), 1920, 1080, "pl").Open().Driver)
}
