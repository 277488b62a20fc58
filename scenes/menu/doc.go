// Package menu holds the scenes around the tables: the shelf, setting up a
// match, settings, saves, rulebooks and the crash screen. Each is a ui.Scene
// that gets the house; none knows the window or a game.
package menu
