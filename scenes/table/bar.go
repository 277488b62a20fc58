package table

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	barHeight = 48 // of the top bar with its stripe
	barGap    = 8
)

var (
	barTitle = sprites.Title.Sized(19)
	barPhase = sprites.TextStyle{Size: 14, AlignX: sprites.Middle, AlignY: sprites.Middle, Fit: true}
	barTurn  = sprites.Small.Sized(14)
)

// buildBar lays out the top bar: the game's name, its phases and turns with
// where we are, undo, rules and menu.
func (t *Table) buildBar(b *ui.Builder, r layout.Rect) {
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Fill(r, sprites.Bar)
		c.HazardStripe(layout.R(r.X, r.Bottom()-4, r.W, 4))
	})
	line := layout.R(r.X+18, r.Y, r.W-18-14, r.H-4)
	line = t.barActions(b, line)
	name := t.h.Name(t.Game())
	title, line := line.CutLeft(min(b.TextWidth(name, barTitle)+6, line.W*0.3))
	b.Label(title, name, barTitle.Fitted())
	_, line = line.CutLeft(12)
	t.barProgress(b, line)
}

// barActions lays out the buttons at the right end and returns what is left.
func (t *Table) barActions(b *ui.Builder, r layout.Rect) layout.Rect {
	actions := []ui.Button{
		{ID: "menu", Icon: "icon/menu", Text: t.h.Say("frame.menu"), OnClick: t.openMenu},
		{ID: "rules", Icon: "icon/rules", Text: t.h.Say("frame.rules"), OnClick: func() { t.h.Ways.Rules(t.Game(), "") }},
		{ID: "undo", Icon: "icon/undo", Text: t.h.Say("frame.undo"), OnClick: func() { t.report(t.Undo()) }},
	}
	for _, a := range actions {
		if a.ID == "undo" {
			if t.replay {
				break
			}
			// It stays reachable: pressing it tells why nothing can be undone.
			a.Tip = t.undoTip
			a.State = map[string]any{"possible": t.CanUndo() == nil}
			if t.CanUndo() != nil {
				a.Kind = ui.Quiet
			}
		}
		a.Size = 14
		w := min(b.ButtonWidth(a), 130)
		a.Rect = layout.R(r.Right()-w, r.Y+7, w, r.H-14)
		b.Button(a)
		r.W -= w + barGap
	}
	return r
}

func (t *Table) undoTip() ui.Tip {
	tip := ui.Tip{Title: t.h.Say("frame.undo")}
	if r := t.CanUndo(); r != nil {
		tip.Lines = append(tip.Lines, t.Why(r).Text)
	}
	return tip
}

// barProgress shows phases and turns in r, in the roomiest way that fits.
func (t *Table) barProgress(b *ui.Builder, r layout.Rect) {
	status := t.Status()
	turns := b.TextWidth(t.turnWords(status), barTurn) + 4
	dot := 0.0
	if status.Turns > 0 && status.Turns <= 12 {
		for _, d := range []float64{30, 26, 23} {
			if t.phasesWidth(b)+24+d*float64(status.Turns) <= r.W {
				dot, turns = d, d*float64(status.Turns)
				break
			}
		}
	}
	room := r.W - turns - 16
	pills, rest := r.CutLeft(min(t.phasesWidth(b), room))
	t.barPhases(b, pills, status)
	_, rest = rest.CutLeft(16)
	if dot > 0 {
		t.barDots(b, rest, status, dot)
		return
	}
	b.Info("turn", rest, t.turnWords(status), barTurn.Fitted())
}

func (t *Table) turnWords(s rules.Status) string {
	switch {
	case s.Turn == 0:
		return ""
	case s.Turns == 0:
		return t.h.Say("frame.turn", rules.Number("n", s.Turn))
	}
	return t.h.Say("frame.turn-of", rules.Number("n", s.Turn), rules.Number("m", s.Turns))
}

// phaseWidth is the width of a phase's pill.
func (t *Table) phaseWidth(b *ui.Builder, phase string) float64 {
	return b.TextWidth(t.phaseWords(phase), barPhase.Strong()) + 26
}

func (t *Table) phaseWords(phase string) string { return t.h.Say(t.Game() + ".phase." + phase) }

func (t *Table) phasesWidth(b *ui.Builder) float64 {
	w := -float64(barGap)
	for _, p := range t.Match().Game().Phases() {
		w += t.phaseWidth(b, p) + barGap
	}
	return w
}

// barPhases lays out the phases as pills; the present one is amber.
func (t *Table) barPhases(b *ui.Builder, r layout.Rect, status rules.Status) {
	phases := t.Match().Game().Phases()
	shrink := min(1, r.W/t.phasesWidth(b))
	x := r.X
	for _, p := range phases {
		box := layout.R(x, r.Y+8, t.phaseWidth(b, p)*shrink, r.H-16)
		x += box.W + barGap*shrink
		words, here := t.phaseWords(p), p == status.Phase
		n := b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
			st, ink := sprites.TabBox, sprites.Muted
			if here {
				st, ink = sprites.TabCurrent, sprites.Ink
			}
			c.Panel(box, st)
			style := barPhase.In(ink)
			style.Bold = here
			c.Text(words, box.InsetXY(6, 0), style)
		})
		n.ID, n.Role, n.Label = "phase:"+p, "phase", words
		n.State = map[string]any{"current": here}
	}
}

// barDots lays out the turns as numbered dots: past, present, to come.
func (t *Table) barDots(b *ui.Builder, r layout.Rect, status rules.Status, step float64) {
	row := layout.R(r.X, r.Y, step*float64(status.Turns), r.H)
	n := b.Draw(row, func(c *sprites.Canvas, _ ui.State) {
		for i := 1; i <= status.Turns; i++ {
			at := layout.P(row.X+step*(float64(i)-0.5), row.Center().Y)
			ground, ink := sprites.LineColour, sprites.Paper
			switch {
			case i == status.Turn:
				ground, ink = sprites.Amber, sprites.Ink
			case i > status.Turn:
				ground, ink = sprites.Hex(0x1a2122), sprites.Muted
			}
			c.Disc(at, 10.5, ground)
			if i > status.Turn {
				c.Ring(at, 10.5, 1, sprites.LineColour)
			}
			c.Text(numerals[i], layout.Around(at, layout.S(22, 22)),
				sprites.TextStyle{Size: 12, Bold: true, Colour: ink, AlignX: sprites.Middle, AlignY: sprites.Middle})
		}
	})
	n.ID, n.Role, n.Label = "turn", "text", t.turnWords(status)
	n.Tip = func() ui.Tip { return ui.Tip{Title: t.turnWords(status)} }
}

// numerals are small numbers as words, so that drawing makes none.
var numerals = func() [100]string {
	var out [100]string
	for i := range out {
		out[i] = strconv.Itoa(i)
	}
	return out
}()

// Numeral is a number as text; from 0 to 99 it does not allocate.
func Numeral(n int) string {
	if n >= 0 && n < len(numerals) {
		return numerals[n]
	}
	return strconv.Itoa(n)
}
