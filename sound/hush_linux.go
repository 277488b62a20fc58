package sound

import "github.com/ebitengine/purego"

// hushSystem keeps ALSA from writing to standard error, for each device, that it did
// not find any. A missing device is not worth a message.
func hushSystem() {
	for _, name := range []string{"libasound.so.2", "libasound.so"} {
		lib, err := purego.Dlopen(name, purego.RTLD_LAZY|purego.RTLD_GLOBAL)
		if err != nil {
			continue
		}
		set, err := purego.Dlsym(lib, "snd_lib_error_set_handler")
		if err != nil {
			return
		}
		// What comes after the format is not looked at.
		silent := purego.NewCallback(func(file, line, function, code, format uintptr) uintptr { return 0 })
		purego.SyscallN(set, silent)
		return
	}
}
