//go:build !windows

package graphics

import "syscall"

// restart puts the program in this one's place: pipes, terminal and process id stay.
func restart(program string, args, env []string) (code int, ok bool) {
	_ = syscall.Exec(program, args, env)
	return 0, false
}
