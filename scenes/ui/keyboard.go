package ui

import (
	"math"
	"slices"

	"schron/input"
	"schron/layout"
	"schron/scenes/keys"
)

// Focus returns the id of the node that has the keyboard, "" if none has.
func (r *Root) Focus() string { return r.focus }

// SetFocus gives the keyboard to a node and shows it. It may be called from a
// scene's functions, also for a node that the next build makes.
func (r *Root) SetFocus(id string) {
	r.Invalidate()
	r.afterBuild = append(r.afterBuild, func() {
		if n := r.byID[id]; n != nil && n.focusable() && r.reachable(n) {
			r.ring = true
			r.setFocus(id)
			r.revealFocus()
		}
	})
}

// OfferFocus is SetFocus for what is to be pressed next, which whoever does not use the
// keyboard need not see.
func (r *Root) OfferFocus(id string) {
	ring := r.ring
	r.SetFocus(id)
	r.afterBuild = append(r.afterBuild, func() { r.ring = ring })
}

func (r *Root) setFocus(id string) {
	if id == r.focus {
		return
	}
	old, now := r.byID[r.focus], r.byID[id]
	r.focus, r.redraw = id, true
	if old != nil && old.OnFocus != nil {
		r.did(func() { old.OnFocus(false) })
	}
	if now != nil && now.OnFocus != nil {
		r.did(func() { now.OnFocus(true) })
	}
}

// revealFocus scrolls to what has the keyboard.
func (r *Root) revealFocus() {
	if n := r.byID[r.focus]; n != nil && n.scroll != nil && n.scroll.reveal(n.Rect) {
		r.Invalidate()
	}
}

// settleModals moves the focus into a modal that has opened, and back out of one that
// has closed. It drops a focus whose node is gone.
func (r *Root) settleModals() {
	for len(r.modalIDs) > 0 {
		last := len(r.modalIDs) - 1
		if last < len(r.modals) && r.modals[last].id == r.modalIDs[last] {
			break
		}
		r.focus, r.redraw = r.focusStack[last], true
		r.modalIDs, r.focusStack = r.modalIDs[:last], r.focusStack[:last]
	}
	for len(r.modalIDs) < len(r.modals) {
		m := r.modals[len(r.modalIDs)]
		r.modalIDs = append(r.modalIDs, m.id)
		r.focusStack = append(r.focusStack, r.focus)
		r.focus = ""
		if n := r.byID[m.focus]; n != nil && n.focusable() && n.level >= m.level {
			r.focus = m.focus
		} else if len(r.modalIDs) == len(r.modals) {
			r.focus = r.firstFocus()
		}
		r.endPress()
		if n := r.byID[r.focus]; n != nil && n.OnFocus != nil {
			r.did(func() { n.OnFocus(true) })
		}
	}
	if n := r.byID[r.focus]; r.focus != "" && (n == nil || !n.focusable() || !r.reachable(n)) {
		r.focus = ""
	}
}

// endPress forgets a press that a modal has come over.
func (r *Root) endPress() {
	r.press, r.track = "", ""
	if r.drag.active {
		r.drag.cancel(r)
	}
}

func (r *Root) firstFocus() string {
	for _, n := range r.nodes {
		if n.focusable() && r.reachable(n) && n.level < toastLevel {
			return n.ID
		}
	}
	return ""
}

// key passes a key to the focused node, then to a modal, then to the scene. Last it
// does what the key does everywhere. An earlier refusal goes with any key that does
// more than move the focus.
func (r *Root) key(g input.Gesture) bool {
	r.tip.hide(r)
	r.deed = deed{done: true, key: true, focus: r.focus}
	before, focus := r.refused.said, r.focus
	used := r.keyed(g)
	if used && r.refused.said == before && r.focus == focus {
		r.EndRefusal()
	}
	return used
}

func (r *Root) keyed(g input.Gesture) bool {
	if n := r.byID[r.focus]; n != nil && n.OnKey != nil && !n.off() && r.reachable(n) {
		if n.OnKey(g) {
			r.ring = true
			r.Invalidate()
			return true
		}
	}
	if keys.Away.Is(g) && !g.Repeat && r.closeLine() {
		return true
	}
	if len(r.modals) > 0 {
		m := r.modals[len(r.modals)-1]
		if keys.Away.Is(g) && m.onEsc != nil {
			return r.did(m.onEsc)
		}
		if m.onKey != nil && m.onKey(g) {
			r.Invalidate()
			return true
		}
	} else if k, ok := r.scene.(Keyer); ok && k.Key(g) {
		r.Invalidate()
		return true
	}
	if r.common(g) {
		return true
	}
	if keys.Mute.Is(g) { // works everywhere, but where it is a letter
		return r.writing()
	}
	// A modal swallows what is left, so that nothing happens below it.
	return len(r.modals) > 0 && !keys.FullScreen.Is(g)
}

// writing reports whether the node that has the keyboard takes letters.
func (r *Root) writing() bool {
	n := r.byID[r.focus]
	return n != nil && n.OnText != nil && !n.off() && r.reachable(n)
}

