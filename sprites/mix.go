package sprites

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"image/color"
	"path"
	"strconv"
	"strings"
)

// A mix is a list of pictures put together from the others of its folder, one a
// line. Lines that begin with # are remarks.
//
//	view face- 76 10 150 150 6       every picture below also exists as face-…,
//	                                 cut to this view box, corners cut round by 6
//	karol = part/sky part/coat:#806030 part/head
//
// The parts lie in one frame, the first at the back; a colour replaces the
// player's in a part. Parts are put together when they are drawn.

// mixLayer is a part of a mixed picture; a colour without opacity leaves the
// placeholders of the player's.
type mixLayer struct {
	part *art
	tint color.NRGBA
}

// mixView is a way to cut mixed pictures.
type mixView struct {
	prefix     string
	x, y, w, h float64
	round      float64
}

// addMix reads a mix. The art of its folder must be known already. An error
// names the line.
func (s *Store) addMix(file string, data []byte) error {
	var views []mixView
	lines := bufio.NewScanner(bytes.NewReader(data))
	for n := 1; lines.Scan(); n++ {
		words := strings.Fields(lines.Text())
		if len(words) == 0 || words[0] == "#" {
			continue
		}
		var err error
		if words[0] == "view" {
			var v mixView
			v, err = parseView(words[1:])
			views = append(views, v)
		} else {
			err = s.addMixed(path.Dir(file), views, words)
		}
		if err != nil {
			return fmt.Errorf("%s, line %d: %w", file, n, err)
		}
	}
	return lines.Err()
}

func parseView(words []string) (mixView, error) {
	if len(words) == 0 {
		return mixView{}, errors.New("a view has a prefix")
	}
	v := mixView{prefix: words[0]}
	if err := numbers(words[1:], &v.x, &v.y, &v.w, &v.h, &v.round); err != nil {
		return v, err
	}
	if v.w <= 0 || v.h <= 0 {
		return v, fmt.Errorf("view %s is empty", v.prefix)
	}
	return v, nil
}

// addMixed makes a picture for each view of "name = part part:#rrggbb".
func (s *Store) addMixed(folder string, views []mixView, words []string) error {
	if len(words) < 3 || words[1] != "=" || len(views) == 0 {
		return fmt.Errorf("neither a view nor, after one, a picture and its parts: %q", words)
	}
	var layers []mixLayer
	for _, word := range words[2:] {
		name, rgb, tinted := strings.Cut(word, ":")
		l := mixLayer{part: s.arts[path.Join(folder, name)]}
		if l.part == nil {
			return fmt.Errorf("no part %q", name)
		}
		if tinted {
			v, err := strconv.ParseUint(strings.TrimPrefix(rgb, "#"), 16, 32)
			if err != nil || len(rgb) != 7 {
				return fmt.Errorf("part %s: colour %q", name, rgb)
			}
			l.tint = Hex(uint32(v))
		}
		layers = append(layers, l)
	}
	for _, v := range views {
		name := path.Join(folder, v.prefix+words[0])
		if s.arts[name] != nil {
			return fmt.Errorf("picture %s exists already", name)
		}
		s.arts[name] = &art{name: name, layers: layers, x: v.x, y: v.y, w: v.w, h: v.h, round: v.round}
	}
	return nil
}

// text is the source of the art, put together if it is mixed.
func (a *art) text() string {
	if a.layers == nil {
		return a.source
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="%g %g %g %g">`, a.x, a.y, a.w, a.h)
	for i, l := range a.layers {
		_, root, _ := strings.Cut(l.part.source, "<svg")
		_, shapes, _ := strings.Cut(root[:strings.LastIndex(root, "</svg>")], ">")
		// Gradients are named apart, for each part counts its own from one.
		apart := "l" + strconv.Itoa(i)
		_, _ = strings.NewReplacer(`id="`, `id="`+apart, `url(#`, `url(#`+apart).WriteString(&b, tinted(shapes, l.tint))
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// tinted puts a colour in place of the player's; one without opacity changes
// nothing.
func tinted(source string, tint color.NRGBA) string {
	if tint.A == 0 {
		return source
	}
	return strings.NewReplacer(
		markFull, hexString(tint),
		markDark, hexString(Darker(tint, 0.38)),
		markLight, hexString(Lighter(tint, 0.34)),
	).Replace(source)
}
