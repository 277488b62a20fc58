package input

import (
	"fmt"
	"strings"
)

// Key is a key of the keyboard, named after what it means in the player's
// keyboard layout, not after its place.
type Key int

// The keys that the program knows; others never reach it.
const (
	KeyNone Key = iota
	KeyTab
	KeyEnter
	KeySpace
	KeyEscape
	KeyBackspace
	KeyDelete
	KeyHome
	KeyEnd
	KeyPageUp
	KeyPageDown
	KeyUp
	KeyDown
	KeyLeft
	KeyRight
	KeyPlus
	KeyMinus
	KeyInsert
	KeyNumLock
	KeyBack    // the side button of a mouse that goes back
	KeyForward // … and the one that goes on
	KeyF1
	KeyF2
	KeyF3
	KeyF4
	KeyF5
	KeyF6
	KeyF7
	KeyF8
	KeyF9
	KeyF10
	KeyF11
	KeyF12
	KeyA
	KeyB
	KeyC
	KeyD
	KeyE
	KeyF
	KeyG
	KeyH
	KeyI
	KeyJ
	KeyK
	KeyL
	KeyM
	KeyN
	KeyO
	KeyP
	KeyQ
	KeyR
	KeyS
	KeyT
	KeyU
	KeyV
	KeyW
	KeyX
	KeyY
	KeyZ
	Key0
	Key1
	Key2
	Key3
	Key4
	Key5
	Key6
	Key7
	Key8
	Key9
	KeyPad0 // of the numeric pad: a Recogniser makes a digit or a move of it
	KeyPad1
	KeyPad2
	KeyPad3
	KeyPad4
	KeyPad5
	KeyPad6
	KeyPad7
	KeyPad8
	KeyPad9
	KeyPadPoint
	keyCount
)

// keyNames are the names in recordings; letters, digits and F keys are
// computed.
var keyNames = [...]string{
	KeyNone: "none", KeyTab: "tab", KeyEnter: "enter", KeySpace: "space", KeyEscape: "escape",
	KeyBackspace: "backspace", KeyDelete: "delete", KeyHome: "home", KeyEnd: "end",
	KeyPageUp: "pageup", KeyPageDown: "pagedown", KeyUp: "up", KeyDown: "down",
	KeyLeft: "left", KeyRight: "right", KeyPlus: "plus", KeyMinus: "minus",
	KeyInsert: "insert", KeyNumLock: "numlock", KeyBack: "back", KeyForward: "forward",
}

// String is the name used in recordings: "tab", "f11", "z", "7".
func (k Key) String() string {
	switch {
	case k >= 0 && k < KeyF1:
		return keyNames[k]
	case k >= KeyF1 && k <= KeyF12:
		return fmt.Sprintf("f%d", k-KeyF1+1)
	case k.IsLetter():
		return string(rune('a' + k - KeyA))
	case k >= Key0 && k <= Key9:
		return string(rune('0' + k - Key0))
	case k >= KeyPad0 && k <= KeyPad9:
		return fmt.Sprintf("pad%d", k-KeyPad0)
	case k == KeyPadPoint:
		return "padpoint"
	}
	return fmt.Sprintf("key%d", int(k))
}

// IsLetter reports whether k is one of A to Z.
func (k Key) IsLetter() bool { return k >= KeyA && k <= KeyZ }

// ParseKey is the inverse of String, for letters of either case.
func ParseKey(name string) (Key, error) {
	name = strings.ToLower(name)
	for k := KeyNone; k < keyCount; k++ {
		if k.String() == name {
			return k, nil
		}
	}
	return KeyNone, fmt.Errorf("unknown key %q", name)
}

// MarshalText writes the name.
func (k Key) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads a name.
func (k *Key) UnmarshalText(text []byte) error {
	got, err := ParseKey(string(text))
	if err != nil {
		return err
	}
	*k = got
	return nil
}

// Mods are the modifier keys held down.
type Mods uint8

// The modifiers. Ctrl is also the Command key of macOS.
const (
	Shift Mods = 1 << iota
	Ctrl
	Alt
)

// Has reports whether all of m2 are held.
func (m Mods) Has(m2 Mods) bool { return m&m2 == m2 }
