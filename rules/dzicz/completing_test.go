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
