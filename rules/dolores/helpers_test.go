package dolores

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// kit plays moves and tests what comes of them; these are its methods.
var (
	kit         = rulestest.Kit{Game: Game{}}
	play        = kit.Play
	wantRefused = kit.WantRefused
)

// start makes the start of a game.
func start(t testing.TB, players int, options rules.Options) *State {
	t.Helper()
	s, err := Game{}.New(rules.Setup{Players: players, Seed: 5, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// bare is a start without forest and without a truce.
func bare(t testing.TB, players int) *State {
	t.Helper()
	s := start(t, players, rules.Options{OptionTruce: 0})
	s.forest = FieldSet{}
	return s
}

// field reads a field's name.
func field(t testing.TB, name string) Field {
	t.Helper()
	f, err := ParseField(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func set(t testing.TB, names string) FieldSet {
	t.Helper()
	var out FieldSet
	for _, name := range strings.Fields(names) {
		out.Add(field(t, name))
	}
	return out
}

// paint draws on the map from a field on, a row of cells each line. A cell is a dot or an
// owner A to D and one of f c s, for a forest, crop or section. Without an owner the field is
// nobody's. "A" alone is an own field.
func paint(t testing.TB, s *State, corner string, drawing string) {
	t.Helper()
	at := field(t, corner)
	for r, line := range strings.Split(strings.TrimSpace(drawing), "\n") {
		for c, cell := range strings.Fields(line) {
			f := At(at.Col()+c, at.Row()+r)
			if cell != "." {
				s.clearGround(f)
			}
			for _, sign := range cell {
				switch sign {
				case 'A', 'B', 'C', 'D':
					s.owned[sign-'A'].Add(f)
				case 'f':
					s.forest.Add(f)
				case 'c':
					s.crop.Add(f)
				case 's':
					s.section.Add(f)
				case '!':
					s.fire.Add(f)
				case '.':
				default:
					t.Fatalf("sign %q", sign)
				}
			}
		}
	}
	s.relinkAll()
}

// wantSet compares a set with a drawing: x for the fields that are in it. Fields
// outside of the drawing must not be in it.
func wantSet(t testing.TB, got FieldSet, corner, drawing string) {
	t.Helper()
	at := field(t, corner)
	var want FieldSet
	lines := strings.Split(strings.TrimSpace(drawing), "\n")
	for r, line := range lines {
		for c, cell := range strings.Fields(line) {
			if cell == "x" {
				want.Add(At(at.Col()+c, at.Row()+r))
			}
		}
	}
	if got != want {
		t.Errorf("got %v, want %v", got.Fields(), want.Fields())
	}
}

// put places a unit by hand.
func put(t testing.TB, s *State, seat int, kind Good, name string) Unit {
	t.Helper()
	f := field(t, name)
	s.Fed(seat).store[kind]++
	if isLauncher(kind) {
		s.owned[seat].Add(f)
		s.clearGround(f)
	}
	before := s.Fed(seat).units
	s.place(seat, f, kind, nil)
	for u := range before {
		if before[u] != s.Fed(seat).units[u] {
			return Unit(u)
		}
	}
	t.Fatalf("no %s placed", kind)
	return NoUnit
}

// settle puts a city with buildings on a field; mines are for oil.
func settle(t testing.TB, s *State, seat int, name string, buildings ...Building) *City {
	t.Helper()
	f := field(t, name)
	s.owned[seat].Add(f)
	s.clearGround(f)
	s.addCity(seat, f)
	return furnish(t, s, seat, name, buildings...)
}

// furnish adds buildings to a city.
func furnish(t testing.TB, s *State, seat int, name string, buildings ...Building) *City {
	t.Helper()
	c := &s.Fed(seat).cities[s.CityAt(seat, field(t, name))]
	for _, b := range buildings {
		c.Districts[c.Built] = District{Building: b, Material: nothing}
		if b == Mine {
			c.Districts[c.Built].Material = Oil
		}
		c.Built++
	}
	s.relinkAll()
	return c
}

// many repeats a building.
func many(b Building, n int) []Building { return slices.Repeat([]Building{b}, n) }

// fund sets a seat's money.
func fund(s *State, seat, money int) {
	fed := s.Fed(seat)
	fed.book.Sold += money - fed.money
	fed.money = money
}

// warfare brings the position to a seat's part of phase 5, without a truce.
func warfare(s *State, seat int) {
	s.truceRounds = 0
	s.phase, s.ask, s.active, s.wind = PhaseMilitary, DecideMilitary, int8(seat), Wind{1, 1}
}

// load makes the next dice of the game fall so.
func load(t testing.TB, s *State, dice ...int) {
	t.Helper()
	for seed := range uint64(2_000_000) {
		r := rules.NewRand(seed)
		try := r
		ok := true
		for _, want := range dice {
			if ok = try.Die(6) == want; !ok {
				break
			}
		}
		if ok {
			s.rand = r
			return
		}
	}
	t.Fatalf("no seed rolls %v", dice)
}

// happened reports whether an event of a name and rule is in a journal.
func happened(j *rules.Journal, rule, name string) bool {
	return slices.ContainsFunc(j.Events, func(e rules.Event) bool {
		return e.Rule == rule && e.Text.Key == eventPrefix+name
	})
}

func wantEvent(t testing.TB, j *rules.Journal, rule, name string) {
	t.Helper()
	if !happened(j, rule, name) {
		var all []string
		for _, e := range j.Events {
			all = append(all, e.Rule+" "+e.Text.Key)
		}
		t.Errorf("%s %s did not happen, but %v", rule, name, all)
	}
}

func wantAllowed(t testing.TB, s *State, moves ...string) {
	t.Helper()
	for _, move := range moves {
		m, err := Game{}.Parse(move)
		if err == nil {
			err = s.Check(m)
		}
		if err != nil {
			t.Errorf("%q: %v", move, err)
		}
	}
}

// want compares two values.
func want[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}
