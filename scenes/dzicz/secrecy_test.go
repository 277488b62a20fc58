package dzicz

import (
	"slices"
	"testing"

	"schron/rules"
	game "schron/rules/dzicz"
	"schron/rules/rulestest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

// withSecret is middle with another secret mission of Bartek's, Celina's
// changing with it.
func withSecret(t testing.TB, b, c game.Mission) *rules.Match {
	t.Helper()
	return matchAt(t, 3, func(p *position) {
		p.Turn, p.Phase, p.Go, p.Decision = 7, game.PhaseMove, 0, game.DecideMove
		p.OpenMissions = []game.OpenMission{{Mission: game.Trail, Holder: rules.NoSeat}, {Mission: game.Bastion, Holder: rules.NoSeat}}
		p.Players[0].Home, p.Players[1].Home, p.Players[2].Home = home(game.South), home(game.West), home(game.North)
		p.Players[0].Tokens, p.Players[0].Soldiers = fields(t, "c1", "c2"), fields(t, "c3")
		p.Players[1].Tokens, p.Players[1].Outposts, p.Players[1].Soldiers = fields(t, "a3", "b3", "b4"), fields(t, "b3"), fields(t, "b3")
		p.Players[2].Tokens, p.Players[2].Soldiers = fields(t, "c5", "d4"), fields(t, "c5")
		p.Players[0].Secret = &game.SecretMission{Mission: game.Resources}
		p.Players[1].Secret, p.Players[2].Secret = &game.SecretMission{Mission: b}, &game.SecretMission{Mission: c}
	})
}

// TestNothingTellsAnothersSecret compares the screens of games that differ only
// in the secrets of others, step by step.
func TestNothingTellsAnothersSecret(t *testing.T) {
	a := lay(t, withSecret(t, game.PrepareAssault, game.Trail), 1280, 800, "pl")
	b := lay(t, withSecret(t, game.Trail, game.PrepareAssault), 1280, 800, "pl")
	tabletest.SameSteps(t, a, b,
		tabletest.Do("the cover", func(*desk) {}),
		tabletest.Do("Ala's go", func(d *desk) { d.Open() }),
		tabletest.Do("the own secret held up", func(d *desk) { d.Hold("secret") }),
		tabletest.Do("a soldier in hand", func(d *desk) { d.LetGo(); d.Click("soldier:c3"); d.Hover("field:b3") }),
		tabletest.Do("Bartek is asked", func(d *desk) { d.Click("field:b3") }),
		tabletest.Do("Ala decides", func(d *desk) { d.Click("near:no"); d.Open() }),
		tabletest.Do("Ala's action", func(d *desk) { d.Click("near:leave"); d.Open() }),
	)
}

// TestTheOwnSecretShowsOnlyWhileHeld looks for the mission before, while and
// after the button is down.
func TestTheOwnSecretShowsOnlyWhileHeld(t *testing.T) {
	d := lay(t, withSecret(t, game.PrepareAssault, game.Trail), 1280, 800, "pl").Open()
	shows := func() bool { return slices.Contains(d.Seen(), "Zabezpiecz zasoby") }
	if shows() || d.State("secret", "may") != true {
		t.Error("the secret shows by itself, or cannot be lifted")
	}
	d.Hold("secret")
	if !shows() || d.State("secret", "mission") != "resources" {
		t.Error("the secret does not show while the button is held")
	}
	d.LetGo()
	if shows() || d.State("secret", "mission") != nil {
		t.Error("the secret stays open")
	}
	d.Hold("secret")
	play(t, d.Match, "move c3 b3")
	d.Ticks(2)
	if shows() {
		t.Error("the secret stays open when the screen goes to another player")
	}
}

// TestOnlyTheOwnerLiftsASecret asks another player: the screen must be handed
// over before the card can be looked at.
func TestOnlyTheOwnerLiftsASecret(t *testing.T) {
	d := lay(t, defending(t), 1280, 800, "pl").Open()
	if d.State("secret", "seat") != 1 || d.State("secret", "may") != false {
		t.Fatalf("the secret in front is %v", d.Find("secret").State)
	}
	d.Click("secret")
	if !d.Has("cover:open") {
		t.Fatal("the screen is not covered for the owner")
	}
	d.Click("cover:open")
	if d.State("secret", "may") != true {
		t.Error("the owner cannot lift the card")
	}
}

// TestNoScreenTellsASecret: see tabletest.Kit.Secrets.
func TestNoScreenTellsASecret(t *testing.T) { kit.Secrets(t) }

// TestAllEyesSeeTheSecret plays a game to its end and shows its replay: who watches all
// hands sees the secret open.
func TestAllEyesSeeTheSecret(t *testing.T) {
	m := withSecret(t, game.PrepareAssault, game.Trail)
	rulestest.PlayUntil(t, m, rules.RandomBot{}, func() bool { return m.Result().Over })
	d := tabletest.LayIn[*face](t, tabletest.House(t, kit.Rules, "en"), m, kit.Game, table.Options{Replay: true}, 1280, 800)
	if got := d.State("secret", "mission"); got != "resources" {
		t.Errorf("at the start the secret is %v", got)
	}
}
