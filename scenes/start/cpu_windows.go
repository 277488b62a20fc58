package start

import (
	"syscall"
	"time"
)

// cpu is the time that the processor has spent on this program.
func cpu() time.Duration {
	self, err := syscall.GetCurrentProcess()
	if err != nil {
		return 0
	}
	var made, left, kernel, user syscall.Filetime
	if syscall.GetProcessTimes(self, &made, &left, &kernel, &user) != nil {
		return 0
	}
	// These two are spans in units of 100 ns, not moments.
	span := func(t syscall.Filetime) int64 { return (int64(t.HighDateTime)<<32 | int64(t.LowDateTime)) * 100 }
	return time.Duration(span(kernel) + span(user))
}
