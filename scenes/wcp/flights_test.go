package wcp

import (
	"fmt"
	"slices"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/table/motion"
)

// TestGoodsFlyToWhoGetsThem: from the line of who gives to that of who gets.
func TestGoodsFlyToWhoGetsThem(t *testing.T) {
	m := talking(t)
	turn := m.Actor()
	other := (turn + 1) % 3
	d := lay(t, m, 1280, 800, "en").Open()
	for _, text := range []string{fmt.Sprintf("trade %d", other), "give core", "ask booster", "offer"} {
		mv, err := m.Parse(text)
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	before := m.View(rules.NoSeat)
	if _, err := m.Play(game.Plain(game.VerbAccept)); err != nil {
		t.Fatal(err)
	}
	list := d.Face.Motions(before, m.View(rules.NoSeat))
	if len(list) != 2 { // trophies come first
		t.Fatalf("%d things move", len(list))
	}
	row := func(seat int) float64 { return d.Face.places.rows[seat].Center().Y }
	if list[0].From.Center().Y != row(turn) || list[0].To.Center().Y != row(other) ||
		list[1].From.Center().Y != row(other) || list[1].To.Center().Y != row(turn) {
		t.Errorf("things move %v → %v and %v → %v", list[0].From, list[0].To, list[1].From, list[1].To)
	}
}

// TestTheCentralHallFliesToWhoGetsIt: from the board when it is taken off, later
// from the line of who had it.
func TestTheCentralHallFliesToWhoGetsIt(t *testing.T) {
	central := func(list []motion.Motion) motion.Motion {
		t.Helper()
		i := slices.IndexFunc(list, func(m motion.Motion) bool { return m.Piece == "central" })
		if i < 0 {
			t.Fatal("it does not fly")
		}
		return list[i]
	}
	m := destroying(t)
	had := int(seen(m).CentralHall)
	d, list := shownMove(t, m, verb(game.VerbDestroy))
	has := int(m.View(rules.NoSeat).(game.View).CentralHall)
	row := func(seat int) float64 { return d.Face.places.rows[seat].Center().Y }
	if x := central(list); had == has || x.From.Center().Y != row(had) || x.To.Center().Y != row(has) {
		t.Errorf("from seat %d to seat %d it flies %v → %v", had, has, x.From, x.To)
	}
	m = reached(t, 3, solo, func(v game.View) bool { return v.Stage == game.StageRemoval && v.Decision == game.DecidePlace })
	d, list = shownMove(t, m, verb(game.VerbContent))
	if x := central(list); x.From.Center().Dist(d.Face.places.mid(game.Centre)) > 1 {
		t.Errorf("from the board it flies %v → %v", x.From, x.To)
	}
}
