// Command compare lists the pictures of two folders that differ, most different first.
// It puts each pair side by side for people to look at:
//
//	go run ./build/compare OLD NEW [OUT]
//
// It exits with 1 if any differ.
package main

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sort"
)

// faint is how much a colour, 0 to 255, may differ without being seen.
const faint = 6

func main() {
	code, err := run(os.Args[1:], os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, "compare:", err)
	}
	os.Exit(code)
}

// run compares the folders named and returns the exit code.
func run(args []string, out io.Writer) (int, error) {
	if len(args) < 2 || len(args) > 3 {
		return 2, errors.New("accepted: OLD NEW [OUT]")
	}
	found, err := compare(args[0], args[1])
	if err != nil {
		return 2, err
	}
	for _, p := range found {
		fmt.Fprintln(out, p)
		if len(args) == 3 && p.missing == "" {
			if err := p.write(args[0], args[1], args[2]); err != nil {
				return 2, err
			}
		}
	}
	fmt.Fprintf(out, "%d pictures differ\n", len(found))
	return min(len(found), 1), nil
}

// pair is a picture that differs in the two folders.
type pair struct {
	name    string
	missing string          // the folder that lacks it
	part    float64         // of all pixels that differ, 0 to 1
	where   image.Rectangle // around them
}

func (p pair) String() string {
	if p.missing != "" {
		return fmt.Sprintf("  ---   %s is not in %s", p.name, p.missing)
	}
	return fmt.Sprintf("%6.2f %% %s %v", p.part*100, p.name, p.where)
}

// compare lists the pictures that differ or that one of the folders lacks.
func compare(old, fresh string) ([]pair, error) {
	a, err := pictures(old)
	if err != nil {
		return nil, err
	}
	b, err := pictures(fresh)
	if err != nil {
		return nil, err
	}
	var out []pair
	for _, name := range a {
		if !slices.Contains(b, name) {
			out = append(out, pair{name: name, missing: fresh, part: 2})
			continue
		}
		p, err := differ(old, fresh, name)
		if err != nil {
			return nil, err
		}
		if p.part > 0 {
			out = append(out, p)
		}
	}
	for _, name := range b {
		if !slices.Contains(a, name) {
			out = append(out, pair{name: name, missing: old, part: 2})
		}
	}
	sort.SliceStable(out, func(i, k int) bool { return out[i].part > out[k].part })
	return out, nil
}

// pictures lists the PNG files below a folder, by their paths in it.
func pictures(dir string) ([]string, error) {
	var out []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".png" {
			return err
		}
		name, err := filepath.Rel(dir, path)
		out = append(out, name)
		return err
	})
	return out, err
}

func differ(old, fresh, name string) (pair, error) {
	a, err := read(filepath.Join(old, name))
	if err != nil {
		return pair{}, err
	}
	b, err := read(filepath.Join(fresh, name))
	if err != nil {
		return pair{}, err
	}
	p := pair{name: name}
	if a.Rect != b.Rect {
		p.part, p.where = 1, a.Rect.Union(b.Rect)
		return p, nil
	}
	n := 0
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			if i := a.PixOffset(x, y); seen(a.Pix[i:i+4], b.Pix[i:i+4]) {
				n++
				p.where = p.where.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	p.part = float64(n) / float64(a.Rect.Dx()*a.Rect.Dy())
	return p, nil
}

// seen reports whether two pixels can be told apart.
func seen(a, b []byte) bool {
	for i := range a {
		if d := int(a[i]) - int(b[i]); d > faint || d < -faint {
			return true
		}
	}
	return false
}

// read reads a picture; its upper left corner is 0, 0.
func read(file string) (*image.NRGBA, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }()
	src, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	b := src.Bounds()
	out := image.NewNRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	draw.Draw(out, out.Rect, src, b.Min, draw.Src)
	return out, nil
}

// write puts both pictures side by side, with a red frame around what differs.
func (p pair) write(old, fresh, dir string) error {
	a, err := read(filepath.Join(old, p.name))
	if err != nil {
		return err
	}
	b, err := read(filepath.Join(fresh, p.name))
	if err != nil {
		return err
	}
	const between = 8
	both := image.NewNRGBA(image.Rect(0, 0, a.Rect.Dx()+between+b.Rect.Dx(), max(a.Rect.Dy(), b.Rect.Dy())))
	frame(a, p.where)
	frame(b, p.where)
	draw.Draw(both, a.Rect, a, image.Point{}, draw.Src)
	draw.Draw(both, b.Rect.Add(image.Pt(a.Rect.Dx()+between, 0)), b, image.Point{}, draw.Src)
	file := filepath.Join(dir, p.name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(f, both), f.Close())
}

func frame(img *image.NRGBA, r image.Rectangle) {
	red := color.NRGBA{R: 255, A: 255}
	r = r.Inset(-2)
	for x := r.Min.X; x < r.Max.X; x++ {
		img.SetNRGBA(x, r.Min.Y, red)
		img.SetNRGBA(x, r.Max.Y-1, red)
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		img.SetNRGBA(r.Min.X, y, red)
		img.SetNRGBA(r.Max.X-1, y, red)
	}
}
