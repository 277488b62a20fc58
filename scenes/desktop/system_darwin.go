package desktop

import (
	"context"
	"os"
	"os/exec"
)

// dialogs are those of macOS, by osascript.
func dialogs() func(context.Context, Question) (string, error) { return common }

// reveal has the Finder show a file in its folder.
func reveal(ctx context.Context, path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	args := []string{"-R", path}
	if info.IsDir() {
		args = []string{path}
	}
	return exec.CommandContext(ctx, "open", args...).Run()
}

// guard does nothing.
func guard() {}
