package table

import (
	"schron/rules"
	"schron/scenes/ui"
)

// Urge sets which choice of the prompt Ask makes the main one, until the next call.
// Faces use it when they know more than the prompt: what has been put together on the
// screen. Nil leaves it to the prompt, see Amber.
func (t *Table) Urge(is func(m rules.Move) bool) { t.urge = is }

// Amber returns the kind of the button of a choice of the prompt. Primary is the choice
// that most players want, one at most. The game names it (rules.Choice.Main). Otherwise
// it is the move that goes on, if no other may be played. If none is Primary, the marks
// on the board show the way on.
func (t *Table) Amber(m rules.Move) ui.ButtonKind {
	if way, ok := t.way(); ok && way == m {
		return ui.Primary
	}
	return ui.Normal
}

// way is the choice of the prompt to which its buttons urge, if there is one.
func (t *Table) way() (m rules.Move, ok bool) {
	p := t.Prompt()
	all := p.Choices
	if p.Pass != nil {
		all = append(all[:len(all):len(all)], *p.Pass)
	}
	for _, c := range all {
		if t.urge != nil && t.urge(c.Move) || t.urge == nil && c.Main {
			return c.Move, true
		}
	}
	if t.urge == nil && p.Pass != nil && len(t.Moves()) == 1 && len(t.Amounts()) == 0 && t.Moves()[0] == p.Pass.Move {
		return p.Pass.Move, true
	}
	return rules.Move{}, false
}
