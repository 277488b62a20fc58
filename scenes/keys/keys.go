// Package keys lists what keys do. The code asks these bindings whether a stroke is
// meant, and the page "Keys" shows them: a key stands in one place only.
package keys

import (
	"slices"

	"schron/input"
)

// Stroke is a key with the modifiers that are held.
type Stroke struct {
	Key  input.Key
	Mods input.Mods
}

// Binding is something that keys do. Its ID is the key of the words that say what.
type Binding struct {
	ID      string
	Strokes []Stroke
}

// Is reports whether a gesture is one of the strokes.
func (b Binding) Is(g input.Gesture) bool {
	return g.Kind == input.KeyStroke && slices.Contains(b.Strokes, Stroke{g.Key, g.Mods})
}

// Index is the place of a gesture's stroke among those of the binding, -1 if it is
// none of them.
func (b Binding) Index(g input.Gesture) int {
	return slices.Index(b.Strokes, Stroke{g.Key, g.Mods})
}

// Group is bindings that belong together. Its heading is the text "keys.group.<ID>".
type Group struct {
	ID       string
	Bindings []Binding
}

// On is a binding of keys without modifiers.
func On(id string, keys ...input.Key) Binding {
	b := Binding{ID: id}
	for _, k := range keys {
		b.Strokes = append(b.Strokes, Stroke{Key: k})
	}
	return b
}

// With is a binding of keys with modifiers.
func With(id string, m input.Mods, keys ...input.Key) Binding {
	b := Binding{ID: id}
	for _, k := range keys {
		b.Strokes = append(b.Strokes, Stroke{k, m})
	}
	return b
}

// Or adds the strokes of another binding.
func (b Binding) Or(o Binding) Binding {
	b.Strokes = append(slices.Clip(b.Strokes), o.Strokes...)
	return b
}

// What keys do everywhere.
var (
	Next       = On("keys.next", input.KeyTab)
	Previous   = With("keys.previous", input.Shift, input.KeyTab)
	Walk       = On("keys.walk", input.KeyLeft, input.KeyRight, input.KeyUp, input.KeyDown)
	Act        = On("keys.act", input.KeyEnter, input.KeySpace)
	Amber      = With("keys.amber", input.Ctrl, input.KeyEnter)
	Away       = On("keys.away", input.KeyEscape)
	FullScreen = On("keys.full-screen", input.KeyF11)
	Mute       = On("keys.mute", input.KeyM)
	Open       = With("keys.open", input.Ctrl, input.KeyO)
	Print      = With("keys.print", input.Ctrl, input.KeyP)
)

// What keys do at a table.
var (
	Undo     = With("keys.undo", input.Ctrl, input.KeyZ)
	Redo     = With("keys.redo", input.Ctrl, input.KeyY).Or(With("", input.Ctrl|input.Shift, input.KeyZ))
	Jump     = On("keys.jump", input.KeyF6)
	JumpBack = With("keys.jump-back", input.Shift, input.KeyF6)
	Rules    = On("keys.rules", input.KeyF1)
	Sheet    = On("keys.sheet", input.KeyF2)
	Log      = On("keys.log", input.KeyL)
	Hint     = On("keys.hint", input.KeyH)
)

// What keys do while bots play.
var (
	Hold  = On("keys.hold", input.KeySpace)
	Once  = On("keys.once", input.KeyRight, input.KeyPageDown, input.KeyForward)
	Hurry = On("keys.hurry", input.KeyF)
)

// What keys do in the past and in replays.
var (
	Before     = On("keys.before", input.KeyLeft, input.KeyBack)
	After      = On("keys.after", input.KeyRight, input.KeyForward)
	TurnBefore = On("keys.turn-before", input.KeyPageUp)
	TurnAfter  = On("keys.turn-after", input.KeyPageDown)
	Start      = On("keys.start", input.KeyHome)
	End        = On("keys.end", input.KeyEnd)
	Play       = On("keys.play", input.KeySpace)
	Faster     = On("keys.faster", input.KeyF)
	Slower     = On("keys.slower", input.KeyS)
	GoOn       = On("keys.go-on", input.KeyEnter, input.KeySpace, input.KeyForward)
	GoBack     = On("keys.go-back", input.KeyBackspace, input.KeyBack)
	FolderUp   = On("keys.folder-up", input.KeyBackspace, input.KeyBack)
)

// What keys do in text fields.
var (
	All     = With("keys.all", input.Ctrl, input.KeyA)
	Copy    = With("keys.copy", input.Ctrl, input.KeyC, input.KeyInsert)
	Cut     = With("keys.cut", input.Ctrl, input.KeyX).Or(With("", input.Shift, input.KeyDelete))
	Paste   = With("keys.paste", input.Ctrl, input.KeyV).Or(With("", input.Shift, input.KeyInsert))
	Unwrite = With("keys.unwrite", input.Ctrl, input.KeyZ)
	Rewrite = With("keys.rewrite", input.Ctrl, input.KeyY).Or(With("", input.Ctrl|input.Shift, input.KeyZ))
	Word    = With("keys.word", input.Ctrl, input.KeyLeft, input.KeyRight)
	Search  = With("keys.search", input.Ctrl, input.KeyF)
	Remove  = On("keys.remove", input.KeyDelete)
	Restore = With("keys.restore", input.Ctrl, input.KeyZ)
)

// Groups are all bindings but those of games, in the order of the page.
func Groups() []Group {
	return []Group{
		{"everywhere", []Binding{Next, Previous, Walk, Act, Amber, Away, FullScreen, Mute}},
		{"table", []Binding{Undo, Redo, Jump, JumpBack, Rules, Sheet, Log, Hint}},
		{"bots", []Binding{Hold, Once, Hurry}},
		{"past", []Binding{Before, After, TurnBefore, TurnAfter, Start, End, Play, Faster, Slower}},
		{"course", []Binding{GoOn, GoBack}},
		{"writing", []Binding{All, Copy, Cut, Paste, Unwrite, Rewrite, Word}},
		{"files", []Binding{Open, Print, FolderUp, Search, Remove, Restore}},
	}
}
