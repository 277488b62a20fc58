package bot

import (
	"schron/rules"

	game "schron/rules/dzicz"
)

// idle reports whether a move spends an action token for nothing. That is a border defence
// of a token that no mission needs, or an assault or manoeuvre for a mere step. Kept, the
// token makes the same step later. A manoeuvre may answer an assault on the soldier. It may
// not call off what the soldier itself declared: before another action it is open without that.
// In the last turn a mere step is idle, too, unless a token lets the soldier go on to
// something. So it is where nobody else has anything on the board, unless a mission asks
// where soldiers stand.
func idle(s *game.State, m rules.Move) bool {
	switch m.Verb {
	case game.VerbDefend:
		return !needs(s, s.Actor(), s.Step().To)
	case game.VerbMove:
		seat, to := s.Actor(), game.To(m)
		left, foes := s.Uncovered(seat), s.ForeignTokens(seat)|s.ForeignSoldiers(seat)
		on := left[game.Assault]+left[game.Manoeuvre] > 0 && foes.Beside().Has(to)
		late := s.Turn() == s.Turns() || foes == 0 && !s.Seeks(game.PrepareAssault, seat)
		return late && !on && !gains(s, seat, game.From(m), to)
	case game.VerbAssault, game.VerbManoeuvre:
		d, from := s.Declared(), game.From(m)
		own := d.From == from && (d.Verb == game.VerbAssault || d.Verb == game.VerbExpand)
		answers := d.To == from && d.Verb == game.VerbAssault
		return own || !answers && !gains(s, s.Actor(), from, game.To(m))
	}
	return false
}

// gains reports whether a step of a soldier takes something or saves the soldier. One of
// another's that is to come counts as if it stood there. Else it must all but prepare the
// assault; in the last turn it is enough to have the soldiers for that. Or an expansion there
// must bring more, while none is declared yet. Before the last turn no soldier may come within
// the reach of another's for it.
func gains(s *game.State, seat int, from, to game.Field) bool {
	foes, d := s.ForeignSoldiers(seat), s.Declared()
	if d.Verb == game.VerbSoldier && seat != s.Active() {
		foes |= game.Set(d.To)
	}
	reach := foes.Beside()
	if (foes | s.ForeignTokens(seat)).Has(to) || reach.Has(from) && !reach.Has(to) {
		return true
	}
	safe := s.Turn() == s.Turns() || reach.Has(from) || !reach.Has(to)
	expands := safe && seat == s.Active() && d.Verb != game.VerbExpand && s.Uncovered(seat)[game.Expansion] > 0
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
