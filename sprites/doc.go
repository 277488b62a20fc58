// Package sprites draws. It turns the embedded SVG art into images of the exact device
// size in the background. It sets text, bakes panels and shapes once and repeats them,
// and holds the theme. Scenes pass boxes in units; one unit is one pixel at 100 %. The
// Canvas multiplies by the scale and snaps to whole device pixels. Nothing here creates
// an image or a vector shape per frame.
package sprites
