// Package graphics helps where the window cannot be drawn. It starts the program again
// in each other way of drawing that the system has. In the last one the processor does
// the graphics card's work. If none helps, it says in the system's own box what to do.
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

// Again is the value of tried where the usual way is tried once more after all others:
// whatever cannot be read stops the search.
const again = "again"

// kept begins the names of variables that hold what a way of drawing has replaced, so
// that the usual way can be tried again.
const kept = "SCHRON_USUAL_"

// way is a way of drawing: environment variables that the graphics library and the
// drivers read. An empty one is left out.
type way map[string]string

// Patience is how many starts may end without a frame before another way of drawing is
// taken. A single one may have been a power cut.
const Patience = 2

// Choose returns the way to draw in, given how often each way ended without a frame.
// That is the first one, from this one on, that has not used up the patience. If a start
// has ended in another way, too, drawing may not be the cause. A start by a player then
// tries the usual way once more. ok is false if nothing is left to try.
func Choose(ended map[int]int) (way int, ok bool) {
	for way := Way(); way <= len(ways); way++ {
		if ended[way] >= Patience {
			continue
		}
		if Way() == 0 && way > 0 && ended[way] > 0 && ended[0] == Patience {
			break
		}
		return way, true
	}
	return 0, ended[0] == Patience
}

// Restart starts the program in a way of drawing, with the same arguments. It returns
// the exit code once that program has ended. On some systems it replaces this program
// and never returns. ok is false if that way cannot be reached any more.
func Restart(way int) (code int, ok bool) {
	return start(reach(os.Environ(), ways, way))
}

// Afresh starts the program as a player does, in the usual way.
func Afresh() (code int, ok bool) {
	return start(usual(os.Environ(), ways))
}

func start(env []string) (code int, ok bool) {
	if env == nil {
		return 0, false
	}
	program, err := os.Executable()
	if err != nil {
		return 0, false
	}
	return restart(program, os.Args, env)
}

// Way is how many ways of drawing were tried before this one: 0 is the usual one.
func Way() int {
	n, err := strconv.Atoi(os.Getenv(tried))
	if err != nil || n < 0 {
		return 0
	}
	return min(n, len(ways))
}

// reach is the environment for a way; nil if the count in env is beyond it. For the
// usual way after all others it says so.
func reach(env []string, ways []way, to int) []string {
	if to == 0 {
		return append(usual(env, ways), tried+"="+again)
	}
	for !slices.Contains(env, tried+"="+strconv.Itoa(to)) {
		if env = next(env, ways); env == nil {
			return nil
		}
	}
	return env
}

// usual is the environment without what ways have changed in it.
func usual(env []string, ways []way) []string {
	out := []string{}
	for _, e := range env {
		name, value, _ := strings.Cut(e, "=")
		set := name == tried || count(env) > 0 && touched(ways[:min(count(env), len(ways))], name)
		was, back := strings.CutPrefix(name, kept)
		switch {
		case back:
			out = append(out, was+"="+value)
		case !set:
			out = append(out, e)
		}
	}
	return out
}

// count is how many ways have been tried by env; below 0 if that cannot be read.
func count(env []string) int {
	done := 0
	for _, e := range env {
		if text, ok := strings.CutPrefix(e, tried+"="); ok && text != "" {
			n, err := strconv.Atoi(text)
			if err != nil || n < 0 {
				return -1
			}
			done = n
		}
	}
	return done
}

// next is the environment for the way after that of env; nil if it was the last one.
// What cannot be read counts as all of them, so that a variable set by somebody
// else stops the search and never starts it anew.
func next(env []string, ways []way) []string {
	done := count(env)
	if done < 0 || done >= len(ways) {
		return nil
	}
	set := maps.Clone(ways[done])
	set[tried] = strconv.Itoa(done + 1)
	var out []string
	for _, e := range env {
		name, value, _ := strings.Cut(e, "=")
		if _, there := set[name]; !there {
			out = append(out, e)
		} else if name != tried && !touched(ways[:done], name) {
			out = append(out, kept+name+"="+value)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(set)) {
		if set[name] != "" {
			out = append(out, name+"="+set[name])
		}
	}
	return out
}

// touched reports whether one of the ways sets a variable.
func touched(ways []way, name string) bool {
	return slices.ContainsFunc(ways, func(w way) bool { _, there := w[name]; return there })
}
