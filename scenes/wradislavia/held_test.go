package wradislavia

import (
	"strings"
	"testing"

	game "schron/rules/wradislavia"
)

// TestTheOrderGoesWithItsCard draws a card with its token to an empty place, by
// drag and by click.
func TestTheOrderGoesWithItsCard(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
	d := lay(t, m, 1280, 800, "pl").open()
	c := d.hand()
	who := strings.TrimPrefix(c[1], "hand:")
	d.Drag(c[1], "slot:3")
	d.Drag("token:attack", "slot:3")
	d.Drag("slot:3", "slot:1")
	if got, want := d.deployed(), who+"/attack -/- -/-"; got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
	d.Click("slot:1")
	d.Click("slot:2")
	if got, want := d.deployed(), "-/- "+who+"/attack -/-"; got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
	// Where somebody stands cards change places and orders stay.
	d.Drag(c[2], "slot:1")
	d.Drag("slot:2", "slot:1")
	if got, want := d.deployed(), who+"/- "+strings.TrimPrefix(c[2], "hand:")+"/attack -/-"; got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
}

// TestPipsBelongToTheirShooter changes the shooter after pips were added.
func TestPipsBelongToTheirShooter(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").open()
	d.Click("post:0:1")
	d.Click("pip:1:more")
	d.Click("post:1:2")
	d.Click("post:0:3")
	if d.State("die:1", "value") != 4 || !strings.Contains(d.Find("peruns").Label, "2") {
		t.Errorf("die 1 is %v, the Peruns say %q", d.State("die:1", "value"), d.Find("peruns").Label)
	}
	d.Click("shoot")
	d.wantMoves("shoot 3 2 concentrated")
}

// TestAnAimIsForgottenWithItsPosition shoots, and begins the next shot anew.
func TestAnAimIsForgottenWithItsPosition(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").open()
	d.Drag("post:0:1", "post:1:3")
	d.Click("shoot")
	d.Click("post:0:3")
	if d.State("shot", "target") != 0 || d.Find("shoot").Enabled {
		t.Errorf("the shot is %v", d.Find("shot").State)
	}
}

// TestTooltipsSayWhatTheCardsDo holds words, not what the code makes of them.
func TestTooltipsSayWhatTheCardsDo(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").open()
	for id, want := range map[string][]string{
		"post:0:1": {"Jerzy", "Atak. Strzela najwyższą kostką", "Karabin snajperski", "Strzał w głowę: od 3", "Finezyjny strzał: od 4", "ombinezon ochronny", "skażenie radioaktywne, zmutowane szczury", "osłon"},
		"post:0:2": {"Henryk", "Strzał zza osłony", "Karabin maszynowy", "Krótka seria: od 4", "Długa seria: od 8", "amizelka kuloodporna", "2 rany"},
		"post:1:3": {"Sabina", "Eksploracja", "Karabin pulsacyjny", "Skoncentrowana wiązka: od 5", "Penetrująca wiązka: od 9", "trój maskujący"},
	} {
		d.Hover(id)
		d.Ticks(60)
		got := strings.ReplaceAll(d.Tip(), "\u00a0", " ")
		at := 0
		for _, w := range want {
			i := strings.Index(got[at:], w)
			if i < 0 {
				t.Errorf("%s says %q, want %q behind the first %d letters", id, got, w, at)
				break
			}
			at += i + len(w)
		}
	}
}
