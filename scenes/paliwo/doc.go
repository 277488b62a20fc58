// Package paliwo is the table of the game Walka o paliwo: the car park from
// above with its people, zombies and cans, the terror track, the people's sheet,
// what can be done, the special cards and what is asked. It draws what a view
// holds and turns clicks, drags and keys into moves; what may be played it takes
// from the table's list of legal moves and from the view's queries, and why
// something may not from the rules' refusals.
package paliwo
