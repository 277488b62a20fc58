package search

import (
	"slices"

	"schron/rules"
)

// line returns the choice and the moves of the seat that are expected to follow it: at
// least the choice.
func (l Level) line(p *rules.Position) []rules.Move {
	if plan := l.plan(p); len(plan) > 0 {
		return slices.Clone(plan)
	}
	t := thinkers.Get().(*thinker)
	defer t.rest()
	t.begin(l, p)
	m := t.decide()
	switch t.way {
	case byTree:
		return t.lineOfTree(m)
	case byTurns:
		return t.lineOfTurns(m)
	}
	return []rules.Move{m}
}

// lineOfTree goes down the tree by what was tried most often, for as long as the seat
// itself decides.
func (t *thinker) lineOfTree(m rules.Move) []rules.Move {
	line := []rules.Move{m}
	at, _ := t.tree.find(t.tree.roots[t.tree.of(t.seat)], t.seat, m)
	for at != none && len(line) < longestLine {
		at = t.tree.favourite(at)
		if at == none || int(t.tree.nodes[at].seat) != t.seat {
			break
		}
		line = append(line, t.tree.nodes[at].move)
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
