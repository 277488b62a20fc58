package dzicz

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/byhand"
	"schron/scenes/table/sheet"
	"schron/scenes/ui"
	"schron/sprites"
)

// kind is one of the three kinds of pieces.
type kind int

const (
	tokenPiece kind = iota
	outpostPiece
	soldierPiece
)

var kindIDs = [...]string{"token", "outpost", "soldier"}

// putVerb is how a piece is put on the board now: the first token chooses the home
// edge (DZ-7).
func (f *face) putVerb(k kind) uint8 {
	if k == tokenPiece && f.v.Decision == game.DecideHome {
		return game.VerbHome
	}
	return [...]uint8{game.VerbToken, game.VerbOutpost, game.VerbSoldier}[k]
}

// Where pieces show their owner's mark.
var (
	outpostMark = sprites.MarkSpot{X: 0.5, Y: 0.803, Size: 0.21}
	soldierMark = sprites.MarkSpot{X: 0.36, Y: 0.72, Size: 0.27}
)

// draw paints a piece.
func (k kind) draw(c sheet.Paper, r layout.Rect, o sprites.Owner, opt sprites.SpriteOpt) {
	switch k {
	case tokenPiece:
		c.Piece("piece/token", r, o, opt, sprites.TokenMark)
	case outpostPiece:
		c.Piece("piece/outpost", r, o, opt, outpostMark)
	case soldierPiece:
		c.Piece("piece/soldier", r, o, opt, soldierMark)
	}
}

// spot returns where a piece stands on a field among what else lies there. A soldier
// leaves the mark of a token and the outpost below it in sight.
func (k kind) spot(box layout.Rect, cell game.Cell) layout.Rect {
	at := func(x, y, w, h float64) layout.Rect {
		return layout.Around(layout.P(box.X+box.W*x, box.Y+box.H*y), layout.S(box.W*w, box.H*h))
	}
	switch {
	case k == tokenPiece:
		return at(0.5, 0.5, 0.76, 0.76)
	case k == outpostPiece:
		return at(0.5, 0.715, 0.46, 0.374)
	case cell.Outpost:
		return at(0.59, 0.345, 0.385, 0.44)
	case cell.Token != rules.NoSeat:
		return at(0.575, 0.53, 0.42, 0.48)
	}
	return at(0.5, 0.5, 0.455, 0.52)
}

// empty is a field on which nothing lies.
var empty = game.Cell{Token: rules.NoSeat, Soldier: rules.NoSeat}

// buildPieces lays out what lies on a field, and faintly what waits for an answer to
// come there. That lies under what stands above it, and no soldier hides another one.
func (f *face) buildPieces(b *ui.Builder, at game.Field) {
	cell := f.v.Board[at]
	has := [...]bool{
		tokenPiece: cell.Token != rules.NoSeat, outpostPiece: cell.Outpost && cell.Token != rules.NoSeat,
		soldierPiece: cell.Soldier != rules.NoSeat,
	}
	waits, seat := f.waiting(at)
	for k := tokenPiece; k <= soldierPiece; k++ {
		switch {
		case has[k] && k == soldierPiece:
			f.buildPiece(b, k, at, int(cell.Soldier))
		case has[k]:
			f.buildPiece(b, k, at, int(cell.Token))
		}
		if waits[k] && !(has[k] && k == soldierPiece) {
			f.faint(b, k, at, seat)
		}
	}
	f.buildGhost(b, at)
}

func (f *face) buildPiece(b *ui.Builder, k kind, at game.Field, seat int) {
	if f.t.Hidden(pieceIDs[k][at]) {
		return
	}
	box := k.spot(f.places.fields[at], f.v.Board[at])
	n := ui.Node{
		ID: pieceIDs[k][at], Role: kindIDs[k], Rect: box,
		Label: f.say("piece."+kindIDs[k], seatArg(seat)) + " " + at.String(),
		State: map[string]any{"owner": seat},
	}
	o, opt := f.t.LookOf(seat).Owner(), sprites.SpriteOpt{}
	if k == outpostPiece {
		n.OnHover = func(on bool) { f.pointCastle(at, on) }
	}
	if k == soldierPiece {
		opt = f.soldierLook(at, &n)
		if f.holds(at) {
			box = box.Translate(0, -box.H*0.07)
		}
	}
	n.Draw = func(c *sprites.Canvas, s ui.State) {
		opt := opt
		if s.Dragging {
			opt.Alpha, opt.Halo.A = 0.35, 0
		}
		k.draw(c, box, o, opt)
	}
	b.Add(n)
}

