package print_test

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"schron/assets"
	"schron/layout"
	"schron/rules/rulestest"
	"schron/scenes/print"
	"schron/scenes/scenetest"
	"schron/sprites"
)

// dots is how many pixels a coloured page has in a millimetre.
const dots = 5

// coloured are pictures of the pages of a file.
func coloured(t testing.TB, data []byte) (out []*image.RGBA) {
	t.Helper()
	dir := t.TempDir()
	name := filepath.Join(dir, "box.pdf")
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
	scenetest.Tool(t, "pdftoppm", "-r", fmt.Sprint(25.4*dots), name, filepath.Join(dir, "page"))
	files, _ := filepath.Glob(filepath.Join(dir, "page*.ppm"))
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		var w, h, most int
		if _, err := fmt.Fscanf(bytes.NewReader(data), "P6\n%d %d\n%d\n", &w, &h, &most); err != nil {
			t.Fatal(err)
		}
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		for i, from := 0, len(data)-3*w*h; i < w*h; i++ {
			copy(img.Pix[4*i:], data[from+3*i:from+3*i+3])
			img.Pix[4*i+3] = 255
		}
		out = append(out, img)
	}
	return out
}

// side is a picture of one side of a part.
type side struct {
	img   *image.RGBA
	shape shape // of the whole picture
}

// cut cuts a shape out of a page. It is turned by quarters, clockwise.
func cut(page *image.RGBA, s shape, quarters int) side {
	w, h := int(math.Round(s.box.W*dots)), int(math.Round(s.box.H*dots))
	x0, y0 := int(math.Round(s.box.X*dots)), int(math.Round(s.box.Y*dots))
	size := layout.S(float64(w)/dots, float64(h)/dots)
	if quarters%2 != 0 {
		size.W, size.H = size.H, size.W
	}
	out := side{image.NewRGBA(image.Rect(0, 0, int(size.W*dots+0.5), int(size.H*dots+0.5))), shape{layout.R(0, 0, size.W, size.H), s.hex}}
	for y := range h {
		for x := range w {
			tx, ty := x, y
			switch quarters {
			case 1:
				tx, ty = h-1-y, x
			case 3:
				tx, ty = y, w-1-x
			}
			out.img.SetRGBA(tx, ty, page.RGBAAt(x0+x, y0+y))
		}
	}
	return out
}

// unlike is the share of pixels that are far from all of those around their places in a
// picture of a kind. It looks at every so many of them.
func (s *side) unlike(o *seen, every int) float64 {
	bad, all := 0, 1
	for y := 3; y < min(s.img.Rect.Dy(), o.least.Rect.Dy())-3; y += every {
		for x := 3; x < min(s.img.Rect.Dx(), o.least.Rect.Dx())-3; x += every {
			if s.shape.hex && !s.shape.has(layout.P((float64(x)+0.5)/dots, (float64(y)+0.5)/dots), 0.5) {
				continue
			}
			all++
			i, j := s.img.PixOffset(x, y), o.least.PixOffset(x, y)
			for k := range 3 {
				if v := int(s.img.Pix[i+k]); v+30 < int(o.least.Pix[j+k]) || v > int(o.most.Pix[j+k])+30 {
					bad++
					break
				}
			}
		}
	}
	return float64(bad) / float64(all)
}

// seen is a picture of a kind: the least and the most of the colours around each pixel.
type seen struct{ least, most *image.RGBA }

func seenAs(img *image.RGBA) *seen {
	o := &seen{image.NewRGBA(img.Rect), image.NewRGBA(img.Rect)}
	copy(o.least.Pix, img.Pix)
	copy(o.most.Pix, img.Pix)
	for y := 1; y < img.Rect.Dy()-1; y++ {
		for x := 1; x < img.Rect.Dx()-1; x++ {
			i := img.PixOffset(x, y)
			for n := range 9 {
				j := img.PixOffset(x+n%3-1, y+n/3-1)
				for k := range 3 {
					o.least.Pix[i+k], o.most.Pix[i+k] = min(o.least.Pix[i+k], img.Pix[j+k]), max(o.most.Pix[i+k], img.Pix[j+k])
				}
			}
		}
	}
	return o
}

// model is how both sides of a kind look alone.
type model struct {
	name        string
	size        layout.Size
	front, back *seen
}

