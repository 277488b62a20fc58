package table

import (
	"schron/input"
	"schron/rules"
)

// keySkips lets an unhandled key skip the animation, as a press does, and reports
// whether the key was consumed. A key that is not used up goes to the face.
func (t *Table) keySkips(g input.Gesture) bool {
	if !t.motion.On() || t.Looking() || g.Repeat || g.Mods&^input.Shift != 0 || !acts(g.Key) {
		return false
	}
	used := t.Skip()
	t.Root.Invalidate()
	t.Root.Sync()
	return used || t.Cover() == rules.NoSeat && t.face.Key(g)
}

// acts reports whether a key may play: others move the focus, or leaf, or have nothing to do
// with a table.
func acts(k input.Key) bool {
	return k == input.KeyEnter || k == input.KeySpace || k != input.KeyM && k.IsLetter() || k >= input.Key0 && k <= input.Key9
}

// noteFocus remembers the button by which a key plays: it is gone while that is shown.
func (t *Table) noteFocus() {
	if t.focus = ""; t.Root != nil && t.Root.ByKey() {
		t.focus = t.Root.Focus()
	}
}

// followFocus gives the keyboard back to the button by which its player has played, if
// that is there again once the move was shown.
func (t *Table) followFocus() {
	if t.focus == "" || t.Showing() {
		return
	}
	if t.Acting() == t.mover && t.Root.Focus() == "" {
		t.Root.OfferFocus(t.focus)
	}
	t.focus = ""
}
