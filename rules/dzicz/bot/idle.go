package bot

import (
	"schron/rules"

	game "schron/rules/dzicz"
)

// idle reports whether a move spends an action token for nothing. That is a border defence
// of a token that no mission needs, or an assault or manoeuvre for a mere step. Kept, the
// token makes the same step later. A manoeuvre may answer an assault on the soldier, or take
// the field of a soldier to come. In the last turn a mere step is idle, too, unless a token
// lets the soldier go on to something.
func idle(s *game.State, m rules.Move) bool {
	switch m.Verb {
	case game.VerbDefend:
		return !needs(s, s.Actor(), s.Step().To)
	case game.VerbMove:
		seat, to := s.Actor(), game.To(m)
		left, foes := s.Uncovered(seat), s.ForeignTokens(seat)|s.ForeignSoldiers(seat)
		on := left[game.Assault]+left[game.Manoeuvre] > 0 && foes.Beside().Has(to)
		return s.Turn() == s.Turns() && !on && !gains(s, seat, game.From(m), to)
	case game.VerbAssault, game.VerbManoeuvre:
		d, seat, from, to := s.Declared(), s.Actor(), game.From(m), game.To(m)
		answers := d.Verb == game.VerbAssault && d.To == from || d.Verb == game.VerbSoldier && d.To == to && seat != s.Active()
		return !answers && !gains(s, seat, from, to)
	}
	return false
}

// gains reports whether a step of a soldier takes something or saves the soldier. Else it
// must all but prepare the assault; in the last turn it is enough to have the soldiers for
// that. Or an expansion there must bring more.
func gains(s *game.State, seat int, from, to game.Field) bool {
	foes := s.ForeignSoldiers(seat)
	if (foes | s.ForeignTokens(seat)).Has(to) || foes.Beside().Has(from) && !foes.Beside().Has(to) {
		return true
	}
	expands := seat == s.Active() && s.Uncovered(seat)[game.Expansion] > 0
	home := s.Home(seat)
	tokens, posts, soldiers := s.Pieces(seat)
	for i := range s.Cards() {
		m := s.Card(i, seat)
		if m == game.PrepareAssault {
			n := places(soldiers&^game.Set(from)|game.Set(to), home)
			if n >= allPlaces-1 && n > places(soldiers, home) || s.Turn() == s.Turns() && soldiers.Len() >= allPlaces-1 {
				return true
			}
		} else if expands && !posts.Has(to) {
			here, there := game.Set(from), game.Set(to)
			if nearWith(m, home, tokens|there, posts|there, 0) > nearWith(m, home, tokens|here, posts|here, 0) {
				return true
			}
		}
	}
	return false
}

// needs reports whether a seat has more on a field than a token, or no other one, or needs
// it for a mission.
func needs(s *game.State, seat int, f game.Field) bool {
	tokens, posts, soldiers := s.Pieces(seat)
	rest, home := tokens&^game.Set(f), s.Home(seat)
	if (posts | soldiers).Has(f) || rest == 0 {
		return true
	}
	for i := range s.Cards() {
		m := s.Card(i, seat)
		if m != game.Bastion && nearWith(m, home, rest, posts, soldiers) < nearWith(m, home, tokens, posts, soldiers) {
			return true
		}
	}
	return false
}
