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
	"runtime"
	"sync"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// hosted tells whether the tests run inside a game loop, which windows need.
var hosted bool

// host is the loop of a hidden window that runs the tests in its first tick.
type host struct {
	m    *testing.M
	code int
}

func (h *host) Update() error {
	h.code = h.m.Run()
	return ebiten.Termination
}

func (*host) Draw(*ebiten.Image) {}

func (*host) Layout(int, int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "e2e")
	if err != nil {
		panic(err)
	}
	workshop = dir
	code := run(m)
	_ = os.RemoveAll(dir)
	os.Exit(code)
}

func run(m *testing.M) int {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		return m.Run()
	}
	hosted = true
	ebiten.SetWindowVisible(false)
	h := &host{m: m, code: 1}
	if err := ebiten.RunGameWithOptions(h, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		panic(err)
	}
	return h.code
}

// needDisplay skips a test where there is no display; in CI that is a failure.
func needDisplay(t *testing.T) {
	t.Helper()
	switch {
	case hosted:
	case os.Getenv("SCHRON_CI") == "1":
		t.Fatal("there is no display")
	default:
		t.Skip("there is no display")
	}
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
