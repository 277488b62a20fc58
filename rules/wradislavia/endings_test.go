package wradislavia

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// endings are the ways a game can end (WR-37, WR-40), by their reasons, each with
// a recorded game in testdata/endings that "go test -update" finds anew.
var endings = []string{"hand", "both", "both-draw", "limit", "limit-draw"}

func TestWR37EveryWayToEndIsRecorded(t *testing.T) {
	for _, name := range endings {
		file := filepath.Join("testdata", "endings", name+".json")
		if flag.Lookup("update").Value.String() == "true" {
			writeEnding(t, file, name)
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
		if got := m.Result(); !got.Over || got.Reason.Key != "wradislavia.result."+name {
			t.Errorf("%s ends with %+v", name, got)
		}
	}
}

// writeEnding looks for a game that ends so. Games up to turn 100 are random ones
// of characters that mostly explore, the others have a purpose.
func writeEnding(t *testing.T, file, reason string) {
	t.Helper()
	bots := []rules.Bot{purposeful{}, purposeful{}}
	if reason == "limit" || reason == "limit-draw" {
		bots = []rules.Bot{peaceful{}, peaceful{}}
	}
	p := rules.Playout{Game: Game{}, Bots: bots}
	for setup := (rules.Setup{Players: Seats}); ; setup.Seed++ {
		s, err := p.Run(setup)
		if err != nil {
			t.Fatal(err)
		}
		if s.Result().Reason.Key != "wradislavia.result."+reason {
			continue
		}
		record := p.Record(setup)
		for i := range record.Players {
			record.Players[i].Bot = "" // the bots of tests are no bots of the house
		}
		data, err := json.Marshal(record)
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
}

// peaceful is a bot for tests that only explores, but now and then strikes.
type peaceful struct{}

func (peaceful) ID() string { return "peaceful" }

func (peaceful) Choose(p *rules.Position) rules.Move {
	for _, m := range p.Legal() {
		token := Manoeuvre(m.A)
		if m.Verb == VerbToken && (token == Exploration && p.Rand().IntN(12) > 0 || token == HandToHand) {
			return m
		}
	}
	return purposeful{}.Choose(p)
}
