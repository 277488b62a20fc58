package dolores

import (
	"math"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/store"
)

var tripBoard = layout.R(10, 20, 500, 500)

// TestTheMapMovesNoMoreThanNeedBe: what is in sight moves nothing, what is not comes to
// the rim, and what does not fit is seen from higher up.
func TestTheMapMovesNoMoreThanNeedBe(t *testing.T) {
	c := camera{zoom: 3, mid: layout.P(0.5, 0.5)}.held(tripBoard) // sees 7 fields from 7 to 14
	for _, x := range []struct {
		name string
		part layout.Rect
		want camera
	}{
		{"in sight", layout.R(9, 9, 2, 2), c},
		{"at the rim of what is seen", layout.R(7.1, 7.1, 1, 1), c},
		{"to the east", layout.R(16, 10, 1, 1), camera{zoom: 3, mid: layout.P(0.5+4.0/21, 0.5)}},
		{"in the north", layout.R(10, 0, 1, 1), camera{zoom: 3, mid: layout.P(0.5, 3.5/21)}},
		{"both ends", layout.R(2, 10, 17, 1), camera{zoom: 21.0 / 19, mid: layout.P(0.5, 0.5)}},
		{"nothing", layout.Rect{}, c},
	} {
		got := c.showing(x.part, tripBoard)
		if math.Abs(got.zoom-x.want.zoom) > 1e-9 || got.mid.Dist(x.want.mid) > 1e-9 {
			t.Errorf("%s: %v, want %v", x.name, got, x.want)
		}
		if seen := got.sees(tripBoard).Inset(-1e-6); !x.part.Empty() && !x.part.Within(seen) {
			t.Errorf("%s: %v is not in sight, only %v", x.name, x.part, seen)
		}
	}
}

func TestACameraGoesSmoothlyFromOneToAnother(t *testing.T) {
	a, z := camera{zoom: 3, mid: layout.P(0.3, 0.6)}, camera{zoom: 1.5, mid: layout.P(0.6, 0.5)}
	if got := a.between(z, 0); !same(got, a) {
		t.Errorf("it begins at %v", got)
	}
	if got := a.between(z, 1); !same(got, z) {
		t.Errorf("it ends at %v", got)
	}
	last, sizes := a, 0
	for i := 1; i <= 50; i++ {
		got := a.between(z, float64(i)/50)
		if got.zoom > last.zoom || got.mid.X < last.mid.X || last.mid.Dist(got.mid) > 0.02 || got.zoom < last.zoom/zoomStep {
			t.Errorf("it jumps from %v to %v", last, got)
		}
		if got.zoom != last.zoom {
			sizes++
		}
		last = got
	}
	if sizes != 4 { // 1.25 to the fourth is more than 2
		t.Errorf("it zooms in %d notches", sizes)
	}
}

// far is a table on which the map is zoomed in on A1 in a corner, and a move that
// happens far from there.
func far(t testing.TB, a store.Animation) (*desk, rules.Move) {
	t.Helper()
	d := lay(t, fighting(t), 1280, 800, "pl")
	d.House.Settings.Animation = a
	d.AwaitTurn()
	d.Face.free(camera{zoom: mostZoom, mid: layout.P(0, 0)}.held(d.Face.places.board))
	d.Root().Invalidate()
	d.Ticks(1)
	mv, err := d.Match.Parse("move a1 L8")
	if err != nil {
		t.Fatal(err)
	}
	return d, mv
}

// goes plays a move, and ticks pass until it has been shown.
func goes(d *desk, mv rules.Move) {
	d.Play(mv)
	for n := 0; n < 300 && (d.Table.Showing() || n == 0); n++ {
		d.Ticks(1)
	}
}

// wantMap wants the map to show something.
func wantMap(d *desk, want camera) {
	d.T.Helper()
	if !same(d.Face.cam, want) {
		d.T.Errorf("the map shows %v, want %v", d.Face.cam, want)
	}
}

// seesField reports whether all of a field is in sight.
func seesField(d *desk, name string) bool {
	return d.Face.fieldBox(at(d.T, name)).Within(d.Face.places.board)
}

// TestTheMapComesToWhereThingsHappenAndGoesBack plays a move out of sight. The map is where
// it was before, shows the move while it is shown, and is back after it.
func TestTheMapComesToWhereThingsHappenAndGoesBack(t *testing.T) {
	d, mv := far(t, store.AnimationNormal)
	home := d.Face.cam
	if seesField(d, "L8") {
		t.Fatal("the move is in sight")
	}
	d.Play(mv)
	d.Ticks(2)
	if d.Table.Passed() > 0 || d.Table.Hidden("unit:0:a1") {
		t.Error("the move is shown before the map is there")
	}
	glides, last := 0, d.Face.cam
	for n := 0; n < 100 && d.Table.Passed() == 0; n++ {
		d.Ticks(1)
		if !same(last, d.Face.cam) {
			glides++
		}
		last = d.Face.cam
	}
	if glides < 10 {
		t.Errorf("the map comes in %d ticks", glides)
	}
	for d.Table.Showing() {
		if !seesField(d, "L8") || !seesField(d, "L9") {
			t.Fatal("what is shown is out of sight")
		}
		d.Ticks(1)
	}
	glides, last = 0, d.Face.cam
	for range 120 {
		d.Ticks(1)
		if !same(last, d.Face.cam) {
			glides++
		}
		last = d.Face.cam
	}
	if !same(d.Face.cam, home) || d.Face.sight != sightFree || glides < 10 {
		t.Errorf("the map shows %v after %d ticks, want %v", d.Face.cam, glides, home)
	}
}

