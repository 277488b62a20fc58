// Package table is the table that all games share. It plays moves, shows them, and keeps
// the list of its parts: bar, log, menu, result and more, each in a package of its own. A
// game brings a Face. It lays out its own board, hands and panels with the help of the
// Table, and turns pointing into moves. What is one part's own does not belong here.
//
// A decision takes this way. A node of the Face calls Table.Play with a move. The
// session checks and plays it, saves, and lists it as a step to show. The Table asks
// the Face for the motions between the view before and the view after, and runs them.
// Then it builds the Face anew from the view after.
package table
