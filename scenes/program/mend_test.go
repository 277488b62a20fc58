package program

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/dzicz"
	"schron/rules/registry"
	"schron/scenes"
	"schron/scenes/house"
)

// blind is a game whose positions cannot be looked at after some moves.
type blind struct {
	rules.Game
	after int
}

func (g blind) New(s rules.Setup) (rules.State, error) {
	st, err := g.Game.New(s)
	return &dark{State: st, left: g.after}, err
}

type dark struct {
	rules.State
	left int
}

func (s *dark) Clone() rules.State { return &dark{s.State.Clone(), s.left} }

func (s *dark) Apply(m rules.Move, j *rules.Journal) error {
	err := s.State.Apply(m, j)
	if err == nil {
		s.left--
	}
	return err
}

func (s *dark) View(seat int) rules.View {
	if s.left < 0 {
		lampWentOut()
	}
	return s.State.View(seat)
}

// lampWentOut is where the fault is.
func lampWentOut() { panic("the lamp went out") }

// played is a match of dzicz after some moves, blind after others.
func played(t *testing.T, after, moves int, players ...rules.Player) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(blind{dzicz.Game{}, after}, players, rules.Setup{Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	for range moves {
		if _, err := m.Play(m.Legal(m.Actor(), nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func reports(t *testing.T, dir string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "crashes", "*", "report.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, string(text))
	}
	return out
}

// TestAGameThatCannotBeLookedAtIsResumedEarlier, with a sentence and a report
// that tells where it broke.
func TestAGameThatCannotBeLookedAtIsResumedEarlier(t *testing.T) {
	dir := t.TempDir()
	r := run(t, dir, usual())
	r.house.Navigation.Table(house.Match{Match: played(t, 5, 7, rules.Player{}, rules.Player{})})
	r.settle()
	if r.Scene() != "table" || r.table.Match().Len() != 5 {
		t.Fatalf("scene %s", r.Scene())
	}
	if told := strings.Join(r.Toasts(), " "); !strings.Contains(told, "2 moves earlier") {
		t.Errorf("it says %q", told)
	}
	if got := reports(t, dir); len(got) != 1 || !strings.Contains(got[0], "the lamp went out") || !strings.Contains(got[0], "lampWentOut(") {
		t.Errorf("reports %q", got)
	}
	records, _ := filepath.Glob(filepath.Join(dir, "crashes", "*", "record.json"))
	if len(records) != 1 {
		t.Fatalf("%d records", len(records))
	}
	if m, err := r.house.Files.LoadFile(records[0]); err != nil || m.Len() != 7 {
		t.Errorf("the game as it was: %v, %v", m, err)
	}
}

// TestALevelWithABudgetPlaysOnAtTheTable, as the level does. An unknown bot makes way
// for a person.
func TestALevelWithABudgetPlaysOnAtTheTable(t *testing.T) {
	r := run(t, t.TempDir(), usual())
	r.house.Navigation.Table(house.Match{Match: played(t, 9, 2, rules.Player{}, rules.Player{Bot: "easy@20"}, rules.Player{Bot: "wise@20"})})
	r.settle()
	if got := r.table.Match().Players(); got[1].Bot != "easy" || got[2].Bot != "" {
		t.Errorf("players %+v", got)
	}
}

// TestAReportTellsWhereAGamePanicked: the stack of the panic itself stands in it,
// not only of what noticed it.
func TestAReportTellsWhereAGamePanicked(t *testing.T) {
	dir := t.TempDir()
	r := run(t, dir, usual())
	fault := rules.Guard("move", func() error { lampWentOut(); return nil })
	r.crash(scenes.Crash{Value: fault, Stack: []byte("noticed by the table"), Scene: "table"})
	got := reports(t, dir)
	if len(got) != 1 || !strings.Contains(got[0], "move: panic: the lamp went out") || !strings.Contains(got[0], "program.lampWentOut(") || !strings.Contains(got[0], "noticed by the table") {
		t.Errorf("reports %q", got)
	}
}

// TestACrashOfABrokenPositionLeadsOneMoveBack and so does the second one at the
// same moment.
func TestACrashOfABrokenPositionLeadsOneMoveBack(t *testing.T) {
	r := run(t, t.TempDir(), usual())
	r.house.Navigation.Table(house.Match{Match: played(t, 3, 2, rules.Player{}, rules.Player{})})
	r.settle()
	fall := func(v any) {
		t.Helper()
		r.house.Host.Reset(r.crash(scenes.Crash{Value: v, Scene: "table"}))
		r.settle()
	}
	fall("no reason")
	if !r.Has("resume") || !r.Has("resume:earlier") {
		t.Fatal("a first crash closes a way")
	}
	r.Click("resume")
	r.settle()
	if r.table.Match().Len() != 2 {
		t.Fatalf("%d moves", r.table.Match().Len())
	}
	fall("no reason")
	if r.Has("resume") || !r.Has("resume:earlier") {
		t.Error("the second crash at the same moment leads to the third")
	}
	r.Click("resume:earlier")
	r.settle()
	if r.table.Match().Len() != 1 {
		t.Fatalf("%d moves", r.table.Match().Len())
	}
	fall("no reason")
	if !r.Has("resume") {
		t.Error("a crash at another moment counts as the same")
	}

	r.house.Navigation.Table(house.Match{Match: played(t, 3, 3, rules.Player{}, rules.Player{})})
	r.settle()
	m := r.table.Match()
	if _, err := m.Play(m.Legal(m.Actor(), nil)[0]); err != nil {
		t.Fatal(err)
	}
	if err := r.slot.Save(m); err != nil {
		t.Fatal(err)
	}
	fall(errors.New("the view"))
	if r.Has("resume") || !r.Has("resume:earlier") {
		t.Error("a position that cannot be looked at is offered again")
	}
	r.Click("resume:earlier")
	r.settle()
	if r.Scene() != "table" || r.table.Match().Len() != 3 {
		t.Errorf("scene %s", r.Scene())
	}
}

// TestAResumedSaveKnowsItsOpponent: a bot with a character keeps its seat, its face and
// its style.
func TestAResumedSaveKnowsItsOpponent(t *testing.T) {
	r := run(t, t.TempDir(), usual())
	m := played(t, 99, 0, rules.Player{Name: "Żaneta"}, rules.Player{Name: "Igor", Bot: "hard-raider"})
	r.house.Navigation.Table(house.Match{Match: m})
	r.settle()
	r.house.Navigation.Shelf()
	r.settle()
	r.Click("resume")
	r.settle()
	if p := r.table.Match().Players()[1]; p.Bot != "hard-raider" || len(r.Toasts()) > 0 || r.house.LookOf(p, 1).Face != "face/of-hard-raider" {
		t.Errorf("it is %+v, told is %q", p, r.Toasts())
	}
}

// TestAnUnknownBotMakesRoomForAPerson: one flipped bit in a save must not end the
// game. It is saved so, and what is only watched stays as it was.
func TestAnUnknownBotMakesRoomForAPerson(t *testing.T) {
	dir := t.TempDir()
	r := run(t, dir, usual())
	m := played(t, 99, 0, rules.Player{Name: "Żaneta"}, rules.Player{Name: "Łukasz", Bot: "random"})
	record, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(record)
	if err != nil {
		t.Fatal(err)
	}
	damaged := strings.Replace(string(data), `"bot":"random"`, `"bot":"sandom"`, 1)
	path := filepath.Join(dir, "auto", "flipped.json")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(damaged), 0o644); err != nil {
		t.Fatal(err)
	}
	r.house.Navigation.Shelf()
	r.settle()
	r.Click("resume")
	r.settle()
	if r.Scene() != "table" || r.table.Match().Bot(0)+r.table.Match().Bot(1) != "" {
		t.Fatalf("scene %s", r.Scene())
	}
	if told := strings.Join(r.Toasts(), " "); !strings.Contains(told, "A person takes the seat: Łukasz.") {
		t.Errorf("it says %q", told)
	}
	r.play(t, 3)
	r.house.Navigation.Shelf()
	r.settle()
	kept, err := r.house.Files.LoadFile(path)
	if err != nil || kept.Len() != 3 || kept.Players()[1].Bot != "" {
		t.Errorf("kept: %v, error %v", kept, err)
	}

	watched, err := rules.LoadMatch(registry.Game, func() *rules.Record {
		x, err := rules.DecodeRecord([]byte(damaged))
		if err != nil {
			t.Fatal(err)
		}
		return x
	}())
	if err != nil {
		t.Fatal(err)
	}
	r.house.Navigation.Replay(house.Match{Match: watched})
	r.settle()
	if r.Scene() != "replay" || watched.Players()[1].Bot != "sandom" {
		t.Errorf("scene %s, players %+v", r.Scene(), watched.Players())
	}
}
