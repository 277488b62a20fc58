package wradislavia

import (
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wradislavia"
)

// TestTheOrderGoesWithItsCard draws a card with its token to an empty place, by
// drag and by click.
func TestTheOrderGoesWithItsCard(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
	d := lay(t, m, 1280, 800, "pl").Open()
	c := handOf(d)
	who := strings.TrimPrefix(c[1], "hand:")
	d.Drag(c[1], "slot:3")
	d.Drag("token:attack", "slot:3")
	d.Drag("slot:3", "slot:1")
	if got, want := deployed(d), who+"/attack -/- -/-"; got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
	d.Click("slot:1")
	d.Click("slot:2")
	if got, want := deployed(d), "-/- "+who+"/attack -/-"; got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
	// Where somebody stands cards change places and orders stay.
	d.Drag(c[2], "slot:1")
	d.Drag("slot:2", "slot:1")
	if got, want := deployed(d), who+"/- "+strings.TrimPrefix(c[2], "hand:")+"/attack -/-"; got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
}

// TestTheHandKnowsWhatStrikes: a target alone is enough for whoever is asked, and for the
// only one.
func TestTheHandKnowsWhatStrikes(t *testing.T) {
	d := lay(t, strikes(t), 1280, 800, "en").Open()
	f := d.Face
	if !f.hand.Goes("post:1:1") || !f.usable(0, 0) || !f.usable(0, 1) || f.usable(0, 2) {
		t.Error("before anything is chosen")
	}
	d.Click("post:1:1")
	d.WantMoves("strike 2 1")
	if f.hand.Goes("post:1:1") {
		t.Error("both have a target, and one is changed by a click alone")
	}
	d.Click("post:0:1")
	if !f.hand.Goes("post:1:1") || f.hand.Goes("post:1:2") {
		t.Error("the first may strike any other than its own target")
	}
}

// TestPipsBelongToTheirShooter changes the shooter after pips were added.
func TestPipsBelongToTheirShooter(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").Open()
	d.Click("post:0:1")
	d.Click("pip:1:more")
	d.Click("post:1:2")
	d.Click("post:0:3")
	if d.State("die:1", "value") != 4 || !strings.Contains(d.Find("peruns").Label, "2") {
		t.Errorf("die 1 is %v, the Peruns say %q", d.State("die:1", "value"), d.Find("peruns").Label)
	}
	d.Click("shoot")
	d.WantMoves("shoot 3 2 concentrated")
}

// TestAnAimIsForgottenWithItsPosition shoots, and begins the next shot anew.
func TestAnAimIsForgottenWithItsPosition(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").Open()
	d.Drag("post:0:1", "post:1:3")
	d.Click("shoot")
	d.Click("post:0:3")
	if d.State("shot", "target") != 0 || d.Find("shoot").Enabled {
		t.Errorf("the shot is %v", d.Find("shot").State)
	}
}

// TestTooltipsSayWhatTheCardsDo holds words, not what the code makes of them.
func TestTooltipsSayWhatTheCardsDo(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").Open()
	for id, want := range map[string][]string{
		"post:0:1": {"Jerzy", "Atak. Strzela najwyższą kostką", "Karabin snajperski", "ombinezon ochronny", "skażenie radioaktywne, zmutowane szczury", "osłon"},
		"post:0:2": {"Henryk", "Strzał zza osłony", "Karabin maszynowy", "amizelka kuloodporna", "2 rany"},
		"post:1:3": {"Sabina", "Eksploracja", "Karabin pulsacyjny", "trój maskujący"},
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

// TestWhatIsHeldIsPutDownWithItsPosition picks a token up and takes a card back:
// the token is no longer in the hand.
func TestWhatIsHeldIsPutDownWithItsPosition(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
	d := lay(t, m, 1280, 800, "pl").Open()
	c := handOf(d)
	d.Click(c[0])
	d.Click("token:attack")
	d.Click(c[1])
	d.Click("token:attack")
	d.Click("token:cover")
	if d.State("token:cover", "held") != true {
		t.Fatal("the token is not picked up")
	}
	d.Click("undo")
	if d.State("token:cover", "held") == true || d.State("slot:1", "target") == true {
		t.Error("the token is still held over another position")
	}
}

// TestTheTooltipOfAHandTellsItsHazards compares each card with what the hazard on
// the table does: one wound, or none.
func TestTheTooltipOfAHandTellsItsHazards(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
	d := lay(t, m, 1280, 800, "en").Open()
	hazard := view(d, rules.NoSeat).Hazards[0]
	seen := map[bool]bool{}
	for _, id := range handOf(d) {
		c, err := game.ParseCharacter(strings.TrimPrefix(id, "hand:"))
		if err != nil {
			t.Fatal(err)
		}
		safe := false
		for _, h := range c.Armour().Immunities() {
			safe = safe || h == hazard
		}
		seen[safe] = true
		d.Hover(id)
		d.Ticks(60)
		lines := strings.Split(d.Tip(), "\n")
		last := lines[len(lines)-1]
		if strings.Contains(last, "1 wound") == safe || strings.Contains(last, "does no harm") != safe {
			t.Errorf("%s, safe %v: %q", id, safe, d.Tip())
		}
	}
	if !seen[true] || !seen[false] {
		t.Fatal("the hand has nobody safe, or only such")
	}
}

// TestTheTooltipTellsTornArmourAndLostCover shoots buckshot and a finesse shot and
// reads what became of their targets.
func TestTheTooltipTellsTornArmourAndLostCover(t *testing.T) {
	m := matchAt(t, clash{
		dice: [game.Dice]game.Die{9, 9, 10}, mine: "karol/attack jerzy/attack ewa/exploration",
		other: "wanda/attack iwona/cover sabina/exploration",
	}, "shoot 2 2 finesse", "shoot 1 1 buckshot")
	d := lay(t, m, 1280, 800, "en").Open()
	for id, want := range map[string]string{
		"post:1:1": "Buckshot lowers the armour by 2",
		"post:1:2": "Shelters nobody for the rest of the round",
	} {
		d.Hover(id)
		d.Ticks(60)
		if !strings.Contains(d.Tip(), want) {
			t.Errorf("%s says %q, want %q", id, d.Tip(), want)
		}
	}
}
