package process

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"schron/scenes/e2e/stand"
	"schron/scenes/ui"
	"schron/sprites/testloop"
)

// launched is the program as players get it, with a real window on the display of
// the tests.
type launched struct {
	stand.Folder // of saves and settings
	t            testing.TB
	tree         string // the file of -uitree
	cmd          *exec.Cmd
	out          bytes.Buffer
	said         bytes.Buffer
	ended        chan struct{}
}

// launch starts the program with the saves and settings of a folder, more flags, and
// env added to the environment.
func launch(t testing.TB, data stand.Folder, env []string, flags ...string) *launched {
	t.Helper()
	testloop.Need(t)
	l := &launched{Folder: data, t: t, tree: filepath.Join(t.TempDir(), "tree.json"), ended: make(chan struct{})}
	l.cmd = exec.Command(stand.Program(t), append([]string{"-data", string(data), "-uitree", l.tree}, flags...)...)
	l.cmd.Stdout, l.cmd.Stderr = &l.out, &l.said
	l.cmd.Env = append(os.Environ(), env...)
	if err := l.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		_ = l.cmd.Wait()
		close(l.ended)
	}()
	t.Cleanup(func() {
		_ = l.cmd.Process.Kill()
		<-l.ended
	})
	return l
}

// Shown waits until the window shows a scene.
func (l *launched) Shown() {
	l.t.Helper()
	l.Until("the window never shows anything", func() bool {
		_, err := os.Stat(l.tree)
		return err == nil
	})
}

// Until waits for a state and fails the test with complaint if it does not come, or if
// the program ends.
func (l *launched) Until(complaint string, state func() bool) {
	l.t.Helper()
	stand.Until(l.t, complaint, func() bool {
		if state() {
			return true
		}
		select {
		case <-l.ended:
			l.t.Fatalf("%s: the program has ended: %v\n%s", complaint, l.cmd.ProcessState, &l.said)
		default:
		}
		return false
	})
}

// Node waits for a thing of the scene.
func (l *launched) Node(id string) ui.TreeNode {
	l.t.Helper()
	l.Until(id+" does not come", func() bool { return l.Shows(id) })
	n, _ := l.lookup(id)
	return n
}

// Shows reports whether a thing is in the scene.
func (l *launched) Shows(id string) bool {
	_, there := l.lookup(id)
	return there
}

func (l *launched) lookup(id string) (n ui.TreeNode, there bool) {
	data, err := os.ReadFile(l.tree)
	var tree ui.Tree
	if err != nil || json.Unmarshal(data, &tree) != nil {
		return ui.TreeNode{}, false
	}
	at := slices.IndexFunc(tree.Nodes, func(n ui.TreeNode) bool { return n.ID == id })
	if at < 0 {
		return ui.TreeNode{}, false
	}
	return tree.Nodes[at], true
}

// Signal sends the process a signal.
func (l *launched) Signal(s os.Signal) {
	l.t.Helper()
	if err := l.cmd.Process.Signal(s); err != nil {
		l.t.Fatal(err)
	}
}

// ID is the number of the process.
func (l *launched) ID() int { return l.cmd.Process.Pid }

// Wait waits for the end of the program.
func (l *launched) Wait() stand.Outcome {
	l.t.Helper()
	stand.Until(l.t, "the program does not end", func() bool {
		select {
		case <-l.ended:
			return true
		default:
			return false
		}
	})
	return stand.Outcome{Code: l.cmd.ProcessState.ExitCode(), Out: l.out.String(), Err: l.said.String()}
}
