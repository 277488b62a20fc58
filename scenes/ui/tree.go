package ui

import (
	"math"

	"schron/layout"
)

// Tree is what can be pointed at, for people's scripts and end-to-end tests.
type Tree struct {
	Scene string     `json:"scene"`
	Game  string     `json:"game,omitempty"`
	Scale float64    `json:"scale"` // window pixels per unit
	Nodes []TreeNode `json:"nodes"`
}

// TreeNode is one node of a Tree.
type TreeNode struct {
	ID      string         `json:"id"`
	Role    string         `json:"role"`
	Label   string         `json:"label"`
	Rect    [4]float64     `json:"rect"` // x, y, width, height of what is visible, in window pixels
	Enabled bool           `json:"enabled"`
	State   map[string]any `json:"state"`
}

// Tree lists the nodes that have an id, are not below a modal and not clipped
// away; scale is window pixels per unit. The focused node has "focused" in its
// state, what cannot be picked up now has the reason as "barred".
func (r *Root) Tree(scale float64) Tree {
	r.Sync()
	t := Tree{Scene: r.scene.Name(), Scale: round(scale, 1e4), Nodes: []TreeNode{}}
	if g, ok := r.scene.(Gamer); ok {
		t.Game = g.Game()
	}
	for i := range r.nodes {
		if n, ok := r.treeNode(i, scale); ok {
			t.Nodes = append(t.Nodes, n)
		}
	}
	return t
}

// Lookup is the node of Tree with an id, if it is there.
func (r *Root) Lookup(id string, scale float64) (TreeNode, bool) {
	r.Sync()
	for i, n := range r.nodes {
		if n.ID == id {
			return r.treeNode(i, scale)
		}
	}
	return TreeNode{}, false
}

// treeNode is the i-th node as Tree tells of it, false where it does not.
func (r *Root) treeNode(i int, scale float64) (TreeNode, bool) {
	n := r.nodes[i]
	if n.ID == "" || !r.reachable(n) {
		return TreeNode{}, false
	}
	v := n.visible()
	if v = v.Intersect(r.Area()); v.Empty() || r.covered(i, v) {
		return TreeNode{}, false
	}
	px := func(f float64) float64 { return round(f*scale, 100) }
	if px(v.W) == 0 || px(v.H) == 0 {
		return TreeNode{}, false // what scrolling has left of it is less than can be told
	}
	state := n.State
	if state == nil {
		state = map[string]any{}
	}
	if n.ID == r.focus {
		state = withState(state, "focused", true)
	}
	if why := n.barred(); why != nil {
		state = withState(state, "barred", why.Text)
	}
	return TreeNode{
		ID: n.ID, Role: n.Role, Label: n.Label, Enabled: !n.off(), State: state,
		Rect: [4]float64{px(v.X), px(v.Y), px(v.W), px(v.H)},
	}, true
}

// covered reports whether blocking nodes above the i-th hide all of v from the
// pointer, as far as a grid of points shows.
func (r *Root) covered(i int, v layout.Rect) bool {
	const side = 5
	for k := range side * side {
		p := layout.P(v.X+v.W*(float64(k%side)+0.5)/side, v.Y+v.H*(float64(k/side)+0.5)/side)
		free := true
		for _, n := range r.nodes[i+1:] {
			if n.Block && n.contains(p) {
				free = false
				break
			}
		}
		if free {
			return false
		}
	}
	return true
}

// round keeps the tree free of long fractions.
func round(f, per float64) float64 { return math.Round(f*per) / per }
