package paliwo

// figure is what stands on a field, with marks for the turn. A zombie or crawler has
// the number of its figure in bits 8 to 12. Bits 13 to 15 hold the human in whose place
// it came. The screen tells figures apart by both; no rule asks for them.
type figure uint16

const (
	noFigure    figure = 0
	firstHuman  figure = 1  // and the other five after it
	firstZombie figure = 8  // facing north, and the other facings after it
	crawler     figure = 12 // has no front (WP-35)

	markListed    figure = 0x20 // saw a human at the start of phase 3 (WP-33)
	markActivated figure = 0x40 // this turn (WP-34)
	markTurned    figure = 0x80 // by the card that is being played (WP-41, WP-42)
	figureMask    figure = 0x0f

	numberShift = 8
	numberMask  = 0x1f
	wasShift    = 13
)

func ofHuman(h Human) figure   { return firstHuman + figure(h) }
func ofZombie(d Facing) figure { return firstZombie + figure(d) }

// human returns who it is, NoHuman for zombies and nobody.
func (g figure) human() Human {
	if k := g & figureMask; k >= firstHuman && k < firstHuman+figure(humanKinds) {
		return Human(k - firstHuman)
	}
	return NoHuman
}

// undead reports whether it is a zombie or crawler.
func (g figure) undead() bool { return g&figureMask >= firstZombie }

// ordinary reports whether it is a zombie that has a front.
func (g figure) ordinary() bool { k := g & figureMask; return k >= firstZombie && k < crawler }

func (g figure) crawls() bool { return g&figureMask == crawler }

// facing is the direction of an ordinary zombie's front (WP-17).
func (g figure) facing() Facing { return Facing(g&figureMask - firstZombie) }

// turnedTo is the ordinary zombie with another facing.
func (g figure) turnedTo(d Facing) figure { return g&^figureMask | ofZombie(d) }

// numbered is the figure with its number among the 24.
func (g figure) numbered(n int8) figure { return g | figure(n)<<numberShift }

// number returns which of the 24 figures a zombie or crawler is, from 1.
func (g figure) number() int { return int(g >> numberShift & numberMask) }

// was returns the human in whose place a zombie came (WP-39), NoHuman if none.
func (g figure) was() Human { return Human(g>>wasShift) - 1 }

// instead is the zombie that came in the place of a human.
func (g figure) instead(h Human) figure { return g | figure(h+1)<<wasShift }

func (g figure) has(mark figure) bool { return g&mark != 0 }

// ground is what lies on a field. Bits 0 to 2 are a face-down find, bits 3 and 4 fuel
// tokens; then come a crawler token and goo.
type ground uint8

const (
	findMask     ground = 0x07
	fuelOne      ground = 0x08
	fuelMask     ground = 0x18
	crawlerToken ground = 0x20
	gooPatch     ground = 0x40
)

func (g ground) find() Face        { return Face(g & findMask) }
func (g ground) fuel() int         { return int(g & fuelMask / fuelOne) }
func (g ground) has(b ground) bool { return g&b != 0 }

// board is what stands and lies on the fields.
type board struct {
	figures [Fields]figure
	grounds [Fields]ground
}

// enterable reports whether a figure could enter f: no obstacle, no figure (WP-2).
func (b *board) enterable(f Field) bool {
	return f != NoField && !obstacle(f) && b.figures[f] == noFigure
}

// free reports whether f is free: goo does not count (WP-2).
func (b *board) free(f Field) bool {
	return b.enterable(f) && b.grounds[f]&^gooPatch == 0
}

// empty reports whether a find token may be put on f: it is free and without goo
// (WP-30).
func (b *board) empty(f Field) bool { return b.free(f) && b.grounds[f] == 0 }

// first walks from f in a direction. It returns the first field with an obstacle or a
// figure and its distance (WP-22, WP-32). If the edge comes first, the field is
// NoField.
func (b *board) first(f Field, d Facing) (Field, int) {
	for n := 1; ; n++ {
		f = next[f][d]
		if f == NoField || obstacle(f) || b.figures[f] != noFigure {
			return f, n
		}
	}
}

// sees returns the human whom the ordinary zombie on f sees and how far it is,
// NoHuman if none (WP-32).
func (b *board) sees(f Field) (Human, int) {
	g, n := b.first(f, b.figures[f].facing())
	if g == NoField {
		return NoHuman, n
	}
	return b.figures[g].human(), n
}

// besideHuman reports whether a human other than one stands next to f.
func (b *board) besideHuman(f Field, other Human) bool {
	for _, n := range next[f] {
		if n == NoField {
			continue
		}
		if h := b.figures[n].human(); h != NoHuman && h != other {
			return true
		}
	}
	return false
}

// besideUndead reports whether a zombie or crawler stands next to f.
func (b *board) besideUndead(f Field) bool {
	for _, n := range next[f] {
		if n != NoField && b.figures[n].undead() {
			return true
		}
	}
	return false
}

// besideObstacle reports whether an obstacle stands next to f.
func besideObstacle(f Field) bool {
	for _, n := range next[f] {
		if n != NoField && obstacle(n) {
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
func (b *board) count(is func(figure) bool) int {
	n := 0
	for _, g := range b.figures {
		if is(g) {
			n++
		}
	}
	return n
}

// unmark removes marks from all figures.
func (b *board) unmark(marks figure) {
	for f := range b.figures {
		b.figures[f] &^= marks
	}
}
