package paliwo_test

import (
	"testing"

	"schron/rules/bots"
	"schron/rules/paliwo"
	"schron/rules/rulestest"
)

// TestTheStoriesThatWereReadAreTrue: those of the games in scenes/say/testdata.
func TestTheStoriesThatWereReadAreTrue(t *testing.T) {
	rulestest.Recounted(t, paliwo.Game{}, paliwo.Recount, bots.ByID)
}
