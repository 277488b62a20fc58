// Package wcp is the table of the game WCP. It shows the base of hexagonal halls with
// its entrances, the hand and the players. On a desk below the board vehicles are met,
// things are traded and spoils are taken. It draws what a view holds and turns clicks,
// drags and keys into moves. The table's list of legal moves and the view's queries say
// what may be played, the rules' refusals why something may not.
package wcp
