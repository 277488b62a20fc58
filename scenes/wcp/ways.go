package wcp

import (
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
)

// plain is the way into a hall without a booster, nil if there is none.
func (f *face) plain(to game.Field) *game.Way {
	for i := range f.ways {
		if w := &f.ways[i]; w.Move.Verb == game.VerbMove && w.To == to {
			return w
		}
	}
	return nil
}

// boosted are the ways with a booster that fit what is chosen already: through
// via and to a hall, where NoField stands for any.
func (f *face) boosted(via, to game.Field) []game.Way {
	var out []game.Way
	for _, w := range f.ways {
		if w.Move.Verb != game.VerbBoost || w.To == game.NoField {
			continue
		}
		if (via == game.NoField || w.Via == via) && (to == game.NoField || w.To == to) {
			out = append(out, w)
		}
	}
	return out
}

// boosts reports whether a booster offers any way to a hall now.
func (f *face) boosts() bool { return len(f.boosted(game.NoField, game.NoField)) > 0 }

func (f *face) toggleBoost() {
	f.boost = !f.boost
	f.via, f.goal = game.NoField, game.NoField
}

// waysTo lists the ways that a click on a hall may mean. That is the plain one if no
// booster is asked for, else those with a booster.
func (f *face) waysTo(at game.Field) []game.Way {
	if w := f.plain(at); w != nil && !f.boost {
		return []game.Way{*w}
	}
	if f.goal != game.NoField {
		return f.boosted(at, f.goal)
	}
	return f.boosted(f.via, at)
}

// crossable reports whether a click on a hall chooses it as the one to cross. With the
// booster chosen, a hall beside the pawn is the first step of the way.
func (f *face) crossable(at game.Field) bool {
	return f.boost && f.via == game.NoField && f.goal == game.NoField && len(f.boosted(at, game.NoField)) > 0
}

// clickWay moves the pawn, or chooses one part of a way with a booster.
func (f *face) clickWay(at game.Field) {
	ways := f.waysTo(at)
	switch {
	case f.goal != game.NoField && at == f.goal:
		f.goal = game.NoField
	case f.boost && f.via == at:
		f.via = game.NoField
	case f.crossable(at):
		f.via = at
	case len(ways) == 1:
		f.play(ways[0].Move)
	case len(ways) > 1:
		f.boost, f.goal = true, at
	default:
		f.refuseWay(at)
	}
}

// refuseWay tells why the pawn cannot go to a field.
func (f *face) refuseWay(at game.Field) {
	m := game.OnField(game.VerbMove, at)
	if f.boost && f.via != game.NoField {
		m = game.Boost(f.via, at)
	}
	if r := rules.AsRefusal(f.t.Check(m)); r != nil {
		f.t.Refuse(r)
	}
}

// acceptPawn reports whether the dragged pawn may be dropped on a field.
func (f *face) acceptPawn(at game.Field) (bool, *ui.Refusal) {
	if p := f.v.Players[f.t.Acting()].Pawn; p != nil && *p == at {
		return false, nil
	}
	if len(f.waysTo(at)) > 0 {
		return true, nil
	}
	return false, f.t.Hindrance(game.OnField(game.VerbMove, at))
}

// dropPawn plays the way to a field; where several halls could be crossed, it
// asks for one.
func (f *face) dropPawn(at game.Field) {
	if ways := f.waysTo(at); len(ways) == 1 {
		f.play(ways[0].Move)
	} else if len(ways) > 1 {
		f.boost, f.goal = true, at
	}
}

// out returns the move that leaves the base through an entrance, and whether there is
// one. The pawn stands in the hall before it or at the entrance itself, or it is
// boosted through that hall.
func (f *face) out(d game.Dir) (rules.Move, bool) {
	if f.t.Acting() == rules.NoSeat || f.v.Decision != game.DecideMove {
		return rules.Move{}, false
	}
	own := f.v.Players[f.t.Acting()]
	here := own.Pawn == nil && own.Entrance == int(d)+1 || own.Pawn != nil && *own.Pawn == game.Corner(d)
	leave := game.Plain(game.VerbLeave)
	if here && f.legal.has(leave) {
		return leave, true
	}
	for _, w := range f.ways {
		if w.Move.Verb == game.VerbBoost && w.To == game.NoField && w.Via == game.Corner(d) {
			return w.Move, true
		}
	}
	return rules.Move{}, false
}
