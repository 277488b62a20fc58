package stand

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"schron/scenes/store"
)

// The programs: as players get it, and as a guest of the tests.
var (
	program = sync.OnceValues(func() (string, error) { return build("schron") })
	guest   = sync.OnceValues(func() (string, error) { return build("guest", "-tags", "ebitenginevmguest") })
)

// Program is the path of the program as players get it.
func Program(t testing.TB) string {
	t.Helper()
	bin, err := program()
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

// built is the folder of the programs in the project. It stays, so that later runs,
// such as the tests of another package, need not link them again. Programs are brought
// up to date where their sources differ.
var built = filepath.Join("build", "out", "e2e")

// mostBuilding is how long another package may take to build a program.
const mostBuilding = 5 * time.Minute

// upToDate is the variable that build/test.sh sets once it has built the programs.
const upToDate = "SCHRON_BUILT"

// build brings a program up to date. Packages that are tested at the same time
// build one after another. Nothing is built where build/test.sh has done so before.
func build(name string, flags ...string) (string, error) {
	root, err := root()
	if err != nil {
		return "", err
	}
	file := filepath.Join(root, built, name)
	if os.Getenv(upToDate) != "" {
		return file, nil
	}
	release, err := store.Hold(file+".lock", mostBuilding)
	if err != nil {
		return "", fmt.Errorf("building %s: %w", name, err)
	}
	defer release()
	args := append([]string{"build", "-o", file}, flags...)
	cmd := exec.Command("go", append(args, ".")...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building %s: %w\n%s", name, err, out)
	}
	return file, nil
}

// root is the folder of the project: the one with go.mod above where the tests of
// a package run.
func root() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("the tests do not run inside the project")
		}
		dir = up
	}
}

// Path is a file of the project, by the parts of its path.
func Path(t testing.TB, parts ...string) string {
	t.Helper()
	dir, err := root()
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(append([]string{dir}, parts...)...)
}
