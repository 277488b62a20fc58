package graphics

// ways are DirectX with the processor doing the card's work (WARP), then OpenGL,
// which Ebitengine only takes by itself where DirectX is missing altogether.
var ways = []way{
	{"EBITENGINE_GRAPHICS_LIBRARY": "directx", "EBITENGINE_DIRECTX": "warp"},
	{"EBITENGINE_GRAPHICS_LIBRARY": "opengl", "EBITENGINE_DIRECTX": ""},
}
