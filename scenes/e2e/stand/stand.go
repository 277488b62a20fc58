// Package stand is what the tests of the built program share: the program itself,
// as a process with its pipes and files, and its window, which runs as a guest of
// exp/vmhost and is played with a mouse and a keyboard. What there is to point at
// is read from the file of -uitree, what is shown from the pixels. Whatever cannot
// be done fails the test at once, with what there is instead.
package stand

import (
	"os"
	"testing"

	"schron/sprites/testloop"
)

// Main runs the tests of a package, for its TestMain.
func Main(m *testing.M) {
	dir, err := os.MkdirTemp("", "e2e")
	if err != nil {
		panic(err)
	}
	workshop = dir
	code := testloop.Run(m.Run)
	_ = os.RemoveAll(dir)
	os.Exit(code)
}

// workshop is the folder of the sockets and trees of windows. Its path is short
// because a socket's must be.
var workshop string
