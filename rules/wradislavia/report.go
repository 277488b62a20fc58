package wradislavia

// Report is what became of the last turn. It holds the clash at the turn's end, who
// fired first, the Peruns that explorers found, and who came back after a turn's rest.
// All of it is public. The zero Report stands before the second turn.
type Report struct {
	turn   int8 // 0 if there is none
	marker int8
	clash
	gained [Seats]int8
	// healed were heavily wounded the turn before: all of them are back, or one
	// of each player if the game is over (WR-37, WR-38).
	healed [Seats]Cast
}
