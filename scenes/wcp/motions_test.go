package wcp

import (
	"slices"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/table/motion"
)

// kinds lists moving pieces by the first part of their names, in order.
func kinds(list []motion.Motion) string {
	var out []string
	for _, m := range list {
		name, _, _ := strings.Cut(m.Piece, ":")
		out = append(out, name)
	}
	slices.Sort(out)
	return strings.Join(out, " ")
}

// shownMove plays a move of a position that is wanted and gives the motions
// between the views of the seat that plays it.
func shownMove(t testing.TB, m *rules.Match, want func(v game.View, mv rules.Move) bool) (*desk, []motion.Motion) {
	t.Helper()
	d := lay(t, m, 1280, 800, "pl").Open()
	seat := m.Actor()
	before := m.View(seat)
	for _, mv := range m.Legal(seat, nil) {
		if !want(before.(game.View), mv) {
			continue
		}
		if _, err := m.Play(mv); err != nil {
			t.Fatal(err)
		}
		after, err := m.ViewAt(m.Len(), seat)
		if err != nil {
			t.Fatal(err)
		}
		return d, d.Face.Motions(before, after)
	}
	t.Fatal("there is no such move")
	return nil, nil
}

func verb(v uint8) func(game.View, rules.Move) bool {
	return func(_ game.View, m rules.Move) bool { return m.Verb == v }
}

// wayWith finds the move into a hall where what is wanted waits.
func wayWith(want func(e game.Entry) bool) func(game.View, rules.Move) bool {
	return func(v game.View, m rules.Move) bool {
		for _, w := range v.Ways(int(v.Actor)) {
			if w.Move == m && w.Move.Verb == game.VerbMove && want(w.Entry) {
				return true
			}
		}
		return false
	}
}

// crossing finds a way with a booster to a hall where nothing waits.
func crossing(v game.View, m rules.Move) bool {
	for _, w := range v.Ways(int(v.Actor)) {
		if w.Move == m && m.Verb == game.VerbBoost && w.To != game.NoField && !w.Entry.Guarded {
			return true
		}
	}
	return false
}

// TestMotions compares views before and after moves of each kind.
func TestMotions(t *testing.T) {
	fight := func(e game.Entry) bool { return e.Guarded }
	trophy := func(e game.Entry) bool { return e.Token != game.NoToken && e.Token.Kind() == game.Trophy }
	for _, c := range []struct {
		name  string
		start func(testing.TB) *rules.Match
		move  func(game.View, rules.Move) bool
		want  string
	}{
		{"a fight", moving, wayWith(fight), "content pawn"},
		{"a trophy", moving, wayWith(trophy), "content pawn"},
		{"a hall", placing, verb(game.VerbHall), "hall"},
		{"a token", placing, verb(game.VerbContent), "content"},
		{"a fall", destroying, verb(game.VerbDestroy), "central hall"},
		{"the way out", leaving, verb(game.VerbLeave), "pawn"},
		{"the press", pressing, verb(game.VerbPress), "press"},
		{"a trade", answering, verb(game.VerbAccept), "goods"},
		{"a vehicle", choosing, verb(game.VerbVehicle), ""},
		{"nothing", meeting, verb(game.VerbPass), ""},
	} {
		_, list := shownMove(t, c.start(t), c.move)
		got := kinds(list)
		if c.name == "a trade" {
			got = strings.Join(slices.Compact(strings.Fields(got)), " ")
		}
		if got != c.want {
			t.Errorf("%s: %q move, want %q", c.name, got, c.want)
		}
		for _, x := range list {
			if !x.From.Within(layout.R(-80, -80, 1440, 960)) || !x.To.Within(layout.R(-80, -80, 1440, 960)) {
				t.Errorf("%s: %s moves from %v to %v", c.name, x.Piece, x.From, x.To)
			}
		}
	}
}

