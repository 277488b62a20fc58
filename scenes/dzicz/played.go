package dzicz

import (
	"schron/rules"
	game "schron/rules/dzicz"
)

// putPieces are the ids of what is picked up beside the board for a move, by its verb.
var putPieces = [...]string{
	game.VerbToken: "supply:token", game.VerbOutpost: "supply:outpost", game.VerbSoldier: "supply:soldier",
	game.VerbExpand: "action:expansion",
}

// Played lists the nodes by which a move is played. These are a soldier or a piece from
// beside the board, and the field where it goes.
func (f *face) Played(m rules.Move) [][]string {
	field := func(at game.Field) []string { return []string{"field:" + at.String()} }
	switch m.Verb {
	case game.VerbHome:
		return [][]string{field(game.To(m))}
	case game.VerbMove, game.VerbAssault, game.VerbManoeuvre:
		from := game.From(m)
		return [][]string{{"soldier:" + from.String(), field(from)[0]}, field(game.To(m))}
	case game.VerbToken, game.VerbOutpost, game.VerbSoldier, game.VerbExpand:
		return [][]string{{putPieces[m.Verb]}, field(game.To(m))}
	case game.VerbStrike:
		return [][]string{{"strike:" + game.To(m).String(), field(game.To(m))[0]}}
	}
	return nil
}
