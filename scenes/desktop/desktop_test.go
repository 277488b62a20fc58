package desktop

import (
	"errors"
	"testing"
	"time"
)

// answered waits for the answer of a dialog.
func answered(t *testing.T, a *Asking) (string, error) {
	t.Helper()
	for until := time.Now().Add(3 * time.Minute); time.Now().Before(until); time.Sleep(5 * time.Millisecond) {
		if path, done, err := a.Answer(); done {
			return path, err
		}
	}
	t.Fatal("there is no answer")
	return "", nil
}

// TestADialogIsNotWaitedFor: its answer comes when it is there, once, and a dialog that
// is cancelled returns.
func TestADialogIsNotWaitedFor(t *testing.T) {
	let := make(chan error)
	shut := make(chan struct{})
	a := NewAsking(func() (string, error) {
		select {
		case err := <-let:
			return "/a.schron", err
		case <-shut:
			return "", nil
		}
	}, func() { close(shut) })
	if _, done, _ := a.Answer(); done {
		t.Fatal("there is an answer before anything was chosen")
	}
	let <- errors.New("no")
	if path, err := answered(t, a); path != "/a.schron" || err == nil {
		t.Errorf("%q, %v", path, err)
	}
	if _, done, _ := a.Answer(); done {
		t.Error("the answer comes twice")
	}
	b := NewAsking(func() (string, error) { <-shut; return "", nil }, func() {})
	a.Cancel()
	if path, err := answered(t, b); path != "" || err != nil {
		t.Errorf("%q, %v", path, err)
	}
}

func TestOwnDesktopHasAClipboardOnly(t *testing.T) {
	var d Desktop = &Own{}
	d.Copy("Zażółć")
	if got := d.Paste(); got != "Zażółć" {
		t.Errorf("pasted %q", got)
	}
	if d.Ask(Question{}) != nil {
		t.Error("it opens a dialog")
	}
	if err := <-d.Reveal("/"); err == nil {
		t.Error("it shows a folder")
	}
	if d.Calm() != nil {
		t.Error("it says how things are to move")
	}
}

func TestNewFilesHaveAnEnding(t *testing.T) {
	q := Question{Save: true, Endings: []string{".schron", ".json"}}
	for path, want := range map[string]string{
		"a": "a.schron", "a.b": "a.b.schron", "a.json": "a.json", "A.Schron": "A.Schron", "/x.json/a": "/x.json/a.schron",
	} {
		if got := q.WithEnding(path); got != want {
			t.Errorf("%q becomes %q, want %q", path, got, want)
		}
	}
	q.Save = false
	if got := q.WithEnding("a"); got != "a" {
		t.Errorf("a file to be read becomes %q", got)
	}
}
