package ui

import (
	"schron/input"
	"schron/layout"
	"schron/sprites"
)

// modal is one level above which nothing below can be reached.
type modal struct {
	level int
	id    string
	focus string
	onEsc func()
	onKey func(g input.Gesture) bool
}

// Builder collects the nodes of a scene during Build.
type Builder struct {
	// Area is the whole window in units.
	Area layout.Rect
	// Fonts measures text.
	Fonts *sprites.Fonts

	root    *Root
	level   int
	clip    layout.Rect
	clipped bool
	scroll  *scrollMemory
}

// Root is the scene's root, for what can only be asked while it runs (moving
// the focus, closing a list).
func (b *Builder) Root() *Root { return b.root }

// Add adds a node on top of the ones before. The node returned may still be
// changed until Build ends.
func (b *Builder) Add(n Node) *Node {
	n.level, n.clip, n.clipped, n.scroll = b.level, b.clip, b.clipped, b.scroll
	node := &n
	b.root.nodes = append(b.root.nodes, node)
	return node
}

// Draw adds something that is only looked at.
func (b *Builder) Draw(r layout.Rect, draw func(c *sprites.Canvas, s State)) *Node {
	return b.Add(Node{Rect: r, Draw: draw})
}

// Clip limits drawing and pointing of what body adds to r.
func (b *Builder) Clip(r layout.Rect, body func()) {
	clip, clipped := b.clip, b.clipped
	if clipped {
		r = r.Intersect(clip)
	}
	b.clip, b.clipped = r, true
	body()
	b.clip, b.clipped = clip, clipped
}

// Sheet lifts what body adds above the rest of its level and out of any clip, but not
// above overlays. It is for a page that a player lays over the scene to read it.
func (b *Builder) Sheet(body func()) { b.lift(1, body) }

// Overlay lifts what body adds above the rest of its level, sheets too, and out
// of any clip.
func (b *Builder) Overlay(body func()) { b.lift(2, body) }

// Modal lifts what body adds above everything before and makes all below
// unreachable. The focus goes to the node first ("" means the first that can
// have it) and returns when the modal is gone. Escape calls onEsc, if not nil.
func (b *Builder) Modal(id, first string, onEsc func(), body func()) {
	level := b.level - b.level%levelStep + levelStep
	for _, m := range b.root.modals {
		level = max(level, m.level+levelStep)
	}
	b.root.modals = append(b.root.modals, modal{level: level, id: id, focus: first, onEsc: onEsc})
	b.lift(level-b.level, body)
}

// ModalKey has the modal that is being built get the keys that no node of it uses,
// before those that mean something everywhere. It reports whether it used one.
func (b *Builder) ModalKey(do func(g input.Gesture) bool) {
	b.root.modals[len(b.root.modals)-1].onKey = do
}

// levelStep is the distance of modal levels; sheets and overlays lie between them.
const levelStep = 10

// toastLevel lies above all modals.
const toastLevel = 1 << 20

func (b *Builder) lift(by int, body func()) {
	level, clip, clipped, scroll := b.level, b.clip, b.clipped, b.scroll
	b.level += by
	b.clip, b.clipped, b.scroll = layout.Rect{}, false, nil
	body()
	b.level, b.clip, b.clipped, b.scroll = level, clip, clipped, scroll
}

// Memory returns what the kit remembers under id from build to build, a zero T
// at first. It is forgotten with the scene.
func Memory[T any](b *Builder, id string) *T {
	if m, ok := b.root.memory[id].(*T); ok {
		return m
	}
	m := new(T)
	b.root.memory[id] = m
	return m
}
