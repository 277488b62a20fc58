package table

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/rules/curve"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	columnLeast = 4.0  // width of what is pointed at in the chart at least
	axisLeast   = 34.0 // between two turns on the axis
)

// chancesPercents are the words at the quarters.
func (t *Table) chancesPercents(b *ui.Builder, ch *chart) {
	st := chartWords.Aligned(sprites.End, sprites.Middle)
	for _, share := range []int32{0, curve.All / 2, curve.All} {
		b.Label(layout.R(ch.box.X-chancesScale, ch.y(share)-8, chancesScale-12, 16), t.sharePercent(share), st)
	}
}

// axisSteps are how many turns may lie between two that are numbered.
var axisSteps = [...]int{1, 2, 5, 10, 20, 50, 100}

// axisStep is how many turns lie between two that are numbered, for want of room.
func (t *Table) axisStep(ch *chart) int {
	turns := float64(t.chances.curve.Points[ch.n-1].Turn)
	for _, step := range axisSteps {
		if ch.box.W/turns*float64(step) >= axisLeast {
			return step
		}
	}
	return axisSteps[len(axisSteps)-1]
}

// chancesTurns are the turns below the chart, as many as there is room for; the
// first one in words.
func (t *Table) chancesTurns(b *ui.Builder, ch *chart, r rect) {
	words := func(turn int) string { return t.h.SayFor(t.Game(), "frame.turn", rules.Number("n", turn)) }
	free, was, step := r.X-chancesScale, 0, t.axisStep(ch)
	first := true
	for i, p := range t.chances.curve.Points {
		if p.Turn == was || p.Turn == 0 || i == 0 {
			continue
		}
		was = p.Turn
		if !first && p.Turn%step != 0 {
			continue
		}
		text, x := strconv.Itoa(p.Turn), ch.x(i)
		if first {
			text = words(p.Turn)
		}
		w := b.TextWidth(text, chartWords) + 4
		left := max(min(x-w/2, r.Right()-w), r.X-chancesScale)
		if left < free {
			continue
		}
		first = false
		b.Label(layout.R(left, r.Y+4, w, r.H-4), text, chartWords.Aligned(sprites.Middle, sprites.Middle))
		b.Draw(layout.R(x, r.Y-4, 1, 5), func(c *sprites.Canvas, _ ui.State) {
			c.Line(layout.P(x, r.Y-1), layout.P(x, r.Y+4), 1, sprites.Muted)
		})
		free = left + w + 4
	}
}

// chancesPlayers name the players beside the ends of their lines, with their shares
// at the moment pointed at.
func (t *Table) chancesPlayers(b *ui.Builder, ch *chart, r rect, at int) {
	share := t.chances.curve.Points[at].Share
	ends := make([]float64, len(ch.lines))
	for p, line := range ch.lines {
		ends[p] = line[len(line)-1].Y
	}
	rows := spread(ends, chancesName, r.Y+chancesName/2, r.Bottom()-chancesName/2)
	_, r = r.CutLeft(8)
	for p, look := range ch.looks {
		line := layout.R(r.X, rows[p]-chancesName/2, r.W, chancesName)
		words := t.sharePercent(share[p])
		number, rest := line.CutRight(48)
		_, name := rest.CutLeft(20)
		from, to := ch.lines[p][ch.n-1], layout.P(rest.X+18, rows[p])
		st := chancesPlayer.In(look.Words)
		n := b.Draw(line, func(c *sprites.Canvas, _ ui.State) {
			c.Line(from, to, 1, look.Colour)
			look.DrawName(c, name, st)
			c.Text(words, number, chancesPlayer.Aligned(sprites.End, sprites.Middle))
		})
		n.ID, n.Role, n.Label, n.Tip = "chances:player:"+strconv.Itoa(p), "text", look.Name, look.Tip()
		n.State = map[string]any{"share": int(share[p])}
	}
}

// chancesColumns adds the columns of the chart that can be pointed at, one for each
// moment. If there are many, a column holds a few moments and stands for the last.
func (t *Table) chancesColumns(b *ui.Builder, ch *chart) {
	points := t.chances.curve.Points
	step := 1
	for ch.box.W*float64(step)/float64(ch.n) < columnLeast {
		step++
	}
	for from := 0; from < ch.n; from += step {
		some := min(step, ch.n-from)
		p := points[from+some-1]
		b.Add(ui.Node{
			ID: columnsPrefix + strconv.Itoa(p.Move), Role: "moment", Label: t.pointWords(p), Rect: ch.column(from, some),
			NoFocus: true, OnHover: t.pointedMoment, OnClick: func() { t.goTo(p.Move) },
		})
	}
}

// pointedMoment lets the cursor choose in place of the keys.
func (t *Table) pointedMoment(on bool) {
	if on {
		t.chances.at = -1
	}
}
