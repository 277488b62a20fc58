package dolores

import (
	"math"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
)

// sight is what the camera keeps to.
type sight uint8

const (
	sightHome  sight = iota // the inhabited part, however it grows
	sightWhole              // the whole planet
	sightFree               // what somebody chose to look at
)

// Sizes of fields where the map opens, in units: what stands on one is to be read
// without hovering. On a small board fewer fields would be seen than play needs.
const (
	fieldLeast  = 44.0
	fieldMost   = 72.0
	fieldsLeast = 13.5 // across a board before its fields get smaller than usual
	homeAround  = 3.0  // fields around what is owned
)

// home is the camera on the inhabited part.
type home struct {
	cam   camera
	board layout.Size
	keep  layout.Rect // fields that must stay in sight, else it is worked out anew
}

// leastField is how small fields may be where the map opens on a board.
func leastField(board layout.Rect) float64 {
	return min(fieldLeast, board.W/fieldsLeast, board.H/fieldsLeast)
}

// holdings is the box, in fields, of all that a seat owns and of its units;
// rules.NoSeat is for everybody's. It is empty where there is nothing.
func (f *face) holdings(seat int) layout.Rect {
	var box layout.Rect
	add := func(at game.Field) {
		one := layout.R(float64(at.Col()), float64(at.Row()), 1, 1)
		if box.Empty() {
			box = one
		} else {
			box = box.Union(one)
		}
	}
	for row := range game.Size {
		for col := range game.Size {
			if o := f.v.Owners[row][col]; o != '.' && (seat == rules.NoSeat || int(o-'0') == seat) {
				add(game.At(col, row))
			}
		}
	}
	if m := f.v.Missile; m != nil && m.Target != nil { // everybody wants to see that
		add(*m.Target)
	}
	for _, st := range f.v.Stacks {
		if seat == rules.NoSeat || st.Seat == seat {
			add(st.Field)
		}
	}
	return box
}

// fits reports whether a box of fields is seen on a board, with half a field
// around, at the least size of fields.
func fits(part layout.Rect, board layout.Rect) bool {
	least := leastField(board)
	return !part.Empty() && (part.W+1)*least <= board.W && (part.H+1)*least <= board.H
}

// inhabited returns the part of the planet, in fields, on which the map opens. That is
// all that anybody holds. If that lies too far apart, it is what the deciding seat
// holds, else the land round its capital.
func (f *face) inhabited(board layout.Rect) layout.Rect {
	part := f.holdings(rules.NoSeat)
	if fits(part, board) {
		return part
	}
	seat := f.whose()
	if part = f.holdings(seat); fits(part, board) {
		return part
	}
	at := part.Center()
	if c := f.v.Federations[seat].Capital; c != nil {
		at = layout.P(float64(c.Col())+0.5, float64(c.Row())+0.5)
	}
	least := leastField(board)
	return layout.Around(at, layout.S(board.W/least-1, board.H/least-1))
}

// whose is the seat whose part of the planet matters most: who decides, else
// whose go it is.
func (f *face) whose() int {
	switch {
	case f.v.Actor != rules.NoSeat:
		return int(f.v.Actor)
	case f.v.Go != rules.NoSeat:
		return int(f.v.Go)
	}
	return 0
}

// homeOn returns the camera on the inhabited part of a board. It shows three fields
// around it where they fit at the least size of fields, else as many as fit.
func (f *face) homeOn(board layout.Rect) home {
	part := f.inhabited(board)
	field := math.Min(board.W/(part.W+2*homeAround), board.H/(part.H+2*homeAround))
	field = math.Max(leastField(board), math.Min(field, fieldMost))
	cam := camera{zoom: field * game.Size / min(board.W, board.H), mid: layout.P(part.Center().X/game.Size, part.Center().Y/game.Size)}
	cam.zoom = math.Max(1, cam.zoom)
	cam = cam.held(board)
	around := math.Min(1, math.Min(board.W/field-part.W, board.H/field-part.H)/2)
	keep := part.Inset(-math.Max(0, around)).Intersect(layout.R(0, 0, game.Size, game.Size))
	return home{cam: cam, board: board.Size(), keep: keep}
}

// sees is the part of the planet, in fields, that a camera shows.
func (c camera) sees(board layout.Rect) layout.Rect {
	from, to := c.at(board, board.Min()), c.at(board, board.Max())
	return layout.R(from.X*game.Size, from.Y*game.Size, (to.X-from.X)*game.Size, (to.Y-from.Y)*game.Size)
}

// aim points the camera at what it keeps to. It looks for the inhabited part again only
// if the board has changed or some of the part has left the sight. So the map does not
// move while somebody plays.
func (f *face) aim(board layout.Rect) {
	if f.trip.away {
		f.cam = f.cam.held(board)
		return
	}
	f.cam = f.aimed(f.sight, f.cam, board)
}

// aimed is the camera that keeps to something, where it was cam.
func (f *face) aimed(to sight, cam camera, board layout.Rect) camera {
	switch to {
	case sightWhole:
		return whole
	case sightHome:
		h := f.homeOn(board)
		if f.home.board != h.board || !h.keep.Within(f.home.cam.sees(board).Inset(-0.01)) {
			f.home = h
		}
		return f.home.cam
	case sightFree:
	}
	return cam.held(board)
}

// goHome shows the inhabited part.
func (f *face) goHome() { f.sight, f.home, f.trip = sightHome, home{}, trip{} }

// showWhole shows the whole planet.
func (f *face) showWhole() { f.sight, f.cam, f.trip = sightWhole, whole, trip{} }

// free lets the camera stay where somebody has moved it.
func (f *face) free(c camera) {
	f.cam, f.sight, f.trip = c, sightFree, trip{}
	if c.zoom == 1 {
		f.showWhole()
	}
}

// handOver leads the map home for who decides now if nothing of theirs is in
// sight, or to the target of a missile.
func (f *face) handOver() {
	if f.trip.away { // see goBack
		return
	}
	if m := f.v.Missile; m != nil && m.Target != nil && f.sight == sightFree && !f.places.board.Empty() {
		f.lookAt(*m.Target)
		return
	}
	if f.sight != sightFree || f.v.Actor == rules.NoSeat {
		return
	}
	if board := f.places.board; !board.Empty() && !f.holdings(int(f.v.Actor)).Intersects(f.cam.sees(board)) {
		f.goHome()
	}
}
