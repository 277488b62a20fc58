package desktop

import (
	"context"

	"github.com/ebitengine/purego/objc"
)

// calm asks for "reduce motion" among the aids of macOS.
func calm(context.Context) bool {
	class := objc.GetClass("NSWorkspace")
	if class == 0 {
		return false
	}
	space := objc.ID(class).Send(objc.RegisterName("sharedWorkspace"))
	return space != 0 && objc.Send[bool](space, objc.RegisterName("accessibilityDisplayShouldReduceMotion"))
}
