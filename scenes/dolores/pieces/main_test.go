package pieces

import (
	"os"
	"runtime/debug"
	"testing"

	"schron/scenes/scenetest"
)

func TestMain(m *testing.M) {
	// Pictures of every size lie in the graphics library's memory until what holds
	// them is collected: garbage must not wait.
	debug.SetGCPercent(20)
	os.Exit(scenetest.Loop(m))
}
