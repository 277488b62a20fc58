// Package desktop is what the system around the window offers: its dialogs for files,
// its clipboard, its file manager. Where it offers nothing the program has its own. Only
// this package starts other programs, and it never makes the window wait for one.
package desktop

import (
	"path/filepath"
	"slices"
	"strings"
)

// Desktop is a system's desktop, or what stands in for it. It belongs to the game's
// goroutine.
type Desktop interface {
	// Ask opens the system's dialog for a file beside the window. It returns nil where
	// there is none: then the program asks itself.
	Ask(q Question) *Asking
	// Reveal shows a file in the system's file manager, or a folder. The channel gets
	// whether that worked, once.
	Reveal(path string) <-chan error
	// Calm asks whether who uses the system wishes for less movement. The channel gets
	// the answer, once; nil where there is nobody to ask.
	Calm() <-chan bool
	// Copy puts text on the clipboard.
	Copy(text string)
	// Paste is the text on the clipboard.
	Paste() string
}

// Question is what a dialog for a file asks.
type Question struct {
	Save  bool   // for a file to write; else for one to read
	Title string // of the dialog
	// Path is the file that is proposed, or the folder to begin in.
	Path string
	// Kind is what the files are called, for the list of the kinds to be shown.
	Kind string
	// Endings are those of the files, with their dots; the first is that of new files.
	Endings []string
}

// Folder is where a question begins.
func (q Question) Folder() string {
	if q.Save {
		return filepath.Dir(q.Path)
	}
	return q.Path
}

// WithEnding is the path of a new file with one of the endings: the first, unless it
// has one of them already.
func (q Question) WithEnding(path string) string {
	if !q.Save || q.Fits(path) {
		return path
	}
	return path + q.Endings[0]
}

// Fits reports whether a file is called like those that are asked for.
func (q Question) Fits(path string) bool {
	end := filepath.Ext(path)
	return slices.ContainsFunc(q.Endings, func(e string) bool { return strings.EqualFold(e, end) })
}

// Asking is a dialog that is open beside the window.
type Asking struct {
	answer chan answer
	cancel func()
}

type answer struct {
	path string
	err  error
}

// NewAsking makes a dialog of a function that waits for the answer, on a goroutine of its
// own. An empty path says that nothing was chosen. Cancel makes it return.
func NewAsking(wait func() (path string, err error), cancel func()) *Asking {
	a := &Asking{answer: make(chan answer, 1), cancel: cancel}
	go func() {
		path, err := wait()
		a.answer <- answer{path, err}
	}()
	return a
}

// Answer reports whether there is an answer, and returns the chosen file, "" for none.
// An error says that the dialog could not be shown. It never waits.
func (a *Asking) Answer() (path string, done bool, err error) {
	select {
	case got := <-a.answer:
		return got.path, true, got.err
	default:
		return "", false, nil
	}
}

// Cancel shuts the dialog; nothing comes of it any more.
func (a *Asking) Cancel() { a.cancel() }
