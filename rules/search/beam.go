package search

import (
	"slices"

	"schron/rules"
)

// wideAfter is how often a decision with many moves is reached before all of them are
// looked at. Until then the lines that lead there end and are judged.
const wideAfter = 6

// beamed reports whether the decision where tree k stands was narrowed before.
func (t *thinker) beamed(k int) bool {
	at := t.tree.cur[k]
	return at != none && t.tree.nodes[at].beam
}

// pickOfBeam is pick where only the best moves count, as one look ahead finds them;
// the look counts as having tried them once. The moves need be listed only where the
// decision was not narrowed before. False where the line ends.
func (t *thinker) pickOfBeam(k, seat int) (rules.Move, bool) {
	tr := &t.tree
	at := tr.cur[k]
	if n := &tr.nodes[at]; !n.beam {
		if n.parent != none && n.tried < wideAfter {
			return rules.Move{}, false
		}
		n.beam = true
		t.widen(at, seat)
	}
	best, most := int32(none), int32(0)
	first := tr.nodes[at].first
	kids := tr.nodes[first : first+int32(tr.nodes[at].kids)]
	for i := range kids {
		x := &kids[i]
		if !t.may(x.move) {
			continue
		}
		x.avail++
		if v := x.chance + bonus(t.Explore, x.avail, x.tried); best == none || v > most {
			best, most = first+int32(i), v
		}
	}
	if best == none {
		return rules.Move{}, false
	}
	tr.path = append(tr.path, best)
	tr.cur[k] = best
	return tr.nodes[best].move, true
}

// may reports whether a move is one to think of in the state played in.
func (t *thinker) may(m rules.Move) bool {
	if t.knower != nil {
		return t.knower.May(t.state, m)
	}
	return slices.Contains(t.moves, m)
}

// mostBeam bounds Level.Beam.
const mostBeam = 32

// widen judges what comes of each move and adds nodes for the best of them.
func (t *thinker) widen(at int32, seat int) {
	var slots [mostBeam]option
	best := slots[:0]
	for _, m := range t.moves {
		t.side = t.state.(rules.Redrawer).CopyTo(t.side)
		play(t.side, m)
		t.judge(t.side)
		o := option{move: m, chance: t.chances[seat]}
		if len(best) < min(t.Beam, mostBeam) {
			best = append(best, o)
		} else if o.chance > best[len(best)-1].chance {
			best[len(best)-1] = o
		} else {
			continue
		}
		for i := len(best) - 1; i > 0 && best[i].chance > best[i-1].chance; i-- {
			best[i], best[i-1] = best[i-1], best[i]
		}
	}
	x := &t.tree.nodes[at]
	x.first = int32(len(t.tree.nodes))
	for _, o := range best {
		_, free := t.tree.find(at, seat, o.move)
		if n := t.tree.grow(at, seat, o.move, free); n != none {
			y := &t.tree.nodes[n]
			y.tried, y.avail, y.chance, y.sum = 1, 1, o.chance, int64(o.chance)
			x.kids++
		}
	}
}
