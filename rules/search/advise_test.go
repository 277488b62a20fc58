package search

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"schron/rules"
)

// counting is a mind that counts marks: those of a seat, by fields of the middle and
// all, and nothing that ever changes.
type counting struct{ foresight }

func (counting) Parts(s rules.State, seat int, buf []rules.Part) []rules.Part {
	x := s.(*table).set()
	all, middle := 0, 0
	for i, f := range x.fields {
		if int(f) == seat {
			all++
			if i == 4 {
				middle++
			}
		}
	}
	return append(buf,
		rules.Part{ID: "all", Worth: 100 * all, Amount: all}, rules.Part{ID: "middle", Worth: 900 * middle, Amount: middle},
		rules.Part{ID: "go", Worth: 7, Amount: 3}, rules.Part{ID: "little", Worth: all, Amount: all}, rules.Part{ID: "against", Worth: -300 * all, Amount: -all},
	)
}

// advisers are levels of every way to decide, as they would advise with the parts of a
// judgment.
var advisers = map[string]Level{
	"look":  {Mind: counting{}},
	"tree":  {Mind: counting{}, Iterations: 600, Explore: 7000, Playout: 9},
	"beam":  {Mind: counting{}, Iterations: 600, Explore: 7000, Playout: 9, Beam: 4},
	"turns": {Mind: counting{}, Iterations: 400, Samples: 2, Lines: 3, Finalists: 9, Playout: 3},
	"guess": {Mind: counting{}, Guess: true},
}

// TestAdviceIsTheChoice at every kind of level, the same again and again, whatever was
// thought of between, and whether the Mind tells reasons or not.
func TestAdviceIsTheChoice(t *testing.T) {
	for name, l := range advisers {
		for _, x := range []position{{Board: "00.11...."}, {Board: "........."}, {Board: ".........", Each: 2}, {Coin: 1}} {
			if name == "guess" && x.Board == "" {
				continue // what is guessed is drawn by lot
			}
			want := l.Choose(ask(t, x))
			first := l.Advise(ask(t, x))
			if first.Move != want || first.Line[0] != want {
				t.Errorf("%s advises %+v in %+v, which plays %+v", name, first, x, want)
			}
			l.Choose(ask(t, position{Board: "0...1....", Each: 3}))
			if again := l.Advise(ask(t, x)); !reflect.DeepEqual(again, first) {
				t.Errorf("%s advises %+v, then %+v", name, first, again)
			}
			silent := l
			silent.Mind = foresight{}
			if got := silent.Advise(ask(t, x)); got.Move != want || got.Reasons != nil || !reflect.DeepEqual(got.Says, first.Says) {
				t.Errorf("%s without parts advises %+v", name, got)
			}
		}
	}
}

// TestALineIsTheWholeGo where the level thinks so far: own moves only, each legal
// behind the one before.
func TestALineIsTheWholeGo(t *testing.T) {
	x := position{Board: "....1....", Each: 3}
	for name, want := range map[string]int{"look": 1, "tree": 3, "turns": 3} {
		line := advisers[name].Advise(ask(t, x)).Line
		if len(line) != want {
			t.Errorf("%s thinks of %+v", name, line)
		}
		for i, m := range line {
			if m.Verb != put || slices.Contains(line[:i], m) || m.A == 4 {
				t.Errorf("%s thinks of %+v", name, line)
			}
		}
	}
	// What wins ends the game, and so the line.
	x.Board = "0........"
	line := advisers["turns"].Advise(ask(t, x)).Line
	if len(line) != 2 {
		t.Errorf("two moves win, it thinks of %+v", line)
	}
}

// TestReasonsAreWhatChangesMost, the weightiest first, and only what is worth telling.
func TestReasonsAreWhatChangesMost(t *testing.T) {
	m := &middling{}
	got := Level{Mind: m, Iterations: 1}.Advise(ask(t, position{Board: "0........", Each: 1}))
	want := []Reason{{ID: "middle", Now: 1, Worth: 900}, {ID: "against", Was: -1, Now: -2, Worth: -300}}
	if !reflect.DeepEqual(got.Reasons, want) {
		t.Errorf("because of %+v", got.Reasons)
	}
	if d := got.Reasons[1].Difference(); d != -1 {
		t.Errorf("it grows by %d", d)
	}
	// The line is looked at as a whole.
	got = Level{Mind: m}.Advise(ask(t, position{Board: "0........", Each: 2}))
	if len(got.Line) != 2 || len(got.Reasons) != 3 || got.Reasons[2].ID != "against" || got.Reasons[2].Now != -3 {
		t.Errorf("%+v because of %+v", got.Line, got.Reasons)
	}
}

