package wradislavia

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

func TestPlayoutsKeepThePromises(t *testing.T) {
	rulestest.Playouts(t, Game{}, rules.Setup{Players: Seats, Seed: 1000}, 60)
}

func TestRecordsReadBack(t *testing.T) {
	rulestest.RecordRoundTrip(t, Game{}, rules.Setup{Players: Seats, Seed: 3})
}

func TestUndoAndRedoToTheStartAndBack(t *testing.T) {
	rulestest.UndoRedo(t, Game{}, rules.Setup{Players: Seats, Seed: 4})
}
