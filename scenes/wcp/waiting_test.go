package wcp

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
)

// comeIn is the edge of a hall through which a pawn on another field, or at its
// entrance, drives in.
func comeIn(v game.View, seat int, to game.Field) game.Dir {
	own := v.Players[seat]
	if own.Pawn == nil {
		return game.Dir(own.Entrance - 1)
	}
	q, r := to.Axial()
	x, y := own.Pawn.Axial()
	for d := range game.Dir(game.Dirs) {
		if dq, dr := d.Axial(); q+dq == x && r+dr == y {
			return d
		}
	}
	return game.Dirs
}

// fought tells how a fight ends: both sides fire at once until one is at 0.
func fought(fire, armour, guardFire, guardArmour int) string {
	for armour > 0 && guardArmour > 0 {
		armour, guardArmour = armour-guardFire, guardArmour-fire
	}
	switch {
	case armour > 0:
		return "You win. The guard goes to your hand"
	case guardArmour > 0:
		return "You lose: the vehicle is destroyed, trophies and upgrades are gone."
	}
	return "A draw: the vehicle is destroyed, trophies and upgrades are gone, but the guard goes to your hand."
}

// waits tells what a player should be told of a hall that the pawn may enter, and
// of which kind that is.
func waits(d *desk, seat int, to game.Field) (kind string, want []string) {
	v := *d.Face.v
	for other, p := range v.Players {
		if other != seat && p.Pawn != nil && *p.Pawn == to {
			kind = "pawn"
			want = append(want, d.Table.LookOf(other).Name+" stands there: you may attack, trade or drive on.")
		}
	}
	if to == game.Centre {
		return "centre", append([]string{button(&v, seat)}, want...)
	}
	h := hallOf(&v, to)
	if h == nil || h.Content == nil {
		if kind == "" {
			return "nothing", []string{"Nothing waits there."}
		}
		return kind, want
	}
	x, name := *h.Content, d.House.Say(h.Content.Name().Key)
	switch guarded := h.Guarded.Has(comeIn(v, seat, to)); {
	case x.Kind() == game.Trophy:
		return "trophy", append(want, fmt.Sprintf("You take a trophy: %s (value %d).", name, x.Value()))
	case x.Kind() != game.Guard:
		return "upgrade", append(want, "You mount an upgrade: "+name+".")
	case guarded:
		own := v.Players[seat]
		how := fought(own.Fire, own.Armour, x.Fire(), x.Armour())
		kind := how[:7]
		if len(own.Owned) == 0 {
			how = strings.Replace(how, ", trophies and upgrades are gone", "", 1)
		}
		want = append(want, how)
		switch {
		case kind == "You win":
		case v.Stage == game.StageEscape:
			want = append(want, "You are out of the game. Trophies kept, by value: 0")
		default:
			want = append(want, fmt.Sprintf("You start again at your entrance, with armour %d.", own.Vehicle.Armour()))
		}
		return kind, want
	}
	return "blind", append(want, "You come from its blind side: the guard goes to your hand without a fight ("+name+").")
}

// button says whether the button could be pressed by a pawn that enters its hall.
func button(v *game.View, seat int) string {
	switch {
	case v.HallsLeft > 0:
		return fmt.Sprintf("The button can be pressed when the hall stack is empty. Halls left on it: %d", v.HallsLeft)
	case v.Players[seat].HallCount > 0:
		return fmt.Sprintf("Only a player without halls in hand presses the button. Halls in your hand: %d", v.Players[seat].HallCount)
	}
	return "The big red button can be pressed there."
}

