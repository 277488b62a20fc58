package dzicz

import (
	"slices"
	"testing"

	"schron/layout"
	game "schron/rules/dzicz"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/ui"
)

// TestWithoutACoverNothingTellsAnothersSecret compares the screens of games that differ only
// in the secrets of others while the screen passes on openly. What is held up is the acting
// player's and nobody else's.
func TestWithoutACoverNothingTellsAnothersSecret(t *testing.T) {
	a := layOpen(t, withSecret(t, game.PrepareAssault, game.Trail))
	b := layOpen(t, withSecret(t, game.Trail, game.PrepareAssault))
	tabletest.SameSteps(t, a, b,
		tabletest.Do("Ala's go", func(d *desk) { d.AwaitTurn() }),
		tabletest.Do("the own secret held up", func(d *desk) { d.Hold("secret") }),
		tabletest.Do("a soldier in hand", func(d *desk) { d.LetGo(); d.Click("soldier:c3"); d.Hover("field:b3") }),
		tabletest.Do("Bartek is asked", func(d *desk) { d.Click("field:b3") }),
		tabletest.Do("Bartek's banner has gone", func(d *desk) { d.Ticks(120) }),
		tabletest.Do("Ala decides", func(d *desk) { d.Click("near:no") }),
		tabletest.Do("Ala's action", func(d *desk) { d.Click("near:leave") }),
		tabletest.Do("Ala looks again", func(d *desk) { d.AwaitTurn(); d.Hold("secret") }),
		tabletest.Do("Bartek's go", func(d *desk) {
			d.LetGo()
			for d.Table.Acting() == 0 {
				d.Click("pass")
				if d.Has("confirm:yes") {
					d.Click("confirm:yes")
				}
			}
			d.Ticks(120)
		}),
	)
	if a.Table.Acting() != 1 || a.Table.Cover() >= 0 {
		t.Fatalf("seat %d acts, covered for %d", a.Table.Acting(), a.Table.Cover())
	}
	a.Hold("secret")
	if got := a.State("secret", "mission"); got != game.PrepareAssault.String() {
		t.Errorf("Bartek lifts %v", got)
	}
}

// TestTheTurnPassesWithABanner: the cover is left out unless it was asked for.
func TestTheTurnPassesWithABanner(t *testing.T) {
	for _, covered := range []bool{false, true} {
		d := layOpen(t, match(t, 2))
		d.House.Cover("dzicz", covered)
		d.Click("field:c1")
		d.Ticks(2)
		if d.Has("cover:open") != covered || d.Has("banner") == covered {
			t.Errorf("with the cover %v: cover %v, banner %v", covered, d.Has("cover:open"), d.Has("banner"))
		}
	}
}

// TestAHeldButtonLiftsNobodyElsesSecret: the button goes down on the own card and
// the turn passes before it goes up; a second press comes too early.
func TestAHeldButtonLiftsNobodyElsesSecret(t *testing.T) {
	m := withSecret(t, game.PrepareAssault, game.Trail)
	d := layOpen(t, m)
	d.AwaitTurn()
	shows := func() bool { return slices.ContainsFunc(d.Nodes(), lifted) }
	d.Hold("secret")
	if !shows() {
		t.Fatal("the own secret does not lift")
	}
	at := d.Script.At()
	for m.Actor() == 0 {
		play(t, m, game.Game{}.Notation(m.Prompt(0).Pass.Move))
	}
	d.Root().Invalidate()
	d.Ticks(2)
	d.Table.Skip()
	for d.Table.Acting() != 1 {
		d.Ticks(1)
	}
	d.Script.Move(at.Add(layout.P(3, 0)))
	if shows() {
		t.Error("the next player's secret is held up by the hand of the one before")
	}
	d.LetGo()
	d.Script.Press()
	d.Script.Move(at)
	if shows() {
		t.Error("a second press lifts the next player's secret at once")
	}
	d.LetGo()
	d.AwaitTurn()
	d.Hold("secret")
	if !shows() {
		t.Error("the next player cannot lift the own secret")
	}
}

// lifted reports whether a node is a secret that is held up.
func lifted(n ui.TreeNode) bool { return n.State["lifted"] == true }
