package print

import (
	"encoding/xml"
	"errors"
	"fmt"
	"image/color"
	"io"
	"slices"
	"strconv"
	"strings"

	"schron/layout"
)

// form is a picture as PDF keeps it: drawn once, placed as often as it is needed.
type form struct {
	box   layout.Rect // the view box of the art
	ops   strings.Builder
	state []string // entries of the dictionary of graphics states
	fills []string // entries of the dictionary of patterns
	masks []string // shadings of the soft masks that states ask for
	faded bool     // seen through as a whole
}

// shade is a gradient of the art, in parts of the box of what it fills.
type shade struct {
	radial bool
	coords [6]float64
	stops  []stop
}

type stop struct {
	at      float64
	colour  color.NRGBA
	opacity float64
}

// paper changes the colours of a picture; nil keeps them.
type paper func(c color.NRGBA, line bool) color.NRGBA

// reader reads a picture into a form.
type reader struct {
	*form
	paper  paper
	shades map[string]*shade
	open   *shade // whose stops are read
}

// readForm turns an SVG picture into a form.
func readForm(svg string, p paper) (*form, error) {
	r := &reader{form: &form{}, paper: p, shades: map[string]*shade{}}
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		t, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		if e, ok := t.(xml.StartElement); ok {
			if err := r.element(e); err != nil {
				return nil, fmt.Errorf("%s: %w", e.Name.Local, err)
			}
		}
	}
	if r.box.Empty() {
		return nil, errors.New("no view box")
	}
	return r.form, nil
}

// attributes are those of an element. A number that cannot be read makes err.
type attributes struct {
	words map[string]string
	err   error
}

func (a *attributes) number(name string, usual float64) float64 {
	word, ok := a.words[name]
	if !ok {
		return usual
	}
	v, err := strconv.ParseFloat(word, 64)
	if err != nil {
		a.err = err
	}
	return v
}

func (a *attributes) numbers(name string) (out []float64) {
	for _, word := range strings.FieldsFunc(a.words[name], func(r rune) bool { return r == ' ' || r == ',' }) {
		v, err := strconv.ParseFloat(word, 64)
		if err != nil {
			a.err = err
		}
		out = append(out, v)
	}
	return out
}

