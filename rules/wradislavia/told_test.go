package wradislavia_test

import (
	"testing"

	"schron/rules/bots"
	"schron/rules/rulestest"
	"schron/rules/wradislavia"
)

// TestTheStoriesThatWereReadAreTrue: those of the games in scenes/say/testdata.
func TestTheStoriesThatWereReadAreTrue(t *testing.T) {
	rulestest.Recounted(t, wradislavia.Game{}, wradislavia.Recount, bots.ByID)
}