// models are those of all kinds of a box but its boards.
func models(t testing.TB, box *print.Box, spare bool) (out []model) {
	t.Helper()
	art, err := sprites.NewStore(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	defer art.Close()
	data, err := print.Alone(box, spare, art)
	if err != nil {
		t.Fatal(err)
	}
	shown := coloured(t, data)
	for _, p := range box.Parts {
		for _, k := range p.Kinds {
			if !p.Board {
				out = append(out, model{p.ID + " " + k.ID, p.Size, seenAs(shown[0]), seenAs(shown[1])})
				shown = shown[2:]
			}
		}
	}
	return out
}

// part is what was cut out, with the kind that it is like.
type part struct {
	kind        *model
	front, back side
}

// mostUnlike is the share of pixels that may differ. A part is like its kind but for what
// is drawn between pixels.
const mostUnlike = 0.01

// known finds the kind that a part is like. It may lie on its side: there words are set a part
// of a pixel apart, so that twice as much may differ.
func known(all []model, front *image.RGBA, s shape, back *image.RGBA, behind shape) (p part, worst float64) {
	worst = 2
	for turned := range 2 {
		size := s.box.Size()
		if turned == 1 {
			size = layout.S(size.H, size.W)
		}
		f := cut(front, s, turned*3)
		b := f
		if back != nil {
			b = cut(back, behind, turned)
		}
		for i := range all {
			m := &all[i]
			if math.Abs(m.size.W-size.W) > 0.35 || math.Abs(m.size.H-size.H) > 0.35 || f.unlike(m.front, 9)+b.back(m, back, 9) > worst+0.1 {
				continue
			}
			if far := max(f.unlike(m.front, 1), b.back(m, back, 1)) / float64(1+turned); far < worst {
				p, worst = part{m, f, b}, far
			}
		}
	}
	return p, worst
}

func (s *side) back(m *model, back *image.RGBA, every int) float64 {
	if back == nil {
		return 0
	}
	return s.unlike(m.back, every)
}

// cutOut cuts the parts out of pages, lays backs behind fronts and says which kinds they
// are, and what is wrong.
func cutOut(shown []*image.RGBA, all []model, o print.Options) (parts []part, faults []string) {
	for n := 0; n < len(shown); n++ {
		page := n
		fault := func(format string, args ...any) {
			faults = append(faults, fmt.Sprintf("sheet %d: ", page+1)+fmt.Sprintf(format, args...))
		}
		front := look(shown[n], o.Gap)
		wide := print.Page(o.Paper).W
		if front.fold {
			wide = print.Page(o.Paper).H
		}
		left, right, back := 0.0, wide, front
		if front.fold {
			right = wide / 2
		} else if o.Sides == print.Duplex {
			n++
			back = look(shown[n], o.Gap)
		}
		cells, wrong := front.shapes(left, right)
		behind, wrongBack := back.shapes(wide-right, wide)
		for _, w := range append(wrong, wrongBack...) {
			fault("%s", w)
		}
		if !front.fold && len(behind) == 0 || back == front && !front.fold {
			back = &cutter{}
		}
		marked := 0
		for _, s := range cells {
			if front.empty(s) {
				continue
			}
			mirror := s
			mirror.box.X = wide - s.box.Right()
			if back.page != nil && !slices.ContainsFunc(behind, func(b shape) bool { return differ(b.box, mirror.box) < 0.35 }) {
				fault("no back lies behind %.4v", s.box)
			}
			p, far := known(all, front.page, s, back.page, mirror)
			if far > mostUnlike {
				name := "nothing"
				if p.kind != nil {
					name = p.kind.name
				}
				fault("the part in %.4v is like %s, but for %.1f%% of it", s.box, name, 100*far)
				continue
			}
			parts = append(parts, p)
			if s.hex {
				marked++
			}
		}
		if marked > 0 && len(front.aslant) < 4 {
			fault("hexagons have only %d marks aslant", len(front.aslant))
		}
	}
	return parts, faults
}

// countsOf compares parts with a box.
func countsOf(box *print.Box, parts []part) (faults []string) {
	got := map[string]int{}
	for _, p := range parts {
		got[p.kind.name]++
	}
	for _, p := range box.Parts {
		for _, k := range p.Kinds {
			if name := p.ID + " " + k.ID; !p.Board && got[name] != k.Count {
				faults = append(faults, fmt.Sprintf("%d of %s are cut out, the box holds %d", got[name], name, k.Count))
			}
		}
	}
	return faults
}

// loose are the options that print everything but boards, and the pages with parts.
func loose(t testing.TB, box *print.Box, o print.Options) []*image.RGBA {
	t.Helper()
	for _, p := range box.Parts {
		if !p.Board {
			o.Parts = append(o.Parts, p.ID)
		}
	}
	cover := 1
	if o.Sides == print.Duplex {
		cover = 2
	}
	return coloured(t, printed(t, *box, o, assets.English))[cover:]
}

// TestWhatIsCutOutIsTheBox: who cuts the pages along their marks and lays backs behind fronts
// has each part of the box. It is there as often as the box holds it.
func TestWhatIsCutOutIsTheBox(t *testing.T) {
	for id, box := range boxes(t, assets.English) {
		if id != "dzicz" && !rulestest.Thorough() {
			continue
		}
		if !rulestest.Thorough() { // pages to read take longest
			box.Parts = slices.DeleteFunc(box.Parts, func(p print.Part) bool { return p.ID == "sheet" })
		}
		t.Run(id, func(t *testing.T) {
			all := models(t, &box, false)
			for i, o := range []print.Options{usual, {Paper: "letter", Sides: print.Duplex, Gap: 3}, {Paper: "a3", Sides: print.Fronts}} {
				if i > 0 && !rulestest.Thorough() {
					break
				}
				shown := loose(t, &box, o)
				parts, faults := cutOut(shown, all, o)
				for _, f := range append(faults, countsOf(&box, parts)...) {
					t.Errorf("%s on %s: %s", o.Sides, o.Paper, f)
				}
				if id == "dzicz" && o.Sides == print.Fold && i == 0 {
					wrongPages(t, &box, shown, all)
				}
			}
		})
	}
}

// wrongPages changes pages and demands that the cutter sees it.
func wrongPages(t *testing.T, box *print.Box, shown []*image.RGBA, all []model) {
	t.Helper()
	const sheet = 3 // with action tokens, which have other backs
	cells, _ := look(shown[sheet], 0).shapes(0, 297.0/2)
	at := func(s shape) image.Rectangle {
		return image.Rect(int(s.box.X*dots), int(s.box.Y*dots), int(s.box.Right()*dots), int(s.box.Bottom()*dots))
	}
	mirror := func(r image.Rectangle) image.Rectangle {
		return image.Rect(297*dots-r.Max.X, r.Min.Y, 297*dots-r.Min.X, r.Max.Y)
	}
	right, _ := cutOut(shown[sheet:sheet+1], all, usual)
	one, other := at(cells[30]), at(cells[34])
	for name, change := range map[string]func(p *image.RGBA){
		"a part lies 1 mm beside its place": func(p *image.RGBA) {
			draw.Draw(p, one.Inset(dots), shown[sheet], one.Min.Add(image.Pt(0, dots)), draw.Src)
		},
		"a back lies 1 mm beside its place": func(p *image.RGBA) {
			draw.Draw(p, mirror(one).Inset(dots), shown[sheet], mirror(one).Min.Add(image.Pt(2*dots, dots)), draw.Src)
		},
		"backs are not mirrored": func(p *image.RGBA) {
			draw.Draw(p, mirror(one), shown[sheet], mirror(other).Min, draw.Src)
			draw.Draw(p, mirror(other), shown[sheet], mirror(one).Min, draw.Src)
		},
		"a part is missing": func(p *image.RGBA) {
			draw.Draw(p, one, image.NewUniform(color.White), image.Point{}, draw.Src)
		},
		"a mark is missing": func(p *image.RGBA) {
			draw.Draw(p, image.Rect(0, one.Max.Y-2, one.Min.X-2, one.Max.Y+2), image.NewUniform(color.White), image.Point{}, draw.Src)
		},
	} {
		wrong := image.NewRGBA(shown[sheet].Rect)
		copy(wrong.Pix, shown[sheet].Pix)
		change(wrong)
		parts, faults := cutOut([]*image.RGBA{wrong}, all, usual)
		same := slices.EqualFunc(right, parts, func(a, b part) bool { return a.kind == b.kind })
		if len(faults) == 0 && same {
			t.Errorf("%s: nobody notices", name)
		}
	}
}
