package ui

import (
	"slices"

	"schron/layout"
	"schron/sprites"
)

// Env is what all scenes of a program share.
type Env struct {
	// Fonts measures text.
	Fonts *sprites.Fonts
	// Instant leaves out the kit's own animations.
	Instant bool
	// Calm has what would move fade instead.
	Calm bool
	// OnRule opens the rulebook at a rule, for the links of refusals. Nil makes
	// them plain text.
	OnRule func(rule string)
	// Bound says that a value is the greatest that can be chosen, or the least. May be
	// nil.
	Bound func(value string, most bool) string
	// OnSound is told what was done that sounds. May be nil.
	OnSound func(s Sound)
	// Clipboard is where text fields cut, copy and paste; nil for one that ends with
	// the scenes.
	Clipboard Clipboard
	// Unknown is the sentence that refuses letters that no font has. Nil refuses them
	// without words.
	Unknown func() string
}

// Clipboard holds text that was cut or copied.
type Clipboard interface {
	Copy(text string)
	Paste() string
}

// Selector is a Clipboard of a system where the middle button pastes what was selected
// last, in whatever program.
type Selector interface{ Selection() string }

// selection is what the middle button pastes, "" for nothing.
func (e *Env) selection() string {
	if s, ok := e.clipboard().(Selector); ok {
		return s.Selection()
	}
	return ""
}

// kept is a Clipboard of the scenes' own.
type kept struct{ text string }

func (k *kept) Copy(text string) { k.text = text }

func (k *kept) Paste() string { return k.text }

// clipboard is the one to be used.
func (e *Env) clipboard() Clipboard {
	if e.Clipboard == nil {
		e.Clipboard = &kept{}
	}
	return e.Clipboard
}

// Root runs one scene: it builds it, feeds it gestures and draws it.
type Root struct {
	env   *Env
	scene Scene
	size  layout.Size

	nodes  []*Node
	byID   map[string]*Node
	modals []modal
	memory map[string]any
	faults []string

	dirty  bool  // must be built
	redraw bool  // must be drawn
	holds  int64 // the next tick at which a Hold is over, 0 without one
	ticks  int64

	cursor    layout.Point
	hushed    bool         // what lies under the cursor says nothing until that moves
	hushedAt  layout.Point // where the cursor was then
	inside    bool         // the cursor's place is known
	hover     string       // id of what the pointer would act on
	idle      bool         // … which is a handle that cannot be picked up now
	over      string       // id of the node whose OnHover was called with true
	press     string       // id of the node the button is held on
	track     string       // id of the node that follows the button
	from      layout.Point
	pressedAt int64 // the tick at which the button went down last, −1 before
	down      bool  // the button is held since then
	spent     bool  // the press was used up: by skipping an animation, or by a handle that cannot be picked up
	broken    bool  // Escape or the other button ended the press

	focus      string
	ring       bool     // the focus came by keyboard and is shown
	focusStack []string // focus below each open modal
	modalIDs   []string
	afterBuild []func()

	drag   drag
	fly    fly
	letGo  letGo
	tip    tip
	toasts []toast

	refused   refused
	deed      deed
	keep      []keep
	toastArea layout.Rect

	// onDraw is called before each node is drawn, for audits.
	onDraw func(n *Node)
}

// NewRoot makes the root of a scene in a window of the given size in units.
func NewRoot(scene Scene, env *Env, size layout.Size) *Root {
	return &Root{
		env: env, scene: scene, size: size, dirty: true, redraw: true,
		memory: map[string]any{}, byID: map[string]*Node{}, pressedAt: -1,
	}
}

// Scene is the scene that the root runs.
func (r *Root) Scene() Scene { return r.scene }

// Env is what the root shares with others.
func (r *Root) Env() *Env { return r.env }

// Area is the window in units.
func (r *Root) Area() layout.Rect { return layout.R(0, 0, r.size.W, r.size.H) }

// Resize gives the window another size in units.
func (r *Root) Resize(size layout.Size) {
	if size != r.size {
		r.size = size
		r.Invalidate()
	}
}

// Invalidate has the scene built and drawn again.
func (r *Root) Invalidate() { r.dirty, r.redraw = true, true }

// Redraw has the scene drawn again as it is.
func (r *Root) Redraw() { r.redraw = true }

// Now is the number of ticks the scene has been on top.
func (r *Root) Now() int64 { return r.ticks }