// TestWhatAMoveCostsIsNoReasonForIt: gains stand first, and without any there is no
// reason.
func TestWhatAMoveCostsIsNoReasonForIt(t *testing.T) {
	reasons := func(worth ...int) (ids string) {
		a := advised{judged: 1}
		for i, w := range worth {
			id := string(rune('a' + i))
			a.was = append(a.was, rules.Part{ID: id})
			a.now = append(a.now, rules.Part{ID: id, Worth: w, Amount: 1})
		}
		for _, r := range a.reasons() {
			ids += r.ID
		}
		return ids
	}
	for _, c := range []struct {
		worth []int
		want  string
	}{
		{[]int{-500, 200, 300}, "cba"},
		{[]int{-500, -20}, ""},
		{[]int{-5000, 20}, ""},
		{[]int{40, 300, 30, 200, 100}, "bde"},
		{nil, ""},
	} {
		if got := reasons(c.worth...); got != c.want {
			t.Errorf("%v gives %q, want %q", c.worth, got, c.want)
		}
	}
}

// TestReasonsAreOfTheGamesThatGoOn: in some of the states drawn the line ends the game,
// and how many those are changes no part.
func TestReasonsAreOfTheGamesThatGoOn(t *testing.T) {
	for seed := range uint64(20) {
		data, err := json.Marshal(position{Each: 2})
		if err != nil {
			t.Fatal(err)
		}
		m, err := rules.NewMatchAt(tiny{}, nil, data)
		if err != nil {
			t.Fatal(err)
		}
		p := m.Position()
		*p.Rand() = rules.NewRand(seed)
		got := Level{Mind: daring{}}.Advise(p)
		if want := []Reason{{ID: "moved", Now: 1, Worth: 300}}; !reflect.DeepEqual(got.Reasons, want) {
			t.Errorf("because of %+v", got.Reasons)
		}
	}
}

// daring plans to dare, and counts the moves of the go beside what never changes.
type daring struct{ foresight }

func (daring) Plan(*rules.Position) []rules.Move { return []rules.Move{{Verb: dare}} }

func (daring) Parts(s rules.State, _ int, buf []rules.Part) []rules.Part {
	moved := s.(*table).moved
	return append(buf, rules.Part{ID: "hand", Worth: 800, Amount: 8}, rules.Part{ID: "moved", Worth: 300 * moved, Amount: moved})
}

// middling plans the middle and then a corner.
type middling struct{ counting }

func (*middling) Plan(*rules.Position) []rules.Move {
	return []rules.Move{{Verb: put, A: 4}, {Verb: put, A: 2}}
}

// TestAdviceSaysNothingHidden: what is said of a move is what it is in every state
// that may be the true one, and where the coin lies changes nothing.
func TestAdviceSaysNothingHidden(t *testing.T) {
	for name, l := range advisers {
		a, b := l.Advise(ask(t, position{Coin: 0})), l.Advise(ask(t, position{Coin: 1}))
		if !reflect.DeepEqual(a, b) {
			t.Errorf("%s advises %+v and %+v", name, a, b)
		}
		if a.Move.Verb == guess && (len(a.Says) != 1 || a.Says[0].Key != "tiny.guess") {
			t.Errorf("%s says %+v", name, a.Says)
		}
	}
	got := advisers["tree"].Advise(ask(t, position{Board: "00.11...."}))
	if len(got.Says) != 1 || got.Says[0].Key != "tiny.put" {
		t.Errorf("it says %+v, and what only the other one hears", got.Says)
	}
}

// TestNobodyWaitsForAdvice: it comes at once where it is not wanted any more, and
// nothing of it stays.
func TestNobodyWaitsForAdvice(t *testing.T) {
	for name, l := range advisers {
		p := ask(t, position{Board: "........."})
		p.Stop()
		if got := l.Advise(p); got.Move.Verb != put || len(got.Line) != 1 || got.Reasons != nil {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// TestReasonsInPublicHoldInEverySample: what grows in some samples only hangs on what is
// hidden, so it is said to who knows it and to nobody else.
func TestReasonsInPublicHoldInEverySample(t *testing.T) {
	for _, public := range []bool{false, true} {
		g := agreement{public: public}
		part := func(id string, n int) rules.Part { return rules.Part{ID: id, Amount: n} }
		for i := range 4 {
			g.note([]rules.Part{part("open", 1), part("secret", 0), part("cost", 5)}, []rules.Part{part("open", 2+i), part("secret", i%3), part("cost", 4)})
		}
		got := len(g.keep([]Reason{{ID: "open"}, {ID: "secret"}, {ID: "cost"}}))
		if want := map[bool]int{false: 3, true: 2}[public]; got != want {
			t.Errorf("in public %v: %d reasons, want %d", public, got, want)
		}
	}
}
