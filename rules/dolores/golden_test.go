package dolores

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// Playthroughs of the first moves with two, three and four federations, and of
// a whole round with investments, taxes, yields and a war.
func TestGoldenPlaythroughs(t *testing.T) {
	for players := 2; players <= MaxSeats; players++ {
		m := rulestest.RandomMatch(t, Game{}, rules.Setup{Players: players, Seed: 7}, 12)
		rulestest.Golden(t, fmt.Sprintf("playthrough-%d", players), m)
	}
	data, err := rich(t).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(Game{}, nil, data)
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Play(t, m, "claim J6", "sow J9", "offer 1", "give oil 1", "ask money 9", "propose", "accept", "end", "end", "end")
	for m.Actor() != rules.NoSeat && m.Status().Turn == 1 {
		p := m.Prompt(m.Actor())
		if p.Pass == nil {
			t.Fatalf("no way on from %s", p.Text.Key)
		}
		if _, err := m.Play(p.Pass.Move); err != nil {
			t.Fatal(err)
		}
	}
	rulestest.Golden(t, "round", m)
}

// endings are the ways a game can end (DO-55, DO-56), each with a recorded game
// in testdata/endings that "go test -update" finds anew.
var endings = map[string]struct {
	how    endKind
	rounds int
	is     func(rules.Result) bool
}{
	"conquest": {byLast, 60, func(r rules.Result) bool { return len(r.Winners) == 1 }},
	"wealth":   {byWealth, 3, func(r rules.Result) bool { return len(r.Winners) == 1 }},
}

func TestDO56EveryWayToEndIsRecorded(t *testing.T) {
	update := flag.Lookup("update").Value.String() == "true"
	for name, end := range endings {
		file := filepath.Join("testdata", "endings", name+".json")
		if update {
			writeEnding(t, file, end.how, end.rounds)
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
		s, err := m.At(m.Len())
		if err != nil {
			t.Fatal(err)
		}
		if got := s.(*State).over.how; !m.Result().Over || got != end.how || !end.is(m.Result()) {
			t.Errorf("%s ends by %s with %+v", name, endIDs[got], m.Result())
		}
	}
}

// warrior buys missiles and fires at cities as soon as it can, so that a
// conquest comes about; else it plays at random.
type warrior struct{ rules.RandomBot }

func (w warrior) Choose(p *rules.Position) rules.Move {
	v := p.View().(View)
	seat := p.Seat()
	for _, m := range p.Legal() {
		if m.Verb == VerbFire {
			if c := v.Cell(Field(m.A)); c.Ground == 'C' {
				return m
			}
		}
	}
	for _, verb := range []uint8{VerbPlace, VerbAim, VerbSabotage, VerbSettle} {
		for _, m := range p.Legal() {
			if m.Verb == verb && (verb != VerbAim || seat == 0) {
				return m
			}
		}
	}
	if m := Amount(VerbBuy, Launcher, 1); v.Decision == "invest" && seat == 0 {
		for _, r := range p.Ranges() {
			if r.Move.Verb == m.Verb && r.Move.A == m.A {
				return m
			}
			if r.Move.Verb == VerbBuy && Good(r.Move.A) == Oil && v.Federations[0].Store[Launcher] == 0 && v.Federations[0].Store[Oil] < 10 && v.Federations[0].Money < 400 {
				return r.With(1)
			}
		}
	}
	return w.RandomBot.Choose(p)
}

// writeEnding looks for a game of two that ends so.
func writeEnding(t *testing.T, file string, how endKind, rounds int) {
	t.Helper()
	p := rules.Playout{Game: Game{}, Bots: []rules.Bot{warrior{}, warrior{}}}
	for setup := (rules.Setup{Players: 2, Options: rules.Options{OptionRounds: rounds}}); setup.Seed < 3000; setup.Seed++ {
		s, err := p.Run(setup)
		if err != nil {
			t.Fatal(err)
		}
		if s.(*State).over.how != how || len(s.Result().Winners) != 1 {
			continue
		}
		r := p.Record(setup)
		for i := range r.Players {
			r.Players[i].Bot = ""
		}
		data, err := json.Marshal(r)
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
	t.Fatalf("no game ends by %s", endIDs[how])
}
