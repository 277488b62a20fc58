package desktop

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
)

// dialogs are those of Windows.
func dialogs() func(context.Context, Question) (string, error) { return common }

// startOf is the name that a dialog proposes. The folder is left to Windows, which
// remembers for each program where a file was chosen last.
func startOf(q Question) string {
	if q.Save {
		return filepath.Base(q.Path)
	}
	return ""
}

// reveal has Explorer show a file in its folder. What Explorer returns says nothing.
func reveal(_ context.Context, path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	line := `explorer.exe /select,"` + path + `"`
	if info.IsDir() {
		line = `explorer.exe "` + path + `"`
	}
	cmd := exec.Command("explorer.exe")
	// Explorer reads its line in a way of its own: the quotes stand after the comma.
	cmd.SysProcAttr = &syscall.SysProcAttr{CmdLine: line}
	if err := cmd.Start(); err != nil {
		return err
	}
	go func() { _ = cmd.Wait() }()
	return nil
}

// guard does nothing.
func guard() {}
