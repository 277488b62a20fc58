//go:build unix

// Package linux tests the scripts that install the archive for Linux in somebody's own home
// and take it away again.
package linux

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// archive makes a small one, with the scripts and entries of the real one.
func archive(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for to, from := range map[string]string{
		"install.sh":                        "install.sh",
		"uninstall.sh":                      "uninstall.sh",
		"share/applications/schron.desktop": "schron.desktop",
		"share/mime/packages/schron.xml":    "schron-mime.xml",
	} {
		data, err := os.ReadFile(from)
		if err != nil {
			t.Fatal(err)
		}
		put(t, filepath.Join(dir, to), string(data))
	}
	put(t, filepath.Join(dir, "bin/schron"), "#!/bin/sh\n")
	return dir
}

func put(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
}

// run runs a script for somebody with this home and says whether it went well.
func run(t *testing.T, home, script string, env ...string) (string, bool) {
	t.Helper()
	cmd := exec.Command(script)
	cmd.Env = append([]string{"HOME=" + home, "PATH=" + os.Getenv("PATH"), "LANG=C"}, env...)
	out, err := cmd.CombinedOutput()
	return string(out), err == nil
}

// files are those below a folder, and empty folders.
func files(t *testing.T, dir string) []string {
	t.Helper()
	var all []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || path == dir {
			return err
		}
		if entries, _ := os.ReadDir(path); d.IsDir() && len(entries) > 0 {
			return nil
		}
		all = append(all, strings.TrimPrefix(path, dir+"/"))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestInstalledAndRemoved: twice over each other, in a home whose name needs quotes, then away:
// saves and what is others' is all that stays.
func TestInstalledAndRemoved(t *testing.T) {
	from := archive(t)
	home := filepath.Join(t.TempDir(), `50% "nowy" $dom \ ż`)
	kept := []string{".local/bin/other", ".local/share/applications/other.desktop", ".local/share/schron/auto/game.json"}
	for _, file := range kept {
		put(t, filepath.Join(home, file), "x")
	}
	for range 2 {
		if out, ok := run(t, home, from+"/install.sh"); !ok {
			t.Fatal(out)
		}
	}
	entry, err := os.ReadFile(filepath.Join(home, ".local/share/applications/schron.desktop"))
	if err != nil {
		t.Fatal(err)
	}
	exec := `Exec="` + filepath.Dir(home) + `/50%% \\"nowy\\" \\$dom \\\\ ż/.local/bin/schron" %f`
	if !slices.Contains(strings.Split(string(entry), "\n"), exec) {
		t.Errorf("the entry is\n%swant in it %s", entry, exec)
	}
	if info, err := os.Stat(filepath.Join(home, ".local/bin/schron")); err != nil || info.Mode()&0o111 != 0o111 {
		t.Errorf("the program: %v, %v", info, err)
	}
	if out, ok := run(t, home, filepath.Join(home, ".local/bin/schron-uninstall")); !ok {
		t.Fatal(out)
	}
	got := slices.DeleteFunc(files(t, home), func(f string) bool { return f == ".local/share/applications/mimeinfo.cache" })
	if !slices.Equal(got, kept) {
		t.Errorf("left are %q, want %q", got, kept)
	}
	if out, ok := run(t, home, from+"/uninstall.sh"); ok || !strings.Contains(out, "not installed") {
		t.Errorf("removed twice: %v, %s", ok, out)
	}
}

// TestPrefix: another folder than ~/.local, which is empty again in the end, and Polish where that is spoken.
func TestPrefix(t *testing.T) {
	from, home, prefix := archive(t), t.TempDir(), t.TempDir()
	out, ok := run(t, home, from+"/install.sh", "PREFIX="+prefix, "LC_ALL=pl_PL.UTF-8")
	if !ok || !strings.Contains(out, "Schron jest zainstalowany: "+prefix+"/bin/schron") {
		t.Fatalf("%v, %s", ok, out)
	}
	if got := files(t, home); len(got) > 0 {
		t.Errorf("in the home lie %q", got)
	}
	if out, ok := run(t, home, prefix+"/bin/schron-uninstall", "PREFIX="+prefix); !ok {
		t.Fatal(out)
	}
	if got := files(t, prefix); len(got) > 0 {
		t.Errorf("left are %q", got)
	}
}
