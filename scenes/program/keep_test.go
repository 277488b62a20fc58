package program

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/scenes/store"
)

// hold lets another window write the guest book and the settings until it is released.
func (r *running) hold(t *testing.T) (release func()) {
	t.Helper()
	var all []func()
	for _, name := range []string{"people.lock", "settings.lock"} {
		let, err := store.Hold(filepath.Join(r.house.Files.Places().Data, name), 0)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, let)
	}
	return func() {
		for _, let := range all {
			let()
		}
	}
}

// ticks lets ticks pass as the window does.
func (r *running) ticks(n int) {
	for range n {
		r.tick()
		r.Ticks(1)
	}
}

// TestAnotherWindowThatWritesHoldsNothingUp: what it hinders is in force here at once. A line
// says what is waited for, and it reaches the disk when the other one has done.
func TestAnotherWindowThatWritesHoldsNothingUp(t *testing.T) {
	r := opening(t, nil)
	data := r.house.Files.Places().Data
	r.house.ChangeBook(func(b *store.Book) { b.Met(store.Person{Name: "Żaneta"}, store.Person{Name: "Ala"}) })
	r.house.Change(func(s *store.Settings) { s.Scale = 110; s.Shown = map[string]bool{"Żaneta/wcp/press": true} })
	damaged := filepath.Join(data, "people-damaged-20261125-200000-00000000.json")
	if err := os.WriteFile(damaged, []byte(`{"people":[{"name":"Żaneta"`), 0o644); err != nil {
		t.Fatal(err)
	}
	named := func() (in []string) {
		files, err := filepath.Glob(filepath.Join(data, "*"))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			if text, err := os.ReadFile(f); err == nil && strings.Contains(string(text), "Żaneta") {
				in = append(in, filepath.Base(f))
			}
		}
		return in
	}
	release := r.hold(t)
	r.house.Forget("żaneta")
	r.house.Change(func(s *store.Settings) { s.Marks = true })
	if p := r.house.Book.People; len(p) != 1 || p[0].Name != "Ala" || !r.house.Settings.Marks {
		t.Errorf("in force are %+v and %v", p, r.house.Settings.Marks)
	}
	r.ticks(20)
	if r.toast() != "" {
		t.Errorf("a moment is told of: %q", r.toast())
	}
	r.ticks(2000)
	if got := r.toast(); !strings.Contains(got, "another window") || strings.Contains(got, "\n") {
		t.Errorf("it is said %q", got)
	}
	if got := named(); len(got) < 3 {
		t.Errorf("while the other one writes only %v hold the name", got)
	}
	r.house.Navigation.Stats() // reads the book once more
	r.ticks(2)
	if p := r.house.Book.People; len(p) != 1 {
		t.Errorf("read again the book has %+v", p)
	}
	release()
	r.ticks(2)
	if got := r.toast(); got != "" {
		t.Errorf("afterwards it is said %q", got)
	}
	if got := named(); len(got) != 0 {
		t.Errorf("the name is still in %v", got)
	}
	again := walk(t, data, usual())
	if p := again.house.Book.People; len(p) != 1 || p[0].Name != "Ala" || !again.house.Settings.Marks || again.house.Settings.Scale != 110 {
		t.Errorf("on the disk are %+v and %+v", p, again.house.Settings)
	}
}

// TestADamagedBookIsMendedOnceNobodyWrites: until then what can be read of it is shown.
func TestADamagedBookIsMendedOnceNobodyWrites(t *testing.T) {
	r := opening(t, nil)
	data := r.house.Files.Places().Data
	if err := os.WriteFile(filepath.Join(data, "people.json"), []byte(`{"format":1,"people":[{"name":"Ala"},7]}`), 0o644); err != nil {
		t.Fatal(err)
	}
	release := r.hold(t)
	if err := r.house.ReadBook(); err != nil || len(r.house.Book.People) != 1 {
		t.Errorf("%v, %+v", err, r.house.Book)
	}
	r.ticks(40)
	release()
	r.ticks(2)
	if got := r.toast(); !strings.Contains(got, "damaged") {
		t.Errorf("it is said %q", got)
	}
}

// TestAWindowThatClosesWaitsForTheOther.
func TestAWindowThatClosesWaitsForTheOther(t *testing.T) {
	r := opening(t, nil)
	release := r.hold(t)
	r.house.Change(func(s *store.Settings) { s.Scale = 125 })
	r.house.ChangeBook(func(b *store.Book) { b.Met(store.Person{Name: "Ala"}) })
	done := make(chan struct{})
	go func() { r.close(); close(done) }()
	release()
	<-done
	again := walk(t, r.house.Files.Places().Data, usual())
	if again.house.Settings.Scale != 125 || len(again.house.Book.People) != 1 {
		t.Errorf("kept are %+v, %+v", again.house.Settings.Scale, again.house.Book)
	}
}

// TestADamagedSaveIsTold in one sentence when its game goes on from a good copy.
func TestADamagedSaveIsTold(t *testing.T) {
	r := opening(t, nil)
	r.seat(t)
	r.play(t, 4)
	r.leaveTable()
	dir := r.house.Files.Places().Data
	files, err := filepath.Glob(filepath.Join(dir, "auto", "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err == nil {
			err = os.WriteFile(f+"~", text[:len(text)-20], 0o644)
		}
		if err == nil {
			err = os.Rename(f+"~", f)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	again := walk(t, dir, usual())
	again.Click("resume")
	again.at(t, "table")
	again.turns(t, "the sentence", func() bool { return strings.Contains(again.toast(), again.house.Say("saves.problem.restored")) })
	if n := again.table.Match().Len(); n != 3 {
		t.Errorf("it goes on with %d moves, want 3", n)
	}
}
