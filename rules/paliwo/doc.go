// Package paliwo is the scenario Walka o paliwo ("Fuel Run"). Six people search a car
// park with two dozen zombies for fuel and carry it off over a side edge.
//
// Every rule has an id, WP-1 and so on, cited beside the check that enforces it.
// RuleIDs lists them and the rulebooks in assets explain them. WP-C, all the numbers of
// the game, is the table in constants.go; the car park is drawn in map.txt.
//
// A position is a [State]: small arrays without a pointer, so that a copy is an
// assignment. Seat [SeatHumans] and seat [SeatZombies] decide in turn. A round
// runs through the stages of stage.go; what is asked follows from the stage and
// what is pending in it. Nothing is asked or passed over because of what a seat
// must not know, so that no pause tells a secret.
//
// The reason why a move is not allowed is a [no], a number with an entry in one table.
// So listing the legal moves allocates nothing.
//
// What a seat may know is a [View]. Hidden are the hands of cards, the fifth cards, and
// the faces of the finds. Nobody sees those on barrels; the human player does not see
// those that the zombie player put down.
package paliwo
