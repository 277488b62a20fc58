package print

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"image/color"
	"regexp"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"
	"eliasnaur.com/font/roboto/robotocondensedbold"
	"eliasnaur.com/font/roboto/robotocondensedregular"

	"schron/layout"
	"schron/sprites"
)

// perMM is how many points, the unit of PDF, are a millimetre.
const perMM = 72 / 25.4

// pdf is a file in the making. fpdf writes pages, words and fonts. What it cannot write
// is added behind: the pictures, with gradients of many stops that may be see-through.
type pdf struct {
	*fpdf.Fpdf
	ruler *fpdf.Fpdf // measures words, and has no page to write to
	art   *sprites.Store
	high  float64 // of the page
	forms []*form
	known map[picture]int // numbers of forms
	drawn map[string]int  // the same of drawings, by their SVG
	err   error
}

// picture is what makes one form differ from another.
type picture struct {
	name  string
	tint  color.NRGBA
	spare bool
	faded bool // seen through as a whole
}

// font is the family of all words. fpdf writes "utf8" before it. That and the x give way to
// subset, which is as long. PDF marks fonts so of which only some letters are embedded.
const (
	font   = "xxxrobotocondensed"
	whole  = "/utf8xxx"
	subset = "/SCHRON+"
)

// newPDF begins a file. Neither its dates nor its order depend on when it is made.
func newPDF(art *sprites.Store, title, lang, version string) *pdf {
	f, ruler := withFonts(), withFonts()
	f.SetCatalogSort(true)
	f.SetCreationDate(time.Unix(0, 0).UTC())
	f.SetModificationDate(time.Unix(0, 0).UTC())
	f.SetTitle(title, true)
	f.SetLang(lang)
	f.SetProducer("Schron "+version, true)
	f.SetAutoPageBreak(false, 0)
	return &pdf{Fpdf: f, ruler: ruler, art: art, known: map[picture]int{}, drawn: map[string]int{}}
}

// withFonts is an empty file of millimetres.
func withFonts() *fpdf.Fpdf {
	f := fpdf.New("P", "mm", "A4", "")
	f.AddUTF8FontFromBytes(font, "", robotocondensedregular.TTF)
	f.AddUTF8FontFromBytes(font, "B", robotocondensedbold.TTF)
	return f
}

// page begins a page of a size.
func (d *pdf) page(size layout.Size) {
	d.high = size.H
	d.AddPageFormat("P", fpdf.SizeType{Wd: size.W, Ht: size.H})
	d.SetAlpha(1, "Normal") // has fpdf expect what is see-through
}

// at is a place of the page in points, which count upwards.
func (d *pdf) at(p layout.Point) layout.Point {
	return layout.P(p.X*perMM, (d.high-p.Y)*perMM)
}

// op writes operators of the page.
func (d *pdf) op(format string, args ...any) { d.RawWriteStr(fmt.Sprintf(format, args...)) }

// path writes a path of the page.
func (d *pdf) path(path []step) {
	var b strings.Builder
	operators(&b, path, d.at)
	d.RawWriteStr(b.String())
}

// place puts a picture in the middle of a box, as large as it fits.
func (d *pdf) place(p picture, box layout.Rect) {
	i, ok := d.known[p]
	if !ok {
		svg, _ := d.art.Source(p.name, p.tint)
		i = d.form(p, svg)
		d.known[p] = i
	}
	d.put(i, box)
}

// drawing puts elements of SVG in a box.
func (d *pdf) drawing(svg string, box layout.Rect) {
	i, ok := d.drawn[svg]
	if !ok {
		i = d.form(picture{name: "of a scene"}, svg)
		d.drawn[svg] = i
	}
	d.put(i, box)
}

// form adds the form of a picture and returns its number, −1 if it cannot be read.
func (d *pdf) form(p picture, svg string) int {
	var on paper
	if p.spare {
		on = pale
	}
	f, err := readForm(svg, on)
	if svg == "" {
		err = errors.New("there is no such picture")
	}
	if err != nil {
		if d.err == nil {
			d.err = fmt.Errorf("picture %s: %w", p.name, err)
		}
		return -1
	}
	f.faded = p.faded
	d.forms = append(d.forms, f)
	return len(d.forms) - 1
}

// put puts a form in the middle of a box, as large as it fits.
func (d *pdf) put(i int, box layout.Rect) {
	if i < 0 {
		return
	}
	view := d.forms[i].box
	box = box.FitAspect(view.W / view.H)
	k := box.W / view.W * perMM
	at := d.at(box.Min())
	d.op("q %.6f 0 0 %.6f %.4f %.4f cm /D%d Do Q", k, -k, at.X-k*view.X, at.Y+k*view.Y, i)
}

