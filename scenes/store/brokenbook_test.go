package store

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
)

// wholeBook has a value of each kind in the place of %s.
const wholeBook = `{"format":1,
"people":[{"name":"Ala","colour":"red","mark":"disc"},{"name":"Bartek"}],
"played":[
 {"id":"a","game":"dzicz","when":"2026-11-22T20:00:00Z","turns":12,"moves":80,"players":[{"name":"Ala","won":true,"score":3,"scored":true},{"bot":"hard","side":"s"}]},
 {"id":"b","game":"wcp","when":"2026-11-22T21:00:00Z","turns":20,"moves":90,"players":[{"name":"Bartek"}]}],
"evening":{"games":["a","b"],"places":true,"last":"2026-11-22T21:00:00Z"}}`

// TestAWrongValueLosesNoMore puts wrong values in the place of every value of a book:
// the other game, the other person and the other entries stay.
func TestAWrongValueLosesNoMore(t *testing.T) {
	whole, bad, err := decodeBook([]byte(wholeBook))
	if err != nil || bad || len(whole.Played) != 2 || len(whole.People) != 2 {
		t.Fatalf("the whole book: %+v, %v, %v", whole, bad, err)
	}
	for _, c := range []struct{ good, with string }{
		{`"turns":12`, `"turns":"3"`},
		{`"turns":12`, `"turns":9223372036854775807`},
		{`"turns":12`, `"turns":1e300`},
		{`"turns":12`, `"turns":-5`},
		{`"moves":80`, `"moves":[]`},
		{`"moves":80`, `"moves":4000000000000`},
		{`"score":3`, `"score":9223372036854775807`},
		{`"score":3`, `"score":"three"`},
		{`"won":true`, `"won":1`},
		{`"side":"s"`, `"side":{}`},
		{`"when":"2026-11-22T20:00:00Z"`, `"when":"2026-13-22T20:00:00Z"`},
		{`"when":"2026-11-22T20:00:00Z"`, `"when":7`},
		{`"when":"2026-11-22T20:00:00Z"`, `"when":{"a":[]}`},
		{`"mark":"disc"`, `"mark":7`},
		{`"colour":"red"`, `"colour":"\u0007"`},
		{`"places":true`, `"places":"yes"`},
		{`"last":"2026-11-22T21:00:00Z"`, `"last":"soon"`},
		{`"format":1`, `"format":"one"`},
	} {
		b, bad, err := decodeBook([]byte(strings.Replace(wholeBook, c.good, c.with, 1)))
		if err != nil || !bad {
			t.Errorf("%s: bad %v, error %v", c.with, bad, err)
		}
		if len(b.People) != 2 || len(b.Played) != 2 {
			t.Errorf("%s: left are %+v", c.with, b)
		}
		if d := cmp.Diff(whole.Played[1], b.Played[1]); d != "" {
			t.Errorf("%s: the other game: %s", c.with, d)
		}
	}
	for _, c := range []struct {
		good, with     string
		people, played int
	}{
		{`"name":"Bartek"},`, ``, 1, 2},
		{`{"name":"Bartek"}]`, `5]`, 1, 2},
		{`"id":"a"`, `"id":4`, 2, 1},
		{`"players":[{"name":"Bartek"}]`, `"players":"Bartek"`, 2, 1},
		{`"people":[{"name":"Ala","colour":"red","mark":"disc"},{"name":"Bartek"}]`, `"people":{}`, 0, 2},
		{`"evening":{"games":["a","b"],"places":true,"last":"2026-11-22T21:00:00Z"}`, `"evening":[1]`, 2, 2},
	} {
		if !strings.Contains(wholeBook, c.good) {
			continue
		}
		b, bad, err := decodeBook([]byte(strings.Replace(wholeBook, c.good, c.with, 1)))
		if err != nil || !bad || len(b.People) != c.people || len(b.Played) != c.played {
			t.Errorf("%s: %d people, %d games, bad %v, error %v", c.with, len(b.People), len(b.Played), bad, err)
		}
	}
}

// TestALostBookComesBackFromTheLastGoodOne: three are kept beside it.
func TestALostBookComesBackFromTheLastGoodOne(t *testing.T) {
	for _, file := range []string{"", "{", "[]", "null", "\x00\x00\x00", `{"people":[{"name":"A`} {
		s, _ := open(t)
		for i := range 6 {
			must[Book](t)(s.ChangeBook(func(b *Book) { b.Count(played(fmt.Sprint(i), "Ala")) }))
		}
		if kept := must[[]string](t)(filepath.Glob(filepath.Join(s.places.Data, "people-good-*.bak"))); len(kept) != goodCopies {
			t.Errorf("kept are %v", kept)
		}
		writeBook(t, s, file)
		b, err := s.Book()
		says(t, err, "damaged", "people-damaged-")
		if len(b.Played) != 5 {
			t.Errorf("of %q %d games came back, want all but the last", file, len(b.Played))
		}
		// The second last one stands in for a copy that is damaged, too.
		writeBook(t, s, file)
		if err := os.WriteFile(goodCopy(s.bookPath(), 0), []byte(file), 0o644); err != nil {
			t.Fatal(err)
		}
		if b, _ := s.Book(); len(b.Played) < 3 {
			t.Errorf("of %q %d games came back the second time", file, len(b.Played))
		}
	}
}