func (a *attributes) colour(name string) (c color.NRGBA) {
	v, err := strconv.ParseUint(strings.TrimPrefix(a.words[name], "#"), 16, 32)
	if err != nil || len(a.words[name]) != 7 {
		a.err = fmt.Errorf("colour %q", a.words[name])
	}
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

func (r *reader) element(e xml.StartElement) error {
	a := &attributes{words: map[string]string{}}
	for _, at := range e.Attr {
		a.words[at.Name.Local] = at.Value
	}
	n := a.number
	switch e.Name.Local {
	case "svg":
		v := append(a.numbers("viewBox"), 0, 0, 0, 0)
		r.box = layout.R(v[0], v[1], v[2], v[3])
		if round := n("data-round", 0); round > 0 {
			operators(&r.ops, roundPath(r.box, round, round), same)
			r.ops.WriteString("W n\n")
		}
	case "linearGradient":
		r.open = &shade{coords: [6]float64{n("x1", 0), n("y1", 0), n("x2", 1), n("y2", 0)}}
		r.shades[a.words["id"]] = r.open
	case "radialGradient":
		cx, cy := n("cx", 0.5), n("cy", 0.5)
		r.open = &shade{radial: true, coords: [6]float64{n("fx", cx), n("fy", cy), 0, cx, cy, n("r", 0.5)}}
		r.shades[a.words["id"]] = r.open
	case "stop":
		r.open.stops = append(r.open.stops, stop{n("offset", 0), a.colour("stop-color"), n("stop-opacity", 1)})
	case "path":
		path, err := parsePath(a.words["d"])
		if err != nil {
			return err
		}
		r.draw(path, a)
	case "rect":
		rx := n("rx", 0)
		r.draw(roundPath(layout.R(n("x", 0), n("y", 0), n("width", 0), n("height", 0)), rx, n("ry", rx)), a)
	case "circle":
		radius := n("r", 0)
		at := layout.P(n("cx", 0), n("cy", 0))
		r.draw(roundPath(layout.Around(at, layout.S(2*radius, 2*radius)), radius, radius), a)
	case "defs":
	default:
		return errors.New("an element that our art has not")
	}
	return a.err
}

func same(p layout.Point) layout.Point { return p }

// draw fills a path and strokes it, as its attributes say.
func (r *reader) draw(path []step, a *attributes) {
	if len(path) == 0 {
		return
	}
	if a.words["fill"] == "" {
		a.words["fill"] = "#000000"
	}
	if r.paint(path, a, "fill", false) {
		operators(&r.ops, path, same)
		r.ops.WriteString("f Q\n")
	}
	if r.paint(path, a, "stroke", true) {
		caps := map[string]int{"round": 1, "square": 2}
		joins := map[string]int{"round": 1, "bevel": 2}
		fmt.Fprintf(&r.ops, "%s w %d J %d j 4 M\n", number(a.number("stroke-width", 1)), caps[a.words["stroke-linecap"]], joins[a.words["stroke-linejoin"]])
		if dash := a.numbers("stroke-dasharray"); len(dash) > 0 {
			words := make([]string, len(dash))
			for i, d := range dash {
				words[i] = number(d)
			}
			fmt.Fprintf(&r.ops, "[%s] %s d\n", strings.Join(words, " "), number(a.number("stroke-dashoffset", 0)))
		}
		operators(&r.ops, path, same)
		r.ops.WriteString("S Q\n")
	}
}

// paint begins to fill or to stroke and reports whether there is anything to paint.
func (r *reader) paint(path []step, a *attributes, what string, line bool) bool {
	value := a.words[what]
	opacity := a.number(what+"-opacity", 1)
	if value == "" || strings.EqualFold(value, "none") || opacity <= 0 {
		return false
	}
	r.ops.WriteString("q\n")
	if id, ok := strings.CutPrefix(value, "url(#"); ok {
		s := r.shades[strings.TrimSuffix(id, ")")]
		if s == nil || len(s.stops) == 0 {
			a.err = fmt.Errorf("no gradient %q", value)
			return true
		}
		r.gradient(s, bounds(path), opacity, line)
		return true
	}
	r.alpha(opacity, -1)
	c := r.on(a.colour(what), line)
	fmt.Fprintf(&r.ops, "%s %s\n", rgb(c), map[bool]string{false: "rg", true: "RG"}[line])
	return true
}

// on is a colour on the paper of the form.
func (r *reader) on(c color.NRGBA, line bool) color.NRGBA {
	if r.paper == nil {
		return c
	}
	return r.paper(c, line)
}

func rgb(c color.NRGBA) string {
	part := func(v uint8) string { return number(float64(v) / 255) }
	return part(c.R) + " " + part(c.G) + " " + part(c.B)
}

// alpha sets an opacity and the soft mask of a number, −1 for none.
func (r *reader) alpha(opacity float64, mask int) {
	if opacity >= 1 && mask < 0 {
		return
	}
	entry := fmt.Sprintf("/ca %s /CA %s", number(opacity), number(opacity))
	if mask >= 0 {
		entry += fmt.Sprintf(" /SMask <</S /Luminosity /G %%mask%d%%>>", mask)
	}
	fmt.Fprintf(&r.ops, "/G%d gs\n", r.index(&r.state, entry))
}

// index is the place of an entry in a list, which gets it if it lacks it.
func (*reader) index(list *[]string, entry string) int {
	i := slices.Index(*list, entry)
	if i < 0 {
		i = len(*list)
		*list = append(*list, entry)
	}
	return i
}

// gradient sets a pattern that runs over a box. Stops that let something through become
// a soft mask.
func (r *reader) gradient(s *shade, box layout.Rect, opacity float64, line bool) {
	matrix := fmt.Sprintf("[%s 0 0 %s %s %s]", number(max(box.W, 0.001)), number(max(box.H, 0.001)), number(box.X), number(box.Y))
	clear := slices.ContainsFunc(s.stops, func(t stop) bool { return t.opacity < 1 })
	mask := -1
	if clear {
		grey := s.dictionary("/DeviceGray", func(t stop) string { return number(t.opacity) })
		mask = r.index(&r.masks, fmt.Sprintf("<</PatternType 2 /Matrix %s /Shading %s>>", matrix, grey))
	}
	r.alpha(opacity, mask)
	shading := s.dictionary("/DeviceRGB", func(t stop) string { return rgb(r.on(t.colour, line)) })
	i := r.index(&r.fills, fmt.Sprintf("<</PatternType 2 /Matrix %s /Shading %s>>", matrix, shading))
	if line {
		fmt.Fprintf(&r.ops, "/Pattern CS /P%d SCN\n", i)
	} else {
		fmt.Fprintf(&r.ops, "/Pattern cs /P%d scn\n", i)
	}
}

// dictionary is the shading of a gradient.
func (s *shade) dictionary(space string, colour func(stop) string) string {
	kind, n := 2, 4
	if s.radial {
		kind, n = 3, 6
	}
	words := make([]string, n)
	for i := range words {
		words[i] = number(s.coords[i])
	}
	return fmt.Sprintf("<</ShadingType %d /ColorSpace %s /Coords [%s] /Extend [true true] /Function %s>>", kind, space, strings.Join(words, " "), s.function(colour))
}

// function blends from stop to stop.
func (s *shade) function(colour func(stop) string) string {
	stops := slices.Clone(s.stops)
	if first := stops[0]; first.at > 0 {
		first.at = 0
		stops = slices.Insert(stops, 0, first)
	}
	if last := stops[len(stops)-1]; last.at < 1 {
		last.at = 1
		stops = append(stops, last)
	}
	if len(stops) == 1 {
		stops = append(stops, stops[0])
	}
	var functions, limits, encode []string
	for i, t := range stops[1:] {
		functions = append(functions, fmt.Sprintf("<</FunctionType 2 /Domain [0 1] /N 1 /C0 [%s] /C1 [%s]>>", colour(stops[i]), colour(t)))
		encode = append(encode, "0 1")
		if i > 0 {
			limits = append(limits, number(stops[i].at))
		}
	}
	if len(functions) == 1 {
		return functions[0]
	}
	return fmt.Sprintf("<</FunctionType 3 /Domain [0 1] /Functions [%s] /Bounds [%s] /Encode [%s]>>",
		strings.Join(functions, " "), strings.Join(limits, " "), strings.Join(encode, " "))
}
