package graphics

import (
	"os"
	"os/exec"
	"unsafe"

	"golang.org/x/sys/windows"
)

// restart runs the program to its end.
func restart(program string, args, env []string) (code int, ok bool) {
	cmd := exec.Command(program, args[1:]...)
	cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr = env, os.Stdin, os.Stdout, os.Stderr
	if err := cmd.Start(); err != nil {
		return 0, false
	}
	attend(uint32(cmd.Process.Pid))
	_ = cmd.Wait()
	return cmd.ProcessState.ExitCode(), true
}

var (
	user32          = windows.NewLazySystemDLL("user32.dll")
	waitForMessages = user32.NewProc("MsgWaitForMultipleObjects")
	peekMessage     = user32.NewProc("PeekMessageW")
	dispatchMessage = user32.NewProc("DispatchMessageW")
)

// What messages are waited for and what is done with them: all kinds, QS_ALLINPUT, and
// they are taken off the queue, PM_REMOVE.
const (
	allMessages = 0x04ff
	takeMessage = 1
)

// attend answers the system until a process has ended. A graphics library that failed
// may have left hidden windows of its own, and Windows would wait for them when it ends
// the session. attend must run on the thread that made them.
func attend(process uint32) {
	h, err := windows.OpenProcess(windows.SYNCHRONIZE, false, process)
	if err != nil {
		return
	}
	defer func() { _ = windows.CloseHandle(h) }()
	var message [64]uint64 // larger than any MSG
	for {
		r, _, _ := waitForMessages.Call(1, uintptr(unsafe.Pointer(&h)), 0, windows.INFINITE, allMessages)
		if r != 1 { // it has ended, or cannot be waited for
			return
		}
		for {
			if r, _, _ := peekMessage.Call(uintptr(unsafe.Pointer(&message)), 0, 0, 0, takeMessage); r == 0 {
				break
			}
			dispatchMessage.Call(uintptr(unsafe.Pointer(&message)))
		}
	}
}
