package wcp

import (
	"slices"

	"schron/rules"
	game "schron/rules/wcp"
)

// wayBy is the way of the pawn that a move goes, nil if it goes none.
func (f *face) wayBy(m rules.Move) *game.Way {
	if i := slices.IndexFunc(f.ways, func(w game.Way) bool { return w.Move == m }); i >= 0 {
		return &f.ways[i]
	}
	return nil
}

// plain is the way into a hall without a booster, nil if there is none.
func (f *face) plain(to game.Field) *game.Way { return f.wayBy(game.OnField(game.VerbMove, to)) }

// boosts reports whether a booster offers a way to a hall now, through a certain hall
// unless via is NoField.
func (f *face) boosts(via game.Field) bool {
	return slices.ContainsFunc(f.ways, func(w game.Way) bool {
		return w.Via != game.NoField && w.To != game.NoField && (via == game.NoField || w.Via == via)
	})
}

func (f *face) toggleBoost() {
	f.boost = !f.boost
	f.via, f.goal = game.NoField, game.NoField
}

// clicked is the hall on which a click may mean a way now, NoField if none does. It is
// the hall that the pawn enters, or once that is chosen, the one that it crosses. A way
// with a booster is meant where no plain one leads, or where the booster is chosen.
func (f *face) clicked(w *game.Way) game.Field {
	boosted := w.Via != game.NoField
	switch {
	case f.goal != game.NoField && boosted && w.To == f.goal:
		return w.Via
	case f.goal != game.NoField, f.boost && !boosted, f.via != game.NoField && w.Via != f.via:
		return game.NoField
	case boosted && !f.boost && f.plain(w.To) != nil:
		return game.NoField
	}
	return w.To
}

// waysTo lists the ways that a click on a hall may mean.
func (f *face) waysTo(at game.Field) (out []game.Way) {
	for i := range f.ways {
		if f.clicked(&f.ways[i]) == at {
			out = append(out, f.ways[i])
		}
	}
	return out
}

// crossable reports whether a click on a hall chooses it as the one to cross. With the
// booster chosen, a hall beside the pawn is the first step of the way.
func (f *face) crossable(at game.Field) bool {
	return f.boost && f.via == game.NoField && f.goal == game.NoField && f.boosts(at)
}
