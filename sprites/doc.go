// Package sprites draws: it turns the embedded SVG art into images of the
// exact device size in the background, sets text, bakes panels and shapes once
// and repeats them, and holds the theme. Scenes give boxes in units (one unit
// is one pixel at 100 %); the Canvas multiplies by the scale and snaps to whole
// device pixels. Nothing here creates an image or a vector shape per frame.
package sprites
