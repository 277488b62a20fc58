// Command rooms draws the rooms of the program and what they import as an SVG on
// standard output. It reads the imports from `go list`:
//
//	go run ./build/rooms >docs/rooms.svg
//
// An arrow that other arrows imply is left out. Tests, programs of build and rooms that
// only tests use are left out, too.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// room is a box of the picture. Its packages have paths, below the module's, that are
// one of paths or lie below one that ends in "/".
type room struct {
	name  string
	paths []string
}

// rooms lists every room; the first that matches a package has it.
var rooms = []room{
	{"main", []string{""}},
	{"start, program", []string{"scenes/start", "scenes/program"}},
	{"menu", []string{"scenes/menu"}},
	{"faces", []string{"scenes/dolores/", "scenes/dzicz/", "scenes/paliwo/", "scenes/wcp/", "scenes/wradislavia/"}},
	{"table", []string{"scenes/table/"}},
	{"film", []string{"scenes/film"}},
	{"print", []string{"scenes/print"}},
	{"lesson, keys", []string{"scenes/lesson", "scenes/keys"}},
	{"session", []string{"scenes/session"}},
	{"byhand", []string{"scenes/byhand"}},
	{"scenes", []string{"scenes"}},
	{"ui", []string{"scenes/ui"}},
	{"house", []string{"scenes/house"}},
	{"store, say, tally", []string{"scenes/store", "scenes/say", "scenes/tally", "scenes/disk"}},
	{"system", []string{"scenes/desktop", "scenes/graphics", "scenes/instance", "scenes/icon"}},
	{"sounds", []string{"scenes/sounds"}},
	{"sprites", []string{"sprites/"}},
	{"sound", []string{"sound/"}},
	{"input", []string{"input"}},
	{"layout", []string{"layout"}},
	{"registry, engine", []string{"rules/registry", "rules/engine"}},
	{"bots", []string{"rules/bots"}},
	{"five games", []string{"rules/dolores/", "rules/dzicz/", "rules/paliwo/", "rules/wcp/", "rules/wradislavia/"}},
	{"search, curve", []string{"rules/search", "rules/curve", "rules/internal/"}},
	{"rules", []string{"rules"}},
	{"assets", []string{"assets/"}},
}

// aside are packages that belong in no room of the picture.
var aside = []string{"build/", "rules/rulestest/", "rules/chance", "scenes/scenetest/", "scenes/e2e/", "sprites/testloop"}

func main() {
	if err := run(os.Stdout, "."); err != nil {
		fmt.Fprintln(os.Stderr, "rooms:", err)
		os.Exit(1)
	}
}

// run writes the picture of the module in dir.
func run(w io.Writer, dir string) error {
	arrows, err := imports(dir)
	if err != nil {
		return err
	}
	levels, err := levels(arrows)
	if err != nil {
		return err
	}
	return draw(w, reduce(arrows), levels)
}

// within reports whether a path is one of paths, or below one that ends in "/".
func within(path string, paths []string) bool {
	return slices.ContainsFunc(paths, func(p string) bool {
		return path == strings.TrimSuffix(p, "/") || strings.HasSuffix(p, "/") && strings.HasPrefix(path, p)
	})
}

// roomOf is the index of a package's room.
func roomOf(path string) (int, bool) {
	i := slices.IndexFunc(rooms, func(r room) bool { return within(path, r.paths) })
	return i, i >= 0
}

// imports tells for each room which rooms it imports.
func imports(dir string) ([][]bool, error) {
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports,Module", "./...")
	cmd.Dir, cmd.Stderr = dir, os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	arrows := make([][]bool, len(rooms))
	for i := range arrows {
		arrows[i] = make([]bool, len(rooms))
	}
	for list := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct {
			ImportPath string
			Imports    []string
			Module     struct{ Path string }
		}
		if err := list.Decode(&p); errors.Is(err, io.EOF) {
			return arrows, nil
		} else if err != nil {
			return nil, err
		}
		own := func(path string) string { return strings.TrimPrefix(strings.TrimPrefix(path, p.Module.Path), "/") }
		if within(own(p.ImportPath), aside) {
			continue
		}
		from, ok := roomOf(own(p.ImportPath))
		if !ok {
			return nil, fmt.Errorf("package %s belongs in no room", p.ImportPath)
		}
		for _, imported := range p.Imports {
			if imported != p.Module.Path && !strings.HasPrefix(imported, p.Module.Path+"/") {
				continue
			}
			if to, ok := roomOf(own(imported)); ok && to != from {
				arrows[from][to] = true
			}
		}
	}
}

