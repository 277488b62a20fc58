package bar

import (
	"slices"
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

var phaseText = sprites.TextStyle{Size: 14, AlignX: sprites.Middle, AlignY: sprites.Middle, Fit: true}

const (
	pillPad    = 13 // at both ends of a phase's words
	pillTight  = 6  // … where there is little room
	pillNumber = 28 // the width of a phase that is only numbered
)

// phase is one phase on its way into the bar.
type phase struct {
	id, words   string
	here        bool
	full, least float64 // the widths it wants and needs
}

type phases []phase

// phases are those of the game. Another phase that the game is in stands at
// the end, until the game is over; one that the game opens with stands first.
func (x *Bar) phases(b *ui.Builder, status rules.Status) phases {
	ids, now := x.Match().Game().Phases(), x.Phase()
	if status.Phase = now; now != "" && !slices.Contains(ids, now) && (!x.Match().Result().Over || x.Showing()) {
		at := len(ids)
		if x.opening(status) {
			at = 0
		}
		ids = slices.Insert(slices.Clone(ids), at, now)
	}
	small := phaseText.Sized(12).Strong()
	var out phases
	for _, id := range ids {
		words := x.Say(x.Game() + ".phase." + id)
		out = append(out, phase{
			id: id, words: words, here: id == now,
			full:  b.TextWidth(words, phaseText.Strong()) + 2*pillPad,
			least: b.TextWidth(words, small) + 2*pillTight,
		})
	}
	return out
}

// opening reports whether a phase comes before all others: before the first turn, or in it
// where the game begins with it.
func (x *Bar) opening(status rules.Status) bool {
	if status.Turn != 1 {
		return status.Turn == 0
	}
	first, err := x.Match().StatusAt(0)
	return err == nil && first.Phase == status.Phase
}

// full is the width that all phases want.
func (ps phases) full() float64 {
	w := -float64(gap)
	for _, p := range ps {
		w += p.full + gap
	}
	return w
}

// widths fits the phases in a width: at the widths that they want, or narrower with
// smaller words. If that is not enough, only the present phase has words, and the
// others numbers.
func (ps phases) widths(room float64) (widths []float64, between float64, numbers bool) {
	full, least := ps.full(), 0.0
	for _, p := range ps {
		widths = append(widths, p.full)
		least += p.least
	}
	if full <= room {
		return widths, gap, false
	}
	const tight = gap / 2
	gaps := tight * float64(len(ps)-1)
	if least+gaps <= room {
		words := full - gap*float64(len(ps)-1)
		share := (room - gaps - least) / max(words-least, 1)
		for i, p := range ps {
			widths[i] = p.least + (p.full-p.least)*min(share, 1)
		}
		return widths, tight, false
	}
	for i, p := range ps {
		widths[i] = pillNumber
		if p.here {
			widths[i] = min(p.full, room-gaps-pillNumber*float64(len(ps)-1))
		}
	}
	return widths, tight, true
}

// pills lays out the phases as pills; the present one is amber.
func (x *Bar) pills(b *ui.Builder, r layout.Rect, ps phases) {
	widths, between, numbers := ps.widths(r.W)
	left := r.X
	for i, p := range ps {
		box := layout.R(left, r.Y+8, widths[i], r.H-16)
		left += box.W + between
		words := p.words
		if numbers && !p.here {
			words = strconv.Itoa(i + 1)
		}
		n := b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
			st, ink := sprites.TabBox, sprites.Muted
			if p.here {
				st, ink = sprites.TabCurrent, sprites.Ink
			}
			c.Panel(box, st)
			style := phaseText.In(ink)
			style.Bold = p.here
			c.Text(words, box.InsetXY(pillTight-1, 0), style)
		})
		n.ID, n.Role, n.Label = "phase:"+p.id, "phase", p.words
		n.State = map[string]any{"current": p.here}
		if numbers {
			n.Tip = func() ui.Tip { return ui.Tip{Title: p.words} }
		}
	}
}
