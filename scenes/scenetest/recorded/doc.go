// Package recorded holds tests of the recorded games of build/shots at their tables,
// all five alike: what the tables say at chosen moments is kept as text (testdata),
// and every position of a game of each kind is walked through.
package recorded
