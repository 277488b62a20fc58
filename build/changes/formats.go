package main

import (
	"encoding/xml"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
)

// debian writes the changelog of a Debian package; its lines are 80 columns wide at most.
func debian(w io.Writer, all []release) {
	for i, r := range all {
		if i > 0 {
			fmt.Fprintln(w)
		}
		fmt.Fprintf(w, "schron (%s-1) stable; urgency=medium\n\n", r.version)
		for _, l := range r.lines() {
			fmt.Fprintf(w, "  * %s\n", strings.Join(wrap(l, 76), "\n    "))
		}
		fmt.Fprintf(w, "\n -- %s  %s\n", packager, r.date.Format(time.RFC1123Z))
	}
}

// rpm writes what nfpm makes the changelog of an rpm package of.
func rpm(w io.Writer, all []release) {
	for _, r := range all {
		fmt.Fprintf(w, "- semver: %s-1\n  date: %s\n  packager: %s\n  changes:\n", r.version, r.date.Format(time.RFC3339), packager)
		for _, l := range r.lines() {
			fmt.Fprintf(w, "    - note: %s\n", strconv.Quote(l))
		}
	}
}

// appstream writes the element of AppStream's metadata that holds the releases.
func appstream(w io.Writer, all []release) {
	fmt.Fprintln(w, "  <releases>")
	for _, r := range all {
		fmt.Fprintf(w, "    <release version=%q date=%q type=\"stable\">\n      <description>\n", r.version, r.date.Format(time.DateOnly))
		fmt.Fprintf(w, "        <p>%s</p>\n", escaped(r.summary))
		for _, p := range r.parts {
			fmt.Fprintf(w, "        <p>%s</p>\n        <ul>\n", p.title)
			for _, item := range p.items {
				fmt.Fprintf(w, "          <li>%s</li>\n", escaped(item))
			}
			fmt.Fprintln(w, "        </ul>")
		}
		fmt.Fprintln(w, "      </description>\n    </release>")
	}
	fmt.Fprintln(w, "  </releases>")
}

// notes writes what is told about the newest release beside its downloads.
func notes(w io.Writer, all []release) {
	r := all[0]
	fmt.Fprintf(w, "# Schron %s\n\n%s\n", r.version, r.summary)
	for _, p := range r.parts {
		fmt.Fprintf(w, "\n## %s\n\n", p.title)
		for _, item := range p.items {
			fmt.Fprintf(w, "- %s\n", item)
		}
	}
}

// lines are the sentences of a release, those about repairs marked as such.
func (r release) lines() []string {
	l := []string{r.summary}
	for _, p := range r.parts {
		for _, item := range p.items {
			if p.title != "Added" {
				item = p.title + ": " + item
			}
			l = append(l, item)
		}
	}
	return l
}

// wrap cuts a text between words into lines of so many letters at most; a longer word
// has a line of its own.
func wrap(text string, width int) []string {
	var lines []string
	n := 0 // letters of the last line
	for _, word := range strings.Fields(text) {
		letters := len([]rune(word))
		if len(lines) > 0 && n+1+letters <= width {
			lines[len(lines)-1] += " " + word
			n += 1 + letters
			continue
		}
		lines = append(lines, word)
		n = letters
	}
	return lines
}

func escaped(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // a builder takes everything
	return b.String()
}
