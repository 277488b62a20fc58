// Package process tests the program without its window: exit codes and words,
// the pipes of the engine, simulations.
package process

import (
	"testing"

	"schron/scenes/e2e/stand"
)

func TestMain(m *testing.M) { stand.Main(m) }
