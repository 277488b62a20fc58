package desktop

import (
	"context"
	"errors"
	"time"

	"github.com/ncruces/zenity"
)

// System is the desktop of the system that the program runs on.
func System() Desktop { return &system{} }

type system struct {
	Own
	board clipboard
}

// Ask opens the system's dialog.
func (*system) Ask(q Question) *Asking {
	ask := dialogs()
	if ask == nil {
		return nil
	}
	ctx, cancel := context.WithCancel(context.Background())
	return NewAsking(func() (string, error) {
		path, err := ask(ctx, q)
		if ctx.Err() != nil {
			return "", nil
		}
		return path, err
	}, cancel)
}

// common asks by the dialogs of Windows and macOS, or the program zenity and its kin.
func common(ctx context.Context, q Question) (string, error) {
	filter := zenity.FileFilter{Name: q.Kind, CaseFold: true}
	for _, end := range q.Endings {
		filter.Patterns = append(filter.Patterns, "*"+end)
	}
	options := []zenity.Option{zenity.Context(ctx), zenity.Title(q.Title), zenity.Filename(startOf(q)), filter}
	ask := zenity.SelectFile
	if q.Save {
		ask, options = zenity.SelectFileSave, append(options, zenity.ConfirmOverwrite())
	}
	path, err := ask(options...)
	if errors.Is(err, zenity.ErrCanceled) {
		return "", nil
	}
	return path, err
}

// longestReveal is how long a file manager may take to say that it shows a file.
const longestReveal = 8 * time.Second

// Reveal shows a file, or a folder, in the file manager.
func (*system) Reveal(path string) <-chan error {
	done := make(chan error, 1)
	go func() {
		ctx, cancel := context.WithTimeout(context.Background(), longestReveal)
		defer cancel()
		done <- reveal(ctx, path)
	}()
	return done
}

// longestCalm is how long the system may take to say whether it wishes for less movement.
const longestCalm = 3 * time.Second

// Calm asks the system.
func (*system) Calm() <-chan bool {
	answer := make(chan bool, 1)
	go func() {
		ctx, cancel := context.WithTimeout(context.Background(), longestCalm)
		defer cancel()
		answer <- calm(ctx)
	}()
	return answer
}

// Copy puts text on the system's clipboard, and keeps it in case that fails.
func (s *system) Copy(text string) {
	s.Own.Copy(text)
	s.board.write(text)
}

// Paste is the text on the system's clipboard; where that cannot be read the text that
// was copied here last.
func (s *system) Paste() string {
	if text, ok := s.board.read(); ok {
		return text
	}
	return s.Own.Paste()
}

// Selection is the text that was selected last in whatever program, for the middle
// button; "" on systems that have no such text.
func (*system) Selection() string { return primary() }
