package store

import (
	"errors"
	"path/filepath"
	"testing"
	"time"
)

// TestHoldWaitsForTheOther: a lock that is held is waited for, not longer than is
// said, and taken once the other lets go of it.
func TestHoldWaitsForTheOther(t *testing.T) {
	path := filepath.Join(t.TempDir(), "folder", "x.lock")
	release, err := Hold(path, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Hold(path, 0); !errors.Is(err, errHeld) {
		t.Errorf("held twice: %v", err)
	}
	got := make(chan error)
	go func() {
		again, err := Hold(path, time.Minute)
		if err == nil {
			again()
		}
		got <- err
	}()
	select {
	case err := <-got:
		t.Fatalf("not waited for: %v", err)
	case <-time.After(200 * time.Millisecond):
	}
	release()
	if err := <-got; err != nil {
		t.Error(err)
	}
}
