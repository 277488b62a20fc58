package paliwo

import (
	"math"

	"schron/layout"
	game "schron/rules/paliwo"
	"schron/scenes/ui"
)

// Lengths in units of a usual window.
const (
	margin   = 14.0
	gap      = 8.0
	boardMax = 2000.0
	columnLe = 440.0 // the least width of the column beside the board
	columnMo = 860.0 // the greatest, times the size of words
)

// Parts of the board in pitches of its fields.
const (
	sideWide  = 0.66 // the cones' strip on either side
	frontHigh = 0.56 // the buses and the supermarket
)

// places are where everything of the last build stands.
type places struct {
	frame  layout.Rect
	pitch  float64 // from field to field
	fields [game.Fields]layout.Rect
	grid   layout.Rect // all fields
	buses  layout.Rect
	market layout.Rect

	zombies layout.Rect
	people  layout.Rect
	deeds   layout.Rect
	cards   layout.Rect
	log     layout.Rect // empty where there is no room
	ask     layout.Rect

	track layout.Rect // the terror track
	pool  layout.Rect // the zombies' pool
	hand  layout.Rect // the middle of the hand
	foes  layout.Rect // the other side's cards
	lines [game.People]layout.Rect
}

// place lays out the parts in area: beside the board in one or two columns, or
// below it where the window is higher than wide.
func (f *face) place(b *ui.Builder, area layout.Rect) {
	p := places{}
	in := area.InsetXY(margin, 12)
	upright := in.H > in.W*1.02
	const between = 14
	if upright {
		p.board(layout.R(in.X, in.Y, in.W, min(in.H-420, boardMax)), 0.5)
		_, rest := in.CutTop(p.frame.Bottom() - in.Y + between)
		cols := rest.Columns(2, between)
		f.places = p
		f.left(cols[0])
		f.right(b, cols[1])
		return
	}
	column := columnLe
	p.board(layout.R(in.X, in.Y, in.W-between-column, min(in.H, boardMax)), 0)
	rest := in.W - p.frame.W - between
	double := rest >= 2*460+between
	most := columnMo
	if double {
		most = 2*columnMo + between
	}
	rest = min(rest, most)
	body := in.Anchor(layout.S(p.frame.W+between+rest, in.H), 0.5, 0)
	p.board(layout.R(body.X, in.Y, p.frame.W, in.H), 0)
	_, right := body.CutLeft(p.frame.W + between)
	f.places = p
	if !double {
		f.column(b, right)
		return
	}
	left, right := right.CutLeft((rest - between) * 0.55)
	_, right = right.CutLeft(between)
	f.whole(left)
	f.takeTalk(b, right)
}

// board places the car park, as large as fits into r; ax says where in its
// width.
func (p *places) board(r layout.Rect, ax float64) {
	const wide, high = game.Cols + 2*sideWide, game.Rows + 2*frontHigh
	pad := 8.0
	p.pitch = math.Floor(min((r.W-2*pad)/wide, (r.H-2*pad)/high)*2) / 2
	size := layout.S(wide*p.pitch+2*pad, high*p.pitch+2*pad)
	p.frame = r.Anchor(size, ax, 0)
	if ax == 0 {
		p.frame = r.Anchor(size, 0, 0.5)
	}
	in := p.frame.Inset(pad)
	p.grid = layout.R(in.X+sideWide*p.pitch, in.Y+frontHigh*p.pitch, game.Cols*p.pitch, game.Rows*p.pitch)
	p.buses = layout.R(p.grid.X, in.Y+1, p.grid.W, frontHigh*p.pitch-4)
	p.market = layout.R(p.grid.X, p.grid.Bottom()+3, p.grid.W, frontHigh*p.pitch-4)
	for at := game.Field(0); at < game.Fields; at++ {
		x, y := p.grid.X+float64(at.Col())*p.pitch, p.grid.Y+float64(game.Rows-1-at.Row())*p.pitch
		p.fields[at] = layout.R(x, y, p.pitch, p.pitch).Inset(0.5)
	}
}

// between is the box of all fields from one to another.
func (p *places) span(a, z game.Field) layout.Rect { return p.fields[a].Union(p.fields[z]) }

