package ui

import (
	"slices"
	"strings"

	"schron/input"
	"schron/layout"
	"schron/sprites"
)

// State is how a node stands at the moment of drawing.
type State struct {
	Hover    bool // the cursor is over it
	Pressed  bool // the button is held on it
	Focused  bool // it has the keyboard, and shows it
	Enabled  bool
	Dragging bool // it is being dragged
	DropOK   bool // what is being dragged may be dropped here
	DropOver bool // … and the cursor is over it
}

// Node is one thing of a scene: what it is, where, how it looks and what it
// does. Only Rect is required; what has no Draw is invisible, what has no
// functions cannot be pointed at.
type Node struct {
	// ID is stable and unique in its scene: "field:c3", "new". It is required
	// for whatever can be pointed at; nodes without it are not in the UI tree.
	ID string
	// Role says what it is: "button", "field", "card", "token", "tab" …
	Role string
	// Label is what a person would call it.
	Label string
	// Rect is the box in units.
	Rect layout.Rect
	// Hit limits pointing to a shape inside Rect. Nil means all of it.
	Hit func(layout.Point) bool
	// Disabled nodes are listed and drawn but do nothing; their Tip still shows, and a
	// press says why.
	Disabled bool
	// Why says why the node is disabled, nil for nothing to say. Without it the lines
	// of its Tip do.
	Why func() *Refusal
	// Hold keeps the node from acting for a while after it has come up.
	Hold Hold
	// NoFocus keeps the keyboard away from a node that has OnClick or OnKey.
	NoFocus bool
	// NoTab has Tab and the arrows pass a node by that takes the keyboard otherwise:
	// one of many of which they stop at one.
	NoTab bool
	// TabFirst has Tab come to the node before all others: of what lies over the scene.
	TabFirst bool
	// NoRing leaves out the ring around the focused node; Draw shows it itself.
	NoRing bool
	// Block stops gestures from reaching nodes below.
	Block bool
	// State is shown in the UI tree, for example {"owner": 1}.
	State map[string]any

	// Draw paints the node. It must not allocate and must not read anything
	// that changes without a build, but for the clock of an animation.
	Draw func(c *sprites.Canvas, s State)

	// OnClick acts on a click, on Enter and on Space.
	OnClick func()
	// OnDoubleClick follows the OnClick of the second click.
	OnDoubleClick func()
	// OnRightClick acts on a click of the right button, beside OnClick.
	OnRightClick func()
	// OnMiddleClick acts on a press of the middle button.
	OnMiddleClick func(at layout.Point)
	// OnWheel takes how far the wheel turned, in notches, for what moves smoothly;
	// positive scrolls up. It reports whether it used the turn; otherwise the next
	// node below is asked.
	OnWheel func(amount float64) bool
	// OnNotch is OnWheel for what goes in steps: it takes whole notches, 0 while a
	// touchpad has sent less than one.
	OnNotch func(notches int) bool
	// OnHover is told when the cursor comes and goes. The scene is built again
	// after it, so it can show what would happen.
	OnHover func(on bool)
	// OnKey gets keys while the node is focused and reports whether it used g.
	OnKey func(g input.Gesture) bool
	// OnText gets typed characters while the node is focused.
	OnText func(text string)
	// OnTrack follows the button from press to release, for sliders and for
	// what is shown only while held. A node with OnTrack is not dragged.
	OnTrack func(t Track)
	// OnFocus is told when the keyboard comes and goes.
	OnFocus func(on bool)
	// Tip gives the tooltip, shown after a short rest of the cursor or focus.
	Tip func() Tip
	// TipBeside is the box that the tooltip stands beside and avoids in place of the
	// node, such as a board. An empty box means the node.
	TipBeside layout.Rect

	// Drag makes the node something that can be picked up.
	Drag *Drag
	// Drop makes the node a place where things can be put.
	Drop *Drop

	primary bool // an amber button
	held    bool // its Hold is not over
	level   int
	clip    layout.Rect
	clipped bool
	scroll  *scrollMemory
	drop    dropState
}

// Phase is a moment of a Track.
type Phase int

// The phases of a Track.
const (
	TrackDown Phase = iota
	TrackMove
	TrackUp
)

// Track is the button held on a node.
type Track struct {
	Phase Phase
	At    layout.Point
	From  layout.Point // where the button went down
	Mods  input.Mods
	// Cancelled comes with TrackUp when Escape or the other button ended it.
	Cancelled bool
}

// Tip is the content of a tooltip. The zero Tip shows nothing.
type Tip struct {
	Title string
	Lines []string
}

