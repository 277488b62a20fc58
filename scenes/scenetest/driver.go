// Package scenetest drives scenes without a window. A script of clicks, drags and keys
// aims at the ids of nodes and looks at the screen after each. It goes through the same
// gestures, stack and nodes as the window does. What cannot be done fails the test at
// once; the message lists what is there instead.
package scenetest

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/input"
	"schron/layout"
	"schron/scenes"
	"schron/scenes/ui"
	"schron/sprites"
	"schron/sprites/testloop"
)

// Driver plays a stack of scenes by script.
type Driver struct {
	// Stack is what is being driven.
	Stack *scenes.Stack
	// Script is the hand: it may be used for what Driver has no word for.
	Script *input.Script

	t testing.TB
}

// New makes a driver of an empty stack in a window of w × h units and shows the
// scenes that start puts there.
func New(t testing.TB, w, h float64, start func(h ui.Host)) *Driver {
	t.Helper()
	return NewIn(t, &ui.Env{}, w, h, start)
}

// NewIn is New with an environment; its Fonts are filled in.
func NewIn(t testing.TB, env *ui.Env, w, h float64, start func(h ui.Host)) *Driver {
	t.Helper()
	if env.Fonts == nil {
		env.Fonts = Fonts(t)
	}
	d := &Driver{t: t, Stack: scenes.NewStack(env, layout.S(w, h))}
	d.Script = &input.Script{Step: d.step}
	start(d.Stack)
	d.Stack.Settle()
	d.Script.Move(layout.P(w-1, h-1))
	return d
}

// step plays a tick. What was drawn before may be carried out then.
func (d *Driver) step(s input.Snapshot) {
	d.Stack.Update(s)
	testloop.Rest()
}

// fonts are parsed once for all tests of a package.
var fonts *sprites.Fonts

// Fonts are the program's fonts.
func Fonts(t testing.TB) *sprites.Fonts {
	t.Helper()
	if fonts == nil {
		f, err := sprites.NewFonts()
		if err != nil {
			t.Fatal(err)
		}
		fonts = f
	}
	return fonts
}

// Root is the root of the scene on top.
func (d *Driver) Root() *ui.Root { return d.Stack.Root() }

// Scene is the name of the scene on top.
func (d *Driver) Scene() string { return d.Stack.Tree(1).Scene }

// Nodes lists what can be pointed at, in units.
func (d *Driver) Nodes() []ui.TreeNode { return d.Stack.Tree(1).Nodes }

// Lookup returns the node with an id, if it is in the UI tree.
func (d *Driver) Lookup(id string) (ui.TreeNode, bool) {
	return d.Stack.Lookup(id, 1)
}

// Has reports whether a node is in the UI tree.
func (d *Driver) Has(id string) bool {
	_, ok := d.Lookup(id)
	return ok
}

// Find returns the node with an id; without one the test fails.
func (d *Driver) Find(id string) ui.TreeNode {
	d.t.Helper()
	n, ok := d.Lookup(id)
	if !ok {
		d.t.Fatalf("scene %q has no node %q; it has %s", d.Scene(), id, d.ids())
	}
	return n
}

// State returns a value of a node's state; without the node the test fails.
func (d *Driver) State(id, key string) any {
	d.t.Helper()
	return d.Find(id).State[key]
}

func (d *Driver) ids() string {
	var out []string
	for _, n := range d.Nodes() {
		id := n.ID
		if !n.Enabled {
			id += " (disabled)"
		}
		out = append(out, id)
	}
	return strings.Join(out, ", ")
}

// point is where to aim at an enabled node. It waits for one that is held back.
func (d *Driver) point(id string) layout.Point {
	d.t.Helper()
	d.Await(id)
	return d.Point(id)
}

// patience is how many ticks a hand waits for something that is held back:
// longer than anything is.
const patience = 60

// Await lets ticks pass until a node can be acted on, as a person would wait. If it
// never can, the test fails.
func (d *Driver) Await(id string) {
	d.t.Helper()
	for range patience {
		if d.Find(id).Enabled {
			return
		}
		d.Ticks(1)
	}
	if !d.Find(id).Enabled {
		d.t.Fatalf("node %q of scene %q is disabled", id, d.Scene())
	}
}

// Point is where to aim at a node; if it cannot be reached the test fails.
func (d *Driver) Point(id string) layout.Point {
	d.t.Helper()
	d.Find(id)
	p, ok := d.Root().Reach(id)
	if !ok {
		d.t.Fatalf("node %q of scene %q cannot be reached", id, d.Scene())
	}
	return p
}

// Click clicks a node.
func (d *Driver) Click(id string) {
	d.t.Helper()
	d.Script.Click(d.point(id))
}

// DoubleClick clicks a node twice.
func (d *Driver) DoubleClick(id string) {
	d.t.Helper()
	d.Script.DoubleClick(d.point(id))
}

// RightClick clicks a node with the right button.
func (d *Driver) RightClick(id string) {
	d.t.Helper()
	d.Script.RightClick(d.point(id))
}

// Hover puts the cursor on a node, also a disabled one.
func (d *Driver) Hover(id string) {
	d.t.Helper()
	d.Script.Move(d.Point(id))
}

// Away puts the cursor into the lower right corner.
func (d *Driver) Away() {
	s := d.Stack.Size()
	d.Script.Move(layout.P(s.W-1, s.H-1))
}

