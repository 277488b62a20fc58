package dolores

import (
	"cmp"
	"slices"

	"schron/input"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/byhand"
	"schron/scenes/ui"
)

// grip is the button held on the map: the planet is moved, or fields are painted
// over with the tool in hand.
type grip struct {
	on    bool
	at    game.Field // where the button went down, game.NoField beside the fields
	start camera
	moved bool
	paint bool
}

// track follows the button from a field.
func (f *face) track(at game.Field, t ui.Track) {
	switch t.Phase {
	case ui.TrackDown:
		f.grip = grip{on: true, at: at, start: f.cam, paint: f.paints(at)}
		if f.grip.paint {
			f.paint([]game.Field{at})
		}
	case ui.TrackMove:
		if f.grip.on && !f.grip.moved {
			f.grip.moved = t.At.Dist(t.From) >= input.DragThreshold
			if f.grip.moved && !f.grip.paint {
				f.sayStuck(at)
			}
		}
		switch {
		case !f.grip.on:
		case f.grip.paint:
			f.paintTo(f.fieldAt(t.At))
		case f.grip.moved:
			f.pan(f.grip.start, t.At.Sub(t.From))
		}
	case ui.TrackUp:
		row, moved := f.row, f.grip.moved
		f.grip, f.row, f.ponder = grip{}, nil, nil
		if !t.Cancelled && len(row) > 0 && (moved || len(row) > 1) { // else it is a click
			f.t.PlayAll(f.rowMoves(row)...)
		}
	}
}

// sayStuck says why the units on a field cannot be picked up when somebody drags them.
// It does so only where the drag does nothing else: the whole planet does not move.
func (f *face) sayStuck(at game.Field) {
	if f.cam.zoom > 1 && f.v.Decision != game.DecideMilitary {
		return
	}
	if why := f.stuckOn(at); why != nil {
		f.grip = grip{}
		f.toast(*why)
	}
}

// trackEmpty follows the button from beside the fields.
func (f *face) trackEmpty(t ui.Track) {
	if t.Phase == ui.TrackDown {
		f.catch = f.caught()
	}
	moved := f.grip.moved
	f.track(game.NoField, t)
	if t.Phase == ui.TrackUp && f.catch && !moved && !t.Cancelled {
		if at := f.fieldAt(t.At); at != game.NoField {
			f.clickField(at)
		}
	}
}

// paints reports whether the tool in hand is one that goes over a row of fields,
// beginning at a field.
func (f *face) paints(at game.Field) bool {
	switch f.held().Verb {
	case game.VerbPlace, game.VerbBuild, game.VerbMove:
		return false
	}
	return at != game.NoField && f.hand.Held() != "" && f.hand.Goes(fieldIDs[at])
}

// rowMoves are what the tool in hand does on the fields of a row.
func (f *face) rowMoves(row []game.Field) []rules.Move {
	moves := make([]rules.Move, len(row))
	for i, at := range row {
		moves[i], _ = f.Meant(byhand.Path{From: f.hand.Held(), To: fieldIDs[at]})
	}
	return moves
}

// paint makes fields the row if the tool can go over all of them, and reports whether it
// can.
func (f *face) paint(row []game.Field) bool {
	moves := f.rowMoves(row)
	if f.v.Plan(moves...).Done < len(moves) {
		return false
	}
	f.row, f.ponder = row, moves
	return true
}

// paintTo goes on to a field, over all that lie between. Going back shortens the
// row.
func (f *face) paintTo(to game.Field) {
	if to == game.NoField || len(f.row) == 0 {
		return
	}
	f.over = to
	n := len(f.row)
	switch i := slices.Index(f.row, to); {
	case i == n-1:
	case i >= 0:
		f.paint(f.row[:i+1])
	default:
		for _, x := range between(f.row[n-1], to) {
			if !f.paint(append(slices.Clip(f.row), x)) {
				return
			}
		}
	}
}

// between lists the fields on the way from a to z, along the longer side first;
// a is left out.
func between(a, z game.Field) []game.Field {
	var out []game.Field
	dc, dr := z.Col()-a.Col(), z.Row()-a.Row()
	for dc != 0 || dr != 0 {
		if max(dc, -dc) >= max(dr, -dr) {
			dc -= cmp.Compare(dc, 0)
		} else {
			dr -= cmp.Compare(dr, 0)
		}
		out = append(out, game.At(z.Col()-dc, z.Row()-dr))
	}
	return out
}
