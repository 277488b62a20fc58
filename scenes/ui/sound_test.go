package ui_test

import (
	"slices"
	"testing"

	"schron/assets"
	"schron/input"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

// heard is a gallery and what is heard in it.
func heard(t *testing.T) (*scenetest.Driver, func(want ...ui.Sound)) {
	t.Helper()
	var list []ui.Sound
	d, _ := galleryIn(t, &ui.Env{OnSound: func(s ui.Sound) { list = append(list, s) }}, 1280, 800)
	return d, func(want ...ui.Sound) {
		t.Helper()
		if !slices.Equal(list, want) {
			t.Errorf("heard %q, want %q", list, want)
		}
		list = nil
	}
}

// TestWhatIsDoneIsHeard: presses by mouse and key, what is picked up, dropped, refused
// and flies back; looking around is silent.
func TestWhatIsDoneIsHeard(t *testing.T) {
	d, want := heard(t)
	d.Hover("ask")
	d.Ticks(60)
	want()
	d.Click("ask")
	want(ui.SoundPress)
	d.Key(input.KeyEscape)
	want()
	d.Root().SetFocus("note")
	d.Ticks(1)
	d.Key(input.KeySpace)
	want(ui.SoundPress)
	d.Drag("token", "field:c1")
	want(ui.SoundPickUp, ui.SoundBack, ui.SoundRefuse)
	d.Drag("token", "field:b1")
	want(ui.SoundPickUp, ui.SoundDrop)
}

// TestEverySoundHasItsCue: and no cue of the frame is for anything else.
func TestEverySoundHasItsCue(t *testing.T) {
	cued := map[ui.Sound]int{}
	for _, c := range assets.Cues(assets.FrameSounds) {
		for _, e := range c.Events {
			cued[ui.Sound(e)]++
		}
	}
	for _, s := range ui.Sounds() {
		if cued[s] != 1 {
			t.Errorf("%s has %d cues", s, cued[s])
		}
		delete(cued, s)
	}
	if len(cued) > 0 {
		t.Errorf("nothing does %v", cued)
	}
}

// TestMGoesThroughButWhereItIsALetter: the key that mutes is left to the program, also
// over a dialog, but for text fields.
func TestMGoesThroughButWhereItIsALetter(t *testing.T) {
	d, _ := gallery(t)
	left := 0
	d.Stack.OnKey = func(g input.Gesture) {
		if g.IsKey(input.KeyM, 0) {
			left++
		}
	}
	d.Key(input.KeyM)
	d.Click("ask")
	d.Key(input.KeyM)
	if left != 2 {
		t.Errorf("M came through %d times of 2", left)
	}
	d.Key(input.KeyEscape)
	d.Click("name")
	d.Key(input.KeyM)
	d.Type("m")
	if left != 2 || d.State("name", "value") == "" {
		t.Errorf("M came through %d times, the field holds %q", left-2, d.State("name", "value"))
	}
}
