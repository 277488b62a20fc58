package paliwo

import (
	"slices"

	"schron/rules"
)

// Way is how a zombie or crawler gets somewhere by a free activation.
type Way struct {
	// Field is where it gets to, or the field of the human whom it bites.
	Field Field
	Bites bool
	Cost  int          // action points that it takes; goo on the way may give some back
	Moves []rules.Move // one after another
	Over  []Field      // those to which the moves lead; a turn leads to none
	// Facing is where a zombie looks then.
	Facing Facing
}

// Ways lists the fields and the humans to bite that the zombie or crawler on f can
// reach now (WP-35, WP-36). It uses a free activation or what is left of one, and the
// fewest moves for each. A step and a turn cost 1 each. Ways is empty while the figure
// may not act.
func (v View) Ways(f Field) []Way {
	s := v.known
	if s.decision() != DecideMovement || s.refuseFree(f) != allowed {
		return nil
	}
	var out []Way
	seen := map[posture]bool{s.posture(f): true}
	got := map[Field]bool{f: true}
	type node struct {
		Way
		state State
	}
	todo := []node{{Way{Field: f, Facing: s.figures[f].Facing()}, *s}}
	for len(todo) > 0 {
		n := todo[0]
		todo = todo[1:]
		for _, m := range n.state.addFreeMoves(nil, n.Field) {
			c, w := n.state, n.Way
			w.Moves = append(slices.Clip(w.Moves), m)
			if w.Bites = m.Verb == VerbBite; w.Bites {
				w.Field, w.Cost = Field(m.B), w.Cost+int(biteCost(c.figures[n.Field]))
			} else {
				c.playZombies(m, nil)
				w.Field, w.Facing, w.Cost = c.mover, c.figures[c.mover].Facing(), w.Cost+1
			}
			if w.Field != n.Field {
				w.Over = append(slices.Clip(w.Over), w.Field)
			}
			if !w.Bites && !seen[c.posture(c.mover)] {
				seen[c.posture(c.mover)] = true
				todo = append(todo, node{w, c})
			}
			if !got[w.Field] {
				got[w.Field] = true
				out = append(out, w)
			}
		}
	}
	return out
}

// posture is all that decides how a zombie's activation may go on.
type posture struct {
	at      Field
	facing  Facing
	turned  bool
	points  int8
	entered [trailMost]Field
}

func (s *State) posture(f Field) posture {
	return posture{f, s.figures[f].Facing(), s.turned, s.moverPoints(f), s.trail}
}
