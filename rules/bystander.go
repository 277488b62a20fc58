package rules

// Bystander is a State in which a seat may play some moves while another one decides.
// Taking back the wish not to be asked is one. Legal lists such moves after all of the
// actor's. They pass Check and Apply like those, and change nothing of what the actor
// decides.
type Bystander interface {
	// By is the seat whose move a legal m is: the actor, or the bystander.
	By(m Move) int
}

// by is the seat whose move a legal m is.
func by(s State, m Move) int {
	if b, ok := s.(Bystander); ok {
		return b.By(m)
	}
	return s.Actor()
}

// legalOf appends the legal moves without an amount that are a seat's.
func legalOf(s State, seat int, buf []Move) []Move {
	n := len(buf)
	buf = s.Legal(buf)
	b, ok := s.(Bystander)
	if !ok {
		return buf
	}
	if seat == s.Actor() {
		for len(buf) > n && b.By(buf[len(buf)-1]) != seat {
			buf = buf[:len(buf)-1]
		}
		return buf
	}
	own := buf[:n]
	for _, m := range buf[n:] {
		if b.By(m) == seat {
			own = append(own, m)
		}
	}
	return own
}

// By returns the seat whose move mv is, if it may be played. That is the actor, a seat
// that may play it while another decides, or the first that concedes by it.
func (m *Match) By(mv Move) int {
	if seats, ok := conceders(mv); ok && seats != 0 && seats.First() < m.Seats() {
		return seats.First()
	}
	return by(m.state, mv)
}