// bytes is the whole file.
func (d *pdf) bytes() ([]byte, error) {
	var out bytes.Buffer
	if err := d.Output(&out); err != nil {
		return nil, err
	}
	if d.err != nil {
		return nil, d.err
	}
	return addForms(bytes.ReplaceAll(out.Bytes(), []byte(whole), []byte(subset)), d.forms)
}

var (
	trailer  = regexp.MustCompile(`/Size (\d+)\n/Root (\d+ 0 R)\n/Info (\d+ 0 R)\n`)
	previous = regexp.MustCompile(`startxref\n(\d+)\n`)
)

// addForms adds forms to a file of fpdf by an update behind its end, as PDF foresees it.
// The update holds the forms and, in place of the one before, object 2: the resources of
// all pages.
func addForms(file []byte, forms []*form) ([]byte, error) {
	from := bytes.LastIndex(file, []byte("\n2 0 obj\n"))
	head, last := trailer.FindSubmatch(file), previous.FindSubmatch(file)
	if from < 0 || head == nil || last == nil {
		return nil, errors.New("the file of fpdf is put together in another way than known")
	}
	resources := file[from+1:]
	resources = resources[:bytes.Index(resources, []byte("endobj"))]
	u := update{Buffer: bytes.NewBuffer(file), packer: zlib.NewWriter(nil)}
	fmt.Sscan(string(head[1]), &u.next)
	first := u.next
	var names strings.Builder
	for i, f := range forms {
		fmt.Fprintf(&names, "/D%d %d 0 R\n", i, u.form(f))
	}
	second := u.Len()
	u.Write(bytes.Replace(resources, []byte("/XObject <<\n"), []byte("/XObject <<\n"+names.String()), 1))
	u.WriteString("endobj\n")
	start := u.Len()
	fmt.Fprintf(u, "xref\n2 1\n%010d 00000 n \n%d %d\n", second, first, len(u.offsets))
	for _, at := range u.offsets {
		fmt.Fprintf(u, "%010d 00000 n \n", at)
	}
	fmt.Fprintf(u, "trailer\n<<\n/Size %d\n/Root %s\n/Info %s\n/Prev %s\n>>\nstartxref\n%d\n%%%%EOF\n", u.next, head[2], head[3], last[1], start)
	return u.Bytes(), nil
}

// update is what is added to a file.
type update struct {
	*bytes.Buffer
	packer  *zlib.Writer // a new one for each object would take longer than packing
	offsets []int        // of the objects that were added
	next    int          // number of the next one
}

// object adds an object with a stream and returns its number.
func (u *update) object(dictionary, stream string) int {
	var packed bytes.Buffer
	u.packer.Reset(&packed)
	_, _ = u.packer.Write([]byte(stream)) // into memory
	_ = u.packer.Close()
	u.offsets = append(u.offsets, u.Len())
	fmt.Fprintf(u, "%d 0 obj\n<<%s /Filter /FlateDecode /Length %d>>\nstream\n", u.next, dictionary, packed.Len())
	u.Write(packed.Bytes())
	u.WriteString("\nendstream\nendobj\n")
	u.next++
	return u.next - 1
}

// form adds a form after its soft masks and returns its number.
func (u *update) form(f *form) int {
	box := fmt.Sprintf("/Type /XObject /Subtype /Form /BBox [%s %s %s %s]", number(f.box.X), number(f.box.Y), number(f.box.Right()), number(f.box.Bottom()))
	var masks []string
	for i, pattern := range f.masks {
		n := u.object(box+" /Group <</S /Transparency /CS /DeviceGray>> /Resources <</Pattern <</P0 "+pattern+">>>>",
			fmt.Sprintf("/Pattern cs /P0 scn\n%s %s %s %s re f\n", number(f.box.X), number(f.box.Y), number(f.box.W), number(f.box.H)))
		masks = append(masks, fmt.Sprintf("%%mask%d%%", i), fmt.Sprintf("%d 0 R", n))
	}
	if f.faded {
		box += " /Group <</S /Transparency>>"
	}
	resources := "<<" + list("ExtGState", "G", f.state) + list("Pattern", "P", f.fills) + ">>"
	return u.object(box+" /Resources "+strings.NewReplacer(masks...).Replace(resources), f.ops.String())
}

// list is a dictionary of entries that are numbered after a letter.
func list(name, letter string, entries []string) string {
	if len(entries) == 0 {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "/%s <<", name)
	for i, e := range entries {
		if !strings.HasPrefix(e, "<<") {
			e = "<<" + e + ">>"
		}
		fmt.Fprintf(&b, "/%s%d %s", letter, i, e)
	}
	b.WriteString(">>")
	return b.String()
}
