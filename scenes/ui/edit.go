package ui

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"schron/input"
	"schron/scenes/keys"
)

// editMemory is the caret and selection of a text field, counted in letters, and what
// was in it before.
type editMemory struct {
	caret, anchor int
	offset        float64 // units that the text is scrolled to the left

	undo, redo []written
	left       string // the text after the last change
	typing     bool   // the last change typed a letter: the next one joins it
}

// written is a text field at a moment.
type written struct {
	text          string
	caret, anchor int
}

// mostUndo is how many changes of a field can be taken back.
const mostUndo = 100

// edit is a text being edited: letters, caret and the other end of the
// selection.
type edit struct {
	runes []rune
	m     *editMemory
	most  int // letters at most, 0 for no bound
	allow func(rune) bool
	// drawn reports whether a letter can be drawn; nil takes them all. refused notes that
	// one was left out for that.
	drawn   func(rune) bool
	refused bool
}

// follow forgets what was before when the text was changed from elsewhere.
func (m *editMemory) follow(value string) {
	if value != m.left {
		m.undo, m.redo, m.typing, m.left = nil, nil, false, value
	}
}

// now is the field as it stands.
func (e *edit) now() written { return written{string(e.runes), e.m.caret, e.m.anchor} }

// changed notes that the text was another one before; typed letters count as one
// change up to the end of a word.
func (e *edit) changed(before written, typed string) {
	m := e.m
	letter := len([]rune(typed)) == 1 && typed != " "
	if !m.typing || !letter {
		m.undo = append(m.undo, before)
		m.undo = m.undo[max(0, len(m.undo)-mostUndo):]
	}
	m.typing, m.redo, m.left = letter, nil, string(e.runes)
}

// back takes the last change back, or does it again when the two lists are swapped. It
// reports whether there was one.
func (e *edit) back(from, to *[]written) bool {
	last := len(*from) - 1
	if last < 0 {
		return false
	}
	w := (*from)[last]
	*from, *to = (*from)[:last], append(*to, e.now())
	e.runes = []rune(w.text)
	e.m.caret, e.m.anchor, e.m.left, e.m.typing = w.caret, w.anchor, w.text, false
	return true
}

func (e *edit) clamp() {
	e.m.caret = max(0, min(e.m.caret, len(e.runes)))
	e.m.anchor = max(0, min(e.m.anchor, len(e.runes)))
}

func (e *edit) selection() (from, to int) {
	return min(e.m.caret, e.m.anchor), max(e.m.caret, e.m.anchor)
}

func (e *edit) selected() string {
	from, to := e.selection()
	return string(e.runes[from:to])
}

// insert puts text in place of the selection, without what the field does not
// take, and reports whether the text changed.
func (e *edit) insert(text string) bool {
	from, to := e.selection()
	// An accent that comes after its letter joins it.
	if first, _ := utf8.DecodeRuneInString(text); from == to && from > 0 && unicode.Is(unicode.Mn, first) {
		from--
		text = string(e.runes[from:to]) + text
	}
	text = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) || e.allow != nil && !e.allow(r) {
			return -1
		}
		if e.drawn != nil && !e.drawn(r) {
			e.refused = true
			return -1
		}
		return r
	}, norm.NFC.String(text))
	add := []rune(text)
	if e.most > 0 {
		add = add[:max(0, min(len(add), e.most-len(e.runes)+to-from))]
	}
	if len(add) == 0 || slices.Equal(add, e.runes[from:to]) && e.refused {
		return false
	}
	e.replace(from, to, add)
	return true
}

// replace puts letters in place of those between from and to.
func (e *edit) replace(from, to int, add []rune) {
	out := make([]rune, 0, len(e.runes)+len(add))
	out = append(append(append(out, e.runes[:from]...), add...), e.runes[to:]...)
	e.runes = out
	e.m.caret = from + len(add)
	e.m.anchor = e.m.caret
}

// remove takes away the selection, or the letters between the caret and to.
func (e *edit) remove(to int) bool {
	from, end := e.selection()
	if from == end {
		from, end = min(e.m.caret, to), max(e.m.caret, to)
	}
	from, end = max(0, from), min(len(e.runes), end)
	if from == end {
		return false
	}
	e.replace(from, end, nil)
	return true
}

