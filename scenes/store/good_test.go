package store

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// saveMoves saves a match after each of its first moves in a slot of its own, and gives
// the path of the save.
func saveMoves(t testing.TB, s *Store, moves int) string {
	t.Helper()
	slot := s.NewSlot("counting")
	defer slot.Close()
	m := play(t, 0)
	for n := range moves + 1 {
		if n > 0 {
			goOn(t, m, 1)
		}
		if err := slot.Save(m); err != nil {
			t.Fatal(err)
		}
	}
	return s.path(Auto, slot.ID())
}

// copies are the good copies beside a file.
func copies(t testing.TB, path string) []string {
	t.Helper()
	return must[[]string](t)(filepath.Glob(strings.TrimSuffix(path, ".json") + "-good-*.bak"))
}

// TestADamagedSaveGoesOnFromItsNewestGoodCopy, and that is told in one sentence.
func TestADamagedSaveGoesOnFromItsNewestGoodCopy(t *testing.T) {
	for damaged := range goodCopies + 1 {
		s, c := open(t)
		path := saveMoves(t, s, 9)
		if got := copies(t, path); len(got) != goodCopies {
			t.Fatalf("kept are %v", got)
		}
		whole := text(t, path)
		files := []string{path, goodCopy(path, 0), goodCopy(path, 1), goodCopy(path, 2)}
		for _, f := range files[:damaged] {
			if err := replace(f, []byte(whole[:len(whole)/2])); err != nil {
				t.Fatal(err)
			}
		}
		s = Open(s.places, lookup, c.now)
		list := must[[]Entry](t)(s.List())
		if len(list) != 1 || list[0].Problem != nil || list[0].Moves != 9-damaged || list[0].Copied != (damaged > 0) {
			t.Fatalf("with %d damaged: %+v", damaged, list)
		}
		if m := must[interface{ Len() int }](t)(s.Load(list[0])); m.Len() != 9-damaged {
			t.Errorf("with %d damaged %d moves are looked at", damaged, m.Len())
		}
		e, ok := s.Resumable()
		if !ok {
			t.Fatal("nothing to go on with")
		}
		slot, m, err := s.Resume(e)
		if err != nil || m.Len() != 9-damaged {
			t.Fatalf("with %d damaged: %v, %v", damaged, m, err)
		}
		trash := must[[]string](t)(filepath.Glob(filepath.Join(s.dir("trash"), "*")))
		if damaged == 0 {
			if slot.Restored() != nil || len(trash) != 0 {
				t.Errorf("of a good save it is told %v, in the trash are %v", slot.Restored(), trash)
			}
		} else {
			says(t, slot.Restored(), "damaged", "copy")
			if len(trash) != 1 || text(t, trash[0]) != whole[:len(whole)/2] {
				t.Errorf("in the trash are %v", trash)
			}
		}
		goOn(t, m, 1)
		if err := slot.Save(m); err != nil {
			t.Fatal(err)
		}
		slot.Close()
		again, m, _ := resumed(t, s)
		if m.Len() != 10-damaged || again.Restored() != nil {
			t.Errorf("afterwards %d moves, told %v", m.Len(), again.Restored())
		}
	}
}

// TestASaveWithoutAGoodCopyIsToldAsBefore: all four are damaged.
func TestASaveWithoutAGoodCopyIsToldAsBefore(t *testing.T) {
	s, _ := open(t)
	path := saveMoves(t, s, 9)
	for _, f := range append(copies(t, path), path) {
		if err := replace(f, []byte("{")); err != nil {
			t.Fatal(err)
		}
	}
	list := must[[]Entry](t)(s.List())
	if len(list) != 1 || list[0].Problem == nil {
		t.Fatalf("listed %+v", list)
	}
	_, _, err := s.Resume(list[0])
	says(t, err, filepath.Base(path))
	if text(t, path) != "{" {
		t.Error("the file was changed")
	}
}

// TestASaveOfAnotherVersionIsNotDamaged: no older copy takes its place.
func TestASaveOfAnotherVersionIsNotDamaged(t *testing.T) {
	s, _ := open(t)
	path := saveMoves(t, s, 5)
	m := play(t, 5)
	data := must[[]byte](t)(encode(m, "", s.now()))
	later := strings.Replace(string(data[:strings.LastIndex(string(data), string(summaryField))]), `"game":"counting"`, `"game":"later"`, 1)
	if err := replace(path, []byte(later+`,"summary":{"turn":1,"sum":"`+fingerprint([]byte(later+"}"))+`"}}`)); err != nil {
		t.Fatal(err)
	}
	list := must[[]Entry](t)(s.List())
	if len(list) != 1 || list[0].Problem == nil || list[0].Copied {
		t.Errorf("listed %+v", list)
	}
}

