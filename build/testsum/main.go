// Command testsum reads the output of `go test -json` on standard input. It shows what
// a person needs of it: the line of each package, and the output of each test that
// failed or was skipped. It ends with one line of counts.
//
// `go test -exec` can run the tests by `testsum run PROGRAM ARGUMENTS`. Then it also
// measures them, and each package's line shows its memory and work. A package whose
// memory exceeds 1 GiB fails. Work is the processor's time, which unlike the clock
// hardly depends on what else the machine does. More than 30 s is pointed out. A busy
// processor is slower too, so only twice that fails. Tests that start the game and talk
// with it have one processor (on Linux). Results of tests that depend on nothing but the
// files that they read are kept in Go's cache; -count=1 tries them anew.
//
// The exit code is 1 if anything failed, if no test ran, and, where skips are forbidden
// (SCHRON_CI is set), if anything was skipped.
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
