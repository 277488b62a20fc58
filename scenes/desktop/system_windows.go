package desktop

import (
	"context"
	"os"
	"os/exec"
	"syscall"
)

// dialogs are those of Windows.
func dialogs() func(context.Context, Question) (string, error) { return common }

// startOf is where a dialog begins.
func startOf(q Question) string { return startIn(q, `\`) }

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
