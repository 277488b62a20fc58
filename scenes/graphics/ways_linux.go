package graphics

// ways are Mesa's software renderer, without a driver that the user has chosen, by
// OpenGL ES and by OpenGL. Another library provides OpenGL; Ebitengine takes it where
// SteamEnv is set.
var ways = []way{
	{"LIBGL_ALWAYS_SOFTWARE": "1", "GALLIUM_DRIVER": "", "MESA_LOADER_DRIVER_OVERRIDE": "", "DRI_PRIME": ""},
	{"SteamEnv": "1"},
}