// TestAFightIsShownToItsEnd plays with animation: nobody can act before the last
// round, and the pawn is left out of the board meanwhile.
func TestAFightIsShownToItsEnd(t *testing.T) {
	d := lay(t, moving(t), 1280, 800, "pl").Open()
	d.House.Settings.Animation = store.AnimationNormal
	seat := d.Match.Actor()
	for _, w := range d.Face.ways {
		if w.Entry.Guarded && w.Move.Verb == game.VerbMove {
			d.Click("field:" + w.To.String())
			break
		}
	}
	d.Ticks(d.House.MotionTicks() + 5)
	if d.Has(pawnName(seat)) || !d.Table.Animating() {
		t.Error("the fight is over at once")
	}
	d.Ticks(200)
	if d.Table.Animating() {
		t.Error("the fight does not end")
	}
}

// TestDrawingAllocatesNothing draws the table over and over, also with something
// in hand and pieces on their way.
func TestDrawingAllocatesNothing(t *testing.T) {
	scenetest.NeedLoop(t)
	dst, c := tabletest.Canvas(t, 1280, 800)
	for name, start := range positions {
		d := lay(t, start(t), 1280, 800, "pl").Open()
		if d.Has("hand:hall:0") && d.Root().Node("hand:hall:0").OnClick != nil {
			d.Click("hand:hall:0")
			d.Hover("field:c3")
		}
		if n := tabletest.Allocations(c, dst, func() { d.Root().Draw(c) }); n > 0 {
			t.Errorf("%s: %v allocations per frame", name, n)
		}
	}
	for name, x := range map[string]struct {
		start func(testing.TB) *rules.Match
		move  func(game.View, rules.Move) bool
	}{
		"a fight": {moving, wayWith(func(e game.Entry) bool { return e.Guarded })}, "a fall": {destroying, verb(game.VerbDestroy)},
		"a hall": {placing, verb(game.VerbHall)}, "a token": {placing, verb(game.VerbContent)}, "a trade": {answering, verb(game.VerbAccept)},
		"the way out": {leaving, verb(game.VerbLeave)}, "a booster": {moving, crossing}, "the press": {pressing, verb(game.VerbPress)},
		"a trophy":         {moving, wayWith(func(e game.Entry) bool { return e.Token != game.NoToken && !e.Guarded })},
		"the central hall": {removing, func(game.View, rules.Move) bool { return true }},
	} {
		_, list := shownMove(t, x.start(t), x.move)
		tabletest.Lightly(t, c, dst, name, list, 0.1, 0.4, 0.7, 0.95)
	}
}

// TestABoosterIsSeenToItsEnd: its flame takes longer, and the pawn does not land before.
func TestABoosterIsSeenToItsEnd(t *testing.T) {
	free := func(e game.Entry) bool { return e.Token == game.NoToken }
	for _, c := range []struct {
		name        string
		move        func(game.View, rules.Move) bool
		time, lands float64
	}{
		{"a way", wayWith(free), driveTime, 0.8}, {"a booster", crossing, boostTime, 0},
	} {
		m := moving(t)
		v, legal := seen(m), m.Legal(m.Actor(), nil)
		i := slices.IndexFunc(legal, func(mv rules.Move) bool { return c.move(v, mv) })
		if _, err := m.Play(legal[i]); err != nil {
			t.Fatal(err)
		}
		list := kit.Show(t, m, m.Len()-1, 1280, 800).Motions()
		i = slices.IndexFunc(list, func(x motion.Motion) bool { return strings.HasPrefix(x.Piece, "pawn") })
		if x := list[i]; x.Time != c.time || x.Lands != c.lands {
			t.Errorf("%s takes %v and lands at %v, want %v and %v", c.name, x.Time, x.Lands, c.time, c.lands)
		}
	}
}

// BenchmarkFrame draws the fullest table at rest: one tick and one frame.
func BenchmarkFrame(b *testing.B) {
	tabletest.Frames(b, lay(b, trapped(b), 1280, 800, "pl").Open().Driver, 1280, 800, 64)
}

// BenchmarkBuild lays the fullest table out anew, with a hall in hand.
func BenchmarkBuild(b *testing.B) {
	d := lay(b, placing(b), 1280, 800, "pl").Open()
	d.Click("hand:hall:0")
	d.Hover("field:c3")
	tabletest.Builds(b, d.Driver)
}
