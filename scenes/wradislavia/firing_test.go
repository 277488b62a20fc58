package wradislavia

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

// TestAShotIsPutTogetherByClicks chooses shooter, target, mode and pips, reads
// the sum and fires.
func TestAShotIsPutTogetherByClicks(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").Open()
	d.Click("post:0:1")
	if d.State("post:0:1", "chosen") != true || d.State("shoot", "move") != nil || d.Find("shoot").Enabled {
		t.Fatal("the shooter is not chosen, or fires at nobody")
	}
	d.Click("post:1:2")
	d.Click("mode:finesse")
	d.Click("pip:3:more")
	want := view(d, rules.NoSeat)
	a := want.Forecast(0, game.Shot{Shooter: 0, Target: 1, Mode: game.Finesse, Pips: game.Pips{0, 0, 1}})[0]
	for i, l := range a.Lines() {
		id := "line:" + string(rune('1'+i))
		if got := d.State(id, "value"); got != l.Value {
			t.Errorf("%s is %v, want %d", d.Find(id).Label, got, l.Value)
		}
		said := fmt.Sprintf("%+d", l.Value)
		if l.Kind == game.LineDie || l.Kind == game.LineThreshold { // they are no bonus
			said = strconv.Itoa(l.Value)
		}
		if texts, _ := d.In(d.Root().Node(id).Rect); l.Value > 0 && !slices.Contains(texts, said) {
			t.Errorf("%s is written %q, want %q", d.Find(id).Label, texts, said)
		}
	}
	if d.Has("line:" + string(rune('1'+len(a.Lines())))) {
		t.Error("there are more lines than the reckoning has")
	}
	if d.State("verdict", "wounds") != a.Wounds || d.State("verdict", "sum") != a.Sums[0] || d.State("verdict", "hit") != a.Hit() {
		t.Errorf("the verdict is %v, want %+v", d.Find("verdict").State, a)
	}
	if d.State("die:3", "value") != 10 || d.State("die:3", "active") != true || d.State("die:1", "active") == true {
		t.Errorf("the dice are %v and %v", d.Find("die:3").State, d.Find("die:1").State)
	}
	d.Click("shoot")
	d.WantMoves("shoot 1 2 finesse +0+0+1")
	v := view(d, rules.NoSeat)
	if got := v.Players[1].Clash[1].Wounds - want.Players[1].Clash[1].Wounds; got != a.Wounds {
		t.Errorf("%d wounds were dealt, %d forecast", got, a.Wounds)
	}
	if d.State("count:perun:0", "n") != 1 || d.Has("shoot") {
		t.Error("the Perun is not spent, or the shot is still there")
	}
}

// TestPipsGoUpAndDown spends three pips at most and takes them back.
func TestPipsGoUpAndDown(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").Open()
	d.Click("post:0:1")
	for range 2 {
		d.Click("pip:1:more")
	}
	d.Click("pip:3:more")
	if d.Find("pip:2:more").Enabled || d.Find("pip:3:more").Enabled || d.State("die:1", "value") != 6 {
		t.Errorf("a fourth pip, or die 1 is %v", d.State("die:1", "value"))
	}
	d.Click("pip:1:less")
	if !d.Find("pip:2:more").Enabled || d.Find("pip:3:more").Enabled {
		t.Error("a pip that was taken back is lost, or a die goes above ten")
	}
	d.Click("aim:cancel")
	if d.Has("pip:1") || d.State("die:1", "value") != 4 {
		t.Error("the shot is not put down")
	}
}

// TestEveryTargetTellsItsForecast compares what the cards say with the rules.
func TestEveryTargetTellsItsForecast(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").Open()
	if d.State("post:1:1", "forecast") != nil {
		t.Error("a forecast without a shooter")
	}
	d.Click("post:0:3")
	v := view(d, rules.NoSeat)
	for slot, id := range []string{"post:1:1", "post:1:2", "post:1:3"} {
		want := v.Forecast(0, game.Shot{Shooter: 2, Target: slot, Mode: game.Concentrated})[0].Wounds
		if got := d.State(id, "forecast"); got != want {
			t.Errorf("%s tells %v wounds, want %d", id, got, want)
		}
	}
	d.Hover("post:1:3")
	if d.State("verdict", "threshold") != game.Concentrated.Threshold() || d.State("shot", "target") != 0 {
		t.Error("the card under the cursor is not reckoned")
	}
}

