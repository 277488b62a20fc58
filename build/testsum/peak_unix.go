//go:build unix

package main

import (
	"os"
	"runtime"
	"syscall"
)

// peak is how many bytes of memory a program had at its height.
func peak(s *os.ProcessState) int64 {
	u, ok := s.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	if runtime.GOOS == "darwin" {
		return int64(u.Maxrss)
	}
	return int64(u.Maxrss) << 10
}
