// Package dzicz is the table of the game Dzicz: the board with its home edges,
// mission cards, action tokens, the players and what to do next. It draws what
// a view holds and turns clicks, drags and keys into moves; what may be played
// it takes from the table's list of legal moves, and why something may not from
// the rules' refusals.
package dzicz
