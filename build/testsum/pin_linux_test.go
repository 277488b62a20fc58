package main

import (
	"testing"

	"golang.org/x/sys/unix"
)

// processors are those that this thread may use.
func processors(t *testing.T) unix.CPUSet {
	t.Helper()
	var set unix.CPUSet
	if err := unix.SchedGetaffinity(0, &set); err != nil {
		t.Fatal(err)
	}
	return set
}

// Each pinned program has one processor and none has another's; who finds all taken
// has all of them, and so has who is done.
func TestPinGivesEachAProcessor(t *testing.T) {
	all, folder := processors(t), t.TempDir()
	var taken unix.CPUSet
	for range all.Count() {
		had, done := make(chan unix.CPUSet), make(chan bool)
		go func() { // each a thread of its own
			release := pin(folder)
			var set unix.CPUSet
			_ = unix.SchedGetaffinity(0, &set)
			had <- set
			<-done
			release()
			_ = unix.SchedGetaffinity(0, &set)
			had <- set
		}()
		set := <-had
		if set.Count() != 1 {
			t.Errorf("a pinned program has %d processors", set.Count())
		}
		for cpu := range mostProcessors {
			if set.IsSet(cpu) && taken.IsSet(cpu) {
				t.Errorf("processor %d has two pinned programs", cpu)
			}
			if set.IsSet(cpu) {
				taken.Set(cpu)
			}
		}
		defer func() {
			done <- true
			if set := <-had; set != all {
				t.Errorf("after the release there are %d processors of %d", set.Count(), all.Count())
			}
		}()
	}
	release := pin(folder)
	if set := processors(t); set != all {
		t.Errorf("with all taken there are %d processors of %d", set.Count(), all.Count())
	}
	release()
}

func TestOnlyConversationsArePinned(t *testing.T) {
	for folder, want := range map[string]bool{"/a/scenes/e2e/wcp": true, "/a/scenes/wcp": false, "/a/rules/bots": false} {
		if converses(folder) != want {
			t.Errorf("%s: %v", folder, !want)
		}
	}
}
