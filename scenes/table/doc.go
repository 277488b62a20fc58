// Package table is the table that all games share: top bar, prompt, log, the
// cover between players, looking back, replays, animation and the end. A game
// brings a Face, which lays out its own board, hands and panels with the help
// of the Table and turns what the player points at into moves.
//
// The way of a decision: a node of the Face calls Table.Play with a move; the
// session checks and plays it, saves, and lists it as a step to show; the Table
// asks the Face for the motions between the view before and the view after,
// runs them and then builds the Face anew from the view after.
package table
