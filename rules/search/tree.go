package search

import (
	"slices"

	"schron/rules"
)

// maxSeats is the greatest number of seats of any game.
const maxSeats = 8

// none is no node.
const none = -1

// node is a decision that was reached in a tree by a move; what it holds is of that
// move.
type node struct {
	parent int32
	child  int32 // the newest of those that follow it, none for none,
	next   int32 // and the one before it of the same parent
	move   rules.Move
	seat   int8  // who played the move
	place  uint8 // where it stood last among the moves of its decision
	tried  int32 // how often it was played,
	avail  int32 // and how often it could have been
	chance int32 // of winning for that seat, on average
	sum    int64
}

// tree is a search by information sets (Cowling, Powley and Whitehouse, 2012). Every
// iteration draws the hidden things anew and goes down by the moves that are legal
// then. It prefers the most promising ones for the seat that decides (max^n). If the
// game conceals moves, every seat has a tree of its own. There all that others do in
// secret is one edge. The nodes lie in one slab and are found by hash.
type tree struct {
	nodes []node
	index []int32 // by hash, a node plus one
	roots [maxSeats]int32
	cur   [maxSeats]int32 // where the line of play is in each tree, none beyond it
	count int             // of trees
	most  int             // how many nodes there may be
	path  []int32
	hides rules.Concealer
}

// nodesPerIteration bounds each tree: beyond it lines end sooner. An iteration adds
// one decision to a tree, and those with one move only.
const nodesPerIteration = 4

// plant makes empty trees for a decision.
func (t *tree) plant(g rules.Game, seats, iterations int) {
	t.hides, _ = g.(rules.Concealer)
	t.count = 1
	if t.hides != nil {
		t.count = seats
	}
	t.most = (nodesPerIteration*iterations + 1) * t.count
	if cap(t.nodes) < t.most {
		t.nodes = make([]node, 0, t.most)
	}
	t.nodes = t.nodes[:0]
	size := 1
	for size < 2*t.most {
		size *= 2
	}
	if cap(t.index) < size {
		t.index = make([]int32, size)
	}
	t.index = t.index[:size]
	clear(t.index)
	for i := range t.count {
		t.nodes = append(t.nodes, node{parent: none, child: none, next: none})
		t.roots[i] = int32(i)
	}
}

// of is the tree in which a seat decides.
func (t *tree) of(seat int) int {
	if t.count == 1 {
		return 0
	}
	return seat
}

// find returns the node behind a move, none if there is none yet; free is where it
// would be noted.
func (t *tree) find(parent int32, seat int, m rules.Move) (n int32, free int) {
	mask := len(t.index) - 1
	for at := int(hash(parent, seat, m)) & mask; ; at = (at + 1) & mask {
		i := t.index[at] - 1
		if i < 0 {
			return none, at
		}
		if x := &t.nodes[i]; x.parent == parent && x.move == m && int(x.seat) == seat {
			return i, at
		}
	}
}

// grow adds a node, none if the slab is full.
func (t *tree) grow(parent int32, seat int, m rules.Move, free int) int32 {
	if len(t.nodes) == t.most {
		return none
	}
	t.nodes = append(t.nodes, node{parent: parent, child: none, next: t.nodes[parent].child, move: m, seat: int8(seat)})
	t.nodes[parent].child = int32(len(t.nodes) - 1)
	t.index[free] = int32(len(t.nodes))
	return int32(len(t.nodes) - 1)
}

// secret reports whether others do not see a move.
func (t *tree) secret(m rules.Move) bool { return t.hides != nil && t.hides.Conceals(m) }

// step follows a move in all trees but one, where it was chosen.
func (t *tree) step(but, seat int, m rules.Move) {
	if t.secret(m) {
		m = rules.Move{}
	}
	for i := range t.count {
		if i == but || t.cur[i] == none {
			continue
		}
		n, free := t.find(t.cur[i], seat, m)
		if n == none {
			n = t.grow(t.cur[i], seat, m, free)
		}
		t.cur[i] = n
	}
}

// note adds the outcome of a line to the moves that led there.
func (t *tree) note(chances []int32) {
	for _, i := range t.path {
		n := &t.nodes[i]
		n.tried++
		n.sum += int64(chances[n.seat])
		n.chance = int32(n.sum / int64(n.tried))
	}
}

func hash(parent int32, seat int, m rules.Move) uint64 {
	h := uint64(uint32(parent))<<32 | uint64(m.Verb)<<24 | uint64(seat)<<16 | uint64(uint16(m.A))
	h = (h ^ h>>29) * 0xbf58476d1ce4e5b9
	h ^= uint64(uint16(m.B)) | uint64(uint16(m.C))<<16 | uint64(uint16(m.D))<<32
	h = (h ^ h>>32 ^ uint64(uint32(m.N))<<20) * 0x94d049bb133111eb
	return h ^ h>>31
}

