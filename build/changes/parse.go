package main

import (
	"fmt"
	"regexp"
	"strings"
	"time"
)

// release is one version of the program and what players notice of it.
type release struct {
	version string
	date    time.Time // midnight UTC of the day of release
	summary string    // one sentence
	parts   []part
}

// part is what was added, changed or mended.
type part struct {
	title string
	items []string
}

// kinds are the titles that a part may have, in their order within a release.
var kinds = []string{"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}

var heading = regexp.MustCompile(`^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$`)

// parse reads a change log; what stands before the first release is for readers of the
// file only.
func parse(text string) ([]release, error) {
	var all []release
	for i, line := range strings.Split(text, "\n") {
		if err := add(&all, strings.TrimSpace(line)); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("there is no release in it")
	}
	for i, r := range all {
		if err := r.check(); err != nil {
			return nil, err
		}
		if i > 0 && r.date.After(all[i-1].date) {
			return nil, fmt.Errorf("%s is later than %s, which stands above it", r.version, all[i-1].version)
		}
	}
	return all, nil
}

// add takes one line of the log into the releases.
func add(all *[]release, line string) error {
	if title, ok := strings.CutPrefix(line, "## "); ok {
		if title == "[Unreleased]" && len(*all) == 0 {
			return nil // what stands there belongs to no release yet
		}
		m := heading.FindStringSubmatch(line)
		if m == nil {
			return fmt.Errorf("release is %q, accepted: [1.2.3] - 2026-12-31", title)
		}
		date, err := time.Parse(time.DateOnly, m[2])
		if err != nil {
			return err
		}
		*all = append(*all, release{version: m[1], date: date})
		return nil
	}
	if len(*all) == 0 || line == "" {
		return nil
	}
	return (*all)[len(*all)-1].add(line)
}

// add takes a line below the heading of a release.
func (r *release) add(line string) error {
	if title, ok := strings.CutPrefix(line, "### "); ok {
		for _, k := range kinds {
			if k == title {
				r.parts = append(r.parts, part{title: title})
				return nil
			}
		}
		return fmt.Errorf("part is %q, accepted: %s", title, strings.Join(kinds, ", "))
	}
	item, ok := strings.CutPrefix(line, "- ")
	switch {
	case len(r.parts) == 0 && ok:
		return fmt.Errorf("%q belongs to no part", item)
	case len(r.parts) == 0:
		r.summary = strings.TrimSpace(r.summary + " " + line)
	case ok:
		p := &r.parts[len(r.parts)-1]
		p.items = append(p.items, item)
	default:
		return fmt.Errorf("%q is no item: it does not begin with \"- \"", line)
	}
	return nil
}

// check tells what a release lacks.
func (r release) check() error {
	switch {
	case r.summary == "":
		return fmt.Errorf("%s has no sentence that sums it up", r.version)
	case len(r.parts) == 0:
		return fmt.Errorf("%s has no parts", r.version)
	}
	for _, p := range r.parts {
		if len(p.items) == 0 {
			return fmt.Errorf("%s: nothing stands under %s", r.version, p.title)
		}
	}
	return nil
}
