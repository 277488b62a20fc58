package main

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
)

// playEnv makes the test program one that does what it says. It takes so many MiB, works for
// so many milliseconds, and ends with an exit code, or kills itself.
const playEnv = "TESTSUM_PLAY"

func TestMain(m *testing.M) {
	if text := os.Getenv(playEnv); text != "" {
		os.Exit(play(text))
	}
	os.Exit(m.Run())
}

// stepsPerMs is how many steps take about a millisecond of work.
const stepsPerMs = 700_000

func play(text string) int {
	var mib, ms, code int
	if _, err := fmt.Sscan(text, &mib, &ms, &code); err != nil {
		panic(err)
	}
	memory := make([]byte, mib<<20)
	for i := range memory {
		memory[i] = 1
	}
	for range ms * stepsPerMs { // not until a time: with much else to do little work is done by then
		memory[len(memory)-1]++
	}
	fmt.Print("played")
	if code < 0 {
		p, err := os.FindProcess(os.Getpid())
		if err == nil {
			err = p.Kill()
		}
		panic(err)
	}
	return code
}

// playAs runs the test program as play says and returns what it took.
func playAs(t *testing.T, text string) (code int, c cost, before string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(playEnv, text)
	var out, bad bytes.Buffer
	code = run([]string{self}, &out, &bad)
	before, c, ok := parseCost(out.String())
	if !ok {
		t.Fatalf("nothing is measured: %q, %q", &out, &bad)
	}
	return code, c, before
}

func TestRunMeasuresMemory(t *testing.T) {
	_, little, _ := playAs(t, "1 0 0")
	_, much, before := playAs(t, "100 0 0")
	if d := (much.peak - little.peak) >> 20; d < 60 || d > 140 {
		t.Errorf("100 MiB more are measured as %d MiB", d)
	}
	if before != "played" {
		t.Errorf("before that it said %q", before)
	}
}

func TestRunMeasuresWork(t *testing.T) {
	_, c, _ := playAs(t, "1 600 0")
	if c.work < 100*time.Millisecond || c.work > 5*time.Second {
		t.Errorf("about 600 ms of work are measured as %v", c.work)
	}
}

func TestRunEndsAsTheProgramDoes(t *testing.T) {
	for text, want := range map[string]int{"1 0 0": 0, "1 0 2": 2, "1 0 -1": 1} {
		if code, _, _ := playAs(t, text); code != want {
			t.Errorf("%q ends with %d, want %d", text, code, want)
		}
	}
	var out, bad bytes.Buffer
	if code := run([]string{"/no/such/program"}, &out, &bad); code != 1 || !strings.Contains(bad.String(), "no/such/program") {
		t.Errorf("what does not start ends with %d, %q", code, &bad)
	}
}

func TestMemoryIsFreedMoreRarely(t *testing.T) {
	for _, c := range []struct{ folder, env, want string }{
		{"/a/rules/wcp", "A=1", "A=1 GOGC=400 GOMEMLIMIT=700MiB"},
		{"/a/scenes/wcp", "A=1", "A=1 GOGC=400 GOMEMLIMIT=700MiB"},
		{"/a/scenes/wcp", "GOGC=50 A=1", "GOGC=50 A=1"},
		{"/a/scenes/e2e/wcp", "A=1", "A=1"},
	} {
		if got := strings.Join(surroundings(c.folder, strings.Fields(c.env)), " "); got != c.want {
			t.Errorf("%q with %q: %q, want %q", c.folder, c.env, got, c.want)
		}
	}
}

// TestResultsAreKeptWhereFilesDecide: such a program is told to note what it reads.
func TestResultsAreKeptWhereFilesDecide(t *testing.T) {
	for folder, kept := range map[string]bool{
		"/schron/rules/wcp": true, "/schron/scenes/table": true, "/schron/assets/texts": true,
		"/schron/scenes/e2e/process": false, "/schron/build/linux": false, "/schron/assets": false,
	} {
		got := noting([]string{"/tmp/b001/wcp.test", "-test.v"}, folder)
		if want := "-test.testlogfile=/tmp/b001/testlog.txt"; slices.Contains(got, want) != kept || got[1] != "-test.v" {
			t.Errorf("%s: %q", folder, got)
		}
	}
}

