package rulestest

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// Thorough reports whether all is tried, as `make proof` does: every window, every game
// by mouse, every seed of a long loop. `make test` tries a part that is chosen once and
// for all.
func Thorough() bool { return os.Getenv("SCHRON_PROOF") != "" }

// Rounds is how often a loop goes round: all times if all is tried, else the usual number.
func Rounds(usual, all int) int {
	if Thorough() {
		return all
	}
	return usual
}

// LeftToProof is why tests are skipped that only `make proof` runs. Package testsum
// counts them apart from other skips.
const LeftToProof = "left to make proof"

// OnlyInProof ends a test here unless all is tried.
func OnlyInProof(t testing.TB) {
	t.Helper()
	if !Thorough() {
		t.Skip(LeftToProof)
	}
}

// Unchanged reports whether a test has passed before with the same files: those below
// some paths and the versions of libraries and Go. Else it is noted in build/out/passed
// once the test passes. Where all is tried everything counts as changed.
func Unchanged(t testing.TB, paths ...string) bool {
	t.Helper()
	root := "."
	for range 9 {
		if _, err := os.Stat(filepath.Join(root, "go.mod")); err == nil {
			break
		}
		root = filepath.Join(root, "..")
	}
	sum := sha256.New()
	fmt.Fprintln(sum, runtime.Version())
	for _, path := range append(paths, filepath.Join(root, "go.mod"), filepath.Join(root, "go.sum")) {
		err := filepath.WalkDir(path, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			data, err := os.ReadFile(name)
			fmt.Fprintln(sum, name, len(data))
			sum.Write(data)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	now := hex.EncodeToString(sum.Sum(nil))
	note := filepath.Join(root, "build", "out", "passed", t.Name())
	if was, err := os.ReadFile(note); err == nil && string(was) == now && !Thorough() {
		return true
	}
	t.Cleanup(func() {
		if !t.Failed() {
			_ = errors.Join(os.MkdirAll(filepath.Dir(note), 0o755), os.WriteFile(note, []byte(now), 0o644))
		}
	})
	return false
}