// TestAnEveningEndsByItself when nobody has played for eight hours, and by new people.
func TestAnEveningEndsByItself(t *testing.T) {
	start := played("a", "Ala", "Bartek").When
	at := func(id string, after time.Duration, names ...string) Played {
		p := played(id, names...)
		p.When = start.Add(after)
		return p
	}
	for _, c := range []struct {
		next Played
		goes bool
	}{
		{at("b", 7*time.Hour, "Bartek", "Celina"), true},
		{at("b", 9*time.Hour, "Ala", "Bartek"), false},
		{at("b", time.Hour, "Celina", "Darek"), false},
		{at("b", time.Hour, "", ""), true},
		{at("b", -365*24*time.Hour, "Ala", "Bartek"), false},
	} {
		for _, old := range []bool{false, true} {
			var b Book
			b.Count(at("a", 0, "Ala", "Bartek"))
			b.Begin("a", start)
			if old { // as an earlier version wrote it
				b.Evening.Last = time.Time{}
			}
			if b.Count(c.next); (b.Evening != nil) != c.goes || c.goes && len(b.Evening.Games) != 2 {
				t.Errorf("%+v: the evening is %+v", c.next, b.Evening)
			}
		}
	}
	var b Book
	b.Count(at("a", 0, "Ala"))
	b.Begin("a", start)
	if b.EveningOver(start.Add(8*time.Hour)) || !b.EveningOver(start.Add(8*time.Hour+time.Minute)) {
		t.Error("the evening does not last eight hours")
	}
	b.Count(at("b", 20*time.Hour, "Ala"))
	b.Begin("b", start.Add(20*time.Hour))
	if d := cmp.Diff([]string{"b"}, b.Evening.Games); d != "" {
		t.Error("the next day's evening:", d)
	}
}

// TestComposedAndCombinedNamesAreOnePerson: ó can be one letter, or two characters.
func TestComposedAndCombinedNamesAreOnePerson(t *testing.T) {
	const combined = "Zo\u0301s\u0301ka"
	var b Book
	b.Met(Person{Name: "Zóśka"})
	b.Met(Person{Name: combined})
	if len(b.People) != 1 || b.People[0].Name != "Zóśka" {
		t.Errorf("known are %q", b.People)
	}
	b.Count(played("a", "Zóśka"))
	if b.Forget(combined); b.Played[0].Players[0].Name != "" {
		t.Error("the name was not forgotten")
	}
	read, bad, err := decodeBook([]byte(`{"format":1,"people":[{"name":"` + combined + `"}]}`))
	if err != nil || bad || read.People[0].Name != "Zóśka" {
		t.Errorf("read %q, bad %v, error %v", read.People, bad, err)
	}
}

// TestAByteOrderMarkIsPassedOver, as editors of some systems write one.
func TestAByteOrderMarkIsPassedOver(t *testing.T) {
	s, _ := open(t)
	writeBook(t, s, "\ufeff"+wholeBook)
	writeSettings(t, s, "\ufeff"+`{"scale":125}`)
	if b := must[Book](t)(s.Book()); len(b.Played) != 2 {
		t.Errorf("of the book %+v", b)
	}
	set := must[Settings](t)(s.Settings("pl"))
	now := set
	now.Marks = true
	if err := s.ChangeSettings(set, now); err != nil || set.Scale != 125 {
		t.Errorf("of the settings %+v, %v", set, err)
	}
	if now = must[Settings](t)(s.Settings("pl")); now.Scale != 125 || !now.Marks {
		t.Errorf("after a change %+v", now)
	}
	m := play(t, 3)
	file := put(t, s, Named, "mark", "\ufeff"+strings.Replace(string(must[[]byte](t)(encode(m, "Zima", s.now()))), `"name":"`, `"name":"Zo\u0301ska `, 1))
	back := must[*rules.Match](t)(s.LoadFile(file))
	if back.Len() != m.Len() || !strings.HasPrefix(back.Players()[0].Name, "Zóska") {
		t.Errorf("of the record %d moves, %+v", back.Len(), back.Players())
	}
}

// FuzzBook: no file stops the program, and what is read of one is a good book.
func FuzzBook(f *testing.F) {
	f.Add([]byte(wholeBook))
	f.Add([]byte(`{"format":1,"people":[{"name":5},7,null],"played":[[],{"id":"a","when":{}}],"evening":"x"}`))
	f.Add([]byte(`{"played":[{"id":"a","game":"g","turns":1e400,"players":[null]}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		b, _, err := decodeBook(data)
		if err != nil {
			return
		}
		again, err := b.encode()
		if err != nil {
			t.Fatal(err)
		}
		if read, bad, err := decodeBook(again); err != nil || bad {
			t.Errorf("what was read is no good book: %v, %v, %+v", bad, err, read)
		}
	})
}
