package paliwo

import "schron/rules"

// Way is how a zombie or crawler gets somewhere by a free activation.
type Way struct {
	// Field is where it gets to, or the field of the human whom it bites.
	Field Field
	Bites bool
	Cost  int          // action points that it takes; goo on the way may give some back
	Moves []rules.Move // one after another
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
		at    Field
		state State
		moves []rules.Move
	}
	todo := []node{{f, *s, nil}}
	for len(todo) > 0 {
		n := todo[0]
		todo = todo[1:]
		for _, m := range n.state.addFreeMoves(nil, n.at) {
			moves := append(n.moves[:len(n.moves):len(n.moves)], m)
			if m.Verb == VerbBite {
				if to := Field(m.B); !got[to] {
					got[to] = true
					cost := len(n.moves) + int(biteCost(n.state.figures[n.at]))
					out = append(out, Way{to, true, cost, moves})
				}
				continue
			}
			c := n.state
			c.playZombies(m, nil)
			if p := c.posture(c.mover); !seen[p] {
				seen[p] = true
				todo = append(todo, node{c.mover, c, moves})
			}
			if !got[c.mover] {
				got[c.mover] = true
				out = append(out, Way{c.mover, false, len(moves), moves})
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
