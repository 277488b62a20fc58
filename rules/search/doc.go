// Package search is how bots think: one search for all games, to which each game
// gives what it knows as a [Mind] (rules/<game>/mind.go). A bot meets no state but
// those that rules.Position.Sample draws for it, so that no level can see what its
// seat may not see, the dice to come included. There is no clock: what a decision
// costs is counted in iterations. All numbers are integers, so that the same seed
// gives the same game on every system.
package search
