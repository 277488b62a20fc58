// Package stand is what the tests of the built program share. It runs the program as a
// process with its pipes and files. Its window is a guest of exp/vmhost, played with a
// mouse and a keyboard. What can be pointed at is read from the file of -uitree, what
// is shown from the pixels. What cannot be done fails the test at once; the message
// lists what is there instead.
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
