package table_test

import (
	"strings"
	"testing"

	"schron/assets"
	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
)

// longNames are as long as the set-up lets them be, and without a space.
func longNames(n int) []rules.Player {
	players := toy.People(n)
	for i := range players {
		players[i].Name = []string{
			"Świętopełk Żółkiewski-Ćm", "Grzegorz Brzęczyszczykie", "WWWWWWWWWWWWWWWWWWWWWWWW",
			"Łucja", "Ż", "Wilhelmina Konstantynopo",
		}[i]
	}
	return players
}

// full is a game of six with everything in it.
func full() toy.Game {
	return toy.Game{
		Turns: 12, Steps: []string{"one", "two", "three", "four", "five"},
		Winners: []int{0, 1, 2, 3, 4, 5}, Scores: []int{120, 5, 1, 0, 22, 3},
		Asks: []toy.Ask{
			{Seat: 0, Phase: "two", Turn: 1, Private: true, Choices: 7, Ends: true},
			{Seat: 1, Phase: "two", Turn: 1, Reaction: true, Private: true, Choices: 2},
			{Seat: 2, Phase: "three", Turn: 11},
			{Seat: 0, Phase: "five", Turn: 12},
		},
	}
}

// states are the looks of a table that are audited.
var states = []struct {
	name string
	l    lines
	do   func(t testing.TB, w *world)
}{
	{name: "cover", l: lines{game: full()}},
	{"choices", lines{game: full()}, func(_ testing.TB, w *world) { w.Click("cover:open") }},
	{"reaction", lines{game: full(), moves: pass(1)}, func(_ testing.TB, w *world) {
		w.Click("cover:open")
		w.Ticks(3)
	}},
	{name: "public", l: lines{game: full(), moves: pass(2)}},
	{"large marks", lines{game: full(), moves: pass(2)}, func(_ testing.TB, w *world) {
		w.house.Change(func(s *store.Settings) { s.Marks = true })
		w.Click("log:only:1")
	}},
	{"past", lines{game: full(), moves: pass(2)}, func(_ testing.TB, w *world) { w.tb.Look(1); w.settle() }},
	{"replay", lines{game: full(), moves: pass(3), replay: true}, func(_ testing.TB, w *world) { w.Key(input.KeyEnd) }},
	{"menu", lines{game: full(), moves: pass(2)}, func(_ testing.TB, w *world) { w.Click("menu") }},
	{"bots", lines{game: full(), players: toy.Seated(toy.Bot{}, longNames(6), 2, 3, 4, 5), moves: pass(2)}, func(_ testing.TB, w *world) {
		w.Click("menu")
		w.Click("menu:bots")
	}},
	{"menu of the cover", lines{game: full()}, func(_ testing.TB, w *world) { w.Click("menu") }},
	{"menu of a replay", lines{game: full(), replay: true}, func(_ testing.TB, w *world) { w.Click("menu") }},
	{"past after the end", lines{game: full(), moves: pass(4)}, func(_ testing.TB, w *world) {
		w.Click("result:look")
		w.tb.Look(2)
		w.Root().Invalidate()
		w.Ticks(1)
		w.Click("past:speed")
	}},
	{"save", lines{game: full(), moves: pass(2)}, func(_ testing.TB, w *world) {
		w.Click("menu")
		w.Click("menu:save")
		w.Type(strings.Repeat("Żółć ", 12))
	}},
	{"restart", lines{game: full()}, func(t testing.TB, w *world) {
		w.Click("cover:open")
		w.act(t, toy.Stay)
		w.Click("menu")
		w.Click("menu:restart")
	}},
	{"confirm", lines{game: full()}, func(_ testing.TB, w *world) {
		w.house.Settings.ConfirmEnd = true
		w.Click("cover:open")
		w.Click("pass")
	}},
	{name: "bot", l: lines{game: full(), players: toy.WithBots(longNames(6), 0, 1, 2), set: normal}},
	{name: "result", l: lines{game: full(), moves: pass(4), tall: true}},
	{"result aside", lines{game: full(), moves: pass(4)}, func(_ testing.TB, w *world) { w.Click("result:look") }},
	{"refusal", lines{game: full(), moves: pass(2)}, func(_ testing.TB, w *world) { w.Click("tray") }},
}

// TestEverythingFits audits every look of the table in every size, scale and
// language.
func TestEverythingFits(t *testing.T) {
	for _, s := range states {
		t.Run(s.name, func(t *testing.T) {
			scenetest.AuditAll(t, pictureStore(t), scenetest.Views(assets.Languages()...), func(t testing.TB, v scenetest.View) *scenetest.Driver {
				l := s.l
				l.w, l.h, l.lang = v.W, v.H, v.Lang
				if l.players == nil {
					l.players = longNames(6)
				}
				w := open(t, l)
				if s.do != nil {
					s.do(t, w)
				}
				return w.Driver
			})
		})
	}
}

// TestTheFrameFindsAllItsWords: only the toy has none.
func TestTheFrameFindsAllItsWords(t *testing.T) {
	for _, lang := range assets.Languages() {
		for _, s := range states {
			l := s.l
			l.lang = lang
			if l.players == nil {
				l.players = longNames(6)
			}
			if w := open(t, l); s.do != nil {
				s.do(t, w)
			}
		}
	}
	for _, miss := range texts.Missing() {
		if _, key, _ := strings.Cut(miss, " "); !strings.HasPrefix(key, "toy.") {
			t.Error(miss)
		}
	}
}

// TestLargeMarksStandWhereColourDoes looks for the marks of those who did
// something.
func TestLargeMarksStandWhereColourDoes(t *testing.T) {
	w := open(t, lines{game: two(3), players: toy.People(2), moves: pass(3)})
	before := w.marks(t)
	w.house.Change(func(s *store.Settings) { s.Marks = true })
	w.settle()
	after := w.marks(t)
	if len(after) != len(before)+3 {
		t.Errorf("%d marks with the setting, %d without, want 3 more", len(after), len(before))
	}
	if after[0] <= before[0] {
		t.Errorf("the filter's marks are %v wide, before %v", after[0], before[0])
	}
}

// A detail too long for its line has two of them, as long as they fit.
func TestALongDetailOfThePromptIsSaidInFull(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{NoPass: true, Detail: "toy.the detail of this question says so much that it needs a second line of its own"}}}
	w := open(t, lines{game: g, players: toy.People(2), w: 1024, h: 640})
	for _, x := range w.audit(t).Texts {
		if !strings.Contains(x.Text, "toy.the detail") {
			continue
		}
		if x.Need.W > x.Room.W || x.Need.H > x.Room.H {
			t.Errorf("it needs %v and has %v", x.Need, x.Room)
		}
		if x.Need.H < 2*x.Set {
			t.Errorf("it stands in one line, %v high", x.Need.H)
		}
		return
	}
	t.Error("it is not said at all")
}
