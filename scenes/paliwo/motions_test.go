package paliwo

import (
	"slices"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// shows gives the motions of the last of some moves, as everybody sees them.
func shows(t testing.TB, m *rules.Match, moves ...string) []motion.Motion {
	t.Helper()
	d := lay(t, m, 1280, 800, "pl").Open()
	play(t, m, moves...)
	return d.Motions()
}

// TestMotions compares views before and after moves of each kind.
func TestMotions(t *testing.T) {
	start := func(t testing.TB) *rules.Match { return match(t) }
	for _, c := range []struct {
		name  string
		start func(testing.TB) *rules.Match
		moves []string // the last one is shown
		want  []string
	}{
		{"a first zombie", start, []string{"zombie A12 S"}, []string{"new"}},
		{"a first human", placed(8), []string{"human child A1"}, []string{"new"}},
		{"a weapon token", placed(16), []string{"arm runner"}, []string{"new"}},
		{"a step", turn, []string{"step lumberjack C5"}, []string{"human:lumberjack"}},
		{"a step into goo", turn, []string{"step businessman G5"}, []string{"flash", "human:businessman"}},
		{"a push", turn, []string{"push mechanic H3"}, []string{"human:mechanic", "zombie:6"}},
		{"a weapon", turn, []string{"weapon mechanic H3"}, []string{"flash", "human:mechanic", "zombie:6"}},
		{"a shot", active, []string{"shot H3"}, []string{"shot", "zombie:6"}},
		{"a wrench", turn, []string{"wrench H3 W"}, []string{"human:mechanic", "zombie:6"}},
		{"first aid", turn, []string{"aid businessman businessman"}, []string{"card:first-aid", "flash"}},
		{"a charge that bites", charging, []string{"charge E4"}, []string{"flash", "zombie:4"}},
		{"a turn", moving, []string{"rotate G4 N"}, []string{"zombie:7"}},
		{"a crawl", moving, []string{"crawl K5 K4"}, []string{"zombie:5"}},
		{"a new zombie", rising, []string{"new K2 S"}, []string{"new"}},
		{"a crawler token", rising, []string{"new K2 S", "token A2"}, []string{"new"}},
		{"a find", finding, []string{"place A1"}, []string{"new"}},
		{"a human turns", doomed, []string{"turned mechanic E"}, []string{"human:mechanic", "new", "terror"}},
		{"an escape", carrying, []string{"leave policeman"}, []string{"human:policeman"}},
		{"nothing", turn, []string{"end"}, nil},
	} {
		list := shows(t, c.start(t), c.moves...)
		if got := tabletest.Pieces(list); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q move, want %q", c.name, got, c.want)
		}
		for _, x := range list {
			if !x.From.Within(layout.R(-60, -60, 1400, 920)) || !x.To.Within(layout.R(-60, 0, 1400, 800)) {
				t.Errorf("%s: %s moves from %v to %v", c.name, x.Piece, x.From, x.To)
			}
		}
	}
}

// TestTheTerrorMarkerGoesOnlyFromItsLastField: before, it moves along its track.
func TestTheTerrorMarkerGoesOnlyFromItsLastField(t *testing.T) {
	for at, vanishes := range map[int]bool{1: true, 2: false} {
		m := kit.Changed(t, doomed(t), func(p *position) { p.Terror = &at })
		for _, x := range shows(t, m, "turned mechanic E") {
			if x.Piece == "terror" && (x.Fade == motion.Vanish) != vanishes {
				t.Errorf("from field %d it vanishes: %v", at, !vanishes)
			}
		}
	}
}

// TestWhatAClickWouldPutIsSeen on the field that is pointed at.
func TestWhatAClickWouldPutIsSeen(t *testing.T) {
	for name, c := range map[string]struct {
		start func(testing.TB) *rules.Match
		field string
	}{"a zombie": {func(t testing.TB) *rules.Match { return match(t) }, "A12"}, "a human": {placed(8), "A1"}} {
		d := lay(t, c.start(t), 1280, 800, "pl").Open()
		box := func() (n int) {
			_, pictures := d.In(d.Root().Node("field:" + c.field).Rect)
			return len(pictures)
		}
		d.Away()
		before := box()
		d.Hover("field:" + c.field)
		if after := box(); after <= before {
			t.Errorf("%s: %d pictures before, %d after", name, before, after)
		}
	}
}

