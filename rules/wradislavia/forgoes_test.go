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