// TestAShooterIsDraggedOntoItsTarget aims by drag and drop.
func TestAShooterIsDraggedOntoItsTarget(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").Open()
	d.Drag("post:0:1", "post:1:3")
	if d.State("shot", "shooter") != 1 || d.State("shot", "target") != 3 {
		t.Fatalf("the shot is %v", d.Find("shot").State)
	}
	d.Click("shoot")
	d.WantMoves("shoot 1 3 head-shot")
}

// mean fires a shot that wastes its Perun: the table asks first.
func mean(d *desk) {
	d.T.Helper()
	if n := len(d.Moves()); !d.Has("confirm:yes") {
		d.T.Errorf("a sure miss takes a Perun unasked after %d moves", n)
		return
	}
	d.Click("confirm:yes")
}

// TestWhoHasNotShotIsSeen fires with everybody, takes the extra shot and ends.
func TestWhoHasNotShotIsSeen(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").Open()
	for _, id := range []string{"duty:0:1", "duty:0:2", "duty:0:3"} {
		if got := d.Find(id).Label; !strings.HasSuffix(got, "czeka na strzał") {
			t.Errorf("%s says %q", id, got)
		}
	}
	d.Click("duty:0:1")
	d.Click("post:1:1")
	d.Click("shoot")
	if got := d.Find("duty:0:1").Label; !strings.Contains(got, "dodatkowy") {
		t.Errorf("after the shot: %q", got)
	}
	d.Click("post:0:1")
	if d.State("shot", "extra") != true || d.State("die:2", "value") != 5 {
		t.Errorf("the extra shot is %v with die 2 at %v", d.Find("shot").State, d.State("die:2", "value"))
	}
	d.Click("pip:2:more")
	d.Click("post:1:1")
	d.Click("shoot")
	mean(d)
	d.WantMoves("extra 1 1 head-shot +0+1+0")
	d.Click("post:0:1")
	if toasts := d.Toasts(); len(toasts) != 1 || !strings.Contains(toasts[0], "WR-15") {
		t.Errorf("a third shot: %q", toasts)
	}
}

// TestSkippingIsConfirmed ends the fire while two could still shoot.
func TestSkippingIsConfirmed(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").Open()
	n := d.Match.Len()
	d.Click("pass")
	d.Click("confirm:no")
	if d.Match.Len() != n {
		t.Fatal("the fire ended unasked")
	}
	d.Click("pass")
	d.Click("confirm:yes")
	d.WantMoves("done")
}

// TestALongBurstShowsThreeSums compares them with the rules and fires.
func TestALongBurstShowsThreeSums(t *testing.T) {
	d := lay(t, burst(t), 1280, 800, "pl").Open()
	d.Click("post:0:1")
	d.Click("mode:long-burst")
	active := func() int {
		for i := range game.Dice {
			if d.State(dieName(i), "active") == true {
				return i
			}
		}
		return none
	}
	v := view(d, rules.NoSeat)
	d.Away()
	if i := active(); i != none {
		t.Errorf("die %d is active for all targets", i+1)
	}
	for i, a := range v.Forecast(0, game.Shot{Shooter: 0, Target: game.AllTargets, Mode: game.LongBurst}) {
		id := "burst:" + string(rune('1'+i))
		if d.State(id, "sum") != a.Sums[0] || d.State(id, "wounds") != a.Wounds {
			t.Errorf("%s is %v, want %d and %d wounds", id, d.Find(id).State, a.Sums[0], a.Wounds)
		}
		for _, at := range []string{id, postID(1, a.Slot)} {
			if d.Hover(at); active() != a.Active {
				t.Errorf("%s: die %d is active, want %d", at, active()+1, a.Active+1)
			}
		}
	}
	d.Click("shoot")
	d.WantMoves("shoot 1 all long-burst")
}

// TestWhoCannotShootSaysWhy clicks on a fighter and on one that is silent.
func TestWhoCannotShootSaysWhy(t *testing.T) {
	d := lay(t, matchAt(t, clash{
		dice: [game.Dice]game.Die{4, 7, 9}, mine: "jerzy/exploration henryk/cover lidia/hand-to-hand",
		other: "karol/cover wanda/attack sabina/exploration",
	}), 1280, 800, "pl").Open()
	d.Click("post:0:1")
	if toasts := d.Toasts(); len(toasts) != 1 || !strings.Contains(toasts[0], "WR-11") {
		t.Errorf("%q", toasts)
	}
	// With one shooter a click on the target is enough.
	d.Click("post:1:2")
	if d.State("shot", "shooter") != 2 || d.State("shot", "target") != 2 {
		t.Errorf("the shot is %v", d.Find("shot").State)
	}
}

