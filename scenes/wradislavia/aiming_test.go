package wradislavia

import (
	"slices"
	"strings"
	"testing"

	"schron/input"
	game "schron/rules/wradislavia"
)

// TestKeysAreThoseThatTheTooltipsName: 1 to 3 for the own characters, Q, W and E
// for the opponent's, 7 to 9 for the dice.
func TestKeysAreThoseThatTheTooltipsName(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "en").Open()
	for id, key := range map[string]string{
		"post:0:1": "1", "post:0:2": "2", "post:0:3": "3", "post:1:1": "Q", "post:1:2": "W", "post:1:3": "E",
	} {
		if tip := d.TipOf(id); !strings.HasSuffix(tip, "\nKey: "+key) {
			t.Errorf("%s says %q, want the key %s", id, tip, key)
		}
	}
	d.Away()
	for slot, key := range []input.Key{input.Key1, input.Key2, input.Key3} {
		d.Key(key)
		if d.State("shot", "shooter") != slot+1 {
			t.Errorf("%v chooses %v", key, d.State("shot", "shooter"))
		}
	}
	for slot, key := range []input.Key{input.KeyQ, input.KeyW, input.KeyE} {
		d.Key(key)
		if d.State("shot", "target") != slot+1 {
			t.Errorf("%v aims at %v", key, d.State("shot", "target"))
		}
	}
	// The dice show 4, 7 and 9.
	for die, key := range []input.Key{input.Key7, input.Key8, input.Key9} {
		name, is := string(rune('1'+die)), []int{4, 7, 9}[die]
		if tip, want := d.TipOf("pip:"+name), "Key "+string(rune('7'+die))+" adds a pip"; !strings.Contains(tip, want) {
			t.Errorf("die %s says %q, want %q", name, tip, want)
		}
		d.Key(key)
		if d.State("die:"+name, "value") != is+1 {
			t.Errorf("%v makes die %s show %v", key, name, d.State("die:"+name, "value"))
		}
		d.Key(key, input.Shift)
		d.Key(key, input.Shift) // there is nothing more to take off
		if d.State("die:"+name, "value") != is {
			t.Errorf("with Shift %v leaves die %s at %v", key, name, d.State("die:"+name, "value"))
		}
	}
}

// TestAnAimIsPutDown by another click on who shoots, by the button and by Escape,
// which opens the menu only when there is nothing to put down.
func TestAnAimIsPutDown(t *testing.T) {
	for name, put := range map[string]func(d *desk){
		"another click": func(d *desk) { d.Click("post:0:1") },
		"the button":    func(d *desk) { d.Click("aim:cancel") },
		"Escape":        func(d *desk) { d.Key(input.KeyEscape) },
		"the own key":   func(d *desk) { d.Key(input.Key1) },
	} {
		d := lay(t, fire(t), 1280, 800, "en").Open()
		d.Click("post:0:1")
		d.Click("post:1:2")
		put(d)
		if d.Has("shot") || d.State("post:0:1", "chosen") == true || d.State("post:1:2", "target") == true {
			t.Errorf("%s leaves the shot as it is", name)
		}
		if d.Has("menu:resume") {
			t.Errorf("%s opens the menu too", name)
		}
		d.Key(input.KeyEscape)
		if !d.Has("menu:resume") {
			t.Errorf("after %s Escape does not open the menu", name)
		}
	}
}

// TestAFighterIsPutDownByEscape: another than the one whose turn it is was chosen.
func TestAFighterIsPutDownByEscape(t *testing.T) {
	d := lay(t, strikes(t), 1280, 800, "en").Open()
	d.Click("post:0:1")
	if d.State("duty:0:1", "chosen") != true || d.State("duty:0:2", "chosen") == true {
		t.Fatal("the fighter is not chosen")
	}
	d.Key(input.KeyEscape)
	if d.State("duty:0:1", "chosen") == true || d.State("duty:0:2", "chosen") != true || d.Has("menu:resume") {
		t.Error("Escape does not put the fighter down, or opens the menu too")
	}
}

// TestWhatIsHeldIsPutDown in the deployment. That is by Escape, by another click, by a click
// on the place it was taken from, and when a drag is given up.
func TestWhatIsHeldIsPutDown(t *testing.T) {
	filled := func() *desk {
		m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
		d := lay(t, m, 1280, 800, "en").Open()
		for range game.Slots {
			d.Click(handOf(d)[0])
			d.Click("token:attack")
		}
		return d
	}
	held := func(d *desk) bool {
		for _, n := range d.Nodes() {
			if n.State["held"] == true || n.State["target"] == true {
				return true
			}
		}
		return false
	}
	d := filled()
	card := handOf(d)[0]
	for take, puts := range map[string][]string{
		"token:cover": {"", "token:cover", "tray"}, card: {"", card, "hand"}, "slot:1": {"", "slot:1"},
	} {
		for _, put := range puts {
			d := filled()
			d.Click(take)
			if !held(d) {
				t.Fatalf("%s is not picked up", take)
			}
			n := d.Match.Len()
			if put == "" {
				d.Key(input.KeyEscape)
			} else {
				d.Click(put)
			}
			if held(d) || d.Match.Len() != n || d.Has("menu:resume") {
				t.Errorf("%s is held after %q, %d moves more, menu %v", take, put, d.Match.Len()-n, d.Has("menu:resume"))
			}
		}
	}
	d = filled()
	d.Carry("token:cover", "slot:1")
	d.Key(input.KeyEscape)
	if held(d) {
		t.Error("what was let go on the way is held")
	}
}

