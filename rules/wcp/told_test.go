package wcp_test

import (
	"testing"

	"schron/rules/bots"
	"schron/rules/rulestest"
	"schron/rules/wcp"
)

// TestTheStoriesThatWereReadAreTrue: those of the games in scenes/say/testdata.
func TestTheStoriesThatWereReadAreTrue(t *testing.T) {
	rulestest.Recounted(t, wcp.Game{}, wcp.Recount, bots.ByID)
}