// beside is the box of the cone or exit beside a row; east tells on which side.
func (p *places) beside(row int, east bool) layout.Rect {
	w := sideWide * p.pitch
	x := p.grid.X - w
	if east {
		x = p.grid.Right()
	}
	return layout.R(x, p.grid.Y+float64(game.Rows-1-row)*p.pitch, w, p.pitch)
}

// sizes are the heights of the parts of a column.
type sizes struct{ zombies, people, deeds, cards float64 }

func (s sizes) lerp(o sizes, t float64) sizes {
	mix := func(a, b float64) float64 { return math.Floor(a + (b-a)*t) }
	return sizes{mix(s.zombies, o.zombies), mix(s.people, o.people), mix(s.deeds, o.deeds), mix(s.cards, o.cards)}
}

func (s sizes) sum() float64 { return s.zombies + s.people + s.deeds + s.cards + 4*gap }

func (p *places) least() sizes { return sizes{74, 20 + 3*38 + 8, 82, 70} }

func (p *places) wanted() sizes {
	return sizes{88, 20 + 3*52 + 10, 100, 138}
}

const logLeast = 96.0

// column lays out everything in one column.
func (f *face) column(b *ui.Builder, r layout.Rect) {
	talk := f.t.AskHeight(b, r.W) + gap + logLeast
	upper, _ := r.CutTop(r.H - talk)
	used := f.whole(upper)
	_, r = r.CutTop(used)
	f.takeTalk(b, r)
}

// whole lays out all but the talk in one column and returns the height that it
// used, with a gap after it.
func (f *face) whole(r layout.Rect) float64 {
	p := &f.places
	low, high := p.least(), p.wanted()
	none := f.v.Cards[game.SeatHumans].Count+f.v.Cards[game.SeatZombies].Count == 0
	if none {
		low.cards, high.cards = 44, 48
	}
	s := high
	if spare := r.H - high.sum(); spare < 0 {
		s = low.lerp(high, max(0, (r.H-low.sum())/(high.sum()-low.sum())))
	} else {
		s.zombies += min(16, spare*0.08)
		s.people += min(40, spare*0.2)
		s.deeds += min(28, spare*0.12)
		if !none {
			s.cards += min(90, spare*0.35)
		}
	}
	p.zombies, r = r.CutTop(s.zombies)
	p.people, r = after(r).CutTop(s.people)
	p.deeds, r = after(r).CutTop(s.deeds)
	p.cards, _ = after(r).CutTop(s.cards)
	return s.sum()
}

func after(r layout.Rect) layout.Rect {
	_, r = r.CutTop(gap)
	return r
}

// left lays out the zombies' supply, the people and what they can do.
func (f *face) left(r layout.Rect) {
	p := &f.places
	s := p.wanted()
	if spare := r.H - s.zombies - s.people - s.deeds - 2*gap; spare > 0 {
		s.zombies += min(30, spare*0.2)
		s.people += min(90, spare*0.5)
		s.deeds += min(50, spare*0.3)
	} else {
		low := p.least()
		t := max(0, (r.H-2*gap-low.zombies-low.people-low.deeds)/(s.zombies+s.people+s.deeds-low.zombies-low.people-low.deeds))
		s = low.lerp(s, t)
	}
	p.zombies, r = r.CutTop(s.zombies)
	p.people, r = after(r).CutTop(s.people)
	p.deeds, _ = after(r).CutTop(s.deeds)
}

// right lays out the cards, what happened and what is asked.
func (f *face) right(b *ui.Builder, r layout.Rect) {
	p := &f.places
	room := r.H - f.t.AskHeight(b, r.W) - gap - logLeast
	p.cards, r = r.CutTop(max(80, min(p.wanted().cards, room)))
	f.takeTalk(b, after(r))
}

// takeTalk gives the lower end to the question and the rest to the log, which
// is left out where it could not show a line.
func (f *face) takeTalk(b *ui.Builder, r layout.Rect) {
	p := &f.places
	p.ask, p.log = r.CutBottom(f.t.AskHeight(b, r.W))
	_, p.log = p.log.CutBottom(gap)
	if p.log.H < 70 {
		p.log = layout.Rect{}
	}
}
