package dzicz

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// endings are the ways a game can end (DZ-30), each with a recorded game in
// testdata/endings that "go test -update" finds anew.
var endings = map[string]func(s *State) bool{
	"open-mission":    func(s *State) bool { return winners(s) == 1 && s.claimed == 0 },
	"secret-mission":  func(s *State) bool { return winners(s) == 1 && s.claimed != 0 && openHeld(s) == 0 },
	"several-winners": func(s *State) bool { return winners(s) > 1 },
	"nobody":          func(s *State) bool { return winners(s) == 0 },
}

func winners(s *State) int { return len(s.Result().Winners) }

func openHeld(s *State) int {
	n := 0
	for i := range s.openCount {
		if s.holder[i] != nobody {
			n++
		}
	}
	return n
}

func TestDZ30EveryWayToEndIsRecorded(t *testing.T) {
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
		s, err := m.At(m.Len())
		if err != nil {
			t.Fatal(err)
		}
		if !m.Result().Over || !is(s.(*State)) {
			t.Errorf("%s ends with %+v", name, m.Result())
		}
	}
}

// writeEnding looks for a random game of three that ends so.
func writeEnding(t *testing.T, file string, is func(*State) bool) {
	t.Helper()
	p := rules.Playout{Game: Game{}}
	for setup := (rules.Setup{Players: 3}); ; setup.Seed++ {
		s, err := p.Run(setup)
		if err != nil {
			t.Fatal(err)
		}
		if !is(s.(*State)) {
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
}
