package stand

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/ui"
)

// Tree reads what can be pointed at. What has not changed since is not read anew: nobody
// may write into it.
func (w *Window) Tree() ui.Tree {
	w.T.Helper()
	data, err := os.ReadFile(w.tree)
	if err == nil && (w.read == nil || !bytes.Equal(data, w.read)) {
		w.seen = ui.Tree{}
		w.read, err = data, json.Unmarshal(data, &w.seen)
	}
	if err != nil {
		w.T.Fatal(err)
	}
	return w.seen
}

// Scene is the name of the scene that is shown.
func (w *Window) Scene() string {
	w.T.Helper()
	return w.Tree().Scene
}

// Lookup finds the node with an id.
func (w *Window) Lookup(id string) (ui.TreeNode, bool) {
	w.T.Helper()
	nodes := w.Tree().Nodes
	if i := slices.IndexFunc(nodes, func(n ui.TreeNode) bool { return n.ID == id }); i >= 0 {
		return nodes[i], true
	}
	return ui.TreeNode{}, false
}

// Has reports whether there is a node with an id.
func (w *Window) Has(id string) bool {
	w.T.Helper()
	_, ok := w.Lookup(id)
	return ok
}

// Find returns the node with an id.
func (w *Window) Find(id string) ui.TreeNode {
	w.T.Helper()
	n, ok := w.Lookup(id)
	if !ok {
		w.T.Fatalf("there is no node %q; %s", id, w.There())
	}
	return n
}

// There lists what can be pointed at, for messages.
func (w *Window) There() string {
	tree := w.Tree()
	var ids []string
	for _, n := range tree.Nodes {
		ids = append(ids, n.ID)
	}
	return fmt.Sprintf("scene %q has: %s", tree.Scene, strings.Join(ids, ", "))
}

// WaitFor lets ticks pass until ok, at most n.
func (w *Window) WaitFor(what string, n int, ok func() bool) {
	w.T.Helper()
	for range n {
		if ok() {
			return
		}
		w.Tick(1)
	}
	if !ok() {
		w.T.Fatalf("after %d ticks still no %s; %s", n, what, w.There())
	}
}

// WaitScene waits for a scene.
func (w *Window) WaitScene(name string) {
	w.T.Helper()
	w.WaitFor("scene "+name, 60, func() bool { return w.Scene() == name })
}

// WaitNode waits for a node.
func (w *Window) WaitNode(id string) {
	w.T.Helper()
	w.WaitFor("node "+id, 60, func() bool { return w.Has(id) })
}

// Centre is the middle of a node in window pixels.
func Centre(n ui.TreeNode) (x, y float64) {
	return n.Rect[0] + n.Rect[2]/2, n.Rect[1] + n.Rect[3]/2
}

// Move puts the cursor somewhere, in window pixels.
func (w *Window) Move(x, y float64) {
	w.T.Helper()
	w.Session.MoveCursor(x, y)
	w.Tick(1)
}

// Hover puts the cursor on a node.
func (w *Window) Hover(id string) {
	w.T.Helper()
	w.Move(Centre(w.Find(id)))
}

func (w *Window) Press() {
	w.T.Helper()
	w.Session.PressMouseButton(ebiten.MouseButtonLeft)
	w.Tick(1)
}

func (w *Window) Release() {
	w.T.Helper()
	w.Session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	w.Tick(1)
}

// Await lets ticks pass until a node that is held back becomes enabled, as a person
// would wait. It gives up after 60 ticks; the test then meets a disabled node.
func (w *Window) Await(id string) {
	w.T.Helper()
	for n := 0; n < 60 && !w.Find(id).Enabled; n++ {
		w.Tick(1)
	}
}

// Click clicks on a node once it can be.
func (w *Window) Click(id string) {
	w.T.Helper()
	w.Await(id)
	w.Hover(id)
	w.Press()
	w.Release()
	w.Tick(1)
}

// Tap presses and releases the button on a node inside one tick.
func (w *Window) Tap(id string) {
	w.T.Helper()
	w.Hover(id)
	w.TapHere()
}

// TapHere presses and releases the button where the cursor is inside one tick.
func (w *Window) TapHere() {
	w.T.Helper()
	w.Session.PressMouseButton(ebiten.MouseButtonLeft)
	w.Session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	w.Tick(2)
}

// DoubleClick clicks twice as fast as a hand can.
func (w *Window) DoubleClick(id string) {
	w.T.Helper()
	w.Hover(id)
	w.DoubleClickHere()
}

// DoubleClickHere clicks twice where the cursor is.
func (w *Window) DoubleClickHere() {
	w.T.Helper()
	for range 2 {
		w.Press()
		w.Release()
	}
	w.Tick(1)
}

// Pick drags a node until it hangs at the cursor over another one.
func (w *Window) Pick(from, to string) {
	w.T.Helper()
	w.Carry(w.Find(from), w.Find(to))
}

// Carry moves the cursor from one place to another with the button held.
func (w *Window) Carry(from, to ui.TreeNode) {
	w.T.Helper()
	x0, y0 := Centre(from)
	w.Move(x0, y0)
	w.Press()
	w.Move(x0+6, y0+6)
	x1, y1 := Centre(to)
	for i := 1; i <= 4; i++ {
		f := float64(i) / 4
		w.Move(x0+(x1-x0)*f, y0+(y1-y0)*f)
	}
}

// Drag drags a node onto another one and lets it go.
func (w *Window) Drag(from, to string) {
	w.T.Helper()
	w.Pick(from, to)
	w.Release()
	w.Tick(1)
}

// Key presses a key with others held.
func (w *Window) Key(k ebiten.Key, held ...ebiten.Key) {
	w.T.Helper()
	for _, h := range held {
		w.Session.PressKey(h)
	}
	w.Session.PressKey(k)
	w.Tick(1)
	w.Session.ReleaseKey(k)
	for _, h := range held {
		w.Session.ReleaseKey(h)
	}
	w.Tick(1)
}

// Write types characters.
func (w *Window) Write(text string) {
	w.T.Helper()
	for _, r := range text {
		w.Session.TypeRune(r)
		w.Tick(1)
	}
	w.Tick(1)
}

// Fill replaces what stands in a text field.
func (w *Window) Fill(id, text string) {
	w.T.Helper()
	w.Click(id)
	w.Key(ebiten.KeyA, ebiten.KeyControlLeft)
	w.Key(ebiten.KeyDelete)
	w.Write(text)
}

// Focus presses Tab until a node has the keyboard.
func (w *Window) Focus(id string) {
	w.T.Helper()
	for range 120 {
		if n, ok := w.Lookup(id); ok && n.State["focused"] == true {
			return
		}
		w.Key(ebiten.KeyTab)
	}
	w.T.Fatalf("Tab does not come to %q; %s", id, w.There())
}

// ClickAny clicks on the first of these nodes that is there, and reports whether
// there was one.
func (w *Window) ClickAny(ids ...string) bool {
	w.T.Helper()
	for _, id := range ids {
		if w.Has(id) {
			w.Click(id)
			return true
		}
	}
	return false
}