// TestKeysOfAShot puts a shot together without the mouse.
func TestKeysOfAShot(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").Open()
	d.Key(input.Key2)
	d.Key(input.KeyT)
	if d.State("shot", "mode") != "long-burst" {
		t.Errorf("the mode is %v", d.State("shot", "mode"))
	}
	d.Key(input.KeyT)
	d.Key(input.KeyW)
	d.Key(input.Key7)
	d.Key(input.Key7)
	d.Key(input.Key7, input.Shift)
	d.Key(input.KeyEnter)
	mean(d)
	d.WantMoves("shoot 2 2 short-burst +1+0+0")
	d.Key(input.Key1)
	d.Key(input.KeyEscape)
	if d.Has("shot") || d.Has("menu:resume") {
		t.Error("Escape does not put the shot down, or opens the menu too")
	}
}

// TestTheDiagramIsOneHoverAway looks for it and what it says of the shot.
func TestTheDiagramIsOneHoverAway(t *testing.T) {
	for lang, want := range map[string]string{"pl": "najniższa, +1", "en": "lowest, +1"} {
		d := lay(t, fire(t), 1024, 640, lang).Open()
		d.Click("post:0:1")
		shown := func() bool { return strings.Contains(strings.Join(d.Seen(), "|"), want) }
		if shown() {
			t.Error("the diagram lies open")
		}
		d.Hover("diagram")
		if !shown() {
			t.Errorf("%s: no diagram", lang)
		}
		d.Away()
		if shown() {
			t.Error("the diagram stays")
		}
	}
}

// TestHandToHand names targets by click and by drag; the wounds of a strike are
// told, and the turn ends with what becomes of everybody.
func TestHandToHand(t *testing.T) {
	d := lay(t, strikes(t), 1280, 800, "pl").Open()
	if got := d.State("duty:0:2", "chosen"); got != true {
		t.Error("the fighter without a target is not chosen")
	}
	d.Click("post:1:3")
	d.WantMoves("strike 2 3")
	d.Drag("post:0:2", "post:1:1")
	d.WantMoves("strike 2 1")
	d.Click("post:0:3")
	if toasts := d.Toasts(); len(toasts) != 1 || !strings.Contains(toasts[0], "WR-22") {
		t.Errorf("%q", toasts)
	}
	d.Click("pass")
	d.Click("post:0:1")
	d.WantMoves("strike 1 1")
	d.Click("pass")
	d.Ticks(2)
	d.Open()
	v := view(d, rules.NoSeat)
	for seat := range game.Seats {
		for slot := range game.Slots {
			id := "fate:" + string(rune('0'+seat)) + ":" + string(rune('1'+slot))
			if got := d.State(id, "fate"); got != v.Last.Fates[seat][slot].String() {
				t.Errorf("%s is %v, want %v", id, got, v.Last.Fates[seat][slot])
			}
		}
	}
	if d.State("gained:1", "peruns") != v.Last.Gained[1] || d.State("marker", "seat") != 1 {
		t.Errorf("gained %v, marker %v", d.State("gained:1", "peruns"), d.State("marker", "seat"))
	}
}

// TestACardLeavesTheShotClear: while a shot is put together below a card, FIRE and the way
// back can be seen and pressed.
func TestACardLeavesTheShotClear(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
			h := tabletest.House(t, game.Game{}, lang)
			h.Settings.ShowMe, h.Settings.Covers = true, nil
			d := tabletest.LayIn[*face](t, h, fire(t), Game(), table.Options{Explain: true}, size[0], size[1])
			d.Open()
			d.Ticks(30)
			for _, id := range []string{"post:0:1", "post:1:2"} {
				d.Click(id)
				if !d.Has("card") {
					t.Fatal("there is no card")
				}
				card := box(d.Find("card").Rect)
				for _, at := range []string{"shoot", "aim:cancel", "prompt"} {
					if card.Intersects(box(d.Find(at).Rect)) {
						t.Errorf("%s %v: the card at %v lies over %s", lang, size, card, at)
					}
				}
			}
		}
	}
}

func box(r [4]float64) layout.Rect { return layout.R(r[0], r[1], r[2], r[3]) }
