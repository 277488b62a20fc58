// Package paliwo is the table of the game Walka o paliwo. It shows the car park from
// above with its people, zombies and cans, and the terror track. Beside it are the
// people's sheet, what can be done, the special cards and the question. It draws what a
// view holds and turns clicks, drags and keys into moves. The table's list of legal
// moves and the view's queries say what may be played, the rules' refusals why
// something may not.
package paliwo
