package main

import (
	"fmt"
	"strings"
	"time"
)

// What the tests of one package may take.
const (
	mostMemory = 1 << 30 // bytes; more fails
	muchWork   = 30 * time.Second
	mostWork   = 2 * muchWork // more fails
)

// faults says in lines what a package took too much of; bad reports whether it
// fails for that. In a proof work has no limit.
func (c cost) faults(pkg string, proof bool) (lines string, bad bool) {
	if c.peak > mostMemory {
		lines += fmt.Sprintf("FAIL %s: its tests took %s of memory at their peak, the most is %s\n", pkg, mebi(c.peak), mebi(mostMemory))
		bad = true
	}
	switch {
	case proof:
	case c.work > mostWork:
		lines += fmt.Sprintf("FAIL %s: its tests took %.0f s of work, the most is %.0f s\n", pkg, c.work.Seconds(), mostWork.Seconds())
		bad = true
	case c.work > muchWork:
		lines += fmt.Sprintf("SLOW %s: its tests took %.0f s of work, more than %.0f s\n", pkg, c.work.Seconds(), muchWork.Seconds())
	}
	return lines, bad
}

func mebi(bytes int64) string { return fmt.Sprintf("%d MiB", bytes>>20) }

// after adds what a package took to the line that `go test` ends it with.
func (c cost) after(line string) string {
	text, ended := strings.CutSuffix(line, "\n")
	text += fmt.Sprintf("\t%.1f s work\t%s", c.work.Seconds(), mebi(c.peak))
	if ended {
		text += "\n"
	}
	return text
}