// Hold presses the button on a node and keeps it down; LetGo ends it.
func (d *Driver) Hold(id string) {
	d.t.Helper()
	d.Script.Move(d.point(id))
	d.Script.Press()
}

// LetGo lets the button go.
func (d *Driver) LetGo() { d.Script.Release() }

// Carry picks a node up and takes it over another one, without dropping it.
func (d *Driver) Carry(from, to string) {
	d.t.Helper()
	d.point(from)
	a, ok := d.Root().ReachDrag(from)
	if !ok {
		d.t.Fatalf("node %q of scene %q cannot be picked up", from, d.Scene())
	}
	d.Find(to)
	b, ok := d.Root().ReachDrop(to)
	if !ok {
		d.t.Fatalf("nothing can be dropped on node %q of scene %q", to, d.Scene())
	}
	d.Script.Carry(a, b, 4)
}

// Drag drags one node onto another.
func (d *Driver) Drag(from, to string) {
	d.t.Helper()
	d.Carry(from, to)
	d.Script.Release()
}

// Key presses a key.
func (d *Driver) Key(k input.Key, mods ...input.Mods) {
	var m input.Mods
	for _, o := range mods {
		m |= o
	}
	d.Script.Key(k, m)
}

// Type types into the focused node.
func (d *Driver) Type(text string) { d.Script.Type(text) }

// Wheel turns the wheel over a node, positive scrolls up.
func (d *Driver) Wheel(id string, notches float64) {
	d.t.Helper()
	r := d.Find(id).Rect
	d.Script.Move(layout.R(r[0], r[1], r[2], r[3]).Center())
	d.Script.Wheel(notches)
}

// Touchpad turns the wheel over a node as a touchpad does, in tenths of a notch.
func (d *Driver) Touchpad(id string, notches float64) {
	d.t.Helper()
	r := d.Find(id).Rect
	d.Script.Move(layout.R(r[0], r[1], r[2], r[3]).Center())
	for range int(math.Round(math.Abs(notches) * 10)) {
		d.Script.Wheel(math.Copysign(0.1, notches))
	}
}

// Ticks lets n ticks pass.
func (d *Driver) Ticks(n int) { d.Script.Wait(n) }

// Focus is the id of the focused node.
func (d *Driver) Focus() string { return d.Root().Focus() }

// Tip is the tooltip on the screen as one text, "" if there is none.
func (d *Driver) Tip() string {
	tip, ok := d.Root().TipShown()
	if !ok {
		return ""
	}
	return strings.Join(append([]string{tip.Title}, tip.Lines...), "\n")
}

// Toasts are the messages on the screen, the refusal last.
func (d *Driver) Toasts() []string {
	var out []string
	for _, t := range d.Root().Toasts() {
		out = append(out, strings.TrimSpace(t.Text+" "+t.Rule))
	}
	if why, shown := d.Root().Refusal(); shown {
		out = append(out, strings.TrimSpace(why.Text+" "+why.Rule))
	}
	return out
}

// Audit lists what is wrong with the picture of the present scene at a scale,
// drawn with the pictures of store.
func (d *Driver) Audit(store *sprites.Store, scale float64) []string {
	size := d.Stack.Size().Scale(scale)
	dst := ebiten.NewImage(int(size.W), int(size.H))
	defer dst.Deallocate()
	c := Noting(store, d.Stack.Env.Fonts)
	c.Begin(dst, scale)
	// Nothing is shown: what is drawn is only noted.
	c.PushClip(layout.R(-8, -8, 1, 1))
	defer c.PopClip()
	defer testloop.Rest()
	return d.Root().Audit(c)
}

// noting are the canvases that Noting made.
var noting = map[*sprites.Store]*sprites.Canvas{}

// Noting is the canvas of a store for what is only noted, one for all tests of a package.
// A new one would paint every shape once more.
func Noting(store *sprites.Store, fonts *sprites.Fonts) *sprites.Canvas {
	c := noting[store]
	if c == nil || c.Fonts() != fonts {
		c = sprites.NewCanvas(store, fonts)
		noting[store] = c
	}
	return c
}

// AuditLists audits the scene once more with each list opened that nodes of some roles
// open.
func (d *Driver) AuditLists(store *sprites.Store, scale float64, roles ...string) []string {
	var faults []string
	for _, n := range d.Nodes() {
		if n.State["open"] != false || !n.Enabled || !slices.Contains(roles, n.Role) {
			continue
		}
		d.Click(n.ID)
		if !d.Has(n.ID + ":close") {
			continue // it opens something else
		}
		for _, fault := range d.Audit(store, scale) {
			faults = append(faults, n.ID+" open: "+fault)
		}
		d.Key(input.KeyEscape)
	}
	return faults
}

// AuditAll audits the scene that show makes in the views, by turns outside of a proof. Each
// list is opened too, and each fault reported.
func AuditAll(t *testing.T, store *sprites.Store, views []View, show func(t testing.TB, v View) *Driver) {
	t.Helper()
	for _, v := range InTurn(t.Name(), views) {
		t.Run(v.String(), func(t *testing.T) {
			d := show(t, v)
			for _, fault := range append(d.Audit(store, v.Scale), d.AuditLists(store, v.Scale, "select", "button")...) {
				t.Error(fault)
			}
		})
	}
}
