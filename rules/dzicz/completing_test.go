package dzicz

import (
	"testing"

	"pgregory.net/rapid"
)

// TestCompletingIsWhatActionsComplete: DZ-25 to DZ-28, an action completes a mission
// just where Completing says so.
func TestCompletingIsWhatActionsComplete(t *testing.T) {
	found := map[uint8]bool{}
	positions := rapid.Custom(drawPosition)
	for i := range 1000 {
		s := positions.Example(i)
		seat := int(s.active)
		tokens, outposts, soldiers := s.Completing()
		for _, m := range s.appendActions(nil) {
			after, fields := *s, tokens
			switch m.Verb {
			case VerbToken:
				after.tokens[seat] |= To(m).bit()
			case VerbOutpost:
				after.outposts[seat] |= To(m).bit()
				fields = outposts
			case VerbSoldier:
				after.soldiers[seat] |= To(m).bit()
				fields = soldiers
			}
			want := false
			for _, mission := range append([]Mission{s.secret[seat]}, s.OpenRow()...) {
				want = want || after.meets(mission, seat) && !s.meets(mission, seat)
			}
			if got := fields.Has(To(m)); got != want {
				t.Fatalf("%s completes a mission: %v, want %v", Game{}.Notation(m), got, want)
			}
			found[m.Verb] = found[m.Verb] || want
		}
	}
	if !found[VerbToken] || !found[VerbOutpost] || !found[VerbSoldier] {
		t.Errorf("actions that complete a mission: %v", found)
	}
}

// TestVitalIsWhatMissionsHangOn: without such a piece, and only then, a seat no longer meets
// a mission that it may hold.
func TestVitalIsWhatMissionsHangOn(t *testing.T) {
	found := map[Mission]int{}
	positions := rapid.Custom(drawPosition)
	for i := range 300 {
		s := positions.Example(i)
		for seat := range s.seats {
			tokens, soldiers := s.Vital(seat)
			for f := range Field(Fields) {
				bare, alone := *s, *s
				bare.removeToken(f)
				alone.soldiers[seat] &^= f.bit()
				for _, after := range []*State{&bare, &alone} {
					want, got := false, after == &bare && tokens.Has(f) || after == &alone && soldiers.Has(f)
					for _, m := range append([]Mission{s.secret[seat]}, s.OpenRow()...) {
						if s.meets(m, seat) && !after.meets(m, seat) {
							want = true
							found[m]++
						}
					}
					if got != want {
						t.Fatalf("seat %d, %s is vital: %v, want %v\n%s", seat, f, got, want, drawBoard(&s.board))
					}
				}
			}
		}
	}
	if len(found) != missionKinds {
		t.Errorf("missions that hung on a piece: %v", found)
	}
}
