package wcp

import (
	"slices"
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/byhand"
	"schron/sprites"
)

// Paths lists how a move is made. That is the pawn or what is in the hand, and the field
// where it goes. Else it is what is pressed on the desk.
func (f *face) Paths(m rules.Move) []byhand.Path {
	at, pawn := fieldID(m.A), pawnName(f.t.Acting())
	switch m.Verb {
	case game.VerbVehicle:
		return []byhand.Path{{To: "vehicle:" + game.Vehicle(m.A).String()}}
	case game.VerbMove:
		return []byhand.Path{{From: pawn, To: at}}
	case game.VerbBoost:
		if m.B == int16(game.NoField) {
			return []byhand.Path{{From: pawn, By: at, To: f.gateOf(m)}}
		}
		return []byhand.Path{{From: pawn, By: at, To: fieldID(m.B)}}
	case game.VerbLeave:
		return []byhand.Path{{From: pawn, To: f.gateOf(m)}}
	case game.VerbHall, game.VerbBreach, game.VerbContent:
		return []byhand.Path{{From: f.slotOf(m), To: at}}
	case game.VerbDestroy:
		return []byhand.Path{{To: at}}
	case game.VerbAttack:
		return []byhand.Path{{To: "attack:" + strconv.Itoa(int(m.A)) + "|met:" + strconv.Itoa(int(m.A))}}
	case game.VerbTrade:
		return []byhand.Path{{To: "trade:" + strconv.Itoa(int(m.A)) + "|met:" + strconv.Itoa(int(m.A))}}
	case game.VerbGive, game.VerbAsk, game.VerbTake:
		return []byhand.Path{{To: wareVerbs[m.Verb] + game.Token(m.A).String()}}
	case game.VerbCounter:
		return []byhand.Path{{To: "counter"}}
	}
	return nil
}

func fieldID(n int16) string { return "field:" + game.Field(n).String() }

// wareVerbs begin the ids of trophies and upgrades, by what a move does with them.
var wareVerbs = [...]string{game.VerbGive: "give:", game.VerbAsk: "ask:", game.VerbTake: "take:"}

// gateOf names the entrance through which a move leads out.
func (f *face) gateOf(m rules.Move) string {
	for d := range game.Dir(6) {
		if out, ok := f.out(d); ok && out == m {
			return "entrance:" + strconv.Itoa(int(d)+1)
		}
	}
	return ""
}

// slotOf names the slots of the hand with what a move lays.
func (f *face) slotOf(m rules.Move) string {
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
	return strings.Join(out, "|")
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
