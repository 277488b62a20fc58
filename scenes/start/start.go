// Package start reads the command line. It checks every flag and file, and says in one
// line what is wrong and what is accepted. Then it hands over to the window or to the
// headless side.
package start

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"schron/scenes/print"
	"schron/scenes/store"
)

// Exit codes of the program.
const (
	exitFine  = 0
	exitFault = 1 // the program failed, or a simulated game broke an invariant
	exitUse   = 2 // wrong use or bad input
)

// Parts are what the command line starts.
type Parts struct {
	Scenes []string           // the names that -scene accepts
	Window func(Window) error // opens the window, or draws the one scene of -shot
	Demo   func(Demo) error   // plays by itself and writes pictures
	// Boxes lists the parts in the box of each game that can be printed. Print makes the
	// PDF file of a box, or of each part, with names for the files.
	Boxes func() (map[string][]string, error)
	Print func(Print) ([]print.File, error)
}

// Version is the program's version, set by the linker (build/compile.sh).
func Version() string { return version }

// Commit is the program's commit, set by the linker; empty where it is not known.
func Commit() string { return commit }

// program is the command line with what it starts.
type program struct {
	Parts
	in          io.Reader
	out, errOut io.Writer
}

// command is a subcommand.
type command struct {
	name, arguments, summary string
	run                      func(p *program, args []string) error
}

// commands lists the subcommands in the order of the help.
func commands() []command {
	return []command{
		{"engine", "", "play by JSON lines on standard input and output", (*program).engine},
		{"replay", "FILE [-at N]", "replay a game record and print the position as JSON", (*program).replay},
		{"sim", "-game GAME [-players N]", "play whole games without a window and print the counts", (*program).sim},
		{"demo", "[-out DIR] [-wav FILE]", "play a game of each kind by itself and write pictures, or what would be heard", (*program).runDemo},
		{"print", "-game GAME -out FILE", "write what is in the box of a game to a PDF file, to print and cut out", (*program).print},
		{"version", "", "print the version", (*program).printVersion},
		{"help", "", "print this", (*program).help},
	}
}

// Main runs the program with the arguments after its name and returns the exit
// code. Errors are one line on errOut.
func Main(args []string, in io.Reader, out, errOut io.Writer, parts Parts) int {
	p := &program{Parts: parts, in: in, out: out, errOut: errOut}
	return p.exit(p.run(args))
}

// run starts the subcommand, or the window when there is none.
func (p *program) run(args []string) error {
	if len(args) == 0 || strings.HasPrefix(args[0], "-") || namesFile(args[0]) {
		w, err := parseWindow(args, p.Scenes)
		if err != nil {
			return err
		}
		return p.Window(w)
	}
	all := commands()
	i := slices.IndexFunc(all, func(c command) bool { return c.name == args[0] })
	if i < 0 {
		names := make([]string, len(all))
		for i, c := range all {
			names[i] = c.name
		}
		return wrongUse("unknown command %q, accepted: %s, a game record", args[0], strings.Join(names, ", "))
	}
	return all[i].run(p, args[1:])
}

// namesFile reports whether the first argument is no command but a file: the system
// starts the program so for a record that is opened.
func namesFile(arg string) bool {
	if slices.ContainsFunc(commands(), func(c command) bool { return c.name == arg }) {
		return false
	}
	_, err := os.Stat(arg)
	return err == nil || store.IsRecord(arg) || filepath.Base(arg) != arg
}

// exit reports an error and returns the exit code.
func (p *program) exit(err error) int {
	var use *usageError
	var failed *exitError
	var help *helpWanted
	switch {
	case err == nil:
		return exitFine
	case errors.As(err, &help):
		return p.exit(p.helpOf(help.flags))
	case errors.As(err, &failed):
		return failed.code
	case errors.As(err, &use):
		fmt.Fprintf(p.errOut, "schron: %v\n", err)
		return exitUse
	}
	fmt.Fprintf(p.errOut, "schron: %s\n", oneLine(strings.ReplaceAll(err.Error(), "\n", " ")))
	return exitFault
}

// exitError ends the program with a code after everything has been said.
type exitError struct{ code int }

// Ended is the error that ends the program with a code, everything having been said.
func Ended(code int) error { return &exitError{code} }

func (e *exitError) Error() string { return fmt.Sprintf("exit code %d", e.code) }