func (r *Root) common(g input.Gesture) bool {
	switch {
	case keys.Next.Is(g):
		r.step(1)
	case keys.Previous.Is(g):
		r.step(-1)
	case g.IsKey(input.KeyLeft, 0):
		r.walk(-1, 0)
	case g.IsKey(input.KeyRight, 0):
		r.walk(1, 0)
	case g.IsKey(input.KeyUp, 0):
		r.walk(0, -1)
	case g.IsKey(input.KeyDown, 0):
		r.walk(0, 1)
	case keys.Amber.Is(g):
		return g.Repeat || r.pressAmber()
	case keys.Act.Is(g) && !g.Repeat:
		n := r.byID[r.focus]
		if n == nil || n.OnClick == nil || n.off() {
			return false
		}
		r.ring = true
		r.Sound(SoundPress)
		return r.did(n.OnClick)
	default:
		return false
	}
	return true
}

// pressAmber presses the amber button that lies on top, or says why it cannot be
// pressed. It reports whether there is one.
func (r *Root) pressAmber() bool {
	for _, n := range slices.Backward(r.nodes) {
		if !n.primary || !r.reachable(n) {
			continue
		}
		if why := n.Reason(); why != nil {
			r.RefuseAt(n.ID, *why)
			return true
		}
		if n.off() {
			return true
		}
		r.deed.focus = n.ID
		r.Sound(SoundPress)
		return r.did(n.OnClick)
	}
	return false
}

// Jump moves the focus to the next area of the scene, or the one before. There it goes to
// the node that had it last, else to one that can be acted on, else to the first. area
// names the area of a node, "" for none.
func (r *Root) Jump(areas []string, area func(n *Node) string, by int) {
	at := -1
	if n := r.byID[r.focus]; n != nil {
		if at = slices.Index(areas, area(n)); at >= 0 {
			r.memory["jump "+areas[at]] = n.ID
		}
	}
	if at < 0 && by < 0 {
		at = 0
	}
	for range areas {
		at = (at + by + len(areas)) % len(areas)
		var best *Node
		for _, n := range r.nodes {
			switch {
			case !r.canFocus(n) || area(n) != areas[at]:
			case n.ID == r.memory["jump "+areas[at]]:
				r.showFocus(n)
				return
			case best == nil || best.State["may"] != true && n.State["may"] == true:
				best = n
			}
		}
		if best != nil {
			r.showFocus(best)
			return
		}
	}
}

// typed gives characters to the focused node.
func (r *Root) typed(text string) bool {
	n := r.byID[r.focus]
	if n == nil || n.OnText == nil || n.off() || !r.reachable(n) {
		return false
	}
	return r.did(func() { n.OnText(text) })
}

// canFocus reports whether Tab and the arrows come to n.
func (r *Root) canFocus(n *Node) bool {
	return n.focusable() && !n.NoTab && r.reachable(n) && (n.scroll != nil || !n.visible().Empty())
}

// step moves the focus by one node in the order of the build, and around; what is
// TabFirst comes before the others.
func (r *Root) step(by int) {
	order := make([]*Node, 0, len(r.nodes))
	for _, first := range [...]bool{true, false} {
		for _, n := range r.nodes {
			if n.TabFirst == first && r.canFocus(n) {
				order = append(order, n)
			}
		}
	}
	if len(order) == 0 {
		return
	}
	at := slices.IndexFunc(order, func(n *Node) bool { return n.ID == r.focus })
	if at < 0 && by < 0 {
		at = 0
	}
	r.showFocus(order[(at+by+len(order))%len(order)])
}

// walk moves the focus to the nearest node in a direction.
func (r *Root) walk(dx, dy float64) {
	at := r.byID[r.focus]
	if at == nil {
		r.step(1)
		return
	}
	var best *Node
	least := math.Inf(1)
	for _, n := range r.nodes {
		if n == at || !r.canFocus(n) {
			continue
		}
		if d, ok := away(at.Rect, n.Rect, dx, dy); ok && d < least {
			best, least = n, d
		}
	}
	if best != nil {
		r.showFocus(best)
	} else {
		r.ring, r.redraw = true, true
	}
}

func (r *Root) showFocus(n *Node) {
	r.ring, r.redraw = true, true
	r.setFocus(n.ID)
	r.revealFocus()
	r.tip.aimFocus(r)
}

// away measures how far b lies from a in a direction. Straight ahead counts
// less than aside, and what does not lie in the direction does not count.
func away(a, b layout.Rect, dx, dy float64) (float64, bool) {
	ca, cb := a.Center(), b.Center()
	ahead := (cb.X-ca.X)*dx + (cb.Y-ca.Y)*dy
	if ahead <= 1 {
		return 0, false
	}
	var gap, aside float64
	if dx != 0 {
		gap, aside = between(a.X, a.Right(), b.X, b.Right()), between(a.Y, a.Bottom(), b.Y, b.Bottom())
	} else {
		gap, aside = between(a.Y, a.Bottom(), b.Y, b.Bottom()), between(a.X, a.Right(), b.X, b.Right())
	}
	skew := math.Abs((cb.X-ca.X)*dy) + math.Abs((cb.Y-ca.Y)*dx)
	if aside > 0 && aside > 3*math.Max(gap, ahead) {
		return 0, false
	}
	return gap + ahead*0.2 + aside*2 + skew*0.3, true
}

// between is the distance of two stretches, 0 if they overlap.
func between(a0, a1, b0, b1 float64) float64 {
	return math.Max(0, math.Max(b0-a1, a0-b1))
}
