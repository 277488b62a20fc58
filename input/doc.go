// Package input turns the mouse and the keyboard into gestures: hover, press,
// click, drag, drop, wheel, key, text. The window is read once per tick into a
// Snapshot of plain data; a Recogniser makes gestures of a row of snapshots.
// A Script or a recording gives the same snapshots without a window, so that
// everything above this package can be driven by a test.
//
// Only window.go knows ebiten.
package input
