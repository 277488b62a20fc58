// Package film makes an animated picture of a match: a scene shows what will be made and
// then how far it is, while the frames are drawn beside the window and put together on
// goroutines. It knows no game and no table, only a scene that can show any moment.
package film
