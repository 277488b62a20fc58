package dzicz

import (
	"slices"

	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/byhand"
	"schron/scenes/ui"
)

// Ids of nodes by field: the field, what removes the token there, and its pieces by kind.
var (
	fieldIDs  = onFields("field:")
	strikeIDs = onFields("strike:")
	pieceIDs  = [...][]string{tokenPiece: onFields("token:"), outpostPiece: onFields("outpost:"), soldierPiece: onFields("soldier:")}
)

// fieldNamed is the field with an id, game.NoField if there is none.
func fieldNamed(id string) game.Field { return game.Field(slices.Index(fieldIDs, id)) }

func onFields(prefix string) []string { return byhand.IDs[game.Field](prefix, game.Fields) }

// supplyIDs are the ids of what is put from beside the board, by the verb that puts it.
var supplyIDs = [...]string{
	game.VerbHome: "supply:token", game.VerbToken: "supply:token", game.VerbOutpost: "supply:outpost", game.VerbSoldier: "supply:soldier",
	game.VerbExpand: "action:expansion",
}

// useIDs are the ids of the action tokens, by the verb that uses them.
var useIDs = [...]string{
	game.VerbAssault: "action:assault", game.VerbDefend: "action:defence", game.VerbExpand: "action:expansion", game.VerbManoeuvre: "action:manoeuvre",
}

// The nodes of the path of a move.
var (
	target  = func(_ *game.View, m rules.Move) string { return fieldIDs[game.To(m)] }
	start   = func(_ *game.View, m rules.Move) string { return fieldIDs[game.From(m)] }
	soldier = func(_ *game.View, m rules.Move) string { return pieceIDs[soldierPiece][game.From(m)] }
	supply  = func(_ *game.View, m rules.Move) string { return supplyIDs[m.Verb] }
	use     = func(_ *game.View, m rules.Move) string { return useIDs[m.Verb] }
	strike  = func(_ *game.View, m rules.Move) string { return strikeIDs[game.To(m)] + "|" + fieldIDs[game.To(m)] }
	silence = func(_ *game.View, m rules.Move) string { return silenceID(int(m.A), game.ActionToken(m.B)) }
	entered = func(v *game.View, _ rules.Move) string {
		if v.Step == nil {
			return ""
		}
		return fieldIDs[v.Step.To]
	}
)

type way = byhand.Way[*game.View]

// A soldier, a piece or an action token goes to a field. A click on the field alone puts a
// piece.
var (
	puts = []way{{From: supply, To: target}, {To: target}}
	goes = []way{{From: soldier, To: target}, {From: start, To: target}, {From: use, To: target}}
	ways = map[uint8][]way{
		game.VerbHome: {{To: target}, {From: supply, To: target}}, game.VerbToken: puts, game.VerbOutpost: puts, game.VerbSoldier: puts,
		game.VerbExpand: puts, game.VerbMove: goes[:2], game.VerbAssault: goes, game.VerbManoeuvre: goes,
		game.VerbDefend: {{From: use, To: entered}}, game.VerbStrike: {{To: strike}}, game.VerbAsk: {{To: silence}},
	}
)

// Paths lists how a move is made on what is shown.
func Paths(v *game.View, m rules.Move) []byhand.Path { return byhand.Paths(ways[m.Verb], v, m) }

// Paths lists how a move is made.
func (f *face) Paths(m rules.Move) []byhand.Path { return Paths(f.v, m) }

// Meant is the move that somebody means who puts what is held on a field. With nothing
// held it is what the field asks for.
func (f *face) Meant(p byhand.Path) (rules.Move, *ui.Refusal) {
	from, to := fieldNamed(p.From), fieldNamed(p.To)
	switch {
	case to == game.NoField:
		return rules.Move{}, nil
	case from != game.NoField:
		return game.FromTo(f.stepVerb(from), from, to), nil
	case p.From == "":
		return f.asked(to), nil
	case through(p.From):
		return rules.Move{}, f.throughBan(p.From, to)
	}
	if moves := f.hand.Starts(p.From); len(moves) > 0 {
		return game.On(moves[0].Verb, to), nil
	}
	return rules.Move{}, nil
}

// throughBan says why an action token cannot be dropped on a field: no soldier can go
// there by it, or more than one.
func (f *face) throughBan(held string, to game.Field) *ui.Refusal {
	switch {
	case f.takes(to):
		return &ui.Refusal{Text: f.say("through.several", fieldArg(to))}
	case held == useIDs[game.VerbDefend]:
		return &ui.Refusal{Text: f.say("through.entered", fieldArg(f.v.Step.To)), Rule: "DZ-17"}
	}
	return &ui.Refusal{Text: f.say("through.nobody", fieldArg(to))}
}

// asks are the verbs of the decisions that a field answers in one way.
var asks = map[game.Decision]uint8{game.DecideHome: game.VerbHome, game.DecideExpansion: game.VerbExpand, game.DecideSoldiers: game.VerbSoldier}

// asked is the move for which a field asks now, be it legal or not. Of the actions it asks
// for a token where none of the player's lies, then for an outpost, then for a soldier.
func (f *face) asked(at game.Field) rules.Move {
	cell, d := f.v.Board[at], f.v.Decision
	switch {
	case cell.Soldier != rules.NoSeat && (d == game.DecideMove || d == game.DecideManoeuvre):
		return game.FromTo(f.stepVerb(at), at, at.Beside()[0])
	case d != game.DecideMove && d != game.DecideAction && d != game.DecideExtra:
		return game.On(asks[d], at)
	case int(cell.Token) != f.t.Acting():
		return game.On(game.VerbToken, at)
	case !cell.Outpost:
		return game.On(game.VerbOutpost, at)
	}
	return game.On(game.VerbSoldier, at)
}

// stepVerb is how the soldier on a field would go now.
func (f *face) stepVerb(from game.Field) uint8 {
	switch {
	case f.movable(from):
		return f.hand.Starts(fieldIDs[from])[0].Verb
	case f.v.Decision == game.DecideManoeuvre:
		return game.VerbManoeuvre
	case f.v.Movement.Last != nil && *f.v.Movement.Last == from:
		return game.VerbAssault
	}
	return game.VerbMove
}

// movable reports whether the soldier on a field may go somewhere.
func (f *face) movable(at game.Field) bool { return len(f.hand.Starts(fieldIDs[at])) > 0 }

// takes reports whether something can be put on a field now, see byhand.Hand.
func (f *face) takes(at game.Field) bool { return f.hand.Goes(fieldIDs[at]) }

// holds reports whether the soldier on a field is held.
func (f *face) holds(at game.Field) bool { return f.hand.Held() == fieldIDs[at] }

// through reports whether an id is that of an action token that works through a soldier.
func through(id string) bool {
	return id != "" && id != useIDs[game.VerbExpand] && slices.Contains(useIDs[:], id)
}

// targets are the fields on which something can be put now.
func (f *face) targets() game.FieldSet { return where(f.takes) }

// movers are the fields of the soldiers that may go somewhere.
func (f *face) movers() game.FieldSet { return where(f.movable) }

// where lists the fields of which something is true.
func where(is func(at game.Field) bool) (s game.FieldSet) {
	for at := range game.Field(game.Fields) {
		if is(at) {
			s |= game.Set(at)
		}
	}
	return s
}
