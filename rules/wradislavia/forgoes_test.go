package wradislavia

import "testing"

// TestEndingTheFireGivesUpShots while somebody has not shot, nothing after that.
func TestEndingTheFireGivesUpShots(t *testing.T) {
	s := at(t, dice(9, 9, 9), plain, plainTheirs)
	for s.phase == PhaseFire && s.active == 0 {
		want := len(viewOf(s, 1).Silent(0))
		if want == 0 {
			break
		}
		lost := s.Forgoes(Plain(VerbDone))
		if n, _ := lost.Arg("n"); lost.Key != "wradislavia.forgo.fire" || n.N != want {
			t.Errorf("%d have not shot: %+v", want, lost)
		}
		for _, m := range s.Legal(nil) {
			if m.Verb != VerbDone {
				if lost := s.Forgoes(m); !lost.Empty() {
					t.Errorf("a shot gives up %+v", lost)
				}
				if err := s.Apply(m, nil); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
	}
	if lost := s.Forgoes(Plain(VerbDone)); !lost.Empty() {
		t.Errorf("everybody has shot: %+v", lost)
	}
}

// TestSureMissesAreGivenUpUnasked, but no Perun is spent on one without a word.
func TestSureMissesAreGivenUpUnasked(t *testing.T) {
	s := at(t, dice(1, 1, 2), plain, plainTheirs)
	for _, m := range s.Legal(nil) {
		if shot, ok := ShotOf(m); ok && s.wounds(shot) {
			t.Fatalf("%s hits with these dice", Game{}.Notation(m))
		}
	}
	if lost := s.Forgoes(Plain(VerbDone)); !lost.Empty() {
		t.Errorf("nothing but sure misses is left: %+v", lost)
	}
	s.peruns[0], s.pool = 2, s.pool-2
	lost, hits := 0, 0
	for _, m := range s.Legal(nil) {
		shot, ok := ShotOf(m)
		if !ok {
			continue
		}
		asks := s.Forgoes(m).Key == "wradislavia.forgo.perun"
		if want := shot.Peruns() > 0 && !s.wounds(shot); asks != want {
			t.Errorf("%s: asked %v, want %v", Game{}.Notation(m), asks, want)
		}
		if asks {
			lost++
		}
		if s.wounds(shot) {
			hits++
		}
	}
	if lost == 0 || (hits > 0) != (s.Forgoes(Plain(VerbDone)).Key == "wradislavia.forgo.fire") {
		t.Errorf("%d shots lose a Perun and %d hit with one", lost, hits)
	}
}
