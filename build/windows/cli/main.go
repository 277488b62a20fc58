// Command schron-cli is schron for a Windows prompt. A prompt waits for a console
// program but not for schron.exe, which belongs to the desktop. So this one starts
// schron.exe beside it with the same arguments, passes on input and output, and ends
// with its exit code. If it is ended itself, the other ends with it.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
)

// program is the file name of what is started, beside this program.
const program = "schron"

func main() {
	code, err := run(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "schron-cli:", err)
	}
	os.Exit(code)
}

// run starts the program and returns its exit code, 1 if it cannot be started.
func run(args []string) (int, error) {
	self, err := os.Executable()
	if err != nil {
		return 1, err
	}
	cmd := exec.Command(filepath.Join(filepath.Dir(self), program+filepath.Ext(self)), args...)
	// Copied, for a console cannot be handed on to a program that has none.
	cmd.Stdout, cmd.Stderr = struct{ io.Writer }{os.Stdout}, struct{ io.Writer }{os.Stderr}
	in, err := cmd.StdinPipe()
	if err != nil {
		return 1, err
	}
	if err := cmd.Start(); err != nil {
		return 1, err
	}
	if err := endWith(cmd.Process.Pid); err != nil {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		return 1, err
	}
	go func() { // not waited for: nobody may write any more when the program ends
		_, _ = io.Copy(in, os.Stdin)
		_ = in.Close()
	}()
	err = cmd.Wait()
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return failed.ExitCode(), nil
	}
	if err != nil {
		return 1, err
	}
	return 0, nil
}
