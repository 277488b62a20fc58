package rules

// Count is how many of something somebody has in a position.
type Count struct {
	What string
	Seat int // whose it is, NoSeat for nobody's
	Of   Arg // which one in particular, where that is told apart
	N    int
}

// Counter is a View that counts what can be lost and won. What a replay marks are the
// changes of these counts, whatever the cause. A State with no secret in its counts may
// count, too: that is quicker.
type Counter interface {
	// Counts lists the counts in a fixed order. Those of nothing may be left out.
	Counts() []Count
}

// Changes lists what there is more or less of afterwards; N says by how much.
func Changes(before, after []Count) []Count {
	type key struct {
		what string
		seat int
		of   Arg
	}
	n := make(map[key]int, len(before))
	for _, c := range before {
		n[key{c.What, c.Seat, c.Of}] -= c.N
	}
	for _, c := range after {
		n[key{c.What, c.Seat, c.Of}] += c.N
	}
	var out []Count
	for _, list := range [][]Count{before, after} {
		for _, c := range list {
			k := key{c.What, c.Seat, c.Of}
			if by := n[k]; by != 0 {
				c.N = by
				out = append(out, c)
			}
			delete(n, k)
		}
	}
	return out
}

// Change names a change, "<what>.more" or "<what>.less".
func (c Count) Change() string {
	if c.N < 0 {
		return c.What + ".less"
	}
	return c.What + ".more"
}

// Text says a change, in the words "<game>.mark.<what>.more" or ".less".
func (c Count) Text(game string) Text {
	return Msg(game+".mark."+c.Change(), SeatArg("player", c.Seat), c.Of, Number("n", max(c.N, -c.N)))
}
