//go:build !windows && !darwin

package desktop

import (
	"bufio"
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"schron/scenes/disk"
)

// calm reports whether any of the known settings asks for it. These are the portal of
// the desktop, the settings of GNOME and its kin, and the file of KDE.
func calm(ctx context.Context) bool {
	return screen() && (calmPortal(ctx) || calmGNOME(ctx) || calmKDE())
}

// calmPortal asks the portal, by the bus of the session: 1 is a wish for less. Where there
// is no bus none is started for that.
func calmPortal(ctx context.Context) bool {
	if os.Getenv("DBUS_SESSION_BUS_ADDRESS") == "" {
		return false
	}
	out, err := exec.CommandContext(ctx, "dbus-send", "--session", "--print-reply=literal", "--reply-timeout=1000",
		"--dest=org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
		"org.freedesktop.portal.Settings.Read", "string:org.freedesktop.appearance", "string:reduced-motion").Output()
	words := strings.Fields(string(out))
	return err == nil && len(words) > 1 && words[len(words)-2] == "uint32" && words[len(words)-1] == "1"
}

// calmGNOME asks for the switch "animations" of GNOME.
func calmGNOME(ctx context.Context) bool {
	out, err := exec.CommandContext(ctx, "gsettings", "get", "org.gnome.desktop.interface", "enable-animations").Output()
	return err == nil && string(bytes.TrimSpace(out)) == "false"
}

// calmKDE reads how fast KDE's animations are: 0 is none.
func calmKDE() bool {
	folder, err := os.UserConfigDir()
	if err != nil {
		return false
	}
	data, err := disk.Read(filepath.Join(folder, "kdeglobals"), disk.Settings)
	if err != nil {
		return false
	}
	group := ""
	for lines := bufio.NewScanner(bytes.NewReader(data)); lines.Scan(); {
		line := strings.TrimSpace(lines.Text())
		if strings.HasPrefix(line, "[") {
			group = line
			continue
		}
		name, value, _ := strings.Cut(line, "=")
		if group == "[KDE]" && strings.TrimSpace(name) == "AnimationDurationFactor" {
			factor, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
			return err == nil && factor == 0
		}
	}
	return false
}
