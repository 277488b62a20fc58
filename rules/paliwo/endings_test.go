package paliwo

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// endings are the ways a game can end (PA-43), each with a recorded game in
// testdata/endings that "go test -update" finds anew. before is the position
// before the last move.
var endings = map[string]func(before, s *State) bool{
	"escape-west": func(before, s *State) bool {
		return s.ending == EndEscape && before.people[s.lastLeaver].field.Col() == 0
	},
	"escape-east": func(before, s *State) bool {
		return s.ending == EndEscape && before.people[s.lastLeaver].field.Col() == Cols-1
	},
	"escape-doomed": func(_, s *State) bool {
		return s.ending == EndEscape && s.people[s.lastLeaver].wounds == WoundsMost
	},
	"terror-by-fuel": func(_, s *State) bool { return s.ending == EndTerror && s.pool > 0 },
	"terror-by-pool": func(_, s *State) bool { return s.ending == EndTerror && s.pool == 0 },
	"only-the-child": func(_, s *State) bool { return s.ending == EndChild },
	"nobody":         func(_, s *State) bool { return s.ending == EndNobody },
}

func TestPA43EveryWayToEndIsRecorded(t *testing.T) {
	update := flag.Lookup("update").Value.String() == "true"
	for name, is := range endings {
		file := filepath.Join("testdata", "endings", name+".json")
		if update {
			writeEnding(t, file, is)
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := rules.DecodeRecord(data)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		m, err := rules.LoadMatch(rulestest.Lookup(Game{}), r)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		before, err := m.At(m.Len() - 1)
		if err != nil {
			t.Fatal(err)
		}
		s, err := m.At(m.Len())
		if err != nil {
			t.Fatal(err)
		}
		if !m.Result().Over || !is(before.(*State), s.(*State)) {
			t.Errorf("%s ends with %+v", name, m.Result())
		}
	}
}

// seeker is a bot whose humans look for fuel and carry it off; its zombies play
// at random.
type seeker struct{ zeal int }

func (seeker) ID() string { return "random" }

func (b seeker) Choose(p *rules.Position) rules.Move {
	legal := p.Legal()
	for _, m := range legal {
		if m.Verb == VerbLeave || m.Verb == VerbTake || m.Verb == VerbOpen {
			return m
		}
	}
	v := p.View().(View)
	m := rules.RandomBot{}.Choose(p)
	for range b.zeal {
		if m.Verb == VerbEnd || m.Verb == VerbFinish || m.Verb == VerbStep && !homeward(v, m) {
			m = rules.RandomBot{}.Choose(p)
		}
	}
	return m
}

// homeward tells whether a step brings a carrier nearer to a side edge, or
// another human farther from the supermarket.
func homeward(v View, m rules.Move) bool {
	h := v.Humans[m.A]
	from, to := *h.Field, Field(m.B)
	if !h.Fuel {
		return to.Row() > from.Row()
	}
	side := func(f Field) int { return min(f.Col(), Cols-1-f.Col()) }
	return side(to) < side(from)
}

// writeEnding looks for a game that ends so.
func writeEnding(t *testing.T, file string, is func(before, s *State) bool) {
	t.Helper()
	var last, now State
	bots := []rules.Bot{rules.RandomBot{}, rules.RandomBot{}}
	p := rules.Playout{Game: Game{}, Bots: bots}
	p.After = func(s rules.State, _ rules.Move) error {
		last, now = now, *s.(*State)
		return nil
	}
	for setup := (rules.Setup{Players: 2}); setup.Seed < 20000; setup.Seed++ {
		bots[0] = rules.RandomBot{}
		if setup.Seed%2 == 1 {
			bots[0] = seeker{int(setup.Seed % 5)}
		}
		if _, err := p.Run(setup); err != nil {
			t.Fatal(err)
		}
		if !is(&last, &now) {
			continue
		}
		data, err := json.Marshal(p.Record(setup))
		if err == nil {
			err = os.MkdirAll(filepath.Dir(file), 0o755)
		}
		if err == nil {
			err = os.WriteFile(file, append(data, '\n'), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Fatalf("no game ends as %s wants", file)
}