// TestWhatIsHeldGoesBack: a card from its slot by a click on the hand, a token by
// one on the tray.
func TestWhatIsHeldGoesBack(t *testing.T) {
	d := lay(t, deploying(t), 1280, 800, "en").Open()
	hand := len(handOf(d))
	d.Click("laid:1")
	d.Click("tray")
	if d.State("slot:1", "manoeuvre") != nil || d.State("slot:1", "character") == nil {
		t.Errorf("slot 1 is %v", d.Find("slot:1").State)
	}
	d.Click("slot:1")
	d.Click("hand")
	if d.State("slot:1", "character") != nil || len(handOf(d)) != hand+1 {
		t.Errorf("slot 1 is %v, %d cards in hand", d.Find("slot:1").State, len(handOf(d)))
	}
}

// TestTheModeStaysWithItsWeapon: who shoots next with the same weapon shoots in the
// same way, and nobody in the way of another weapon.
func TestTheModeStaysWithItsWeapon(t *testing.T) {
	all := game.AllCharacters()
	i := slices.IndexFunc(all[:], func(c game.Character) bool {
		return c.Weapon() == game.SniperRifle && c.String() != "jerzy"
	})
	d := lay(t, matchAt(t, clash{
		dice: [game.Dice]game.Die{4, 7, 9}, mine: "jerzy/attack " + all[i].String() + "/attack lidia/attack",
		other: "karol/cover wanda/attack sabina/exploration",
	}), 1280, 800, "en").Open()
	for _, c := range []struct{ click, mode string }{
		{"post:0:1", "head-shot"},
		{"mode:finesse", "finesse"},
		{"post:0:2", "finesse"},
		{"post:0:3", "concentrated"},
		{"mode:penetrating", "penetrating"},
		{"post:0:1", "head-shot"},
	} {
		d.Click(c.click)
		if got := d.State("shot", "mode"); got != c.mode {
			t.Errorf("after %s the mode is %v, want %s", c.click, got, c.mode)
		}
	}
}

// TestATargetChoosesTheOnlyOneWhoIsDue: with several nobody is chosen, and who
// could only take an extra shot does not count.
func TestATargetChoosesTheOnlyOneWhoIsDue(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "en").Open()
	d.Click("post:1:2")
	if d.Has("shot") || d.State("post:1:2", "target") != true {
		t.Error("somebody is chosen where three could shoot, or the target is not")
	}
	if got := d.Find("prompt").Label; !strings.Contains(got, "Who shoots at Bartek’s Wanda?") {
		t.Errorf("it is asked %q", got)
	}
	d.Click("post:0:3")
	if d.State("shot", "shooter") != 3 || d.State("shot", "target") != 2 {
		t.Errorf("the shot is %v", d.Find("shot").State)
	}
	m := fire(t)
	play(t, m, "shoot 1 1 head-shot", "shoot 2 1 short-burst")
	d = lay(t, m, 1280, 800, "en").Open()
	d.Click("post:1:2")
	if !d.Has("shot") || d.State("shot", "shooter") != 3 || d.State("shot", "target") != 2 {
		t.Error("the only one whose shot is due is not chosen")
	}
}

// TestAFightersTargetIsChanged: the chosen fighter strikes, by click and by drag, whoever
// would be next. The target that it has is no new one, without a word.
func TestAFightersTargetIsChanged(t *testing.T) {
	d := lay(t, strikes(t), 1280, 800, "en").Open()
	n := d.Match.Len()
	d.Click("post:0:1")
	d.Click("post:1:2")
	d.Drag("post:0:1", "post:1:2")
	if d.Match.Len() != n || len(d.Toasts()) != 0 {
		t.Errorf("the same target again: %d moves, %q", d.Match.Len()-n, d.Toasts())
	}
	d.Key(input.KeyEscape)
	d.Click("post:0:1")
	d.Click("post:1:3")
	d.WantMoves("strike 1 3")
	d.Carry("post:0:1", "post:1:1")
	if d.State("duty:0:1", "chosen") != true {
		t.Error("who is dragged is not chosen")
	}
	d.LetGo()
	d.WantMoves("strike 1 1")
	// Of one fighter the target changes without choosing it again.
	d.Click("post:1:2")
	d.WantMoves("strike 2 2")
	d.Click("pass")
	d.AwaitTurn()
	d.Ticks(60)
	d.Click("post:0:1")
	d.WantMoves("strike 1 1")
	d.Click("post:0:2")
	d.WantMoves("strike 1 2")
}
