package wradislavia

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
)

// TestTheLogForgetsWhatWasTakenBack: of a deployment tried three times and a discard
// thought over it tells what stands.
func TestTheLogForgetsWhatWasTakenBack(t *testing.T) {
	log := func(d *desk) string {
		d.Ticks(2)
		d.Open()
		lines := []string{}
		for _, e := range d.Table.Session.Log() {
			lines = append(lines, strings.TrimPrefix(e.Event.Text.Key, "wradislavia.event.")+" "+e.Notation)
		}
		return strings.Join(lines, "|")
	}
	m := match(t)
	d := lay(t, m, 1280, 800, "en").Open()
	for range 2 {
		who := m.View(m.Actor()).(game.View).Players[m.Actor()].Hand[0]
		d.Play(game.Discard(who))
		if got := log(d); strings.Count(got, "discard ") != 2 { // the event and its move
			t.Errorf("a discard: %s", got)
		}
		d.Play(game.Keep(who))
		if got := log(d); strings.Contains(got, "discard") || strings.Contains(got, "keep") {
			t.Errorf("a discard taken back: %s", got)
		}
	}
	m = chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
	d = lay(t, m, 1280, 800, "en").Open()
	seat := m.Actor()
	before := log(d)
	for range 3 {
		hand := m.View(seat).(game.View).Players[seat].Hand
		for _, m := range []rules.Move{game.Send(hand[0], 0), game.Send(hand[1], 1), game.Assign(game.Cover, 0), game.Plain(game.VerbRecall)} {
			d.Play(m)
			d.Open()
		}
		if got := log(d); got != before {
			t.Errorf("a deployment taken back: %s\nwant %s", got, before)
		}
	}
	d.Play(game.Send(m.View(seat).(game.View).Players[seat].Hand[0], 2))
	if got := log(d); strings.Count(got, "send ") != 2 || !strings.HasPrefix(got, before) {
		t.Errorf("the next one: %s", got)
	}
}

// TestBothModesTellHowTheyComeOut: the better one stands first and is taken, unless
// the other was chosen by hand.
func TestBothModesTellHowTheyComeOut(t *testing.T) {
	for _, lang := range []string{"en", "pl"} {
		d := lay(t, fire(t), 1024, 640, lang).Open()
		better := 0
		for _, own := range []string{"post:0:1", "post:0:2", "post:0:3"} {
			for _, foe := range []string{"post:1:1", "post:1:2", "post:1:3"} {
				d.Click(own)
				d.Click(foe)
				two := []ui.TreeNode{}
				for _, n := range d.Nodes() {
					if strings.HasPrefix(n.ID, "mode:") {
						two = append(two, n)
					}
				}
				slices.SortFunc(two, func(a, b ui.TreeNode) int { return int(a.Rect[1] - b.Rect[1]) })
				if len(two) != 2 {
					t.Fatalf("%d modes", len(two))
				}
				first, second := two[0].State["wounds"].(int), two[1].State["wounds"].(int)
				if first < second || two[0].State["chosen"] != true {
					t.Errorf("%s at %s: %s (%d wounds) before %s (%d), chosen %v", own, foe, two[0].Label, first, two[1].Label, second, two[0].State["chosen"])
				}
				if first > second {
					better++
				}
				for _, n := range two {
					if v, ok := n.State["verdict"].(string); !ok || v == "" {
						t.Errorf("%s at %s: %s has no verdict", own, foe, n.ID)
					}
				}
				d.Click(two[1].ID)
				d.Click("post:1:1")
				if d.State(two[1].ID, "chosen") != true {
					t.Errorf("%s was chosen by hand and is not kept", two[1].ID)
				}
				d.Click("aim:cancel")
			}
		}
		if better == 0 {
			t.Error("no mode is better than the other one")
		}
	}
}
