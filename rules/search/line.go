package search

import (
	"cmp"
	"slices"

	"schron/rules"
)

// weighed is a way to play on that a level has weighed.
type weighed struct {
	line          []rules.Move // moves of the seat; the first one is an option
	chance, tried int32        // as the level found it, see option
}

// weigh returns the choice with the moves of the seat that are expected to follow it.
// The other options follow in the same way, the best ones first. What was not searched
// is judged one move ahead.
func (l Level) weigh(p *rules.Position) []weighed {
	plan := l.plan(p)
	t := thinkers.Get().(*thinker)
	defer t.rest()
	t.begin(l, p)
	if t.way = byLook; len(plan) == 0 {
		plan = t.lineOf(t.decide())
	}
	if len(t.options) == 1 { // the Mind thinks of one move only, but there are others
		for _, m := range t.root.Legal(nil) {
			if m != plan[0] {
				t.options = append(t.options, option{move: m, last: none})
			}
		}
		t.way, t.options[0].tried = byLook, 0
	}
	if t.options[0].tried == 0 && t.way == byLook {
		t.Samples, t.budget.used = 1, 0
		t.look()
	}
	out := []weighed{{line: slices.Clone(plan)}}
	for i := range t.options {
		o := &t.options[i]
		w := weighed{t.lineOf(o.move), o.chance, o.tried}
		switch {
		case t.way == byTurns && t.Margin > 0: // the trials have left no chance
			w.chance, w.tried = o.best, min(o.last, 0)
		case t.way != byTree:
			w.tried = 0
		}
		if o.move == plan[0] {
			out[0].chance, out[0].tried = w.chance, w.tried
			continue
		}
		if t.way == byLook { // the plan goes on behind it as far as it can
			w.line = append(w.line, plan[1:]...)
		}
		out = append(out, w)
	}
	slices.SortStableFunc(out[1:], func(a, b weighed) int {
		return cmp.Or(cmp.Compare(b.tried, a.tried), cmp.Compare(b.chance, a.chance))
	})
	return out
}

// lineOf returns an option with the moves of the seat that are expected to follow it.
func (t *thinker) lineOf(m rules.Move) []rules.Move {
	switch t.way {
	case byTree:
		return t.lineOfTree(m)
	case byTurns:
		return t.lineOfTurns(m)
	}
	return []rules.Move{m}
}

// lineOfTree goes down the tree by what was tried most often, others' answers included.
func (t *thinker) lineOfTree(m rules.Move) []rules.Move {
	line := []rules.Move{m}
	at, _ := t.tree.find(t.tree.roots[t.tree.of(t.seat)], t.seat, m)
	for at != none && len(line) < longestLine {
		if at = t.tree.favourite(at); at != none && int(t.tree.nodes[at].seat) == t.seat {
			line = append(line, t.tree.nodes[at].move)
		}
	}
	return line
}

// favourite is the node behind another one that was tried most often, the oldest of
// equals; none where nothing follows it.
func (t *tree) favourite(at int32) int32 {
	best := int32(none)
	for n := t.nodes[at].child; n != none; n = t.nodes[n].next {
		if best == none || t.nodes[n].tried >= t.nodes[best].tried {
			best = n
		}
	}
	return best
}

// lineOfTurns is the best turn that begins with the choice.
func (t *thinker) lineOfTurns(m rules.Move) []rules.Move {
	i := slices.IndexFunc(t.options, func(o option) bool { return o.move == m })
	var line []rules.Move
	for at := t.options[i].last; at != none; at = t.turns.steps[at].before {
		line = append(line, t.turns.steps[at].move)
	}
	if len(line) == 0 {
		return []rules.Move{m}
	}
	slices.Reverse(line)
	return line
}