// TestCopiesGoWithTheirGame when it ends, is put aside or is deleted; those of a game that
// is gone go a day later.
func TestCopiesGoWithTheirGame(t *testing.T) {
	s, c := open(t)
	slot := s.NewSlot("counting")
	m := play(t, 0)
	for !m.Result().Over {
		if err := slot.Save(m); err != nil {
			t.Fatal(err)
		}
		goOn(t, m, 1)
	}
	path := s.path(Auto, slot.ID())
	if len(copies(t, path)) != goodCopies {
		t.Fatal("no copies")
	}
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	slot.Close()
	if got := copies(t, path); len(got) != 0 {
		t.Errorf("after the end %v are left", got)
	}
	path = saveMoves(t, s, 4)
	slot, _, _ = resumed(t, s)
	if err := slot.Abandon(); err != nil {
		t.Fatal(err)
	}
	slot.Close()
	if got := copies(t, path); len(got) != 0 {
		t.Errorf("after putting it aside %v are left", got)
	}
	path = saveMoves(t, s, 4)
	e, _ := s.Resumable()
	must[Trashed](t)(s.Delete(e))
	if got := copies(t, path); len(got) != 0 {
		t.Errorf("after deleting %v are left", got)
	}
	path, kept := saveMoves(t, s, 4), saveMoves(t, s, 4)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	for _, days := range []int{0, 2} {
		c.pass(time.Duration(days) * 24 * time.Hour)
		Open(s.places, lookup, c.now)
		if got := len(copies(t, path)); got != goodCopies*(2-days)/2 {
			t.Errorf("after %d days %d copies of a game that is gone are left", days, got)
		}
	}
	if len(copies(t, kept)) != goodCopies {
		t.Error("the copies of a game in progress have gone")
	}
}

// TestCopiesWithoutLinks: some file systems know no second name for a file.
func TestCopiesWithoutLinks(t *testing.T) {
	links := link
	t.Cleanup(func() { link = links })
	link = func(string, string) error { return os.ErrPermission }
	s, _ := open(t)
	path := put(t, s, Auto, "a", "one")
	for _, words := range []string{"two", "three"} {
		keepGood(path)
		if err := replace(path, []byte(words)); err != nil {
			t.Fatal(err)
		}
	}
	if got := fmt.Sprint(text(t, path), text(t, goodCopy(path, 0)), text(t, goodCopy(path, 1))); got != "threetwoone" {
		t.Errorf("the files hold %s", got)
	}
}

// TestForgettingReachesOlderFiles: the copies, and what was damaged and put aside.
func TestForgettingReachesOlderFiles(t *testing.T) {
	s, _ := open(t)
	must[Book](t)(s.ChangeBook(func(b *Book) { b.Met(Person{Name: "Żaneta"}, Person{Name: "Ala"}) }))
	set := DefaultSettings("pl")
	for n := range 4 {
		now := set
		now.Scale, now.Shown = 100+n, map[string]bool{"Żaneta/wcp/press": true}
		if err := s.ChangeSettings(set, now); err != nil {
			t.Fatal(err)
		}
		must[Book](t)(s.ChangeBook(func(b *Book) { b.Count(played(fmt.Sprint(n), "Żaneta", "Ala")) }))
		set = now
	}
	book, settings := text(t, s.bookPath()), text(t, s.settingsPath())
	for _, damage := range []string{book[:len(book)/2], strings.Replace(book, `"turns": 12`, `"turns": "12"`, 1)} {
		writeBook(t, s, damage)
		_, err := s.Book()
		says(t, err, "damaged")
	}
	writeSettings(t, s, settings[:len(settings)-3])
	_, err := s.Settings("pl")
	says(t, err, "damaged")
	now := set
	now.Shown = map[string]bool{}
	if err := s.ChangeSettings(set, now); err != nil {
		t.Fatal(err)
	}
	must[Book](t)(s.ChangeBook(func(b *Book) { b.Forget("żaneta") }))
	s.DropOlder()
	for _, dir := range []string{s.places.Data, s.places.Settings} {
		for _, f := range must[[]string](t)(filepath.Glob(filepath.Join(dir, "*"))) {
			if info, err := os.Stat(f); err != nil || info.IsDir() {
				continue
			}
			if strings.Contains(strings.ToLower(text(t, f)), "żaneta") {
				t.Errorf("the name is still in %s", f)
			}
		}
	}
	if len(must[Book](t)(s.Book()).Played) != 4 {
		t.Error("games are gone")
	}
}
