package dolores_test

import (
	"testing"

	"schron/rules/bots"
	"schron/rules/dolores"
	"schron/rules/rulestest"
)

// TestTheStoriesThatWereReadAreTrue: those of the games in scenes/say/testdata.
func TestTheStoriesThatWereReadAreTrue(t *testing.T) {
	rulestest.Recounted(t, dolores.Game{}, dolores.Recount, bots.ByID)
}
