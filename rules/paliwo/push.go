package paliwo

import "schron/rules"

// refusePush returns why a zombie or crawler next to a human cannot be pushed. The
// field straight behind it must be on the board, without obstacle and figure (WP-13).
// The Child never pushes (WP-25).
func (s *State) refusePush(h Human, f Field) reason {
	if h == Child {
		return noChildPush
	}
	if s.points(h) < StepCost {
		return noPA
	}
	d, ok := s.people[h].field.toward(f)
	if !ok {
		return noAdjacent
	}
	switch to := f.Next(d); {
	case !s.figures[f].Undead():
		return noPushed
	case to == NoField:
		return noPushEdge
	case !s.Enterable(to):
		return noPushBlocked
	}
	return allowed
}

// push moves a zombie or crawler one field straight away. It keeps its facing,
// goo gives it nothing, and the human stays (WP-13).
func (s *State) push(h Human, f Field, j *rules.Journal) {
	s.pa -= StepCost
	d, _ := s.people[h].field.toward(f)
	to := f.Next(d)
	s.move(f, to)
	j.Add("WP-13", SeatHumans, "paliwo.event.push", humanArg(h), fromArg(f), fieldArg(to))
}
