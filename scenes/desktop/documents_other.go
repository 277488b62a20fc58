//go:build !darwin

package desktop

// Documents does nothing: this system starts the program with the files that are opened
// with it.
func Documents(func(path string)) {}
