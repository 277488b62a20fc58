package assets

import (
	"bytes"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestLicencesAreUpToDate: what is in the program is what go.mod asks for now, with
// today's texts. The version of Go is left out, for any may build the program.
func TestLicencesAreUpToDate(t *testing.T) {
	cmd := exec.Command("bash", "../build/licences.sh")
	cmd.Stderr, cmd.Env = os.Stderr, append(os.Environ(), "LC_ALL=C") // sorted alike everywhere
	now, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	rest := func(text []byte) []byte {
		_, after, _ := bytes.Cut(text, []byte("\n\n"))
		return after
	}
	if !bytes.Equal(rest(now), rest([]byte(licences))) {
		t.Error("assets/licences/parts.txt is old: run `make licences`")
	}
}

func TestPartsHaveNamesVersionsAndTexts(t *testing.T) {
	list := Parts()
	mod, err := os.ReadFile("../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range list {
		if p.Name == "" || p.Version == "" || len(p.Paragraphs) < 2 {
			t.Errorf("%+v", p)
		}
		if p.Name != "Go" && !strings.Contains(string(mod), p.Name+" "+p.Version) {
			t.Errorf("%s %s is not in go.mod", p.Name, p.Version)
		}
	}
	for _, name := range []string{"Go", "github.com/hajimehoshi/ebiten/v2", "github.com/ebitengine/hideconsole", "eliasnaur.com/font"} {
		if !slices.ContainsFunc(list, func(p Part) bool { return p.Name == name }) {
			t.Errorf("%s is not among the parts", name)
		}
	}
}

// TestDependenciesAreDescribed, each with its version, on the page about them.
func TestDependenciesAreDescribed(t *testing.T) {
	mod, err := os.ReadFile("../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("../docs/dependencies.md")
	if err != nil {
		t.Fatal(err)
	}
	rows, modules := strings.Count(string(page), "\n| ")-3, 0 // three heads of tables
	for line := range strings.Lines(string(mod)) {
		word := strings.Fields(line)
		if !strings.HasPrefix(line, "\t") || len(word) < 2 {
			continue
		}
		modules++
		if row := "| " + word[0] + " | " + word[1] + " |"; !strings.Contains(string(page), row) {
			t.Errorf("docs/dependencies.md lacks %q", row)
		}
	}
	if rows != modules || modules < 10 {
		t.Errorf("docs/dependencies.md has %d rows for %d modules", rows, modules)
	}
}

func TestParseParts(t *testing.T) {
	got := parseParts(`Go go1.26
=========

Copyright 2009
The authors of a language with a name of two letters and
a gopher.

A list of things that is long enough to be broken into lines:
* the first one, which is so long that it takes two of them
  and ends here,
* the second one.

a.b/c v1: NOTICE
================

One
===
Two
`)
	if len(got) != 3 {
		t.Fatalf("%d parts: %q", len(got), got)
	}
	if p := got[0]; p.Name != "Go" || p.Version != "go1.26" || p.File != "" || !slices.Equal(p.Paragraphs, []string{
		"Copyright 2009", "The authors of a language with a name of two letters and a gopher.",
		"A list of things that is long enough to be broken into lines:",
		"* the first one, which is so long that it takes two of them and ends here,", "* the second one.",
	}) {
		t.Errorf("%q", p)
	}
	if p := got[1]; p.Name != "a.b/c" || p.Version != "v1" || p.File != "NOTICE" || len(p.Paragraphs) != 0 {
		t.Errorf("%q", p)
	}
}

func TestFontsHaveEveryGlyphOfTheLicences(t *testing.T) {
	for name, f := range fonts(t) {
		for _, p := range Parts() {
			if missing := lacks(f, strings.Join(p.Paragraphs, "")); len(missing) > 0 {
				t.Errorf("%s %s: %s lacks %q", p.Name, p.File, name, missing)
			}
		}
	}
}