// Faults lists what is wrong with the nodes of the last build: ids given twice
// or missing.
func (r *Root) Faults() []string { return r.faults }

// Sync builds the scene if anything asks for it.
func (r *Root) Sync() {
	for range 4 { // what is done after a build may ask for another one
		if !r.dirty {
			return
		}
		r.build()
	}
}

func (r *Root) build() {
	r.dirty, r.redraw = false, true
	r.nodes = make([]*Node, 0, len(r.nodes)+8)
	r.modals = r.modals[:0]
	r.faults, r.keep = r.faults[:0], r.keep[:0]
	r.toastArea = r.Area().Inset(24)
	b := &Builder{Area: r.Area(), Fonts: r.env.Fonts, root: r}
	r.scene.Build(b)
	b.level = toastLevel
	r.buildToasts(b)
	r.buildRefusal(b)
	slices.SortStableFunc(r.nodes, func(a, b *Node) int { return a.level - b.level })
	r.index()
	r.settleHolds()
	r.settleModals()
	r.drag.rebuilt(r)
	r.settlePointer()
	r.tip.rebuilt(r)
	run := r.afterBuild
	r.afterBuild = nil
	for _, f := range run {
		f()
	}
}

func (r *Root) index() {
	clear(r.byID)
	for _, n := range r.nodes {
		if n.ID == "" {
			if n.pointable() || n.Drop != nil || n.OnHover != nil {
				r.faults = append(r.faults, "a node that can be pointed at has no id: "+n.Role+" "+n.Label)
			}
			continue
		}
		if r.byID[n.ID] != nil {
			r.faults = append(r.faults, "two nodes have the id "+n.ID)
			continue
		}
		r.byID[n.ID] = n
	}
}

// Node returns the node with an id, or nil.
func (r *Root) Node(id string) *Node { return r.byID[id] }

// top is the level under which nothing is reachable.
func (r *Root) top() int {
	if len(r.modals) == 0 {
		return 0
	}
	return r.modals[len(r.modals)-1].level
}

// reachable reports whether n is not below a modal.
func (r *Root) reachable(n *Node) bool { return n.level >= r.top() }

// pick returns the topmost reachable node at p that want accepts.
func (r *Root) pick(p layout.Point, want func(*Node) bool) *Node {
	for i := len(r.nodes) - 1; i >= 0; i-- {
		n := r.nodes[i]
		if !r.reachable(n) {
			return nil
		}
		if !n.contains(p) {
			continue
		}
		if want(n) {
			return n
		}
		if n.Block {
			return nil
		}
	}
	return nil
}

// Tick lets a tick pass: tooltips, toasts and the scene's own clock.
func (r *Root) Tick() {
	r.ticks++
	if t, ok := r.scene.(Ticker); ok && t.Tick() {
		r.Invalidate()
	}
	r.tickHolds()
	r.tip.tick(r)
	r.tickToasts()
	r.tickRefusal()
	r.fly.tick(r)
	r.letGo.left = max(r.letGo.left-1, 0)
	r.Sync()
}

// Animating reports whether the picture changes every frame.
func (r *Root) Animating() bool {
	if r.fly.active || r.toastsMove() || r.holds > 0 && !r.env.Instant {
		return true
	}
	a, ok := r.scene.(Animator)
	return ok && a.Animating()
}

// Waiting reports whether something comes or goes by itself, though the picture may stand
// still meanwhile.
func (r *Root) Waiting() bool {
	if r.Animating() || r.refused.shown || r.holds > 0 || slices.ContainsFunc(r.toasts, func(t toast) bool { return !t.waits && t.Line == nil }) {
		return true
	}
	w, ok := r.scene.(Waiter)
	return ok && w.Waiting()
}

// TakeRedraw reports whether the scene must be drawn, and forgets it.
func (r *Root) TakeRedraw() bool {
	now := r.redraw
	r.redraw = false
	return now || r.Animating()
}

// Hover is the id of the node that the pointer would act on, "" if there is none.
func (r *Root) Hover() string { return r.hover }

// LastPress is where the button went down last; where the cursor is if it has
// not been pressed in this scene yet.
func (r *Root) LastPress() layout.Point {
	if r.pressedAt < 0 {
		return r.cursor
	}
	return r.from
}

// Cursor is where the cursor is, and whether it is in the window.
func (r *Root) Cursor() (at layout.Point, known bool) { return r.cursor, r.inside }