// TestTheMapStaysWhereAPlayerMovesIt: nothing takes it back from there.
func TestTheMapStaysWhereAPlayerMovesIt(t *testing.T) {
	d, mv := far(t, store.AnimationNormal)
	goes(d, mv)
	d.Ticks(4)
	if !d.Face.trip.away {
		t.Fatal("the map has not come")
	}
	d.Face.zoomAt(d.Face.places.board.Center(), zoomStep)
	chosen := d.Face.cam
	d.Root().Invalidate()
	d.Ticks(200)
	wantMap(d, chosen)
}

// TestMovesInARowDoNotSendTheMapToAndFro plays two moves side by side: the map comes
// once.
func TestMovesInARowDoNotSendTheMapToAndFro(t *testing.T) {
	d, mv := far(t, store.AnimationNormal)
	home := d.Face.cam
	goes(d, mv)
	there := d.Face.cam
	d.AwaitTurn()
	second, err := d.Match.Parse("move i1 L8")
	if err != nil {
		t.Fatal(err)
	}
	d.Play(second)
	for n := 0; n < 300 && d.Table.Showing(); n++ {
		d.Ticks(1)
		if !same(d.Face.cam, there) {
			t.Fatalf("the map moves to %v while it sees what happens", d.Face.cam)
		}
	}
	d.Ticks(120)
	wantMap(d, home)
}

// TestTheMapJumpsWhereMovementIsReduced and does not leave its place where nothing is
// shown at all.
func TestTheMapJumpsWhereMovementIsReduced(t *testing.T) {
	d, mv := far(t, store.AnimationReduced)
	home := d.Face.cam
	d.Play(mv)
	d.Ticks(2)
	if !seesField(d, "L8") {
		t.Error("the map is not there at once")
	}
	for d.Table.Showing() {
		d.Ticks(1)
	}
	d.Ticks(restTicks + 3)
	wantMap(d, home)
	d, mv = far(t, store.AnimationOff)
	home = d.Face.cam
	d.Play(mv)
	for range 100 {
		d.Ticks(1)
		if !same(d.Face.cam, home) {
			t.Fatal("the map moves where nothing is shown")
		}
	}
}

// TestAClickSkipsTheWayOfTheMap: the move is over and the map on its way back.
func TestAClickSkipsTheWayOfTheMap(t *testing.T) {
	d, mv := far(t, store.AnimationNormal)
	home := d.Face.cam
	d.Play(mv)
	d.Ticks(5)
	if !d.Table.Showing() || d.Table.Passed() > 0 {
		t.Fatal("the map is not on its way")
	}
	d.Script.Click(d.Face.places.head.Center())
	if d.Table.Showing() {
		t.Error("a click does not skip it")
	}
	d.Ticks(150)
	wantMap(d, home)
}

// TestAFireFlickersOnlyWhileItIsLookedAt: with the cursor over it, or over its line in
// the list, and not at all where movement is reduced; else nothing is drawn.
func TestAFireFlickersOnlyWhileItIsLookedAt(t *testing.T) {
	drawn := func(d *desk) (n int) {
		d.Root().TakeRedraw()
		for range 40 {
			d.Ticks(1)
			if d.Root().TakeRedraw() {
				n++
			}
		}
		return n
	}
	m := middle(t)
	fire := m.View(rules.NoSeat).(game.View).Fires[0].String()
	for _, x := range []struct {
		a    store.Animation
		want bool
	}{{store.AnimationNormal, true}, {store.AnimationReduced, false}, {store.AnimationOff, false}} {
		d := wide(lay(t, m, 1280, 800, "pl"))
		d.House.Settings.Animation = x.a
		d.AwaitTurn()
		d.Away()
		d.Ticks(150)
		if n := drawn(d); n > 0 {
			t.Errorf("%s: at rest the table is drawn %d times", x.a, n)
		}
		for _, id := range []string{"field:" + fire, "nuisance:douse:" + fire} {
			if id != "field:"+fire {
				turnTo(d, "services")
			}
			d.Hover(id)
			d.Ticks(120) // the tip is up
			if n := drawn(d); x.want && n < 40 || !x.want && n > 0 {
				t.Errorf("%s: with the cursor over %s the table is drawn %d times in 40 ticks", x.a, id, n)
			}
			if got := d.State("field:"+fire, "fire"); got != true {
				t.Errorf("%s: the field says %v of its fire", x.a, got)
			}
			d.Away()
			d.Ticks(60)
			if n := drawn(d); n > 0 {
				t.Errorf("%s: once the cursor has gone from %s the table is drawn %d times", x.a, id, n)
			}
		}
	}
}

// TestAPressCatchesTheMapOnItsWay: a click means the field that is seen there, though the
// map was on its way back, and it goes back all the same.
func TestAPressCatchesTheMapOnItsWay(t *testing.T) {
	d, mv := far(t, store.AnimationNormal)
	home := d.Face.cam
	goes(d, mv)
	d.AwaitTurn()
	for n := 0; n < 100 && !d.Face.trip.goes; n++ {
		d.Ticks(1)
	}
	d.Ticks(3)
	if !d.Face.trip.goes || d.Has("field:L7") {
		t.Fatal("the map is not on its way back")
	}
	d.Face.page = "bank"
	d.Script.Click(d.Face.fieldBox(at(t, "L9")).Center())
	d.Ticks(1)
	if d.Face.page != "army" {
		t.Errorf("a click on a unit shows the page %q", d.Face.page)
	}
	d.Ticks(200)
	wantMap(d, home)
}
