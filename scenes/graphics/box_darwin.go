package graphics

import "os/exec"

// box asks AppleScript for an alert. The words are arguments, never part of the script.
func box(title, text string) {
	const script = "on run argv\ndisplay alert (item 1 of argv) message (item 2 of argv) as critical\nend run"
	_ = exec.Command("osascript", "-e", script, title, text).Run()
}
