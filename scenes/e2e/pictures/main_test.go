// Package pictures tests the pictures that the program makes of its scenes and of
// records.
package pictures

import (
	"testing"

	"schron/scenes/e2e/stand"
)

func TestMain(m *testing.M) { stand.Main(m) }
