package rules

// DrawOrder draws the order of play of n players where a game has no roles:
// element i is the index of the player who takes seat i. The same seed always
// draws the same order; it tells nothing of the game's own dice.
func DrawOrder(seed uint64, n int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	r := streamRand(seed, streamOrder, 0)
	Shuffle(&r, order)
	return order
}

// Streams are uses of a seed beside the game itself. Each has numbers of its
// own, so that none follows from another.
const (
	streamOrder = 1 + iota
	streamBots
)

// streamRand is the generator of step n of a stream.
func streamRand(seed uint64, stream, n int) Rand {
	const odd1, odd2 = 0x9e3779b97f4a7c15, 0xd1342543de82ef95
	return NewRand(seed*odd2 ^ uint64(stream)<<56 ^ uint64(n+1)*odd1)
}
