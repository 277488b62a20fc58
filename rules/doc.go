// Package rules holds what all games share. It defines the contract between a game and
// the rest of the program: states, moves, refusals, events and views. It also holds the
// random generator, records, matches with undo and history, and bots.
//
// Nothing in this package or below it draws, reads a clock, opens a file or keeps a
// package variable that changes. Each game has a package of its own below this one;
// package registry lists them.
package rules
