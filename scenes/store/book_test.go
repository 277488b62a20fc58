package store

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
)

func played(id string, names ...string) Played {
	p := Played{ID: id, Game: "dzicz", When: time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC), Turns: 12, Moves: 80}
	for i, n := range names {
		p.Players = append(p.Players, PlayedBy{Name: n, Won: i == 0})
	}
	return p
}

func writeBook(t *testing.T, s *Store, text string) {
	t.Helper()
	if err := os.WriteFile(s.bookPath(), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestTheBookRoundTrips(t *testing.T) {
	s, c := open(t)
	if b := must[Book](t)(s.Book()); b.People != nil || b.Played != nil {
		t.Errorf("a first start has %+v", b)
	}
	if _, err := os.Stat(s.bookPath()); err == nil {
		t.Error("reading has written a file")
	}
	want := must[Book](t)(s.ChangeBook(func(b *Book) {
		b.Met(Person{"Żaneta", "red", "disc"}, Person{"Łukasz", "blue", "star"})
		b.Count(played("a", "Żaneta", "Łukasz"))
		b.Begin("a", c.now())
	}))
	if d := cmp.Diff(want, must[Book](t)(s.Book())); d != "" {
		t.Error(d)
	}
	if len(want.People) != 2 || len(want.Played) != 1 || !cmp.Equal(want.Evening, &Evening{Games: []string{"a"}, Last: c.now().UTC()}) {
		t.Errorf("kept %+v", want)
	}
}

// TestAMatchIsCountedOnce: what is resumed, undone or told again takes its own place.
func TestAMatchIsCountedOnce(t *testing.T) {
	s, _ := open(t)
	again := played("a", "Ala", "Bartek")
	again.Moves, again.When = 90, again.When.Add(time.Hour)
	b := must[Book](t)(s.ChangeBook(func(b *Book) {
		b.Evening = &Evening{}
		b.Count(played("a", "Ala", "Bartek"))
		b.Count(played("b", "Ala", "Bartek"))
		b.Count(again)
	}))
	if len(b.Played) != 2 || b.Played[0].Moves != 90 || !b.Played[0].When.Equal(played("a").When) {
		t.Errorf("counted %+v", b.Played)
	}
	if d := cmp.Diff([]string{"a", "b"}, b.Evening.Games); d != "" {
		t.Error(d)
	}
}

// TestTheIDOfAMatchIsWhatItStartedFrom: the same while it is played, undone, saved and
// resumed; another for another deal or other people.
func TestTheIDOfAMatchIsWhatItStartedFrom(t *testing.T) {
	s, _ := open(t)
	m := play(t, 0)
	id := MatchID(m)
	if len(id) != 16 {
		t.Fatalf("id %q", id)
	}
	goOn(t, m, 2)
	if MatchID(m) != id {
		t.Error("a move has changed it")
	}
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	slot := s.NewSlot("toy")
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	slot.Close()
	list := must[[]Entry](t)(s.List(Auto))
	slot, back, err := s.Resume(list[0])
	if err != nil {
		t.Fatal(err)
	}
	defer slot.Close()
	if MatchID(back) != id {
		t.Error("resumed it is another")
	}
	for what, other := range map[string]func() (*rules.Match, error){
		"deal": func() (*rules.Match, error) { return rules.NewMatch(m.Game(), m.Players(), rules.Setup{Seed: 5}) },
		"people": func() (*rules.Match, error) {
			return rules.NewMatch(m.Game(), []rules.Player{{Name: "A"}, {Name: "B"}}, rules.Setup{})
		},
	} {
		if o := must[*rules.Match](t)(other()); MatchID(o) == id {
			t.Errorf("another %s has the same id", what)
		}
	}
}

func TestPeopleAreKnownByTheirNames(t *testing.T) {
	var b Book
	b.Met(Person{"Ala", "red", "disc"}, Person{"Bartek", "blue", "star"})
	b.Met(Person{"ALA", "green", "ring"}, Person{"", "red", ""})
	if d := cmp.Diff([]Person{{"ALA", "green", "ring"}, {"Bartek", "blue", "star"}}, b.People); d != "" {
		t.Error(d)
	}
}

func TestTheBookIsBounded(t *testing.T) {
	s, _ := open(t)
	b := must[Book](t)(s.ChangeBook(func(b *Book) {
		for i := range MostPeople + 5 {
			b.Met(Person{Name: fmt.Sprint("P", i)})
		}
		for i := range MostPlayed + 5 {
			b.Count(Played{ID: fmt.Sprint(i), Game: "dzicz", When: time.Unix(1, 0).UTC(), Players: []PlayedBy{{}}})
		}
	}))
	if len(b.People) != MostPeople || b.People[0].Name != fmt.Sprint("P", MostPeople+4) {
		t.Errorf("%d people, first %+v", len(b.People), b.People[0])
	}
	if len(b.Played) != MostPlayed || b.Played[0].ID != "5" {
		t.Errorf("%d games, first %+v", len(b.Played), b.Played[0])
	}
	if info, err := os.Stat(s.bookPath()); err != nil || info.Size() > 16<<20 {
		t.Errorf("the file %v, %v", info, err)
	}
}

// TestForgettingTakesTheNameOutOfEverything, off the disk too; the games stay.
func TestForgettingTakesTheNameOutOfEverything(t *testing.T) {
	s, _ := open(t)
	must[Book](t)(s.ChangeBook(func(b *Book) {
		b.Met(Person{Name: "Żaneta"}, Person{Name: "Ala"})
		b.Count(played("a", "Żaneta", "Ala"))
		b.Count(played("b", "Ala", "ŻANETA"))
	}))
	b := must[Book](t)(s.ChangeBook(func(b *Book) { b.Forget("żaneta") }))
	s.DropOlder()
	if len(b.People) != 1 || len(b.Played) != 2 || b.Played[0].Players[0].Name != "" || b.Played[1].Players[0].Name != "Ala" {
		t.Errorf("left %+v", b)
	}
	if file := strings.ToLower(text(t, s.bookPath())); strings.Contains(file, "żaneta") {
		t.Error("the name is still on the disk")
	}
	for _, pattern := range []string{"*", "*/*"} {
		files, _ := filepath.Glob(filepath.Join(s.places.Data, pattern))
		for _, f := range files {
			if info, err := os.Stat(f); err == nil && info.Mode().IsRegular() && f != s.bookPath() && strings.Contains(strings.ToLower(text(t, f)), "żaneta") {
				t.Errorf("the name is still in %s", f)
			}
		}
	}
}

// TestForgettingAPersonLeavesComputersAlone: one of the same name is nobody to forget.
func TestForgettingAPersonLeavesComputersAlone(t *testing.T) {
	s, _ := open(t)
	b := must[Book](t)(s.ChangeBook(func(b *Book) {
		b.Met(Person{Name: "Ala"}, Person{Name: "Bartek"})
		p := played("a", "Ala", "Bartek", "Ala")
		p.Players[2].Bot = "hard"
		b.Count(p)
		b.Forget("ALA")
	}))
	var names []string
	for _, by := range b.Played[0].Players {
		names = append(names, by.Name)
	}
	if got := strings.Join(names, ","); got != ",Bartek,Ala" || len(b.People) != 1 {
		t.Errorf("names %q, people %+v", got, b.People)
	}
}

func TestADamagedBookIsPutAside(t *testing.T) {
	for _, file := range []string{
		`{"people":`, "", "[]", "\x00\x01", `{"format":1,"played":[{"id":"a","when":"yesterday"}]}`,
	} {
		s, _ := open(t)
		writeBook(t, s, file)
		b, err := s.Book()
		says(t, err, "damaged", "people-damaged-")
		if len(b.People) != 0 {
			t.Errorf("read %+v", b)
		}
		aside := must[[]string](t)(filepath.Glob(filepath.Join(s.places.Data, "people-damaged-*.json")))
		if len(aside) != 1 || text(t, aside[0]) != file {
			t.Errorf("put aside %v", aside)
		}
		if _, err := s.Book(); err != nil {
			t.Errorf("the second start complains again: %v", err)
		}
	}
}

// TestWhatIsGoodOfADamagedBookIsKept, also where a change meets it first.
func TestWhatIsGoodOfADamagedBookIsKept(t *testing.T) {
	const file = `{"format":1,"people":[{"name":"Ala"},{"name":""},{"name":"a\u0007b"},{"name":"ala"}],
"played":[{"id":"a","game":"dzicz","when":"2026-11-22T20:00:00Z","players":[{"name":"Ala"}]},{"id":"a","game":"dzicz"},{"id":"b","game":"dzicz","turns":-4,"when":"2026-11-22T20:00:00Z","players":[{"name":"Ala"}]}],
"evening":{"games":["a","x"]}}`
	s, _ := open(t)
	writeBook(t, s, file)
	b, err := s.ChangeBook(func(b *Book) { b.Met(Person{Name: "Bartek"}) })
	says(t, err, "The program kept what it could read")
	if len(b.People) != 2 || b.People[1].Name != "Ala" || len(b.Played) != 2 || b.Played[1].Turns != 0 || len(b.Evening.Games) != 1 {
		t.Errorf("kept %+v", b)
	}
	if d := cmp.Diff(b, must[Book](t)(s.Book())); d != "" {
		t.Error(d)
	}
}

func TestANewerBookStaysAsItIs(t *testing.T) {
	for _, file := range []string{`{"format":2,"people":[]}`, `{"format":3,"people":"elsewhere"}`} {
		s, _ := open(t)
		writeBook(t, s, file)
		_, err := s.ChangeBook(func(b *Book) { b.Met(Person{Name: "Ala"}) })
		says(t, err, "newer version")
		if text(t, s.bookPath()) != file {
			t.Error("it was written over")
		}
	}
}

// TestTwoWindowsWriteOneBook: nobody loses what the other has written.
func TestTwoWindowsWriteOneBook(t *testing.T) {
	s, c := open(t)
	other := Open(s.places, lookup, c.now)
	var wg sync.WaitGroup
	for i, w := range []*Store{s, other} {
		wg.Go(func() {
			for n := range 15 {
				if err := patiently(func() error {
					_, err := w.ChangeBook(func(b *Book) { b.Count(played(fmt.Sprint(i, "-", n), "Ala")) })
					return err
				}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	if b := must[Book](t)(s.Book()); len(b.Played) != 30 {
		t.Errorf("%d games, want 30", len(b.Played))
	}
}

func TestABookThatCannotBeWrittenSaysSo(t *testing.T) {
	s, _ := open(t)
	if err := os.Mkdir(s.bookPath(), 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := s.ChangeBook(func(b *Book) { b.Met(Person{Name: "Ala"}) }); err == nil {
		t.Error("a folder was written over")
	}
}
