package dolores

import (
	"slices"

	"schron/layout"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// strip is the breadth of the tools beside or below the map, in units.
const strip = 46.0

// places are where everything of the last build stands.
type places struct {
	board layout.Rect
	mini  layout.Rect // over the map, empty where that shows the whole planet
	strip layout.Rect
	flat  bool // the tools lie below the map

	head, tabs, page, forecast, players layout.Rect

	talk layout.Rect // log and question, empty where the log is a page …
	ask  layout.Rect // … and the question stands alone,

	stand layout.Rect // below what stands for a first game if there is room
}

// columns stand beside the map or below it.
var columns = layout.Columns{Least: 440, Two: 400, Most: 640, First: 0.55, Height: 520, Gap: table.Gutter}

// place lays out the map with its tools, and in columns the ledger, the forecast
// of the round, the federations and the talk.
func (f *face) place(b *ui.Builder, area layout.Rect) {
	f.places = places{}
	p := &f.places
	area = area.InsetXY(table.Margin, table.Edge)
	board, cols := area.Arrange(layout.Board{Aspect: 0.8, Wide: 1.066}, columns)
	p.mapIn(board)
	f.aim(p.board)
	head := layout.Part{Box: &p.head, Length: layout.Length{Min: 128, Preferred: 142}}
	tabs := layout.Part{Box: &p.tabs, Length: layout.Length{Min: 29, Preferred: 32}}
	page := layout.Part{Box: &p.page, Length: layout.Endless(f.leastPage(), 300, 1)}
	forecast := layout.Part{Box: &p.forecast, Length: layout.Length{Min: 97, Preferred: 104}}
	if len(cols) == 1 {
		ask := layout.Part{Box: &p.ask, Length: layout.Fixed(f.t.AskHeight(b, cols[0].W))}
		parts := []layout.Part{head, tabs, page, forecast, ask, f.federations(1)}
		if least := layout.LeastHeight(table.Gap, parts...); least > cols[0].H {
			parts = append(parts[:3], parts[4:]...) // the page comes before the forecast
		} else if high := f.t.Teach().Standing.Height(b, cols[0].W, cols[0].H-least-table.Gap); high > 0 {
			parts = slices.Insert(parts, 4, layout.Part{Box: &p.stand, Length: layout.Fixed(high)})
		}
		cols[0].Down(table.Gap, parts...)
		return
	}
	rows := 1
	if cols[1].W < 118*float64(len(f.v.Federations)) {
		rows = 2
	}
	talk := layout.Part{Box: &p.talk, Length: table.TalkLength(0)}
	if area.Tall() {
		cols[0].Down(table.Gap, head, tabs, page)
		cols[1].Down(table.Gap, f.federations(rows), forecast, talk)
		return
	}
	cols[0].Down(table.Gap, head, tabs, page, forecast)
	cols[1].Down(table.Gap, f.federations(rows), talk)
}

// federations are rows of what is public of each federation.
func (f *face) federations(rows int) layout.Part {
	return layout.Part{Box: &f.places.players, Length: layout.Fixed(36).Times(rows, 6)}
}

// mapIn places the map and its tools in r: these stand where the map, a square,
// loses least.
func (p *places) mapIn(r layout.Rect) {
	const room = strip + table.Gap
	if p.flat = min(r.W, r.H-room) > min(r.W-room, r.H); p.flat {
		p.strip, p.board = r.CutBottom(strip)
		_, p.board = p.board.CutBottom(table.Gap)
		return
	}
	p.strip, p.board = r.CutRight(strip)
	_, p.board = p.board.CutRight(table.Gap)
}
