package wcp

import (
	"strconv"
	"testing"

	game "schron/rules/wcp"
)

// TestTheEndTellsTheOrderOfEscape compares the result with the view.
func TestTheEndTellsTheOrderOfEscape(t *testing.T) {
	d := lay(t, ended(t), 1280, 800, "en")
	v := d.Face.v
	y := -1.0
	for _, r := range v.Runaways() {
		n := d.Find("end:" + strconv.Itoa(r.Seat))
		if n.Rect[1] <= y || n.State["exit"] != r.Exit || n.State["value"] != r.Value {
			t.Errorf("seat %d stands at %v with %v", r.Seat, n.Rect, n.State)
		}
		y = n.Rect[1]
	}
	for seat, p := range v.Players {
		if n := d.Find("end:" + strconv.Itoa(seat)); p.Fate != game.Left && n.Rect[1] <= y {
			t.Errorf("seat %d did not leave and stands at %v", seat, n.Rect)
		}
	}
}

// TestTheEndOfTeamsTellsTheirSums compares them with the ranking.
func TestTheEndOfTeamsTellsTheirSums(t *testing.T) {
	d := lay(t, teamEnd(t), 1280, 800, "pl")
	for _, r := range d.Face.v.Ranking() {
		if n := d.Find("came-out:" + strconv.Itoa(r.Person)); n.State["won"] != (r.Place == 1 && r.Out) || n.State["points"] != r.Value {
			t.Errorf("team %d is shown as %v, want %+v", r.Person, n.State, r)
		}
	}
}

// TestNobodyGotOut: everybody loses, and the result says so of each seat.
func TestNobodyGotOut(t *testing.T) {
	d := lay(t, nobody(t), 1280, 800, "pl")
	for seat := range d.Face.v.Players {
		if n := d.Find("end:" + strconv.Itoa(seat)); n.State["exit"] != 0 {
			t.Errorf("seat %d is shown as %v", seat, n.State)
		}
	}
	if len(d.Match.Result().Winners) != 0 || !d.Has("result") {
		t.Error("somebody wins, or there is no result")
	}
}
