package program

import (
	"os"
	"strings"
)

// systemName is the name and version of the distribution, with the kind of desktop.
func systemName() string {
	name := "Linux"
	if data, err := os.ReadFile("/etc/os-release"); err == nil {
		for line := range strings.Lines(string(data)) {
			if value, ok := strings.CutPrefix(strings.TrimSpace(line), "PRETTY_NAME="); ok {
				name = strings.Trim(value, `"'`)
			}
		}
	}
	for _, v := range []string{"XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE"} {
		if value := os.Getenv(v); value != "" {
			name += " · " + value
		}
	}
	return name
}
