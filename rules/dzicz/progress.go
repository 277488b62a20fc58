package dzicz

// Progress says how far a player is with a mission.
type Progress struct {
	Seat int `json:"seat"`
	// Met of Of parts are there; the condition is met when they are equal. For
	// the trail Met is 4 less the tokens that the best chain still lacks.
	Met int `json:"met"`
	Of  int `json:"of"`
	// Parts are the parts of the condition one by one.
	Parts []Part `json:"parts"`
}

// Part is a part of a mission's condition. Its words have the key
// "dzicz.part." followed by ID and the arguments n (Have) and of (Need).
type Part struct {
	ID   string `json:"id"`
	Have int    `json:"have"`
	Need int    `json:"need"`
	// Fields are the own fields that count for the part.
	Fields []Field `json:"fields"`
}

// Done reports whether the condition is met.
func (p Progress) Done() bool { return p.Met == p.Of }

func part(id string, need int, fields FieldSet) Part {
	return Part{ID: id, Have: min(fields.Len(), need), Need: need, Fields: fields.Fields()}
}

// progress returns how far a seat with a home edge is with a mission.
func (b *board) progress(m Mission, seat int, home Edge) Progress {
	p := Progress{Seat: seat}
	switch m {
	case Trail:
		return b.progressTrail(seat, home)
	case PrepareAssault:
		p.Parts = b.partsAssault(seat, home)
	case Resources:
		p.Parts = []Part{
			part("outpost", 1, b.outposts[seat]&Inner),
			part("tokens", ResourceTokens, b.tokens[seat]&Inner),
		}
	case Bastion:
		p.Parts = []Part{part("outposts", BastionOutposts, b.outposts[seat]&Inner)}
	}
	for _, x := range p.Parts {
		p.Met += x.Have
		p.Of += x.Need
	}
	return p
}

// progressTrail measures the trail by the least number of tokens that would
// complete a chain from the home edge to the fourth row (DZ-25).
func (b *board) progressTrail(seat int, home Edge) Progress {
	own := b.tokens[seat]
	start, far := own&home.rank(1), own&home.rank(TrailLength)
	met := 0
	if home != NoEdge {
		met = TrailLength - TrailLacks(own, home)
	}
	return Progress{Seat: seat, Met: met, Of: TrailLength, Parts: []Part{
		{ID: "chain", Have: met, Need: TrailLength, Fields: own.flood(start | far).Fields()},
		part("home", 1, start),
		part("far", 1, far),
	}}
}

// TrailLacks is the least number of tokens that must be added to own for a
// chain from the home edge to the fourth row.
func TrailLacks(own FieldSet, home Edge) int {
	reached := own.flood(home.rank(1))
	for lacks := 0; ; lacks++ {
		if reached&home.rank(TrailLength) != 0 {
			return lacks
		}
		// One token more, anywhere beside what is reached or on the home edge.
		next := reached.around() | home.rank(1)
		reached = next | own.flood(next.around())
	}
}

// partsAssault returns the places of DZ-26: the centre, the home edge and two
// other edges.
func (b *board) partsAssault(seat int, home Edge) []Part {
	own := b.soldiers[seat]
	var others FieldSet
	for _, e := range Edges() {
		if e != home {
			others |= own & e.Middle()
		}
	}
	edges := Part{ID: "edges", Have: min(OtherEdges(own, home), 2), Need: 2, Fields: others.Fields()}
	return []Part{
		part("centre", 1, own&Centre.bit()),
		part("home-soldier", 1, own&home.Middle()),
		edges,
	}
}
