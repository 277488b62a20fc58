package program

import "golang.org/x/sys/unix"

// systemName is the version of macOS.
func systemName() string {
	if v, err := unix.Sysctl("kern.osproductversion"); err == nil {
		return "macOS " + v
	}
	return "macOS"
}
