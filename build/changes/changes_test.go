package main

import (
	"encoding/xml"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// TestTheNewestVersionIsThatOfTheProgram: the change log begins with what VERSION says.
func TestTheNewestVersionIsThatOfTheProgram(t *testing.T) {
	version, err := os.ReadFile("../../VERSION")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := run(&b, "../../CHANGELOG.md", strings.TrimSpace(string(version)), []string{"notes"}); err != nil {
		t.Error(err)
	}
	err = run(&b, "../../CHANGELOG.md", "9.9.9", []string{"notes"})
	if err == nil || !strings.Contains(err.Error(), "want 9.9.9") {
		t.Errorf("another version: error %v", err)
	}
}

const log = `# Changes
## [Unreleased]

- not a release yet

## [1.10.0] - 2026-12-01

Better & faster.

### Added

- One thing with "quotes" and <marks>, which goes on and on until its line is longer than eighty.

### Fixed

- Another.

## [1.9.0] - 2026-11-30

The first.

### Added

- All.
`

func TestFormats(t *testing.T) {
	in := filepath.Join(t.TempDir(), "log.md")
	if err := os.WriteFile(in, []byte(log), 0o644); err != nil {
		t.Fatal(err)
	}
	for format, want := range map[string]string{
		"debian": `schron (1.10.0-1) stable; urgency=medium

  * Better & faster.
  * One thing with "quotes" and <marks>, which goes on and on until its line is
    longer than eighty.
  * Fixed: Another.

 -- The Schron authors <schron@example.org>  Tue, 01 Dec 2026 00:00:00 +0000

schron (1.9.0-1) stable; urgency=medium

  * The first.
  * All.

 -- The Schron authors <schron@example.org>  Mon, 30 Nov 2026 00:00:00 +0000
`,
		"rpm": `- semver: 1.10.0-1
  date: 2026-12-01T00:00:00Z
  packager: The Schron authors <schron@example.org>
  changes:
    - note: "Better & faster."
    - note: "One thing with \"quotes\" and <marks>, which goes on and on until its line is longer than eighty."
    - note: "Fixed: Another."
- semver: 1.9.0-1
  date: 2026-11-30T00:00:00Z
  packager: The Schron authors <schron@example.org>
  changes:
    - note: "The first."
    - note: "All."
`,
		"appstream": `  <releases>
    <release version="1.10.0" date="2026-12-01" type="stable">
      <description>
        <p>Better &amp; faster.</p>
        <p>Added</p>
        <ul>
          <li>One thing with &#34;quotes&#34; and &lt;marks&gt;, which goes on and on until its line is longer than eighty.</li>
        </ul>
        <p>Fixed</p>
        <ul>
          <li>Another.</li>
        </ul>
      </description>
    </release>
    <release version="1.9.0" date="2026-11-30" type="stable">
      <description>
        <p>The first.</p>
        <p>Added</p>
        <ul>
          <li>All.</li>
        </ul>
      </description>
    </release>
  </releases>
`,
		"notes": `# Schron 1.10.0

Better & faster.

## Added

- One thing with "quotes" and <marks>, which goes on and on until its line is longer than eighty.

## Fixed

- Another.
`,
	} {
		var b strings.Builder
		if err := run(&b, in, "1.10.0", []string{format}); err != nil {
			t.Error(err)
		}
		if b.String() != want {
			t.Errorf("%s is\n%s\nwant\n%s", format, b.String(), want)
		}
	}
}

// TestTheChangeLogInEveryFormat: the project's own is well-formed XML and no line of it is too wide for Debian.
func TestTheChangeLogInEveryFormat(t *testing.T) {
	out := func(format string) string {
		var b strings.Builder
		if err := run(&b, "../../CHANGELOG.md", "", []string{format}); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	var releases struct {
		Release []struct{} `xml:"release"`
	}
	if err := xml.Unmarshal([]byte(out("appstream")), &releases); err != nil || len(releases.Release) < 2 {
		t.Errorf("%d releases, error %v", len(releases.Release), err)
	}
	for _, l := range strings.Split(out("debian"), "\n") {
		if utf8.RuneCountInString(l) > 80 {
			t.Errorf("longer than 80: %q", l)
		}
	}
}

func TestMistakesAreNamed(t *testing.T) {
	const first = "## [1.0.0] - 2026-01-02\n"
	for text, want := range map[string]string{
		"# Changes\n":                   "no release",
		"## 1.0.0\n":                    "accepted: [1.2.3]",
		"## [1.0] - 2026-01-01":         "accepted: [1.2.3]",
		"## [1.0.0] - 2026-13-01":       "line 1: ",
		first:                           "no sentence",
		first + "A.\n":                  "has no parts",
		first + "A.\n- b":               "belongs to no part",
		first + "A.\n### New":           "accepted: Added",
		first + "A.\n### Added":         "nothing stands under Added",
		first + "A.\n### Added\n- b\nc": "is no item",
		first + "A.\n### Added\n- b\n## [0.9.0] - 2026-02-01\nB.\n### Added\n- c": "0.9.0 is later than 1.0.0",
	} {
		_, err := parse(text)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want %q in it", text, err, want)
		}
	}
	for _, args := range [][]string{nil, {"html"}, {"rpm", "notes"}} {
		if err := run(&strings.Builder{}, "../../CHANGELOG.md", "", args); err == nil || !strings.Contains(err.Error(), "accepted: debian, rpm") {
			t.Errorf("%q: error %v", args, err)
		}
	}
	if err := run(&strings.Builder{}, filepath.Join(t.TempDir(), "none"), "", []string{"rpm"}); err == nil {
		t.Error("a missing file is no error")
	}
}
