// Package dolores is the table of the game Dolores: the planet as a map that is
// zoomed and moved, the tools that are dragged onto it, the ledger of the
// federations as pages, and the forecast of the round. It draws what a view
// holds and turns clicks, drags and keys into moves; what may be played it takes
// from the table's list of legal moves, and why something may not from the
// rules' refusals. Nothing is secret in Dolores.
package dolores
