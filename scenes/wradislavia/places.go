package wradislavia

import (
	"schron/layout"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/sprites"
)

// Lengths in units of a usual window.
const (
	margin  = 14.0
	gap     = 8.0
	between = 16.0 // columns
	// hangs is how far a manoeuvre token reaches below its card, in parts of the
	// card's height.
	hangs = 0.15
	// leastPanel is the least width of the column beside the battlefield, and
	// leastSide beside the own cards.
	leastPanel, leastSide = 404.0, 330.0
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
	side  layout.Rect    // above the log: reckoning, report, balance
	log   layout.Rect    // empty where there is no room
	ask   layout.Rect    // the question
}

// begin measures the window.
func (f *face) begin(area layout.Rect) (p places, in layout.Rect, upright bool) {
	in = area.InsetXY(margin, 10)
	upright = in.H > in.W*1.02
	return p, in, upright
}

// placeBattle lays out two rows of cards with the battlefield between them, and
// the reckoning, log and question beside or below.
func (f *face) placeBattle(b *ui.Builder, area layout.Rect) {
	p, in, upright := f.begin(area)
	if upright {
		const below = 470
		board, rest := in.CutTop(in.H - below - between)
		p.battle(board)
		_, rest = rest.CutTop(between)
		left, right := rest.CutLeft((rest.W - between) * 0.56)
		_, right = right.CutLeft(between)
		f.places = p
		f.places.side = left
		f.talk(b, right)
		return
	}
	side := leastPanel
	cw := p.battleCard(in.H)
	wide := min(max(3*cw+2*26, 520), in.W-side-between)
	rest := in.W - wide - between
	double := rest >= 2*410+between
	most := 600.0
	if double {
		most = 2*520 + between
	}
	rest = min(rest, most)
	body := in.Anchor(layout.S(wide+between+rest, in.H), 0.5, 0)
	board, right := body.CutLeft(wide)
	_, right = right.CutLeft(between)
	p.battle(board)
	f.places = p
	if !double {
		f.talk(b, right, f.sideHeights()...)
		return
	}
	left, right := right.CutLeft((right.W - between) * 0.52)
	_, right = right.CutLeft(between)
	f.places.side = left
	if low := 300.0; left.H-low >= 480 {
		f.places.extra, f.places.side = left.CutBottom(low)
		_, f.places.side = f.places.side.CutBottom(gap)
	}
	f.talk(b, right)
}

// sideHeights are the height that the panel above the log wants and the one that
// it can do with.
func (f *face) sideHeights() []float64 {
	switch {
	case f.v.Last != nil && !f.v.Revealed():
		return []float64{f.reportHeight()}
	case f.aim.shooter == none:
		return []float64{480, 262}
	}
	return []float64{480}
}

// heights of the parts of the board other than the cards.
func (p *places) headHeight() float64  { return 26 }
func (p *places) stripHeight() float64 { return 78 }

// battleCard is the width of a card on a battlefield of a height.
func (p *places) battleCard(h float64) float64 {
	high := (h - 2*p.headHeight() - p.stripHeight() - 3*gap) / (2 * (1 + hangs))
	return min(high*sprites.FighterProportion, 330)
}

// battle lays out the two rows and the strip between them in r.
func (p *places) battle(r layout.Rect) {
	p.board = r
	cw := min(p.battleCard(r.H), (r.W-2*12)/3)
	ch := cw / sprites.FighterProportion
	head, strip := p.headHeight(), p.stripHeight()
	row := ch * (1 + hangs)
	all := 2*(head+row) + strip + 3*gap
	spare := max(0, (r.H-all)/4)
	y := r.Y + spare
	space := min(max(12, (r.W-3*cw)/3), 64)
	line := func(i int) {
		p.heads[i] = layout.R(r.X, y, r.W, head)
		y += head
		x := r.X + (r.W-3*cw-2*space)/2
		for slot := range game.Slots {
			p.posts[i][slot] = layout.R(x+float64(slot)*(cw+space), y, cw, ch)
		}
		y += row + gap
	}
	line(1)
	y += spare
	p.strip = layout.R(r.X, y, r.W, strip)
	y += strip + gap + spare
	line(0)
}

// seated gives the rows of posts to the seats: the front one is the lower.
func (f *face) seated() {
	if f.front == 1 {
		p := &f.places
		p.heads[0], p.heads[1] = p.heads[1], p.heads[0]
		p.posts[0], p.posts[1] = p.posts[1], p.posts[0]
	}
}

// talk gives the lower end of r to the question, the upper one to a panel that
// is as high as one of the heights, and the rest to the log. Where the log could
// not show a line with any of the heights, the panel takes all.
func (f *face) talk(b *ui.Builder, r layout.Rect, sides ...float64) {
	const least = 84
	p := &f.places
	p.ask, r = r.CutBottom(f.t.AskHeight(b, r.W))
	_, r = r.CutBottom(gap)
	p.log = r
	for _, side := range sides {
		p.side, p.log = r.CutTop(side)
		_, p.log = p.log.CutTop(gap)
		if p.log.H >= least {
			return
		}
	}
	if len(sides) > 0 {
		p.side = r
	}
	if p.log.H < least {
		p.log = layout.Rect{}
	}
}

