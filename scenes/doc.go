// Package scenes runs what is on the screen: the stack of scenes, the window's
// loop with drawing only what changed, the UI tree file, pictures of single
// scenes and the recording of input. The scenes themselves are packages below
// this one and know neither the window nor this package.
package scenes