func (e *edit) move(to int, extend bool) {
	e.m.caret = max(0, min(to, len(e.runes)))
	if !extend {
		e.m.anchor = e.m.caret
	}
}

func (e *edit) all() { e.m.anchor, e.m.caret = 0, len(e.runes) }

// wordFrom is the start of the word before the caret (by −1) or the end of the
// one after it (by 1).
func (e *edit) wordFrom(by int) int {
	at := e.m.caret
	letter := func(i int) bool { return unicode.IsLetter(e.runes[i]) || unicode.IsDigit(e.runes[i]) }
	if by < 0 {
		for at > 0 && !letter(at-1) {
			at--
		}
		for at > 0 && letter(at-1) {
			at--
		}
		return at
	}
	for at < len(e.runes) && !letter(at) {
		at++
	}
	for at < len(e.runes) && letter(at) {
		at++
	}
	return at
}

// key edits by a key. It reports whether it used the key and whether the text
// changed. Letters without Ctrl or Alt are used up: they come as text.
func (e *edit) key(g input.Gesture, clip Clipboard) (used, changed bool) {
	switch {
	case keys.Unwrite.Is(g):
		return true, e.back(&e.m.undo, &e.m.redo)
	case keys.Rewrite.Is(g):
		return true, e.back(&e.m.redo, &e.m.undo)
	}
	before := e.now()
	if used, changed = e.edits(g, clip); changed {
		e.changed(before, "")
	} else if used && e.now() != before {
		e.m.typing = false // the caret went elsewhere
	}
	return used, changed
}

// edits is key but for taking back.
func (e *edit) edits(g input.Gesture, clip Clipboard) (used, changed bool) {
	extend := g.Mods.Has(input.Shift)
	word := g.Mods.Has(input.Ctrl)
	switch g.Key {
	case input.KeyLeft:
		e.left(extend, word)
	case input.KeyRight:
		e.right(extend, word)
	case input.KeyHome:
		e.move(0, extend)
	case input.KeyEnd:
		e.move(len(e.runes), extend)
	case input.KeyBackspace:
		to := e.m.caret - 1
		if word {
			to = e.wordFrom(-1)
		}
		return true, e.remove(to)
	case input.KeyDelete:
		if keys.Cut.Is(g) {
			return e.command(g, clip)
		}
		to := e.m.caret + 1
		if word {
			to = e.wordFrom(1)
		}
		return true, e.remove(to)
	case input.KeyTab, input.KeyEnter, input.KeyEscape, input.KeyUp, input.KeyDown:
		return false, false
	default:
		return e.command(g, clip)
	}
	return true, false
}

func (e *edit) left(extend, word bool) {
	from, to := e.selection()
	switch {
	case word:
		e.move(e.wordFrom(-1), extend)
	case from != to && !extend:
		e.move(from, false)
	default:
		e.move(e.m.caret-1, extend)
	}
}

func (e *edit) right(extend, word bool) {
	from, to := e.selection()
	switch {
	case word:
		e.move(e.wordFrom(1), extend)
	case from != to && !extend:
		e.move(to, false)
	default:
		e.move(e.m.caret+1, extend)
	}
}

// copy copies what is selected and reports whether something is: nothing leaves the
// clipboard as it is.
func (e *edit) copy(clip Clipboard) bool {
	text := e.selected()
	if text != "" {
		clip.Copy(text)
	}
	return text != ""
}

// oneLine is text from elsewhere on one line.
func oneLine(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' || r == '\t' }), " ")
}

// command does what is done with the clipboard and uses up letters that are text.
func (e *edit) command(g input.Gesture, clip Clipboard) (used, changed bool) {
	switch {
	case keys.All.Is(g):
		e.all()
		return true, false
	case keys.Copy.Is(g):
		e.copy(clip)
		return true, false
	case keys.Cut.Is(g):
		return true, e.copy(clip) && e.remove(e.m.caret)
	case keys.Paste.Is(g):
		return true, e.insert(oneLine(clip.Paste()))
	case g.Key == input.KeyInsert:
		return true, false
	case g.Mods.Has(input.Ctrl):
		return false, false
	}
	types := g.Key == input.KeySpace || g.Key.IsLetter() || g.Key >= input.Key0 && g.Key <= input.Key9 ||
		g.Key == input.KeyPlus || g.Key == input.KeyMinus
	return types, false
}
