package dzicz

import (
	"math"

	"schron/layout"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
)

// Lengths in units of a usual window.
const (
	margin   = 14.0
	gap      = 8.0
	cardGap  = 6.0
	rowGap   = 4.0
	boardMax = 1900.0
	columnLe = 440.0 // the least width of the column beside the board
	columnMo = 640.0 // the greatest, times the size of words
)

// places are where everything of the last build stands.
type places struct {
	roomy  bool // headings and tall cards fit
	frame  layout.Rect
	fields [game.Fields]layout.Rect
	edges  [5]layout.Rect // by edge
	hint   layout.Rect

	missions layout.Rect // heading and cards
	card     float64     // height of a mission card
	row      layout.Rect // secret, supply and action tokens
	players  layout.Rect
	player   float64 // height of a player's line
	log, ask layout.Rect
	cards    []layout.Rect // of the open missions
	chips    []layout.Rect // where a player's claimed missions begin
	tokens   []layout.Rect // where a player's action tokens are listed
	secret   layout.Rect
}

// place lays out the parts in area: beside the board in one or two columns, or
// below it where the window is higher than wide.
func (f *face) place(b *ui.Builder, area layout.Rect) {
	p := places{}
	in := area.InsetXY(margin, 12)
	upright := in.H > in.W*1.02
	const hint = 20 + 6
	const between = 14 + 8
	if upright {
		p.side(min(in.W, in.H-hint-470, boardMax), in, 0.5, 0, hint)
		_, rest := in.CutTop(p.hint.Bottom() - in.Y + 10)
		cols := rest.Columns(2, between)
		f.places = p
		f.left(cols[0], false)
		f.right(b, cols[1], true)
		return
	}
	column := columnLe
	side := min(in.H-hint, in.W-between-column, boardMax)
	rest := in.W - side - between
	double := rest >= 2*470+between
	most := columnMo
	if double {
		most = 2*columnMo + between
	}
	rest = min(rest, most)
	body := in.Anchor(layout.S(side+between+rest, in.H), 0.5, 0)
	p.side(side, body, 0, 0.5, hint)
	_, right := body.CutLeft(side + between)
	f.places = p
	if !double {
		f.column(b, right)
		return
	}
	left, right := right.CutLeft((rest - between) * 0.58)
	_, right = right.CutLeft(between)
	f.left(left, true)
	f.right(b, right, false)
}

// side places the board with its edges, a square of the given side, and the
// hint below it.
func (p *places) side(side float64, in layout.Rect, ax, ay, hint float64) {
	all := in.Anchor(layout.S(side, side+hint), ax, ay)
	p.frame, p.hint = all.CutTop(side)
	_, p.hint = p.hint.CutTop(6)
	bar := math.Round(max(16, side*0.024))
	pad := math.Round(max(7, side*0.011))
	ring := pad*2 + bar
	inner := p.frame.Inset(ring)
	space := max(3, side*0.006)
	for at := game.Field(0); at < game.Fields; at++ {
		cell := (inner.W - 4*space) / 5
		p.fields[at] = layout.R(inner.X+float64(at.Col())*(cell+space), inner.Y+float64(4-at.Row())*(cell+space), cell, cell)
	}
	f := p.frame
	p.edges[game.North] = layout.R(inner.X, f.Y+pad, inner.W, bar)
	p.edges[game.South] = layout.R(inner.X, f.Bottom()-pad-bar, inner.W, bar)
	p.edges[game.West] = layout.R(f.X+pad, inner.Y, bar, inner.H)
	p.edges[game.East] = layout.R(f.Right()-pad-bar, inner.Y, bar, inner.H)
}

// sizes are the heights of the parts of a column.
type sizes struct{ head, card, row, player, log float64 }

func (s sizes) lerp(o sizes, t float64) sizes {
	mix := func(a, b float64) float64 { return math.Floor(a + (b-a)*t) }
	return sizes{mix(s.head, o.head), mix(s.card, o.card), mix(s.row, o.row), mix(s.player, o.player), mix(s.log, o.log)}
}

func (p *places) least() sizes { return sizes{18, 42, 46, 28, 90} }

func (p *places) wanted() sizes {
	return sizes{22, 94, 92, 46, 120}
}

// askRoom is what the question needs with one row of buttons; the log takes up
// the difference, so that the rest stays where it is.
func (p *places) askRoom() float64 { return 64 + 46 + 8 }

// total is the height of everything in one column.
func (f *face) total(s sizes) float64 {
	n, m := float64(len(f.v.Open)), float64(len(f.v.Players))
	return s.head + n*s.card + (n-1)*cardGap + gap + s.row + gap + m*s.player + (m-1)*rowGap + gap + s.log + gap + f.places.askRoom()
}

// column lays out everything in one column.
func (f *face) column(b *ui.Builder, r layout.Rect) {
	p := &f.places
	low, high := p.least(), p.wanted()
	s, t := high, 1.0
	if over := f.total(high); over > r.H {
		t = max(0, (r.H-f.total(low))/(over-f.total(low)))
		s = low.lerp(high, t)
	} else {
		s.card += min(56, (r.H-over)*0.5/float64(len(f.v.Open)))
		s.player += min(8, (r.H-f.total(s))*0.2/float64(len(f.v.Players)))
	}
	p.roomy = t > 0.45
	r = f.takeMissions(r, s)
	r = f.takeRow(r, s)
	r = f.takePlayers(r, s)
	f.takeTalk(b, r)
}

// left lays out the missions and what is the player's own, and the players
// where they are wanted here.
func (f *face) left(r layout.Rect, players bool) {
	p := &f.places
	p.roomy = true
	s := p.wanted()
	n, m := float64(len(f.v.Open)), 0.0
	need := s.head + n*s.card + (n-1)*cardGap + gap + s.row
	if players {
		m = float64(len(f.v.Players))
		need += gap + m*s.player + (m-1)*rowGap
	}
	if spare := r.H - need; spare > 0 {
		s.card += min(90, spare*0.55/n)
		s.row += min(30, spare*0.15)
		s.player += min(26, spare*0.3/max(1, m))
	} else {
		s.card += max(spare/n, -40)
	}
	r = f.takeMissions(r, s)
	r = f.takeRow(r, s)
	if players {
		f.takePlayers(r, s)
	}
}

// right lays out what happened and what is asked, below the players where they
// are wanted here.
func (f *face) right(b *ui.Builder, r layout.Rect, players bool) {
	if players {
		r = f.takePlayers(r, f.places.wanted())
	}
	f.takeTalk(b, r)
}

func (f *face) takeMissions(r layout.Rect, s sizes) layout.Rect {
	p := &f.places
	n := float64(len(f.v.Open))
	p.card = s.card
	p.missions, r = r.CutTop(s.head + n*s.card + (n-1)*cardGap)
	_, cards := p.missions.CutTop(s.head)
	for i := range f.v.Open {
		p.cards = append(p.cards, cards.Row(i, len(f.v.Open), cardGap))
	}
	_, r = r.CutTop(gap)
	return r
}

func (f *face) takeRow(r layout.Rect, s sizes) layout.Rect {
	f.places.row, r = r.CutTop(s.row)
	_, r = r.CutTop(gap)
	return r
}

func (f *face) takePlayers(r layout.Rect, s sizes) layout.Rect {
	p := &f.places
	m := float64(len(f.v.Players))
	p.player = s.player
	p.players, r = r.CutTop(m*s.player + (m-1)*rowGap)
	_, r = r.CutTop(gap)
	return r
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
