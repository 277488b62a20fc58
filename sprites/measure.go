package sprites

import (
	"strings"
	"unicode/utf8"

	"schron/layout"
)

// ellipsis ends a line that was cut.
const ellipsis = "…"

type widthKey struct {
	s    string
	bold bool
}

// textWidth is the width of a text without tracking in ems, and its letters.
type textWidth struct {
	ems     float64
	letters int
}

type fitKey struct {
	s        string
	bold     bool
	fit      bool
	size     float64
	tracking float64
	width    float64
}

// fitted is a line as it is set in a box.
type fitted struct {
	text  string
	size  float64
	width float64
	cut   bool
}

// wrapped is a paragraph as it is set in a width.
type wrapped struct {
	lines  []string
	widths []float64
	widest float64
	wide   bool // a single letter is wider than the width
}

// Measure returns the size of one line in units. Measures do not depend on the
// scale.
func (f *Fonts) Measure(s string, st TextStyle) layout.Size {
	f.mu.Lock()
	defer f.mu.Unlock()
	if s == "" {
		return layout.Size{}
	}
	size := st.size()
	return layout.Size{W: f.width(s, st.Bold, size, st.Tracking), H: size * lineHeight}
}

// MeasureWrapped returns the size in units of a paragraph that is broken at width. It
// has the width of its widest line and the height of all lines.
func (f *Fonts) MeasureWrapped(s string, width float64, st TextStyle) layout.Size {
	f.mu.Lock()
	defer f.mu.Unlock()
	if s == "" {
		return layout.Size{}
	}
	w := f.wrap(s, st, width)
	return layout.Size{W: w.widest, H: wrappedHeight(len(w.lines), st.size())}
}

// LineHeight is the distance of two baselines of a paragraph in units.
func (st TextStyle) LineHeight() float64 { return st.size() * lineGap }

func wrappedHeight(lines int, size float64) float64 {
	return size*lineHeight + float64(lines-1)*size*lineGap
}

func (f *Fonts) width(s string, bold bool, size, tracking float64) float64 {
	key := widthKey{s, bold}
	w, ok := f.widths.get(key)
	if !ok {
		w = f.emWidth(s, bold)
		f.widths.put(key, w)
	}
	return w.ems*size + tracking*float64(max(w.letters-1, 0))
}

func (f *Fonts) emWidth(s string, bold bool) textWidth {
	fc := f.face(bold)
	var w textWidth
	var last glyph
	for _, r := range s {
		g := fc.glyph(r)
		if w.letters > 0 {
			w.ems += fc.kern(last.index, g.index)
		}
		w.ems += g.advance
		w.letters++
		last = g
	}
	return w
}

// fit sets one line in a width: as it is, smaller if the style allows that, or
// cut with an ellipsis.
func (f *Fonts) fit(s string, st TextStyle, width float64) fitted {
	key := fitKey{s, st.Bold, st.Fit, st.size(), st.Tracking, width}
	if l, ok := f.lines.get(key); ok {
		return l
	}
	l := fitted{text: s, size: st.size()}
	l.width = f.width(s, st.Bold, l.size, st.Tracking)
	if l.width > width && st.Fit {
		letters := float64(max(utf8.RuneCountInString(s)-1, 0))
		ems := (l.width - st.Tracking*letters) / l.size
		l.size = max(MinTextSize, min(l.size, (width-st.Tracking*letters)/ems))
		l.width = f.width(s, st.Bold, l.size, st.Tracking)
	}
	if l.width > width+0.01 {
		l.text, l.cut = f.cut(s, st, l.size, width), true
		l.width = f.width(l.text, st.Bold, l.size, st.Tracking)
	}
	f.lines.put(key, l)
	return l
}

// cut shortens s until it and an ellipsis fit in width.
func (f *Fonts) cut(s string, st TextStyle, size, width float64) string {
	for s != "" {
		_, n := utf8.DecodeLastRuneInString(s)
		s = s[:len(s)-n]
		t := strings.TrimRight(s, " \u00a0") + ellipsis
		if w := f.emWidth(t, st.Bold); w.ems*size+st.Tracking*float64(w.letters-1) <= width {
			return t
		}
	}
	return ellipsis
}

// wrap breaks a text at spaces and line ends so that every line fits in width;
// words that are wider are broken between letters.
func (f *Fonts) wrap(s string, st TextStyle, width float64) *wrapped {
	key := fitKey{s: s, bold: st.Bold, size: st.size(), tracking: st.Tracking, width: width}
	if w, ok := f.wraps.get(key); ok {
		return w
	}
	w := &wrapped{}
	for para := range strings.SplitSeq(s, "\n") {
		f.wrapLine(w, para, st, width)
	}
	f.wraps.put(key, w)
	return w
}

func (f *Fonts) wrapLine(w *wrapped, s string, st TextStyle, width float64) {
	fits := func(t string) bool {
		e := f.emWidth(t, st.Bold)
		return e.ems*st.size()+st.Tracking*float64(max(e.letters-1, 0)) <= width+0.01
	}
	words := layout.Words(strings.Trim(s, " "))
	for len(words) > 0 {
		n := 1
		for n < len(words) && fits(strings.Join(words[:n+1], " ")) {
			n++
		}
		line := strings.Join(words[:n], " ")
		end := len(line) // of what fits, at least a letter
		for size := 0; !fits(line[:end]); end -= size {
			if _, size = utf8.DecodeLastRuneInString(line[:end]); size == end {
				w.wide = true
				break
			}
		}
		if end < len(line) {
			if space := strings.LastIndexByte(line[:end+1], ' '); space > 0 {
				end = space // a number and its word
			}
			n, words[0], line = 0, strings.TrimLeft(line[end:], " "), line[:end]
		}
		f.addLine(w, strings.Trim(line, " "), st)
		words = words[n:]
	}
}

func (f *Fonts) addLine(w *wrapped, line string, st TextStyle) {
	width := f.width(line, st.Bold, st.size(), st.Tracking)
	w.lines = append(w.lines, line)
	w.widths = append(w.widths, width)
	w.widest = max(w.widest, width)
}
