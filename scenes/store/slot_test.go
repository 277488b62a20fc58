package store

import (
	"errors"
	"os"
	"testing"
	"time"

	"schron/rules"
)

func TestAutosaveFollowsEveryMove(t *testing.T) {
	s, c := open(t)
	m := play(t, 0)
	slot := s.NewSlot("counting")
	for n := range 5 {
		c.pass(time.Second)
		if err := slot.Save(m); err != nil {
			t.Fatal(err)
		}
		list := must[[]Entry](t)(s.List())
		if len(list) != 1 || list[0].Moves != n || list[0].Kind != Auto || !list[0].Saved.Equal(c.t) {
			t.Fatalf("after %d moves the list is %+v", n, list)
		}
		goOn(t, m, 1)
	}
}

func TestResumeGoesOnInTheSameSlot(t *testing.T) {
	s, c := open(t)
	m := play(t, 4)
	slot := s.NewSlot("counting")
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.Resumable(); ok {
		t.Error("the game that is being played is offered for going on")
	}
	slot.Close()
	again := Open(s.places, lookup, c.now)
	e, ok := again.Resumable()
	if !ok || e.Game != "counting" || e.Turn != 3 || e.Phase != "add" || e.Players[0].Name != "Żaneta" {
		t.Fatalf("resumable: %v %+v", ok, e)
	}
	slot, m, err := again.Resume(e)
	if err != nil {
		t.Fatal(err)
	}
	defer slot.Close()
	if m.Len() != 4 || slot.ID() != e.ID {
		t.Errorf("%d moves in slot %s", m.Len(), slot.ID())
	}
	goOn(t, m, 1)
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	list := must[[]Entry](t)(again.List())
	if len(list) != 1 || list[0].Moves != 5 || !list[0].Own || list[0].Busy {
		t.Errorf("list %+v", list)
	}
}

func TestResumableIsTheNewestUnfinishedGame(t *testing.T) {
	s, c := open(t)
	if _, ok := s.Resumable(); ok {
		t.Error("there is something to go on with in an empty store")
	}
	for _, moves := range []int{3, 7} {
		c.pass(time.Minute)
		slot := s.NewSlot("counting")
		if err := slot.Save(play(t, moves)); err != nil {
			t.Fatal(err)
		}
		slot.Close()
	}
	c.pass(time.Minute)
	over := s.NewSlot("counting")
	if err := over.Save(play(t, countTo/3+1)); err != nil {
		t.Fatal(err)
	}
	over.Close()
	put(t, s, Auto, "zzz", "damaged")
	if e, ok := s.Resumable(); !ok || e.Moves != 7 {
		t.Errorf("resumable: %v %+v", ok, e)
	}
}

func TestFinishedGamesBecomeReplays(t *testing.T) {
	s, _ := open(t)
	m := play(t, countTo/3)
	slot := s.NewSlot("counting")
	defer slot.Close()
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	goOn(t, m, 1)
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	list := must[[]Entry](t)(s.List())
	if len(list) != 1 || list[0].Kind != Replay || !list[0].Over || len(list[0].Winners) != 1 || list[0].Open() {
		t.Fatalf("list %+v", list)
	}
	if got := must[*rules.Match](t)(s.Load(list[0])); got.Len() != m.Len() {
		t.Errorf("replay of %d moves, want %d", got.Len(), m.Len())
	}
	// Taking back the last move puts the game on the table again.
	if err := m.ForceUndo(); err != nil {
		t.Fatal(err)
	}
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	list = must[[]Entry](t)(s.List())
	if len(list) != 1 || list[0].Kind != Auto || list[0].Over {
		t.Errorf("list after undo %+v", list)
	}
}

func TestTwoWindowsDoNotPlayOneGame(t *testing.T) {
	s, c := open(t)
	first := s.NewSlot("counting")
	if err := first.Save(play(t, 2)); err != nil {
		t.Fatal(err)
	}
	other := Open(s.places, lookup, c.now)
	list := must[[]Entry](t)(other.List(Auto))
	if len(list) != 1 || !list[0].Busy || list[0].Own || list[0].Open() {
		t.Fatalf("the other window lists %+v", list)
	}
	if _, ok := other.Resumable(); ok {
		t.Error("a game played elsewhere is offered")
	}
	_, _, err := other.Resume(list[0])
	says(t, err, "another window")
	_, err = other.Delete(list[0])
	says(t, err, "another window")
	_, err = s.Delete(list[0])
	says(t, err, "another window")
	first.Close()
	if _, err := os.Stat(s.lockPath(first.ID())); err == nil {
		t.Error("the lock's file is left behind")
	}
	slot, _, err := other.Resume(list[0])
	if err != nil {
		t.Fatal(err)
	}
	slot.Close()
}

