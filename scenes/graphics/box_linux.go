package graphics

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"syscall"
)

// ask runs the first program that can show a message: that of the desktop, then
// those of others, then the plain one of X.
func (b Box) ask() (retry bool) {
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return false
	}
	// The system ends a child when the thread that started it ends.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for _, c := range b.commands(os.Getenv("XDG_CURRENT_DESKTOP")) {
		cmd := exec.Command(c.args[0], c.args[1:]...)
		cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
		out, err := cmd.Output()
		code := 0
		var ended *exec.ExitError
		if errors.As(err, &ended) {
			code = ended.ExitCode()
		} else if err != nil {
			continue
		}
		pressed := code == c.code && strings.TrimSpace(string(out)) == c.says
		if b.Retry != "" && pressed {
			return true
		}
		// One that was there and showed it ends with whatever its other buttons mean.
		if code == 0 || code == closed || code == closeButton {
			return false
		}
	}
	return false
}

// Exit codes of programs whose box was put away: by its frame or Escape, and by the
// button of xmessage. RetryButton is the other button of xmessage.
const (
	closed      = 1
	closeButton = 101
	retryButton = 102
)

// command shows a box. It ends with code and prints says where Retry was pressed.
type command struct {
	args []string
	code int
	says string
}

// commands are those that show a message, in the order in which they are tried.
func (b Box) commands(desktop string) []command {
	zenity := command{args: []string{"zenity", "--error", "--no-markup", "--width=520", "--title=" + b.Title, "--text=" + b.Text, "--ok-label=" + b.Close}, code: closed, says: b.Retry}
	kdialog := command{args: []string{"kdialog", "--title", b.Title, "--error", b.Text}}
	buttons := fmt.Sprintf("%s:%d", b.Close, closeButton)
	if b.Retry != "" {
		zenity.args = append(zenity.args, "--extra-button="+b.Retry)
		kdialog.args = []string{"kdialog", "--title", b.Title, "--warningyesno", b.Text, "--yes-label", b.Retry, "--no-label", b.Close}
		buttons += fmt.Sprintf(",%s:%d", b.Retry, retryButton)
	}
	list := []command{zenity, kdialog, {args: []string{"xmessage", "-center", "-buttons", buttons, "-title", b.Title, wrapped(b.Text)}, code: retryButton}}
	if strings.Contains(strings.ToUpper(desktop), "KDE") {
		slices.Reverse(list[:2])
	}
	return list
}

// wrapped breaks lines at spaces, for who does not do it.
func wrapped(text string) string {
	const width = 72
	var out strings.Builder
	for line := range strings.Lines(text) {
		at := 0
		for _, word := range strings.Fields(line) {
			n := len([]rune(word))
			switch {
			case at == 0:
			case at+1+n > width:
				out.WriteByte('\n')
				at = 0
			default:
				out.WriteByte(' ')
				at++
			}
			out.WriteString(word)
			at += n
		}
		out.WriteByte('\n')
	}
	return out.String()
}