// TestBubblesTellWhatWaits points at halls with everything that may wait there;
// what should be told is worked out from the board alone.
func TestBubblesTellWhatWaits(t *testing.T) {
	missing := map[string]bool{
		"nothing": true, "pawn": true, "trophy": true, "upgrade": true, "blind": true,
		"You win": true, "You los": true, "A draw:": true, "centre": true,
	}
	for seed := uint64(1); len(missing) > 0 && seed < 60; seed++ {
		m := matchOf(t, rules.Setup{Players: 3, Seed: seed, Options: solo})
		for n := 0; len(missing) > 0 && !m.Result().Over; n++ {
			if v := seen(m); v.Decision == game.DecideMove && wanted(m, missing) {
				d := lay(t, m, 1280, 800, "en").Open()
				for _, w := range d.Face.ways {
					if w.Move.Verb != game.VerbMove {
						continue
					}
					kind, want := waits(d, m.Actor(), w.To)
					delete(missing, kind)
					d.Hover("field:" + w.To.String())
					told := d.State("bubble", "lines").([]string)
					for _, line := range want {
						if !slices.ContainsFunc(told, func(s string) bool { return strings.HasPrefix(s, line) }) {
							t.Errorf("seed %d, %s: it says %q, want %q", seed, w.To, told, line)
						}
					}
					if len(told) != len(want) {
						t.Errorf("seed %d, %s: it says %q, want %q", seed, w.To, told, want)
					}
				}
			}
			mv, err := m.BotMove(rules.RandomBot{})
			if err == nil {
				_, err = m.Play(mv)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(missing) > 0 {
		t.Errorf("nothing was found with %v", missing)
	}
}

// wanted reports whether a plain move leads to something that is still missing.
func wanted(m *rules.Match, missing map[string]bool) bool {
	v := seen(m)
	for _, w := range v.Ways(int(v.Actor)) {
		if w.Move.Verb != game.VerbMove {
			continue
		}
		x, fight := w.Entry.Token, w.Entry.Fight
		switch {
		case len(w.Entry.Pawns) > 0 && missing["pawn"], x == game.NoToken && missing["nothing"],
			w.To == game.Centre && missing["centre"],
			x != game.NoToken && x.Kind() == game.Trophy && missing["trophy"],
			x != game.NoToken && x.Kind() == game.Guard && !w.Entry.Guarded && missing["blind"],
			x != game.NoToken && x.Kind() != game.Guard && x.Kind() != game.Trophy && missing["upgrade"],
			fight != nil && fight.Outcome == game.Win && missing["You win"],
			fight != nil && fight.Outcome == game.Loss && missing["You los"],
			fight != nil && fight.Outcome == game.Draw && missing["A draw:"]:
			return true
		}
	}
	return false
}

// TestTwoWaysWithABoosterAreCompared: one leads past a guard's arrows, the other
// into its fire.
func TestTwoWaysWithABoosterAreCompared(t *testing.T) {
	var to game.Field
	m := reached(t, 3, solo, func(v game.View) bool {
		if v.Decision != game.DecideMove {
			return false
		}
		ways := map[game.Field][]game.Way{}
		for _, w := range v.Ways(int(v.Actor)) {
			if w.Move.Verb == game.VerbBoost && w.To != game.NoField {
				ways[w.To] = append(ways[w.To], w)
			}
		}
		for at, list := range ways {
			for _, w := range list {
				if w.Entry.Guarded != list[0].Entry.Guarded {
					to = at
					return true
				}
			}
		}
		return false
	})
	d := lay(t, m, 1280, 800, "en").Open()
	d.Click("boost")
	h := hallOf(d.Face.v, to)
	d.Hover("field:" + to.String())
	told := d.State("bubble", "lines").([]string)
	both := 0
	for _, w := range d.Face.waysTo(to) {
		q, r := to.Axial()
		x, y := w.Via.Axial()
		for e := range game.Dir(game.Dirs) {
			if dq, dr := e.Axial(); q+dq != x || r+dr != y {
				continue
			}
			want := "Through " + w.Via.String() + ": no fight"
			if h.Guarded.Has(e) {
				want = "Through " + w.Via.String() + ": a fight with the guard"
			}
			if !slices.Contains(told, want) {
				t.Errorf("it says %q, want %q", told, want)
			}
			both++
		}
	}
	if both < 2 || len(told) != both {
		t.Errorf("of %d ways it says %q", both, told)
	}
}