// TestCansOpenAndFuelIsPickedUp opens all barrels and follows the fuel.
func TestCansOpenAndFuelIsPickedUp(t *testing.T) {
	m := matchAt(t, func(p *position) {
		p.stand(t, "lumberjack D8", "policeman H8", "mechanic F9")
	})
	a := m.View(rules.NoSeat).(game.View)
	d := lay(t, m, 1280, 800, "pl").Open()
	fuels := 0
	for _, n := range a.Finds {
		for h, f := range map[string]string{"lumberjack": "D7", "policeman": "H7", "mechanic": "F10"} {
			if n.Field.String() == f {
				before := m.View(rules.NoSeat)
				play(t, m, "open "+h+" "+f)
				after := m.View(rules.NoSeat).(game.View)
				if got := tabletest.Pieces(d.Face.Motions(before, after)); !slices.Equal(got, []string{"find:" + f}) {
					t.Errorf("opening %s: %q", f, got)
				}
				if len(after.Fuel) == 0 || after.Fuel[0] != n.Field {
					continue
				}
				fuels++
				play(t, m, "take "+h+" "+f)
				if got := tabletest.Pieces(d.Face.Motions(after, m.View(rules.NoSeat))); !slices.Equal(got, []string{"fuel:" + f, "terror"}) {
					t.Errorf("taking the fuel: %q", got)
				}
			}
		}
	}
	if fuels != 1 {
		t.Errorf("%d barrels held fuel", fuels)
	}
}

// TestAWayIsShownStepByStep plays with animation: the human is left out of the
// board while it walks, and there when it has come.
func TestAWayIsShownStepByStep(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "pl").Open()
	d.House.Settings.Animation = store.AnimationNormal
	d.Click("field:D5")
	d.Click("field:C6")
	d.WantPlayed("step lumberjack C5", "step lumberjack C6")
	d.Ticks(3)
	if !d.Table.Animating() || d.State("human:lumberjack", "field") != "D5" {
		t.Error("the first step is not shown")
	}
	seen := map[any]bool{}
	for range 200 {
		d.Ticks(1)
		seen[d.State("human:lumberjack", "field")] = true
	}
	if d.Table.Animating() || !seen["C5"] || d.State("human:lumberjack", "field") != "C6" {
		t.Errorf("the steps shown: %v", seen)
	}
}

// TestWhoIsStruckFallsAway from the blow, in each direction, and tips over to that side.
func TestWhoIsStruckFallsAway(t *testing.T) {
	scenetest.NeedLoop(t)
	f := lay(t, match(t), 1280, 800, "pl").Open().Face
	c := tabletest.NewCanvas(t)
	mid := game.Field(len(f.places.fields) / 2)
	for from := range f.places.fields {
		d := blow{from: game.Field(from), to: mid}
		box := f.places.fields[mid]
		way := box.Center().Sub(f.places.fields[from].Center())
		if way.Len() < 1 {
			continue
		}
		var at layout.Point
		var angle float64
		m := f.falls("x", box, d, func(_ *sprites.Canvas, r layout.Rect, opt sprites.SpriteOpt) { at, angle = r.Center(), opt.Angle })
		tabletest.Pixels(t, c, 16, 16, 1, func() { m.Play(c, box, 1) })
		moved := at.Sub(box.Center())
		if moved.X*way.X+moved.Y*way.Y <= 0 {
			t.Fatalf("struck from %v it falls to %v", way, moved)
		}
		if way.X != 0 && angle*way.X <= 0 {
			t.Fatalf("struck from %v it tips by %.2f", way, angle)
		}
	}
}
