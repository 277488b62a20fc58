package graphics

import (
	"errors"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// box runs the first program that can show a message: that of the desktop, then
// those of others, then the plain one of X.
func box(title, text string) {
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return
	}
	for _, command := range boxes(os.Getenv("XDG_CURRENT_DESKTOP"), title, text) {
		err := exec.Command(command[0], command[1:]...).Run()
		// One that was there and showed it ends with whatever its button means.
		var ended *exec.ExitError
		if err == nil || errors.As(err, &ended) && ended.ExitCode() == closed {
			return
		}
	}
}

// closed is how the programs end whose box was put away by its frame or by Escape.
const closed = 1

// boxes are the commands that show a message, in the order in which they are tried.
func boxes(desktop, title, text string) [][]string {
	list := [][]string{
		{"zenity", "--error", "--no-markup", "--width=520", "--title=" + title, "--text=" + text},
		{"kdialog", "--title", title, "--error", text},
		{"xmessage", "-center", "-title", title, wrapped(text)},
	}
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
