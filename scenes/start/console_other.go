//go:build !windows

package start

// Console does nothing: standard input and output work on this system.
func Console() {}
