package wcp

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/sprites"
)

// thing is a hall or a content token as it is laid.
type thing struct {
	tile  game.Tile  // NoTile for a token
	token game.Token // NoToken for a hall
	shows game.Edges // the passages of the hall, or the edges that a guard covers
	blown bool       // the hall is laid breached
}

var nothing = thing{tile: game.NoTile, token: game.NoToken}

// laid is what a move lays.
func laid(m rules.Move) thing {
	edges, tile := game.Edges(m.B), game.Tile(m.B)
	switch m.Verb {
	case game.VerbHall:
		return thing{game.TileOf(edges), game.NoToken, edges, false}
	case game.VerbBreach:
		return thing{tile, game.NoToken, tile.Open(), true}
	case game.VerbContent:
		return thing{game.NoTile, game.Token(m.B), game.Edges(m.C), false}
	}
	return nothing
}

// on is the move that lays a thing on a field, legal or not.
func (x thing) on(at game.Field) rules.Move {
	switch {
	case x.blown:
		return game.LayBreached(at, x.tile)
	case x.hall():
		return game.LayHall(at, x.shows)
	}
	return game.PutContent(at, x.token, x.shows)
}

func (x thing) hall() bool { return x.tile != game.NoTile }

func (x thing) name() rules.Text {
	if x.hall() {
		return x.tile.Name()
	}
	return x.token.Name()
}

// turns lists what a thing can show, turn by turn.
func (x thing) turns() []game.Edges {
	switch {
	case x == nothing, x.blown:
		return []game.Edges{x.shows}
	case x.hall():
		return x.tile.Rotations()
	}
	return x.token.Rotations()
}

// draw paints a thing in the box of a field's hall.
func (x thing) draw(c *sprites.Canvas, hall layout.Rect, opt sprites.SpriteOpt) {
	if x.hall() {
		drawHall(c, hall, x.shows, x.blown, opt)
		return
	}
	drawToken(c, contentBox(hall), x.token, x.shows, opt)
}
