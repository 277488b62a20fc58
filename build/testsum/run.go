package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

// cost is what a test program took, with the programs that it ran and waited for.
type cost struct {
	peak int64         // bytes of memory at its height, 0 if unknown; the greatest program counts
	work time.Duration // of the processor
}

// costForm is the line in which run tells what a program took.
const costForm = "testsum: peak %d bytes, work %d ms\n"

func (c cost) String() string { return fmt.Sprintf(costForm, c.peak, c.work.Milliseconds()) }

// parseCost finds the line again, also behind a last word of the tests that does
// not end its own line.
func parseCost(line string) (before string, c cost, ok bool) {
	at := strings.Index(line, costForm[:strings.Index(costForm, "%")])
	if at < 0 {
		return line, cost{}, false
	}
	var ms int64
	if n, err := fmt.Sscanf(line[at:], costForm, &c.peak, &ms); n != 2 || err != nil {
		return line, cost{}, false
	}
	c.work = time.Duration(ms) * time.Millisecond
	return line[:at], c, true
}

// converses reports whether the tests of a folder are a program and the game in turn,
// one of which waits while the other works. On two processors each turn wakes one of
// them up, which is up to a third of the work.
func converses(folder string) bool {
	return strings.Contains(filepath.ToSlash(folder), "/scenes/e2e/")
}

// surroundings returns the environment of a folder's tests. They make many small things,
// and memory would be freed many times a second. Freeing it at four times the size saves
// up to half of the work, in the built game none.
func surroundings(folder string, env []string) []string {
	if converses(folder) || slices.ContainsFunc(env, func(s string) bool { return strings.HasPrefix(s, "GOGC=") }) {
		return env
	}
	return append(env, "GOGC=400", "GOMEMLIMIT=700MiB")
}

// repeats reports whether the tests of a folder may come out otherwise though neither
// their code nor a file that they read has changed. They run programs that are built or
// read elsewhere.
func repeats(folder string) bool {
	folder = filepath.ToSlash(folder) + "/"
	return converses(folder) || strings.Contains(folder, "/build/") || strings.HasSuffix(folder, "/assets/")
}

// noting adds to the arguments of a test program that it shall note the files and
// variables that it reads. `go test` looks for that beside the program, and with it keeps
// the result in its cache. It does not ask for the note itself where -exec is given.
func noting(args []string, folder string) []string {
	if repeats(folder) {
		return args
	}
	return append(args, "-test.testlogfile="+filepath.Join(filepath.Dir(args[0]), "testlog.txt"))
}

// run runs a test program, the first of args, and says on out what it took. Its
// exit code is that of the program, 1 if a signal ended it or it did not start.
func run(args []string, out, err io.Writer) int {
	folder, _ := os.Getwd() // unknown it is none of those below
	args = noting(args, folder)
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, out, err
	told := make(chan os.Signal, 8)
	signal.Notify(told, os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT)
	release := func() {}
	cmd.Env = surroundings(folder, os.Environ())
	if converses(folder) { // its tests may wait together, though they have one processor
		release, cmd.Args = pin(os.TempDir()), append(cmd.Args, "-test.parallel=4")
	}
	defer release()
	if e := cmd.Start(); e != nil {
		fmt.Fprintln(err, "testsum:", e)
		return 1
	}
	go func() {
		for s := range told { // such as the one that ends what hangs
			_ = cmd.Process.Signal(s)
		}
	}()
	e := cmd.Wait()
	signal.Stop(told)
	close(told)
	state := cmd.ProcessState
	fmt.Fprint(out, cost{peak: peak(state), work: state.UserTime() + state.SystemTime()})
	var exit *exec.ExitError
	switch {
	case e == nil:
		return 0
	case errors.As(e, &exit) && exit.ExitCode() > 0:
		return exit.ExitCode()
	}
	fmt.Fprintln(err, "testsum:", e)
	return 1
}
