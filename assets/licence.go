package assets

import (
	_ "embed"
	"runtime"
	"strings"
	"sync"
)

//go:embed licences/parts.txt
var licences string

// Part is something that the program is made of: Go itself or a module, with a text
// of its licence. One with several texts is listed once for each.
type Part struct {
	Name, Version string
	File          string // the file that the text comes from, "" for Go's
	Paragraphs    []string
}

// Parts lists what the program is made of on any system, in the order of
// licences/parts.txt, which `make licences` writes.
func Parts() []Part { return parts() }

var parts = sync.OnceValue(func() []Part {
	list := parseParts(licences)
	for i := range list {
		if list[i].Name == "Go" {
			list[i].Version = strings.TrimPrefix(runtime.Version(), "go")
		}
	}
	return list
})

// parseParts reads texts under headings that are underlined by as many signs as they
// have letters: "Go VERSION", or "PATH VERSION: FILE".
func parseParts(text string) []Part {
	var out []Part
	lines := strings.Split(text, "\n")
	from := 0 // where the text of the last part begins
	end := func(at int) {
		if len(out) > 0 {
			out[len(out)-1].Paragraphs = paragraphs(lines[from:at])
		}
	}
	for i := 0; i+1 < len(lines); i++ {
		if lines[i] == "" || lines[i+1] != strings.Repeat("=", len(lines[i])) {
			continue
		}
		end(i)
		head, file, _ := strings.Cut(lines[i], ": ")
		name, version, _ := strings.Cut(head, " ")
		out = append(out, Part{Name: name, Version: version, File: file})
		from = i + 2
	}
	end(len(lines))
	return out
}

// shortLine is the greatest length in letters of a line that ends a paragraph. Longer
// lines are broken only because they would be too long.
const shortLine = 55

// paragraphs joins lines that were broken to a width.
func paragraphs(lines []string) []string {
	var out []string
	open := false // the last paragraph goes on
	for _, l := range lines {
		words := strings.Join(strings.Fields(l), " ")
		switch {
		case words == "":
			open = false
			continue
		case open && !strings.HasPrefix(words, "* ") && !strings.HasPrefix(words, "- ") && !strings.HasPrefix(words, "#"):
			out[len(out)-1] += " " + words
		default:
			out = append(out, words)
		}
		open = len(l) > shortLine
	}
	return out
}
