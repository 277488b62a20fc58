package wcp

import (
	"slices"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/sprites"
)

// Played lists the nodes by which a move is played. These are the pawn or what is in
// the hand, and the field where it goes; or what is pressed on the desk.
func (f *face) Played(m rules.Move) [][]string {
	field := func(n int16) []string { return []string{"field:" + game.Field(n).String()} }
	pawn := []string{pawnName(f.t.Acting())}
	switch m.Verb {
	case game.VerbVehicle:
		return [][]string{{"vehicle:" + game.Vehicle(m.A).String()}}
	case game.VerbMove:
		return [][]string{pawn, field(m.A)}
	case game.VerbBoost:
		if m.B == int16(game.NoField) {
			return [][]string{pawn, field(m.A), f.gateOf(m)}
		}
		return [][]string{pawn, field(m.A), field(m.B)}
	case game.VerbLeave:
		return [][]string{pawn, f.gateOf(m)}
	case game.VerbHall, game.VerbBreach, game.VerbContent:
		return [][]string{f.slotOf(m), field(m.A)}
	case game.VerbDestroy:
		return [][]string{field(m.A)}
	case game.VerbAttack:
		return [][]string{{"attack:" + strconv.Itoa(int(m.A)), "met:" + strconv.Itoa(int(m.A))}}
	case game.VerbTrade:
		return [][]string{{"trade:" + strconv.Itoa(int(m.A)), "met:" + strconv.Itoa(int(m.A))}}
	case game.VerbGive, game.VerbAsk, game.VerbTake:
		return [][]string{{wareVerbs[m.Verb] + game.Token(m.A).String()}}
	case game.VerbCounter:
		return [][]string{{"counter"}}
	}
	return nil
}

// wareVerbs begin the ids of trophies and upgrades, by what a move does with them.
var wareVerbs = [...]string{game.VerbGive: "give:", game.VerbAsk: "ask:", game.VerbTake: "take:"}

// gateOf names the entrance through which a move leads out.
func (f *face) gateOf(m rules.Move) []string {
	for d := range game.Dir(6) {
		if out, ok := f.out(d); ok && out == m {
			return []string{"entrance:" + strconv.Itoa(int(d)+1)}
		}
	}
	return nil
}

// slotOf names the slots of the hand with what a move lays.
func (f *face) slotOf(m rules.Move) []string {
	var out []string
	own := f.v.Players[f.me()]
	for i, t := range own.Halls {
		if m.Verb == game.VerbHall && slices.Contains(t.Rotations(), game.Edges(m.B)) || m.Verb == game.VerbBreach && t == game.Tile(m.B) {
			out = append(out, "hand:hall:"+strconv.Itoa(i))
		}
	}
	for i, t := range own.Tokens {
		if m.Verb == game.VerbContent && t == game.Token(m.B) {
			out = append(out, "hand:token:"+strconv.Itoa(i))
		}
	}
	return out
}

// Ghost paints what a move lays, turned as it is laid.
func (f *face) Ghost(m rules.Move) func(c *sprites.Canvas, r layout.Rect) {
	size := f.places.tile
	side := contentBox(layout.Rect{W: size.W, H: size.H}).Size()
	switch m.Verb {
	case game.VerbHall:
		open := game.Edges(m.B)
		return func(c *sprites.Canvas, r layout.Rect) {
			drawHall(c, layout.Around(r.Center(), size), open, false, sprites.SpriteOpt{})
		}
	case game.VerbBreach:
		open := game.Tile(m.B).Open()
		return func(c *sprites.Canvas, r layout.Rect) {
			drawHall(c, layout.Around(r.Center(), size), open, true, sprites.SpriteOpt{})
		}
	case game.VerbContent:
		token, guarded := game.Token(m.B), game.Edges(max(m.C, 0))
		return func(c *sprites.Canvas, r layout.Rect) {
			drawToken(c, layout.Around(r.Center(), side), token, guarded, sprites.SpriteOpt{})
		}
	}
	return nil
}
