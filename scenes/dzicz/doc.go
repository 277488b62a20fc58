// Package dzicz is the table of the game Dzicz. It shows the board with its home edges,
// mission cards, action tokens, the players and what to do next. It draws what a view
// holds and turns clicks, drags and keys into moves. The table's list of legal moves
// says what may be played, the rules' refusals why something may not.
package dzicz
