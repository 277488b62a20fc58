// Package tabletest is what the tests of every game's face share. A Kit makes matches
// from notations and from changed positions and lays them on a table without a window
// (Desk). It audits them all (Kit.Fits) and lets a monkey loose on them (Kit.Monkey).
// The package also tests what a screen reveals (Desk.Seen), pieces in motion, and the
// cost of drawing. Each game brings its own positions and says what must hold in them.
// What cannot be done fails the test at once.
package tabletest

import (
	"runtime/debug"
	"testing"

	"schron/assets"
	"schron/scenes/scenetest"
	"schron/sprites"
)

// Run runs the tests of a package where drawing is carried out, if there is a
// display, and returns the exit code for TestMain.
func Run(m *testing.M) int {
	// Tables are laid out thousands of times; garbage may wait, within bounds.
	debug.SetGCPercent(400)
	debug.SetMemoryLimit(600 << 20)
	return scenetest.Loop(m)
}

// art is made by the first call of Art.
var art *sprites.Store

// Art is the program's art, rasterised at once, the same for all tests of a
// package.
func Art() *sprites.Store {
	if art == nil {
		s, err := sprites.NewStore(assets.Art())
		if err != nil {
			panic(err)
		}
		s.Sync = true
		art = s
	}
	return art
}
