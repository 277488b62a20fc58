// Package film makes an animated picture of a match. A scene shows what will be made
// and then the progress. The frames are drawn beside the window and encoded on
// goroutines. The package knows no game and no table, only a scene that can show any
// moment.
package film
