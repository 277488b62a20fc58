package wradislavia

import (
	"math"

	"schron/layout"
	game "schron/rules/wradislavia"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
)

// Lengths in units.
const (
	gap        = table.Gap
	headHeight = 26.0 // a player's line over the cards
	fieldStrip = 78.0 // what lies between the players
	// hangs is how far a manoeuvre token reaches below its card, in parts of the
	// card's height.
	hangs = 0.15
)

// places are where everything of the last build stands.
type places struct {
	board  layout.Rect
	heads  [game.Seats]layout.Rect
	firsts [game.Seats]layout.Rect // where the marker of first fire lies
	posts  [game.Seats][game.Slots]layout.Rect
	strip  layout.Rect

	hand  layout.Rect    // the own cards in hand
	cards []layout.Rect  // in the hand, by their order
	slots [3]layout.Rect // of the draft's discards
	tray  layout.Rect    // the tokens
	backs layout.Rect    // the opponent's side of a deployment
	extra layout.Rect    // below side: the diagram, empty where there is no room
	side  layout.Rect    // above the talk: reckoning, report, balance
	talk  layout.Rect    // log and question
}

// Beside or below the battlefield, and beside or below the own cards.
var (
	columns      = layout.Columns{Least: 404, Two: 410, Most: 600, First: 0.52, Height: 470, Gap: table.Gutter}
	asideColumns = layout.Columns{Least: 330, Two: math.Inf(1), Most: 530, Height: 360, Gap: table.Gutter}
)

// fixed is a part of one height.
func fixed(box *layout.Rect, height float64) layout.Part {
	return layout.Part{Box: box, Length: layout.Fixed(height)}
}

// placeBattle lays out two rows of cards with the battlefield between them. Columns
// hold the panel of the sums, the diagram and the talk.
func (f *face) placeBattle(b *ui.Builder, area layout.Rect) {
	f.places = places{}
	p := &f.places
	area = area.InsetXY(table.Margin, table.Edge)
	const (
		under = 2*headHeight + fieldStrip + 3*gap // all but the cards
		cards = 3 * pieces.FighterProportion / (2 * (1 + hangs))
	)
	wide := max(1.06, 520/max(1, area.H-under)) // room for the players' lines
	board, cols := area.Arrange(layout.Board{Aspect: cards, Wide: wide, Under: under, Most: 1020}, columns)
	p.battle(board)
	if len(cols) == 1 {
		f.beside(b, cols[0], f.sideHeights()...)
		return
	}
	p.side, p.talk = cols[0], cols[1]
	if !area.Tall() && p.side.H >= 780 {
		p.side.Down(gap, layout.Part{Box: &p.side, Length: layout.Endless(480, 480, 1)}, fixed(&p.extra, 292))
	}
}

// sideHeights are the height that the panel above the talk wants and the one
// that it can do with.
func (f *face) sideHeights() []float64 {
	switch {
	case f.v.Last != nil && !f.v.Revealed():
		return []float64{f.reportHeight()}
	case f.aim.shooter == none:
		return []float64{480, 262}
	}
	return []float64{480}
}

// battle lays out the two rows and the strip between them in r.
func (p *places) battle(r layout.Rect) {
	p.board = r
	all := r.H - 2*headHeight - fieldStrip - 3*gap
	ch := min(all/(2*(1+hangs)), (r.W-2*12)/3/pieces.FighterProportion)
	spare := max(0, all-2*ch*(1+hangs)) / 3
	var rows [game.Seats]layout.Rect
	r.Down(gap+spare,
		layout.Part{Box: &p.heads[1], Length: layout.Fixed(headHeight), Tight: true},
		fixed(&rows[1], ch*(1+hangs)),
		fixed(&p.strip, fieldStrip),
		layout.Part{Box: &p.heads[0], Length: layout.Fixed(headHeight), Tight: true},
		fixed(&rows[0], ch*(1+hangs)),
	)
	for i, r := range rows {
		copy(p.posts[i][:], row(r, game.Slots, ch, 64))
	}
}

// seated gives the rows of posts to the seats: the front one is the lower.
func (f *face) seated() {
	if f.front == 1 {
		p := &f.places
		p.heads[0], p.heads[1] = p.heads[1], p.heads[0]
		p.posts[0], p.posts[1] = p.posts[1], p.posts[0]
	}
}

