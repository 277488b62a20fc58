package store

import "testing"

// TestAnAbandonedGameIsKeptAndNotOffered: it lies among the replays, can be
// watched and, from there, taken up again under another name.
func TestAnAbandonedGameIsKeptAndNotOffered(t *testing.T) {
	s, _ := open(t)
	slot := s.NewSlot("counting")
	m := play(t, 3)
	if err := slot.Save(m); err != nil {
		t.Fatal(err)
	}
	if err := slot.Abandon(); err != nil {
		t.Fatal(err)
	}
	slot.Close()
	if e, ok := s.Resumable(); ok {
		t.Errorf("%s is offered", e.ID)
	}
	list, err := s.List()
	if err != nil || len(list) != 1 || !list[0].Abandoned() || !list[0].Open() || list[0].Moves != m.Len() {
		t.Fatalf("kept are %+v, %v", list, err)
	}
	again, back, err := s.Resume(list[0])
	if err != nil || back.Len() != m.Len() || again.ID() == slot.ID() {
		t.Fatalf("resumed is %v, %v", back, err)
	}
	again.Close()
}

func TestAGameThatIsNotKeptCannotBeAbandoned(t *testing.T) {
	s, _ := open(t)
	slot := s.NewSlot("counting")
	defer slot.Close()
	if err := slot.Abandon(); err == nil {
		t.Error("no error")
	}
}