// TipOf is a tooltip of those lines that are not empty.
func TipOf(title string, lines ...string) Tip {
	return Tip{Title: title, Lines: slices.DeleteFunc(lines, func(l string) bool { return l == "" })}
}

// Refusal is a sentence that says why something is not allowed, with the id of
// its rule (may be empty).
type Refusal struct {
	Text string
	Rule string
}

// Drag is what can be picked up at a node.
type Drag struct {
	// Payload is what Drop functions are asked about.
	Payload any
	// Ghost draws what follows the cursor in its box: that of the node moved along, or
	// one of Size.
	Ghost func(c *sprites.Canvas, r layout.Rect)
	// Size is that of the ghost where it is not the node's: of a piece that is picked up
	// at a line of words. It comes out of the node's middle; gripped beside that it
	// hangs by its own middle on the cursor.
	Size layout.Size
	// OnStart is told when it is picked up.
	OnStart func()
	// OnEnd is told when it is let go, after OnDrop or OnRefused; dropped is
	// false if it goes back.
	OnEnd func(dropped bool)
	// OnRefused is told why a drop was refused. Nil shows the refusal.
	OnRefused func(why Refusal)
	// Barred returns why something that looks like a handle cannot be picked up now,
	// nil if it can. A drag then lifts nothing and shows the reason, also where the
	// node is disabled. Nil bars nothing.
	Barred func() *Refusal
}

// barred is why nothing can be picked up at n now, nil if it can or if there is
// nothing that looks so.
func (n *Node) barred() *Refusal {
	if n.Drag == nil || n.Drag.Barred == nil {
		return nil
	}
	return n.Drag.Barred()
}

// Reason is why a press on n does nothing now: it is disabled, or only a handle that
// cannot be picked up. It is nil where the press does something or nobody knows why.
func (n *Node) Reason() *Refusal {
	switch {
	case n.held || !n.Disabled && !n.idle():
		return nil
	case n.Why != nil:
		return n.Why()
	}
	if why := n.barred(); why != nil || !n.Disabled || n.Tip == nil {
		return why
	}
	if lines := n.Tip().Lines; len(lines) > 0 {
		return &Refusal{Text: strings.Join(lines, "\n")}
	}
	return nil
}

// Because is a reason in words, for Node.Why.
func Because(words string) func() *Refusal {
	return func() *Refusal { return &Refusal{Text: words} }
}

// idle reports whether n is nothing but a handle that cannot be picked up now: the
// cursor over it promises nothing.
func (n *Node) idle() bool {
	return n.OnClick == nil && n.OnTrack == nil && n.barred() != nil
}

// Drop is a place where things can be put.
type Drop struct {
	// Accepts reports whether payload may be put here, and if not, why (nil for
	// no reason worth telling). It is asked once when the drag starts.
	Accepts func(payload any) (bool, *Refusal)
	// OnDrop puts it there.
	OnDrop func(payload any)
	// OnOver is told when an accepted payload comes over the node and goes.
	OnOver func(on bool)
	// OnBanned is told when a payload that is not accepted comes over the node
	// and goes.
	OnBanned func(on bool)
}

// over calls the function that is told about the payload over the place.
func (d *Drop) over(r *Root, ok, on bool) {
	tell := d.OnOver
	if !ok {
		tell = d.OnBanned
	}
	if tell != nil {
		r.did(func() { tell(on) })
	}
}

// dropState is a node's answer to the drag under way.
type dropState struct {
	asked bool
	ok    bool
	why   *Refusal
}

// refuses reports whether the answer is no, with a reason worth telling.
func (d dropState) refuses() bool { return d.asked && !d.ok && d.why != nil }

// pointable reports whether the pointer can do anything with n.
func (n *Node) pointable() bool {
	return n.OnClick != nil || n.OnTrack != nil || n.Drag != nil || n.OnKey != nil || n.OnText != nil
}

// focusable reports whether the keyboard can come to n.
func (n *Node) focusable() bool {
	return !n.NoFocus && !n.Disabled && n.ID != "" && (n.OnClick != nil || n.OnKey != nil || n.OnText != nil)
}

// visible is the part of the box that is not clipped away.
func (n *Node) visible() layout.Rect {
	if n.clipped {
		return n.Rect.Intersect(n.clip)
	}
	return n.Rect
}

// contains reports whether p hits the node.
func (n *Node) contains(p layout.Point) bool {
	return n.Rect.Contains(p) && (!n.clipped || n.clip.Contains(p)) && (n.Hit == nil || n.Hit(p))
}
