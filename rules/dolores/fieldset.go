package dolores

import (
	"iter"
	"math/bits"
)

const setWords = (Fields + 63) / 64

// FieldSet is a set of fields as bits.
type FieldSet [setWords]uint64

// Set makes a set of fields.
func Set(fields ...Field) FieldSet {
	var s FieldSet
	for _, f := range fields {
		s.Add(f)
	}
	return s
}

// Has reports whether f is in the set; NoField never is.
func (s FieldSet) Has(f Field) bool {
	return f >= 0 && f < Fields && s[f>>6]>>(f&63)&1 == 1
}

func (s *FieldSet) Add(f Field)    { s[f>>6] |= 1 << (f & 63) }
func (s *FieldSet) Remove(f Field) { s[f>>6] &^= 1 << (f & 63) }

// Len counts the fields.
func (s FieldSet) Len() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// Empty reports whether there are none.
func (s FieldSet) Empty() bool { return s == FieldSet{} }

func (s FieldSet) And(o FieldSet) FieldSet {
	for i := range s {
		s[i] &= o[i]
	}
	return s
}

func (s FieldSet) Or(o FieldSet) FieldSet {
	for i := range s {
		s[i] |= o[i]
	}
	return s
}

func (s FieldSet) Without(o FieldSet) FieldSet {
	for i := range s {
		s[i] &^= o[i]
	}
	return s
}

// All lists the fields in order.
func (s FieldSet) All() iter.Seq[Field] {
	return func(yield func(Field) bool) {
		for i, w := range s {
			for ; w != 0; w &= w - 1 {
				if !yield(Field(i*64 + bits.TrailingZeros64(w))) {
					return
				}
			}
		}
	}
}

// Fields lists the fields in order as a slice.
func (s FieldSet) Fields() []Field {
	out := make([]Field, 0, s.Len())
	for f := range s.All() {
		out = append(out, f)
	}
	return out
}

var allFields, westEdge, eastEdge = func() (all, west, east FieldSet) {
	for f := range Field(Fields) {
		all.Add(f)
		if f.Col() == 0 {
			west.Add(f)
		}
		if f.Col() == Size-1 {
			east.Add(f)
		}
	}
	return all, west, east
}()

// Beside returns the fields that share an edge with one of the set.
func (s *FieldSet) Beside() FieldSet {
	var out FieldSet
	const back = 64 - Size
	for i := range s {
		w := s[i]<<Size | s[i]>>Size | (s[i]&^eastEdge[i])<<1 | (s[i]&^westEdge[i])>>1
		if i > 0 {
			w |= s[i-1]>>back | (s[i-1]&^eastEdge[i-1])>>63
		}
		if i < setWords-1 {
			w |= s[i+1]<<back | (s[i+1]&^westEdge[i+1])<<63
		}
		out[i] = w & allFields[i]
	}
	return out
}

// flood returns all fields of in that hang together with from through edges.
func (s FieldSet) flood(from FieldSet) FieldSet {
	reached := from.And(s)
	for {
		next := reached.Or(reached.Beside().And(s))
		if next == reached {
			return reached
		}
		reached = next
	}
}

// spread goes up to steps fields away from from, through fields of the set.
func (s FieldSet) spread(from FieldSet, steps int) FieldSet {
	for range steps {
		from = from.Or(from.Beside().And(s))
	}
	return from
}

// Edges returns the fields that share an edge with f.
func (f Field) Edges() FieldSet { return besides[f] }

var besides = func() (out [Fields]FieldSet) {
	for f := range Field(Fields) {
		s := Set(f)
		out[f] = s.Beside()
	}
	return out
}()
