package paliwo

import (
	"slices"
	"testing"
)

func TestWP20Axe(t *testing.T) {
	s := at(t, `
		3 . . . x l > . . . . .
		2 . . . . . . . . . . b
	`)
	j := play(t, s, "axe D3", "axe F3")
	wantEvents(t, happened(j), "WP-20 axe", "WP-20 axe")
	s = at(t, "3 . . . x l > . . . . b")
	play(t, s, "axe D3", "step lumberjack D3")
	wantRefused(t, s, "axe C3", "WP-11", "points")
	s = at(t, "3 . . . . l . > . . . b")
	wantRefused(t, s, "axe G3", "WP-1", "adjacent")
}

func TestWP21Briefcase(t *testing.T) {
	s := at(t, "3 b . . . . . . . . < l", moving(1), func(s *State) {
		s.figures[field(t, "B3")] = ofZombie(West)
		s.figures[field(t, "A4")] = ofZombie(South)
	})
	j := play(t, s, "charge B3", "charge A4")
	wantEvents(t, happened(j), "WP-33 charge.stand", "WP-35 bite", "WP-21 briefcase",
		"WP-33 charge.stand", "WP-35 bite", "WP-39 wound", "WP-48 passed.movement")
	s = at(t, "9 . . . b ~ . . . l S .")
	play(t, s, "step businessman E9")
	if !s.briefcase || s.people[Businessman].wounds != 1 {
		t.Errorf("goo: briefcase %v, %d wounds", s.briefcase, s.people[Businessman].wounds)
	}
	s = at(t, "3 b ?B . . . . . . . l .")
	play(t, s, "step businessman B3")
	if !s.briefcase || s.people[Businessman].wounds != 1 {
		t.Errorf("biohazard: briefcase %v, %d wounds", s.briefcase, s.people[Businessman].wounds)
	}
}

// lines are rows and columns with everything that can stand on them. What is
// seen from the first sign or hit from there is the field given, "" if nothing.
var lines = []struct {
	name, board, from string
	dir               Facing
	sees, hits        string
}{
	{"far along a row", "3 . . . . . . . . . . x", "A3", East, "K3", "K3"},
	{"far to the west", "3 x . . . . . . . . . .", "K3", West, "A3", "A3"},
	{"far to the north", "12 < . . . . . . . . . .\n1 . . . . . . . . . . .", "A7", North, "A12", "A12"},
	{"far to the south", "8 . . # . v . . . . S G\n1 . . . . x . . . . . .", "E8", South, "E1", "E1"},
	{"the edge", "3 . . . . . . . . . . .", "C3", East, "", ""},
	{"a wreck", "5 b . . . . # ~ . x . .", "C5", East, "F5", ""},
	{"a barrel", "7 . . # O . . . O x . b", "E7", East, "H7", ""},
	{"a booth", "6 G . . . . # . . . . .", "C6", West, "A6", ""},
	{"a large car", "11 . L L L . . . # . . .", "F11", West, "D11", ""},
	{"a small car", "9 . . . . ~ . . . . S .", "H9", East, "J9", ""},
	{"goo", "9 . . . . ~ x . . b S .", "B9", East, "F9", "F9"},
	{"new goo", "3 . ~ x . . . . . . . b", "A3", East, "C3", "C3"},
	{"a find", "3 . ?Z x . . . . . . . b", "A3", East, "C3", "C3"},
	{"fuel", "3 . f x . . . . . . . b", "A3", East, "C3", "C3"},
	{"a crawler token", "3 . t x . . . . . . . b", "A3", East, "C3", "C3"},
	{"a human", "3 . b x . . . . . . . .", "A3", East, "B3", ""},
	{"a zombie", "3 . ^ x . . . . . . . b", "A3", East, "B3", "B3"},
	{"a crawler", "3 . x ^ . . . . . . . b", "A3", East, "B3", "B3"},
	{"next to it", "3 . . . < . . . . . . b", "C3", East, "D3", "D3"},
	{"not diagonally", "4 . # # . x . . . # # .", "D3", North, "D7", ""},
}

