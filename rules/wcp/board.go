package wcp

// board is what lies on the 37 fields. It is what both a state and a view know.
type board struct {
	halls     FieldSet // intact halls, the central hall among them while it lies there
	destroyed FieldSet // halls turned over (WCP-43)
	breached  FieldSet // intact or destroyed halls laid breached (WCP-14)
	// open[d] are the halls and empty fields that do not block their edge in direction
	// d. An empty field is open on all sides (WCP-15). A field that holds neither is
	// open nowhere.
	open    [Dirs]FieldSet
	tile    [span]Tile // the tile of every laid hall but the central one, else NoTile
	content [span]Token
	guards  [span]Edges // the edges that the guard on a field covers
	filled  FieldSet    // fields with content
	gates   Edges       // active entrances (WCP-8)
	taken   bool        // the central hall is off the board (WCP-38)
}

// newBoard is a board with nothing but the central hall, open on all edges
// (WCP-2, WCP-7).
func newBoard(gates Edges) board {
	b := board{halls: Centre.bit(), gates: gates}
	for d := range b.open {
		b.open[d] = allFields
	}
	for f := range b.tile {
		b.tile[f], b.content[f] = NoTile, NoToken
	}
	return b
}

// empty returns the fields on which a hall could lie: not the central field
// (WCP-42) and no destroyed hall (WCP-45).
func (b *board) empty() FieldSet { return allFields &^ b.halls &^ b.destroyed &^ Centre.bit() }

// edges returns the open edges of the hall or empty field f.
func (b *board) edges(f Field) Edges {
	var e Edges
	for d := range Dirs {
		e |= Edges(b.open[d]>>uint(f)&1) << d
	}
	return e
}

// laid returns all halls but the central one, destroyed ones included.
func (b *board) laid() FieldSet { return (b.halls | b.destroyed) &^ Centre.bit() }

// lay puts a hall with the given passages on an empty field.
func (b *board) lay(f Field, t Tile, open Edges) {
	b.halls |= f.bit()
	b.tile[f] = t
	for d := range Dirs {
		if !open.Has(Dir(d)) {
			b.open[d] &^= f.bit()
		}
	}
}

// close takes f out of the board: nothing is open to it any more.
func (b *board) close(f Field) {
	b.halls &^= f.bit()
	for d := range b.open {
		b.open[d] &^= f.bit()
	}
}

// put lays content on a hall.
func (b *board) put(f Field, t Token, guarded Edges) {
	b.content[f], b.guards[f] = t, guarded
	b.filled |= f.bit()
}

// clear takes the content off a hall and returns it.
func (b *board) clear(f Field) Token {
	t := b.content[f]
	b.content[f], b.guards[f] = NoToken, 0
	b.filled &^= f.bit()
	return t
}

// passages returns for every direction the halls and empty fields from which the way
// leads on in it. The shared edge must be open on both sides (WCP-11, WCP-15).
func (b *board) passages() (pass [Dirs]FieldSet) {
	for d := range Dir(Dirs) {
		back := d.Opposite()
		pass[d] = b.open[d] & b.open[back].Shift(back)
	}
	return pass
}

// Corridors returns for every direction the halls from which a pawn can go on in it
// (WCP-11).
func (b *board) Corridors() (pass [Dirs]FieldSet) {
	pass = b.passages()
	for d := range Dir(Dirs) {
		pass[d] &= b.halls & b.halls.Shift(d.Opposite())
	}
	return pass
}

// Steps counts moves by field, 0 where no way leads.
type Steps [span]int8

// StepsOut counts the plain moves through corridors from every hall to the outside
// (WCP-39).
func (b *board) StepsOut(pass *[Dirs]FieldSet) (steps Steps) {
	seen, set := FieldSet(0), b.exits()&b.halls
	for n := int8(1); set != seen; n++ {
		for rest := set &^ seen; rest != 0; rest &= rest - 1 {
			steps[rest.First()] = n
		}
		seen, set = set, Spread(pass, set)
	}
	return steps
}

// Spread returns the set and what is one step from it.
func Spread(pass *[Dirs]FieldSet, set FieldSet) FieldSet {
	return set | (set&pass[0])<<1 | (set&pass[1])<<rowWidth | (set&pass[2])<<(rowWidth-1) |
		(set&pass[3])>>1 | (set&pass[4])>>rowWidth | (set&pass[5])>>(rowWidth-1)
}

// flood returns what can be reached from a set.
func flood(pass *[Dirs]FieldSet, set FieldSet) FieldSet {
	for {
		next := Spread(pass, set)
		if next == set {
			return set
		}
		set = next
	}
}

// steps returns the halls that a pawn on hall f can enter (WCP-11). They lie beside it,
// through an edge that is a passage on both halls.
func (b *board) steps(f Field) FieldSet {
	var to FieldSet
	for d := range Dir(Dirs) {
		if b.open[d].Has(f) {
			to |= f.bit().Shift(d) & b.open[d.Opposite()]
		}
	}
	return to & b.halls
}

// Entry returns the hall behind entrance d, if the entrance edge is a passage on
// it (WCP-11); else nothing.
func (b *board) Entry(d Dir) FieldSet {
	return Corner(d).bit() & b.halls & b.open[d]
}

// exit returns the entrance through which a pawn on hall f could leave the base:
// one that the hall's wall does not block (WCP-39).
func (b *board) exit(f Field) (Dir, bool) {
	if !cornerSet.Has(f) {
		return 0, false
	}
	d, _ := f.Entrance()
	return d, b.halls.Has(f) && b.open[d].Has(f)
}

// exits returns the corner halls from which a pawn could leave the base, and with
// open fields also the empty corner fields (WCP-39, WCP-47).
func (b *board) exits() FieldSet {
	var out FieldSet
	for d := range Dir(Dirs) {
		out |= Corner(d).bit() & b.open[d]
	}
	return out
}

// between returns the direction from a field to one beside it.
func between(from, to Field) Dir {
	for d := range Dir(Dirs) {
		if beside[from][d] == to {
			return d
		}
	}
	return 0
}
