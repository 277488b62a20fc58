package ui

import (
	"schron/input"
	"schron/layout"
	"schron/sprites"
)

// drag is the thing being dragged.
type drag struct {
	active bool
	source string
	over   string // id of the accepting node under the cursor
	ban    string // id of the node under the cursor that does not accept
	spec   Drag
	home   layout.Rect // of the ghost, where it goes back to
	box    layout.Rect // of the ghost, when it was picked up
	from   layout.Point
	at     layout.Point
}

// Dragging returns what is being dragged, nil if nothing is.
func (r *Root) Dragging() any {
	if !r.drag.active {
		return nil
	}
	return r.drag.spec.Payload
}

func (r *Root) startDrag(g input.Gesture) {
	if r.track != "" || r.spent {
		return
	}
	n, from := r.lifted(g)
	if n == nil || n.held || r.early(n) {
		return
	}
	if why := n.barred(); why != nil {
		r.spent, r.press = true, ""
		r.pointed(from)
		r.Refuse(*why)
		return
	}
	if n.Disabled {
		return
	}
	r.drag = drag{active: true, source: n.ID, spec: *n.Drag, from: from, at: g.At}
	r.drag.home, r.drag.box = n.Drag.ghost(n.Rect, from)
	r.press = ""
	r.tip.set(r, "", false)
	r.Sound(SoundPickUp)
	r.did(r.drag.spec.OnStart)
	r.Invalidate()
}

// ghost is where the ghost of what lies in a box goes back to, and where it is when it
// is gripped at p.
func (d *Drag) ghost(box layout.Rect, p layout.Point) (home, gripped layout.Rect) {
	if d.Size == (layout.Size{}) {
		return box, box
	}
	home = layout.Around(box.Center(), d.Size)
	if home.Contains(p) {
		return home, home
	}
	return home, layout.Around(p, d.Size)
}

// handleAt is what can be picked up at p, nil without anything.
func (r *Root) handleAt(p layout.Point) *Node {
	n := r.pick(p, func(n *Node) bool { return n.Drag != nil || n.OnTrack != nil })
	if n == nil || n.Drag == nil {
		return nil
	}
	return n
}

// lifted is what a drag picks up, and where: what lies where the drag began, or else
// where the button may have gone down.
func (r *Root) lifted(g input.Gesture) (*Node, layout.Point) {
	for _, p := range [...]layout.Point{g.From, g.Else[0], g.Else[1]} {
		if n := r.handleAt(p); n != nil {
			return n, p
		}
	}
	return nil, g.From
}

// rebuilt asks the drop places of a new build.
func (d *drag) rebuilt(r *Root) {
	if d.active {
		d.ask(r)
		d.move(r, d.at)
	}
}

func (d *drag) ask(r *Root) {
	for _, n := range r.nodes {
		if n.Drop == nil || n.off() {
			continue
		}
		n.drop.asked = true
		n.drop.ok, n.drop.why = n.Drop.Accepts(d.spec.Payload)
	}
}

func hasDrop(n *Node) bool { return n.Drop != nil && !n.off() }

func (d *drag) move(r *Root, at layout.Point) {
	if !d.active {
		return
	}
	d.at, r.redraw = at, true
	over, ban := "", ""
	if n := r.pick(at, hasDrop); n != nil && n.drop.ok {
		over = n.ID
	} else if n != nil {
		ban = n.ID
	}
	if over == d.over && ban == d.ban {
		return
	}
	wasOver, wasBan := d.over, d.ban
	d.over, d.ban = over, ban
	r.cross(wasOver, over, true)
	r.cross(wasBan, ban, false)
}

// cross tells a place that the payload has gone from it and another one that it
// has come.
func (r *Root) cross(from, to string, ok bool) {
	if from == to {
		return
	}
	if n := r.byID[from]; n != nil && n.Drop != nil {
		n.Drop.over(r, ok, false)
	}
	if n := r.byID[to]; n != nil && n.Drop != nil {
		n.Drop.over(r, ok, true)
	}
}

