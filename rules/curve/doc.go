// Package curve reckons, when a game is over, how near everybody was to winning in
// the course of it, and where that turned. It judges the true states, for after the
// end everything is known.
package curve