func TestWP22ShotsAlongEveryKindOfLine(t *testing.T) {
	for _, c := range lines {
		s := at(t, c.board, func(s *State) {
			f := field(t, c.from)
			s.people[Policeman].field, s.figures[f] = f, ofHuman(Policeman)
			if s.people[Businessman].field == NoField {
				s.people[Businessman].field, s.figures[field(t, "K1")] = field(t, "K1"), ofHuman(Businessman)
			}
		})
		hit := ""
		for _, m := range s.Legal(nil) {
			if d, _, ok := field(t, c.from).line(Target(m)); m.Verb == VerbShot && ok && d == c.dir {
				hit = Target(m).String()
			}
		}
		if hit != c.hits {
			t.Errorf("%s: hits %q, want %q", c.name, hit, c.hits)
		}
		l := viewOf(s, SeatHumans).LineOfFire(field(t, c.from), c.dir)
		if l.Target != (c.hits != "") || c.hits != "" && l.Hit.String() != c.hits {
			t.Errorf("%s: the line of fire is %+v", c.name, l)
		}
	}
}

func TestWP22Bullets(t *testing.T) {
	s := at(t, "3 p . ^ . < . . . . b x", withBullets(1))
	wantRefused(t, s, "shot E3", "WP-22", "shot-blocked")
	wantRefused(t, s, "shot B3", "WP-14", "victim")
	wantRefused(t, s, "shot B4", "WP-22", "shot-line")
	j := play(t, s, "shot C3")
	wantEvents(t, happened(j), "WP-22 shot")
	wantRefused(t, s, "shot E3", "WP-22", "bullet")
	if !s.shot || s.pa != 1 {
		t.Errorf("shot %v, %d points", s.shot, s.pa)
	}
}

func TestWP23Wrench(t *testing.T) {
	s := at(t, `
		6 G . . > . # . . . . .
		3 m . ^ ^ . . . . . b .
		2 x . . . . . . . . . .
	`)
	wantLegal(t, s, "wrench C3", "wrench C3 E", "wrench C3 S", "wrench C3 W")
	wantRefused(t, s, "wrench C3 N", "WP-44", "same-facing")
	wantRefused(t, s, "wrench D3 E", "WP-23", "wrench-blocked")
	wantRefused(t, s, "wrench A2 E", "WP-23", "wrench-target")
	wantRefused(t, s, "wrench D6 E", "WP-23", "wrench-line")
	j := play(t, s, "wrench C3 S")
	wantEvents(t, happened(j), "WP-23 wrench")
	wantRefused(t, s, "wrench C3 N", "WP-23", "wrench-again")
	for board, ok := range map[string]bool{"3 m . . ^ . . . . . b .": true, "3 m . . . ^ . . . . b .": false} {
		s := at(t, board)
		got := slices.ContainsFunc(viewOf(s, SeatHumans).Actions(Mechanic), func(a Action) bool {
			return a.Verb == VerbWrench && len(a.Moves) > 0
		})
		if got != ok {
			t.Errorf("%s: wrench %v, want %v", board, got, ok)
		}
	}
}

func TestWP24Sprint(t *testing.T) {
	s := at(t, "3 r . . . . . . . . b .")
	play(t, s, "sprint B3", "step runner C3", "step runner D3")
	wantRefused(t, s, "sprint E3", "WP-24", "sprint-again")
	s = at(t, "3 r . . . . . . . . b .")
	play(t, s, "step runner B3", "step runner C3", "sprint D3")
	wantRefused(t, s, "step runner E3", "WP-11", "points")
	s = at(t, "3 r . . . . . . . . b .", carrying(Runner))
	wantRefused(t, s, "sprint B3", "WP-18", "carrier")
}

func TestWP25Slip(t *testing.T) {
	s := at(t, `
		5 . . . . b # ~ . . . .
		4 . # # . ^ . . . # # .
		3 . . l x c < < . . . .
		2 . . . . m . . . . . .
	`)
	wantLegal(t, s, "slip", "slip E1")
	wantRefused(t, s, "slip G3", "WP-2", "occupied")
	wantRefused(t, s, "slip C3", "WP-2", "occupied")
	wantRefused(t, s, "slip H3", "WP-25", "slip-line")
	wantRefused(t, s, "slip F4", "WP-25", "slip-line")
	play(t, s, "slip E1")
	play(t, s, "slip E3")
	wantBoard(t, s, "3 . . l x c < < . . . .")
}

func TestWP25SlipNeedsAFigureAndAField(t *testing.T) {
	s := at(t, `
		6 G ^ c . . # . . . . b
		5 . . . . . # ~ . . . .
	`)
	wantRefused(t, s, "slip E6", "WP-25", "slip-nobody")
	wantRefused(t, s, "slip A6", "WP-2", "obstacle")
	s = at(t, "7 . . # O c . . O . . b")
	wantRefused(t, s, "slip C7", "WP-25", "slip-nobody")
	wantRefused(t, s, "axe D7", "WP-39", "gone")
}
