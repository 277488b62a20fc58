package menu

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// guests lets people be remembered, the last one latest.
func (w *world) guests(people ...store.Person) {
	for _, p := range people {
		w.ChangeBook(func(b *store.Book) { b.Met(p) })
	}
}

var three = []store.Person{{Name: "Celina", Colour: "green", Mark: "diamond"}, {Name: "Bartek", Colour: "red", Mark: "star"}, {Name: "Ala", Colour: "red", Mark: "disc"}}

// TestAPersonIsSeatedByOneClick with colour and mark, on the first free place, and gets
// up by another.
func TestAPersonIsSeatedByOneClick(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = make([]rules.Player, 2)
	w.guests(three...)
	d := setup(t, w, w.Game("dzicz"), nil)
	scene := d.Root().Scene().(*Setup)
	for _, n := range []string{"1", "2", "3"} {
		d.Click("guest:" + n)
	}
	if got := scene.lineup.players; got[0].Name != "Ala" || got[1].Name != "Bartek" || got[1].Mark != "star" || got[2].Colour != "green" || got[2].Mark != "diamond" {
		t.Errorf("seated %+v", got)
	}
	colours := map[string]bool{}
	for _, p := range scene.lineup.players {
		if colours[p.Colour] {
			t.Errorf("two have the colour %s", p.Colour)
		}
		colours[p.Colour] = true
	}
	d.Click("guest:2")
	if got := scene.lineup.players; len(got) != 2 || got[1].Name != "Celina" {
		t.Errorf("after Bartek got up %+v", got)
	}
	d.Click("guest:1")
	if got := scene.lineup.players; len(got) != 2 || got[0].Name != "" {
		t.Errorf("after Ala got up %+v", got)
	}
}

func TestAFullTableSeatsNobody(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = make([]rules.Player, 2)
	w.guests(three...)
	d := setup(t, w, w.Game("wradislavia"), nil)
	d.Click("guest:1")
	d.Click("guest:2")
	if d.Find("guest:3").Enabled {
		t.Error("a third may sit down")
	}
}

// TestWhoPlaysIsRemembered: people with their names, no bots and nobody without a name,
// and again the next time.
func TestWhoPlaysIsRemembered(t *testing.T) {
	w := newWorld(t)
	d := setup(t, w, w.Game("dzicz"), nil)
	d.Click("add")
	write(d, "1", "Żaneta")
	write(d, "2", "Maszyna")
	d.Click("player:2:kind")
	d.Click("player:2:kind:random")
	d.Click("start")
	b, err := w.Files.Book()
	if err != nil {
		t.Fatal(err)
	}
	if len(b.People) != 1 || b.People[0].Name != "Żaneta" || b.People[0].Colour == "" || b.Evening != nil {
		t.Errorf("remembered %+v", b)
	}
}

func TestAPersonIsForgottenForGood(t *testing.T) {
	w := newWorld(t)
	w.guests(three...)
	w.Settings.Players = []rules.Player{{Name: "Bartek"}, {Name: "Ala"}}
	w.Settings.Shown = map[string]bool{"Bartek/dzicz/x": true, "Ala/dzicz/x": true}
	w.House.ConfirmEnd("Bartek", true)
	w.House.ConfirmEnd("Ala", true)
	d := setup(t, w, w.Game("dzicz"), nil)
	d.Click("people")
	d.Click("everybody:2:forget")
	if len(w.Book.People) != 3 {
		t.Fatal("one click forgets")
	}
	d.Click("everybody:2:forget")
	d.Click("everybody:done")
	b, err := w.Files.Book()
	if err != nil {
		t.Fatal(err)
	}
	if len(b.People) != 2 || slices.ContainsFunc(b.People, func(p store.Person) bool { return p.Name == "Bartek" }) || d.Has("guest:3") {
		t.Errorf("left %+v", b.People)
	}
	if w.Settings.Players[0].Name != "" || w.Settings.Players[1].Name != "Ala" || len(w.Settings.Shown) != 1 || len(w.Settings.Confirms) != 1 {
		t.Errorf("the settings still have %+v, %v, %v", w.Settings.Players, w.Settings.Shown, w.Settings.Confirms)
	}
	if scene := d.Root().Scene().(*Setup); scene.lineup.sits("Bartek") >= 0 {
		t.Error("who is forgotten still sits there")
	}
}

