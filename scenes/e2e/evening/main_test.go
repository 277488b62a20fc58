// Package evening plays what `make release-check` plays again with every artefact. It is an
// evening of all games, and the next one, which goes on where the first left off. The
// recordings and what comes of them are kept in build/check/evening.
package evening

import (
	"testing"

	"schron/scenes/e2e/stand"
)

func TestMain(m *testing.M) { stand.Main(m) }
