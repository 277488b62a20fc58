package paliwo

// FieldOfView returns what the ordinary zombie on f sees; an empty Line for any
// other field (WP-32).
func (v View) FieldOfView(f Field) Line {
	g := v.known.figures[f]
	if !g.Ordinary() {
		return Line{Fields: []Field{}, Hit: NoField}
	}
	l := v.known.line(f, g.Facing())
	l.Target = l.Hit != NoField && v.known.figures[l.Hit].Human() != NoHuman
	return l
}

// SeenBy lists the zombies that would see a human if it stood on f (WP-32).
func (v View) SeenBy(h Human, f Field) []Field { return v.known.seenBy(h, f) }

func (s *State) seenBy(h Human, f Field) []Field {
	b := s.board
	if from := s.people[h].field; from != NoField {
		b.figures[from] = noFigure
	}
	b.figures[f] = ofHuman(h)
	seers := []Field{}
	for z := Field(0); z < Fields; z++ {
		if b.figures[z].Ordinary() {
			if seen, _ := b.Sees(z, b.figures[z].Facing()); seen == h {
				seers = append(seers, z)
			}
		}
	}
	return seers
}

// Charge is how a compulsory activation would go (WP-33).
type Charge struct {
	To    Field
	Whom  Human
	Bites bool
}

// Charge returns how the zombie on f would charge now; false if it sees nobody.
func (v View) Charge(f Field) (Charge, bool) { return v.known.Charge(f) }

// Charge returns how the zombie on f would charge now; false if it sees nobody.
func (s *State) Charge(f Field) (Charge, bool) {
	g := s.figures[f]
	if !g.Ordinary() {
		return Charge{}, false
	}
	if h, _ := s.Sees(f, g.Facing()); h == NoHuman {
		return Charge{}, false
	}
	to, h, bites := s.chargeWay(f, ZombiePA)
	return Charge{to, h, bites}, true
}

// NewZombieFields lists where a new zombie may come in (WP-37).
func (v View) NewZombieFields() []Field { return v.known.fields(v.known.newField) }

// fields lists the fields that something holds for, from A1 to K12.
func (s *State) fields(is func(Field) bool) []Field {
	out := []Field{}
	for f := Field(0); f < Fields; f++ {
		if is(f) {
			out = append(out, f)
		}
	}
	return out
}

// LimitSoFar is what the limit would be if the human turn ended now, see [State.LimitSoFar].
func (v View) LimitSoFar() int { return v.known.LimitSoFar() }
