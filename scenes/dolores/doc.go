// Package dolores is the table of the game Dolores. It shows the planet as a map that is
// zoomed and moved, and the tools that are dragged onto it. Beside it are the ledger of
// the federations as pages, and the forecast of the round. It draws what a view holds
// and turns clicks, drags and keys into moves. The table's list of legal moves says what
// may be played, the rules' refusals why something may not. Nothing is secret in
// Dolores.
package dolores
