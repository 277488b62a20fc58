package paliwo

import "slices"

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

// Threat lists the fields that the zombie or crawler on f could reach by a free
// activation (WP-35, WP-36). It also lists the humans that it could bite. An active figure counts
// with what it has left, one that was activated before threatens nothing.
func (v View) Threat(f Field) (reach []Field, bites []Human) {
	c := *v.known
	reach, bites = []Field{}, []Human{}
	if !c.figures[f].Undead() || f != c.mover && c.figures[f].Activated() {
		return reach, bites
	}
	c.stage, c.turns, c.limit = StageMovement, 0, c.moved+1
	c.unmark(markListed)
	c.threaten(f, &reach, &bites)
	slices.Sort(reach)
	slices.Sort(bites)
	return reach, bites
}

// threaten tries every way on for the zombie or crawler on f.
func (s *State) threaten(f Field, reach *[]Field, bites *[]Human) {
	for _, m := range s.addFreeMoves(nil, f) {
		if m.Verb == VerbBite {
			if h := s.figures[m.B].Human(); !slices.Contains(*bites, h) {
				*bites = append(*bites, h)
			}
			continue
		}
		c := *s
		c.playZombies(m, nil)
		if c.mover != f && !slices.Contains(*reach, c.mover) {
			*reach = append(*reach, c.mover)
		}
		c.threaten(c.mover, reach, bites)
	}
}

// NewZombieFields lists where a new zombie may come in (WP-37).
func (v View) NewZombieFields() []Field { return v.known.fields(v.known.newField) }

// WreckFields lists where From the Wreck may put a zombie (WP-42).
func (v View) WreckFields() []Field {
	return v.known.fields(v.known.wreckField)
}

// FreeFields lists where a crawler token may be put (WP-2, WP-38).
func (v View) FreeFields() []Field { return v.known.fields(v.known.free) }

// EmptyFields lists where a find may be put (WP-30).
func (v View) EmptyFields() []Field { return v.known.fields(v.known.Empty) }

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
