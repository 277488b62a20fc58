package reversi

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

var setup = rules.Setup{Players: 2, Seed: 1}

func TestReversiKeepsItsPromises(t *testing.T) {
	rulestest.Playouts(t, Game{}, setup, 60)
	rulestest.RecordRoundTrip(t, Game{}, setup)
	rulestest.UndoRedo(t, Game{}, setup)
	if n := rulestest.MoveAllocs(t, Game{}, setup); n > 0.1 {
		t.Errorf("%.2f allocations per move", n)
	}
}

// after is the position after moves from the start.
func after(t *testing.T, moves ...string) *State {
	t.Helper()
	s, err := Game{}.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		m, err := Game{}.Parse(text)
		if err == nil {
			err = s.Apply(m, &rules.Journal{})
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return s.(*State)
}

func refused(t *testing.T, s *State, move string) string {
	t.Helper()
	m, err := Game{}.Parse(move)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.AsRefusal(s.Check(m))
	if r == nil {
		return ""
	}
	return r.Rule + " " + r.Text.Key
}

func TestRE1FourDiscsInTheMiddle(t *testing.T) {
	s := after(t)
	for name, want := range map[string]int8{"d4": 1, "e5": 1, "e4": 0, "d5": 0, "c3": rules.NoSeat} {
		if f, _ := ParseField(name); s.Board[f] != want {
			t.Errorf("on %s lies a disc of seat %d, want %d", name, s.Board[f], want)
		}
	}
	if s.Actor() != 0 || s.discs(0) != 2 || s.discs(1) != 2 {
		t.Errorf("seat %d begins with %d and %d discs", s.Actor(), s.discs(0), s.discs(1))
	}
}

func TestRE2OnAnEmptyField(t *testing.T) {
	if got := refused(t, after(t), "put d4"); got != "RE-2 reversi.refuse.taken" {
		t.Errorf("on a taken field: %q", got)
	}
	if r := rules.AsRefusal(after(t).Check(rules.Move{Verb: VerbPut, A: Fields})); r == nil || r.Rule != "RE-2" {
		t.Errorf("off the board: %v", r)
	}
}

func TestRE3EnclosedDiscsTurnOver(t *testing.T) {
	s := after(t)
	var names []string
	for _, m := range s.Legal(nil) {
		names = append(names, Game{}.Notation(m))
	}
	if want := []string{"put d3", "put c4", "put f5", "put e6"}; !slices.Equal(names, want) {
		t.Errorf("seat 0 may %q, want %q", names, want)
	}
	if got := refused(t, s, "put a1"); got != "RE-3 reversi.refuse.turns-none" {
		t.Errorf("where nothing is enclosed: %q", got)
	}
	s = after(t, "put d3", "put c3", "put c4")
	for name, want := range map[string]int8{"d3": 0, "d4": 0, "c4": 0, "c3": 1, "e5": 1, "d5": 0} {
		if f, _ := ParseField(name); s.Board[f] != want {
			t.Errorf("on %s lies a disc of seat %d, want %d", name, s.Board[f], want)
		}
	}
}

// row is a position in which only the fields from a1 on are taken.
func row(seat int8, discs ...int8) *State {
	s := &State{Go: seat}
	for f := range s.Board {
		s.Board[f] = rules.NoSeat
	}
	copy(s.Board[:], discs)
	return s
}

func TestRE4WhoCanPutNonePasses(t *testing.T) {
	s := row(1, 0, 1) // seat 0 may put on c1, seat 1 nowhere
	if got := s.Legal(nil); len(got) != 1 || got[0].Verb != VerbPass || s.Prompt().Pass == nil {
		t.Errorf("seat 1 may %v", got)
	}
	if err := s.Apply(rules.Move{Verb: VerbPass}, &rules.Journal{}); err != nil || s.Go != 0 {
		t.Errorf("passing: %v, then seat %d", err, s.Go)
	}
	if got := refused(t, s, "pass"); got != "RE-4 reversi.refuse.pass" {
		t.Errorf("who can put one passes: %q", got)
	}
}

func TestRE5MoreDiscsWin(t *testing.T) {
	s := row(0, 0, 1)
	if err := s.Apply(Put(2), &rules.Journal{}); err != nil {
		t.Fatal(err)
	}
	if r := s.Result(); !r.Over || !slices.Equal(r.Winners, []int{0}) || !slices.Equal(r.Scores, []int{3, 0}) {
		t.Errorf("%+v", r)
	}
	if got := refused(t, s, "put h8"); got != "RE-5 reversi.refuse.over" {
		t.Errorf("after the end: %q", got)
	}
	s = row(rules.NoSeat, 0, rules.NoSeat, 1)
	if r := s.Result(); !slices.Equal(r.Winners, []int{0, 1}) {
		t.Errorf("with as many discs: %+v", r)
	}
}

func TestDecodeIsStrict(t *testing.T) {
	data, err := after(t, "put d3").MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	if s, err := (Game{}).Decode(data); err != nil || *s.(*State) != *after(t, "put d3") {
		t.Errorf("read as %v, %v", s, err)
	}
	for _, text := range []string{`{}`, string(data) + "1", `{"board":[2],"go":0}`, `{"more":1}`, `x`} {
		if _, err := (Game{}).Decode([]byte(text)); err == nil {
			t.Errorf("%q is read", text)
		}
	}
}
