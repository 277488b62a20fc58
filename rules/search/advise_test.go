package search

import (
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
			if first.Move != want || first.Line[0].Move != want {
				t.Errorf("%s advises %+v in %+v, which plays %+v", name, first, x, want)
			}
			l.Choose(ask(t, position{Board: "0...1....", Each: 3}))
			if again := l.Advise(ask(t, x)); !reflect.DeepEqual(again, first) {
				t.Errorf("%s advises %+v, then %+v", name, first, again)
			}
			silent := l
			silent.Mind = foresight{}
			if got := silent.Advise(ask(t, x)); got.Move != want || got.Reasons != nil || !reflect.DeepEqual(got.Line, first.Line) {
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
		for i, x := range line {
			if x.Move.Verb != put || slices.ContainsFunc(line[:i], func(y Step) bool { return x.Move == y.Move }) || x.Move.A == 4 {
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

// TestReasonsCompareWithWhatElseCouldBePlayed: what both ways bring is no reason.
func TestReasonsCompareWithWhatElseCouldBePlayed(t *testing.T) {
	for each, steps := range map[int]int{1: 1, 2: 2} {
		got := Level{Mind: &middling{}, Iterations: 1}.Advise(ask(t, position{Board: "...0.....", Each: each}))
		want := []Reason{{ID: "middle", Now: 1, Worth: 900}}
		if !reflect.DeepEqual(got.Reasons, want) || len(got.Line) != steps || got.Other == nil || got.Other.Move.A == 4 || got.Alike != nil || got.Only || got.Wins {
			t.Errorf("%d moves: %+v", each, got)
		}
	}
}

// TestTheOtherMoveIsOfAnotherKind: of another verb, else about another thing; the best
// one of those, and none that not every state allows.
func TestTheOtherMoveIsOfAnotherKind(t *testing.T) {
	ways := func(moves ...rules.Move) (out []weighed) {
		for _, m := range moves {
			out = append(out, weighed{line: []rules.Move{m}})
		}
		return out
	}
	for want, others := range map[rules.Move][]weighed{
		{Verb: wait}:            ways(rules.Move{Verb: put, A: 2}, rules.Move{Verb: wait}, rules.Move{Verb: guess}),
		{Verb: put, A: 2}:       ways(rules.Move{Verb: put, A: 1, B: 1}, rules.Move{Verb: put, A: 2}),
		{Verb: put, A: 1, B: 1}: ways(rules.Move{Verb: put, A: 1, B: 1}),
		{}:                      nil,
	} {
		got, ok := another(counting{}, ways(rules.Move{Verb: put, A: 1})[0], others)
		if ok != (others != nil) || ok && got.line[0] != want {
			t.Errorf("of %+v it compares with %+v", others, got)
		}
	}
	v := Level{Mind: counting{}}.versus(ask(t, position{Board: "0........"}), 3)
	if v.may(rules.Move{Verb: put}) || !v.may(rules.Move{Verb: put, A: 1}) {
		t.Error("it may play what it may not, or the other way round")
	}
}

// TestTheOnlyMoveAndTheWinningOneNeedNoReasons.
func TestTheOnlyMoveAndTheWinningOneNeedNoReasons(t *testing.T) {
	for name, l := range advisers {
		got := l.Advise(ask(t, position{Board: "01010110."}))
		if !got.Only || got.Move.A != 8 || got.Reasons != nil || got.Other != nil || len(got.Line[0].Says) != 1 {
			t.Errorf("%s: %+v", name, got)
		}
		if name == "guess" {
			continue
		}
		got = l.Advise(ask(t, position{Board: "00.1.1..."}))
		if !got.Wins || got.Move.A != 2 || got.Reasons != nil {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// TestWhatIsAboutAsGoodIsSaidToBe: what differs by little, or by no more than the states. In
// a game that is nearly lost it is little beside the chance.
func TestWhatIsAboutAsGoodIsSaidToBe(t *testing.T) {
	for _, c := range []struct {
		chance int
		lost   []int
		even   bool
	}{
		{5000, nil, false},
		{5000, []int{0, 0, 0}, true},
		{5000, []int{-99, -99}, true},
		{5000, []int{-100, -100}, false},
		{5000, []int{-900, 900, -1000, 800}, true},
		{5000, []int{-900, -800, -1000, -700}, false},
		{5000, []int{-2000, 600, -900, 500}, true},
		{70, []int{-60, -60}, false},
		{70, []int{-17, -17}, true},
		{1, []int{0, 0}, true},
	} {
		if got := (&versus{lost: c.lost, now: course{total: c.chance}}).even(); got != c.even {
			t.Errorf("with a chance of %d, %v is even: %v", c.chance, c.lost, got)
		}
	}
	if got := advisers["look"].Advise(ask(t, position{Board: "0........"})); got.Alike == nil || got.Reasons != nil {
		t.Errorf("all fields are alike, it says %+v", got)
	}
}

// TestGainsStandFirst, the weightiest first, and only what is worth telling.
func TestGainsStandFirst(t *testing.T) {
	for _, c := range []struct {
		worth []int
		want  string
	}{
		{[]int{-500, 200, 300}, "cba"},
		{[]int{-500, -20}, "a"},
		{[]int{-5000, 20}, "ba"},
		{[]int{-5000, 20, -1, -2000, -1000}, "bad"},
		{[]int{40, 300, 30, 200, 100}, "bd"},
		{nil, ""},
	} {
		v := versus{lost: []int{0}}
		for i, w := range c.worth {
			id := string(rune('a' + i))
			v.was.sums = append(v.was.sums, rules.Part{ID: id})
			v.now.sums = append(v.now.sums, rules.Part{ID: id, Worth: w, Amount: 1})
			v.grew, v.squares = append(v.grew, 1), append(v.squares, 1)
		}
		got := ""
		for _, r := range v.reasons(mostGains) {
			got += r.ID
		}
		if got != c.want {
			t.Errorf("%v gives %q, want %q", c.worth, got, c.want)
		}
	}
}

// TestReasonsAreOfTheGamesThatGoOn: in some of the states a way ends the game, and how
// many those are changes no part.
func TestReasonsAreOfTheGamesThatGoOn(t *testing.T) {
	v := Level{Mind: daring{}}.versus(ask(t, position{Each: 2}), 40)
	v.compare([]rules.Move{{Verb: wait}, {Verb: wait}}, []rules.Move{{Verb: dare}, {Verb: wait}})
	n := len(v.lost)
	if n < 5 || n+v.now.wins != 40 || v.was.sums[0].Amount != 8*n || v.now.sums[0].Amount != 8*n || len(v.reasons(mostGains)) > 0 {
		t.Errorf("%d go on, %d are won; %+v because of %+v", n, v.now.wins, v.now.sums, v.reasons(mostGains))
	}
}

// daring counts what never changes.
type daring struct{ foresight }

func (daring) Parts(_ rules.State, _ int, buf []rules.Part) []rules.Part {
	return append(buf, rules.Part{ID: "hand", Worth: 800, Amount: 8})
}

// middling plans the middle, which it likes, and then a corner.
type middling struct{ counting }

func (*middling) Judge(s rules.State, chance []int32) {
	for seat := range chance {
		chance[seat] = Sure / 2
	}
	if owner := s.(*table).set().fields[4]; owner != rules.NoSeat {
		chance[owner] += 900
	}
}

func (*middling) Plan(*rules.Position) []rules.Move {
	return []rules.Move{{Verb: put, A: 4}, {Verb: put, A: 2}}
}

// TestAdviceSaysNothingHidden: what is said of a move is what it is in every state that may
// be the true one. Where the coin lies changes nothing.
func TestAdviceSaysNothingHidden(t *testing.T) {
	for name, l := range advisers {
		a, b := l.Advise(ask(t, position{Coin: 0})), l.Advise(ask(t, position{Coin: 1}))
		if !reflect.DeepEqual(a, b) {
			t.Errorf("%s advises %+v and %+v", name, a, b)
		}
		if a.Move.Verb == guess && (len(a.Line[0].Says) != 1 || a.Line[0].Says[0].Key != "tiny.guess") {
			t.Errorf("%s says %+v", name, a.Line)
		}
	}
	got := advisers["tree"].Advise(ask(t, position{Board: "00.11...."}))
	if says := got.Line[0].Says; len(says) != 1 || says[0].Key != "tiny.put" {
		t.Errorf("it says %+v, and what only the other one hears", says)
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

// TestWhatExplainsAReasonStandsForIt: what is taken lies within reach no more, and who owes
// less lacks less.
func TestWhatExplainsAReasonStandsForIt(t *testing.T) {
	for _, c := range []struct {
		unless    string
		was, want int
	}{{"other has", 0, 1}, {"other has", 4, 2}, {"other +has", 0, 2}, {"other +has", 4, 1}} {
		v := versus{lost: []int{0}, grew: []int{1, -1}, squares: []int{9, 9}}
		v.was.sums = []rules.Part{{ID: "has"}, {ID: "near", Amount: 3, Unless: c.unless}}
		v.now.sums = []rules.Part{{ID: "has", Worth: 300, Amount: 3 - c.was}, {ID: "near", Worth: -200}}
		if got := v.reasons(mostGains); len(got) != c.want {
			t.Errorf("%s, %d before: told are %+v", c.unless, c.was, got)
		}
	}
}

// TestWhatLosesIsSaidTo, and where both ways end the game alike, they are as good.
func TestWhatLosesIsSaidTo(t *testing.T) {
	v := Level{Mind: foresight{}}.versus(ask(t, position{Board: "00.11....", Each: 1}), 3)
	for _, c := range []struct {
		was, now int
		even     bool
	}{{0, 0, true}, {0, 20_000, false}, {20_000, 20_010, true}} {
		if v.was.total, v.now.total = c.was, c.now; v.even() != c.even {
			t.Errorf("the game ends with %d and %d, even is %v", c.was, c.now, v.even())
		}
	}
}

// TestADifferenceThatIsWorthTheContraryIsNotTold: something else makes its worth then.
func TestADifferenceThatIsWorthTheContraryIsNotTold(t *testing.T) {
	for good, want := range map[int]int{-1: 0, 0: 1, 1: 1} {
		v := versus{lost: []int{0}, grew: []int{1}, squares: []int{4}}
		v.was.sums, v.now.sums = []rules.Part{{ID: "a", Good: good}}, []rules.Part{{ID: "a", Amount: 2, Worth: 300}}
		if got := v.reasons(mostGains); len(got) != want {
			t.Errorf("%d: told are %+v", good, got)
		}
	}
}

// TestWhatIsNotCountedIsNoReason, in whatever state.
func TestWhatIsNotCountedIsNoReason(t *testing.T) {
	v := versus{lost: []int{0, 0}}
	v.was.sums = add(add(nil, []rules.Part{{ID: "way", Amount: 3}}), []rules.Part{{ID: "way", Amount: rules.NotCounted}})
	v.now.sums = add(add(nil, []rules.Part{{ID: "way", Amount: 3, Worth: 300}}), []rules.Part{{ID: "way", Amount: 4}})
	if got := v.reasons(mostGains); got != nil {
		t.Errorf("told are %+v", got)
	}
}

// TestReasonsInPublicHoldInEveryState: what grows in some states only hangs on what is
// hidden, so it is said to who knows it and to nobody else.
func TestReasonsInPublicHoldInEveryState(t *testing.T) {
	for public, want := range map[bool]int{false: 3, true: 2} {
		v := versus{public: public, lost: make([]int, 4), grew: []int{4, 2, -4}, squares: []int{36, 36, 36}}
		for i, id := range []string{"open", "secret", "cost"} {
			v.was.sums = append(v.was.sums, rules.Part{ID: id})
			v.now.sums = append(v.now.sums, rules.Part{ID: id, Worth: 400 - 300*i, Amount: 12})
		}
		if got := len(v.reasons(mostGains)); got != want {
			t.Errorf("in public %v: %d reasons, want %d", public, got, want)
		}
	}
}

// TestPricesHoldInMostStates: what comes from a careless guess for the rest of the go does
// not. What varies much from state to state is an average, if its words tell a number.
func TestPricesHoldInMostStates(t *testing.T) {
	v := versus{lost: make([]int, 12), grew: []int{12, 6, 3, -6, -5}, squares: []int{12, 24, 24, 24, 24}}
	for i, id := range []string{"sure", "luck", "vague", "price", "careless"} {
		v.was.sums = append(v.was.sums, rules.Part{ID: id, Vague: id == "vague"})
		v.now.sums = append(v.now.sums, rules.Part{ID: id, Worth: 3000, Amount: 12})
		if v.grew[i] < 0 {
			v.now.sums[i].Worth, v.now.sums[i].Amount = -3000, -12
		}
	}
	want := []Reason{{ID: "sure", Now: 1, Worth: 250}, {ID: "luck", Now: 1, Worth: 250, Average: true}, {ID: "price", Now: -1, Worth: -250, Average: true}}
	if got := v.reasons(mostGains); !reflect.DeepEqual(got, want) {
		t.Errorf("told are %+v", got)
	}
	if v.was.sums, v.now.sums = v.was.sums[2:], v.now.sums[2:]; v.reasons(mostGains)[0].Average {
		t.Error("what tells no number is told as an average")
	}
	lines := Because("toy", want, func(string) bool { return true }, "why", "but")
	if a, b := lines[0].Args[0].T.Key, lines[1].Args[0].T.Key; a != "toy.part.sure.more" || b != "frame.hint.average" {
		t.Errorf("they are put into %s and %s", a, b)
	}
}

// naming is a mind whose moves say that they take the middle.
type naming struct{ *middling }

func (naming) Tells(m rules.Move, part string) bool { return m.A == 4 && part == "middle" }

// preparing is a mind whose other moves all take back what is prepared.
type preparing struct{ *middling }

func (preparing) Retakes(m rules.Move) bool { return m.A != 4 }

// TestAMoveIsNotExplainedByItself, nor compared with taking back what is ready.
func TestAMoveIsNotExplainedByItself(t *testing.T) {
	x := position{Board: "...0....."}
	if a := (Level{Mind: naming{&middling{}}, Iterations: 1}).Advise(ask(t, x)); a.Move.A != 4 || a.Reasons != nil || a.Other == nil || a.Ready {
		t.Errorf("what it names: %+v", a)
	}
	if a := (Level{Mind: preparing{&middling{}}, Iterations: 1}).Advise(ask(t, x)); !a.Ready || a.Other != nil || a.Reasons != nil {
		t.Errorf("ready: %+v", a)
	}
}
