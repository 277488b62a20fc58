package rulestest

import (
	"os"
	"path/filepath"
	"testing"
)

// TestProofTriesAll: where all is tried no test is skipped and no loop cut short.
func TestProofTriesAll(t *testing.T) {
	for _, c := range []struct {
		env     string
		skipped bool
		rounds  int
	}{{"", true, 3}, {"1", false, 50}} {
		t.Setenv("SCHRON_PROOF", c.env)
		if n := Rounds(3, 50); n != c.rounds {
			t.Errorf("with %q a loop goes round %d times, want %d", c.env, n, c.rounds)
		}
		var skipped bool
		t.Run("inner", func(t *testing.T) {
			tb := &skipping{TB: t}
			OnlyInProof(tb)
			skipped = tb.skipped
		})
		if skipped != c.skipped {
			t.Errorf("with %q a test is left out: %v, want %v", c.env, skipped, c.skipped)
		}
	}
}

// skipping notes that a test would be skipped.
type skipping struct {
	testing.TB
	skipped bool
}

func (s *skipping) Skip(...any) { s.skipped = true }

// TestWhatPassedIsUnchangedUntilAFileDiffers, not where the test failed, nor in a proof.
func TestWhatPassedIsUnchangedUntilAFileDiffers(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module m")
	write("go.sum", "")
	if err := os.Mkdir("in", 0o755); err != nil {
		t.Fatal(err)
	}
	write(filepath.Join("in", "a"), "1")
	t.Setenv("SCHRON_PROOF", "")
	passes := func(fails bool) (unchanged bool) {
		tb := &ending{TB: t, failed: fails}
		unchanged = Unchanged(tb, "in")
		for _, f := range tb.last {
			f()
		}
		return unchanged
	}
	want := func(when string, want, fails bool) {
		t.Helper()
		if got := passes(fails); got != want {
			t.Errorf("%s it is unchanged: %v", when, got)
		}
	}
	want("the first time", false, true)
	want("after a failure", false, false)
	want("after it passed", true, false)
	write(filepath.Join("in", "a"), "2")
	want("with another file", false, false)
	want("then", true, false)
	write("go.sum", "x")
	want("with another library", false, false)
	t.Setenv("SCHRON_PROOF", "1")
	want("in a proof", false, false)
}

// ending is a test whose end the caller decides.
type ending struct {
	testing.TB
	failed bool
	last   []func()
}

func (e *ending) Failed() bool     { return e.failed }
func (e *ending) Cleanup(f func()) { e.last = append(e.last, f) }
