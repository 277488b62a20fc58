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

// program builds the program as players get it.
var program = sync.OnceValues(build)

// Program is the path of the program as players get it.
func Program(t testing.TB) string {
	t.Helper()
	bin, err := program()
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

// built is the program's path in the project. It stays, so that later runs, such as the
// tests of another package, need not link it again. It is brought up to date where its
// sources differ.
var built = filepath.Join("build", "out", "e2e", "schron")

// mostBuilding is how long another package may take to build the program.
const mostBuilding = 5 * time.Minute

// upToDate is the variable that build/test.sh sets once it has built the program.
const upToDate = "SCHRON_BUILT"

// build brings the program up to date and returns its path. Packages that are tested at
// the same time build one after another. Nothing is built where build/test.sh has done so.
func build() (string, error) {
	root, err := root()
	if err != nil {
		return "", err
	}
	file := filepath.Join(root, built)
	if os.Getenv(upToDate) != "" {
		return file, nil
	}
	release, err := store.Hold(file+".lock", mostBuilding)
	if err != nil {
		return "", fmt.Errorf("building %s: %w", built, err)
	}
	defer release()
	cmd := exec.Command("go", "build", "-o", file, ".")
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building %s: %w\n%s", built, err, out)
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
