//go:build !windows

package start

import (
	"syscall"
	"time"
)

// cpu is the time that the processor has spent on this program.
func cpu() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
