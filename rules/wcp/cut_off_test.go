package wcp

import (
	"testing"

	"schron/rules"
)

// naive is a board without bits: halls and empty fields as nodes, active
// entrances as nodes beyond the corners.
type naive struct{ b *board }

type node struct {
	f    Field
	gate bool
}

func (n naive) nodes() []node {
	var out []node
	for _, f := range allFields.Fields() {
		if n.b.halls.Has(f) || n.b.empty().Has(f) {
			out = append(out, node{f, false})
		}
	}
	for _, d := range n.b.gates.List() {
		out = append(out, node{Corner(d), true})
	}
	return out
}

// open asks whether an edge of a field is no wall.
func (n naive) open(f Field, d Dir) bool {
	switch {
	case n.b.halls.Has(f):
		return n.b.edges(f).Has(d)
	default:
		return n.b.empty().Has(f)
	}
}

// parts numbers what hangs together.
func (n naive) parts() map[node]int {
	part := map[node]int{}
	for i, start := range n.nodes() {
		if _, ok := part[start]; ok {
			continue
		}
		todo := []node{start}
		for len(todo) > 0 {
			x := todo[0]
			todo = todo[1:]
			if _, ok := part[x]; ok {
				continue
			}
			part[x] = i + 1
			todo = append(todo, n.beside(x)...)
		}
	}
	return part
}

func (n naive) beside(x node) []node {
	d, corner := x.f.Entrance()
	if x.gate {
		if n.open(x.f, d) {
			return []node{{x.f, false}}
		}
		return nil
	}
	var out []node
	if corner && n.b.gates.Has(d) && n.open(x.f, d) {
		out = append(out, node{x.f, true})
	}
	q, r := x.f.Axial()
	for d := range Dir(Dirs) {
		dq, dr := d.Axial()
		if to := At(q+dq, r+dr); to != NoField && n.open(x.f, d) && n.open(to, d.Opposite()) {
			out = append(out, node{to, false})
		}
	}
	return out
}

// allows says what WCP-15 and WCP-42 ask, word by word.
func (n naive) allows(f Field, open Edges) bool {
	touches := false
	if d, ok := f.Entrance(); ok && n.b.gates.Has(d) && open.Has(d) {
		touches = true
	}
	for d := range Dir(Dirs) {
		to := f.Beside(d)
		touches = touches || to != NoField && open.Has(d) && n.b.halls.Has(to) && n.b.edges(to).Has(d.Opposite())
	}
	if !touches {
		return false
	}
	before := n.parts()
	after := *n.b
	after.lay(f, 0, open)
	now := naive{&after}.parts()
	first := map[int]int{}
	for x, part := range before {
		if other, ok := first[part]; ok && other != now[x] {
			return false
		}
		first[part] = now[x]
	}
	return true
}

// The fast test agrees with the rule word by word on every field with every
// pattern.
func TestWCP15FastTestIsExact(t *testing.T) {
	checked := 0
	for _, setup := range variants(40) {
		p := rules.Playout{Game: Game{}}
		n := 0
		p.After = func(st rules.State, _ rules.Move) error {
			n++
			if s := st.(*State); n%17 == 0 {
				checked += compareWithNaive(t, s)
			}
			return nil
		}
		if _, err := p.Run(setup); err != nil {
			t.Fatal(err)
		}
	}
	if checked < 10000 {
		t.Errorf("compared only %d", checked)
	}
}

// In stage II few fields are empty in random games, so that boards are made:
// halls are taken away and others destroyed.
func TestWCP42FastTestIsExactOnTornBoards(t *testing.T) {
	n := 0
	for seed := range uint64(60) {
		r := rules.NewRand(seed)
		s := &State{board: newBoard(entrances[2+r.IntN(5)])}
		s.taken = seed%2 == 1
		if s.taken {
			s.close(Centre)
		}
		for _, f := range s.empty().Fields() {
			switch r.IntN(5) {
			case 0, 1, 2:
				x := Tile(r.IntN(tileKinds))
				s.lay(f, x, x.Open().Turned(r.IntN(Dirs)))
			case 3:
				s.close(f)
				s.destroyed |= f.bit()
			}
		}
		n += compareWithNaive(t, s)
	}
	if n < 5000 {
		t.Errorf("compared only %d", n)
	}
}

func compareWithNaive(t *testing.T, s *State) int {
	t.Helper()
	n := 0
	pass := s.passages()
	front := s.frontier()
	for _, f := range s.empty().Fields() {
		slot := s.slot(f, &pass)
		for open := range patterns {
			n++
			want := naive{&s.board}.allows(f, open)
			if slot.fits(open) != want || want && !front.Has(f) {
				t.Fatalf("%s on %s: fits %v, want %v, frontier %v\n%s", open, f, slot.fits(open), want, front.Has(f), drawBoard(s))
			}
			if r := s.refusePassages(f, open); (r == nil) != want {
				t.Fatalf("%s on %s is answered with %v\n%s", open, f, r, drawBoard(s))
			}
		}
	}
	return n
}
