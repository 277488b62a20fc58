// Package demo tests the demonstration, in which the program plays by itself.
package demo

import (
	"testing"

	"schron/scenes/e2e/stand"
)

func TestMain(m *testing.M) { stand.Main(m) }
