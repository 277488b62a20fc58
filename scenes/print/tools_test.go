package print_test

import (
	"bytes"
	"fmt"
	"html"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	"schron/rules/registry"
	"schron/scenes/print"
	"schron/scenes/scenetest"
	"schron/sprites"
)

// file keeps a PDF file for the tools.
func file(t testing.TB, data []byte) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "box.pdf")
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestToolsReadTheFiles: qpdf finds no fault, all fonts are embedded in part, and words
// can be searched.
func TestToolsReadTheFiles(t *testing.T) {
	for id, box := range boxes(t, assets.Polish) {
		name := file(t, printed(t, box, usual, assets.Polish))
		if out := scenetest.Tool(t, "qpdf", "--check", name); strings.Contains(out, "WARNING") {
			t.Errorf("%s: %s", id, out)
		}
		fonts := strings.Split(strings.TrimSpace(scenetest.Tool(t, "pdffonts", name)), "\n")[2:]
		for _, line := range fonts {
			if !strings.Contains(line, "+roboto") || !strings.Contains(line, "yes yes yes") {
				t.Errorf("%s: font %s", id, line)
			}
		}
		text := strings.Join(strings.Fields(scenetest.Tool(t, "pdftotext", name, "-")), " ")
		for _, want := range []string{"do wydrukowania i wycięcia", box.Parts[0].Name, "strona 2 z"} {
			if want = strings.ReplaceAll(want, "\u00a0", " "); !strings.Contains(text, want) {
				t.Errorf("%s: %q is not found", id, want)
			}
		}
		if strings.Contains(text, "print.") {
			t.Errorf("%s: a key is printed", id)
		}
	}
}

// word is a line of pdftotext about a word and where it lies.
var word = regexp.MustCompile(`<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)</word>`)

// TestSheetsSayWhatTheirGamesSay: each word of the sheet of F2 is on the printed page, large
// enough to be read and over no other one. Only what tells of the screen is left out.
func TestSheetsSayWhatTheirGamesSay(t *testing.T) {
	for _, lang := range assets.Languages() {
		words, all := speaker(t, lang), boxes(t, lang)
		for _, g := range registry.Games() {
			id := g.ID()
			o := print.Options{Paper: "a4", Sides: print.Fronts, Parts: []string{"sheet"}, Spare: lang == assets.English}
			name := file(t, printed(t, all[id], o, lang))
			var seen []layout.Rect
			printed := map[string]bool{}
			for _, m := range word.FindAllStringSubmatch(scenetest.Tool(t, "pdftotext", "-bbox", "-f", "2", "-l", "2", name, "-"), -1) {
				var at [4]float64
				for i := range at {
					at[i], _ = strconv.ParseFloat(m[i+1], 64)
					at[i] *= 25.4 / 72
				}
				r := layout.R(at[0], at[1], at[2]-at[0], at[3]-at[1])
				for _, other := range seen {
					if in := r.Intersect(other); in.W > 0.3 && in.H > 0.3 {
						t.Errorf("%s, %s: %q at %v lies over %v", id, lang, m[5], r, other)
					}
				}
				if r.H < 2*1.17 && r.Y < 280 {
					t.Errorf("%s, %s: %q is %.1f mm high", id, lang, m[5], r.H)
				}
				seen, printed[html.UnescapeString(m[5])] = append(seen, r), true
			}
			_, most := g.Players()
			start, err := g.New(rules.Setup{Players: most})
			if err != nil {
				t.Fatal(err)
			}
			for _, section := range start.(rules.Sheeter).Sheet().Sections {
				said := words.Text(section.Title)
				for _, row := range section.Rows {
					if !row.Screen {
						said += " " + words.Text(row.Name) + " " + words.Text(row.Text)
					}
				}
				for _, w := range strings.Fields(said) {
					if !printed[w] {
						t.Errorf("%s, %s: %s: %q is not printed", id, lang, section.ID, w)
					}
				}
			}
		}
	}
}

// picture is a page in shades of grey, ten pixels a millimetre.
type picture struct {
	w, h   int
	pixels []byte
}

// perMM is how many pixels a picture has in a millimetre, pixel the size of one and what
// floats leave.
const (
	perMM = 10
	pixel = 1.0/perMM + 1e-6
)

// pages are pictures of the pages of a file, or of what flags of pdftoppm choose of them.
func pages(t *testing.T, name string, flags ...string) (out []picture) {
	t.Helper()
	start := filepath.Join(t.TempDir(), "page")
	scenetest.Tool(t, "pdftoppm", append(flags, "-gray", "-r", "254", name, start)...)
	files, _ := filepath.Glob(start + "*.pgm")
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		var p picture
		var most int
		if _, err := fmt.Fscanf(bytes.NewReader(data), "P5\n%d %d\n%d\n", &p.w, &p.h, &most); err != nil {
			t.Fatal(err)
		}
		p.pixels = data[len(data)-p.w*p.h:]
		out = append(out, p)
	}
	return out
}

// dark reports whether a pixel is.
func (p *picture) dark(x, y int) bool { return p.pixels[y*p.w+x] < 0x60 }

