package dolores

import (
	"image"
	"math"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// raidShown plays moves and gives the raid of the last one.
func raidShown(t testing.TB, m *rules.Match, moves ...string) (*face, *raid, []motion.Motion) {
	t.Helper()
	f, list := shown(t, m, moves...)
	if f.course.raid == nil {
		t.Fatalf("%v: no missile flies", moves)
	}
	return f, f.course.raid, list
}

// answered plays a game by chance until an answer to a missile stops it, or does not.
func answered(t testing.TB, stops bool) (*face, *raid) {
	t.Helper()
	for seed := range uint64(40) {
		m := sketched(t, 4, func(s *sketch) {
			furnish(s)
			s.Rand = rules.NewRand(seed)
		})
		m = until(t, m, "military")
		play(t, m, "aim m1", "fire N11")
		f, r, _ := raidShown(t, m, "intercept m1")
		if (r.waits[1] <= r.ends && r.hits == (game.FieldSet{})) == stops {
			return f, r
		}
	}
	t.Fatal("no launcher answers so with any seed")
	return nil, nil
}

// TestAMissileFliesFromItsLauncherToItsTarget follows one: it rises straight up, goes
// over in an arc, points along its way, and waits over its target for answers.
func TestAMissileFliesFromItsLauncherToItsTarget(t *testing.T) {
	f, r, _ := raidShown(t, aiming(t), "fire N11")
	x := &r.flights[0]
	from, target := f.fieldBox(at(t, "J7")).Center(), f.fieldBox(at(t, "N11"))
	if got := x.at(x.part(0)); got.Dist(from) > 1e-9 || math.Abs(x.turn(0)) > 1e-9 {
		t.Errorf("it begins at %v, turned by %v", got, x.turn(0))
	}
	if got := x.at(x.part(flightTime)); got.Dist(hangs(target)) > 1e-6 || math.Abs(x.turn(1)-hangTurn) > 1e-6 {
		t.Errorf("it ends at %v, turned by %v", got, x.turn(1))
	}
	last := from
	for i := 1; i <= 60; i++ {
		u := x.part(flightTime * float64(i) / 60)
		p := x.at(u)
		if line := from.Lerp(hangs(target), u); i > 5 && i < 55 && p.Y > line.Y {
			t.Errorf("after %d/60 it is at %v, below the straight way", i, p)
		}
		if i > 2 && i < 58 {
			way := math.Atan2(p.X-last.X, last.Y-p.Y)
			if off := math.Abs(math.Remainder(way-x.turn(u), 2*math.Pi)); off > 0.25 {
				t.Errorf("after %d/60 it points %v beside its way", i, off)
			}
		}
		if p.Dist(last) > 0.15*from.Dist(target.Center()) {
			t.Errorf("after %d/60 it jumps from %v to %v", i, last, p)
		}
		last = p
	}
	if len(x.trail) < 8 || r.lands != 0 || r.waits[0] != flightTime || r.waits[1] < r.ends {
		t.Errorf("it trails %d puffs, waits from %v to %v of %v and lands at %v", len(x.trail), r.waits[0], r.waits[1], r.ends, r.lands)
	}
}

// TestAMissileIsMetOrGetsThrough: what answers rises from its launcher to where the
// missile waits; a hit ends both in a flash, and what misses flies on.
func TestAMissileIsMetOrGetsThrough(t *testing.T) {
	launcher := at(t, "M12")
	for _, stops := range []bool{true, false} {
		f, r := answered(t, stops)
		rises := &r.flights[0]
		if got := rises.at(0); got.Dist(f.fieldBox(launcher).Center()) > 1e-9 {
			t.Errorf("stops %v: the answer begins at %v", stops, got)
		}
		meets := rises.at(1).Dist(r.over)
		if stops {
			if meets > 1e-6 || len(r.flights) != 1 || len(r.blasts) != 1 || r.blasts[0].at != r.over || r.blasts[0].from != rises.from+rises.time || r.waits[1] != r.blasts[0].from {
				t.Errorf("it is met %v beside, %d fly, %d blasts, it waits until %v", meets, len(r.flights), len(r.blasts), r.waits[1])
			}
			continue
		}
		away := &r.flights[1]
		if meets < 1 || meets > f.fieldBox(0).W || away.at(0).Dist(rises.at(1)) > 1e-6 || !away.vanishes || away.at(1).Y > r.over.Y {
			t.Errorf("it passes %v beside and goes on from %v to %v", meets, away.at(0), away.at(1))
		}
		if r.waits[1] < rises.from+rises.time {
			t.Error("the missile is gone before what misses it has passed")
		}
	}
}

// TestWhatAMissileHitsGoesUpWhenItLands: units stand until then, the map shows what is
// left from then on, and the blast is heard then.
func TestWhatAMissileHitsGoesUpWhenItLands(t *testing.T) {
	f, r, list := raidShown(t, intercepting(t), "hold", "hold")
	if r.lands <= 0 || len(r.blasts) != 1 || r.blasts[0].from != r.lands || r.blasts[0].cloud {
		t.Fatalf("it lands at %v with %d blasts", r.lands, len(r.blasts))
	}
	drop := &r.flights[len(r.flights)-1]
	if got := drop.at(drop.part(r.lands)); got.Dist(f.fieldBox(at(t, "N11")).Center()) > 1e-6 {
		t.Errorf("it lands at %v", got)
	}
	for key, want := range map[string]float64{"blast": r.lands, "blast.city": r.lands} {
		e := rules.LogEntry{Event: rules.Event{Text: rules.Msg("dolores.event." + key)}}
		if part, known := f.Seen(&e); !known || math.Abs(part*f.course.total-want) > 1e-9 {
			t.Errorf("%s is seen after %v (known %v), want %v", key, part*f.course.total, known, want)
		}
	}
	longest := 0.0
	for _, m := range list {
		longest = max(longest, m.Time)
	}
	if longest != f.course.total {
		t.Errorf("the motions take %v, it is reckoned with %v", longest, f.course.total)
	}
	m := superAiming(t)
	_, r, _ = raidShown(t, m, "fire K9", "hold", "hold")
	clouds := 0
	for i := range r.blasts {
		if r.blasts[i].cloud {
			clouds++
		}
		if r.blasts[i].from < r.lands {
			t.Errorf("blast %d begins at %v, before it lands at %v", i, r.blasts[i].from, r.lands)
		}
	}
	if clouds != 1 || len(r.blasts) < 2 {
		t.Errorf("a super-missile has %d mushrooms among %d blasts", clouds, len(r.blasts))
	}
}

// TestLaunchersOfTheSameNameAreToldApart: the one that has answered is gone as it fires,
// another federation's stands until the missile lands on it.
func TestLaunchersOfTheSameNameAreToldApart(t *testing.T) {
	for seed := range uint64(40) {
		m := until(t, sketched(t, 4, func(s *sketch) {
			furnish(s)
			s.put(3, "m1", "I12")
			s.Federations[3].Store = stock(40) // its upkeep
			s.Rand = rules.NewRand(seed)
		}), "military")
		play(t, m, "aim m1", "fire M12", "hold", "hold")
		_, r, list := raidShown(t, m, "intercept m1")
		if r.hits == (game.FieldSet{}) {
			continue // it is stopped
		}
		falls := map[string]float64{}
		for _, x := range list {
			falls[x.Piece] = x.Time
		}
		if got, ok := falls["unit:3:m1"]; !ok || got != 0 {
			t.Errorf("the launcher that fires falls within %v (shown %v)", got, ok)
		}
		if got := falls["unit:1:m1"]; got <= r.lands {
			t.Errorf("the launcher that is hit falls within %v, the missile lands at %v", got, r.lands)
		}
		return
	}
	t.Fatal("no launcher misses with any seed")
}

// TestARaidEndsAsTheMapStands: over an empty map nothing is left of it but the missile
// that waits, exactly where the table shows it.
func TestARaidEndsAsTheMapStands(t *testing.T) {
	scenetest.NeedLoop(t)
	c := tabletest.NewCanvas(t)
	c.Store().Sync = true
	picture := func(draw func()) *image.RGBA { return tabletest.Pixels(t, c, 1280, 800, 1, draw) }
	empty := picture(func() {})
	f, r, _ := raidShown(t, aiming(t), "fire N11")
	want := picture(func() {
		c.Sprite("dolores/missile", layout.Around(hangs(f.fieldBox(at(t, "N11"))), layout.S(r.side, r.side)), sprites.SpriteOpt{Angle: hangTurn, Tint: f.t.LookOf(0).Colour})
	})
	if d := tabletest.Apart(picture(func() { r.draw(c, r.ends) }), want); d > 0 {
		t.Errorf("a missile that waits is %v off", d)
	}
	if d := tabletest.Apart(picture(func() { r.still(c, layout.Rect{}, 1) }), want); d > 0 {
		t.Errorf("a missile that has faded in is %v off", d)
	}
	_, hit, _ := raidShown(t, intercepting(t), "hold", "hold")
	_, stopped := answered(t, true)
	for name, r := range map[string]*raid{"a hit": hit, "a missile stopped": stopped} {
		if d := tabletest.Apart(picture(func() { r.draw(c, r.ends) }), empty); d > 0 {
			t.Errorf("%s leaves %v", name, d)
		}
		if d := tabletest.Apart(picture(func() { r.draw(c, r.ends*0.6) }), empty); d == 0 {
			t.Errorf("%s is not seen", name)
		}
	}
}

// BenchmarkMushroom draws the fullest motion over the table in a large window: one
// tick's work and one frame.
func BenchmarkMushroom(b *testing.B) { benchMotion(b, superAiming(b), "fire K9", "hold", "hold") }

// BenchmarkWind draws the wind.
func BenchmarkWind(b *testing.B) { benchMotion(b, windy(b), toTaxes...) }

func benchMotion(b *testing.B, m *rules.Match, moves ...string) {
	b.Helper()
	play(b, m, moves[:len(moves)-1]...)
	d := lay(b, m, 1920, 1080, "pl")
	d.House.Settings.Animation = store.AnimationNormal
	mv, err := m.Parse(moves[len(moves)-1])
	if err != nil {
		b.Fatal(err)
	}
	d.AwaitTurn()
	d.Play(mv)
	step := d.Table.Step()
	list := d.Face.Motions(step.Before, step.After)
	dst, c := tabletest.Canvas(b, 1920, 1080)
	d.Root().Draw(c)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if scenetest.InLoop() && i%16 == 15 {
			b.StopTimer()
			dst.At(0, 0)
			b.StartTimer()
		}
		c.Begin(dst, 1)
		d.Root().Draw(c)
		for _, m := range list {
			tabletest.Paint(c, m, float64(i%101)/101)
		}
	}
}

// BenchmarkTrip moves the map over the fullest table: it is drawn anew in every frame.
func BenchmarkTrip(b *testing.B) {
	d := lay(b, crowded(b), 1920, 1080, "pl")
	dst, c := tabletest.Canvas(b, 1920, 1080)
	f := d.Face
	start, end := camera{zoom: 2, mid: layout.P(0.4, 0.4)}, camera{zoom: 2, mid: layout.P(0.6, 0.6)}
	f.free(start)
	f.setOut(end)
	d.Root().Invalidate()
	d.Root().Sync()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		f.cam = start.between(end, float64(i%60)/60)
		c.Rehearse(dst, 1, func() { d.Root().Draw(c) })
	}
}
