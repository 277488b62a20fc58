package start

import (
	"os"

	"golang.org/x/sys/windows"
)

// attachParentProcess is ATTACH_PARENT_PROCESS of the Windows API.
const attachParentProcess = ^uintptr(0)

// Console joins the console that the program was started from, if there is one and
// standard input and output lead nowhere. On Windows a program with a window has no
// console of its own. Pipes and files that were handed over stay.
func Console() {
	stdout, _ := windows.GetStdHandle(windows.STD_OUTPUT_HANDLE)
	if stdout != 0 && stdout != windows.InvalidHandle {
		return
	}
	attach := windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")
	if ok, _, _ := attach.Call(attachParentProcess); ok == 0 {
		return
	}
	if f, err := os.OpenFile("CONOUT$", os.O_RDWR, 0); err == nil {
		os.Stdout, os.Stderr = f, f
	}
	stdin, _ := windows.GetStdHandle(windows.STD_INPUT_HANDLE)
	if stdin != 0 && stdin != windows.InvalidHandle {
		return
	}
	if f, err := os.OpenFile("CONIN$", os.O_RDWR, 0); err == nil {
		os.Stdin = f
	}
}
