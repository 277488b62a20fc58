package paliwo

import (
	"fmt"
	"testing"

	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/scenetest/tabletest"
	"schron/sprites"
)

// hidden is what two games may differ in: the hands, the find on J6, the cans on
// the barrels.
type hidden struct {
	humans, zombies game.Card // the card that each side has in place of the last
	find            game.Face
	barrels         [game.Barrels]game.Face
}

// secretly is a human turn with secrets of both sides.
func secretly(t testing.TB, x hidden) *rules.Match {
	t.Helper()
	return matchAt(t, func(p *position) {
		p.Round = 5
		p.stand(t, "lumberjack D5", "policeman F3", "mechanic H2", "businessman G4", "runner I2", "child G2")
		p.Removed = 4
		p.walk(t, "D6 S", "G8 W", "I7 N", "E4 E", "J3 W", "H3 N", "F12 S", "B9 S")
		p.Finds = []game.Find{{Field: at(t, "J6"), Face: x.find}}
		p.FindPool[x.find]--
		p.FindsLeft--
		for i, f := range []string{"D7", "H7", "F10"} {
			p.Finds = append(p.Finds, game.Find{Field: at(t, f), Face: x.barrels[i]})
		}
		p.hands(game.Courage, game.FirstAid, game.Silence, x.humans, game.Frenzy, game.Hunger, game.Scent, x.zombies)
	})
}

var barrels = [game.Barrels]game.Face{game.Fuel, game.EmptyCan, game.EmptyCan}

// sameFor plays two games side by side and compares what is on the screen after
// each step.
func sameFor(t *testing.T, a, b *desk, steps []func(d *desk)) {
	t.Helper()
	for i, do := range steps {
		do(a)
		do(b)
		tabletest.Same(t, fmt.Sprintf("step %d", i), a, b)
	}
}

// TestNothingTellsTheZombiesSecretsToTheHumans: neither their cards nor the
// faces of finds, on barrels or elsewhere, whatever is picked up, until one is
// opened.
func TestNothingTellsTheZombiesSecretsToTheHumans(t *testing.T) {
	a := lay(t, secretly(t, hidden{game.Flare, game.Clutch, game.ZombieFind, barrels}), 1280, 800, "pl")
	b := lay(t, secretly(t, hidden{game.Flare, game.FromTheWreck, game.Fuel, [3]game.Face{game.EmptyCan, game.Fuel, game.EmptyCan}}), 1280, 800, "pl")
	sameFor(t, a, b, []func(d *desk){
		func(*desk) {},
		func(d *desk) { d.Open() },
		func(d *desk) { d.Click("person:policeman"); d.Hover("field:F4") },
		func(d *desk) { d.Click("field:F4"); d.Ticks(3) },
		func(d *desk) { d.Hover("find:J6") },
		func(d *desk) { d.Click("card:flare") },
		func(d *desk) { d.Click("pass") },
		func(d *desk) { mean(d) },
	})
	if !a.Has("cover:open") {
		t.Fatal("the screen is not covered for the zombie player")
	}
}

// TestNothingTellsTheHumansSecretsToTheZombies: neither their cards nor what
// lies on the barrels.
func TestNothingTellsTheHumansSecretsToTheZombies(t *testing.T) {
	make := func(x hidden) *desk {
		m := secretly(t, x)
		play(t, m, "end")
		return lay(t, m, 1280, 800, "pl")
	}
	a := make(hidden{game.Flare, game.Clutch, game.ZombieFind, barrels})
	b := make(hidden{game.Adrenaline, game.Clutch, game.ZombieFind, [3]game.Face{game.EmptyCan, game.EmptyCan, game.Fuel}})
	sameFor(t, a, b, []func(d *desk){
		func(*desk) {},
		func(d *desk) { d.Open() },
		func(d *desk) { d.Hover("find:D7") },
		func(d *desk) { d.Click("pass") },
		func(d *desk) { d.Hover("field:A1") },
	})
	if a.State("find:J6", "face") != game.ZombieFind.String() || a.State("find:D7", "face") != game.Unknown.String() {
		t.Error("the zombie player does not know the own find, or knows a barrel's")
	}
}

// TestMotionsTellNoMoreThanTheView: a find that is put down shows its back to
// the human player also on its way.
func TestMotionsTellNoMoreThanTheView(t *testing.T) {
	m := secretly(t, hidden{game.Flare, game.Clutch, game.ZombieFind, barrels})
	play(t, m, "end", "draw", "place A3")
	d := lay(t, m, 1280, 800, "pl").Open()
	a, err := m.ViewAt(m.Len()-1, game.SeatHumans)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range d.Face.Motions(a, m.View(game.SeatHumans)) {
		_, pictures := tabletest.Drawn(t, func(c *sprites.Canvas) { x.Draw(c, x.To) })
		for _, name := range pictures {
			if name != "paliwo/find-closed" {
				t.Errorf("%s shows %s", x.Piece, name)
			}
		}
	}
}

// TestNoScreenTellsASecret: see tabletest.Kit.Secrets.
func TestNoScreenTellsASecret(t *testing.T) { kit.Secrets(t) }
