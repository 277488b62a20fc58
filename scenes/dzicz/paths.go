package dzicz

import (
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/byhand"
)

// putPieces are the ids of what is picked up beside the board for a move, by its verb.
var putPieces = [...]string{
	game.VerbToken: "supply:token", game.VerbOutpost: "supply:outpost", game.VerbSoldier: "supply:soldier",
	game.VerbExpand: "action:expansion",
}

// Paths lists how a move is made: with a soldier or a piece from beside the board, and
// the field where it goes.
func (f *face) Paths(m rules.Move) []byhand.Path {
	to := "field:" + game.To(m).String()
	switch m.Verb {
	case game.VerbHome:
		return []byhand.Path{{To: to}}
	case game.VerbMove, game.VerbAssault, game.VerbManoeuvre:
		from := game.From(m).String()
		return []byhand.Path{{From: "soldier:" + from, To: to}, {From: "field:" + from, To: to}}
	case game.VerbToken, game.VerbOutpost, game.VerbSoldier, game.VerbExpand:
		return []byhand.Path{{From: putPieces[m.Verb], To: to}}
	case game.VerbStrike:
		return []byhand.Path{{To: "strike:" + game.To(m).String() + "|" + to}}
	}
	return nil
}
