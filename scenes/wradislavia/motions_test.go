package wradislavia

import (
	"slices"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/say"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// TestMotions compares views before and after moves of each kind.
func TestMotions(t *testing.T) {
	toReveal := func(t testing.TB) *rules.Match {
		m := chance(t, match(t), func(v game.View) bool {
			return v.Phase == game.PhaseDeployment && v.Players[v.Marker].Confirmed
		})
		return chance(t, m, func(v game.View) bool { return v.Phase != game.PhaseDeployment })
	}
	cards := []string{"post:0:1", "post:0:2", "post:0:3", "post:1:1", "post:1:2", "post:1:3"}
	seals, leaves := []string{}, []string{}
	for _, c := range cards {
		seals, leaves = append(seals, "seal:"+c), append(leaves, "leaves:"+c)
	}
	next := []string{"die:1", "die:2", "die:3", "hazard:1", "hazard:2", "marker"}
	for _, c := range []struct {
		name  string
		start func(testing.TB) *rules.Match
		moves []string // the last one is shown
		want  []string
	}{
		{"a discard", draft, nil, nil},
		{"the first turn", func(t testing.TB) *rules.Match {
			return chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
		}, nil, []string{"die:1", "die:2", "hazard:1"}},
		{"a card sent out", deploying, nil, nil},
		{"the reveal", toReveal, nil, slices.Concat([]string{"die:3", "hazard:2"}, cards)},
		{"a named target", strikes, nil, nil},
		{
			"strikes and the end of a turn", strikes,
			[]string{"strike 2 1", "done", "strike 1 1", "done"},
			slices.Concat([]string{"blow:1", "blow:1", "blow:2", "struck:post:0:1", "struck:post:1:1", "struck:post:1:2"}, next, seals, leaves),
		},
	} {
		m := c.start(t)
		play(t, m, c.moves...)
		got := tabletest.Pieces(lay(t, m, 1280, 800, "pl").Open().Motions())
		want := slices.Clone(c.want)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q move, want %q", c.name, got, want)
		}
	}
}

// TestAStrikeRunsToItsTarget before it hits: the arrow is longer and longer.
func TestAStrikeRunsToItsTarget(t *testing.T) {
	m := strikes(t)
	play(t, m, "strike 2 1", "done", "strike 1 1", "done")
	list := lay(t, m, 1280, 800, "pl").Open().Motions()
	blow, e := list[slices.IndexFunc(list, func(m motion.Motion) bool { return strings.HasPrefix(m.Piece, "blow:") })], endingOf(3, false)
	c, last := tabletest.NewCanvas(t), 0
	for _, y := range []float64{0.3, 0.6, 0.9} {
		img := tabletest.Pixels(t, c, 320, 200, 0.25, func() { tabletest.Paint(c, blow, y*strikeTime*strikeHit/e.length) })
		red := 0
		for i := 0; i < len(img.Pix); i += 4 {
			if img.Pix[i] > 100 {
				red++
			}
		}
		if red <= last {
			t.Errorf("after %v of its way it covers %d points, %d before", y, red, last)
		}
		last = red
	}
}

// TestAShotFlies shows a shot and its outcome while nothing can be played.
func TestAShotFlies(t *testing.T) {
	d := lay(t, burst(t), 1280, 800, "pl").Open()
	d.House.Settings.Animation = store.AnimationNormal
	d.Click("post:0:1")
	d.Click("mode:long-burst")
	d.Click("shoot")
	d.Ticks(4)
	if !d.Table.Animating() || d.Table.Acting() != rules.NoSeat {
		t.Fatal("the shot does not fly")
	}
	for _, id := range []string{"shot:1", "shot:2", "shot:3"} {
		if !d.Table.Hidden(id) {
			t.Errorf("%s does not fly", id)
		}
	}
	// One target after the other is hit.
	told, last := func() int { return strings.Count(strings.Join(d.Seen(), "|"), "Trafia") }, 0
	for _, ticks := range []int{24, 20, 20} {
		d.Ticks(ticks)
		if now := told(); now != last+1 {
			t.Errorf("%d outcomes are told after %d", now, last)
		}
		last++
	}
	d.Ticks(40)
	if d.Table.Animating() || d.Table.Acting() != 0 {
		t.Error("the shot never ends")
	}
}

