// Package byhand says by which nodes a move is made, and plays what is made so. A face
// lists the paths of its moves, once. What can be picked up and where that may be put
// follow from the list, and so do clicks, drops and refusals. Rings of hints and tests by
// mouse go by it too. How anything looks does not belong here.
package byhand

import (
	"slices"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// Path is how a move is made by hand: what is picked up, what is pressed then, and where
// it goes. From and By may be empty. Each is the id of a node. Another one may follow
// after a bar: it stands for the first where that is not in sight, as a page for its
// line.
type Path struct{ From, By, To string }

// Nodes lists the nodes of the path, in the order in which they are used.
func (p Path) Nodes() []string {
	return slices.DeleteFunc([]string{p.From, p.By, p.To}, func(id string) bool { return id == "" })
}

// First is the path by those nodes for which others only stand.
func (p Path) First() Path {
	p.From, _, _ = strings.Cut(p.From, "|")
	p.By, _, _ = strings.Cut(p.By, "|")
	p.To, _, _ = strings.Cut(p.To, "|")
	return p
}

// Thing is a thing of a game as a number, with a name.
type Thing interface {
	~int8 | ~int16
	String() string
}

// IDs are the ids of the nodes of so many things, by their numbers from 0.
func IDs[T Thing](prefix string, n int) []string {
	ids := make([]string, n)
	for i := range ids {
		ids[i] = prefix + T(i).String()
	}
	return ids
}

// Hover notes in over whether a thing is pointed at. While none is, over is nothing.
func Hover[T comparable](over *T, at, nothing T, on bool) {
	if on {
		*over = at
	} else if *over == at {
		*over = nothing
	}
}

// Game is what a hand asks the face of a game.
type Game interface {
	// Paths lists how a move is made, the best way first.
	Paths(m rules.Move) []Path
	// Meant is asked where a path leads to no legal move or to several. It returns the
	// move that somebody means by it, which is refused, or why there is none. It may
	// return neither: then nothing is said.
	Meant(p Path) (rules.Move, *ui.Refusal)
	// Hindrance says why a move may not be played now, nil if it may.
	Hindrance(m rules.Move) *ui.Refusal
	// Play plays a move, or says why not. It reports whether what is held is put down
	// for it.
	Play(m rules.Move) bool
}

// Hand is what the player holds, and where it may go. The zero value holds nothing.
type Hand struct {
	game Game
	held string
	by   string                  // what was pressed since
	from map[string][]rules.Move // legal moves by what is picked up
	ends map[Path][]rules.Move   // those to which a path leads
}

// Read takes the legal moves of a build.
func (h *Hand) Read(g Game, moves ...[]rules.Move) {
	if h.ends == nil {
		h.from, h.ends = map[string][]rules.Move{}, map[Path][]rules.Move{}
	}
	clear(h.from)
	clear(h.ends)
	h.game = g
	for _, list := range moves {
		for _, m := range list {
			for _, p := range g.Paths(m) {
				h.add(p.First(), m)
			}
		}
	}
}

func (h *Hand) add(p Path, m rules.Move) {
	if list := h.from[p.From]; p.From != "" && (len(list) == 0 || list[len(list)-1] != m) {
		h.from[p.From] = append(list, m)
	}
	if !slices.Contains(h.ends[p], m) { // a path may be listed twice
		h.ends[p] = append(h.ends[p], m)
	}
}

// Held is the id of what is held, "" for nothing.
func (h *Hand) Held() string { return h.held }

// Take picks up the thing with an id.
func (h *Hand) Take(id string) { h.held, h.by = id, "" }

// Press presses a node with what is held: only paths by way of it count from now on. ""
// takes that back.
func (h *Hand) Press(by string) { h.by = by }

// Pressed is the id of the node that was pressed with what is held, "" for none.
func (h *Hand) Pressed() string { return h.by }

// PutDown lets go of what is held, and reports whether anything was.
func (h *Hand) PutDown() bool {
	held := h.held != ""
	h.held, h.by = "", ""
	return held
}

// Starts lists the legal moves that begin with picking up the thing with an id.
func (h *Hand) Starts(id string) []rules.Move { return h.from[id] }

// Leads reports whether a node alone makes a legal move, whatever is held.
func (h *Hand) Leads(to string) bool { return len(h.ends[Path{To: to}]) > 0 }

// Ends lists the legal moves to which putting what is held on a node leads. A game that
// asks which of them is meant goes by it. With nothing held they are those of a click
// there, even where something can be picked up.
func (h *Hand) Ends(to string) []rules.Move {
	return h.ends[Path{From: h.held, By: h.by, To: to}]
}

// path is the way of what is held to a node. What can be picked up itself is, where
// nothing is held.
func (h *Hand) path(to string) (p Path, ok bool) {
	return Path{From: h.held, By: h.by, To: to}, h.held != "" || len(h.from[to]) == 0
}

// Goes reports whether what is held may be put on a node. With nothing held it reports
// whether a click there plays a move.
func (h *Hand) Goes(to string) bool {
	p, ok := h.path(to)
	return ok && len(h.ends[p]) > 0
}

// Move is the one move that putting what is held on a node plays.
func (h *Hand) Move(to string) (m rules.Move, ok bool) {
	p, ok := h.path(to)
	if !ok || len(h.ends[p]) != 1 {
		return m, false
	}
	return h.ends[p][0], true
}

// Click acts on a click on a node. It puts what is held there, picks the thing up, or
// plays the move that needs nothing in hand. Else it says why not.
func (h *Hand) Click(id string) {
	m, ok := h.Move(id)
	switch {
	case h.held == id:
		h.PutDown()
	case ok:
		h.Play(m)
	case len(h.from[id]) > 0:
		h.Take(id)
	default:
		if m, why := h.game.Meant(Path{From: h.held, By: h.by, To: id}); why == nil && m.Verb != 0 {
			h.Play(m) // says why not
		}
	}
}

// Play plays a move and puts down what is held, or says why not.
func (h *Hand) Play(m rules.Move) {
	if h.game.Play(m) {
		h.PutDown()
	}
}

// Bar says why what is held cannot be put on a node, nil if it can or nothing is to be
// said.
func (h *Hand) Bar(to string) *ui.Refusal {
	_, _, why := h.Put(h.held, to)
	return why
}

// Put is the move that putting a thing on a node makes, and whether it may be played. If
// not it says why, unless nothing is to be said.
func (h *Hand) Put(held, to string) (m rules.Move, ok bool, why *ui.Refusal) {
	p := Path{From: held, By: h.by, To: to}
	if moves := h.ends[p]; len(moves) == 1 {
		m = moves[0]
	} else {
		m, why = h.game.Meant(p)
	}
	if why == nil && m.Verb != 0 {
		why = h.game.Hindrance(m)
	}
	return m, why == nil && m.Verb != 0, why
}

// Drag makes the thing with an id something to pick up. Its ghost has the size of the
// node where size is zero.
func (h *Hand) Drag(id string, size layout.Size, ghost func(c *sprites.Canvas, r layout.Rect)) *ui.Drag {
	return &ui.Drag{
		Payload: id, Size: size, Ghost: ghost,
		OnStart: func() { h.Take(id) },
		OnEnd:   func(bool) { h.PutDown() },
	}
}

// Drop makes the node with an id a place where things can be put.
func (h *Hand) Drop(id string, over func(on bool)) *ui.Drop {
	return &ui.Drop{
		Accepts: func(payload any) (bool, *ui.Refusal) {
			if payload == id {
				return false, nil
			}
			_, ok, why := h.Put(payload.(string), id)
			return ok, why
		},
		OnDrop: func(payload any) {
			if m, ok, _ := h.Put(payload.(string), id); ok {
				h.Play(m)
			}
		},
		OnOver: over,
	}
}