// ink is the box of what is dark around a box, in millimetres.
func (p *picture) ink(r layout.Rect) layout.Rect {
	x0, y0, x1, y1 := p.w, p.h, -1, -1
	for y := int(r.Y * perMM); y < int(r.Bottom()*perMM); y++ {
		for x := int(r.X * perMM); x < int(r.Right()*perMM); x++ {
			if p.dark(x, y) {
				x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x+1), max(y1, y+1)
			}
		}
	}
	return layout.R(float64(x0)/perMM, float64(y0)/perMM, float64(x1-x0)/perMM, float64(y1-y0)/perMM)
}

// differ is the greatest distance between the sides of two boxes.
func differ(a, b layout.Rect) float64 {
	return max(math.Abs(a.X-b.X), math.Abs(a.Y-b.Y), math.Abs(a.Right()-b.Right()), math.Abs(a.Bottom()-b.Bottom()))
}

// blocks is a box of parts that are black but for a margin of 1 mm.
func blocks() print.Box {
	draw := func(p *print.Pen) {
		p.Panel(p.Box.Inset(1), sprites.PanelStyle{Fill: sprites.Hex(0)})
	}
	part := func(id string, w, h float64, n int) print.Part {
		return print.Part{ID: id, Name: id, Size: layout.S(w, h), Kinds: []print.Kind{{Count: n, Front: draw, Back: draw}}}
	}
	return print.Box{Name: "blocks", Parts: []print.Part{part("card", 63, 88, 3), part("token", 25, 25, 17)}}
}

// TestSizesAreTrue: parts are as large as they are said to be, within 0.2 mm, and backs lie
// behind their fronts within 0.1 mm.
func TestSizesAreTrue(t *testing.T) {
	for _, o := range []print.Options{usual, {Paper: "letter", Sides: print.Duplex}} {
		box := blocks()
		fronts, backs := print.Cells(&box, o)
		shown := pages(t, file(t, printed(t, box, o, assets.English)))
		seen := 0
		for page, cells := range fronts {
			behind := page
			if o.Sides == print.Duplex {
				behind++
			}
			front, back := &shown[page-1], &shown[behind-1]
			for i, c := range cells {
				seen++
				got := front.ink(c.Inset(0.5))
				if d := differ(got, c.Inset(1)); d > pixel {
					t.Errorf("%s: %v is printed as %v", o.Sides, c.Inset(1), got)
				}
				mirror := back.ink(backs[behind][i].Inset(0.5))
				mirror.X = float64(back.w)/perMM - mirror.Right()
				if d := differ(got, mirror); d > pixel {
					t.Errorf("%s: the back of %v lies %.2f mm beside it", o.Sides, got, d)
				}
			}
		}
		if seen != 20 {
			t.Errorf("%s: %d parts", o.Sides, seen)
		}
	}
}

// TestRulersAreTrue: the longest lines of a cover are 100 mm and 4 inches long.
func TestRulersAreTrue(t *testing.T) {
	cover := pages(t, file(t, printed(t, blocks(), print.Options{Paper: "a4", Sides: print.Fronts, Parts: []string{"card"}}, assets.English)))[0]
	var long []float64
	for y := range cover.h {
		run := 0
		for x := range cover.w {
			if cover.dark(x, y) {
				run++
				continue
			}
			if run > 50*perMM && (len(long) == 0 || math.Abs(long[len(long)-1]-float64(run)/perMM) > 0.5) {
				long = append(long, float64(run)/perMM)
			}
			run = 0
		}
	}
	if len(long) != 2 || math.Abs(long[0]-100) > 0.2 || math.Abs(long[1]-101.6) > 0.2 {
		t.Errorf("lines of %v mm", long)
	}
}

// TestBoardsMeet: the pages of a board show the same in the 10 mm where they overlap.
func TestBoardsMeet(t *testing.T) {
	box := boxes(t, assets.English)["dzicz"]
	data := printed(t, box, print.Options{Paper: "a4", Sides: print.Fronts, Parts: []string{"board"}}, assets.English)
	if n := bytes.Count(data, []byte("/Type /Page\n")); n != 3 {
		t.Fatalf("%d pages", n)
	}
	name := file(t, data)
	strip := func(page string, x float64) *picture {
		return &pages(t, name, "-f", page, "-l", page, "-x", strconv.Itoa(int(x*perMM)), "-y", "0", "-W", strconv.Itoa(10*perMM), "-H", strconv.Itoa(297*perMM))[0]
	}
	// Both pages show 115 mm of the board's 220, in their middle.
	const from, high = (210 - 115) / 2.0, 238.0
	left, right := strip("2", from+105), strip("3", from)
	top := (297-9-5.5-high)/2 + 5.5
	bad, all := 0, 0
	for y := int(top*perMM) + 3; y < int((top+high)*perMM)-3; y++ {
		for x := 3; x < 10*perMM-3; x++ {
			all++
			a := left.pixels[y*left.w+x]
			b := right.pixels[y*right.w+x]
			if a > b+24 || b > a+24 {
				bad++
			}
		}
	}
	if bad > all/100 {
		t.Errorf("%d of %d pixels differ where the pages meet", bad, all)
	}
}
