package print

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"schron/layout"
)

// step is a part of a path: a move, a line, a curve or the way back to the start.
type step struct {
	kind byte // M, L, C or Z
	to   [3]layout.Point
}

// points are how many points follow a command of a path's data.
var points = map[byte]int{'M': 1, 'L': 1, 'C': 3, 'Q': 2, 'T': 1, 'Z': 0}

// spaced sets the commands and numbers of a path apart.
var spaced = func() *strings.Replacer {
	pairs := []string{",", " ", "-", " -"}
	for c := range points {
		for _, letter := range []string{string(rune(c)), strings.ToLower(string(rune(c)))} {
			pairs = append(pairs, letter, " "+letter+" ")
		}
	}
	return strings.NewReplacer(pairs...)
}()

// parsePath reads the data of a path, with the commands that our art is made of. Small
// letters count their points from the last one.
func parsePath(data string) (path []step, err error) {
	words := strings.Fields(spaced.Replace(data))
	var at, start, handle layout.Point
	for i := 0; i < len(words); {
		kind := strings.ToUpper(words[i])[0]
		n, known := points[kind]
		if !known || len(words[i]) != 1 {
			return nil, fmt.Errorf("%q in a path", words[i])
		}
		relative := words[i][0] != kind
		i++
		for first := true; first || n > 0 && i < len(words) && isNumber(words[i]); first = false {
			var p [3]layout.Point
			for k := range n {
				if p[k], err = point(words[i:]); err != nil {
					return nil, err
				}
				if relative {
					p[k] = p[k].Add(at)
				}
				i += 2
			}
			s := step{kind, p}
			switch kind {
			case 'M':
				start = p[0]
				if !first {
					s.kind = 'L'
				}
			case 'T':
				s = quadratic(at, at.Add(at.Sub(handle)), p[0])
			case 'Q':
				s = quadratic(at, p[0], p[1])
			case 'Z':
				p[0], n = start, 0
			}
			switch kind {
			case 'T':
				handle = at.Add(at.Sub(handle))
			case 'Q':
				handle = p[0]
			default:
				handle = p[max(n-1, 0)]
			}
			path, at = append(path, s), p[max(n-1, 0)]
		}
	}
	return path, nil
}

// quadratic is a curve with one handle, written with two.
func quadratic(from, handle, to layout.Point) step {
	return step{'C', [3]layout.Point{from.Lerp(handle, 2.0/3), to.Lerp(handle, 2.0/3), to}}
}

func isNumber(word string) bool { return strings.IndexByte("-.0123456789", word[0]) >= 0 }

func point(words []string) (p layout.Point, err error) {
	if len(words) < 2 {
		return p, errors.New("a path ends in half a point")
	}
	if p.X, err = strconv.ParseFloat(words[0], 64); err == nil {
		p.Y, err = strconv.ParseFloat(words[1], 64)
	}
	return p, err
}

// kappa is how far the handles of a quarter of a circle reach, in radii.
const kappa = 0.5522847498

// roundPath is a box with round corners; those of an ellipse meet.
func roundPath(r layout.Rect, rx, ry float64) []step {
	if rx <= 0 || ry <= 0 {
		at := func(x, y float64) [3]layout.Point { return [3]layout.Point{{X: x, Y: y}} }
		return []step{{'M', at(r.X, r.Y)}, {'L', at(r.Right(), r.Y)}, {'L', at(r.Right(), r.Bottom())}, {'L', at(r.X, r.Bottom())}, {'Z', at(0, 0)}}
	}
	rx, ry = math.Min(rx, r.W/2), math.Min(ry, r.H/2)
	p := layout.P
	x0, x1, x2, x3 := r.X, r.X+rx, r.Right()-rx, r.Right()
	y0, y1, y2, y3 := r.Y, r.Y+ry, r.Bottom()-ry, r.Bottom()
	kx, ky := rx*(1-kappa), ry*(1-kappa)
	return []step{
		{'M', [3]layout.Point{p(x1, y0)}},
		{'L', [3]layout.Point{p(x2, y0)}},
		{'C', [3]layout.Point{p(x3-kx, y0), p(x3, y0+ky), p(x3, y1)}},
		{'L', [3]layout.Point{p(x3, y2)}},
		{'C', [3]layout.Point{p(x3, y3-ky), p(x3-kx, y3), p(x2, y3)}},
		{'L', [3]layout.Point{p(x1, y3)}},
		{'C', [3]layout.Point{p(x0+kx, y3), p(x0, y3-ky), p(x0, y2)}},
		{'L', [3]layout.Point{p(x0, y1)}},
		{'C', [3]layout.Point{p(x0, y0+ky), p(x0+kx, y0), p(x1, y0)}},
		{kind: 'Z'},
	}
}

// bounds is the box of a path; curves are followed in small steps.
func bounds(path []step) layout.Rect {
	low, high := layout.P(math.Inf(1), math.Inf(1)), layout.P(math.Inf(-1), math.Inf(-1))
	var at layout.Point
	add := func(p layout.Point) {
		low, high = layout.P(min(low.X, p.X), min(low.Y, p.Y)), layout.P(max(high.X, p.X), max(high.Y, p.Y))
	}
	for _, s := range path {
		switch s.kind {
		case 'C':
			for i := 1; i <= 16; i++ {
				t := float64(i) / 16
				a, b, c := at.Lerp(s.to[0], t), s.to[0].Lerp(s.to[1], t), s.to[1].Lerp(s.to[2], t)
				add(a.Lerp(b, t).Lerp(b.Lerp(c, t), t))
			}
			at = s.to[2]
		case 'M', 'L':
			at = s.to[0]
			add(at)
		}
	}
	return layout.R(low.X, low.Y, high.X-low.X, high.Y-low.Y)
}

// operators writes a path as PDF does.
func operators(b *strings.Builder, path []step, at func(layout.Point) layout.Point) {
	for _, s := range path {
		for _, p := range s.to[:points[s.kind]] {
			p = at(p)
			b.WriteString(number(p.X))
			b.WriteByte(' ')
			b.WriteString(number(p.Y))
			b.WriteByte(' ')
		}
		b.WriteString(map[byte]string{'M': "m\n", 'L': "l\n", 'C': "c\n", 'Z': "h\n"}[s.kind])
	}
}

// number writes a length to a thousandth, without zeros that say nothing.
func number(v float64) string {
	text := strconv.FormatFloat(v, 'f', 3, 64)
	text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	if text == "-0" || text == "" {
		return "0"
	}
	return text
}
