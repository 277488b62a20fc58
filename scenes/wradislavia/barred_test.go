package wradislavia

import (
	"strconv"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
)

// tug drags a node by its middle to somewhere else.
func tug(d *desk, id string) {
	d.T.Helper()
	at := placeOf(d, id).Center()
	d.Script.Drag(at, layout.P(at.X+70, at.Y+30), 4)
}

// told is what is said against the last thing that was tried.
func told(d *desk) string { return strings.Join(d.Toasts(), "|") }

// TestWhatCannotBePickedUpSaysWhy tugs at everything that looks like a handle and is
// none now: nothing is lifted, and one sentence says why.
func TestWhatCannotBePickedUpSaysWhy(t *testing.T) {
	hidden := func(t testing.TB) *rules.Match {
		return chance(t, match(t), func(v game.View) bool {
			return v.Phase == game.PhaseDeployment && v.Players[v.Marker].Confirmed
		})
	}
	shot := func(t testing.TB) *rules.Match {
		m := poor(t)
		play(t, m, "shoot 1 1 head-shot")
		return m
	}
	for _, c := range []struct {
		start      func(testing.TB) *rules.Match
		id         string
		says, rule string
	}{
		{hidden, "token:attack", "Send a character out first", "WR-7"},
		{hidden, "deployment:0", "are revealed after both deployments", "WR-7"},
		{hidden, "hazard:1", "stays on the table", "WR-9"},
		{hidden, "marker", "passes on by itself", "WR-5"},
		{fire, "post:1:1", "Karol belongs to Bartek", "WR-12"},
		{poor, "post:1:3", "Sabina belongs to Bartek", "WR-12"},
		{shot, "post:0:1", "An extra shot costs a Perun", "WR-15"},
		{shot, "duty:0:1", "An extra shot costs a Perun", "WR-15"},
		{strikes, "post:0:3", "does not fight hand-to-hand with this token", "WR-22"},
		{strikes, "post:1:2", "Karol belongs to Bartek", "WR-24"},
		{strikes, "duty:1:1", "Zofia belongs to Bartek", "WR-24"},
	} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
			d := lay(t, c.start(t), size[0], size[1], "en").Open()
			id := c.id
			if c.id == "deployment:0" {
				id = "deployment:" + strconv.Itoa(1-d.Match.Actor())
			}
			if strings.HasPrefix(id, "duty:1") && !d.Has(id) {
				continue // there is no room for it
			}
			n := d.Match.Len()
			tug(d, id)
			if d.Root().Dragging() != nil || d.Match.Len() != n {
				t.Errorf("%s is lifted", id)
			}
			if got := told(d); !strings.Contains(got, c.says) || !strings.Contains(got, c.rule) {
				t.Errorf("%s at %v says %q, want %q %s", id, size, got, c.says, c.rule)
			}
		}
	}
}

// TestTheFourthTokenOfAKindIsBarred where three lie already.
func TestTheFourthTokenOfAKindIsBarred(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
	d := lay(t, m, 1280, 800, "en").Open()
	for range game.Slots {
		d.Click(handOf(d)[0])
		d.Click("token:cover")
	}
	tug(d, "token:cover")
	if got := told(d); !strings.Contains(got, "are laid: cover shot") || !strings.Contains(got, "WR-3") || d.Root().Dragging() != nil {
		t.Errorf("it says %q", got)
	}
}

// marked are the nodes that can be acted on now.
func marked(d *desk) string {
	var out []string
	for _, n := range d.Nodes() {
		if n.State[ui.MayState] == true {
			out = append(out, n.ID)
		}
	}
	return strings.Join(out, " ")
}

// TestWhatMayBeDoneIsMarked step by step: cards while there is a free slot, tokens
// while somebody has none, shooters, and targets once somebody is chosen.
func TestWhatMayBeDoneIsMarked(t *testing.T) {
	want := func(d *desk, has, hasNot string) {
		t.Helper()
		all := " " + marked(d) + " "
		for _, id := range strings.Fields(has) {
			if !strings.Contains(all, " "+id) {
				t.Errorf("%s is not marked: %q", id, all)
			}
		}
		for _, id := range strings.Fields(hasNot) {
			if strings.Contains(all, " "+id) {
				t.Errorf("%s is marked: %q", id, all)
			}
		}
	}
	d := lay(t, match(t), 1280, 800, "pl").Open()
	want(d, "hand:", "away:")
	for range 3 {
		d.Click(handOf(d)[0])
	}
	want(d, "away:", "hand:")
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
	d = lay(t, m, 1280, 800, "pl").Open()
	want(d, "hand:", "token: slot:")
	d.Click(handOf(d)[0])
	want(d, "hand: token:attack token:cover token:exploration token:hand-to-hand", "slot:")
	d.Click("token:attack")
	want(d, "hand:", "token:")
	d.Click("laid:1")
	want(d, "hand:", "slot:2") // nobody stands there to get it
	d.Click("laid:1")
	for range 2 {
		d.Click(handOf(d)[0])
	}
	want(d, "token:", "hand:")
	d = lay(t, fire(t), 1280, 800, "pl").Open()
	want(d, "post:0:1 post:0:2 post:0:3 duty:0:1", "post:1:")
	d.Click("post:0:1")
	want(d, "post:0:1 post:1:1 post:1:2 post:1:3", "")
	d = lay(t, strikes(t), 1280, 800, "pl").Open()
	want(d, "post:0:1 post:0:2 post:1:1 post:1:2 post:1:3", "post:0:3")
}
