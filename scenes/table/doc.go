// Package table is the table that all games share. It has the top bar, the prompt, the
// log, the cover between players, looking back, replays, animation and the end. A game
// brings a Face. It lays out its own board, hands and panels with the help of the
// Table, and turns pointing into moves.
//
// A decision takes this way. A node of the Face calls Table.Play with a move. The
// session checks and plays it, saves, and lists it as a step to show. The Table asks
// the Face for the motions between the view before and the view after, and runs them.
// Then it builds the Face anew from the view after.
package table
