package menu

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"schron/rules"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// history keeps games of three people and a bot, and an evening of the last three.
func (w *world) history(t testing.TB, games int, names ...string) {
	t.Helper()
	if len(names) == 0 {
		names = []string{"Ala", "Bartek", "Celina"}
	}
	b, err := w.Files.ChangeBook(func(b *store.Book) {
		for i, name := range names {
			b.Met(store.Person{Name: name, Colour: []string{"red", "blue", "green"}[i%3], Mark: "star"})
		}
		for i := range games {
			p := store.Played{ID: fmt.Sprint("g", i), Game: []string{"wcp", "paliwo", "dolores"}[i%3], When: w.Files.Now().Add(time.Duration(i-games) * time.Hour), Turns: 5 + i, Moves: 50}
			for k, name := range names {
				p.Players = append(p.Players, store.PlayedBy{Name: name, Won: k == i%len(names), Score: 3*i + k, Scored: true})
			}
			if i%3 == 1 {
				p.Players[0].Side, p.Players[1].Side = "paliwo.role.humans", "paliwo.role.zombies"
			}
			p.Players = append(p.Players, store.PlayedBy{Bot: "hard"})
			if i == games-3 {
				b.Evening = &store.Evening{}
			}
			b.Count(p)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	w.Book = b
}

func stats(t *testing.T, w *world) *scenetest.Driver {
	t.Helper()
	return w.show(t, 1280, 800, func() ui.Scene { return NewStats(w.House) })
}

func TestStatisticsAreThoseOfTheBook(t *testing.T) {
	w := newWorld(t)
	w.history(t, 9)
	d := stats(t, w)
	value := func(id string) string { return d.Find("figure:" + id).Label }
	if value("played") != "9" || value("turns") != "9" || value("nobody") != "0" {
		t.Errorf("of all games: %s, %s, %s", value("played"), value("turns"), value("nobody"))
	}
	if n := d.Find("seats:1"); n.State["played"] != 9 || n.State["won"] != 3 {
		t.Errorf("seat 1: %v", n.State)
	}
	d.Click("people:3") // who was met first stands last of equals
	if value("played") != "9" || value("won") != "3" || value("streak") != "1" || value("best") != "24" {
		t.Errorf("of Ala: %s, %s, %s, %s", value("played"), value("won"), value("streak"), value("best"))
	}
	if n := d.Find("against:3"); n.Label == "" || n.State["played"] != 9 {
		t.Errorf("against %q %v", n.Label, n.State)
	}
	d.Click("game")
	d.Click("game:paliwo")
	if value("played") != "3" || d.Has("games:1") || !d.Has("sides:1") {
		t.Errorf("of Ala's paliwo: %s", value("played"))
	}
}

// TestStatisticsTellOfLevelsAndCharacters: of one person, and of all people together. Each
// opponent counts for its level and for its character.
func TestStatisticsTellOfLevelsAndCharacters(t *testing.T) {
	w := newWorld(t)
	for i, bot := range []string{"hard", "hard-raider", "hard-raider", "easy-raider", "hard-guard", "random"} {
		for k, name := range []string{"Ala", "Bartek"} {
			w.Book.Count(store.Played{ID: fmt.Sprint(i, k), Game: "dzicz", Players: []store.PlayedBy{{Name: name, Won: i < 2+k}, {Bot: bot, Won: i >= 2+k}}})
		}
	}
	d := w.show(t, 1280, 800, func() ui.Scene { return NewStatsOf(w.House, w.Book) })
	sees := func(id, label string, played, won int) {
		t.Helper()
		if n := d.Find(id); n.Label != label || n.State["played"] != played || n.State["won"] != won {
			t.Errorf("%s is %q with %v, want %q, %d played, %d won", id, n.Label, n.State, label, played, won)
		}
	}
	sees("levels:1", "komputer: trudny", 8, 5)
	sees("styles:1", "wojowniczy", 6, 3)
	d.Click("people:1")
	sees("levels:1", "komputer: trudny", 4, 3)
	sees("styles:1", "wojowniczy", 3, 2)
	sees("styles:2", "ostrożni", 1, 0)
	sees("against:1", "Igor (komputer: trudny)", 2, 2)
}

func TestForgettingIsAskedAbout(t *testing.T) {
	w := newWorld(t)
	w.history(t, 6)
	d := stats(t, w)
	d.Click("people:1")
	d.Click("forget")
	d.Click("sure:no")
	if len(w.Book.People) != 3 {
		t.Fatal("forgotten without leave")
	}
	d.Click("forget")
	d.Click("sure:yes")
	if len(w.Book.People) != 2 || len(w.Book.Played) != 6 || !d.Has("figure:played") {
		t.Errorf("%d people and %d games are left", len(w.Book.People), len(w.Book.Played))
	}
	w.Settings.Players = []rules.Player{{Name: "Ala"}, {Name: "Automat", Bot: "random"}}
	d.Click("forget-all")
	d.Click("sure:yes")
	if w.Settings.Players[0].Name != "" || w.Settings.Players[1].Name == "" {
		t.Errorf("the settings have %+v", w.Settings.Players)
	}
	b, err := w.Files.Book()
	if err != nil || len(b.People)+len(b.Played) > 0 || b.Evening != nil || !d.Has("empty") {
		t.Errorf("left: %+v, %v", b, err)
	}
}

// TestTheExportIsATable with a line per player and game.
func TestTheExportIsATable(t *testing.T) {
	w := newWorld(t)
	w.history(t, 4)
	data := ""
	w.Navigation.Figures = func(name string, csv []byte) { data = name + "\n" + string(csv) }
	d := stats(t, w)
	d.Click("export")
	if n := strings.Count(data, "\n"); n != 2+4*4 || !strings.HasPrefix(data, "Statystyki\n") || !strings.Contains(data, "imię") {
		t.Errorf("%d lines: %s", n, data)
	}
	if d.Find("export").Enabled != true {
		t.Error("it cannot be saved again")
	}
}

func TestStatisticsFit(t *testing.T) {
	scene := func(w *world) ui.Scene { return NewStats(w.House) }
	fits(t, nil, scene, nil)
	many := func(w *world) { w.history(t, 30, crowdNames(6)...) }
	fits(t, many, scene, nil)
	fits(t, many, scene, func(d *scenetest.Driver) { d.Click("people:2") })
	fits(t, many, scene, func(d *scenetest.Driver) { d.Click("people:2"); d.Click("forget") })
	fits(t, func(w *world) { w.history(t, 30) }, scene, func(d *scenetest.Driver) { d.Click("people:1") })
}

// TestAnEveningOfLongAgoIsNotShown: nobody has closed it, and nobody plays on.
func TestAnEveningOfLongAgoIsNotShown(t *testing.T) {
	w := newWorld(t)
	w.history(t, 5)
	w.now = w.now.Add(9 * time.Hour)
	d := w.show(t, 1280, 800, func() ui.Scene { return NewShelf(w.House) })
	if d.Has("evening") {
		t.Error("it is shown")
	}
}

func TestTheShelfFitsWithAnEvening(t *testing.T) {
	scene := func(w *world) ui.Scene { return NewShelf(w.House) }
	fits(t, func(w *world) { w.history(t, 3) }, scene, nil)
	fits(t, func(w *world) { w.history(t, 3, crowdNames(6)...) }, scene, nil)
}

// TestTheEveningIsShownUntilItIsClosed, with what its games are worth.
func TestTheEveningIsShownUntilItIsClosed(t *testing.T) {
	w := newWorld(t)
	w.history(t, 5)
	d := w.show(t, 1280, 800, func() ui.Scene { return NewShelf(w.House) })
	want := "Ala (1), Bartek (1), Celina (1), komputer: trudny (0)"
	if got := d.Find("evening").Label; got != want {
		t.Errorf("the evening says %q, want %q", got, want)
	}
	d.Click("evening:kind")
	if got := d.Find("evening").Label; !strings.HasPrefix(got, "Celina (7), ") {
		t.Errorf("by places it says %q", got)
	}
	d.Click("stats")
	if w.went[len(w.went)-1] != "stats" {
		t.Errorf("went to %v", w.went)
	}
	d.Click("evening:close")
	b, err := w.Files.Book()
	if err != nil || b.Evening != nil || d.Has("evening") || len(b.Played) != 5 {
		t.Errorf("after closing %+v, %v", b.Evening, err)
	}
}
