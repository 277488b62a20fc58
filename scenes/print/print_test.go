package print_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/layout"
	"schron/rules/rulestest"
	"schron/scenes/print"
	"schron/scenes/program"
	"schron/scenes/say"
	"schron/sprites"
)

// speaker says the words of a language.
func speaker(t testing.TB, lang string) *say.Speaker {
	t.Helper()
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	return say.New(texts, lang)
}

// boxes are those of all games that can be printed, by the game's id.
func boxes(t testing.TB, lang string) map[string]print.Box {
	t.Helper()
	out, words := map[string]print.Box{}, speaker(t, lang)
	for id, g := range program.Tables() {
		if g.Print != nil {
			out[id] = g.Print(words)
		}
	}
	if _, ok := out["dzicz"]; !ok {
		t.Fatal("Dzicz cannot be printed")
	}
	return out
}

// printed makes the file of a box.
func printed(t testing.TB, box print.Box, o print.Options, lang string) []byte {
	t.Helper()
	art, err := sprites.NewStore(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	defer art.Close()
	files, err := print.Make(&box, o, speaker(t, lang), art, "test")
	if err != nil || len(files) != 1 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	return files[0].Data
}

// usual are the usual options.
var usual = print.Options{Paper: "a4", Sides: print.Fold}

// TestBoxesOnPaper: the parts of each game and how they lie on pages are those that were
// looked at. The first line sums up how they are drawn. If it differs, compare the pages as
// they are printed before and now. Then write it with -update.
func TestBoxesOnPaper(t *testing.T) {
	all := boxes(t, assets.English)
	art, err := sprites.NewStore(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	defer art.Close()
	for _, id := range slices.Sorted(maps.Keys(all)) {
		var out strings.Builder
		box := all[id]
		sum, err := print.Sum(box, art)
		if err != nil {
			t.Error(err)
		}
		fmt.Fprintf(&out, "drawn %s, ", sum)
		for _, p := range box.Parts {
			fmt.Fprintf(&out, "%d %s of %.4gx%.4g:", p.Count(), p.ID, p.Size.W, p.Size.H)
			for _, k := range p.Kinds {
				fmt.Fprintf(&out, " %d %s", k.Count, k.ID)
			}
			fmt.Fprintln(&out)
		}
		for _, o := range []print.Options{usual, {Paper: "a4", Sides: print.Duplex}, {Paper: "letter", Sides: print.Duplex, Gap: 4}, {Paper: "a3", Sides: print.Fronts}} {
			fmt.Fprintf(&out, "%s %s gap %g\n%s", o.Paper, o.Sides, o.Gap, print.Sheets(&box, o))
		}
		rulestest.CompareGolden(t, id, out.String())
	}
}

// TestPartsLieOnPages: each part lies on pages as often as the box holds it. It lies within
// what a printer reaches, and over no other one.
func TestPartsLieOnPages(t *testing.T) {
	for id, box := range boxes(t, assets.English) {
		want := 0
		for _, p := range box.Parts {
			if !p.Board {
				want += p.Count()
			}
		}
		for _, paper := range print.Papers {
			for _, sides := range print.Sides {
				for _, gap := range []float64{0, 3, print.MostGap} {
					name := fmt.Sprintf("%s %s %s %g", id, paper, sides, gap)
					fronts, backs := print.Cells(&box, print.Options{Paper: paper, Sides: sides, Gap: gap})
					n := 0
					for page, cells := range fronts {
						n += len(cells)
						all := cells
						if sides == print.Fold {
							all = append(slices.Clone(cells), backs[page]...)
						}
						apart(t, name, print.Page(paper), sides == print.Fold && len(backs[page]) > 0, all)
					}
					if n != want {
						t.Errorf("%s: %d parts lie on pages, the box holds %d", name, n, want)
					}
				}
			}
		}
	}
}

// TestFullPagesWasteLittle: a page full of a part leaves at most 15 % of its room empty.
// Hexagons cannot: the shifted rows of halls, 60 mm wide, find room on half an A4 page but
// every other time. A3 has room for two sheets to read.
func TestFullPagesWasteLittle(t *testing.T) {
	least := map[string]float64{"hall": 0.59, "content": 0.77, "tables": 0.8, "ledger": 0.8, "sheet": 0.8}
	for id, box := range boxes(t, assets.English) {
		for _, paper := range print.Papers {
			for _, sides := range print.Sides {
				full := print.Full(&box, print.Options{Paper: paper, Sides: sides})
				for part, used := range full {
					want, ok := least[part]
					if !ok {
						want = 0.85
					}
					if used < want {
						t.Errorf("%s, %s on %s: %s use %.1f%%", id, sides, paper, part, 100*used)
					}
				}
			}
		}
	}
}

// apart demands that cells lie on a page and not over each other.
func apart(t *testing.T, name string, page layout.Size, lying bool, cells []layout.Rect) {
	t.Helper()
	if lying {
		page.W, page.H = page.H, page.W
	}
	room := layout.R(0, 0, page.W, page.H).Inset(5)
	for i, c := range cells {
		if !c.Within(room) {
			t.Fatalf("%s: %v does not lie in %v", name, c, room)
		}
		for _, other := range cells[:i] {
			if in := c.Intersect(other); in.W > 1e-6 && in.H > 1e-6 {
				t.Fatalf("%s: %v and %v lie over each other", name, c, other)
			}
		}
	}
}

// TestALargePartIsPrintedOnBothSides: what is larger than half a page cannot be folded.
func TestALargePartIsPrintedOnBothSides(t *testing.T) {
	draw := func(*print.Pen) {}
	box := print.Box{Name: "Box", Parts: []print.Part{{ID: "sheet", Name: "sheet", Size: layout.S(180, 260), Kinds: []print.Kind{{Count: 2, Front: draw, Back: draw}}}}}
	data := printed(t, box, print.Options{Paper: "a4", Sides: print.Fold}, "en")
	if n := bytes.Count(data, []byte("/Type /Page\n")); n != 5 {
		t.Errorf("%d pages, want the cover and two of each", n)
	}
}

// TestBoardsOnOneSheet: a board is one page on each paper that holds it, which the count of
// sheets says, and one sentence refuses the others. All find room on A1.
func TestBoardsOnOneSheet(t *testing.T) {
	art, err := sprites.NewStore(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	defer art.Close()
	least := map[string]string{}
	for id, box := range boxes(t, assets.English) {
		held := box.BoardPapers()
		if len(held) == 0 {
			continue
		}
		least[id] = held[0]
		for _, paper := range print.BoardPapers {
			o := print.Options{Paper: "a4", Sides: print.Fold, Board: paper, Parts: []string{"board"}}
			files, err := print.Make(&box, o, speaker(t, assets.English), art, "test")
			if !slices.Contains(held, paper) {
				if want := "the smallest that holds it is " + strings.ToUpper(held[0]); err == nil || !strings.HasSuffix(err.Error(), want) {
					t.Errorf("%s on %s: %v, want %q", id, paper, err, want)
				}
				continue
			}
			usual, boards := box.Sheets(o)
			if n := bytes.Count(files[0].Data, []byte("/Type /Page\n")); err != nil || n != 2 || usual != 1 || boards != 1 {
				t.Errorf("%s on %s: %d pages, %d and %d sheets, %v", id, paper, n, usual, boards, err)
			}
		}
	}
	if want := map[string]string{"dzicz": "a3", "paliwo": "a2", "dolores": "a2", "wcp": "a1"}; !maps.Equal(least, want) {
		t.Errorf("the smallest papers are %v", least)
	}
}

// TestEachFrontOfADuplexPrintIsOdd: the whole file is printed on both sides, so what has no
// back is followed by an empty page.
func TestEachFrontOfADuplexPrintIsOdd(t *testing.T) {
	o := print.Options{Paper: "a4", Sides: print.Duplex}
	for id, box := range boxes(t, assets.English) {
		fronts, _ := print.Cells(&box, o)
		for page := range fronts {
			if page%2 == 0 {
				t.Errorf("%s: fronts lie on page %d", id, page)
			}
		}
		if n := bytes.Count(printed(t, box, o, assets.English), []byte("/Type /Page\n")); n%2 == 1 {
			t.Errorf("%s: %d pages", id, n)
		}
	}
}

// TestSameBytes: the same box and options give the same file, others another one.
func TestSameBytes(t *testing.T) {
	spare := usual
	spare.Spare = true
	english := boxes(t, assets.English)
	for id, box := range boxes(t, assets.Polish) {
		first := printed(t, box, usual, assets.Polish)
		if !bytes.Equal(first, printed(t, box, usual, assets.Polish)) {
			t.Errorf("%s: two files of the same box differ", id)
		}
		if len(first) > 15_000_000 {
			t.Errorf("%s has %d bytes", id, len(first))
		}
		for name, other := range map[string][]byte{
			"spare": printed(t, box, spare, assets.Polish), "English": printed(t, english[id], usual, assets.English),
		} {
			if bytes.Equal(first, other) {
				t.Errorf("%s: the file is the same, %s", id, name)
			}
		}
	}
}

// TestEveryPictureCanBePrinted, but for the marks of what can be done, which stand only on
// screens.
func TestEveryPictureCanBePrinted(t *testing.T) {
	art, err := sprites.NewStore(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	defer art.Close()
	n := 0
	err = fs.WalkDir(assets.Art(), ".", func(path string, _ fs.DirEntry, err error) error {
		name, ok := strings.CutSuffix(path, ".svg")
		if err != nil || !ok || strings.HasSuffix(name, "/may") {
			return err
		}
		n++
		svg, ok := art.Source(name, sprites.Red)
		if !ok {
			t.Errorf("there is no %s", name)
		}
		if err := print.ReadForm(svg); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		return nil
	})
	if err != nil || n < 600 {
		t.Errorf("%d pictures, %v", n, err)
	}
}

// TestWrongPictures are refused with a reason.
func TestWrongPictures(t *testing.T) {
	for svg, want := range map[string]string{
		`<svg></svg>`:                                               "no view box",
		`<svg viewBox="0 0 9 9"><text/></svg>`:                      "an element that our art has not",
		`<svg viewBox="0 0 9 9"><path d="M1 1A2"/></svg>`:           "invalid syntax",
		`<svg viewBox="0 0 9 9"><path d="M1 1L2"/></svg>`:           "half a point",
		`<svg viewBox="0 0 9 9"><path d="M1 1L2 3" fill="red"/>`:    `colour "red"`,
		`<svg viewBox="0 0 9 9"><rect width="x" height="1"/></svg>`: "invalid syntax",
		`<svg viewBox="0 0 9 9"><rect fill="url(#g)" width="1"/>`:   "no gradient",
	} {
		if err := print.ReadForm(svg); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", svg, err, want)
		}
	}
}

// TestPaths: commands count their points from the corner or from the last point, and one
// letter may stand for several steps.
func TestPaths(t *testing.T) {
	for data, want := range map[string]string{
		"M1 2L3 4 5,6Z":      "1 2 m 3 4 l 5 6 l h",
		"M1 1l2-1-1 3z":      "1 1 m 3 0 l 2 3 l h",
		"M0 0Q3 3 6 0t6 0":   "0 0 m 2 2 4 2 6 0 c 8 -2 10 -2 12 0 c",
		"M1 1C1 2 3 2 3 1":   "1 1 m 1 2 3 2 3 1 c",
		"M1 1L2 2Zl1 0":      "1 1 m 2 2 l h 2 1 l",
		"M0.5 -.25L-0.00001": "",
	} {
		if got, err := print.PathOf(data); got != want && err == nil || err != nil && want != "" {
			t.Errorf("%s: %q, %v, want %q", data, got, err, want)
		}
	}
}
