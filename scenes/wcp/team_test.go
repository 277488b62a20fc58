package wcp

import (
	"strings"
	"testing"

	game "schron/rules/wcp"
)

// TestPawnsOfATeamAreNamedApart: where a player has several pawns, log and cover
// name them by their vehicles; with one pawn each the player's name is enough.
func TestPawnsOfATeamAreNamedApart(t *testing.T) {
	d := lay(t, team(t), 1280, 800, "en")
	own := d.match.View(d.match.Actor()).(game.View).Players[d.match.Actor()]
	want := "Ala (" + d.house.Say(own.Vehicle.Name().Key) + ")"
	if d.match.Owner(d.match.Actor()) == 1 {
		want = strings.Replace(want, "Ala", "Bartek", 1)
	}
	if got := d.table.LookOf(d.match.Actor()).Name; got != want {
		t.Errorf("the pawn is called %q, want %q", got, want)
	}
	if d.Has("cover") && !strings.Contains(d.Find("cover").Label, want) {
		t.Errorf("the cover says %q", d.Find("cover").Label)
	}
	d.open()
	named := 0
	for _, n := range d.Nodes() {
		if n.Role == "entry" && strings.Contains(n.Label, " (") {
			named++
		}
	}
	if named == 0 {
		t.Error("the log does not name vehicles")
	}
	solo := lay(t, placing(t), 1280, 800, "en")
	if got := solo.table.LookOf(1).Name; got != "Bartek" {
		t.Errorf("one pawn alone is called %q", got)
	}
}
