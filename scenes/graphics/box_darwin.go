package graphics

import (
	"bytes"
	"os"
	"os/exec"
)

// alert asks AppleScript. The words are arguments, never part of the script.
const alert = `on run argv
if (count of argv) is 4 then
return button returned of (display alert (item 1 of argv) message (item 2 of argv) as critical buttons {item 4 of argv, item 3 of argv} default button 2)
end if
display alert (item 1 of argv) message (item 2 of argv) as critical buttons {item 3 of argv} default button 1
return ""
end run`

// guard runs a command that ends with this program: its standard input closes then.
const guard = `exec 3<&0; "$@" </dev/null & box=$!; (read -r _ <&3; kill $box) >/dev/null 2>&1 & wait $box`

func (b Box) ask() (retry bool) {
	args := []string{"-c", guard, "sh", "osascript", "-e", alert, b.Title, b.Text, b.Close}
	if b.Retry != "" {
		args = append(args, b.Retry)
	}
	open, hold, err := os.Pipe()
	if err != nil {
		return false
	}
	defer func() { _ = hold.Close() }()
	cmd := exec.Command("/bin/sh", args...)
	cmd.Stdin = open
	out, _ := cmd.Output()
	_ = open.Close()
	return b.Retry != "" && string(bytes.TrimSpace(out)) == b.Retry
}
