package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
)

// event is one line of `go test -json`; see `go doc test2json`.
type event struct {
	Action     string
	Package    string
	ImportPath string // of build-output and build-fail
	Test       string // empty for what concerns the whole package
	Output     string
}

// leftToProof is the reason of a skip that is none of this machine: rulestest.LeftToProof.
const leftToProof = "left to make proof"

// summary counts tests, subtests included. A package that failed without a failed test
// counts as one failure: it did not build, crashed or ran out of time. So does one that
// took too much.
type summary struct {
	passed, failed, skipped int
	left                    int    // to make proof
	kept                    int    // packages whose results are from Go's cache
	all                     cost   // work of all packages, memory of the greatest
	greatest                string // package
}

func (s summary) String() string {
	text := fmt.Sprintf("%d passed, %d failed, %d skipped", s.passed, s.failed, s.skipped)
	if s.greatest != "" {
		text += fmt.Sprintf("; %.0f s work, at most %s (%s)", s.all.work.Seconds(), mebi(s.all.peak), s.greatest)
	}
	if s.kept > 0 {
		text += fmt.Sprintf("; unchanged since they passed: %d packages", s.kept)
	}
	if s.left > 0 {
		text += fmt.Sprintf("; %d left to make proof", s.left)
	}
	return text
}

// good reports whether the run may be called a success.
func (s summary) good(noSkips bool) bool {
	return s.failed == 0 && s.passed > 0 && (!noSkips || s.skipped == 0)
}

// summarise reads events until the end of r and writes what is worth showing to
// w as it comes. Lines that are no events are shown as they are.
func summarise(r io.Reader, w io.Writer) (summary, error) {
	var sum summary
	output := map[string][]string{} // by package and test, until the test ends
	failedIn := map[string]int{}    // failed tests by package
	costs := map[string]cost{}      // by package
	sc := bufio.NewScanner(r)
	sc.Buffer(nil, 16<<20)
	for sc.Scan() {
		var e event
		if json.Unmarshal(sc.Bytes(), &e) != nil || e.Action == "" {
			fmt.Fprintln(w, sc.Text())
			continue
		}
		key := e.Package + " " + e.Test
		switch e.Action {
		case "output":
			text, c, measured := parseCost(e.Output)
			if measured {
				costs[e.Package] = c
			}
			if text != "" {
				output[key] = append(output[key], text)
			}
		case "build-output":
			io.WriteString(w, e.Output)
		case "pass", "fail", "skip":
			c, measured := costs[e.Package]
			if e.Test == "" && cached(output[key]) {
				sum.kept++
			}
			if e.Test == "" && measured {
				addCost(output[key], c)
			}
			sum.end(e, failedIn, output[key], w)
			delete(output, key)
			if e.Test == "" && measured {
				sum.take(e.Package, c, w)
			}
		}
	}
	return sum, sc.Err()
}

// end counts and shows a test or package that has ended.
func (s *summary) end(e event, failedIn map[string]int, output []string, w io.Writer) {
	if e.Test == "" {
		if e.Action == "fail" && failedIn[e.Package] == 0 {
			s.failed++
			show(w, output)
			return
		}
		show(w, closing(output))
		return
	}
	switch e.Action {
	case "pass":
		s.passed++
		return
	case "skip":
		if slices.ContainsFunc(output, func(line string) bool { return strings.HasSuffix(line, ": "+leftToProof+"\n") }) {
			s.left++
			return
		}
		s.skipped++
	case "fail":
		s.failed++
		failedIn[e.Package]++
	}
	fmt.Fprintf(w, "%s %s %s\n", strings.ToUpper(e.Action), e.Package, e.Test)
	show(w, output)
}

// take adds what a package took and shows what was too much.
func (s *summary) take(pkg string, c cost, w io.Writer) {
	s.all.work += c.work
	if s.greatest == "" || c.peak > s.all.peak {
		s.all.peak, s.greatest = c.peak, pkg
	}
	lines, bad := c.faults(pkg, os.Getenv("SCHRON_PROOF") != "")
	io.WriteString(w, lines)
	if bad {
		s.failed++
	}
}

// cached reports whether a package's result is that of an earlier run.
func cached(output []string) bool {
	line := closing(output)
	return line != nil && strings.Contains(line[0], "\t(cached)")
}

// addCost adds what a package took to its closing line.
func addCost(output []string, c cost) {
	if line := closing(output); line != nil {
		line[0] = c.after(line[0])
	}
}

// closing returns the line that `go test` ends a package with.
func closing(output []string) []string {
	for i := len(output) - 1; i >= 0; i-- {
		for _, start := range []string{"ok ", "FAIL\t", "? ", "\t"} {
			if strings.HasPrefix(output[i], start) {
				return output[i : i+1]
			}
		}
	}
	return nil
}

func show(w io.Writer, lines []string) {
	for _, l := range lines {
		io.WriteString(w, l)
	}
}
