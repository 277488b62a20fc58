package house

import (
	"maps"
	"slices"
	"strings"
	"time"

	"schron/rules"
	"schron/scenes/store"
	"schron/scenes/tally"
)

// ReadBook reads the guest book; the error is to be told. Changes that wait are made in
// what is read.
func (h *House) ReadBook() error {
	b, err := h.Files.Book()
	h.Book = b
	for _, do := range h.keeping.book {
		do(&h.Book)
	}
	if store.Busy(err) { // a damaged one, which is mended once it can be
		h.keeping.book = append(h.keeping.book, func(*store.Book) {})
		return nil
	}
	return err
}

// ChangeBook changes the guest book, here and on the disk, and says so where that
// fails. While another window writes there it is changed here, and there a little later.
// Without files it is changed here only.
func (h *House) ChangeBook(do func(b *store.Book)) {
	if h.Files != nil {
		h.keeping.book = append(h.keeping.book, do)
	}
	if h.Files == nil || h.writeBook() != nil {
		do(&h.Book)
	}
	if h.Host != nil {
		h.Host.InvalidateAll()
	}
}

// Known is what a player is remembered as: a name that somebody chose. Bots, and those
// that are called player 1, 2 … for want of a name, are not remembered.
func (h *House) Known(p rules.Player) (store.Person, bool) {
	_, _, usual := h.UsualName(p.Name)
	return store.Person{Name: p.Name, Colour: p.Colour, Mark: p.Mark}, p.Bot == "" && p.Name != "" && !usual
}

// mostNumbered is how many players a game has at most.
const mostNumbered = 6

// Met remembers the people among players, and begins an evening with a game before if
// its id is given.
func (h *House) Met(players []rules.Player, evening string) {
	var people []store.Person
	for _, p := range players {
		if who, known := h.Known(p); known {
			people = append(people, who)
		}
	}
	h.ChangeBook(func(b *store.Book) {
		b.Met(people...)
		if evening != "" {
			b.Begin(evening, h.now())
		}
	})
}

// Forget forgets people wherever their names are kept. That is in the guest book, among
// the players of last time, and in what each was shown or chose. Without names it
// forgets everybody, with all games that were counted.
func (h *House) Forget(names ...string) {
	all := len(names) == 0
	if all {
		for _, p := range tally.People(&h.Book, "") {
			names = append(names, p.Name)
		}
		h.ChangeBook(func(b *store.Book) { *b = store.Book{} })
	} else {
		h.ChangeBook(func(b *store.Book) {
			for _, name := range names {
				b.Forget(name)
			}
		})
	}
	meant := func(name string) bool {
		return slices.ContainsFunc(names, func(o string) bool { return store.Fold(o) == store.Fold(name) })
	}
	h.Change(func(s *store.Settings) {
		s.Players = slices.Clone(s.Players)
		for i := range s.Players {
			if p := &s.Players[i]; p.Bot == "" && (all || meant(p.Name)) {
				p.Name = ""
			}
		}
		s.Shown = maps.Clone(s.Shown)
		maps.DeleteFunc(s.Shown, func(key string, _ bool) bool {
			person, _, _ := strings.Cut(key, "/")
			return meant(person)
		})
		s.Confirms = maps.Clone(s.Confirms)
		maps.DeleteFunc(s.Confirms, func(person string, _ bool) bool { return meant(person) })
	})
	if h.Files != nil {
		h.keeping.forget = true
		_ = h.write() // what must wait is told by Tick
	}
}

// now is the time by the clock of the files, and no time where there are none.
func (h *House) now() time.Time {
	if h.Files == nil {
		return time.Time{}
	}
	return h.Files.Now()
}

// Count enters a match in the guest book if it is over and people played it.
func (h *House) Count(m *rules.Match) {
	players := m.Players()
	p, counts := tally.Of(m, h.Files.Now(), func(i int) string {
		who, known := h.Known(players[i])
		if !known {
			return ""
		}
		return who.Name
	})
	if counts {
		h.ChangeBook(func(b *store.Book) { b.Count(p) })
	}
}
