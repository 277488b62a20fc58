package film

// Thin makes a frame after every so many moves only.
func (s *Film) Thin(every int) {
	s.plan.Every = every
	s.plan.Frames = 1 + (s.plan.Moves+every-1)/every
}
