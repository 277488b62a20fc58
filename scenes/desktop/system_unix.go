//go:build !windows && !darwin

package desktop

import (
	"bytes"
	"context"
	"errors"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/ncruces/zenity"
)

// dialogs are those of the programs zenity, qarma and matedialog, else of kdialog; nil
// where there is none of them, or no screen. On KDE its own goes first.
func dialogs() func(context.Context, Question) (string, error) {
	if !screen() {
		return nil
	}
	_, err := exec.LookPath("kdialog")
	kde := err == nil
	switch {
	case kde && strings.Contains(os.Getenv("XDG_CURRENT_DESKTOP"), "KDE"):
		return kdialog
	case zenity.IsAvailable():
		return common
	case kde:
		return kdialog
	}
	return nil
}

// kdialog asks by the dialogs of KDE.
func kdialog(ctx context.Context, q Question) (string, error) {
	ask := "--getopenfilename"
	if q.Save {
		ask = "--getsavefilename"
	}
	filter := q.Kind + " (*" + strings.Join(q.Endings, " *") + ")"
	out, err := exec.CommandContext(ctx, "kdialog", "--title", q.Title, ask, startOf(q), filter).Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) && failed.ExitCode() == 1 {
		return "", nil // nothing was chosen
	}
	return string(bytes.TrimSuffix(out, []byte("\n"))), err
}

// reveal asks the file manager by the bus of the session to show a file in its folder,
// or a folder. If no file manager answers, the system's program for folders opens the
// folder.
func reveal(ctx context.Context, path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	if !screen() {
		return errNone
	}
	folder, method := path, "ShowFolders"
	if !info.IsDir() {
		folder, method = filepath.Dir(path), "ShowItems"
	}
	err = exec.CommandContext(ctx, "dbus-send", "--session", "--print-reply", "--reply-timeout=3000",
		"--dest=org.freedesktop.FileManager1", "/org/freedesktop/FileManager1",
		"org.freedesktop.FileManager1."+method, "array:string:"+address(path), "string:").Run()
	if err == nil {
		return nil
	}
	return exec.CommandContext(ctx, "xdg-open", folder).Run()
}

// screen reports whether there is one that other programs can use.
func screen() bool { return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != "" }

// address is the URI of a file. A comma would end it for dbus-send.
func address(path string) string {
	u := url.URL{Scheme: "file", Path: path}
	return strings.ReplaceAll(u.String(), ",", "%2C")
}
