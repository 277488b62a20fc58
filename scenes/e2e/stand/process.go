package stand

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// Outcome is what a process left behind: its exit code, standard output and
// standard error.
type Outcome struct {
	Code     int
	Out, Err string
}

// Run runs the program to its end, with env added to the environment.
func Run(t testing.TB, env []string, args ...string) Outcome {
	t.Helper()
	cmd := exec.Command(Program(t), args...)
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	cmd.Env = append(os.Environ(), env...)
	cmd.Dir = t.TempDir()
	late := time.AfterFunc(patience, func() { _ = cmd.Process.Kill() })
	defer late.Stop()
	if err := cmd.Run(); cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return Outcome{cmd.ProcessState.ExitCode(), out.String(), said.String()}
}

// Until waits for a state and fails the test with complaint if it does not come.
func Until(t testing.TB, complaint string, state func() bool) {
	t.Helper()
	for deadline := time.Now().Add(patience); !state(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal(complaint)
		}
	}
}

// RunUntil runs the program until it has made a file, and kills it then.
func RunUntil(t testing.TB, file string, args ...string) {
	t.Helper()
	cmd := exec.Command(Program(t), args...)
	var said bytes.Buffer
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	Until(t, file+" is not made", func() bool {
		select {
		case err := <-ended:
			t.Fatalf("the program ends without %s: %v\n%s", file, err, &said)
		default:
		}
		_, err := os.Stat(file)
		return err == nil
	})
	_ = cmd.Process.Kill()
	<-ended
}

// Put writes a file for a test, in a folder made for it if need be.
func Put(t testing.TB, path, text string) string {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}
