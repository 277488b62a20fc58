package dzicz

import (
	"slices"
	"testing"

	"schron/rules"
)

func TestDZ1FieldsAndEdges(t *testing.T) {
	for name, want := range map[string][2]int{"a1": {0, 0}, "e1": {4, 0}, "a5": {0, 4}, "c3": {2, 2}, "e5": {4, 4}} {
		f, err := ParseField(name)
		if err != nil || f.Col() != want[0] || f.Row() != want[1] || f.String() != name {
			t.Errorf("%s is column %d, row %d, named %s (%v)", name, f.Col(), f.Row(), f, err)
		}
	}
	for _, name := range []string{"", "a", "a0", "a6", "f1", "A1", "a11", "-"} {
		if f, err := ParseField(name); err == nil {
			t.Errorf("%q is read as the field %s", name, f)
		}
	}
	if NoField.String() != "-" || NoField.OnBoard() || Field(Fields).OnBoard() {
		t.Error("a field off the board has a name")
	}
	if Centre.String() != "c3" {
		t.Errorf("the centre is %s", Centre)
	}
	want := Set(At(1, 1), At(2, 1), At(3, 1), At(1, 2), At(2, 2), At(3, 2), At(1, 3), At(2, 3), At(3, 3))
	if Inner != want {
		t.Errorf("inner fields are %v", Inner.Fields())
	}
	for e, want := range map[Edge]string{North: "[b5 c5 d5]", East: "[e2 e3 e4]", South: "[b1 c1 d1]", West: "[a2 a3 a4]"} {
		if got := fieldList(e.Middle().Fields()); got != want {
			t.Errorf("edge %s has the middle fields %s, want %s", e, got, want)
		}
	}
}

func fieldList(fields []Field) string {
	out := "["
	for i, f := range fields {
		if i > 0 {
			out += " "
		}
		out += f.String()
	}
	return out + "]"
}

