package dzicz_test

import (
	"testing"

	"schron/rules/bots"
	"schron/rules/dzicz"
	"schron/rules/rulestest"
)

// TestTheStoriesThatWereReadAreTrue: those of the games in scenes/say/testdata.
func TestTheStoriesThatWereReadAreTrue(t *testing.T) {
	rulestest.Recounted(t, dzicz.Game{}, dzicz.Recount, bots.ByID)
}
