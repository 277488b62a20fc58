// Package scenes runs what is on the screen. It holds the stack of scenes and the
// window's loop, which draws only what changed. It writes the UI tree file and pictures
// of single scenes, and records input. The scenes themselves are packages below this
// one and know neither the window nor this package.
package scenes
