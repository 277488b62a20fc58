package menu

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"schron/assets"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// trial is a game of counting to a target, with every kind of option. With
// sides its players choose between two.
type trial struct {
	id    string
	least int
	most  int
	sides []string
	opts  []rules.Option
}

func (g trial) ID() string                 { return g.id }
func (g trial) Version() int               { return 1 }
func (g trial) Players() (int, int)        { return g.least, g.most }
func (g trial) Options() []rules.Option    { return g.opts }
func (g trial) Roles(int) []string         { return g.sides }
func (g trial) Phases() []string           { return []string{"move"} }
func (g trial) Notation(rules.Move) string { return "count" }

func (g trial) Parse(text string) (rules.Move, error) {
	if text != "count" {
		return rules.Move{}, errors.New("accepted: count")
	}
	return rules.Move{}, nil
}

func (g trial) New(s rules.Setup) (rules.State, error) {
	return &trialState{N: s.Players, Left: 4}, nil
}

func (g trial) Decode(data []byte) (rules.State, error) {
	s := &trialState{}
	return s, json.Unmarshal(data, s)
}

type trialState struct{ N, Done, Left int }

func (s *trialState) Seats() int                           { return s.N }
func (s *trialState) Owner(seat int) int                   { return seat }
func (s *trialState) Prompt() rules.Prompt                 { return rules.Prompt{} }
func (s *trialState) Ranges(r []rules.Range) []rules.Range { return r }
func (s *trialState) View(int) rules.View                  { return s.Done }
func (s *trialState) Invariants() error                    { return nil }
func (s *trialState) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]int{"N": s.N, "Done": s.Done, "Left": s.Left})
}

func (s *trialState) Status() rules.Status {
	return rules.Status{Turn: 1 + s.Done, Turns: 4, Seat: s.Actor()}
}
func (s *trialState) Clone() rules.State { c := *s; return &c }

func (s *trialState) Actor() int {
	if s.Left == 0 {
		return rules.NoSeat
	}
	return s.Done % s.N
}

func (s *trialState) Legal(m []rules.Move) []rules.Move {
	if s.Left > 0 {
		m = append(m, rules.Move{})
	}
	return m
}

func (s *trialState) Check(rules.Move) error {
	if s.Left == 0 {
		return rules.Refuse("", "frame.refuse.over")
	}
	return nil
}

func (s *trialState) Apply(m rules.Move, _ *rules.Journal) error {
	if err := s.Check(m); err != nil {
		return err
	}
	s.Done, s.Left = s.Done+1, s.Left-1
	return nil
}

func (s *trialState) Result() rules.Result {
	if s.Left > 0 {
		return rules.Result{}
	}
	return rules.Result{Over: true, Winners: []int{0}}
}

// world is a house in a folder of its own, with notes of where its ways led.
type world struct {
	*house.House
	dir    string
	tables []house.Match
	replay []house.Match
	went   []string
	write  func(path string) error // what Copy was given last
	now    time.Time
}

// newWorld makes a house with dzicz and paliwo as trial games and nothing kept.
func newWorld(t testing.TB) *world {
	t.Helper()
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	w := &world{dir: t.TempDir(), now: time.Date(2026, 11, 21, 9, 5, 0, 0, time.UTC)}
	w.House = &house.House{
		Texts: texts, Aspect: pictures(t).Aspect, Version: "1.0", Settings: store.DefaultSettings(assets.Polish),
		Games: []rules.Game{
			trial{id: "wcp", least: 2, most: 6},
			trial{id: "wradislavia", least: 2, most: 2},
			trial{id: "paliwo", least: 2, most: 2, sides: []string{"frame.human", "frame.nobody"}},
			trial{id: "dzicz", least: 2, most: 4},
			trial{id: "dolores", least: 2, most: 4},
		},
		Boxes: map[string]house.Box{"wcp": {Minutes: 60, Prints: true}, "dolores": {Minutes: 120}},
	}
	w.SetLanguage(assets.Polish)
	w.Files = store.Open(store.Home(w.dir), func(id string) (rules.Game, error) {
		if g := w.Game(id); g != nil {
			return g, nil
		}
		return nil, errors.New("no such game")
	}, func() time.Time {
		w.now = w.now.Add(time.Minute)
		return w.now
	})
	w.OnSettings = func(before, now store.Settings) {
		if err := w.Files.ChangeSettings(before, now); err != nil {
			t.Error(err)
		}
	}
	note := func(where string) func() { return func() { w.went = append(w.went, where) } }
	w.Navigation = house.Navigation{
		Shelf: note("shelf"), Saves: note("saves"), Settings: note("settings"), About: note("about"), Stats: note("stats"),
		PlayNow: func(game string) { w.went = append(w.went, "play now "+game) },
		Setup:   func(game string) { w.went = append(w.went, "setup "+game) },
		Rules:   func(game, rule string) { w.went = append(w.went, "rules "+game+" "+rule) },
		Table:   func(m house.Match) { w.tables = append(w.tables, m) },
		Replay:  func(m house.Match) { w.replay = append(w.replay, m) },
		Open:    note("open"),
		Copy: func(name string, write func(path string) error) {
			w.went = append(w.went, "copy "+name)
			w.write = write
		},
		Print:  func(game string) { w.went = append(w.went, "print "+game) },
		Reveal: func(path string) { w.went = append(w.went, "reveal "+path) },
	}
	return w
}

// show drives a scene of this house in a window of w × h units.
func (w *world) show(t testing.TB, width, height float64, scene func() ui.Scene) *scenetest.Driver {
	t.Helper()
	return scenetest.New(t, width, height, func(h ui.Host) {
		w.Host = h
		h.Push(scene())
	})
}

// match plays n moves of a game.
func (w *world) match(t testing.TB, game string, n int, names ...string) *rules.Match {
	t.Helper()
	players := make([]rules.Player, len(names))
	for i, name := range names {
		players[i].Name = name
	}
	m, err := rules.NewMatch(w.Game(game), players, rules.Setup{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for range n {
		if _, err := m.Play(rules.Move{}); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// keep saves a match by itself, as the table does, and returns its id.
func (w *world) keep(t testing.TB, game string, n int, names ...string) string {
	t.Helper()
	slot := w.Files.NewSlot(game)
	defer slot.Close()
	if err := slot.Save(w.match(t, game, n, names...)); err != nil {
		t.Fatal(err)
	}
	return slot.ID()
}

// name keeps a match under a title.
func (w *world) name(t testing.TB, title, game string, n int, names ...string) {
	t.Helper()
	if _, err := w.Files.SaveNew(title, w.match(t, game, n, names...)); err != nil {
		t.Fatal(err)
	}
}

// spoil puts a file that is no record among the games in progress.
func (w *world) spoil(t testing.TB) {
	t.Helper()
	w.spoilAs(t, "zepsuty")
}

// spoilAs puts a damaged file of a name where games are kept.
func (w *world) spoilAs(t testing.TB, name string) {
	t.Helper()
	dir := filepath.Join(w.dir, "auto")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".json"), []byte(`{"format":1,`), 0o644); err != nil {
		t.Fatal(err)
	}
}

// art is the program's art, parsed once.
var art *sprites.Store

func pictures(t testing.TB) *sprites.Store {
	t.Helper()
	if art == nil {
		s, err := sprites.NewStore(assets.Art())
		if err != nil {
			t.Fatal(err)
		}
		art = s
	}
	return art
}

// widest is the longest name that can be typed.
const widest = "WWWWWWWWWWWWWWWW"