// search grows the tree until the budget is spent and writes down what it found of
// the options.
func (t *thinker) search() {
	t.tree.plant(t.budget.p.Game(), t.root.Seats(), t.Iterations)
	for t.budget.more() {
		t.sample()
		t.descend()
		t.playout()
		t.judge(t.state)
		t.tree.note(t.chances)
	}
	root := t.tree.roots[t.tree.of(t.seat)]
	for i := range t.options {
		o := &t.options[i]
		if n, _ := t.tree.find(root, t.seat, o.move); n != none {
			o.chance, o.tried = t.tree.nodes[n].chance, t.tree.nodes[n].tried
		}
	}
}

// descend plays from the state drawn down to a decision that the tree of the thinking
// seat does not know yet. It stops earlier where the line may be judged.
func (t *thinker) descend() {
	tr := &t.tree
	own := tr.of(t.seat)
	tr.path = tr.path[:0]
	tr.cur = tr.roots
	for tr.cur[own] != none {
		seat := t.state.Actor()
		if seat == rules.NoSeat {
			return
		}
		k := tr.of(seat)
		t.moves = t.Mind.Moves(t.state, t.moves[:0])
		var m rules.Move
		switch {
		case tr.cur[k] == none:
			m = t.guess()
		case seat != t.seat && tr.secret(t.moves[0]):
			m, k = t.guess(), none // a tree would try what cannot be foreseen
		default:
			m = t.pick(k, seat)
		}
		tr.step(k, seat, m)
		play(t.state, m)
		if t.Mind.Quiet(t.root, t.state) {
			return
		}
	}
}

// few is up to how many moves their nodes are found by going through those of the
// parent, which lie nearer than the index.
const few = 24

// behind finds the nodes behind the moves of a decision, none where there is none.
func (t *thinker) behind(at int32, seat int) []int32 {
	t.found = t.found[:0]
	if len(t.moves) > few {
		for _, m := range t.moves {
			n, _ := t.tree.find(at, seat, m)
			t.found = append(t.found, n)
		}
		return t.found
	}
	for range t.moves {
		t.found = append(t.found, none)
	}
	for n := t.tree.nodes[at].child; n != none; n = t.tree.nodes[n].next {
		x := &t.tree.nodes[n]
		if int(x.seat) != seat {
			continue
		}
		if i := int(x.place); i < len(t.moves) && t.moves[i] == x.move {
			t.found[i] = n
		} else if i = slices.Index(t.moves, x.move); i >= 0 {
			t.found[i], x.place = n, uint8(i)
		}
	}
	return t.found
}

// pick chooses among the moves at a node of tree k: one that was never tried, else
// the most promising one. It goes to the node behind it, beyond the tree if that is
// new.
func (t *thinker) pick(k, seat int) rules.Move {
	tr := &t.tree
	at := tr.cur[k]
	best, most := int32(none), int32(0)
	fresh, untried := 0, 0
	for i, n := range t.behind(at, seat) {
		if n == none {
			// One of those that were not tried, all alike.
			if untried++; untried == 1 || t.rand.IntN(untried) == 0 {
				fresh = i
			}
			continue
		}
		x := &tr.nodes[n]
		x.avail++
		if untried > 0 {
			continue
		}
		if v := x.chance + bonus(t.Explore, x.avail, x.tried); best == none || v > most {
			best, most = n, v
		}
	}
	if untried == 0 {
		tr.path = append(tr.path, best)
		tr.cur[k] = best
		return tr.nodes[best].move
	}
	m := t.moves[fresh]
	_, free := tr.find(at, seat, m)
	n := tr.grow(at, seat, m, free)
	if n != none {
		tr.nodes[n].avail = 1
		tr.path = append(tr.path, n)
	}
	if len(t.moves) == 1 {
		tr.cur[k] = n // nothing was decided: the line goes on
	} else {
		tr.cur[k] = none
	}
	return m
}

// guess plays on without thinking.
func (t *thinker) guess() rules.Move {
	if len(t.moves) == 1 {
		return t.moves[0]
	}
	if m, ok := t.Mind.Guess(t.state, t.moves, &t.rand); ok {
		return m
	}
	return t.moves[t.rand.IntN(len(t.moves))]
}

// playout plays on beyond the tree for as long as the level says.
func (t *thinker) playout() {
	for range t.Playout {
		if t.state.Actor() == rules.NoSeat || t.Mind.Quiet(t.root, t.state) {
			return
		}
		t.moves = likely(t.Mind, t.state, t.moves[:0])
		play(t.state, t.guess())
	}
}
