package wcp

// slot is what the edges of an empty field lead to (WCP-15).
type slot struct {
	// touch are the edges towards a hall that has a passage there, or towards an active
	// entrance. One of them must become a passage (WCP-15 a).
	touch Edges
	// parts are the parts of the board around the field that hang together only
	// through it, each as the edges that lead there. A hall must keep an edge open
	// to every one of them (WCP-15 b, WCP-42).
	parts [Dirs]Edges
	count int
}

// slot looks at the empty field f. An active entrance is a part of its own:
// nothing but the corner field leads there.
func (b *board) slot(f Field, pass *[Dirs]FieldSet) slot {
	var s slot
	var ways Edges // edges towards halls and empty fields that are open there
	var goal FieldSet
	for d := range Dir(Dirs) {
		n := beside[f][d]
		switch {
		case n == NoField:
			if b.gates.Has(d) && Corner(d) == f {
				s.touch |= d.Edge()
				s.add(d.Edge())
			}
		case b.open[d.Opposite()].Has(n):
			ways |= d.Edge()
			goal |= n.bit()
			if b.halls.Has(n) {
				s.touch |= d.Edge()
			}
		}
	}
	for ways != 0 {
		part := reached(f, ways, goal, pass)
		s.add(part)
		ways &^= part
	}
	return s
}

func (s *slot) add(part Edges) {
	s.parts[s.count] = part
	s.count++
}

// reached returns those of the ways out of f that lead to the same part as the first
// one. f itself cannot be crossed. goal holds the fields of the ways.
func reached(f Field, ways Edges, goal FieldSet, pass *[Dirs]FieldSet) Edges {
	d := Dir(0)
	for !ways.Has(d) {
		d++
	}
	part := beside[f][d].bit()
	for {
		next := Spread(pass, part) &^ f.bit()
		done := next == part || next&goal == goal
		part = next
		if done {
			break
		}
	}
	var out Edges
	for d := range Dir(Dirs) {
		if ways.Has(d) && part.Has(beside[f][d]) {
			out |= d.Edge()
		}
	}
	return out
}

// fitting returns the patterns that a hall on the field may show (WCP-15).
func (s *slot) fitting() patternSet {
	set := meeting[s.touch]
	for _, part := range s.parts[:s.count] {
		set &= meeting[part]
	}
	return set
}

// fits reports whether a hall may show the pattern (WCP-15).
func (s *slot) fits(open Edges) bool { return s.fitting().has(open) }

// frontier returns the empty fields with a hall beside them or an active entrance:
// only there can a hall make a passage (WCP-15 a).
func (b *board) frontier() FieldSet {
	var near FieldSet
	for d := range Dir(Dirs) {
		near |= (b.halls & b.open[d]).Shift(d)
		if b.gates.Has(d) {
			near |= Corner(d).bit()
		}
	}
	return near & b.empty()
}

// severed returns the fields and active entrances that a hall on f with these passages
// would cut off (WCP-15 b). These are the parts without the centre. If the central hall
// is gone, they are the parts to which the new hall does not lead.
func (b *board) severed(f Field, open Edges) (fields FieldSet, gates Edges) {
	pass := b.passages()
	s := b.slot(f, &pass)
	var kept FieldSet
	var own Edges // the entrance on f itself, walled off
	for _, part := range s.parts[:s.count] {
		p, g := b.part(f, part, &pass)
		switch {
		case part&open != 0:
			kept |= p
		case p == 0:
			own |= g
		default:
			fields |= p
			gates |= g
		}
	}
	if b.halls.Has(Centre) && fields.Has(Centre) {
		fields = (kept | f.bit()) &^ fields
		gates = b.gatesOf(fields) &^ gates
	}
	return fields, gates | own
}

// part returns the fields and active entrances that some edges of f lead to.
func (b *board) part(f Field, edges Edges, pass *[Dirs]FieldSet) (FieldSet, Edges) {
	var set FieldSet
	for _, d := range edges.List() {
		if beside[f][d] == NoField {
			return 0, d.Edge()
		}
		set |= beside[f][d].bit()
	}
	for {
		next := Spread(pass, set) &^ f.bit()
		if next == set {
			return set, b.gatesOf(set)
		}
		set = next
	}
}

// gatesOf returns the active entrances that lead into a set.
func (b *board) gatesOf(set FieldSet) Edges {
	var gates Edges
	for _, d := range b.gates.List() {
		if (set & b.open[d]).Has(Corner(d)) {
			gates |= d.Edge()
		}
	}
	return gates
}

// connected reports whether all halls, empty fields and active entrances are one
// whole (WCP-15 b).
func (b *board) connected() bool {
	pass := b.passages()
	all := b.halls | b.empty()
	return flood(&pass, Centre.bit()) == all && b.gatesOf(all) == b.gates
}
