package rules

// DrawOrder draws the order of play of n players where a game has no roles. Element i
// is the index of the player who takes seat i. The same seed always draws the same
// order, which reveals nothing of the game's own dice.
func DrawOrder(seed uint64, n int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	r := newStream(seed, streamOrder, 0)
	Shuffle(&r, order)
	return order
}
