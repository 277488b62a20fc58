package dolores

import (
	"math"

	"schron/layout"
	"schron/scenes/ui"
)

// Lengths in units of a usual window.
const (
	margin   = 12.0
	gap      = 8.0
	stripMin = 46.0  // the tools beside or below the map
	columnLe = 440.0 // the least width of the ledger
	columnMo = 640.0 // the greatest, times the size of words
	logLe    = 360.0 // the least width of a log beside the ledger
)

// places are where everything of the last build stands.
type places struct {
	board layout.Rect
	strip layout.Rect
	flat  bool // the tools lie below the map

	head, tabs, page, forecast, ask, players, log layout.Rect
}

// place lays out the parts in area: the ledger beside the map, or below it where
// the window is higher than wide.
func (f *face) place(b *ui.Builder, area layout.Rect) {
	p := &f.places
	*p = places{}
	in := area.Inset(margin)
	upright := in.H > in.W*1.02
	if upright {
		f.placeUpright(b, in)
	} else {
		f.placeWide(b, in)
	}
	f.cam = f.cam.held(p.board)
}

func (f *face) placeUpright(b *ui.Builder, in layout.Rect) {
	p := &f.places
	bottom := min(520, in.H*0.44)
	below, top := in.CutBottom(bottom)
	_, top = top.CutBottom(gap)
	p.strip, p.board = top.CutRight(stripMin)
	_, p.board = p.board.CutRight(gap)
	cols := below.Columns(2, margin)
	cols[0] = f.takeLedger(cols[0])
	p.page = cols[0]
	right := cols[1]
	p.players, right = right.CutTop(36)
	_, right = right.CutTop(gap)
	p.forecast, right = right.CutTop(f.forecastHeight(below.H))
	_, right = right.CutTop(gap)
	f.takeTalk(b, right)
}

func (f *face) placeWide(b *ui.Builder, in layout.Rect) {
	p := &f.places
	strip := stripMin
	column := columnLe
	beside := min(in.H, in.W-column-strip-gap-margin)
	below := min(in.H-strip-gap, in.W-column-margin)
	var left layout.Rect
	if p.flat = below > beside; p.flat {
		left, in = in.CutLeft(in.W - column - margin)
		p.strip, p.board = left.CutBottom(strip)
		_, p.board = p.board.CutBottom(gap)
	} else {
		left, in = in.CutLeft(max(beside, min(in.W-columnMo-margin, in.H)) + strip + gap)
		p.strip, p.board = left.CutRight(strip)
		_, p.board = p.board.CutRight(gap)
	}
	_, in = in.CutLeft(margin)
	if in.W >= column+logLe+margin {
		ledger, log := in.CutLeft(max(column, min(columnMo, in.W*0.58)))
		_, log = log.CutLeft(margin)
		ledger = f.takeLedger(ledger)
		p.forecast, ledger = ledger.CutBottom(f.forecastHeight(in.H))
		_, p.page = ledger.CutBottom(gap)
		p.players, log = log.CutTop(f.playersHeight(log.W))
		_, log = log.CutTop(gap)
		f.takeTalk(b, log)
		return
	}
	forecast := f.forecastHeight(in.H)
	in = f.takeLedger(in)
	p.players, in = in.CutBottom(36)
	_, in = in.CutBottom(gap)
	p.ask, in = in.CutBottom(f.t.AskHeight(b, in.W))
	_, in = in.CutBottom(gap)
	p.page = in
	if in.H-forecast-gap >= 165 {
		p.forecast, in = in.CutBottom(forecast)
		_, p.page = in.CutBottom(gap)
	}
}

// takeLedger cuts head and tabs off the top; the lines of the store lie close
// where the window is low.
func (f *face) takeLedger(r layout.Rect) layout.Rect {
	p := &f.places
	head, tabs := 142.0, 32.0
	if p.low(r.H) {
		head, tabs = 128, 29
	}
	p.head, r = r.CutTop(math.Round(head))
	_, r = r.CutTop(gap)
	p.tabs, r = r.CutTop(math.Round(tabs))
	_, r = r.CutTop(6)
	return r
}

// takeTalk gives the lower end to the question and the rest to the log.
func (f *face) takeTalk(b *ui.Builder, r layout.Rect) {
	p := &f.places
	p.ask, p.log = r.CutBottom(f.t.AskHeight(b, r.W))
	_, p.log = p.log.CutBottom(gap)
	if p.log.H < 90 {
		p.log = layout.Rect{}
	}
}

// low tells whether a column of the table has little height.
func (p *places) low(height float64) bool { return height < 640 }

// forecastHeight is the height of the forecast in a column of the table.
func (f *face) forecastHeight(column float64) float64 {
	if f.places.low(column) {
		return 97
	}
	return 104
}

// playersHeight is the height of the federations in a width: a line each where
// they do not fit beside each other.
func (f *face) playersHeight(width float64) float64 {
	if width/float64(len(f.v.Federations)) < 118 {
		return 2*36 + 6
	}
	return 36
}
