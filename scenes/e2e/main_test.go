// Package e2e tests the program as it is built: its processes, pipes and files,
// and its window, which runs as a guest of exp/vmhost and is played with a mouse
// and a keyboard. What there is to point at is read from the file of -uitree,
// what is shown from the pixels.
package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"schron/sprites/testloop"
)

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "e2e")
	if err != nil {
		panic(err)
	}
	workshop = dir
	code := testloop.Run(m.Run)
	_ = os.RemoveAll(dir)
	os.Exit(code)
}

// workshop is the folder of the programs built for the tests. Its path is short
// because sockets lie in it.
var workshop string

// The programs: as players get it, and as a guest of the tests.
var (
	program = sync.OnceValues(func() (string, error) { return build("schron") })
	guest   = sync.OnceValues(func() (string, error) { return build("guest", "-tags", "ebitenginevmguest") })
)

// build compiles the module's root.
func build(name string, flags ...string) (string, error) {
	file := filepath.Join(workshop, name)
	args := append([]string{"build", "-o", file}, flags...)
	cmd := exec.Command("go", append(args, ".")...)
	cmd.Dir = filepath.Join("..", "..")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building %s: %w\n%s", name, err, out)
	}
	return file, nil
}
