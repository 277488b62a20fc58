package paliwo

import "schron/rules"

// What a computer player asks of a position. It reads the board as it lies, where a
// view would copy it.

// Stage is the step of the course of the game.
func (s *State) Stage() Stage { return s.stage }

// Winner is the seat that has won, rules.NoSeat before the end (WP-43).
func (s *State) Winner() int {
	if s.stage != StageOver {
		return rules.NoSeat
	}
	return s.ending.winner()
}

// Figure is what stands on a field.
func (s *State) Figure(f Field) Figure { return s.figures[f] }

// Ground is what lies on a field.
func (s *State) Ground(f Field) Ground { return s.grounds[f] }

// Stands is the field of a human, NoField before it is placed and once it is gone.
func (s *State) Stands(h Human) Field { return s.people[h].field }

// Wounds counts the wounds of a human.
func (s *State) Wounds(h Human) int8 { return s.people[h].wounds }

// Armed reports whether a human has a weapon token (WP-14).
func (s *State) Armed(h Human) bool { return s.people[h].weapon }

// Carries reports whether a human carries fuel (WP-18).
func (s *State) Carries(h Human) bool { return s.people[h].fuel }

// Doomed reports whether a human waits to be turned (WP-39).
func (s *State) Doomed(h Human) bool { return s.people[h].doomed() }

// Active is the human whose activation is under way, NoHuman if none.
func (s *State) Active() Human { return s.active }

// Began is where the present or last activation of a human began, and where the one
// before did. It is NoField for one in which it did more than walk.
func (s *State) Began(h Human) (last, before Field) { return s.people[h].began, s.people[h].before }

// Points returns the action points that a human has, or would begin with (WP-11).
func (s *State) Points(h Human) int { return int(s.points(h)) }

// LimitSoFar is what the limit of the zombies would be if the human turn ended now (WP-34).
// It is lower than the humans activated by as much as was chosen (WP-50).
func (s *State) LimitSoFar() int { return max(s.Activated()-int(s.fewer), 0) }

// Activated counts the humans that were activated in this turn.
func (s *State) Activated() int {
	n := 0
	for h := range s.people {
		if s.people[h].activated {
			n++
		}
	}
	return n
}

// ActivationsLeft counts the activations of zombies that are left in this turn; charges
// to come reduce it (WP-34).
func (s *State) ActivationsLeft() int { return max(int(s.limit-s.moved), 0) }

// HandSize counts the cards in the hand of a seat (WP-8).
func (s *State) HandSize(seat int) int { return s.hand[seat].len() }

// Bullets counts those of the Policeman (WP-22).
func (s *State) Bullets() int { return int(s.bullets) }

// Briefcase reports whether the Businessman can still use his (WP-21).
func (s *State) Briefcase() bool { return s.briefcase }

// Pool counts the figures beside the board (WP-6).
func (s *State) Pool() int { return int(s.pool) }

// Terror is the field of the terror marker, -1 while it lies beside its track (WP-29).
func (s *State) Terror() int { return int(s.terror) }

// Drawn is the find that has to be put down, NoFace if none (WP-30).
func (s *State) Drawn() Face { return s.drawn }