func TestTwoWindowsWithNewGamesKeepApart(t *testing.T) {
	s, c := open(t)
	other := Open(s.places, lookup, c.now)
	a, b := s.NewSlot("counting"), other.NewSlot("counting")
	defer a.Close()
	defer b.Close()
	if err := a.Save(play(t, 1)); err != nil {
		t.Fatal(err)
	}
	if err := b.Save(play(t, 2)); err != nil {
		t.Fatal(err)
	}
	if list := must[[]Entry](t)(s.List()); len(list) != 2 {
		t.Errorf("list %+v", list)
	}
}

func TestResumeOfASaveLeavesTheSaveAlone(t *testing.T) {
	s, _ := open(t)
	e := must[Entry](t)(s.SaveNew("Próba", play(t, 3)))
	before := text(t, s.Path(e))
	slot, m, err := s.Resume(e)
	if err != nil {
		t.Fatal(err)
	}
	defer slot.Close()
	goOn(t, m, 1)
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	if text(t, s.Path(e)) != before {
		t.Error("the named save has changed")
	}
	if list := must[[]Entry](t)(s.List()); len(list) != 2 {
		t.Errorf("list %+v", list)
	}
}

func TestResumeOfADamagedGameFreesItsSlot(t *testing.T) {
	s, _ := open(t)
	path := put(t, s, Auto, "broken", "{")
	list := must[[]Entry](t)(s.List(Auto))
	_, _, err := s.Resume(list[0])
	says(t, err, "damaged")
	if text(t, path) != "{" {
		t.Error("the file was touched")
	}
	if held(s.lockPath("broken")) {
		t.Error("the slot is still held")
	}
}

// loseLock takes the lock's file away, as a careless clean-up or a network drive
// does.
func loseLock(t *testing.T, slot *Slot) {
	t.Helper()
	if err := os.Remove(slot.store.lockPath(slot.ID())); err != nil {
		t.Fatal(err)
	}
}

func TestALostLockIsTakenAgainAtTheNextSave(t *testing.T) {
	s, c := open(t)
	m := play(t, 1)
	slot := s.NewSlot("counting")
	defer slot.Close()
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	id := slot.ID()
	loseLock(t, slot)
	goOn(t, m, 1)
	if err := slot.Save(m); err != nil || slot.ID() != id {
		t.Errorf("saved as %s, error %v", slot.ID(), err)
	}
	if !held(s.lockPath(id)) {
		t.Error("the slot can be taken by another window")
	}
	list := must[[]Entry](t)(Open(s.places, lookup, c.now).List())
	if len(list) != 1 || list[0].Moves != 2 || !list[0].Busy {
		t.Errorf("list %+v", list)
	}
}