// soldierLook says how a soldier stands out, and makes one that may go
// somewhere something to pick up.
func (f *face) soldierLook(at game.Field, n *ui.Node) sprites.SpriteOpt {
	opt := sprites.SpriteOpt{}
	used := f.usedSoldier(at) && f.v.Step == nil
	may := f.movable(at)
	n.State["movable"], n.State["used"] = may, used
	n.State[ui.MayState] = may
	switch {
	case f.holds(at):
		opt = ui.HeldHalo(n.Rect)
	case may && (f.hand.Held() == "" || through(f.hand.Held())):
		opt = ui.MayHalo(n.Rect)
	case used && !may:
		opt.Alpha = 0.6
	}
	if may {
		o := f.t.LookOf(int(f.v.Board[at].Soldier)).Owner()
		n.Drag = f.hand.Drag(fieldIDs[at], layout.Size{}, func(c *sprites.Canvas, r layout.Rect) {
			soldierPiece.draw(c, r, o, ui.HeldHalo(r))
		})
	}
	return opt
}

// pointCastle notes the outpost that is pointed at; its field is too.
func (f *face) pointCastle(at game.Field, on bool) {
	f.hover(at, on)
	byhand.Hover(&f.castle, at, game.NoField, on)
}

// brings lists the pieces that come to a field, by the verb that brings them.
var brings = map[uint8][]kind{
	game.VerbHome: {tokenPiece}, game.VerbToken: {tokenPiece}, game.VerbOutpost: {outpostPiece}, game.VerbExpand: {tokenPiece, outpostPiece},
	game.VerbSoldier: {soldierPiece}, game.VerbMove: {soldierPiece}, game.VerbAssault: {soldierPiece}, game.VerbManoeuvre: {soldierPiece},
}

// buildGhost shows faintly what a click on the field pointed at would put
// there.
func (f *face) buildGhost(b *ui.Builder, at game.Field) {
	m, ok := f.hand.Move(fieldIDs[at])
	if f.over != at || through(f.hand.Held()) || !ok || b.Root().Dragging() != nil {
		return
	}
	o, box := f.t.LookOf(f.t.Acting()).Owner(), f.places.fields[at]
	ghost, cell, kinds := sprites.SpriteOpt{Alpha: 0.62}, f.v.Board[at], brings[m.Verb]
	b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
		for _, k := range kinds {
			k.draw(c, k.spot(box, cell), o, ghost)
		}
	})
}

// buildStrike offers on the field that a soldier may remove the token under it
// instead of moving.
func (f *face) buildStrike(b *ui.Builder, at game.Field) {
	if f.hand.Held() != "" && !f.holds(at) {
		return
	}
	box := f.places.fields[at]
	side := max(26, box.W*0.25)
	r := layout.R(box.Right()-side-box.W*0.05, box.Y+box.W*0.05, side, side)
	owner := int(f.v.Board[at].Token)
	what := "strike"
	if f.v.Board[at].Outpost {
		what = "strike.both"
	}
	b.Button(ui.Button{
		ID: strikeIDs[at], Rect: r, Icon: "icon/trash", Label: f.say(what, fieldArg(at), seatArg(owner)),
		OnClick: func() { f.hand.Play(game.On(game.VerbStrike, at)) }, Hold: f.t.Hold(),
		Tip: func() ui.Tip {
			return ui.Tip{Title: f.say(what, fieldArg(at), seatArg(owner)), Lines: []string{f.say("strike.help")}}
		},
	})
}
