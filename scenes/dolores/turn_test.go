package dolores

import (
	"slices"
	"testing"

	"schron/scenes/store"
)

// TestADoubleClickEndsOneInvestment: the next player's part of the phase begins
// with its button held back, with animation or without.
func TestADoubleClickEndsOneInvestment(t *testing.T) {
	for _, animation := range []store.Animation{store.AnimationOff, store.AnimationNormal} {
		d := lay(t, match(t, 3, "buy food 1"), 1280, 800, "pl") // so that nothing is asked
		d.House.Settings.Animation = animation
		d.AwaitTurn()
		first := d.Table.Acting()
		d.DoubleClick("pass")
		for n := 0; n < 80 && d.Table.Acting() < 0; n++ {
			d.Ticks(1)
		}
		if got := d.Moves(); !slices.Equal(got, []string{"buy food 1", "end"}) || d.Table.Acting() == first {
			t.Fatalf("animation %s: a double click plays %q", animation, got)
		}
		if d.Find("pass").Enabled || d.State("banner", "seat") != d.Table.Acting() {
			t.Errorf("animation %s: nothing tells that another one acts", animation)
		}
		goOn(d)
		d.WantMoves("buy food 1", "end", "end")
	}
}

// TestHastyClicksAcceptNoOffer: the answer comes up where the offer was made.
func TestHastyClicksAcceptNoOffer(t *testing.T) {
	d := lay(t, offered(t), 1280, 800, "pl")
	d.AwaitTurn()
	before := d.Match.Len()
	at := d.Point("choice:propose")
	for range 8 {
		d.Script.Click(at)
	}
	if got := d.Moves()[before:]; !slices.Equal(got, []string{"propose"}) {
		t.Errorf("hasty clicks play %q", got)
	}
}
