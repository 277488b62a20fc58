package ask

import (
	"schron/rules"
	"schron/scenes/ui"
)

// SetPrimary sets which choice of the prompt Ask makes the main one, in this build.
// Faces use it when they know more than the prompt: what has been put together on the
// screen. Without it that is left to the prompt, see ButtonKind.
func (x *Asker) SetPrimary(is func(m rules.Move) bool) { x.primary = is }

// ButtonKind returns the kind of the button of a choice of the prompt. Primary is the choice
// that most players want, one at most. The game names it (rules.Choice.Main). Otherwise
// it is the move that goes on, if no other may be played. If none is Primary, the marks
// on the board show the way on.
func (x *Asker) ButtonKind(m rules.Move) ui.ButtonKind {
	if way, ok := x.way(); ok && way == m {
		return ui.Primary
	}
	return ui.Normal
}

// way is the choice of the prompt that is the main one, if there is one.
func (x *Asker) way() (m rules.Move, ok bool) {
	p := x.Prompt()
	for _, c := range p.All() {
		if x.primary != nil && x.primary(c.Move) || x.primary == nil && c.Main {
			return c.Move, true
		}
	}
	if x.primary == nil && p.Pass != nil && len(x.Moves()) == 1 && len(x.Amounts()) == 0 && x.Moves()[0] == p.Pass.Move {
		return p.Pass.Move, true
	}
	return rules.Move{}, false
}
