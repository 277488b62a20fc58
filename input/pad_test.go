package input

import (
	"slices"
	"strings"
	"testing"

	"schron/layout"
)

// strokes plays a script and returns the keys and texts that come of it.
func strokes(play func(*Script)) string {
	var r Recogniser
	var out []string
	s := &Script{Step: func(sn Snapshot) {
		for _, g := range r.Feed(sn) {
			switch g.Kind {
			case KeyStroke:
				out = append(out, strings.Repeat("shift+", int(g.Mods&Shift))+g.Key.String())
			case Text:
				out = append(out, "'"+g.Text+"'")
			}
		}
	}}
	play(s)
	return strings.Join(out, " ")
}

// TestTheNumericPad types digits where NumLock is on and moves where it is off.
func TestTheNumericPad(t *testing.T) {
	for name, c := range map[string]struct {
		play func(*Script)
		want string
	}{
		"on":       {func(s *Script) { s.Pad(KeyPad4, 0, "4") }, "'4' 4"},
		"off":      {func(s *Script) { s.Pad(KeyPad4, 0, ""); s.Wait(PadTicks) }, "left"},
		"off soon": {func(s *Script) { s.Pad(KeyPad4, 0, ""); s.Wait(PadTicks - 1) }, ""},
		"the character is late": {func(s *Script) {
			s.Pad(KeyPad4, 0, "")
			s.Wait(2)
			s.Type("4")
			s.Wait(PadTicks)
		}, "'4' 4"},
		"off is remembered":     {func(s *Script) { s.Pad(KeyPad8, 0, ""); s.Wait(PadTicks); s.Pad(KeyPad2, 0, "") }, "up down"},
		"… until it types":      {func(s *Script) { s.Pad(KeyPad8, 0, ""); s.Wait(PadTicks); s.Pad(KeyPad2, 0, "2") }, "up '2' 2"},
		"… or NumLock":          {func(s *Script) { s.Pad(KeyPad8, 0, ""); s.Wait(PadTicks); s.Key(KeyNumLock, 0); s.Pad(KeyPad2, 0, "") }, "up"},
		"two at once":           {func(s *Script) { s.Pad(KeyPad7, 0, ""); s.Pad(KeyPad1, 0, ""); s.Wait(PadTicks) }, "home end"},
		"Shift takes it away":   {func(s *Script) { s.Pad(KeyPad0, Shift, ""); s.Pad(KeyPad3, Shift, "") }, "shift+insert shift+pagedown"},
		"the point":             {func(s *Script) { s.Pad(KeyPadPoint, 0, ","); s.Pad(KeyPadPoint, 0, ""); s.Wait(PadTicks) }, "',' delete"},
		"five has no direction": {func(s *Script) { s.Pad(KeyPad5, 0, ""); s.Wait(PadTicks) }, ""},
		"others go through":     {func(s *Script) { s.Key(KeyA, 0); s.Key(KeyUp, 0) }, "a up"},
		"a window left forgets": {func(s *Script) {
			s.Pad(KeyPad8, 0, "")
			s.SetFocused(false)
			s.SetFocused(true)
			s.Wait(PadTicks)
		}, ""},
	} {
		if got := strokes(c.play); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// TestTheMiddleButton is a gesture of its own, in recordings too.
func TestTheMiddleButton(t *testing.T) {
	if got := kinds(func(s *Script) { s.MiddleClick(layout.P(5, 5)) }); got != "middleclick" {
		t.Errorf("got %q", got)
	}
	if (Snapshot{MPressed: true}).Quiet(Snapshot{}) {
		t.Error("a recording leaves it out")
	}
}

// TestEveryKeyHasAName that is read back, for recordings.
func TestEveryKeyHasAName(t *testing.T) {
	var names []string
	for k := KeyNone; k < keyCount; k++ {
		got, err := ParseKey(k.String())
		if err != nil || got != k || slices.Contains(names, k.String()) {
			t.Errorf("%d is called %q, which is %v, %v", k, k, got, err)
		}
		names = append(names, k.String())
	}
}
