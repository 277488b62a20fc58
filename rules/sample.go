package rules

// Redrawer is a State that holds what not everybody knows: cards, orders, or the
// generator of the dice and draws to come. A state without it hides nothing and
// has no chance.
type Redrawer interface {
	State
	// Redraw returns a state that differs from this one only in what a seat does not
	// know. It draws that anew, and with it the dice and draws to come. Every
	// arrangement that fits the seat's knowledge is as likely as the rules make it. The
	// seat sees the same in both states. All chance comes from r. The result must not
	// depend on what is hidden, so the truth is put in order before it is shuffled.
	// Redraw reuses into if it is a state of the same game, and makes a new one if it
	// is nil.
	Redraw(into State, seat int, r *Rand) State
	// CopyTo is Clone into a state that is not needed any more.
	CopyTo(into State) State
}

// Overwrite makes into a plain copy of s and returns it, or a new copy where into
// is of another type. It is the copying of states that hold no pointer.
func Overwrite[S any](into State, s *S) *S {
	t, ok := any(into).(*S)
	if !ok || t == nil {
		t = new(S)
	}
	*t = *s
	return t
}

// Sample draws a state that may be the true one as far as the seat knows, see
// Redrawer. It is all that a bot learns of the state: what it tries out there, it
// tries out with cards and dice of its own.
func (p *Position) Sample(r *Rand) State { return p.SampleInto(nil, r) }

// SampleInto is Sample into a state that an earlier call made, so that drawing
// many allocates nothing.
func (p *Position) SampleInto(into State, r *Rand) State {
	p.spend()
	if s, ok := p.state.(Redrawer); ok {
		return s.Redraw(into, p.sees, r)
	}
	return p.state.Clone()
}

// Split returns a generator that goes on independently of r.
func (r *Rand) Split() Rand { return Rand{hi: r.Uint64(), lo: r.Uint64()} }