// TestTheNextGameRotatesWhoBegins and draws nothing, unless that is wished.
func TestTheNextGameRotatesWhoBegins(t *testing.T) {
	w := newWorld(t)
	m := w.match(t, "dzicz", 4, "Ala", "Bartek", "Celina")
	for _, drawn := range []bool{false, true} {
		d := w.show(t, 1280, 800, func() ui.Scene { return NewSetupNext(w.House, m, nil) })
		if drawn {
			d.Click("draw-order")
		}
		d.Click("start")
		next := w.tables[len(w.tables)-1].Match
		var names []string
		for _, p := range next.Players() {
			names = append(names, p.Name)
		}
		want := []string{"Bartek", "Celina", "Ala"}
		if drawn {
			listed := slices.Clone(want)
			for seat, i := range rules.DrawOrder(next.Setup().Seed, 3) {
				want[seat] = listed[i]
			}
		}
		if !slices.Equal(names, want) {
			t.Errorf("drawn %v: they sit as %q, want %q", drawn, names, want)
		}
	}
	if w.Book.Evening == nil {
		t.Error("no evening has begun")
	}
}

// TestAMatchOfTwoLegs: the second leg begins at once, with the sides swapped and the options
// of the first. The points of both are added, and the evening goes on.
func TestAMatchOfTwoLegs(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = []rules.Player{{Name: "Ala"}, {Bot: "hard-raider"}}
	w.Book.Met(store.Person{Name: "Zenon"})
	w.ChangeBook(func(b *store.Book) { // an evening of other people
		b.Begin("x", w.Files.Now())
		b.Count(store.Played{ID: "x", Game: "wcp", When: w.Files.Now(), Players: []store.PlayedBy{{Name: "Zenon", Won: true}}})
	})
	d := setup(t, w, w.Game("paliwo"), nil)
	d.Click("legs")
	d.Click("start")
	play := func() *rules.Match {
		m := w.tables[len(w.tables)-1].Match
		for !m.Result().Over {
			if _, err := m.Play(rules.Move{}); err != nil {
				t.Fatal(err)
			}
		}
		w.House.Count(m)
		return m
	}
	first := play()
	if len(w.Book.Evening.Games) != 1 || !w.AwaitsSecondLeg(first) || w.LegsWords(first) == "" {
		t.Fatalf("after the first leg: %+v", w.Book.Evening)
	}
	Next(w.House, first, nil)
	if len(w.tables) != 2 {
		t.Fatal("the second leg has not begun")
	}
	second := play()
	a, b := first.Players(), second.Players()
	if a[0].Name != b[1].Name || a[1].Bot != b[0].Bot || b[0].Name != "Igor" {
		t.Errorf("they sat as %+v, then as %+v", a, b)
	}
	if words := w.LegsWords(second); w.AwaitsSecondLeg(first) || w.AwaitsSecondLeg(second) || words != w.LegsWords(first) || !strings.Contains(words, "Ala (1)") || len(w.Book.Evening.Games) != 2 {
		t.Errorf("after both: %q, %+v", words, w.Book.Evening)
	}
	Next(w.House, second, nil)
	if len(w.tables) != 2 {
		t.Error("a third leg has begun")
	}
	if d = setup(t, w, w.Game("dzicz"), nil); d.Has("legs") {
		t.Error("a game without sides for more than two is offered in two legs")
	}
	kept, err := w.Files.Book()
	if err != nil || len(kept.Evening.Legs) != 1 || kept.Evening.Legs[0].Second == "" {
		t.Errorf("kept are %+v, %v", kept.Evening, err)
	}
}

func TestSetupFitsWithGuests(t *testing.T) {
	for _, id := range []string{"wcp", "paliwo", "wradislavia"} {
		prepare := func(w *world) {
			for i := range store.MostPeople {
				w.Book.Met(store.Person{Name: fmt.Sprintf("%s %d", []string{"Ala", "Bartłomiej", widest[:12]}[i%3], i), Colour: "teal", Mark: "star"})
			}
			w.Settings.Players = crowd(2)
		}
		scene := func(w *world) ui.Scene { return NewSetup(w.House, w.Game(id), nil) }
		fits(t, prepare, scene, nil)
		fits(t, prepare, scene, func(d *scenetest.Driver) { d.Click("people") })
		fits(t, prepare, func(w *world) ui.Scene { return NewSetupNext(w.House, w.match(t, id, 4, widest, "Bartek"), nil) }, nil)
	}
}
