package newcomer

import (
	"slices"
	"strconv"
	"strings"

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
	before, paths := x.Moves(), x.Paths(m)
	ways, shared := x.ways(m)
	for _, w := range append(turned(ways, n), turned(shared, n)...) {
		w.do()
		for range stepsMost {
			if x.Moves() > before || !x.answer(m, paths) {
				break
			}
		}
		if x.Moves() > before {
			return w.how
		}
		x.PutDown()
	}
	return ""
}

// stepsMost is how many things may be asked on the way to a move.
const stepsMost = 12

// answer clicks what a move still needs once a way was gone. That is the button that
// means or plays it, or what its paths have become.
func (x *Maker) answer(m rules.Move, were []byhand.Path) bool {
	ids := append([]string{"confirm:yes"}, x.buttons(m)...)
	for _, p := range x.Paths(m) {
		if p.From == "" && p.By == "" && !slices.Contains(were, p) {
			ids = append(ids, strings.Split(p.To, "|")...)
		}
	}
	return slices.ContainsFunc(ids, x.Click)
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
		if p.From != "" && p.By == "" {
			*to = append(*to, way{"drag", func() { x.drag(p) }})
		}
		if !x.plays(p.From) {
			*to = append(*to, way{"click", func() { x.press(p, m) }})
		}
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

// plays reports whether a click on a node alone makes a legal move.
func (x *Maker) plays(id string) bool {
	return slices.ContainsFunc(x.Legal, func(m rules.Move) bool { return slices.Contains(x.Paths(m), byhand.Path{To: id}) })
}

// drag drags what a path begins with to its end.
func (x *Maker) drag(p byhand.Path) {
	for _, from := range strings.Split(p.From, "|") {
		if slices.ContainsFunc(strings.Split(p.To, "|"), func(to string) bool { return x.Drag(from, to) }) {
			return
		}
	}
}

// press clicks the nodes of a path one after another, as far as they can be clicked and
// until a move is played. What is held already is not picked up again. What another node
// stood for is clicked after that one.
func (x *Maker) press(p byhand.Path, m rules.Move) {
	before := x.Moves()
	for _, id := range p.Nodes() {
		all := strings.Split(id, "|")
		if id == p.From && slices.ContainsFunc(all, x.holds) {
			continue
		}
		i := slices.IndexFunc(all, x.Click)
		if i > 0 {
			x.Click(all[0])
		}
		if i < 0 || x.Moves() > before {
			return
		}
		x.fill(m)
	}
}

// fill writes or turns the amount of a move where one is asked for.
func (x *Maker) fill(m rules.Move) {
	for _, n := range x.Nodes() {
		switch value, _ := n.State["value"].(int); {
		case m.N == 0 || !n.Enabled:
		case n.Role == "textfield":
			x.Fill(n.ID, strconv.Itoa(int(m.N)))
		case n.Role == "stepper" && value < int(m.N):
			for range int(m.N) - value {
				x.Click(n.ID + ":more")
			}
		case n.Role == "stepper":
			for range value - int(m.N) {
				x.Click(n.ID + ":less")
			}
		}
	}
}

// holds reports whether a node is held.
func (x *Maker) holds(id string) bool {
	return slices.ContainsFunc(x.Nodes(), func(n ui.TreeNode) bool { return n.ID == id && n.State["held"] == true })
}
