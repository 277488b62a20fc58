package input

import (
	"io/fs"
	"runtime"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"schron/layout"
)

const (
	repeatDelay    = 27 // ticks a key is held before it repeats
	repeatInterval = 3  // ticks between repeats
)

// placeKeys are the keys that mean the same in every keyboard layout.
var placeKeys = map[ebiten.Key]Key{
	ebiten.KeyTab: KeyTab, ebiten.KeyEnter: KeyEnter, ebiten.KeyNumpadEnter: KeyEnter,
	ebiten.KeySpace: KeySpace, ebiten.KeyEscape: KeyEscape, ebiten.KeyBackspace: KeyBackspace,
	ebiten.KeyDelete: KeyDelete, ebiten.KeyInsert: KeyInsert, ebiten.KeyNumLock: KeyNumLock, ebiten.KeyHome: KeyHome, ebiten.KeyEnd: KeyEnd,
	ebiten.KeyPageUp: KeyPageUp, ebiten.KeyPageDown: KeyPageDown,
	ebiten.KeyArrowUp: KeyUp, ebiten.KeyArrowDown: KeyDown,
	ebiten.KeyArrowLeft: KeyLeft, ebiten.KeyArrowRight: KeyRight,
	ebiten.KeyNumpadAdd: KeyPlus, ebiten.KeyNumpadSubtract: KeyMinus,
	ebiten.KeyEqual: KeyPlus, ebiten.KeyMinus: KeyMinus,
	ebiten.KeyF1: KeyF1, ebiten.KeyF2: KeyF2, ebiten.KeyF3: KeyF3, ebiten.KeyF4: KeyF4,
	ebiten.KeyF5: KeyF5, ebiten.KeyF6: KeyF6, ebiten.KeyF7: KeyF7, ebiten.KeyF8: KeyF8,
	ebiten.KeyNumpad0: KeyPad0, ebiten.KeyNumpad1: KeyPad1, ebiten.KeyNumpad2: KeyPad2, ebiten.KeyNumpad3: KeyPad3,
	ebiten.KeyNumpad4: KeyPad4, ebiten.KeyNumpad5: KeyPad5, ebiten.KeyNumpad6: KeyPad6, ebiten.KeyNumpad7: KeyPad7,
	ebiten.KeyNumpad8: KeyPad8, ebiten.KeyNumpad9: KeyPad9, ebiten.KeyNumpadDecimal: KeyPadPoint,
	ebiten.KeyF9: KeyF9, ebiten.KeyF10: KeyF10, ebiten.KeyF11: KeyF11, ebiten.KeyF12: KeyF12,
}

// Window reads the mouse and the keyboard of ebiten's window. Its buffers are
// reused: a snapshot is valid until the next one.
type Window struct {
	time  int64
	keys  []ebiten.Key
	press []KeyPress
	runes []rune
	text  []byte
	files []string
}

// Snapshot reads one tick; scale is the number of device pixels per unit. It
// must be called once per tick, from the game's Update.
func (w *Window) Snapshot(scale float64) Snapshot {
	x, y := ebiten.CursorPositionF()
	_, wheel := ebiten.Wheel()
	s := Snapshot{
		Time:   w.time,
		Cursor: layout.Point{X: x / scale, Y: y / scale},
		// The duration tells how the tick ended; IsMouseButtonPressed is also
		// true of a press that is over already.
		Down:      inpututil.MouseButtonPressDuration(ebiten.MouseButtonLeft) > 0,
		Pressed:   inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft),
		Released:  inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft),
		RPressed:  inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight),
		RReleased: inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonRight),
		MPressed:  inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonMiddle),
		Wheel:     wheel,
		Mods:      mods(),
		Focused:   ebiten.IsFocused(),
	}
	w.time++
	s.Keys = w.readKeys(s.Mods)
	s.Text = w.readText()
	s.Files = w.readFiles()
	return s
}

func mods() Mods {
	var m Mods
	if ebiten.IsKeyPressed(ebiten.KeyShift) {
		m |= Shift
	}
	if ebiten.IsKeyPressed(ebiten.KeyControl) || runtime.GOOS == "darwin" && ebiten.IsKeyPressed(ebiten.KeyMeta) {
		m |= Ctrl
	}
	if ebiten.IsKeyPressed(ebiten.KeyAlt) {
		m |= Alt
	}
	return m
}

func (w *Window) readKeys(m Mods) []KeyPress {
	w.press = w.press[:0]
	w.keys = inpututil.AppendJustPressedKeys(w.keys[:0])
	for _, k := range w.keys {
		if key := meant(k); key != KeyNone {
			w.press = append(w.press, KeyPress{Key: key, Mods: m})
		}
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButton3) {
		w.press = append(w.press, KeyPress{Key: KeyBack, Mods: m})
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButton4) {
		w.press = append(w.press, KeyPress{Key: KeyForward, Mods: m})
	}
	w.keys = inpututil.AppendPressedKeys(w.keys[:0])
	for _, k := range w.keys {
		d := inpututil.KeyPressDuration(k)
		if d < repeatDelay || (d-repeatDelay)%repeatInterval != 0 {
			continue
		}
		if key := meant(k); key != KeyNone {
			w.press = append(w.press, KeyPress{Key: key, Mods: m, Repeat: true})
		}
	}
	return w.press
}

// meant is the key in the player's layout, by the names that the system gives now.
func meant(k ebiten.Key) Key {
	return meaning(k, ebiten.KeyName(k), foreign(ebiten.KeyName(ebiten.KeyA)))
}

// meaning returns what a key means in a layout where it has a name. Letters and digits
// go by the name. They go by their place if the name is empty, a letter outside ASCII,
// or a sign of a layout of other letters.
func meaning(k ebiten.Key, name string, others bool) Key {
	if key, ok := placeKeys[k]; ok {
		return key
	}
	if utf8.RuneCountInString(name) != 1 {
		name = ""
	}
	if name != "" {
		if key, err := ParseKey(name); err == nil {
			return key
		}
	}
	switch {
	case k >= ebiten.KeyA && k <= ebiten.KeyZ && (name == "" || foreign(name) || others):
		return KeyA + Key(k-ebiten.KeyA)
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return Key0 + Key(k-ebiten.KeyDigit0)
	}
	return KeyNone
}

// foreign reports whether the name of a key is one letter outside ASCII.
func foreign(name string) bool {
	r, size := utf8.DecodeRuneInString(name)
	return r >= utf8.RuneSelf && size == len(name) && unicode.IsLetter(r)
}

// mostFiles is how many of the files dropped at once are looked at.
const mostFiles = 16

// readFiles lists the paths of what was dropped on the window.
func (w *Window) readFiles() []string {
	dropped := ebiten.DroppedFiles()
	if dropped == nil {
		return nil
	}
	list, err := fs.ReadDir(dropped, ".")
	if err != nil {
		return nil
	}
	w.files = w.files[:0]
	for _, f := range list {
		if at, ok := f.(ebiten.AbsPather); ok && len(w.files) < mostFiles {
			w.files = append(w.files, at.AbsPath())
		}
	}
	return w.files
}

func (w *Window) readText() string {
	w.runes = ebiten.AppendInputChars(w.runes[:0])
	if len(w.runes) == 0 {
		return ""
	}
	w.text = w.text[:0]
	for _, r := range w.runes {
		w.text = utf8.AppendRune(w.text, r)
	}
	return string(w.text)
}
