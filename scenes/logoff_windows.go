package scenes

import (
	"os"
	"unsafe"

	"golang.org/x/sys/windows"
)

// What Windows says when who sits at the screen logs off or switches the computer off.
const wmEndSession = 0x0016

var (
	user32           = windows.NewLazySystemDLL("user32.dll")
	setWindowLongPtr = user32.NewProc("SetWindowLongPtrW")
	callWindowProc   = user32.NewProc("CallWindowProcW")
)

// windowProcedure is the index of a window's procedure, GWLP_WNDPROC.
const windowProcedure = ^uintptr(3) // -4

// watchLogOff calls ends when the session ends. The window's procedure runs while the
// game's goroutine waits for the system's events, so nothing else runs then. ends must
// not ask the window anything, because the window itself is asking.
func watchLogOff(ends func()) {
	window := ownWindow()
	if window == 0 {
		return
	}
	var before uintptr
	procedure := windows.NewCallback(func(w windows.HWND, message uint32, a, b uintptr) uintptr {
		if message == wmEndSession && a != 0 {
			ends()
		}
		r, _, _ := callWindowProc.Call(before, uintptr(w), uintptr(message), a, b)
		return r
	})
	before, _, _ = setWindowLongPtr.Call(uintptr(window), windowProcedure, procedure)
}

// ownWindow is the window of this process that can be seen, 0 without one.
func ownWindow() windows.HWND {
	var found windows.HWND
	own := uint32(os.Getpid())
	each := windows.NewCallback(func(w windows.HWND, _ unsafe.Pointer) uintptr {
		var process uint32
		if _, err := windows.GetWindowThreadProcessId(w, &process); err == nil && process == own && windows.IsWindowVisible(w) {
			found = w
			return 0 // enough
		}
		return 1
	})
	_ = windows.EnumWindows(each, nil)
	return found
}
