package graphics

// ways are Mesa's software renderer without a driver that somebody has chosen, and
// the same by OpenGL in place of OpenGL ES, which another library gives: Ebitengine
// takes that one where SteamEnv is set.
var ways = []way{
	{"LIBGL_ALWAYS_SOFTWARE": "1", "GALLIUM_DRIVER": "", "MESA_LOADER_DRIVER_OVERRIDE": "", "DRI_PRIME": ""},
	{"SteamEnv": "1"},
}
