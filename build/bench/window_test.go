package bench

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// runs is how often each window is started.
const runs = 5

// rest is how long a window stands still while its CPU time is counted.
const rest = 5 * time.Second

// compile builds a package of the repository as it is delivered.
func compile(t testing.TB, pkg string) string {
	t.Helper()
	bin := filepath.Join(t.TempDir(), "program")
	cmd := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", bin, pkg)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return bin
}

// window is a way to start a window.
type window struct {
	bin  string
	args []string
}

// launch starts the window. Stop ends it as the system does. What is killed while it opens
// its window is taken for the victim of a driver at the next start.
func (w window) launch(t testing.TB, s *screen) (pid int, stop func()) {
	t.Helper()
	cmd := exec.Command(w.bin, w.args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+s.name)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd.Process.Pid, func() { _ = cmd.Process.Signal(syscall.SIGTERM); _ = cmd.Wait() }
}

// sight is what a window looks like once it can be used: some pixels.
type sight struct {
	points  []point
	colours []uint32
}

// wait returns how long it takes from start until the sight is there.
func (s *screen) wait(t testing.TB, start time.Time, want sight) time.Duration {
	t.Helper()
	for time.Since(start) < 20*time.Second {
		got, err := s.pixels(want.points)
		if err != nil {
			t.Fatal(err)
		}
		if slices.Equal(got, want.colours) {
			return time.Since(start)
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("the window does not come to look as it did")
	return 0
}

// learn starts the window once and notes what it looks like at rest.
func (w window) learn(t testing.TB, s *screen, points []point) sight {
	t.Helper()
	_, stop := w.launch(t, s)
	defer stop()
	time.Sleep(4 * time.Second)
	colours, err := s.pixels(points)
	if err != nil {
		t.Fatal(err)
	}
	return sight{points, colours}
}

// places reads from a UI tree where the things of a scene are. These are some pixels of each,
// and of those among them that have one of the roles.
func places(t testing.TB, w window, s *screen, roles ...string) (all, some []point) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "tree.json")
	w.args = append(slices.Clone(w.args), "-uitree", file)
	_, stop := w.launch(t, s)
	time.Sleep(2 * time.Second)
	stop()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var tree struct {
		Nodes []struct {
			Role string
			Rect [4]float64
		}
	}
	if err := json.Unmarshal(data, &tree); err != nil {
		t.Fatal(err)
	}
	for _, n := range tree.Nodes {
		for _, f := range []float64{0.1, 0.3, 0.5, 0.7, 0.9} {
			p := point{int(n.Rect[0] + n.Rect[2]*f), int(n.Rect[1] + n.Rect[3]*0.5)}
			all = append(all, p)
			if slices.Contains(roles, n.Role) {
				some = append(some, p)
			}
		}
	}
	return all, some
}

// cpu is the CPU time of a process so far, by the system's clock ticks of 10 ms.
func cpu(t testing.TB, pid int) time.Duration {
	t.Helper()
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		t.Fatal(err)
	}
	fields := strings.Fields(string(data[strings.LastIndex(string(data), ")")+1:]))
	sum := 0
	for _, f := range fields[11:13] {
		n, err := strconv.Atoi(f)
		if err != nil {
			t.Fatal(err)
		}
		sum += n
	}
	return time.Duration(sum) * 10 * time.Millisecond
}

// memory is what a process has in memory, in MiB.
func memory(t testing.TB, pid int) float64 {
	t.Helper()
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(string(data), "\n") {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			n, err := strconv.Atoi(strings.Fields(rest)[0])
			if err != nil {
				t.Fatal(err)
			}
			return float64(n) / 1024
		}
	}
	t.Fatal("the process is gone")
	return 0
}

// still measures a window at rest: CPU as a share of one core, memory in MiB.
func (w window) still(t testing.TB, s *screen) (share, mib float64) {
	t.Helper()
	pid, stop := w.launch(t, s)
	defer stop()
	time.Sleep(3 * time.Second)
	before := cpu(t, pid)
	time.Sleep(rest)
	return float64(cpu(t, pid)-before) / float64(rest), memory(t, pid)
}

func median(d []time.Duration) time.Duration {
	slices.Sort(d)
	return d[len(d)/2]
}

// BenchmarkBesideAnEmptyWindow reports ratios to an empty window that clears
// every frame. The design's reaches are 1.5 for the start to the first usable
// frame (all buttons are there), 0.1 for idle CPU and 2 for memory.
func BenchmarkBesideAnEmptyWindow(b *testing.B) {
	s := newScreen(b)
	data := b.TempDir()
	program := compile(b, "schron")
	flags := []string{"-data", data, "-size", "1280x800", "-lang", "pl"}
	shelf := window{program, flags}
	table := window{program, append(slices.Clone(flags), "-scene", "table")}
	empty := window{bin: compile(b, "schron/build/bench/empty")}

	all, buttons := places(b, shelf, s, "button")
	usable, whole := shelf.learn(b, s, buttons), shelf.learn(b, s, all)
	blank := empty.learn(b, s, []point{{200, 200}, {1000, 600}})
	for b.Loop() {
		var first, complete, base []time.Duration
		for range runs {
			start := time.Now()
			_, stop := empty.launch(b, s)
			base = append(base, s.wait(b, start, blank))
			stop()
			start = time.Now()
			_, stop = shelf.launch(b, s)
			first = append(first, s.wait(b, start, usable))
			complete = append(complete, s.wait(b, start, whole))
			stop()
		}
		share, mib := empty.still(b, s)
		b.ReportMetric(float64(median(base).Milliseconds()), "empty-start-ms")
		b.ReportMetric(float64(median(first))/float64(median(base)), "start-x")
		b.ReportMetric(float64(median(complete))/float64(median(base)), "complete-x")
		b.ReportMetric(mib, "empty-MiB")
		for name, w := range map[string]window{"shelf": shelf, "table": table} {
			cpu, m := w.still(b, s)
			b.ReportMetric(cpu/share, name+"-idle-cpu-x")
			b.ReportMetric(m/mib, name+"-memory-x")
		}
	}
}
