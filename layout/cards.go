package layout

import "math"

// NoCard stands for no card: nothing hovered, nothing hit.
const NoCard = -1

// CardRow is a row of upright cards. Cards that do not fit side by side overlap
// evenly, each lying on the one before. They are drawn from first to last.
type CardRow struct {
	Box            Rect
	Card           Size    // of every card
	Count          int     // of cards
	Gap            float64 // between cards that fit side by side
	AlignX, AlignY float64 // where in Box the row lies, 0 to 1 as in Rect.Anchor
	Raise          float64 // how far the hovered card moves up
}

// Rect is the box of card i, counted from 0, while card hover or NoCard is
// hovered. The hovered card is raised; in a row that overlaps, its neighbours
// make way so that it lies open. Every card keeps at least half of its strip.
func (c CardRow) Rect(i, hover int) Rect {
	l := c.lane()
	row := c.Box.Anchor(Size{W: l.length(), H: c.Card.H}, c.AlignX, c.AlignY)
	r := Rect{X: row.X + l.at(i, hover), Y: row.Y, W: c.Card.W, H: c.Card.H}
	if i == hover {
		r.Y -= c.Raise
	}
	return r
}

// Hit is where card i takes the mouse while hover is hovered: its box, and for
// the raised card also what it rose from, so that it does not fall back under a
// still mouse.
func (c CardRow) Hit(i, hover int) Rect {
	r := c.Rect(i, hover)
	if i == hover {
		r.H += c.Raise
	}
	return r
}

// At is the topmost card at p while card hover or NoCard is hovered, NoCard if
// there is none. Hovering the card that was hit never changes what p hits.
func (c CardRow) At(p Point, hover int) int {
	for i := c.Count - 1; i >= 0; i-- {
		if c.Hit(i, hover).Contains(p) {
			return i
		}
	}
	return NoCard
}

// InsertAt is the place, 0 to Count, at which a card dropped at p joins the row.
func (c CardRow) InsertAt(p Point) int {
	for i := range c.Count {
		if p.X < c.Rect(i, NoCard).Center().X {
			return i
		}
	}
	return c.Count
}

func (c CardRow) lane() lane {
	return lane{n: c.Count, room: c.Box.W, width: c.Card.W, gap: c.Gap}
}

// lane spaces n cards of one width in a line.
type lane struct {
	n                int
	room, width, gap float64
}

// step is the way from one resting card to the next.
func (l lane) step() float64 {
	if l.n < 2 {
		return 0
	}
	return math.Max(0, math.Min(l.width+l.gap, (l.room-l.width)/float64(l.n-1)))
}

// length is that of the whole lane.
func (l lane) length() float64 {
	return l.width + l.step()*float64(max(l.n-1, 0))
}

// at is where card i begins while hover is hovered. The first and last card
// never move. The strip of the hovered card widens to its whole width, or until
// the others have only half of theirs left.
func (l lane) at(i, hover int) float64 {
	step := l.step()
	if hover < 0 || hover >= l.n-1 || step >= l.width {
		return step * float64(i)
	}
	open := math.Min(l.width, step*float64(l.n)/2)
	others := step
	if l.n > 2 {
		others = (step*float64(l.n-1) - open) / float64(l.n-2)
	}
	if i <= hover {
		return others * float64(i)
	}
	return others*float64(i-1) + open
}
