// Package graphics helps where the window cannot be drawn: it starts the program
// once more in each other way of drawing that the system has, ending with the
// processor doing the graphics card's work, and says in the system's own box what to
// do where none of them helps.
package graphics

import (
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
)

// tried is the environment variable in which the program tells itself how many ways
// of drawing have been tried. It only grows, so nothing goes round in circles.
const tried = "SCHRON_GRAPHICS"

// way is a way of drawing: environment variables that the graphics library and the
// drivers read. An empty one is left out.
type way map[string]string

// Retry starts the program in the next way of drawing, with the same arguments, and
// returns its exit code once it has ended; on some systems it takes this program's
// place and Retry never returns. Ok is false if there is no way left.
func Retry() (code int, ok bool) {
	env := next(os.Environ(), ways)
	if env == nil {
		return 0, false
	}
	program, err := os.Executable()
	if err != nil {
		return 0, false
	}
	return restart(program, os.Args, env)
}

// RetryAfter is Retry where the program died in a way, so that it could not say so.
func RetryAfter(way int) (code int, ok bool) {
	if err := os.Setenv(tried, strconv.Itoa(way)); err != nil {
		return 0, false
	}
	return Retry()
}

// Way is how many ways of drawing were tried before this one: 0 is the usual one.
func Way() int {
	n, err := strconv.Atoi(os.Getenv(tried))
	if err != nil || n < 0 {
		return 0
	}
	return n
}

// next is the environment for the way after that of env; nil if it was the last one.
// What cannot be read counts as all of them, so that a variable set by somebody
// else stops the search and never starts it anew.
func next(env []string, ways []way) []string {
	done := 0
	for _, e := range env {
		if text, ok := strings.CutPrefix(e, tried+"="); ok && text != "" {
			n, err := strconv.Atoi(text)
			if err != nil || n < 0 {
				return nil
			}
			done = n
		}
	}
	if done >= len(ways) {
		return nil
	}
	set := maps.Clone(ways[done])
	set[tried] = strconv.Itoa(done + 1)
	out := slices.DeleteFunc(slices.Clone(env), func(e string) bool {
		name, _, _ := strings.Cut(e, "=")
		_, there := set[name]
		return there
	})
	for _, name := range slices.Sorted(maps.Keys(set)) {
		if set[name] != "" {
			out = append(out, name+"="+set[name])
		}
	}
	return out
}
