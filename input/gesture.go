package input

import "schron/layout"

// Kind says what a gesture is.
type Kind int

// The gestures. A press that does not become a drag ends in Click. If it is the second
// at the same place in a short time, DoubleClick follows. A press that becomes a drag
// goes DragStart, Drag …, Drop or DragCancel. Release comes last in either case.
const (
	Hover       Kind = iota // the cursor moved to At
	Press                   // the left button went down
	Click                   // pressed and released without dragging
	DoubleClick             // follows the Click that completes it
	RightClick              // the right button was pressed and released
	DragStart               // the cursor left the neighbourhood of From while pressed
	Drag                    // the cursor moved on
	Drop                    // the button was released during a drag
	DragCancel              // Escape, the right button or a lost focus ended the drag
	Release                 // the press is over, however it ended
	Wheel                   // the wheel was turned
	KeyStroke               // a key was pressed or repeats
	Text                    // characters were typed
	FocusLost               // the window lost the keyboard
	FocusGained             // the window got the keyboard
	MiddleClick             // the middle button was pressed
)

var kindNames = [...]string{
	"hover", "press", "click", "doubleclick", "rightclick", "dragstart", "drag", "drop",
	"dragcancel", "release", "wheel", "key", "text", "focuslost", "focusgained", "middleclick",
}

// String is the kind in lower case.
func (k Kind) String() string { return kindNames[k] }

// Gesture is one thing the player did.
type Gesture struct {
	Kind Kind
	At   layout.Point // where the cursor is, in units
	From layout.Point // where the button went down, for Press to Release
	// Else are other places where the button may have gone down, the likelier first.
	// They are for DragStart: a hand that drags at once is faster than the ticks. From
	// DragStart on From is where the drag began. The cursor may have been elsewhere in
	// the tick of the press.
	Else  [2]layout.Point
	Wheel float64 // how far the wheel was turned, in notches, positive scrolls up
	// Notches are the whole notches that this turn completes: a touchpad sends a
	// notch in many parts.
	Notches int
	Key     Key
	Mods    Mods
	Repeat  bool // the key is held
	Text    string
}

// IsKey reports whether g is a press of k with exactly the modifiers m.
func (g Gesture) IsKey(k Key, m Mods) bool { return g.Kind == KeyStroke && g.Key == k && g.Mods == m }
