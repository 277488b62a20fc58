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

// TestSidesOfATradeOfTeamsAreNamedWhole: where a player's name and vehicle have
// no room beside the characteristics, the vehicle stands there alone.
func TestSidesOfATradeOfTeamsAreNamedWhole(t *testing.T) {
	m := reached(t, 3, teams, func(v game.View) bool { return v.Decision == "offer" && len(v.Trade.Give) > 0 })
	d := lay(t, m, 1024, 640, "pl").open()
	for _, seat := range []int{m.Actor(), int(d.face.v.Trade.With)} {
		vehicle := d.house.Say(d.face.v.Players[seat].Vehicle.Name().Key)
		name := d.State("side:"+numeral(seat), "name").(string)
		if !strings.Contains(name, vehicle) || len([]rune(name)) > 16 {
			t.Errorf("a side is called %q, the vehicle is %q", name, vehicle)
		}
	}
}

// TestTheAlarmOfTeamsNamesTheHolder in the least window, too.
func TestTheAlarmOfTeamsNamesTheHolder(t *testing.T) {
	m := reached(t, 3, teams, func(v game.View) bool { return v.Stage == game.StageEscape && v.Decision == "move" })
	for _, lang := range []string{"pl", "en"} {
		d := lay(t, m, 1024, 640, lang).open()
		seat, _, _ := d.face.v.NextFall()
		vehicle := d.house.Say(d.face.v.Players[seat].Vehicle.Name().Key)
		if told := d.State("alarm", "told").(string); !strings.Contains(told, vehicle) {
			t.Errorf("%s: the alarm says %q of %s", lang, told, vehicle)
		}
	}
}
