// Command evening reports whether a folder of saves holds what comes of a recorded evening:
//
//	go run ./build/check/evening first|second DIR
//
// The recordings are first.jsonl and second.jsonl beside this file. They are for
// `schron -lang pl -size 1280x800 -data DIR -replay-input FILE`, the first for an empty
// folder, the second for the folder that it left, and end by themselves. TestTheKeptEvenings
// in scenes/e2e/evening says how they are made again. Exit codes: 0 it does, 1 it does
// not, 2 wrong use.
package main

import (
	"embed"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"schron/build/check/saves"
)

//go:embed first.txt second.txt
var lists embed.FS

func main() { os.Exit(run(os.Args[1:], os.Stderr)) }

// run compares and returns the exit code.
func run(args []string, errOut io.Writer) int {
	if len(args) != 2 {
		fmt.Fprintln(errOut, "evening: accepted: first|second DIR")
		return 2
	}
	want, err := lists.ReadFile(args[0] + ".txt")
	if err != nil {
		fmt.Fprintf(errOut, "evening: no evening is called %q, accepted: first, second\n", args[0])
		return 2
	}
	got, err := saves.List(args[1])
	if err != nil {
		fmt.Fprintln(errOut, "evening:", err)
		return 1
	}
	if _, err := os.Stat(filepath.Join(args[1], "starting.lock")); err == nil {
		fmt.Fprintln(errOut, "evening: the program has ended and still says that it opens its window, so that the next start will draw in another way")
		return 1
	}
	if got != string(want) {
		fmt.Fprintf(errOut, "%sevening: these games in %s are others than the %s evening leaves\n", got, args[1], args[0])
		return 1
	}
	return 0
}
