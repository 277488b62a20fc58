package dzicz

import (
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
)

// held is what the player has picked up: a soldier on the board, or a piece
// beside it that is to be put somewhere.
type held struct {
	on   bool
	verb uint8      // VerbMove for a soldier on the board, else the verb that puts it
	from game.Field // where the soldier stands
}

func soldierAt(from game.Field) held { return held{on: true, verb: game.VerbMove, from: from} }

func piece(verb uint8) held { return held{on: true, verb: verb, from: game.NoField} }

func (h held) soldier() bool { return h.on && h.verb == game.VerbMove }

// through reports whether h is an action token that works through a soldier.
func (h held) through() bool {
	switch h.verb {
	case game.VerbAssault, game.VerbManoeuvre, game.VerbDefend:
		return h.on
	}
	return false
}

// move is what putting h on a field would be, legal or not.
func (f *face) move(h held, to game.Field) rules.Move {
	switch {
	case h.through():
		return f.throughTo(h.verb, to)
	case !h.soldier():
		return game.On(h.verb, to)
	}
	return game.FromTo(f.stepVerb(h.from), h.from, to)
}

// stepVerb is how the soldier on a field would go now.
func (f *face) stepVerb(from game.Field) uint8 {
	switch {
	case f.legal.step[from] != 0:
		return f.legal.step[from]
	case f.v.Decision == game.DecideManoeuvre:
		return game.VerbManoeuvre
	case f.v.Movement.Last != nil && *f.v.Movement.Last == from:
		return game.VerbAssault
	}
	return game.VerbMove
}

// targets returns the fields where the held thing may be put. With nothing held they
// are those on which a click puts the only possible thing.
func (f *face) targets() game.FieldSet {
	switch {
	case f.acting() == rules.NoSeat:
		return 0
	case f.held.soldier():
		return f.legal.steps[f.held.from]
	case f.held.through():
		return f.reachedBy(f.held.verb)
	case f.held.on:
		return f.legal.places(f.held.verb)
	}
	var s game.FieldSet
	for at := range game.Field(game.Fields) {
		if f.legal.click(at) != 0 {
			s |= game.Set(at)
		}
	}
	return s
}

// putDown lets go of what is held.
func (f *face) putDown() { f.held = held{} }

// play plays a move; what was held is put down if it succeeds. An action while
// soldiers may still move ends their movement first.
func (f *face) play(m rules.Move) {
	switch {
	case !f.ahead(m):
		if f.t.Play(m) {
			f.putDown()
		}
	case f.v.ActionBan(f.acting(), m) != nil:
		f.t.Refuse(f.v.ActionBan(f.acting(), m))
	case f.t.PlayAll(game.Plain(game.VerbDone), m) > 0:
		f.putDown()
	}
}

// ahead reports whether a move is an action that ends the movement of soldiers when
// it is declared (DZ-15).
func (f *face) ahead(m rules.Move) bool {
	switch m.Verb {
	case game.VerbToken, game.VerbOutpost, game.VerbSoldier:
		return f.legal.ahead
	}
	return false
}

// hindrance says why a move may not be played now, nil if it may; an action may be
// while soldiers still move.
func (f *face) hindrance(m rules.Move) *ui.Refusal {
	if !f.ahead(m) {
		return f.t.Hindrance(m)
	}
	r := f.v.ActionBan(f.acting(), m)
	if r == nil {
		return nil
	}
	why := f.t.Why(r)
	return &why
}

// clickField does what a click on a field means now.
func (f *face) clickField(at game.Field) {
	h := f.held
	switch {
	case f.acting() == rules.NoSeat:
	case h.on && h.from == at:
		f.putDown()
	case h.on && f.targets().Has(at):
		f.play(f.move(h, at))
	case f.legal.steps[at] != 0:
		f.held = soldierAt(at)
	case h.on:
		f.play(f.move(h, at)) // says why not
	case f.legal.click(at) != 0:
		f.play(game.On(f.legal.click(at), at))
	default:
		f.explain(at)
	}
}

// explain tells why a click on a field does nothing, where there is a reason
// worth telling.
func (f *face) explain(at game.Field) {
	cell := f.v.Board[at]
	switch f.v.Decision {
	case game.DecideHome:
		f.t.Play(game.On(game.VerbHome, at))
	case game.DecideMove, game.DecideManoeuvre:
		if cell.Soldier != rules.NoSeat {
			f.t.Play(game.FromTo(f.stepVerb(at), at, at.Beside()[0]))
		} else if f.legal.ahead {
			f.play(game.On(f.verbFor(at), at))
		}
	case game.DecideAction, game.DecideExtra:
		f.t.Play(game.On(f.verbFor(at), at))
	case game.DecideExpansion:
		f.t.Play(game.On(game.VerbExpand, at))
	case game.DecideSoldiers:
		f.t.Play(game.On(game.VerbSoldier, at))
	}
}

// verbFor is the action that a field asks for: a token where none of the
// player's lies, then an outpost, then a soldier.
func (f *face) verbFor(at game.Field) uint8 {
	cell := f.v.Board[at]
	switch {
	case int(cell.Token) != f.acting():
		return game.VerbToken
	case !cell.Outpost:
		return game.VerbOutpost
	}
	return game.VerbSoldier
}

// drop is a field as a place where things can be put.
func (f *face) drop(at game.Field) *ui.Drop {
	return &ui.Drop{
		Accepts: func(payload any) (bool, *ui.Refusal) {
			h, ok := payload.(held)
			if !ok || h.from == at {
				return false, nil
			}
			if h.through() {
				why := f.throughBan(h.verb, at)
				return why == nil, why
			}
			why := f.hindrance(f.move(h, at))
			return why == nil, why
		},
		OnDrop: func(payload any) { f.play(f.move(payload.(held), at)) },
		OnOver: func(on bool) { f.hover(at, on) },
	}
}

// drag is something that can be picked up.
func (f *face) drag(h held, ghost drawing) *ui.Drag {
	return &ui.Drag{
		Payload: h, Ghost: ghost,
		OnStart: func() { f.held = h },
		OnEnd:   func(bool) { f.putDown() },
	}
}

// hover notes the field that is pointed at.
func (f *face) hover(at game.Field, on bool) {
	if on {
		f.over = at
	} else if f.over == at {
		f.over = game.NoField
	}
}
