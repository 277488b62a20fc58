// Command testsum reads the output of `go test -json` on standard input, shows
// what a person needs of it (the line of each package, the output of each test
// that failed or was skipped) and ends with one line of counts.
//
// The exit code is 1 if anything failed, if no test ran, and, where skips are
// forbidden (SCHRON_CI is set), if anything was skipped.
package main

import (
	"fmt"
	"os"
)

func main() {
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
