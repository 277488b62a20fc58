package wradislavia

import "testing"

// TestTheTurnOfTheRulebook plays the example of a whole turn that both rulebooks
// tell, from the moment when characters and tokens are revealed.
func TestTheTurnOfTheRulebook(t *testing.T) {
	s := at(t, dice(1, 7, 5), "karol/attack/1 zofia/cover ewa/exploration/1", "henryk/attack/2 iwona/cover/1 lidia/hand-to-hand/1", peruns(0, 1))
	for seat := range Seats {
		for _, p := range s.posts[seat] {
			hazards := int8(0)
			for _, h := range s.hazards {
				if p.who.Suffers(h) {
					hazards++
				}
			}
			if p.wounds != hazards {
				t.Errorf("the hazards give %v %d wounds, the rulebook says %d", p.who, hazards, p.wounds)
			}
		}
	}
	wounds := func(who string, want int8) {
		t.Helper()
		c, err := ParseCharacter(who)
		if err != nil {
			t.Fatal(err)
		}
		for seat := range Seats {
			for _, p := range s.posts[seat] {
				if p.who == c && p.wounds != want {
					t.Errorf("%s has %d wounds, want %d", who, p.wounds, want)
				}
			}
		}
	}
	play(t, s, "shoot 1 3 slug") // 7 + 1 − 0 = 8 against 6
	wounds("lidia", 3)
	without := *s
	play(t, &without, "shoot 2 3 finesse") // 1 + 1 = 2 against 4
	for _, p := range without.posts[1] {
		if p.wounds > 3 {
			t.Errorf("%v has %d wounds without a Perun", p.who, p.wounds)
		}
	}
	play(t, s, "shoot 2 3 finesse +3+0+0") // 4 + 1 = 5 against 4, three wounds before
	wounds("lidia", 5)
	if len(legal(s, "shoot")) != 0 {
		t.Errorf("Ewa may shoot: %v", legal(s, "shoot"))
	}
	play(t, s, "done", "shoot 1 1 short-burst") // 7 − 2 = 5 against 4 and 9
	wounds("karol", 2)
	play(t, s, "shoot 2 2 short-burst") // 1 against 4
	wounds("zofia", 0)
	play(t, s, "done") // Lidia does not strike
	if s.turn != 3 || s.hand[0].Len() != 7 || s.hand[1].Len() != 6 || s.peruns != [Seats]int8{1, 0} || s.marker != 1 {
		t.Errorf("turn %d, hands %d and %d, Peruns %v, marker %d", s.turn, s.hand[0].Len(), s.hand[1].Len(), s.peruns, s.marker)
	}
}
