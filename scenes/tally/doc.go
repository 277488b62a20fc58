// Package tally counts the results of the games in the guest book. It counts for a
// person, for a game, for an evening, and as a table for other programs. It reads and
// draws nothing.
package tally
