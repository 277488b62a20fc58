package scenes

import (
	"schron/input"
	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

// fadeTicks is how long one scene takes to turn into another.
const fadeTicks = 9

// Stack is the pile of scenes: the top one is shown and gets the input, those
// below wait. It knows no window, so that tests can drive it. It is the
// scenes' ui.Host.
type Stack struct {
	// Env is shared by the scenes.
	Env *ui.Env
	// OnKey gets the keys that no scene used, may be nil.
	OnKey func(g input.Gesture)
	// OnFiles gets the paths of files that were dropped on the window or handed to
	// the program, whatever scene is on top. It may be nil.
	OnFiles func(paths []string)

	roots   []*ui.Root
	size    layout.Size
	changes []func()
	toasts  []ui.Toast // that wait for the end of the tick: no change of scene
	rec     input.Recogniser
	cursor  layout.Point
	seen    bool // the cursor's place is known
	quit    bool

	shown bool // there has been a scene
	fade  int  // ticks left of the present fade
	faded bool // the fade went on in this tick
	fresh bool // another scene is shown
}

// NewStack makes an empty stack for a window of the given size in units.
func NewStack(env *ui.Env, size layout.Size) *Stack {
	return &Stack{Env: env, size: size}
}

var _ ui.Host = (*Stack)(nil)

// Top is the scene that is shown, nil if there is none.
func (s *Stack) Top() ui.Scene {
	if r := s.Root(); r != nil {
		return r.Scene()
	}
	return nil
}

// Root is the root of the scene that is shown, nil if there is none.
func (s *Stack) Root() *ui.Root {
	if len(s.roots) == 0 {
		return nil
	}
	return s.roots[len(s.roots)-1]
}

// Depth is the number of scenes.
func (s *Stack) Depth() int { return len(s.roots) }

// Size is the window in units.
func (s *Stack) Size() layout.Size { return s.size }

// Quitting reports whether the end of the program was asked for.
func (s *Stack) Quitting() bool { return s.quit }

// Resize gives the window another size in units.
func (s *Stack) Resize(size layout.Size) {
	s.size = size
	for _, r := range s.roots {
		r.Resize(size)
	}
}

// Push shows a scene over the present one at the end of the tick.
func (s *Stack) Push(scene ui.Scene) { s.later(func() { s.put(len(s.roots), scene) }) }

// Pop goes back to the scene below at the end of the tick.
func (s *Stack) Pop() {
	s.later(func() {
		if len(s.roots) < 2 {
			return
		}
		s.leave()
		s.roots[len(s.roots)-1] = nil
		s.roots = s.roots[:len(s.roots)-1]
		s.enter()
	})
}

// Replace shows a scene in place of the present one at the end of the tick.
func (s *Stack) Replace(scene ui.Scene) {
	s.later(func() { s.put(max(0, len(s.roots)-1), scene) })
}

// Reset closes all scenes and shows one at the end of the tick.
func (s *Stack) Reset(scene ui.Scene) { s.later(func() { s.put(0, scene) }) }

// Toast shows a message over the scene that is on top at the end of the tick.
func (s *Stack) Toast(t ui.Toast) {
	s.toasts = append(s.toasts, t)
}

// InvalidateAll builds all scenes again.
func (s *Stack) InvalidateAll() {
	for _, r := range s.roots {
		r.Invalidate()
	}
}

// Quit ends the program at the end of the tick.
func (s *Stack) Quit() { s.quit = true }

func (s *Stack) later(f func()) { s.changes = append(s.changes, f) }

// put shows a scene at a depth and closes those that were there and above.
func (s *Stack) put(depth int, scene ui.Scene) {
	s.leave()
	for i := depth; i < len(s.roots); i++ {
		s.roots[i] = nil
	}
	s.roots = append(s.roots[:depth], ui.NewRoot(scene, s.Env, s.size))
	s.enter()
}

func (s *Stack) leave() {
	if r := s.Root(); r != nil {
		if l, ok := r.Scene().(ui.Leaver); ok {
			l.Leave()
		}
	}
}

func (s *Stack) enter() {
	r := s.Root()
	if e, ok := r.Scene().(ui.Enterer); ok {
		e.Enter()
	}
	s.fresh, s.fade = true, fadeTicks
	if c, ok := r.Scene().(ui.Cutter); ok && c.Cut() || s.Env.Instant || !s.shown {
		s.fade = 0
	}
	s.shown = true
	r.Invalidate()
	if s.seen {
		r.Handle(input.Gesture{Kind: input.Hover, At: s.cursor})
	}
	r.Sync()
}

// Settle makes the changes of scene that were asked for, and shows the messages
// over the scene that is on top then.
func (s *Stack) Settle() {
	for len(s.changes) > 0 {
		do := s.changes
		s.changes = nil
		for _, f := range do {
			f()
		}
	}
	r := s.Root()
	if r == nil {
		return
	}
	for _, t := range s.toasts {
		r.Toast(t)
	}
	s.toasts = s.toasts[:0]
}

// Update gives one tick to the top scene. Gestures after a change of scene are
// dropped, so that one click never acts in two scenes.
func (s *Stack) Update(sn input.Snapshot) {
	s.Settle()
	s.cursor, s.seen = sn.Cursor, true
	if s.fade > 0 {
		s.fade--
		s.faded = true
	}
	for _, g := range s.rec.Feed(sn) {
		r := s.Root()
		if r == nil || len(s.changes) > 0 {
			break
		}
		if !r.Handle(g) && g.Kind == input.KeyStroke {
			s.unused(g)
		}
	}
	if r := s.Root(); r != nil && len(s.changes) == 0 {
		r.Tick()
	}
	if len(sn.Files) > 0 && s.OnFiles != nil {
		s.OnFiles(sn.Files)
	}
	s.Settle()
}

// unused does what a key does that no scene used: Escape goes back.
func (s *Stack) unused(g input.Gesture) {
	if g.IsKey(input.KeyEscape, 0) && !g.Repeat && s.Depth() > 1 {
		s.Pop()
	} else if s.OnKey != nil {
		s.OnKey(g)
	}
}

// abandon forgets all scenes without telling them, after a crash.
func (s *Stack) abandon() {
	s.roots, s.changes, s.rec = nil, nil, input.Recogniser{}
	s.quit = false
}

// rest lets a tick pass without input.
func (s *Stack) rest() {
	if r := s.Root(); r != nil {
		r.Tick()
	}
	s.Settle()
}

// TakeFresh reports whether another scene is shown since it was last asked.
func (s *Stack) TakeFresh() bool {
	f := s.fresh
	s.fresh = false
	return f
}

// Fade is how much of the former scene is still to be seen: 1 at first, 0 when
// the fade is over.
func (s *Stack) Fade() float64 { return float64(s.fade) / fadeTicks }

// TakeRedraw reports whether the picture changes, and forgets it.
func (s *Stack) TakeRedraw() bool {
	r := s.Root()
	moved := s.faded || s.fresh
	s.faded = false
	return r != nil && r.TakeRedraw() || moved
}

// Waiting reports whether something comes or goes by itself in the top scene.
func (s *Stack) Waiting() bool {
	r := s.Root()
	return r != nil && r.Waiting()
}

// Draw paints the top scene.
func (s *Stack) Draw(c *sprites.Canvas) {
	if r := s.Root(); r != nil {
		r.Draw(c)
	}
}

// Tree lists what can be pointed at; scale is window pixels per unit.
func (s *Stack) Tree(scale float64) ui.Tree {
	if r := s.Root(); r != nil {
		return r.Tree(scale)
	}
	return ui.Tree{Scale: scale, Nodes: []ui.TreeNode{}}
}

// Lookup is the node of Tree with an id, if it is there.
func (s *Stack) Lookup(id string, scale float64) (ui.TreeNode, bool) {
	if r := s.Root(); r != nil {
		return r.Lookup(id, scale)
	}
	return ui.TreeNode{}, false
}
