// Package search is how bots think. One search serves all games; each game says what it
// knows as a [Mind] (rules/<game>/bot). A bot sees only the states that
// rules.Position.Sample draws for it. So no level can see what its seat may not see,
// not even the dice to come. There is no clock: the cost of a decision is counted in
// iterations. All numbers are integers, so that the same seed plays the same game on
// every system.
package search
