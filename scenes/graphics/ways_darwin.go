package graphics

// ways are OpenGL, after Metal: macOS draws it on the processor where it has to.
var ways = []way{{"EBITENGINE_GRAPHICS_LIBRARY": "opengl"}}
