package wcp

import (
	"schron/rules"
	game "schron/rules/wcp"
)

// legal sorts the legal moves by what the player points at.
type legal struct {
	halls    [game.AllEdges + 1]game.FieldSet // where a hall may lie, by the passages that it shows
	breach   game.FieldSet                    // where one may lie breached
	content  game.FieldSet                    // where content may lie
	destroy  game.FieldSet
	vehicles map[game.Vehicle]bool
	moves    map[rules.Move]bool // those with a place on the desk
	verbs    [32]bool
}

// read sorts the moves anew.
func (l *legal) read(moves []rules.Move) {
	*l = legal{vehicles: map[game.Vehicle]bool{}, moves: map[rules.Move]bool{}}
	for _, m := range moves {
		l.verbs[m.Verb] = true
		at := game.Field(m.A)
		switch m.Verb {
		case game.VerbHall:
			l.halls[m.B] |= game.Set(at)
		case game.VerbBreach:
			l.breach |= game.Set(at)
		case game.VerbContent:
			l.content |= game.Set(at)
		case game.VerbDestroy:
			l.destroy |= game.Set(at)
		case game.VerbVehicle:
			l.vehicles[game.Vehicle(m.A)] = true
		case game.VerbMove, game.VerbBoost:
		default:
			l.moves[m] = true
		}
	}
}

// has reports whether a move that has a place on the desk may be played.
func (l *legal) has(m rules.Move) bool { return l.moves[m] }
