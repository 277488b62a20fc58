package store

import (
	"testing"

	"schron/rules"
)

// second is the counting game by rules 2, which still knows rules 1.
type second struct{ counting }

func (second) OldestRules() int { return 1 }

// later opens the folders of s as a program does that plays by rules 2.
func later(s *Store, c *clock) *Store {
	return Open(s.places, func(string) (rules.Game, error) { return second{counting{2}}, nil }, c.now)
}

// kept leaves a game in progress after n moves, as a program does that is ended,
// and gives its slot's id.
func kept(t testing.TB, s *Store, n int) string {
	t.Helper()
	slot := s.NewSlot("counting")
	defer slot.Close()
	if err := slot.Save(play(t, n)); err != nil {
		t.Fatal(err)
	}
	return slot.ID()
}

// resumed goes on with the game in progress, which there must be.
func resumed(t testing.TB, s *Store) (*Slot, *rules.Match, Entry) {
	t.Helper()
	e, ok := s.Resumable()
	if !ok {
		t.Fatal("nothing to go on with")
	}
	slot, m, err := s.Resume(e)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(slot.Close)
	return slot, m, e
}

func TestAGameOfOlderRulesGoesOnAndItsFileIsKept(t *testing.T) {
	s, c := open(t)
	id := kept(t, s, 4)
	old := text(t, s.path(Auto, id))

	now := later(s, c)
	slot, m, e := resumed(t, now)
	if e.Turn != 3 || e.Moves != 4 {
		t.Errorf("in progress: %+v", e)
	}
	if from, ok := m.Resumed(); !ok || from.Rules != 1 || from.Moves != 4 || m.Len() != 0 || m.Status().Turn != 3 {
		t.Errorf("resumed from %+v (%v), %d moves, turn %d", from, ok, m.Len(), m.Status().Turn)
	}
	goOn(t, m, 1)
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	past := must[[]Entry](t)(now.List(Replay))
	if len(past) == 1 && (!past[0].Older() || past[0].Abandoned()) {
		t.Errorf("its history counts as abandoned: %+v", past[0])
	}
	if len(past) != 1 || text(t, now.Path(past[0])) != old || past[0].Moves != 4 {
		t.Fatalf("kept: %+v", past)
	}
	if history := must[*rules.Match](t)(now.Load(past[0])); history.Len() != 4 || history.Rules() != 1 {
		t.Errorf("its history has %d moves by rules %d", history.Len(), history.Rules())
	}
	if list := must[[]Entry](t)(now.List(Auto)); len(list) != 1 || list[0].Moves != 1 || list[0].Turn != 3 {
		t.Errorf("in progress: %+v", list)
	}
}

func TestANamedSaveOfOlderRulesStaysAsItIs(t *testing.T) {
	s, c := open(t)
	e := must[Entry](t)(s.SaveNew("Zima", play(t, 3)))
	old := text(t, s.Path(e))
	now := later(s, c)
	list := must[[]Entry](t)(now.List(Named))
	slot, m, err := now.Resume(list[0])
	if err != nil {
		t.Fatal(err)
	}
	defer slot.Close()
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	if text(t, now.Path(list[0])) != old {
		t.Error("resuming changed it")
	}
	if past := must[[]Entry](t)(now.List(Replay)); len(past) != 0 {
		t.Errorf("kept twice: %+v", past)
	}
}

// A later program knows the rules of a save no more: its position is enough.
func TestASaveCarriesItsPosition(t *testing.T) {
	s, c := open(t)
	kept(t, s, 4)
	now := Open(s.places, func(string) (rules.Game, error) { return counting{2}, nil }, c.now)
	_, m, _ := resumed(t, now)
	if from, ok := m.Resumed(); !ok || from.Moves != 4 || m.Status().Turn != 3 {
		t.Errorf("resumed from %+v (%v) in turn %d", from, ok, m.Status().Turn)
	}
}

func TestAGameWhoseOldFileCannotBeKeptIsNotTouched(t *testing.T) {
	s, c := open(t)
	id := kept(t, s, 4)
	old := text(t, s.path(Auto, id))
	if err := replace(s.dir(folders[Replay]), []byte("in the way")); err != nil {
		t.Fatal(err)
	}
	now := later(s, c)
	e, ok := now.Resumable()
	if !ok {
		t.Fatal("nothing to go on with")
	}
	if _, _, err := now.Resume(e); err == nil {
		t.Error("it goes on although its history would be lost")
	}
	if text(t, s.path(Auto, id)) != old {
		t.Error("its file was changed")
	}
}
