package menu

import (
	"math"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

// About is the scene about the program. It shows the version, the system, the folder of
// saves, a report for its makers, and the licences of its parts.
type About struct {
	h     *house.House
	parts []assets.Part
	part  int // whose licence is read
}

// NewAbout makes the scene.
func NewAbout(h *house.House) *About { return &About{h: h, parts: assets.Parts()} }

// Name is "about".
func (s *About) Name() string { return "about" }

// Key goes back with Escape.
func (s *About) Key(g input.Gesture) bool { return goesBack(s.h, g) }

// Measures of the scene.
const (
	factHigh    = 24.0
	factName    = 112.0 // width of what a fact is called
	partHigh    = 32.0
	licenceGap  = 9.0 // between two paragraphs
	aboutLeft   = 0.42
	aboutMost   = 520.0 // width of the left column
	programTerm = "MIT"
)

var (
	factStyle    = sprites.Small.Sized(14.5)
	factValue    = sprites.Body.Sized(15).Fitted()
	partStyle    = sprites.Body.Sized(14.5).Fitted()
	partVersion  = sprites.Small.Sized(13.5).Aligned(sprites.End, sprites.Middle)
	licenceStyle = sprites.Body.Sized(14).Aligned(sprites.Start, sprites.Start)
)

// Build lays the scene out: what the program is and its parts at the left, the
// licence of one of them at the right.
func (s *About) Build(b *ui.Builder) {
	room := page(b, s.h, s.h.Say("info.title"), s.h.Host.Pop)
	left, right := room.CutLeft(math.Min(aboutMost, math.Round(room.W*aboutLeft)))
	_, right = right.CutLeft(gap)
	facts, parts := left.CutTop(s.factsHigh(b, left.W))
	_, parts = parts.CutTop(gap)
	s.facts(b, facts)
	s.list(b, parts)
	s.licence(b, right)
}

// fact is a line of what is told.
type fact struct{ id, key, value string }

func (s *About) lines() []fact {
	var f house.Facts
	if s.h.System.Facts != nil {
		f = s.h.System.Facts()
	}
	version := s.h.Version
	if f.Commit != "" {
		version += " (" + f.Commit + ")"
	}
	list := []fact{{"version", "info.version", version}}
	for _, x := range []fact{{"system", "info.system", f.System}, {"graphics", "info.graphics", f.Graphics}, {"window", "info.window", f.Window}} {
		if x.value != "" {
			list = append(list, x)
		}
	}
	if f.Scale > 0 {
		list = append(list, fact{"scale", "info.scale", s.h.Say("settings.percent", rules.Number("n", f.Scale))})
	}
	return append(list, fact{"licence", "info.licence", programTerm})
}

// factsHigh is the height of the panel of facts.
func (s *About) factsHigh(b *ui.Builder, width float64) float64 {
	inner := width - 2*panelPad
	high := 2*panelPad + panelHead + float64(len(s.lines()))*factHigh + factHigh + 2
	if s.h.Navigation.Reveal != nil || s.copies() {
		high += 10 + control
	}
	if s.copies() {
		high += 6 + b.ParagraphHeight(s.h.Say("info.copy.help"), inner, settingHelp)
	}
	return high
}

// copies reports whether a report can be copied.
func (s *About) copies() bool { return s.h.System.Report != nil }

// facts adds what is told, where saves lie, and the report.
func (s *About) facts(b *ui.Builder, r layout.Rect) {
	say := s.h.Say
	in := panel(b, r, say("info.program"))
	for _, f := range s.lines() {
		var line layout.Rect
		line, in = in.CutTop(factHigh)
		name, value := line.CutLeft(factName)
		b.Label(name, say(f.key), factStyle)
		b.Info("about:"+f.id, value, elideMiddle(b, f.value, value.W, factValue), factValue)
	}
	line, in := in.CutTop(factHigh)
	name, value := line.CutLeft(factName)
	b.Label(name, say("info.folder"), factStyle)
	b.Info("folder", value, elideMiddle(b, s.h.Files.Places().Data, value.W, factValue), factValue)
	_, in = in.CutTop(12)
	buttons, in := in.CutTop(control)
	if save := s.h.Navigation.Report; save != nil && s.copies() {
		var box layout.Rect
		box, buttons = buttons.CutRight(control)
		_, buttons = buttons.CutRight(gap)
		b.Button(ui.Button{
			ID: "save-report", Rect: box, Icon: "icon/save", Label: say("info.save"), OnClick: func() { save(s.h.System.Report()) },
			Tip: func() ui.Tip { return ui.Tip{Title: say("info.save")} },
		})
	}
	var list []ui.Button
	if s.copies() {
		list = append(list, copyReport(s.h))
	}
	if reveal := s.h.Navigation.Reveal; reveal != nil {
		list = append(list, ui.Button{ID: "reveal", Text: say("info.reveal"), OnClick: func() { reveal(s.h.Files.Places().Data) }})
	}
	x := buttons.X
	most := (buttons.W - gap*float64(len(list)-1)) / math.Max(1, float64(len(list)))
	for _, u := range list {
		u.Rect = layout.R(x, buttons.Y, math.Min(b.ButtonWidth(u)+16, most), control)
		b.Button(u)
		x += u.Rect.W + gap
	}
	if s.copies() {
		_, in = in.CutTop(6)
		b.Paragraph(in, say("info.copy.help"), settingHelp)
	}
}

// copyReport is the button that copies a report for the makers of the program.
func copyReport(h *house.House) ui.Button {
	return ui.Button{ID: "copy-report", Text: h.Say("info.copy"), OnClick: func() {
		h.Desktop.Copy(h.System.Report())
		h.Host.Toast(ui.Toast{Text: h.Say("info.copied")})
	}}
}

// list adds the parts of the program, one of which is read.
func (s *About) list(b *ui.Builder, r layout.Rect) {
	in := panel(b, r, s.h.Say("info.parts"))
	b.List(ui.List{
		ID: "parts", Rect: in, Label: s.h.Say("info.parts"), Count: len(s.parts), RowHeight: partHigh,
		Text: func(i int) string { return partName(s.parts[i]) }, Selected: s.part,
		OnSelect: func(i int) { s.part = i },
		Row: func(b *ui.Builder, i int, r layout.Rect) {
			in := r.InsetXY(10, 0)
			version := shortVersion(s.parts[i].Version)
			right, words := in.CutRight(b.TextWidth(version, partVersion))
			b.Label(right, version, partVersion)
			_, words = words.CutRight(10)
			b.Label(words, partName(s.parts[i]), partStyle)
		},
	})
}

// partName is what a part is called in the list: with its file where that is no plain
// licence.
func partName(p assets.Part) string {
	switch p.File {
	case "", "LICENSE", "LICENCE", "COPYING":
		return p.Name
	}
	return p.Name + " · " + p.File
}

// shortVersion leaves the time and the hash out of a version that is none.
func shortVersion(v string) string {
	const most = 12
	if letters := []rune(v); len(letters) > most {
		return string(letters[:most-1]) + "…"
	}
	return v
}

// licence adds the text that is read.
func (s *About) licence(b *ui.Builder, r layout.Rect) {
	p := s.parts[s.part]
	in := panel(b, r, "")
	head, in := in.CutTop(panelHead)
	head, _ = head.CutTop(20)
	b.Label(head, p.Name, sprites.Heading.Fitted())
	width := in.W - 16 // the scroll bar
	b.List(ui.List{
		ID: "licence:" + itoa(s.part), Rect: in, Label: p.Name, Count: len(p.Paragraphs), Selected: -1,
		Text:   func(i int) string { return p.Paragraphs[i] },
		Height: func(i int) float64 { return b.ParagraphHeight(p.Paragraphs[i], width, licenceStyle) + licenceGap },
		Row: func(b *ui.Builder, i int, r layout.Rect) {
			b.Paragraph(layout.R(r.X, r.Y, width, r.H), p.Paragraphs[i], licenceStyle)
		},
	})
}