// dropped ends a drag, or treats a shaky press on one node as a click.
func (r *Root) dropped(g input.Gesture) bool {
	d := &r.drag
	if !d.active {
		if r.track != "" {
			return false
		}
		g.From = r.from // where it was pressed, not where a drag began
		return r.clicked(g)
	}
	d.move(r, g.At)
	r.pointed(g.At)
	spec := d.spec
	n := r.pick(g.At, hasDrop)
	switch {
	case n != nil && n.drop.ok:
		r.letGo = letGo{LetGo: LetGo{Ghost: d.place(), At: g.At}, left: letTicks}
		r.endDrag()
		payload, onDrop := spec.Payload, n.Drop.OnDrop
		r.Sound(SoundDrop)
		r.did(func() { onDrop(payload) })
		r.ended(spec, true)
	case n != nil && n.drop.why != nil:
		why := *n.drop.why
		r.flyBack()
		if spec.OnRefused != nil {
			r.did(func() { spec.OnRefused(why) })
		} else {
			r.Refuse(why)
		}
		r.ended(spec, false)
	default:
		r.flyBack()
		r.ended(spec, false)
	}
	return true
}

func (r *Root) ended(spec Drag, dropped bool) {
	if spec.OnEnd != nil {
		r.did(func() { spec.OnEnd(dropped) })
	}
}

func (d *drag) cancel(r *Root) {
	if !d.active {
		return
	}
	spec := d.spec
	r.flyBack()
	r.ended(spec, false)
}

func (r *Root) flyBack() {
	d := &r.drag
	r.Sound(SoundBack)
	if !r.env.Instant && d.spec.Ghost != nil {
		r.fly = fly{active: true, ghost: d.spec.Ghost, from: d.place(), to: d.home, calm: r.env.Calm}
	}
	r.endDrag()
}

func (r *Root) endDrag() {
	r.cross(r.drag.over, "", true)
	r.cross(r.drag.ban, "", false)
	r.drag = drag{}
	r.tip.set(r, "", false)
	r.Invalidate()
}

// place is where the ghost is.
func (d *drag) place() layout.Rect {
	return d.box.Translate(d.at.X-d.from.X, d.at.Y-d.from.Y)
}

func (d *drag) draw(r *Root, c *sprites.Canvas) {
	if d.active && d.spec.Ghost != nil {
		d.spec.Ghost(c, d.place())
	}
}

// LetGo is where something was dropped.
type LetGo struct {
	Ghost layout.Rect  // its box
	At    layout.Point // the cursor
}

// letGo is a drop, for the ticks that are left.
type letGo struct {
	LetGo
	left int
}

// letTicks is how long after a drop what is shown of it may begin.
const letTicks = 3

// LetGo is where something was dropped a moment ago, for what is shown of that to begin
// there; false when nothing was.
func (r *Root) LetGo() (LetGo, bool) { return r.letGo.LetGo, r.letGo.left > 0 }

// flyTicks is how long a refused ghost takes to go back.
const flyTicks = 12

// fly is a ghost on its way back, or fading where it was let go.
type fly struct {
	active   bool
	calm     bool // it fades
	ghost    func(c *sprites.Canvas, r layout.Rect)
	from, to layout.Rect
	age      int
}

func (f *fly) tick(r *Root) {
	if !f.active {
		return
	}
	r.redraw = true
	if f.age++; f.age >= flyTicks {
		*f = fly{}
	}
}

func (f *fly) draw(c *sprites.Canvas) {
	if !f.active {
		return
	}
	t := float64(f.age) / flyTicks
	if f.calm {
		c.PushAlpha(1 - t)
		f.ghost(c, f.from)
		c.PopAlpha()
		return
	}
	t = 1 - (1-t)*(1-t)
	f.ghost(c, f.from.Lerp(f.to, t))
}
