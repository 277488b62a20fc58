package dolores

import "testing"

func TestNothingIsOfferedToWhoDoesNotAct(t *testing.T) {
	kit.Idle(t, positions, "field:J9", "field:N11")
}
