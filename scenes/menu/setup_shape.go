package menu

import (
	"math"

	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

// shape is how the parts of the set-up share the page. The players stand at the
// left, the options at the right.
type shape struct {
	wide      bool // the options get the greater part, in two columns
	help      bool // what an option changes stands below it, not in its tooltip
	seedLeft  bool // the seed stands below the players, not below the options
	about     bool // there is room for what is said of the game …
	aboutLeft bool // … below the players, not above the options
}

// shapes are the ways to share the page, the best first. The help of an option should
// stand beside it, and no option should be scrolled out of sight.
var shapes = [...]shape{
	{help: true, about: true},
	{help: true},
	{help: true, seedLeft: true},
	{help: true, seedLeft: true, wide: true},
	{about: true},
	{},
	{seedLeft: true},
	{seedLeft: true, wide: true},
}

const (
	aboutLeast = 126.0 // height of what is said of the game
	rowLeast   = 44.0  // height of a player's row
	columnGap  = 24.0  // between columns of options
	hintHigh   = 24.0  // of the line that leads to the tooltips of options
)

// shapeFor finds the first shape in which everything fits in r, else the last one
// in which the players do.
func (s *Setup) shapeFor(b *ui.Builder, r layout.Rect) shape {
	last := shape{}
	for _, x := range shapes {
		left, right := x.split(r)
		need := s.playersHeight(b, left.W)
		if x.seedLeft {
			need += gap + s.seedPanelHeight(b, left.W)
		}
		if need > left.H || x.wide && !s.choicesFit(b, (right.W-2*panelPad-columnGap)/2) {
			continue
		}
		if last = x; s.sideHeight(b, x, right.W) > right.H {
			continue
		}
		break
	}
	left, _ := last.split(r)
	need := s.playersHeight(b, left.W) + gap + aboutLeast
	if last.seedLeft {
		need += gap + s.seedPanelHeight(b, left.W)
	}
	if !last.about && need <= left.H {
		last.about, last.aboutLeft = true, true
	}
	return last
}

// choicesFit reports whether the values of all choices are read whole side by side in a
// column of a width.
func (s *Setup) choicesFit(b *ui.Builder, w float64) bool {
	for _, o := range s.game.Options() {
		for _, c := range o.Choices {
			words := b.TextWidth(s.h.Say(s.optionKey(o)+"."+c), sprites.ButtonText.Sized(15).Strong())
			if words+choiceSides > (w-2*optionSide)/float64(len(o.Choices)) {
				return false
			}
		}
	}
	return true
}

// choiceSides is the room beside the words of a choice.
const choiceSides = 16

// split shares the page between players and options.
func (x shape) split(r layout.Rect) (left, right layout.Rect) {
	part := 0.58
	if x.wide {
		part = 0.44
	}
	left, right = r.CutLeft(math.Round(r.W * part))
	_, right = right.CutLeft(gap)
	return left, right
}

// sideHeight is the height that the options want, with what stands above and
// below them, in a panel of a width.
func (s *Setup) sideHeight(b *ui.Builder, x shape, w float64) float64 {
	w -= 2 * panelPad
	h := panelHead + 2*panelPad + s.optionsHeight(b, x, w)
	if !x.seedLeft {
		h += 12 + s.seedHeight(b, w)
	}
	if x.about && !x.aboutLeft {
		h += aboutLeast + gap
	}
	return h
}

// left adds the players and what stands below them.
func (s *Setup) left(b *ui.Builder, x shape, r layout.Rect) {
	if x.seedLeft {
		var seed layout.Rect
		seed, r = r.CutBottom(s.seedPanelHeight(b, r.W))
		_, r = r.CutBottom(gap)
		s.seedRow(b, panel(b, seed, ""))
	}
	if x.aboutLeft {
		var about layout.Rect
		about, r = r.CutBottom(aboutLeast)
		_, r = r.CutBottom(gap)
		s.about(b, about)
	}
	s.players(b, r)
}

func (s *Setup) seedPanelHeight(b *ui.Builder, w float64) float64 {
	return 2*panelPad + s.seedHeight(b, w-2*panelPad)
}

// side adds the options and what stands above and below them.
func (s *Setup) side(b *ui.Builder, x shape, r layout.Rect) {
	if x.about && !x.aboutLeft {
		// The picture takes what the options leave, within reason.
		spare := r.H - s.sideHeight(b, x, r.W)
		var about layout.Rect
		about, r = r.CutTop(math.Max(aboutLeast, math.Min(aboutLeast+spare, math.Min(300, r.W-190))))
		_, r = r.CutTop(gap)
		s.about(b, about)
	}
	inner := panel(b, r, s.h.Say("setup.options"))
	s.presetRow(b, layout.R(inner.X, r.Y+panelPad-8, inner.W, 30))
	if !x.seedLeft {
		var seed layout.Rect
		seed, inner = inner.CutBottom(s.seedHeight(b, inner.W))
		_, inner = inner.CutBottom(12)
		s.seedRow(b, seed)
	}
	s.optionColumns(b, x, inner)
}

// optionColumns adds the options in one column or two.
func (s *Setup) optionColumns(b *ui.Builder, x shape, r layout.Rect) {
	columns := s.columns(b, x, r.W)
	if len(columns[0]) == 0 {
		b.Paragraph(r, s.h.Say("setup.no-options"), leadStyle.Aligned(sprites.Start, sprites.Start))
		return
	}
	total := s.optionsHeight(b, x, r.W)
	width := r.W
	if total > r.H {
		width -= 16 // the scroll bar
	}
	b.Scroll(ui.ScrollArea{ID: "options", Rect: r, Content: total, Label: s.h.Say("setup.options")}, func(in layout.Rect) {
		in.W = width
		for i, box := range in.Columns(len(columns), columnGap) {
			for _, row := range columns[i] {
				var line layout.Rect
				line, box = box.CutTop(row.high)
				row.build(line)
			}
		}
		if !x.help {
			hint, _ := in.CutBottom(hintHigh)
			b.Paragraph(hint.InsetXY(8, 0), s.h.Say("setup.options.hint"), optionHelp.Aligned(sprites.Start, sprites.Middle))
		}
	})
}

// columns shares the options in a panel of a width among columns of much the same
// height.
func (s *Setup) columns(b *ui.Builder, x shape, w float64) [][]optionRow {
	if !x.wide {
		return [][]optionRow{s.optionRows(b, w, x.help)}
	}
	rows := s.optionRows(b, (w-columnGap)/2, x.help)
	best := len(rows)
	for n := range rows {
		if math.Max(height(rows[:n]), height(rows[n:])) < math.Max(height(rows[:best]), height(rows[best:])) {
			best = n
		}
	}
	return [][]optionRow{rows[:best], rows[best:]}
}

func height(rows []optionRow) (h float64) {
	for _, row := range rows {
		h += row.high
	}
	return h
}

// optionsHeight is the height of all options in a panel of a width.
func (s *Setup) optionsHeight(b *ui.Builder, x shape, w float64) float64 {
	h := 30.0
	for _, rows := range s.columns(b, x, w) {
		h = math.Max(h, height(rows))
	}
	if !x.help {
		h += hintHigh
	}
	return h
}

// aboutButtons lead to the rulebook, the course and the box to print. They are there where
// what is said of the game, which has the links, finds no room.
func (s *Setup) aboutButtons(b *ui.Builder, page layout.Rect) {
	id := s.game.ID()
	var list []ui.Button
	if s.h.HasBook(id) {
		list = append(list, ui.Button{ID: "rules", Text: s.h.Say("frame.rules"), Icon: "icon/rules", OnClick: func() { s.h.Navigation.Rules(id, "") }})
	}
	if hasCourse(id) {
		list = append(list, ui.Button{ID: "learn", Text: courseWords(s.h, id), OnClick: func() { s.h.Navigation.Course(id) }})
	}
	if s.prints() {
		list = append(list, ui.Button{ID: "print", Text: s.h.Say("files.menu.print"), OnClick: s.print})
	}
	row := layout.R(page.X+160, 9, page.W-160, barHeight-18)
	for _, u := range list {
		u.Rect, row = row.CutRight(b.ButtonWidth(u))
		_, row = row.CutRight(gap / 2)
		b.Button(u)
	}
	if len(list) > 0 {
		b.ToastArea(layout.R(row.X, 4, row.W-20, barHeight-8))
	}
}
