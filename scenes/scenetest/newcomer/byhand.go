package newcomer

import (
	"slices"

	"schron/rules"
	"schron/scenes/byhand"
	"schron/scenes/ui"
)

// Maker makes given moves by hand, along the paths that the face of a game lists.
type Maker struct {
	Hand
	Notation func(m rules.Move) string
	Paths    func(m rules.Move) []byhand.Path
	Legal    []rules.Move
}

// way is one way to make a move; how says whether by click or by drag.
type way struct {
	how string
	do  func()
}

// Make makes a move by the n-th of its ways, or by the first one after it that leads
// anywhere. It answers what is asked on the way and means it. It returns how, "" if no way
// leads there.
func (x *Maker) Make(m rules.Move, n int) (how string) {
	before := x.Moves()
	ways, shared := x.ways(m)
	for _, w := range append(turned(ways, n), turned(shared, n)...) {
		w.do()
		if asked := x.buttons(m); len(asked) > 0 && x.Moves() == before {
			x.Click(asked[0])
		}
		x.Click("confirm:yes")
		if x.Moves() > before {
			return w.how
		}
		x.PutDown()
	}
	return ""
}

// turned is a list that begins with its n-th way.
func turned(ways []way, n int) []way {
	if len(ways) == 0 {
		return nil
	}
	n %= len(ways)
	return slices.Concat(ways[n:], ways[:n])
}

// ways lists the buttons that play a move, and its paths by drags and by clicks. Paths
// that are another legal move's too come by themselves: on them something is asked.
func (x *Maker) ways(m rules.Move) (own, shared []way) {
	for _, id := range x.buttons(m) {
		own = append(own, way{"click", func() { x.Click(id) }})
	}
	for _, p := range x.Paths(m) {
		to := &own
		if x.shared(p, m) {
			to = &shared
		}
		p = p.First()
		if p.From != "" && p.By == "" {
			*to = append(*to, way{"drag", func() { x.Drag(p.From, p.To) }})
		}
		*to = append(*to, way{"click", func() { x.press(p) }})
	}
	return own, shared
}

// buttons lists the buttons that play a move.
func (x *Maker) buttons(m rules.Move) (ids []string) {
	notation := x.Notation(m)
	for _, n := range x.Nodes() {
		if n.Enabled && n.Role != "ring" && (n.State["move"] == notation || n.ID == "near:"+notation) {
			ids = append(ids, n.ID)
		}
	}
	return ids
}

func (x *Maker) shared(p byhand.Path, by rules.Move) bool {
	return slices.ContainsFunc(x.Legal, func(m rules.Move) bool { return m != by && slices.Contains(x.Paths(m), p) })
}

// press clicks the nodes of a path one after another, as far as they can be clicked and
// until a move is played. What is held already is not picked up again.
func (x *Maker) press(p byhand.Path) {
	before := x.Moves()
	for _, id := range p.Nodes() {
		if id == p.From && x.holds(id) {
			continue
		}
		if !x.Click(id) || x.Moves() > before {
			return
		}
	}
}

// holds reports whether a node is held.
func (x *Maker) holds(id string) bool {
	return slices.ContainsFunc(x.Nodes(), func(n ui.TreeNode) bool { return n.ID == id && n.State["held"] == true })
}
