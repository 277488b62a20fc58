package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// project is the folder of the project, as seen from here.
var project = filepath.Join("..", "..", "..")

// command runs a program of Go or of the project.
func command(t *testing.T, env []string, name string, args ...string) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Env = append(append(os.Environ(), "CGO_ENABLED=0"), env...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s %q: %v\n%s", name, args, err, out)
	}
}

func write(t *testing.T, data string, path ...string) {
	t.Helper()
	file := filepath.Join(path...)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(data), 0o755); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, path ...string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(path...))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// app makes an app as build/pack/macos.sh does, with a small program in place of the
// game, and returns its folder Contents.
func app(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	contents := filepath.Join(dir, "Small.app", "Contents")
	write(t, strings.ReplaceAll(read(t, project, "build", "macos", "Info.plist"), "@VERSION@", "1.2.3"), contents, "Info.plist")
	for _, name := range []string{"schron.icns", "document.icns"} {
		write(t, "icns....ic10....", contents, "Resources", name)
	}
	write(t, read(t, project, "build", "macos", "pl.lproj", "InfoPlist.strings"), contents, "Resources", "pl.lproj", "InfoPlist.strings")
	source := filepath.Join(dir, "main.go")
	write(t, "package main\n\nfunc main() { println() }\n", source)
	var programs []string
	for _, arch := range []string{"amd64", "arm64"} {
		file := filepath.Join(dir, arch)
		command(t, []string{"GOOS=darwin", "GOARCH=" + arch}, "go", "build", "-gcflags=all=-N -l -dwarf=false", "-ldflags=-s -w", "-o", file, source)
		programs = append(programs, file)
	}
	command(t, nil, "go", append([]string{"run", "schron/build/macos/appsign", filepath.Dir(contents)}, programs...)...)
	write(t, fat(t, programs), contents, "MacOS", "schron")
	return contents
}

// TestAnAppIsWhole: what build/macos/appsign signs is right, and each thing that is
// changed afterwards is found.
func TestAnAppIsWhole(t *testing.T) {
	dir := app(t)
	if err := check(dir, "1.2.3"); err != nil {
		t.Fatal(err)
	}
	if err := check(dir, "1.2.4"); err == nil || !strings.Contains(err.Error(), "Version") {
		t.Errorf("another version: %v", err)
	}
	changed := func(old, changed string) func(string) string {
		return func(s string) string { return strings.Replace(s, old, changed, 1) }
	}
	byteAt := func(at int) func(string) string {
		return func(s string) string {
			if at < 0 {
				at += len(s)
			}
			return s[:at] + string(s[at]^1) + s[at+1:]
		}
	}
	for _, c := range []struct {
		file   string
		change func(string) string
		says   string
	}{
		{"Info.plist", changed("board-games", "games"), "LSApplicationCategoryType"},
		{"Info.plist", changed("<string>pl</string>", ""), "pl is no language"},
		{"Info.plist", changed("<string>schron</string></array>", "<string>json</string></array>"), ".schron do not open"},
		{"Info.plist", changed("Schron game", "Schron games"), "does not fit Info.plist"},
		{"Info.plist", changed("12.0", "11.0"), "needs macOS"},
		{"Info.plist", changed("org.schron.schron", "org.schron.other"), "signed as"},
		{"Info.plist", func(s string) string { return s[:len(s)/2] }, "EOF"},
		{"Resources/document.icns", byteAt(-1), "document.icns is not sealed"},
		{"Resources/more.txt", func(string) string { return "more" }, "more.txt is not sealed"},
		{"_CodeSignature/CodeResources", changed("</plist>", "</plist> "), "does not fit CodeResources"},
		{"_CodeSignature/CodeResources", changed("<key>rules2</key>", "<key>rules3</key>"), "no rules"},
		{"MacOS/schron", byteAt(1<<14 + 9000), "pages that do not fit"},
		{"MacOS/schron", func(s string) string { return s[:len(s)-20000] }, "cut off"},
	} {
		file := filepath.Join(dir, filepath.FromSlash(c.file))
		old, err := os.ReadFile(file)
		missing := os.IsNotExist(err)
		now := c.change(string(old))
		if now == string(old) {
			t.Fatalf("%s was not changed", c.file)
		}
		write(t, now, file)
		if err := check(dir, "1.2.3"); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s changed: %v, want %q", c.file, err, c.says)
		}
		if missing {
			if err := os.Remove(file); err != nil {
				t.Fatal(err)
			}
		} else {
			write(t, string(old), file)
		}
	}
	if err := os.Remove(filepath.Join(dir, "Resources", "schron.icns")); err != nil {
		t.Fatal(err)
	}
	if err := check(dir, "1.2.3"); err == nil {
		t.Error("a missing icon is not found")
	}
}
