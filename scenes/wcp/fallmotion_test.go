package wcp

import (
	"image"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table/motion"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

// TestAHallTipsAwayIntoTheDark follows the corners of a falling hall: the far side
// sinks first, it gets ever smaller and darker and never leaves its hole.
func TestAHallTipsAwayIntoTheDark(t *testing.T) {
	for seed := range 40 {
		x := &fall{box: layout.R(100, 100, 90, 102), seed: seed}
		mid := x.box.Center()
		last := 2.0
		for i := range 21 {
			part := float64(i) / 20
			tilt := x.tilt(part)
			_, far := tilt.Point(mid.Add(layout.P(0, -x.box.H/2)))
			_, near := tilt.Point(mid.Add(layout.P(0, x.box.H/2)))
			_, size := tilt.Point(mid)
			if part == 0 && (far != 1 || near != 1) {
				t.Fatalf("fall %d begins with its far side %v and its near side %v of its size", seed, far, near)
			}
			if size > last || part > 0 && far >= near {
				t.Errorf("fall %d at %v: %v of its size after %v, far side %v, near side %v", seed, part, size, last, far, near)
			}
			last = size
			for d := range 6 {
				at, _ := tilt.Point(mid.Add(layout.P(0, -x.box.H/2).Rotate(float64(d) * 3.14159 / 3)))
				if !at.In(x.box.Inset(-0.06 * x.box.W)) {
					t.Errorf("fall %d at %v: a corner is seen at %v", seed, part, at)
				}
			}
		}
		if last > 1.0/3 {
			t.Errorf("fall %d ends %v of its size", seed, last)
		}
	}
}

// motionOf finds the motion of the pieces whose names begin alike.
func motionOf(t testing.TB, list []motion.Motion, piece string) motion.Motion {
	t.Helper()
	for _, m := range list {
		if strings.HasPrefix(m.Piece, piece) {
			return m
		}
	}
	t.Fatalf("no %s moves", piece)
	return motion.Motion{}
}

// TestWhatMovesBeginsAndEndsAsItLies compares the first and the last picture of each
// large motion with the pieces at rest.
func TestWhatMovesBeginsAndEndsAsItLies(t *testing.T) {
	scenetest.NeedLoop(t)
	c := tabletest.NewCanvas(t)
	c.Store().Sync = true
	picture := func(draw func()) *image.RGBA { return tabletest.Pixels(t, c, 1280, 800, 1, draw) }
	same := func(what string, a, b *image.RGBA) {
		t.Helper()
		if d := tabletest.Apart(a, b); d > 0.0005 {
			t.Errorf("%s is off by %v", what, d)
		}
	}
	none := layout.Rect{}

	d, list := shownMove(t, destroying(t), verb(game.VerbDestroy))
	fallen := motionOf(t, list, "hall:")
	before := d.Face.v.Halls
	for i := range before {
		box := d.Face.places.hall(before[i].Field)
		if box != fallen.To {
			continue
		}
		same("the start of a fall", picture(func() { fallen.Play(c, none, 0) }), picture(func() {
			drawHall(c, box, passages(&before[i]), before[i].Breached, sprites.SpriteOpt{})
			if t := before[i].Content; t != nil {
				drawToken(c, contentBox(box), *t, before[i].Guarded, sprites.SpriteOpt{})
			}
		}))
	}
	ruin := picture(func() { c.Sprite("wcp/hall-destroyed", fallen.To, sprites.SpriteOpt{}) })
	same("the end of a fall", picture(func() { fallen.Play(c, none, 1) }), ruin)
	still := picture(func() { fallen.Still(c, fallen.To, 1) })
	mid := fallen.To.Center()
	if a, b := still.RGBAAt(int(mid.X), int(mid.Y)), ruin.RGBAAt(int(mid.X), int(mid.Y)); a != b {
		t.Errorf("the end of a fade is %v in its middle, want %v", a, b)
	}

	d, list = shownMove(t, placing(t), verb(game.VerbHall))
	laid := motionOf(t, list, "hall:")
	after := d.Match.View(rules.NoSeat).(game.View)
	for i := range after.Halls {
		if d.Face.places.hall(after.Halls[i].Field) == laid.To {
			want := picture(func() { drawHall(c, laid.To, passages(&after.Halls[i]), after.Halls[i].Breached, sprites.SpriteOpt{}) })
			same("the end of a hall laid", picture(func() { laid.Play(c, none, 1) }), want)
			same("the end of a hall that fades in", picture(func() { laid.Still(c, laid.To, 1) }), want)
		}
	}

	d, list = shownMove(t, moving(t), wayWith(func(e game.Entry) bool { return e.Token != game.NoToken && !e.Guarded }))
	driven := motionOf(t, list, "pawn:")
	seat := int(driven.Piece[len("pawn:")] - '0')
	for x, box := range map[float64]layout.Rect{0: driven.From, 1: driven.To} {
		want := picture(func() {
			pieces.Pawn(c, box, d.Face.pawnOf(seat), d.Face.t.PlayerLook(seat).Owner(), sprites.SpriteOpt{})
		})
		same("a pawn at an end of its way", picture(func() { driven.Play(c, none, x) }), want)
		same("a pawn that fades", picture(func() { driven.Still(c, none, x) }), want)
	}
}

// TestThePressIsSeenAllOverTheTable finds the red light and that it is gone at the end.
func TestThePressIsSeenAllOverTheTable(t *testing.T) {
	scenetest.NeedLoop(t)
	c := tabletest.NewCanvas(t)
	_, list := shownMove(t, pressing(t), verb(game.VerbPress))
	press := motionOf(t, list, "press")
	red := func(x float64) uint8 {
		return tabletest.Pixels(t, c, 1280, 800, 1, func() { press.Play(c, layout.Rect{}, x) }).RGBAAt(1270, 790).R
	}
	if a, b, z := red(0), red(0.2), red(1); a != 0 || b < 40 || z != 0 {
		t.Errorf("in the corner the table is %d, %d and %d red", a, b, z)
	}
	// No more than three flashes in a second, of 60 ticks.
	ticks := int(pressTime * (1 - pressDown) * 20)
	flashes, rises := 0, false
	for i := 1; i <= ticks; i++ {
		up := flashOf(float64(i)/float64(ticks)) > flashOf(float64(i-1)/float64(ticks))
		if up && !rises {
			flashes++
		}
		rises = up
	}
	// It warns and does not dazzle.
	most := 0.0
	for i := range ticks + 1 {
		most = max(most, flashOf(float64(i)/float64(ticks)))
	}
	if most < 0.1 || most > 0.3 {
		t.Errorf("the strongest flash covers %.2f of the table", most)
	}
	if flashes < 1 || flashes*60 > 3*ticks {
		t.Errorf("%d flashes in %d ticks", flashes, ticks)
	}
}

// TestThePawnStandsWhileTheCentreSinks: the pawn of whoever presses stays in sight.
func TestThePawnStandsWhileTheCentreSinks(t *testing.T) {
	d := lay(t, pressing(t), 1280, 800, "pl").Open()
	seat := d.Match.Actor()
	box, _ := d.Face.pawnBox(d.Face.v, seat)
	if on := d.Face.pawnsOn(d.Face.v, game.Centre); len(on) != 1 || on[0].box != box || on[0].art != d.Face.pawnOf(seat) {
		t.Errorf("on the centre stand %v", on)
	}
}