// TestALockThatCouldNotBeTakenIsTakenLater: at first a file stands where the
// folder should be.
func TestALockThatCouldNotBeTakenIsTakenLater(t *testing.T) {
	s, _ := open(t)
	if err := os.WriteFile(s.dir("auto"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	m := play(t, 1)
	slot := s.NewSlot("counting")
	defer slot.Close()
	if slot.Save(m) == nil {
		t.Fatal("saved below a file")
	}
	if err := os.Remove(s.dir("auto")); err != nil {
		t.Fatal(err)
	}
	if err := slot.Save(m); err != nil || !held(s.lockPath(slot.ID())) {
		t.Errorf("error %v, held %v", err, held(s.lockPath(slot.ID())))
	}
}

// TestAFolderThatWasAwayIsNoOtherWindow: while it is away that is told, and once it is
// back the game goes on in its file as if nothing had been.
func TestAFolderThatWasAwayIsNoOtherWindow(t *testing.T) {
	s, _ := open(t)
	m := play(t, 1)
	slot := s.NewSlot("counting")
	defer slot.Close()
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	id, away := slot.ID(), s.dir("auto")+"-away"
	if err := errors.Join(os.Rename(s.dir("auto"), away), os.WriteFile(s.dir("auto"), nil, 0o644)); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		says(t, slot.Save(m), "Nothing could be written")
	}
	if err := errors.Join(os.Remove(s.dir("auto")), os.Rename(away, s.dir("auto"))); err != nil {
		t.Fatal(err)
	}
	goOn(t, m, 1)
	if err := slot.Save(m); err != nil || slot.ID() != id {
		t.Errorf("saved as %s, told %v", slot.ID(), err)
	}
	if list := must[[]Entry](t)(s.List()); len(list) != 1 || list[0].Moves != 2 {
		t.Errorf("listed are %+v", list)
	}
}

// TestAFileThatIsGoneIsWrittenAnew, and that is told once.
func TestAFileThatIsGoneIsWrittenAnew(t *testing.T) {
	s, _ := open(t)
	m := play(t, 1)
	slot := s.NewSlot("counting")
	defer slot.Close()
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	id := slot.ID()
	if err := os.Rename(s.dir("auto"), s.dir("auto")+"-away"); err != nil {
		t.Fatal(err)
	}
	goOn(t, m, 1)
	err := slot.Save(m)
	says(t, err, "had vanished")
	if !Saved(err) || slot.ID() != id {
		t.Errorf("saved: %v, as %s", Saved(err), slot.ID())
	}
	if err := slot.Save(m); err != nil {
		t.Errorf("told again: %v", err)
	}
	// The old folder comes back: its file is not written over, and no window is blamed.
	if err := errors.Join(os.RemoveAll(s.dir("auto")), os.Rename(s.dir("auto")+"-away", s.dir("auto"))); err != nil {
		t.Fatal(err)
	}
	err = slot.Save(m)
	says(t, err, "or program has changed", "saved separately")
	if !Saved(err) || slot.ID() == id {
		t.Errorf("saved: %v, as %s", Saved(err), slot.ID())
	}
}

// TestAGameTakenOverElsewhereIsNotAbandoned: it is another window's by now.
func TestAGameTakenOverElsewhereIsNotAbandoned(t *testing.T) {
	s, c := open(t)
	slot := s.NewSlot("counting")
	defer slot.Close()
	if err := slot.Save(play(t, 4)); err != nil {
		t.Fatal(err)
	}
	loseLock(t, slot)
	other := Open(s.places, lookup, c.now)
	theirs, _, err := other.Resume(must[[]Entry](t)(other.List())[0])
	if err != nil {
		t.Fatal(err)
	}
	defer theirs.Close()
	says(t, slot.Abandon(), "another window")
	if list := must[[]Entry](t)(other.List()); len(list) != 1 || list[0].Kind != Auto {
		t.Errorf("list %+v", list)
	}
}

// TestAGameTakenOverElsewhereIsNotWrittenOver: once this window lost its lock,
// another one went on with the game, and still plays it, has closed it, or has
// finished it.
func TestAGameTakenOverElsewhereIsNotWrittenOver(t *testing.T) {
	for name, then := range map[string]func(slot *Slot, m *rules.Match) error{
		"still played": func(*Slot, *rules.Match) error { return nil },
		"closed": func(slot *Slot, m *rules.Match) error {
			_, err := m.Play(rules.Move{Verb: 1, A: 2})
			if err == nil {
				err = slot.Save(m)
			}
			slot.Close()
			return err
		},
		"finished": func(slot *Slot, m *rules.Match) error {
			for !m.Result().Over {
				if _, err := m.Play(rules.Move{Verb: 1, A: 3}); err != nil {
					return err
				}
			}
			err := slot.Save(m)
			slot.Close()
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, c := open(t)
			m := play(t, 4)
			slot := s.NewSlot("counting")
			defer func() { slot.Close() }()
			if err := slot.Save(m); err != nil {
				t.Fatal(err)
			}
			id := slot.ID()
			loseLock(t, slot)
			c.pass(time.Minute)
			other := Open(s.places, lookup, c.now)
			list := must[[]Entry](t)(other.List())
			theirs, match, err := other.Resume(list[0])
			if err != nil {
				t.Fatal(err)
			}
			defer func() { theirs.Close() }()
			if err := then(theirs, match); err != nil {
				t.Fatal(err)
			}
			kind := Auto
			if match.Result().Over {
				kind = Replay
			}
			before := text(t, s.path(kind, id))
			goOn(t, m, 1)
			says(t, slot.Save(m), "saved separately")
			if text(t, s.path(kind, id)) != before {
				t.Error("the other window's game was written over")
			}
			if slot.ID() == id || len(must[[]Entry](t)(other.List())) != 2 {
				t.Errorf("saved as %s among %d games", slot.ID(), len(must[[]Entry](t)(other.List())))
			}
			// From then on it goes on there, without a word.
			goOn(t, m, 1)
			if err := slot.Save(m); err != nil {
				t.Error(err)
			}
			if name == "still played" != held(s.lockPath(id)) {
				t.Errorf("the lock of the first game is held: %v", held(s.lockPath(id)))
			}
			if got := must[*rules.Match](t)(other.LoadFile(s.path(Auto, slot.ID()))); got.Len() != 6 {
				t.Errorf("%d moves are saved", got.Len())
			}
		})
	}
}
