package desktop

import "errors"

// Own is a desktop without a system: the program's own clipboard, no dialogs and no
// file manager. Recorded input, demonstrations and tests play at it, for nothing that
// somebody else does can change what they meet. The zero Own is ready.
type Own struct{ text string }

// errNone says that there is no file manager.
var errNone = errors.New("there is no file manager")

// Ask returns nil: the program asks itself.
func (*Own) Ask(Question) *Asking { return nil }

// Reveal fails.
func (*Own) Reveal(string) <-chan error {
	done := make(chan error, 1)
	done <- errNone
	return done
}

// Calm asks nobody.
func (*Own) Calm() <-chan bool { return nil }

// Copy keeps the text.
func (o *Own) Copy(text string) { o.text = text }

// Paste is the text that was kept.
func (o *Own) Paste() string { return o.text }
