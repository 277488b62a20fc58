package stand

import (
	"encoding/json"
	"path/filepath"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
)

// Dzicz is the game that most tests play.
func Dzicz(t testing.TB) rules.Game {
	t.Helper()
	g, err := registry.Game("dzicz")
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Played returns the text of a record of three people and chance at Dzicz. It has the
// first moves, or all of them if moves is negative.
func Played(t testing.TB, seed uint64, moves int) string {
	t.Helper()
	return encode(t, chance(t, seed, 3, moves))
}

// Drawn is the record of a whole game of Dzicz by chance.
func Drawn(t testing.TB, seed uint64, players int) *rules.Record {
	t.Helper()
	return chance(t, seed, players, -1)
}

// chance has that many people play Dzicz at random.
func chance(t testing.TB, seed uint64, players, moves int) *rules.Record {
	t.Helper()
	names := []rules.Player{{Name: "Ala"}, {Name: "Bartek"}, {Name: "Celina"}, {Name: "Darek"}}
	m, err := rules.NewMatch(Dzicz(t), names[:players], rules.Setup{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for m.Len() != moves && !m.Result().Over {
		mv, err := m.BotMove(rules.RandomBot{})
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	r, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func encode(t testing.TB, r *rules.Record) string {
	t.Helper()
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// ShotRecord reads one of the records of which `make shots` takes pictures.
func ShotRecord(t testing.TB, name string) *rules.Record {
	t.Helper()
	return rulestest.ReadRecord(t, Path(t, "build", "shots", name+".json"))
}

// PutRecord writes a record into a folder of its own.
func PutRecord(t testing.TB, name string, r *rules.Record) (file string) {
	t.Helper()
	return Put(t, filepath.Join(t.TempDir(), name+".json"), encode(t, r))
}

// Beginning writes the record of a game before its first move.
func Beginning(t testing.TB, r *rules.Record) (file string) {
	t.Helper()
	first := *r
	first.Moves, first.Final = nil, ""
	return PutRecord(t, "beginning", &first)
}

// SameGame fails unless two records tell the same game, whenever they were
// saved and whatever could be redone.
func SameGame(t testing.TB, got, want *rules.Record) {
	t.Helper()
	a, b := *got, *want
	a.Saved, b.Saved, a.Title, b.Title = "", "", "", ""
	a.Undone, b.Undone = nil, nil
	if x, y := encode(t, &a), encode(t, &b); x != y {
		t.Errorf("the records differ:\n%s\n%s", x, y)
	}
}
