package program

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"schron/assets"
	"schron/rules/rulestest"
	"schron/scenes/print"
	"schron/scenes/scenetest"
	"schron/scenes/start"
)

// printed is a rulebook in a file, and the words of its pages.
func printed(t *testing.T, game, lang, paper string) (data []byte, name string, pages []string) {
	t.Helper()
	data = printer(t, start.Print{Game: game, Lang: lang, Options: print.Options{Book: true, Paper: paper}})[0].Data
	name = filepath.Join(t.TempDir(), "book.pdf")
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, page := range strings.Split(scenetest.Tool(t, "pdftotext", "-layout", name, "-"), "\f") {
		pages = append(pages, singleSpaced(page))
	}
	return data, name, pages[:len(pages)-1]
}

// singleSpaced are words with one space between, whatever spaces stand there.
func singleSpaced(words string) string {
	return strings.Join(strings.Fields(strings.ReplaceAll(words, "\u00a0", " ")), " ")
}

// on reports whether a page, counted from 1, has words.
func on(pages []string, page int, words string) bool {
	return page >= 1 && page <= len(pages) && strings.Contains(pages[page-1], singleSpaced(words))
}

// TestRulebooksArePrinted with sharp pictures and true pages: qpdf finds no fault, letters are
// embedded in part, no picture is made of pixels. Contents, bookmarks and index lead to what
// they name. Each rule's id stands on a page. All five games run in the proof.
func TestRulebooksArePrinted(t *testing.T) {
	games, langs := []string{"dzicz"}, []string{assets.Polish}
	if rulestest.Thorough() {
		games, langs = assets.Books(assets.Polish), assets.Languages()
	}
	for i, game := range games {
		for k, lang := range langs {
			paper := print.BookPapers[(i+k)%2]
			t.Run(game+" "+lang+" "+paper, func(t *testing.T) { checkBook(t, game, lang, paper) })
		}
	}
}

func checkBook(t *testing.T, game, lang, paper string) {
	data, name, pages := printed(t, game, lang, paper)
	if out := scenetest.Tool(t, "qpdf", "--check", name); strings.Contains(out, "WARNING") {
		t.Error(out)
	}
	for _, line := range strings.Split(strings.TrimSpace(scenetest.Tool(t, "pdffonts", name)), "\n")[2:] {
		if !strings.Contains(line, "+roboto") || !strings.Contains(line, "yes yes yes") {
			t.Errorf("font %s", line)
		}
	}
	if n := bytes.Count(data, []byte("/Subtype /Image")); n > 0 {
		t.Errorf("%d pictures are made of pixels", n)
	}
	if len(data) > 15_000_000 {
		t.Errorf("%d bytes", len(data))
	}
	again, err := printBox(start.Print{Game: game, Lang: lang, Options: print.Options{Book: true, Paper: paper}})
	if err != nil || !bytes.Equal(data, again[0].Data) {
		t.Errorf("a second file differs, %v", err)
	}
	book, err := assets.LoadBook(game, lang)
	if err != nil {
		t.Fatal(err)
	}
	marks := bookmarks(data)
	titles := 0
	for _, s := range book.Sections {
		if s.Title == "" {
			continue
		}
		titles++
		page := 0
		if m := regexp.MustCompile(regexp.QuoteMeta(singleSpaced(s.Title)) + ` (\d+)`).FindStringSubmatch(pages[1]); m != nil {
			page, _ = strconv.Atoi(m[1])
		}
		if !on(pages, page, s.Title) {
			t.Errorf("%q is said to begin on page %d", s.Title, page)
		}
		if !strings.Contains(fmt.Sprint(marks), fmt.Sprintf("[%s %d]", s.Title, page)) {
			t.Errorf("no bookmark leads to %q on page %d", s.Title, page)
		}
	}
	if n := bytes.Count(data, []byte("/Subtype /Link")); n < titles+2*len(book.IDs()) {
		t.Errorf("%d links", n)
	}
	if len(marks) != titles+2 {
		t.Errorf("%d bookmarks of %d sections", len(marks), titles)
	}
	first, _ := strconv.Atoi(marks[len(marks)-1][1])
	index := strings.Join(pages[first-1:], " ")
	for _, id := range book.IDs() {
		m := regexp.MustCompile(`\b` + id + ` (\d+)\b`).FindStringSubmatch(index)
		if m == nil {
			t.Errorf("%s is not in the index", id)
			continue
		}
		if page, _ := strconv.Atoi(m[1]); page >= first || !on(pages, page, id) {
			t.Errorf("%s is said to stand on page %d", id, page)
		}
	}
	list := scenetest.Tool(t, "pdftotext", "-f", marks[len(marks)-1][1], "-layout", name, "-")
	terms := 0
	numbers := regexp.MustCompile(`^\d+(, \d+)*$`)
	for _, line := range strings.Split(list, "\n") {
		cells := regexp.MustCompile(`\s{2,}`).Split(strings.TrimSpace(line), -1)
		for i := 1; i < len(cells); i++ {
			if !numbers.MatchString(cells[i]) || numbers.MatchString(cells[i-1]) {
				continue
			}
			terms++
			for _, n := range strings.Split(cells[i], ", ") {
				page, _ := strconv.Atoi(n)
				if page < 3 || page >= first || !strings.Contains(strings.ToLower(pages[page-1]), strings.ToLower(lastWord(cells[i-1]))) {
					t.Errorf("%q is said to stand on page %s", cells[i-1], n)
				}
			}
		}
	}
	if terms < 20 {
		t.Errorf("%d terms in the index", terms)
	}
}

// lastWord is the last word of a term, which no end of a line parts.
func lastWord(words string) string {
	list := strings.Fields(words)
	return list[len(list)-1]
}

var bookmark = regexp.MustCompile(`/Title \(((?:[^)\\]|\\.)*)\)[^>]*?/Dest \[(\d+) 0 R`)

// bookmarks lists the bookmarks of a file with their pages, which are every second object
// from the third on.
func bookmarks(data []byte) (out [][2]string) {
	for _, m := range bookmark.FindAllSubmatch(data, -1) {
		raw := regexp.MustCompile(`(?s)\\(.)`).ReplaceAllFunc(m[1], func(b []byte) []byte {
			return map[byte][]byte{'r': {'\r'}, 'n': {'\n'}}[b[1]]
		})
		raw = raw[min(2, len(raw)):]
		var units []uint16
		for i := 0; i+1 < len(raw); i += 2 {
			units = append(units, uint16(raw[i])<<8|uint16(raw[i+1]))
		}
		object, _ := strconv.Atoi(string(m[2]))
		out = append(out, [2]string{string(utf16.Decode(units)), strconv.Itoa((object - 1) / 2)})
	}
	return out
}

// TestAPrintedRulebookCanBeGivenUp before each page, and says how many there are.
func TestAPrintedRulebookCanBeGivenUp(t *testing.T) {
	var seen []int
	_, err := printBox(start.Print{Game: "dzicz", Lang: assets.English, Options: print.Options{Book: true, Paper: "a5", Step: func(page, pages int) bool {
		seen = append(seen, page, pages)
		return page < 2
	}}})
	if !errors.Is(err, print.ErrStopped) || len(seen) != 4 || seen[0] != 1 || seen[1] < 10 {
		t.Errorf("%v after %v", err, seen)
	}
}
