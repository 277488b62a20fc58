package wradislavia_test

import (
	"testing"

	"schron/rules/bots"
	"schron/rules/wradislavia"
	"schron/rules/rulestest"
)

// TestTheStoriesThatWereReadAreTrue: those of the games in scenes/say/testdata.
func TestTheStoriesThatWereReadAreTrue(t *testing.T) {
	rulestest.Recounted(t, wradislavia.Game{}, wradislavia.Recount, bots.ByID)
}
