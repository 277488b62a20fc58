package paliwo

import (
	"strings"
	"testing"

	"schron/input"
	game "schron/rules/paliwo"
)

func TestZombiesAreSetUpFirst(t *testing.T) {
	d := lay(t, match(t), 1280, 800, "en").Open()
	if got := d.State("steps", "at"); got != 1 || d.State("steps", "of") != 3 {
		t.Errorf("it is step %v", got)
	}
	if got := d.Find("coming").Label; got != "THE HUMANS COME HERE" {
		t.Errorf("row 1 says %q", got)
	}
	for _, h := range game.Humans() {
		d.Hover("person:" + h.String())
		d.Ticks(40)
		wantSaid(d, d.Tip(), "to be placed")
	}
	d.Key(input.KeyR)
	if d.State("facing:W", "on") != true {
		t.Error("R does not turn the zombie")
	}
	d.Hover("field:F9")
	d.Touchpad("field:F9", 1)
	wantSaid(d, bubbleLines(d), "Zombie on F9, looking north")
	d.Click("field:F9")
	d.Click("field:F8")
	d.WantRefused("WP-6")
	d.Click("field:F2")
	d.WantRefused("WP-6")
	wantSaid(d, lastToast(d), "No zombie begins in rows 1 and 2")
	d.Drag("piece", "field:A12")
	if got := strings.Join(d.Moves(), ", "); got != "zombie F9 N, zombie A12 N" {
		t.Errorf("played %q", got)
	}
}

func TestPeopleAreSetUpLast(t *testing.T) {
	m := match(t, placing[:7]...)
	play(t, m, "zombie C3 S")
	d := lay(t, m, 1280, 800, "en").Open()
	if got := d.State("steps", "at"); got != 2 || d.Has("coming") {
		t.Errorf("it is step %v, or row 1 is still kept", got)
	}
	if got := d.State("sights", "n"); got != game.StartZombies {
		t.Errorf("what %v zombies see is shown", got)
	}
	d.Hover("field:C1")
	wantSaid(d, bubbleLines(d), "Lumberjack on C1", "Seen there by the zombie on C3")
	d.Hover("field:B1")
	wantSaid(d, bubbleLines(d), "Lumberjack on B1", "No zombie looks there")
	d.Click("field:C1")
	d.Key(input.Key5)
	if d.State("person:runner", "held") != true {
		t.Error("5 does not pick the Runner up")
	}
	d.Drag("person:child", "field:D1")
	d.Click("person:lumberjack")
	d.WantRefused("WP-5")
	d.Click("field:C5")
	d.WantRefused("WP-5")
	if got := strings.Join(d.Moves()[8:], ", "); got != "human lumberjack C1, human child D1" {
		t.Errorf("played %q", got)
	}
}

func TestZombiesMayBeSetUpLast(t *testing.T) {
	d := lay(t, zombiesLast(t), 1280, 800, "en").Open()
	if got := d.State("steps", "at"); got != 3 || d.Has("coming") {
		t.Errorf("it is step %v, or row 1 is kept", got)
	}
	wantSaid(d, d.Find("prompt").Label, "Place the zombies (8 of 8 to go)")
	d.Click("field:A1")
	d.WantRefused("WP-6")
	d.Click("field:C2")
	d.WantRefused("WP-6")
	d.Click("field:A2")
	if lastMoves(d, 1) != "zombie A2 S" {
		t.Errorf("played %q", lastMoves(d, 1))
	}
}
