package program

import (
	"fmt"

	"golang.org/x/sys/windows"
)

// systemName is the version of Windows.
func systemName() string {
	v := windows.RtlGetVersion()
	return fmt.Sprintf("Windows %d.%d.%d", v.MajorVersion, v.MinorVersion, v.BuildNumber)
}
