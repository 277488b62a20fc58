// Package wcp is the table of the game WCP: the base of hexagonal halls with its
// entrances, the hand, the players, and a desk below the board where vehicles
// are met, things are traded and spoils are taken. It draws what a view holds
// and turns clicks, drags and keys into moves; what may be played it takes from
// the table's list of legal moves and the view's queries, and why something may
// not from the rules' refusals.
package wcp
