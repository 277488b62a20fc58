package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestWhatIsWrongIsSaidForItsSystem: a module that fits together but for one file.
func TestWhatIsWrongIsSaidForItsSystem(t *testing.T) {
	const fine = "package a\n\nvar Pid = 1\n"
	for _, c := range []struct {
		name, file, text string
		faulty           string   // the system for which something is wrong
		said             []string // each in a line of its own
	}{
		{"all is well", "b.go", "package a\n\nvar B = Pid\n", "", nil},
		{"a type", "b_windows.go", "package a\n\nvar B string = Pid\n", "windows/arm64", []string{"cannot use Pid"}},
		{"the body of a test", "b_arm64_test.go", "package a\n\nfunc init() { none() }\n", "windows/arm64", []string{"undefined: none"}},
		{"what a system does not have", "b.go", "package a\n\nimport \"syscall\"\n\nvar B = syscall.Getpgid\n", "windows/arm64", []string{"undefined: syscall.Getpgid"}},
		{"syntax", "b_linux.go", "package a\n\nfunc {\n", "linux/amd64", []string{"expected 'IDENT'"}},
		{"a library that is not there", "b_linux.go", "package a\n\nimport _ \"example.org/none\"\n", "linux/amd64", []string{"example.org/none"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder := t.TempDir()
			for name, text := range map[string]string{"go.mod": "module a\n\ngo 1.26\n", "a.go": fine, c.file: c.text} {
				if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			for _, system := range []string{"linux/amd64", "windows/arm64"} {
				var out bytes.Buffer
				good := check([]string{system}, folder, &out)
				if want := c.faulty != system; good != want {
					t.Fatalf("%s is good: %v, want %v: %s", system, good, want, &out)
				}
				if good {
					continue
				}
				for _, s := range append(c.said, system+": ") {
					if !strings.Contains(out.String(), s) {
						t.Errorf("want %q in:\n%s", s, &out)
					}
				}
			}
		})
	}
}

func TestASystemHasAProcessor(t *testing.T) {
	var out bytes.Buffer
	if check([]string{"linux"}, t.TempDir(), &out) || out.String() != "linux: not a system and a processor such as linux/amd64\n" {
		t.Errorf("said %q", &out)
	}
}
