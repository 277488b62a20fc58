package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestKeysInLayouts: a key goes by its name where that is one of ours, else by its place.
// With Cyrillic, Greek and Hebrew letters all shortcuts work.
func TestKeysInLayouts(t *testing.T) {
	for _, c := range []struct {
		layout string
		key    ebiten.Key
		name   string
		a      string // the name of the key in A's place
		want   Key
	}{
		{"no names", ebiten.KeyZ, "", "", KeyZ},
		{"English", ebiten.KeyZ, "z", "a", KeyZ},
		{"English", ebiten.KeySemicolon, ";", "a", KeyNone},
		{"German", ebiten.KeyZ, "y", "a", KeyY},
		{"German", ebiten.KeyY, "z", "a", KeyZ},
		{"German", ebiten.KeySemicolon, "ö", "a", KeyNone},
		{"French", ebiten.KeyQ, "a", "q", KeyA},
		{"French", ebiten.KeyDigit2, "é", "q", Key2},
		{"French", ebiten.KeyM, ",", "q", KeyNone},
		{"Dvorak", ebiten.KeyZ, ";", "a", KeyNone},
		{"Dvorak", ebiten.KeySlash, "z", "a", KeyZ},
		{"Turkish", ebiten.KeyI, "ı", "a", KeyI},
		{"Russian", ebiten.KeyA, "ф", "ф", KeyA},
		{"Russian", ebiten.KeyX, "ч", "ф", KeyX},
		{"Russian", ebiten.KeyV, "м", "ф", KeyV},
		{"Russian", ebiten.KeyZ, "я", "ф", KeyZ},
		{"Russian", ebiten.KeySemicolon, "ж", "ф", KeyNone},
		{"Greek", ebiten.KeyL, "λ", "α", KeyL},
		{"Greek", ebiten.KeyQ, ";", "α", KeyQ},
		{"Hebrew", ebiten.KeyH, "י", "ש", KeyH},
		{"Hebrew", ebiten.KeyW, "'", "ש", KeyW},
		{"Hebrew", ebiten.KeyF11, "", "ש", KeyF11},
		{"any", ebiten.KeyNumpad4, "4", "a", KeyPad4},
	} {
		if got := meaning(c.key, c.name, foreign(c.a)); got != c.want {
			t.Errorf("%s: %v, called %q, means %v, want %v", c.layout, c.key, c.name, got, c.want)
		}
	}
}
