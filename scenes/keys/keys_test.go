package keys

import (
	"testing"

	"schron/input"
)

// TestStrokesAreUnambiguous within a group: no two bindings have one.
func TestStrokesAreUnambiguous(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range Groups() {
		strokes := map[Stroke]string{}
		for _, b := range g.Bindings {
			if b.ID == "" || seen[b.ID] || len(b.Strokes) == 0 {
				t.Errorf("%q is there twice, or has no keys", b.ID)
			}
			seen[b.ID] = true
			for _, s := range b.Strokes {
				if strokes[s] != "" && g.ID != "files" { // those belong to several scenes
					t.Errorf("%v is %q and %q", s, strokes[s], b.ID)
				}
				strokes[s] = b.ID
			}
		}
	}
}

// TestABindingIsItsStrokes with exactly their modifiers.
func TestABindingIsItsStrokes(t *testing.T) {
	stroke := func(k input.Key, m input.Mods) input.Gesture {
		return input.Gesture{Kind: input.KeyStroke, Key: k, Mods: m}
	}
	for _, c := range []struct {
		g    input.Gesture
		want bool
	}{
		{stroke(input.KeyY, input.Ctrl), true},
		{stroke(input.KeyZ, input.Ctrl|input.Shift), true},
		{stroke(input.KeyZ, input.Ctrl), false},
		{stroke(input.KeyY, 0), false},
		{input.Gesture{Kind: input.Text, Key: input.KeyY, Mods: input.Ctrl}, false},
	} {
		if got := Redo.Is(c.g); got != c.want {
			t.Errorf("%v with %v: %v", c.g.Key, c.g.Mods, got)
		}
	}
	if i := Walk.Index(stroke(input.KeyUp, 0)); i != 2 {
		t.Errorf("up is stroke %d", i)
	}
}