// levels counts for each room the rooms below it on the longest way. Rooms that import
// each other in a circle are an error.
func levels(arrows [][]bool) ([]int, error) {
	level := make([]int, len(arrows))
	for range len(arrows) {
		grown := false
		for from, row := range arrows {
			for to, arrow := range row {
				if arrow && level[from] <= level[to] {
					level[from], grown = level[to]+1, true
				}
			}
		}
		if !grown {
			return level, nil
		}
	}
	return nil, errors.New("rooms import each other in a circle")
}

// reduce leaves out arrows that a longer way implies.
func reduce(arrows [][]bool) [][]bool {
	reach := make([][]bool, len(arrows))
	for i, row := range arrows {
		reach[i] = slices.Clone(row)
	}
	for k := range reach {
		for i := range reach {
			for j := range reach {
				reach[i][j] = reach[i][j] || reach[i][k] && reach[k][j]
			}
		}
	}
	out := make([][]bool, len(arrows))
	for i, row := range arrows {
		out[i] = slices.Clone(row)
		for j := range row {
			for k := range row {
				if row[k] && reach[k][j] {
					out[i][j] = false
				}
			}
		}
	}
	return out
}

// Sizes of the picture, in pixels.
const (
	boxWide, boxHigh = 150, 34
	gapWide, gapHigh = 24, 44
	margin           = 20
)

// draw writes the picture: a row of boxes for each level, the highest on top.
func draw(w io.Writer, arrows [][]bool, level []int) error {
	rows := make([][]int, slices.Max(level)+1)
	for i := range rooms {
		row := len(rows) - 1 - level[i]
		rows[row] = append(rows[row], i)
	}
	widest := 0
	for _, row := range rows {
		widest = max(widest, len(row))
	}
	wide := 2*margin + widest*(boxWide+gapWide) - gapWide
	high := 2*margin + len(rows)*(boxHigh+gapHigh) - gapHigh
	x, y := make([]int, len(rooms)), make([]int, len(rooms))
	for r, row := range rows {
		left := (wide - len(row)*(boxWide+gapWide) + gapWide) / 2
		for c, i := range row {
			x[i], y[i] = left+c*(boxWide+gapWide), margin+r*(boxHigh+gapHigh)
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="14">`+"\n", wide, high)
	b.WriteString(`<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#39474a"/></marker></defs>` + "\n")
	fmt.Fprintf(&b, `<rect width="%d" height="%d" fill="#e9dfc7"/>`+"\n", wide, high)
	for from, row := range arrows {
		for to, arrow := range row {
			if arrow {
				x1, y1, x2, y2 := x[from]+boxWide/2, y[from]+boxHigh, x[to]+boxWide/2, y[to]
				mid := (y1 + y2) / 2
				fmt.Fprintf(&b, `<path d="M%d %d C%d %d %d %d %d %d" fill="none" stroke="#39474a" marker-end="url(#tip)"/>`+"\n", x1, y1, x1, mid, x2, mid, x2, y2)
			}
		}
	}
	for i, r := range rooms {
		fmt.Fprintf(&b, `<rect x="%d" y="%d" width="%d" height="%d" rx="4" fill="#232b2c"/>`+"\n", x[i], y[i], boxWide, boxHigh)
		fmt.Fprintf(&b, `<text x="%d" y="%d" text-anchor="middle" fill="#e9dfc7">%s</text>`+"\n", x[i]+boxWide/2, y[i]+boxHigh/2+5, r.name)
	}
	b.WriteString("</svg>\n")
	_, err := io.WriteString(w, b.String())
	return err
}