func TestDZ1NeighboursStayOnTheBoard(t *testing.T) {
	for name, want := range map[string]string{
		"a1": "[b1 a2]", "e1": "[d1 e2]", "a5": "[a4 b5]", "e5": "[e4 d5]",
		"c3": "[c2 b3 d3 c4]", "a3": "[a2 b3 a4]", "e3": "[e2 d3 e4]",
	} {
		f, err := ParseField(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := fieldList(f.Beside()); got != want {
			t.Errorf("beside %s lie %s, want %s", name, got, want)
		}
	}
	if NoField.Beside() != nil {
		t.Error("something lies beside no field")
	}
	for name, want := range map[string]int{"a1": 4, "c1": 6, "e3": 6, "c3": 9} {
		f, _ := ParseField(name)
		if got := f.bit().around().Len(); got != want {
			t.Errorf("on and around %s are %d fields, want %d", name, got, want)
		}
	}
}

func TestDZ1MovesOffTheBoardAreRefused(t *testing.T) {
	s := newState(t, 2, 1)
	for _, m := range []rules.Move{
		{},
		{Verb: verbEnd},
		{Verb: VerbHome, A: -1},
		{Verb: VerbHome, A: Fields},
		{Verb: VerbHome, A: 1, B: 1},
		{Verb: VerbHome, A: 1, C: 1},
		{Verb: VerbHome, A: 1, D: 1},
		{Verb: VerbHome, A: 1, N: 1},
		{Verb: VerbMove, A: 1, B: Fields},
		{Verb: VerbDone, A: 1},
	} {
		if r := rules.AsRefusal(s.Check(m)); r == nil || r.Rule != "DZ-1" {
			t.Errorf("%+v is answered with %v", m, r)
		}
		if text := (Game{}).Notation(m); text != "?" {
			t.Errorf("%+v is written %q", m, text)
		}
	}
}

// DZ-2: two to four players, each with one action token of each kind.
func TestDZ2PlayersAndActionTokens(t *testing.T) {
	for _, n := range []int{-1, 0, 1, 5} {
		if _, err := (Game{}).New(rules.Setup{Players: n}); err == nil {
			t.Errorf("%d players may play", n)
		}
	}
	if _, err := (Game{}).New(rules.Setup{Players: 2, Options: rules.Options{"x": true}}); err == nil {
		t.Error("an unknown option is accepted")
	}
	eachPlayers(t, func(t *testing.T, players int) {
		s := newState(t, players, 3)
		if s.Seats() != players {
			t.Errorf("%d seats", s.Seats())
		}
		for seat := range players {
			if s.uncovered[seat] != [tokenKinds]int8{1, 1, 1, 1} || s.covered[seat] != [tokenKinds]int8{} {
				t.Errorf("seat %d has uncovered %v, covered %v", seat, s.uncovered[seat], s.covered[seat])
			}
		}
	})
}

func TestDZ2PiecesAreUnlimited(t *testing.T) {
	const drawing = `
		A#a A#a A#a A#a A#a
		A#a A#a A#a A#a A#a
		A#a A#a A#a A#a A#a
		A#a A#a A#a A#a A#a
		A#a A#a A#a A#  .
	`
	s := at(t, 2, drawing, inPhase(PhaseAction))
	play(t, s, "soldier d1")
	if n := s.soldiers[0].Len(); n != 24 {
		t.Errorf("%d soldiers", n)
	}
	s = at(t, 2, drawing, inPhase(PhaseAction))
	play(t, s, "token e1")
	if n := s.tokens[0].Len(); n != 25 {
		t.Errorf("%d tokens", n)
	}
}

// DZ-3: the open row comes from one set of the four missions, the secret cards
// from another.
func TestDZ3MissionsComeFromTwoSets(t *testing.T) {
	same := false
	for players := 2; players <= MaxSeats; players++ {
		var opened, dealt [missionKinds]bool
		for seed := range uint64(200) {
			s := newState(t, players, seed)
			if s.openCount != players-1 {
				t.Fatalf("%d open missions for %d players", s.openCount, players)
			}
			open, secret := s.open[:s.openCount], s.secret[:players]
			if twice(open) || twice(secret) {
				t.Fatalf("seed %d: open %v, secret %v", seed, open, secret)
			}
			for _, m := range open {
				opened[m] = true
				same = same || slices.Contains(secret, m)
			}
			for _, m := range secret {
				dealt[m] = true
			}
		}
		all := [missionKinds]bool{true, true, true, true}
		if opened != all || dealt != all {
			t.Errorf("%d players: open ever %v, dealt ever %v", players, opened, dealt)
		}
	}
	if !same {
		t.Error("no secret mission ever lay open too, though the sets are two")
	}
}

func twice(ms []Mission) bool {
	seen := map[Mission]bool{}
	for _, m := range ms {
		if seen[m] {
			return true
		}
		seen[m] = true
	}
	return false
}

// TestABoxHoldsEnoughPieces: in no game does a player have more of a kind on the board
// than the box holds for one player (DZ-2).
func TestABoxHoldsEnoughPieces(t *testing.T) {
	var most [3]int
	limits := [3]int{MostTokens, MostOutposts, MostSoldiers}
	for seed := range uint64(24) {
		m, err := rules.NewMatch(Game{}, make([]rules.Player, 2+int(seed%3)), rules.Setup{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for !m.Result().Over {
			move, err := m.BotMove(rules.RandomBot{})
			if err == nil {
				_, err = m.Play(move)
			}
			if err != nil {
				t.Fatal(err)
			}
			for seat, p := range m.View(rules.NoSeat).(View).Players {
				for i, n := range []int{len(p.Tokens), len(p.Outposts), len(p.Soldiers)} {
					if most[i] = max(most[i], n); n > limits[i] {
						t.Fatalf("seed %d: seat %d has %d pieces of kind %d, there are %d", seed, seat, n, i, limits[i])
					}
				}
				for _, k := range ActionTokens() {
					if n := p.Uncovered[k] + p.Covered[k]; n > MostActionTokens {
						t.Fatalf("seed %d: seat %d has %d of %v", seed, seat, n, k)
					}
				}
			}
		}
	}
	if most[0] < 4 || most[1] < 2 || most[2] < 2 {
		t.Errorf("at most %v pieces lay there", most)
	}
}
