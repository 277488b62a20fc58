// Command schron plays board games about the world after its end, for people at
// one screen; see README.md.
package main

import (
	"os"

	"schron/scenes/program"
	"schron/scenes/start"
)

func main() {
	start.Console()
	os.Exit(start.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, program.Parts()))
}
