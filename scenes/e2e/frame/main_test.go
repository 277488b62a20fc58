// Package frame tests what stands around the games: shelf, settings, languages,
// keys, sizes, and a monkey that does anything at all.
package frame

import (
	"testing"

	"schron/scenes/e2e/stand"
)

func TestMain(m *testing.M) { stand.Main(m) }
