package graphics

import (
	"os"
	"os/exec"
)

// restart runs the program to its end.
func restart(program string, args, env []string) (code int, ok bool) {
	cmd := exec.Command(program, args[1:]...)
	cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr = env, os.Stdin, os.Stdout, os.Stderr
	if err := cmd.Run(); cmd.ProcessState == nil && err != nil {
		return 0, false
	}
	return cmd.ProcessState.ExitCode(), true
}
