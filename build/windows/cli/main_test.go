package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// beside builds the program and puts a script beside it in place of schron.
func beside(t *testing.T, script string) (file string) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Fatal("the script is one for a shell")
	}
	dir := t.TempDir()
	file = filepath.Join(dir, "schron-cli")
	if out, err := exec.Command("go", "build", "-o", file, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if script == "" {
		return file
	}
	if err := os.WriteFile(filepath.Join(dir, "schron"), []byte("#!/bin/sh\n"+script), 0o755); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestEverythingIsHandedOn: arguments, what is read, what is written on both ways and the
// exit code.
func TestEverythingIsHandedOn(t *testing.T) {
	cmd := exec.Command(beside(t, `echo "$#:$1:$2"; cat; echo oh >&2; exit 2`), "sim", "a b")
	cmd.Stdin = strings.NewReader("line\n")
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	err := cmd.Run()
	var failed *exec.ExitError
	if !errors.As(err, &failed) || failed.ExitCode() != 2 {
		t.Errorf("%v, want exit code 2", err)
	}
	if out.String() != "2:sim:a b\nline\n" || said.String() != "oh\n" {
		t.Errorf("out %q, err %q", &out, &said)
	}
}

// TestAnOpenInputIsNotWaitedFor: it ends when the program does, though somebody might
// still write.
func TestAnOpenInputIsNotWaitedFor(t *testing.T) {
	cmd := exec.Command(beside(t, "exit 0"))
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	if err := cmd.Run(); err != nil {
		t.Error(err)
	}
}

// TestWithoutTheProgram it says so.
func TestWithoutTheProgram(t *testing.T) {
	out, err := exec.Command(beside(t, "")).CombinedOutput()
	if err == nil || !strings.HasPrefix(string(out), "schron-cli: ") {
		t.Errorf("%q, %v", out, err)
	}
}
