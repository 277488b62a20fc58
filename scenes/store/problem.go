package store

import (
	"errors"
	"io/fs"
	"path/filepath"
	"runtime"
	"syscall"

	"schron/rules"
	"schron/scenes/disk"
)

// Problem says why something could not be read or kept. Text is the sentence
// to show, Rule the id of the rule that a record breaks, if it is that.
type Problem struct {
	Text rules.Text
	Rule string
	Err  error // the cause in English, may be nil
}

// Error says it in English, for logs.
func (p *Problem) Error() string {
	if p.Err != nil {
		return p.Text.Key + ": " + p.Err.Error()
	}
	return p.Text.Key
}

// Sentence is Text, for whoever renders errors.
func (p *Problem) Sentence() rules.Text { return p.Text }

// Unwrap returns the cause.
func (p *Problem) Unwrap() error { return p.Err }

func problem(key string, args ...rules.Arg) *Problem {
	return &Problem{Text: rules.Msg(key, args...)}
}

// The keys of what is told while another window writes the same file.
const (
	bookBusy     = "people.problem.busy"
	settingsBusy = "settings.problem.busy"
)

// Busy reports whether a change of the guest book or of the settings was not made because
// another window is writing. It is to be tried again; the store itself never waits.
func Busy(err error) bool {
	var p *Problem
	return errors.As(err, &p) && (p.Text.Key == bookBusy || p.Text.Key == settingsBusy)
}

// unwritable is the Problem of a file that cannot be written.
func unwritable(path string, err error) *Problem {
	p := problem("saves.problem.unwritable",
		rules.Literal("place", filepath.Dir(path)), rules.TextArg("reason", reason(err)))
	p.Err = err
	return p
}

// unreadable is the Problem of a file that cannot be used, for a reason of the
// system or of the record in it.
func unreadable(path string, err error) *Problem {
	why := reason(err)
	rule := ""
	var bad *rules.RecordError
	if errors.As(err, &bad) {
		why = bad.Text
		if r := bad.Refusal(); r != nil {
			rule = r.Rule
		}
	}
	p := problem("saves.problem.unreadable",
		rules.Literal("file", filepath.Base(path)), rules.TextArg("reason", why))
	p.Rule, p.Err = rule, err
	return p
}

// diskFull is ERROR_DISK_FULL of Windows; other systems have no such number.
const diskFull = syscall.Errno(112)

// reason puts an error of the system into words. What has no words of its own
// is shown as the system says it.
func reason(err error) rules.Text {
	switch {
	case errors.Is(err, fs.ErrPermission):
		return rules.Msg("saves.reason.permission")
	case errors.Is(err, fs.ErrNotExist):
		return rules.Msg("saves.reason.gone")
	case errors.Is(err, syscall.ENOSPC), runtime.GOOS == "windows" && errors.Is(err, diskFull):
		return rules.Msg("saves.reason.full")
	case errors.Is(err, syscall.EROFS):
		return rules.Msg("saves.reason.read-only")
	case errors.Is(err, syscall.ENOTDIR):
		return rules.Msg("saves.reason.not-a-folder")
	case errors.Is(err, disk.ErrNotPlain), errors.Is(err, syscall.EISDIR):
		return rules.Msg("saves.reason.not-plain")
	}
	var large *disk.TooLargeError
	if errors.As(err, &large) {
		return rules.Msg("saves.reason.too-large", rules.Number("n", large.MiB()))
	}
	text := err.Error()
	var at *fs.PathError
	if errors.As(err, &at) {
		text = at.Err.Error()
	}
	return rules.Msg("saves.reason.system", rules.Literal("reason", text))
}
