package graphics

import "golang.org/x/sys/windows"

// box is MessageBoxW.
func box(title, text string) {
	t, err1 := windows.UTF16PtrFromString(title)
	x, err2 := windows.UTF16PtrFromString(text)
	if err1 != nil || err2 != nil {
		return
	}
	_, _ = windows.MessageBox(0, x, t, windows.MB_OK|windows.MB_ICONERROR|windows.MB_SETFOREGROUND)
}
