package paliwo

// Figure is what stands on a field, with marks for the turn. A zombie or crawler has
// the number of its figure in bits 8 to 12. Bits 13 to 15 hold the human in whose place
// it came. The screen tells figures apart by both; no rule asks for them.
type Figure uint16

const (
	noFigure    Figure = 0
	firstHuman  Figure = 1  // and the other five after it
	firstZombie Figure = 8  // facing north, and the other facings after it
	crawler     Figure = 12 // has no front (WP-35)

	markListed    Figure = 0x20 // saw a human at the start of phase 3 (WP-33)
	markActivated Figure = 0x40 // this turn (WP-34)
	markTurned    Figure = 0x80 // by the card that is being played (WP-41, WP-42)
	figureMask    Figure = 0x0f

	numberShift = 8
	numberMask  = 0x1f
	wasShift    = 13
)

func ofHuman(h Human) Figure   { return firstHuman + Figure(h) }
func ofZombie(d Facing) Figure { return firstZombie + Figure(d) }

// Human returns who it is, NoHuman for zombies and nobody.
func (g Figure) Human() Human {
	if k := g & figureMask; k >= firstHuman && k < firstHuman+Figure(humanKinds) {
		return Human(k - firstHuman)
	}
	return NoHuman
}

// Undead reports whether it is a zombie or crawler.
func (g Figure) Undead() bool { return g&figureMask >= firstZombie }

// Ordinary reports whether it is a zombie that has a front.
func (g Figure) Ordinary() bool { k := g & figureMask; return k >= firstZombie && k < crawler }

// Crawls reports whether it is a crawler.
func (g Figure) Crawls() bool { return g&figureMask == crawler }

// Facing is the direction of an ordinary zombie's front (WP-17).
func (g Figure) Facing() Facing { return Facing(g&figureMask - firstZombie) }

// turnedTo is the ordinary zombie with another facing.
func (g Figure) turnedTo(d Facing) Figure { return g&^figureMask | ofZombie(d) }

// numbered is the figure with its number among the 24.
func (g Figure) numbered(n int8) Figure { return g | Figure(n)<<numberShift }

// number returns which of the 24 figures a zombie or crawler is, from 1.
func (g Figure) number() int { return int(g >> numberShift & numberMask) }

// was returns the human in whose place a zombie came (WP-39), NoHuman if none.
func (g Figure) was() Human { return Human(g>>wasShift) - 1 }

// instead is the zombie that came in the place of a human.
func (g Figure) instead(h Human) Figure { return g | Figure(h+1)<<wasShift }

func (g Figure) has(mark Figure) bool { return g&mark != 0 }

// Activated reports whether a zombie or crawler was activated in this turn (WP-34).
func (g Figure) Activated() bool { return g.has(markActivated) }

// Ground is what lies on a field. Bits 0 to 2 are a face-down find, bits 3 and 4 fuel
// tokens; then come a crawler token and goo.
type Ground uint8

const (
	findMask     Ground = 0x07
	fuelOne      Ground = 0x08
	fuelMask     Ground = 0x18
	crawlerToken Ground = 0x20
	gooPatch     Ground = 0x40
)

// Find is the face of what lies face down, NoFace if nothing does.
func (g Ground) Find() Face { return Face(g & findMask) }

// Fuel counts the fuel tokens that lie face up (WP-15).
func (g Ground) Fuel() int { return int(g & fuelMask / fuelOne) }

// Token reports whether a crawler token lies there (WP-31).
func (g Ground) Token() bool { return g.has(crawlerToken) }

// Goo reports whether goo lies there (WP-4).
func (g Ground) Goo() bool { return g.has(gooPatch) }

func (g Ground) has(b Ground) bool { return g&b != 0 }

// board is what stands and lies on the fields.
type board struct {
	figures [Fields]Figure
	grounds [Fields]Ground
}

// Enterable reports whether a figure could enter f: no obstacle, no figure (WP-2).
func (b *board) Enterable(f Field) bool {
	return f != NoField && !Obstacle(f) && b.figures[f] == noFigure
}

// free reports whether f is free: goo does not count (WP-2).
func (b *board) free(f Field) bool {
	return b.Enterable(f) && b.grounds[f]&^gooPatch == 0
}

// Empty reports whether a find token may be put on f: it is free and without goo
// (WP-30).
func (b *board) Empty(f Field) bool { return b.free(f) && b.grounds[f] == 0 }

// first walks from f in a direction. It returns the first field with an obstacle or a
// figure and its distance (WP-22, WP-32). If the edge comes first, the field is
// NoField.
func (b *board) first(f Field, d Facing) (Field, int) {
	for n := 1; ; n++ {
		f = next[f][d]
		if f == NoField || Obstacle(f) || b.figures[f] != noFigure {
			return f, n
		}
	}
}

// Sees returns the human whom an ordinary zombie on f that faces d sees, and how far it
// is; NoHuman if none (WP-32).
func (b *board) Sees(f Field, d Facing) (Human, int) {
	g, n := b.first(f, d)
	if g == NoField {
		return NoHuman, n
	}
	return b.figures[g].Human(), n
}

// besideHuman reports whether a human other than one stands next to f.
func (b *board) besideHuman(f Field, other Human) bool {
	for _, n := range next[f] {
		if n == NoField {
			continue
		}
		if h := b.figures[n].Human(); h != NoHuman && h != other {
			return true
		}
	}
	return false
}

// besideUndead reports whether a zombie or crawler stands next to f.
func (b *board) besideUndead(f Field) bool {
	for _, n := range next[f] {
		if n != NoField && b.figures[n].Undead() {
			return true
		}
	}
	return false
}

// besideObstacle reports whether an obstacle stands next to f.
func besideObstacle(f Field) bool {
	for _, n := range next[f] {
		if n != NoField && Obstacle(n) {
			return true
		}
	}
	return false
}

// move takes the figure on one field to another.
func (b *board) move(from, to Field) {
	b.figures[to], b.figures[from] = b.figures[from], noFigure
}

// count counts the figures of a kind.
func (b *board) count(is func(Figure) bool) int {
	n := 0
	for _, g := range b.figures {
		if is(g) {
			n++
		}
	}
	return n
}

// unmark removes marks from all figures.
func (b *board) unmark(marks Figure) {
	for f := range b.figures {
		b.figures[f] &^= marks
	}
}
