package wcp

import (
	"strconv"
	"strings"
	"testing"

	"schron/input"
	game "schron/rules/wcp"
)

// TestFieldsGlowForThePresentRotation turns a hall by key, wheel and button: what
// glows is what is legal as it lies in the hand (WCP-15).
func TestFieldsGlowForThePresentRotation(t *testing.T) {
	d := lay(t, placing(t), 1280, 800, "pl").Open()
	if glowing(d, "legal") != 0 {
		t.Error("fields glow with nothing in hand")
	}
	const id = "hand:hall:0"
	d.Click(id)
	legal := func() game.FieldSet {
		open, err := game.ParseEdges(d.State(id, "shows").(string))
		if err != nil {
			t.Fatal(err)
		}
		var set game.FieldSet
		for _, m := range d.Match.Legal(d.Match.Actor(), nil) {
			if m.Verb == game.VerbHall && game.Edges(m.B) == open {
				set |= game.Set(game.Field(m.A))
			}
		}
		return set
	}
	seen := map[string]bool{}
	for _, turn := range []func(){
		func() {}, func() { d.Key(input.KeyR) }, func() { d.Wheel("field:d4", -1) }, func() { d.Click("rotate") },
		func() { d.Wheel(id, -1) },
	} {
		turn()
		seen[d.State(id, "shows").(string)] = true
		if got, want := glowing(d, "legal"), legal(); got != want || want == 0 {
			t.Errorf("shows %v: %v glow, want %v", d.State(id, "shows"), got.Fields(), want.Fields())
		}
		if glowing(d, "perhaps")&glowing(d, "legal") != 0 {
			t.Error("fields glow in both ways")
		}
	}
	if len(seen) < 5 {
		t.Errorf("five turns show %v", seen)
	}
	before := d.State(id, "shows")
	d.Touchpad("field:d4", -1)
	once := d.State(id, "shows")
	d.Wheel("field:d4", 1)
	if d.State(id, "shows") != before || once == before {
		t.Error("ten tenths of a notch are not one turn")
	}
	d.Click("rotate")
	d.Click("rotate:back")
	if d.State(id, "shows") != before {
		t.Error("turning there and back is not the same")
	}
	d.Key(input.KeyR, input.Shift)
	d.Key(input.KeyR)
	if d.State(id, "shows") != before {
		t.Error("Shift+R does not turn back")
	}
	d.Key(input.KeyEscape)
	if d.State(id, "held") == true || d.Has("menu:resume") {
		t.Error("Escape does not put the hall down, or does more")
	}
}

// TestAClickTurnsAHallSoThatItFits: on a field where the hall fits in another
// rotation the first click turns it, the second lays it.
func TestAClickTurnsAHallSoThatItFits(t *testing.T) {
	d := lay(t, placing(t), 1280, 800, "en").Open()
	d.Click("hand:hall:0")
	at := glowing(d, "perhaps").Fields()[0].String()
	d.Hover("field:" + at)
	lines := strings.Join(d.State("bubble", "lines").([]string), "\n")
	if !strings.Contains(lines, "WCP-15") || !strings.Contains(lines, "Click to rotate") {
		t.Errorf("the bubble says %q", lines)
	}
	n := d.Match.Len()
	d.Click("field:" + at)
	if d.Match.Len() != n || d.State("field:"+at, "legal") != true {
		t.Fatal("the first click does not turn the hall")
	}
	d.Click("field:" + at)
	if d.Match.Len() != n+1 || d.State("field:"+at, "hall") == nil {
		t.Error("the second click does not lay the hall")
	}
}

// cutting finds a hall of the hand, its turn and a field where it would cut
// something off.
func cutting(d *desk) (slot string, at game.Field, ok bool) {
	for i := range d.Face.v.Players[d.Match.Actor()].Halls {
		slot = "hand:hall:" + strconv.Itoa(i)
		d.Face.hand.Take(slot)
		for n := range 6 {
			d.Face.turns[slot] = n
			for _, at := range boardFields {
				if ban := d.Face.v.HallBan(at, d.Face.inSlot(slot).shows); ban != nil && len(ban.Cut) > 0 {
					return slot, at, true
				}
			}
		}
	}
	return "", game.NoField, false
}

// TestABannedFieldTellsWhatWouldBeCutOff points at a field with a hall in hand. It would cut
// off a part of the board, by hover and while dragging (WCP-15 b).
func TestABannedFieldTellsWhatWouldBeCutOff(t *testing.T) {
	m := reached(t, 2, solo, func(v game.View) bool {
		return v.Decision == game.DecidePlace && !v.Done.HallLaid && len(v.Halls) > 18 && fits(v)
	})
	d := lay(t, m, 1280, 800, "en").Open()
	slot, at, ok := cutting(d)
	if !ok {
		t.Fatal("no hall would cut anything off")
	}
	d.Stack.InvalidateAll()
	d.Ticks(1)
	d.Hover("field:" + at.String())
	if d.State("bubble", "refused") != true || !strings.Contains(strings.Join(d.State("bubble", "lines").([]string), " "), "cut off") {
		t.Errorf("the bubble says %v", d.State("bubble", "lines"))
	}
	if fields, _ := d.Face.cutOff(); fields == 0 {
		t.Error("what would be cut off is not shown")
	}
	shown := d.Face.turns[slot]
	d.Away()
	d.Face.putDown()
	d.Stack.InvalidateAll()
	d.Ticks(1)
	d.Carry(slot, "field:"+at.String())
	d.Ticks(60)
	if fields, _ := d.Face.cutOff(); fields == 0 || d.Face.turns[slot] != shown {
		t.Error("while dragging, what would be cut off is not shown")
	}
	if tip := d.Tip(); !strings.Contains(tip, "cut off") || !strings.Contains(tip, "WCP-15") {
		t.Errorf("while dragging it says %q", tip)
	}
	n := d.Match.Len()
	d.LetGo()
	if toasts := d.Toasts(); len(toasts) == 0 || !strings.Contains(toasts[len(toasts)-1], "WCP-15") || d.Match.Len() != n {
		t.Errorf("the drop says %q", toasts)
	}
	if fields, _ := d.Face.cutOff(); fields != 0 {
		t.Error("it is still shown after the drop")
	}
}

// TestTurningWhileDragging: the wheel turns what hangs at the cursor, and the
// field answers for the new rotation.
func TestTurningWhileDragging(t *testing.T) {
	d := lay(t, placing(t), 1280, 800, "pl").Open()
	d.Click("hand:hall:0")
	at := "field:" + glowing(d, "perhaps").Fields()[0].String()
	d.Click("hand:hall:0")
	d.Carry("hand:hall:0", at)
	for range 6 {
		if d.State(at, "legal") == true {
			break
		}
		d.Key(input.KeyR)
	}
	if d.State(at, "legal") != true {
		t.Fatal("no rotation fits")
	}
	n := d.Match.Len()
	d.LetGo()
	if d.Match.Len() != n+1 || d.State(at, "hall") == nil {
		t.Errorf("the turned hall was not laid; toasts %q", d.Toasts())
	}
}