// beside gives the upper part of a column to a panel and the rest to the talk.
// The panel has the first of the heights that leaves room for the log; where
// there is none, it takes the log's room too.
func (f *face) beside(b *ui.Builder, r layout.Rect, heights ...float64) {
	const leastLog = 84
	p, ask := &f.places, f.t.AskHeight(b, r.W)
	side, talk := layout.Endless(0, 0, 1), layout.Fixed(ask)
	for _, height := range heights {
		if height+ask+leastLog+2*gap <= r.H {
			side, talk = layout.Fixed(height), layout.Endless(ask, ask, 1)
			break
		}
	}
	r.Down(gap, layout.Part{Box: &p.side, Length: side}, layout.Part{Box: &p.talk, Length: talk})
}

// aside places the own cards and returns their place. A panel of a height and the talk
// lie beside or below them.
func (f *face) aside(b *ui.Builder, area layout.Rect, side float64) layout.Rect {
	f.places = places{}
	p := &f.places
	area = area.InsetXY(table.Margin, table.Edge)
	board, cols := area.Arrange(layout.Board{Aspect: 1, Wide: 1.4}, asideColumns)
	if p.board = board; len(cols) == 2 {
		p.side, p.talk = cols[0], cols[1]
	} else {
		f.beside(b, cols[0], side)
	}
	return board
}

// placeDraft lays out ten cards in two rows and the discards below them.
func (f *face) placeDraft(b *ui.Builder, area layout.Rect) {
	board := f.aside(b, area, 218)
	p := &f.places
	ch := min((board.H-2*headHeight-2*gap-4)/3, (board.W-4*gap)/5/pieces.FighterProportion, 400)
	var slots layout.Rect
	board.Down(max(0, board.H-2*headHeight-3*ch-gap)/2,
		fixed(&p.heads[f.front], headHeight),
		fixed(&p.hand, 2*ch+gap),
		layout.Part{Box: &p.heads[f.back()], Length: layout.Fixed(headHeight), Tight: true},
		fixed(&slots, ch),
	)
	for _, r := range p.hand.Rows(2, gap) {
		p.cards = append(p.cards, row(r, game.DrawnCards/2, ch, 22)...)
	}
	copy(p.slots[:], p.cards[1:4])
	for i := range p.slots {
		p.slots[i].Y = slots.Y
	}
	left, right := p.cards[0], p.cards[4]
	p.tray = layout.R(left.X, slots.Y-headHeight, right.Right()-left.X, ch+headHeight)
}

// placeDeployment lays out the opponent's backs, the battlefield, the own slots
// with their tokens below, and the hand.
func (f *face) placeDeployment(b *ui.Builder, area layout.Rect) {
	board := f.aside(b, area, f.reportHeight())
	p := &f.places
	const backs, strip, tray = 52.0, 68.0, 52.0
	avail := board.H - backs - strip - headHeight - tray - 5*gap
	n := float64(max(4, f.ownCards()))
	hh := min((board.W-(n-1)*gap)/n/pieces.FighterProportion, 0.38*avail, 255)
	ch := min((avail-hh-gap)/(1+hangs), (board.W-2*12)/3/pieces.FighterProportion, 400)
	spare := max(0, avail-hh-ch*(1+hangs)) / 4
	var posts layout.Rect
	board.Down(gap+spare,
		fixed(&p.backs, backs),
		fixed(&p.strip, strip),
		layout.Part{Box: &p.heads[f.front], Length: layout.Fixed(headHeight), Tight: true},
		fixed(&posts, ch*(1+hangs)),
		fixed(&p.tray, tray),
		layout.Part{Box: &p.hand, Length: layout.Endless(0, 0, 1)},
	)
	copy(p.posts[f.front][:], row(posts, game.Slots, ch, 64))
	p.cards = row(p.hand, f.ownCards(), min(hh, p.hand.H), 22)
}

// row places n cards of a height in the middle of r from its upper side, no
// further apart than most.
func row(r layout.Rect, n int, height, most float64) []layout.Rect {
	width := height * pieces.FighterProportion
	k := float64(n)
	space := max(0, min(most, (r.W-k*width)/max(1, k-1)))
	line := r.Anchor(layout.S(k*width+(k-1)*space, height), 0.5, 0)
	return line.Columns(n, space)
}