// TestTheRevealShowsTheBattlefieldAndNoHand plays the last confirmation of a
// deployment with animation: the hand goes at once, cards turn over, and then
// the fire begins.
func TestTheRevealShowsTheBattlefieldAndNoHand(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool {
		return v.Phase == game.PhaseDeployment && v.Players[v.Marker].Confirmed
	})
	d := lay(t, m, 1280, 800, "pl").Open()
	sent(d)
	d.House.Settings.Animation = store.AnimationNormal
	d.Click("pass")
	d.Ticks(3)
	if !d.Table.Animating() || len(handOf(d)) != 0 || !d.Has("post:0:1") || d.Has("slot:1") {
		t.Fatalf("animating %v, hand %q", d.Table.Animating(), handOf(d))
	}
	portraits := func() int { return strings.Count(strings.Join(d.Seen(), "|"), "|wradislavia/portrait-") }
	if n := portraits(); n != 0 {
		t.Errorf("%d cards lie open at the beginning", n)
	}
	d.Ticks(118)
	if n := portraits(); n != 2*game.Slots {
		t.Errorf("%d cards lie open at the end", n)
	}
	d.Ticks(20)
	if d.Table.Animating() || view(d, rules.NoSeat).Phase != game.PhaseFire {
		t.Error("the reveal never ends")
	}
}

// TestTheEndOfATurnIsShownAndSkipped plays the last confirmation of a turn. The seals come
// down, and a click goes to where all is told. That waits to be read, and further clicks go
// on to the cover.
func TestTheEndOfATurnIsShownAndSkipped(t *testing.T) {
	m := strikes(t)
	play(t, m, "strike 2 1", "done", "strike 1 1")
	d := lay(t, m, 1280, 800, "pl").Open()
	d.House.Settings.Animation = store.AnimationNormal
	d.Click("pass")
	d.Ticks(60)
	if d.Has("fate:0:1") {
		t.Error("what becomes of everybody is told before the strikes were seen")
	}
	d.Ticks(80)
	all := strings.Join(d.Seen(), "|")
	if !d.Table.Animating() || !d.Has("fate:0:1") || !strings.Contains(all, "wradislavia/mark-") {
		t.Fatal("the end of the turn is not shown")
	}
	d.Script.Click(layout.P(40, 300))
	d.Ticks(600)
	hazards := view(d, rules.NoSeat).Last.Hazards
	if all := strings.Join(d.Seen(), "|"); !strings.Contains(all, say.Capital(d.Table.Words(hazards[1].Name()))) {
		t.Error("the hazards have no names while the report is read")
	}
	if !d.Table.Paused() || !d.Has("fate:0:1") || d.Table.Cover() != rules.NoSeat {
		t.Fatal("the report does not wait to be read")
	}
	d.Click("go-on")
	d.Ticks(25)
	if !d.Face.beginning() || !d.Has("fate:0:1") {
		t.Error("the report goes away when the next turn begins")
	}
	d.Script.Click(layout.P(40, 300))
	if d.Table.Animating() || d.Table.Cover() != 1 {
		t.Errorf("animating %v, cover for %d", d.Table.Animating(), d.Table.Cover())
	}
}

