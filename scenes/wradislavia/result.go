package wradislavia

import (
	"schron/layout"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
)

// ResultHeight is the height of the last turn's report.
func (f *face) ResultHeight(float64) float64 {
	if f.v == nil || f.v.Last == nil {
		return 0
	}
	return 30 + 8 + game.Slots*reportRow + 4
}

// BuildResult tells what is left of both sides, side by side, and what became of
// everybody in the last turn.
func (f *face) BuildResult(b *ui.Builder, r layout.Rect) {
	if f.v == nil || f.v.Last == nil {
		return
	}
	for seat := range game.Seats {
		in := r.Column(seat, game.Seats, 20)
		head, in := in.CutTop(30)
		f.buildLeft(b, head, seat)
		_, in = in.CutTop(8)
		for slot := range game.Slots {
			var line layout.Rect
			line, in = in.CutTop(reportRow)
			f.buildReportRow(b, "end:", line, spot{seat, slot}, 1)
		}
	}
}
