// Package rules holds what every game of the house has in common: the contract
// between a game and the rest of the program, refusals, events, the random
// generator, records, matches with undo and history, views and bots.
//
// Nothing in this package or below it draws, reads a clock, opens a file or
// keeps a package variable that changes. Each game has a package of its own
// below this one; package registry lists them.
package rules
