package desktop

import (
	"context"
	"unsafe"

	"golang.org/x/sys/windows"
)

// getClientAreaAnimation is SPI_GETCLIENTAREAANIMATION, the switch "animation effects"
// among the aids of Windows.
const getClientAreaAnimation = 0x1042

// calm reports whether that is off.
func calm(context.Context) bool {
	on := int32(1)
	ask := windows.NewLazySystemDLL("user32.dll").NewProc("SystemParametersInfoW")
	if ask.Find() != nil {
		return false
	}
	ok, _, _ := ask.Call(getClientAreaAnimation, 0, uintptr(unsafe.Pointer(&on)), 0)
	return ok != 0 && on == 0
}
