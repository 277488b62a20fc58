package graphics

import "golang.org/x/sys/windows"

// idRetry is what MessageBoxW returns for its button "Try again".
const idRetry = 4

func (b Box) ask() (retry bool) {
	title, err1 := windows.UTF16PtrFromString(b.Title)
	text, err2 := windows.UTF16PtrFromString(b.Text)
	if err1 != nil || err2 != nil {
		return false
	}
	kind := uint32(windows.MB_OK)
	if b.Retry != "" {
		kind = windows.MB_RETRYCANCEL | windows.MB_DEFBUTTON2
	}
	pressed, _ := windows.MessageBox(0, text, title, kind|windows.MB_ICONERROR|windows.MB_SETFOREGROUND)
	return b.Retry != "" && pressed == idRetry
}