// aside splits a window into the own cards and a column beside or, where it is
// higher than wide, below them.
func (f *face) aside(b *ui.Builder, area layout.Rect, side float64) (p places, board layout.Rect) {
	p, in, upright := f.begin(area)
	if upright {
		var below layout.Rect
		below, board = in.CutBottom(360)
		_, board = board.CutBottom(between)
		left, right := below.CutLeft((below.W - between) / 2)
		_, right = right.CutLeft(between)
		f.places = p
		f.places.side = left
		f.talk(b, right)
		return f.places, board
	}
	wide := leastSide
	if extra := in.W - between - wide - 1.32*in.H; extra > 0 {
		wide += min(extra*0.6, 200)
	}
	board = in
	if most := 1.5*in.H + between + wide; in.W > most {
		board = in.Anchor(layout.S(most, in.H), 0.5, 0)
	}
	right, board := board.CutRight(wide)
	_, board = board.CutRight(between)
	f.places = p
	f.talk(b, right, side)
	return f.places, board
}

// placeDraft lays out ten cards in two rows and the discards below them.
func (f *face) placeDraft(b *ui.Builder, area layout.Rect) {
	p, board := f.aside(b, area, 218)
	p.board = board
	head := p.headHeight()
	cw := min((board.H-2*head-2*gap-4)/3*sprites.FighterProportion, (board.W-4*gap)/5, 300)
	ch := cw / sprites.FighterProportion
	space := min(22, (board.W-5*cw)/4)
	spare := max(0, board.H-2*head-3*ch-2*gap) / 3
	y := board.Y
	p.heads[f.front] = layout.R(board.X, y, board.W, head)
	y += head + spare
	p.hand = layout.R(board.X, y, board.W, 2*ch+gap)
	x := board.X + (board.W-5*cw-4*space)/2
	for i := range game.DrawnCards {
		p.cards = append(p.cards, layout.R(x+float64(i%5)*(cw+space), y+float64(i/5)*(ch+gap), cw, ch))
	}
	y += 2*ch + gap + spare
	p.heads[f.back()] = layout.R(board.X, y, board.W, head)
	y += head
	for i := range p.slots {
		p.slots[i] = layout.R(x+float64(i+1)*(cw+space), y, cw, ch)
	}
	p.tray = layout.R(x, y-head, board.W-2*(x-board.X), ch+head)
	f.places = p
}

// placeDeployment lays out the opponent's backs, the battlefield, the own slots
// with their tokens below, and the hand.
func (f *face) placeDeployment(b *ui.Builder, area layout.Rect) {
	p, board := f.aside(b, area, f.reportHeight())
	p.board = board
	head, strip := p.headHeight(), 68.0
	backs, tray := 46.0, 52.0
	avail := board.H - backs - strip - head - tray - 5*gap
	n := float64(max(4, f.ownCards()))
	hw := min((board.W-(n-1)*gap)/n, 0.38*avail*sprites.FighterProportion, 190)
	hh := hw / sprites.FighterProportion
	cw := min((avail-hh-gap)/(1+hangs)*sprites.FighterProportion, (board.W-2*12)/3, 300)
	ch := cw / sprites.FighterProportion
	spare := max(0, avail-hh-ch*(1+hangs)) / 4
	y := board.Y
	p.backs = layout.R(board.X, y, board.W, backs)
	y += backs + gap + spare
	p.strip = layout.R(board.X, y, board.W, strip)
	y += strip + gap + spare
	p.heads[f.front] = layout.R(board.X, y, board.W, head)
	y += head
	space := min(max(12, (board.W-3*cw)/3), 64)
	x := board.X + (board.W-3*cw-2*space)/2
	for slot := range game.Slots {
		p.posts[f.front][slot] = layout.R(x+float64(slot)*(cw+space), y, cw, ch)
	}
	y += ch*(1+hangs) + gap + spare
	p.tray = layout.R(board.X, y, board.W, tray)
	y += tray + gap + spare
	p.hand = layout.R(board.X, y, board.W, board.Bottom()-y)
	f.places = p
	f.places.cards = row(p.hand, f.ownCards(), hw, min(hh, p.hand.H))
}

// row places n cards of a size in the middle of a box.
func row(r layout.Rect, n int, w, h float64) []layout.Rect {
	if n == 0 {
		return nil
	}
	space := gap
	if n > 1 {
		space = min(22, (r.W-float64(n)*w)/float64(n-1))
	}
	x := r.X + (r.W-float64(n)*w-float64(n-1)*space)/2
	out := make([]layout.Rect, n)
	for i := range out {
		out[i] = layout.R(x+float64(i)*(w+space), r.Y, w, h)
	}
	return out
}
