//go:build !windows && !darwin

package desktop

import (
	"sync"

	"github.com/ebitengine/purego"
)

// guard keeps the program alive when a program that asked for the clipboard has gone
// before the answer. By default X11 ends a program for that.
var guard = sync.OnceFunc(func() {
	for _, name := range []string{"libX11.so.6", "libX11.so"} {
		lib, err := purego.Dlopen(name, purego.RTLD_LAZY|purego.RTLD_GLOBAL)
		if err != nil {
			continue
		}
		set, err := purego.Dlsym(lib, "XSetErrorHandler")
		if err != nil {
			return
		}
		purego.SyscallN(set, purego.NewCallback(func(_, _ uintptr) uintptr { return 0 }))
		return
	}
})
