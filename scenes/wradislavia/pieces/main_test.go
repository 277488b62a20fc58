package pieces

import (
	"os"
	"testing"

	"schron/scenes/scenetest"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Loop(m)) }