// TestWhatIsTakenIsShownAndLimited sums up packages that took this and that.
func TestWhatIsTakenIsShownAndLimited(t *testing.T) {
	t.Setenv("SCHRON_PROOF", "")
	const second = int64(time.Second)
	for _, c := range []struct {
		name       string
		peak, work int64
		shown      []string
		hidden     []string
		good       bool
	}{
		{"usual", 300 << 20, 5 * second, []string{"ok  \tschron/a\t0.002s\t5.0 s work\t300 MiB\n"}, []string{"FAIL", "SLOW"}, true},
		{"all that is allowed", 1 << 30, 30 * second, []string{"\t30.0 s work\t1024 MiB\n"}, []string{"FAIL", "SLOW"}, true},
		{"too much memory", 1<<30 + 1<<20, 5 * second, []string{"FAIL schron/a: its tests took 1025 MiB of memory at their peak, the most is 1024 MiB\n"}, []string{"SLOW"}, false},
		{"slow", 300 << 20, 31 * second, []string{"SLOW schron/a: its tests took 31 s of work, more than 30 s\n"}, []string{"FAIL"}, true},
		{"much too slow", 300 << 20, 61 * second, []string{"FAIL schron/a: its tests took 61 s of work, the most is 60 s\n"}, []string{"SLOW"}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			line := cost{peak: c.peak, work: time.Duration(c.work)}.String()
			const end = `{"Action":"output","Package":"schron/a","Output":"ok `
			in := strings.Replace(passing, end, `{"Action":"output","Package":"schron/a","Output":`+fmt.Sprintf("%q", line)+"}\n"+end, 1)
			var b strings.Builder
			sum, err := summarise(strings.NewReader(in), &b)
			if err != nil {
				t.Fatal(err)
			}
			if sum.good(true) != c.good {
				t.Errorf("good: %v, want %v", sum.good(true), c.good)
			}
			for _, s := range c.shown {
				if !strings.Contains(b.String(), s) {
					t.Errorf("want %q in:\n%s", s, &b)
				}
			}
			for _, s := range append(c.hidden, "testsum:") {
				if strings.Contains(b.String(), s) {
					t.Errorf("want no %q in:\n%s", s, &b)
				}
			}
		})
	}
}

// TestTheSumNamesTheGreatest sums up two packages.
func TestTheSumNamesTheGreatest(t *testing.T) {
	both := strings.Replace(passing, "PASS\\n", strings.TrimSuffix(cost{5 << 20, 2 * time.Second}.String(), "\n")+"\\n", 1)
	both += strings.ReplaceAll(strings.Replace(both, "peak 5", "peak 9", 1), "schron/a", "schron/b")
	var b strings.Builder
	sum, err := summarise(strings.NewReader(both), &b)
	if err != nil {
		t.Fatal(err)
	}
	if want := "2 passed, 0 failed, 0 skipped; 4 s work, at most 8 MiB (schron/b)"; sum.String() != want {
		t.Errorf("%s, want %s", sum, want)
	}
}

// TestPackagesThatStartProgramsMayTakeNoMore: the window's tests have the limits
// of all others.
func TestPackagesThatStartProgramsMayTakeNoMore(t *testing.T) {
	for _, pkg := range []string{"schron/scenes/e2e/dzicz", "schron/scenes/dolores"} {
		for _, c := range []struct {
			work        time.Duration
			spoken, bad bool
		}{
			{30 * time.Second, false, false}, {31 * time.Second, true, false}, {61 * time.Second, true, true},
		} {
			if lines, bad := (cost{work: c.work}).faults(pkg, false); bad != c.bad || (lines != "") != c.spoken {
				t.Errorf("%s with %v: %v, %q", pkg, c.work, bad, lines)
			}
			if lines, bad := (cost{work: c.work}).faults(pkg, true); bad || lines != "" {
				t.Errorf("%s with %v in a proof: %q", pkg, c.work, lines)
			}
		}
	}
}
