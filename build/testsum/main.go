// Command testsum reads the output of `go test -json` on standard input, shows
// what a person needs of it (the line of each package, the output of each test
// that failed or was skipped) and ends with one line of counts.
//
// As the program that `go test -exec` runs the tests by, `testsum run PROGRAM
// ARGUMENTS`, it also measures them: each package's memory and work stand in its
// line. One whose memory exceeds 1 GiB fails. Work is the processor's time, which
// unlike the clock hardly depends on what else the machine does: more than 40 s is
// pointed out, and because a busy processor is slower too only twice that fails.
// Tests that start the game and talk with it have one processor (on Linux).
//
// The exit code is 1 if anything failed, if no test ran, and, where skips are
// forbidden (SCHRON_CI is set), if anything was skipped.
package main

import (
	"fmt"
	"os"
)

func main() {
	if len(os.Args) > 2 && os.Args[1] == "run" {
		os.Exit(run(os.Args[2:], os.Stdout, os.Stderr))
	}
	sum, err := summarise(os.Stdin, os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, "testsum:", err)
		os.Exit(1)
	}
	fmt.Println(sum)
	if !sum.good(os.Getenv("SCHRON_CI") != "") {
		os.Exit(1)
	}
}
