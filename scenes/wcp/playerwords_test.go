package wcp

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
	"schron/sprites"
)

// TestPlayersTellWhatAllKnow: the lines of the players and their tooltips.
func TestPlayersTellWhatAllKnow(t *testing.T) {
	m := changed(t, talking(t), func(p *position) {})
	d := lay(t, m, 1280, 800, "en").Open()
	turn := m.Actor()
	for seat, own := range d.Face.v.Players {
		wantTip(d, "player:"+strconv.Itoa(seat),
			d.Table.PlayerLook(seat).Name+", vehicle: "+d.House.Say(own.Vehicle.Name().Key),
			fmt.Sprintf("Fire: %d, armour: %d, boosters: %d", own.Fire, own.Armour, own.Boosters),
			fmt.Sprintf("halls: %d, content: %d", own.HallCount, own.TokenCount),
			"In hall "+own.Pawn.String())
	}
	wantTip(d, "player:"+strconv.Itoa(turn), "Trophies and upgrades: Scrap × 2, Data core, Fire +1")
	wantTip(d, "player:"+strconv.Itoa((turn+1)%3), "Trophies and upgrades: Scrap, Power cell × 2, Booster +1")

	d = lay(t, reached(t, 4, solo, func(v game.View) bool {
		out := 0
		for _, p := range v.Players {
			if p.Fate == game.Left {
				out++
			}
		}
		return v.Decision == game.DecideMove && v.CentralHall != rules.NoSeat && v.CentralHall != v.Presser && out == 1 &&
			v.Players[v.Presser].Fate == game.Playing
	}), 1280, 800, "en").Open()
	v := d.Face.v
	for seat, own := range v.Players {
		badge := ""
		switch {
		case int(v.CentralHall) == seat:
			badge = "wcp/central-token"
		case own.Trapped:
			badge = "wcp/trapped"
		case own.Fate == game.Left:
			badge = "icon/door"
		case int(v.Presser) == seat:
			badge = "wcp/button-pressed"
		}
		if got := d.State("player:"+strconv.Itoa(seat), "badge"); got != badge {
			t.Errorf("seat %d is marked by %q, want %q", seat, got, badge)
		}
		_, drawn := d.In(d.Face.playerBoxes(d.Face.places.rows[seat], own.Owned).badge)
		if badge != "" && (len(drawn) != 1 || drawn[0].Name != badge || (drawn[0].Opt.Tint == sprites.GreenText) != (badge == "icon/door")) {
			t.Errorf("seat %d: %q is drawn as %v", seat, badge, drawn)
		}
		id := "player:" + strconv.Itoa(seat)
		holds := strings.Contains(d.TipOf(id), "Holds the central hall.")
		if want := int(v.CentralHall) == seat; holds != want || d.State(id, "holder") != want {
			t.Errorf("seat %d: it says that it holds the central hall: %v, want %v", seat, holds, want)
		}
		switch own.Fate {
		case game.Left:
			wantTip(d, id, fmt.Sprintf("Out of the base, escape number %d", own.Exit))
			if note := d.Face.lineNote(seat); !strings.HasSuffix(note, fmt.Sprintf("out of the base (%d.)", own.Exit)) {
				t.Errorf("seat %d: %q", seat, note)
			}
		case game.Playing:
			if own.Pawn == nil {
				wantTip(d, id, fmt.Sprintf("At entrance %d", own.Entrance))
			}
		}
	}
	d = lay(t, ended(t), 1280, 800, "en")
	for seat, own := range d.Face.v.Players {
		if own.Fate == game.Left {
			if words := d.Face.fateWords(seat); words != fmt.Sprintf("Out of the base, escape number %d", own.Exit) {
				t.Errorf("seat %d: %q", seat, words)
			}
			if words := d.Face.fateShort(seat); words != fmt.Sprintf("out of the base (%d.)", own.Exit) {
				t.Errorf("seat %d: %q", seat, words)
			}
		}
	}
}

// TestVehiclesAreCompared: how many cards have more of a characteristic.
func TestVehiclesAreCompared(t *testing.T) {
	d := lay(t, match(t, 2, 3), 1280, 800, "en").Open()
	wantTip(d, "vehicle:V10", "Fire: 3. Cards with more: 0", "Armour: 4. Cards with more: 8", "Boosters: 1. Cards with more: 5")
	wantTip(d, "vehicle:V01", "Fire: 1. Cards with more: 6", "Armour: 12. Cards with more: 0")
}

// TestAlliesAreNotFought: the card of a pawn of the same team says so.
func TestAlliesAreNotFought(t *testing.T) {
	ally := func(v game.View) int {
		for seat, p := range v.Players {
			own := v.Players[v.Turn]
			if seat != int(v.Turn) && p.Person == own.Person && own.Pawn != nil && p.Pawn != nil && *p.Pawn == *own.Pawn {
				return seat
			}
		}
		return rules.NoSeat
	}
	m := reached(t, 2, teams, func(v game.View) bool { return v.Decision == game.DecideMeet && ally(v) != rules.NoSeat })
	d := lay(t, m, 1280, 800, "en").Open()
	if words := d.State("met:"+strconv.Itoa(ally(*d.Face.v)), "forecast"); fmt.Sprint(words) != "[The same team: no fight.]" {
		t.Errorf("of a pawn of the same team it says %q", words)
	}
}

// TestEachFateHasItsBadge: being out of the game in whatever way, and what who is still in
// it has done.
func TestEachFateHasItsBadge(t *testing.T) {
	d := lay(t, talking(t), 1280, 800, "en").Open()
	for _, c := range []struct {
		name string
		edit func(v *game.View, p *game.Player)
		want string
	}{
		{"plays", func(*game.View, *game.Player) {}, ""},
		{"is trapped", func(_ *game.View, p *game.Player) { p.Trapped = true }, "wcp/trapped"},
		{"is lost", func(_ *game.View, p *game.Player) { p.Fate = game.Lost }, "wcp/trapped"},
		{"has resigned", func(_ *game.View, p *game.Player) { p.Fate = game.Resigned }, "wcp/trapped"},
		{"is out", func(_ *game.View, p *game.Player) { p.Fate = game.Left }, "icon/door"},
		{"is out, but pressed", func(v *game.View, p *game.Player) { p.Fate, v.Presser = game.Left, 1 }, "icon/door"},
		{"has pressed", func(v *game.View, _ *game.Player) { v.Presser = 1 }, "wcp/button-pressed"},
		{"holds the hall", func(v *game.View, p *game.Player) { p.Fate, v.CentralHall = game.Left, 1 }, "wcp/central-token"},
	} {
		v := *d.Face.v
		v.Players = slices.Clone(v.Players)
		v.CentralHall, v.Presser = rules.NoSeat, rules.NoSeat
		c.edit(&v, &v.Players[1])
		if got := (&face{t: d.Table, v: &v}).badge(1); got != c.want {
			t.Errorf("who %s is marked by %q, want %q", c.name, got, c.want)
		}
	}
}
