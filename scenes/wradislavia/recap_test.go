package wradislavia

import (
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/store"
)

// nextTurn plays the turn of strikes to its end, and the deployment of Bartek,
// who has the marker then.
func nextTurn(t testing.TB) *rules.Match {
	m := strikes(t)
	play(t, m, "strike 2 1", "done", "strike 1 1", "done")
	hand := m.View(1).(game.View).Players[1].Hand
	for slot := range game.Slots {
		n := string(rune('1' + slot))
		play(t, m, "send "+hand[slot].String()+" "+n, "token cover "+n)
	}
	play(t, m, "done")
	return m
}

// TestTheRecapTellsWhatTheOpponentDid opens the screen for Ala: the strike, the end of the
// turn and the word that Bartek has deployed are told, not his cards. Then the deployment
// goes on.
func TestTheRecapTellsWhatTheOpponentDid(t *testing.T) {
	m := nextTurn(t)
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		d := lay(t, m, size[0], size[1], "pl")
		d.Click("cover:open")
		all := strings.Join(d.Seen(), "|")
		if !d.Has("since") || !strings.Contains(all, "|zatwierdza") {
			t.Fatalf("no recap in a window of %v", size)
		}
		if strings.Contains(all, "|wystawia") {
			t.Error("the recap tells the opponent's cards")
		}
		for d.Table.Showing() {
			d.Ticks(1)
		}
		d.Click("since:close")
		if d.Has("since") || len(handOf(d)) == 0 || d.Table.Acting() != 0 {
			t.Error("the deployment does not go on")
		}
	}
}

// TestTheRecapIsShownFaster compares how long the end of a turn takes when it
// happens and when it is shown again.
func TestTheRecapIsShownFaster(t *testing.T) {
	ticks := func(d *desk) int {
		n := 0
		for d.Ticks(1); d.Table.Animating() || d.Table.Showing(); d.Ticks(1) {
			goOn(d)
			if n++; n > 2000 {
				t.Fatal("it never ends")
			}
		}
		return n
	}
	m := strikes(t)
	play(t, m, "strike 2 1", "done", "strike 1 1")
	d := lay(t, m, 1280, 800, "pl")
	d.House.Settings.Animation = store.AnimationNormal
	d.Click("pass")
	live := ticks(d)
	again := lay(t, nextTurn(t), 1280, 800, "pl")
	again.House.Settings.Animation = store.AnimationNormal
	again.Click("cover:open")
	if n := ticks(again); n >= live || n < live/3 {
		t.Errorf("the recap takes %d ticks, the end of the turn took %d", n, live)
	}
}
