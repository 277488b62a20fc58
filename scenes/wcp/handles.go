package wcp

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/sprites"
)

// whyNotDrive says why a seat's pawn cannot be picked up now.
func (f *face) whyNotDrive(seat int) *ui.Refusal {
	if seat != f.t.Acting() {
		return &ui.Refusal{Text: f.say("drive.others", seatArg(seat))}
	}
	if f.v.Decision == game.DecideMove { // every way is closed to it
		return &ui.Refusal{Text: f.say("drive.stuck"), Rule: "WCP-11"}
	}
	return f.t.Hindrance(game.OnField(game.VerbMove, game.Centre))
}

// whyNotLay says why what lies in a slot of the hand cannot be laid now. It names no
// field, for none was pointed at.
func (f *face) whyNotLay(h held) *ui.Refusal {
	done, note := f.v.Done.HallLaid, "lay.none-fits"
	if h.kind == heldToken {
		done, note = f.v.Done.ContentLaid, "lay.no-place"
	}
	if f.v.Decision != game.DecidePlace || done {
		return f.t.Hindrance(f.lay(h, game.Centre))
	}
	return &ui.Refusal{Text: f.say(note)}
}

// taken is a player's line as a place for what who acts takes: a vehicle, spoils. Its
// payload is the move.
func (f *face) taken(seat int) *ui.Drop {
	if seat != f.t.Acting() {
		return nil
	}
	return &ui.Drop{
		Accepts: func(payload any) (bool, *ui.Refusal) {
			m, ok := payload.(rules.Move)
			return ok && f.t.Check(m) == nil, nil
		},
		OnDrop: func(payload any) { f.play(payload.(rules.Move)) },
	}
}

// wareIn is something of a side of a talk that is dragged to the other one, which
// puts it into the offer.
type wareIn struct {
	seat int
	put  func()
}

// offeredTo is a side of a talk as a place for what the other one has.
func (f *face) offeredTo(seat int) *ui.Drop {
	return &ui.Drop{
		Accepts: func(payload any) (bool, *ui.Refusal) {
			w, ok := payload.(wareIn)
			return ok && w.seat != seat, nil
		},
		OnDrop: func(payload any) { payload.(wareIn).put() },
	}
}

// dragWare picks up a trophy or an upgrade, drawn as large as it lies there.
func (f *face) dragWare(payload any, pic layout.Rect, t game.Token) *ui.Drag {
	return &ui.Drag{Payload: payload, Size: pic.Size(), Ghost: func(c *sprites.Canvas, r layout.Rect) {
		drawToken(c, r, t, game.NoEdges, sprites.SpriteOpt{})
	}}
}
