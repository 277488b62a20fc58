package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/ui"
)

// uitree reads what can be pointed at.
func (w *window) uitree() ui.Tree {
	w.t.Helper()
	var tree ui.Tree
	data, err := os.ReadFile(w.tree)
	if err == nil {
		err = json.Unmarshal(data, &tree)
	}
	if err != nil {
		w.t.Fatal(err)
	}
	return tree
}

// scene is the name of the scene that is shown.
func (w *window) scene() string {
	w.t.Helper()
	return w.uitree().Scene
}

// lookup finds the node with an id.
func (w *window) lookup(id string) (ui.TreeNode, bool) {
	w.t.Helper()
	nodes := w.uitree().Nodes
	if i := slices.IndexFunc(nodes, func(n ui.TreeNode) bool { return n.ID == id }); i >= 0 {
		return nodes[i], true
	}
	return ui.TreeNode{}, false
}

// has tells whether there is a node with an id.
func (w *window) has(id string) bool {
	w.t.Helper()
	_, ok := w.lookup(id)
	return ok
}

// find returns the node with an id.
func (w *window) find(id string) ui.TreeNode {
	w.t.Helper()
	n, ok := w.lookup(id)
	if !ok {
		w.t.Fatalf("there is no node %q; %s", id, w.there())
	}
	return n
}

// there lists what can be pointed at, for messages.
func (w *window) there() string {
	tree := w.uitree()
	var ids []string
	for _, n := range tree.Nodes {
		ids = append(ids, n.ID)
	}
	return fmt.Sprintf("scene %q has: %s", tree.Scene, strings.Join(ids, ", "))
}

// waitFor lets ticks pass until ok, at most n.
func (w *window) waitFor(what string, n int, ok func() bool) {
	w.t.Helper()
	for range n {
		if ok() {
			return
		}
		w.tick(1)
	}
	if !ok() {
		w.t.Fatalf("after %d ticks still no %s; %s", n, what, w.there())
	}
}

// waitScene waits for a scene.
func (w *window) waitScene(name string) {
	w.t.Helper()
	w.waitFor("scene "+name, 60, func() bool { return w.scene() == name })
}

// waitNode waits for a node.
func (w *window) waitNode(id string) {
	w.t.Helper()
	w.waitFor("node "+id, 60, func() bool { return w.has(id) })
}

// centre is the middle of a node in window pixels.
func centre(n ui.TreeNode) (x, y float64) {
	return n.Rect[0] + n.Rect[2]/2, n.Rect[1] + n.Rect[3]/2
}

// move puts the cursor somewhere, in window pixels.
func (w *window) move(x, y float64) {
	w.t.Helper()
	w.session.MoveCursor(x, y)
	w.tick(1)
}

// hover puts the cursor on a node.
func (w *window) hover(id string) {
	w.t.Helper()
	w.move(centre(w.find(id)))
}

func (w *window) press() {
	w.t.Helper()
	w.session.PressMouseButton(ebiten.MouseButtonLeft)
	w.tick(1)
}

func (w *window) release() {
	w.t.Helper()
	w.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	w.tick(1)
}

// await lets ticks pass until a node that is held back can be acted on, as a
// person waits who sees it; what stays off is left to the test.
func (w *window) await(id string) {
	w.t.Helper()
	for n := 0; n < 60 && !w.find(id).Enabled; n++ {
		w.tick(1)
	}
}

// click clicks on a node once it can be.
func (w *window) click(id string) {
	w.t.Helper()
	w.await(id)
	w.hover(id)
	w.press()
	w.release()
	w.tick(1)
}

// tap presses and releases the button on a node inside one tick.
func (w *window) tap(id string) {
	w.t.Helper()
	w.hover(id)
	w.tapHere()
}

// tapHere presses and releases the button where the cursor is inside one tick.
func (w *window) tapHere() {
	w.t.Helper()
	w.session.PressMouseButton(ebiten.MouseButtonLeft)
	w.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	w.tick(2)
}

// doubleClick clicks twice as fast as a hand can.
func (w *window) doubleClick(id string) {
	w.t.Helper()
	w.hover(id)
	w.doubleClickHere()
}

// doubleClickHere clicks twice where the cursor is.
func (w *window) doubleClickHere() {
	w.t.Helper()
	for range 2 {
		w.press()
		w.release()
	}
	w.tick(1)
}

// pick drags a node until it hangs at the cursor over another one.
func (w *window) pick(from, to string) {
	w.t.Helper()
	w.carry(w.find(from), w.find(to))
}

// carry moves the cursor from one place to another with the button held.
func (w *window) carry(from, to ui.TreeNode) {
	w.t.Helper()
	x0, y0 := centre(from)
	w.move(x0, y0)
	w.press()
	w.move(x0+6, y0+6)
	x1, y1 := centre(to)
	for i := 1; i <= 4; i++ {
		f := float64(i) / 4
		w.move(x0+(x1-x0)*f, y0+(y1-y0)*f)
	}
}

// drag drags a node onto another one and lets it go.
func (w *window) drag(from, to string) {
	w.t.Helper()
	w.pick(from, to)
	w.release()
	w.tick(1)
}

// key presses a key with others held.
func (w *window) key(k ebiten.Key, held ...ebiten.Key) {
	w.t.Helper()
	for _, h := range held {
		w.session.PressKey(h)
	}
	w.session.PressKey(k)
	w.tick(1)
	w.session.ReleaseKey(k)
	for _, h := range held {
		w.session.ReleaseKey(h)
	}
	w.tick(1)
}

// write types characters.
func (w *window) write(text string) {
	w.t.Helper()
	for _, r := range text {
		w.session.TypeRune(r)
		w.tick(1)
	}
	w.tick(1)
}

// fill replaces what stands in a text field.
func (w *window) fill(id, text string) {
	w.t.Helper()
	w.click(id)
	w.key(ebiten.KeyA, ebiten.KeyControlLeft)
	w.key(ebiten.KeyDelete)
	w.write(text)
}