// TestTheBarLightsThePhasesThatPassByThemselves follows the bar through motions.
func TestTheBarLightsThePhasesThatPassByThemselves(t *testing.T) {
	toStart := func(t testing.TB) *rules.Match {
		return chance(t, match(t), func(v game.View) bool {
			return v.Phase == game.PhaseDraft && v.Players[v.Marker].Confirmed
		})
	}
	toReveal := func(t testing.TB) *rules.Match {
		return chance(t, match(t), func(v game.View) bool {
			return v.Phase == game.PhaseDeployment && v.Players[v.Marker].Confirmed
		})
	}
	toEnd := func(t testing.TB) *rules.Match {
		m := strikes(t)
		play(t, m, "strike 2 1", "done", "strike 1 1")
		return m
	}
	for _, c := range []struct {
		name  string
		start func(testing.TB) *rules.Match
		do    func(*desk)
		want  []string
	}{
		{"the start", toStart, discarded, []string{"battlefield"}},
		{"the reveal", toReveal, sent, []string{"hazards"}},
		{"the end", toEnd, func(*desk) {}, []string{"hand-to-hand", "end", "battlefield"}},
	} {
		d := lay(t, c.start(t), 1024, 640, "pl").Open()
		c.do(d)
		d.House.Settings.Animation = store.AnimationNormal
		d.Click("pass")
		var lit []string
		for d.Ticks(2); d.Table.Animating() || d.Table.Paused(); d.Ticks(1) {
			for _, n := range d.Nodes() {
				if id, ok := strings.CutPrefix(n.ID, "phase:"); ok && n.State["current"] == true && !slices.Contains(lit, id) {
					lit = append(lit, id)
				}
			}
			goOn(d)
		}
		if !slices.Equal(lit, c.want) {
			t.Errorf("%s: the bar lights %q, want %q", c.name, lit, c.want)
		}
	}
}

// TestDrawingAllocatesNothing draws the table over and over, at rest, while
// something is put together and with pieces on their way.
func TestDrawingAllocatesNothing(t *testing.T) {
	dst, c := tabletest.Canvas(t, 1280, 800)
	for name, start := range positions {
		d := lay(t, start(t), 1280, 800, "pl").Open()
		if do := busy[name]; do != nil {
			do(d)
		}
		if n := tabletest.Allocations(c, dst, func() { d.Root().Draw(c) }); n > 0 {
			t.Errorf("%s: %v allocations per frame", name, n)
		}
	}
	m := strikes(t)
	play(t, m, "strike 2 1", "done", "strike 1 1", "done")
	d := lay(t, m, 1280, 800, "pl").Open()
	list := d.Motions()
	f := d.Face
	v := *f.ahead
	f.v = &v
	f.places, f.front = places{}, 0
	f.places.battle(layout.R(14, 60, 1252, 728))
	tabletest.Lightly(t, c, dst, "strikes", list, 0.1, 0.3, 0.5, 0.8, 0.85, 0.9, 0.95)
}

// fullest is the table with the most on it, while a shot is put together.
func fullest(b *testing.B) *desk {
	b.Helper()
	d := lay(b, fire(b), 1280, 800, "pl").Open()
	busy["fire"](d)
	return d
}

// BenchmarkFrame draws the fullest table.
func BenchmarkFrame(b *testing.B) { tabletest.Frames(b, fullest(b).Driver, 1280, 800, 64) }

// BenchmarkBuild lays the fullest table out anew.
func BenchmarkBuild(b *testing.B) { tabletest.Builds(b, fullest(b).Driver) }

// faint traces how many pictures are seen through.
type faint int

func (*faint) Clip(layout.Rect)                                            {}
func (*faint) Shape(string)                                                {}
func (*faint) Words(string, layout.Point, float64, int, sprites.TextStyle) {}
func (n *faint) Sprite(_ string, _ layout.Rect, opt sprites.SpriteOpt) {
	if opt.Alpha < 1 {
		*n++
	}
}

// TestADroppedHazardFadesToItsEnd, when the next one turns over.
func TestADroppedHazardFadesToItsEnd(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool { return v.Dropped != game.NoHazard })
	list := lay(t, m, 1280, 800, "pl").Open().Motions()
	card := list[slices.IndexFunc(list, func(m motion.Motion) bool { return m.Piece == "hazard:2" })]
	c := tabletest.NewCanvas(t)
	var seen [2]faint
	for i, part := range []float64{0.32, 0.35} {
		c.Trace(&seen[i], layout.S(1280, 800), func() { tabletest.Paint(c, card, part) })
	}
	if seen[0] == 0 || seen[1] != 0 {
		t.Errorf("%d pictures are faint as it goes, %d once it has gone", seen[0], seen[1])
	}
}
