package menu

import (
	"math"
	"strings"

	"schron/layout"
)

// slab is what a printed page holds as one: a line of words, or a whole row.
type slab struct {
	row      *bookRow
	head     *bookRow // of its table, nil for what is in none and for a head
	from, to float64  // the part of the row's height
	below    float64  // room after it, if something follows on the page
	joined   bool     // it stays with the slab before it
}

// leaf is a printed page of text.
type leaf []laid

// laid is a slab at a height of its page.
type laid struct {
	slab
	y float64
}

// at is where the row of a slab lies on a page whose text begins at a place.
func (l *laid) at(origin layout.Point) layout.Point { return layout.P(origin.X, origin.Y+l.y-l.from) }

// fewest is how many lines of a paragraph stand together at the foot or the top of a page.
// So many follow a heading, too.
const fewest = 2

// slabs cuts a page that scrolls where printed pages may end.
func (p *bookPage) slabs() (out []slab) {
	var head *bookRow // of the last table
	after := fewest   // lines since the last heading
	for i := range p.rows {
		row := &p.rows[i]
		below := p.height - row.y - row.h
		if i+1 < len(p.rows) {
			below = p.rows[i+1].y - row.y - row.h
		}
		lines := 1
		if row.kind == rowText || row.kind == rowItem {
			lines = max(1, int(math.Round(row.h/bookLine)))
		}
		for n := range lines {
			s := slab{row: row, from: row.h * float64(n) / float64(lines), to: row.h * float64(n+1) / float64(lines)}
			if row.head {
				head = row
			} else if row.kind == rowCells {
				s.head = head
			}
			if n == lines-1 {
				s.below = below
			}
			s.joined = after < fewest || n > 0 && (n < fewest || lines-n < fewest) || n == 0 && i > 0 && row.follows(&p.rows[i-1])
			out = append(out, s)
			after++
		}
		switch row.kind {
		case rowTitle:
			after = 0
		case rowFigure:
			after = fewest
		}
	}
	return out
}

// follows reports whether a row must stand on the page of the row before it.
func (row *bookRow) follows(before *bookRow) bool {
	if before.head || row.last && !before.head && row.kind == rowCells {
		return true
	}
	n := len(before.pieces)
	return before.kind == rowText && row.kind != rowTitle && n > 0 && strings.HasSuffix(before.pieces[n-1].text, ":")
}

// leaves lays slabs on pages of a height. A picture for which a page has no room left
// goes to the top of the next one, and what follows it fills the page.
func (p *bookPage) leaves(high float64) []leaf {
	f := filler{high: high}
	all := p.slabs()
	for from := 0; from < len(all); {
		to := from + 1
		for to < len(all) && all[to].joined {
			to++
		}
		group := all[from:to]
		from = to
		picture := len(group) == 1 && group[0].row.kind == rowFigure
		for len(f.leaf) > 0 && !(f.fits(group) && f.passes(group[0].row)) && !picture {
			f.turn()
		}
		if picture && len(f.leaf) > 0 && !(f.fits(group) && f.passes(group[0].row)) {
			f.late = append(f.late, group[0])
			continue
		}
		f.put(group)
	}
	for len(f.leaf) > 0 {
		f.turn()
	}
	return f.out
}

// filler fills pages with slabs.
type filler struct {
	high float64
	out  []leaf
	leaf leaf
	y    float64
	late []slab // pictures for the next page
}

// most is how much of a page may stay empty. Rather than more, a heading stands before a
// picture of what comes before it.
const most = 0.3

// passes reports whether a row may stand before the pictures that are late. Rows of steps
// keep their order and their part of the book.
func (f *filler) passes(row *bookRow) bool {
	for _, l := range f.late {
		n := len(l.row.badges)
		steps := n > 0 && l.row.badges[n-1].step && l.row.badges[n-1].n > 2
		same := l.row.place.Section == row.place.Section && l.row.place.Block == row.place.Block
		if same || row.kind == rowTitle && (steps || f.y > f.high*(1-most)) {
			return false
		}
	}
	return true
}

// fits reports whether there is room for slabs.
func (f *filler) fits(group []slab) bool {
	y := f.y
	for i := range group {
		if y+group[i].to-group[i].from > f.high {
			return false
		}
		y += group[i].to - group[i].from + group[i].below
	}
	return true
}

// put lays slabs on the page. A table that goes on there begins with its head.
func (f *filler) put(group []slab) {
	if head := group[0].head; head != nil && len(f.leaf) == 0 {
		f.put([]slab{{row: head, to: head.h}})
	}
	for _, s := range group {
		f.leaf = append(f.leaf, laid{s, f.y})
		f.y += s.to - s.from + s.below
	}
}

// turn begins the next page, with the pictures that wait for it.
func (f *filler) turn() {
	f.out, f.leaf, f.y = append(f.out, f.leaf), nil, 0
	for len(f.late) > 0 && (len(f.leaf) == 0 || f.fits(f.late[:1])) {
		f.put(f.late[:1])
		f.late = f.late[1:]
	}
}
