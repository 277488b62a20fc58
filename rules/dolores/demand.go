package dolores

// Pays is what the bank pays a seat for n more of a good this round (DO-11). Under DO-70
// the first so many of a good bring table 1's price. As many more bring a half of it, the
// next a third, and so on, rounded down, at least 1.
func (s *State) Pays(seat int, g Good, n int) int { return s.pays(g, s.Fed(seat).sold[g], n) }

// PaysAnew is what it pays for n of a good in a round in which it was sold none before.
func (s *State) PaysAnew(g Good, n int) int { return s.pays(g, 0, n) }

func (s *State) pays(g Good, sold, n int) int {
	if s.demand == 0 || sold+n <= s.demand {
		return n * Goods[g].Buys
	}
	return s.paysInAll(g, sold+n) - s.paysInAll(g, sold)
}

// paysInAll is what it pays for the first n of a good in a round (DO-70).
func (s *State) paysInAll(g Good, n int) int {
	step := min(n/s.demand, Goods[g].Buys)
	return s.demand*shares[g][step] + (n-step*s.demand)*max(1, Goods[g].Buys/(step+1))
}

// shares are the sums of a good's price, a half of it, a third and so on, by how many.
var shares = func() (out [GoodKinds][]int) {
	for g := range out {
		sums := []int{0}
		for i := range Goods[g].Buys {
			sums = append(sums, sums[i]+Goods[g].Buys/(i+1))
		}
		out[g] = sums
	}
	return out
}()

// PaysFor is what the bank would pay a seat for all of some goods.
func (s *State) PaysFor(seat int, goods *Bill) int {
	n := 0
	for g, x := range goods {
		n += s.Pays(seat, Good(g), x)
	}
	return n
}

// Demand is how many more of a good bring a seat table 1's price this round (DO-70). With
// no limit there is plenty.
func (s *State) Demand(seat int, g Good) int {
	if s.demand == 0 {
		return MostOfAGood
	}
	return max(0, s.demand-s.Fed(seat).sold[g])
}

// mostSold bounds what is sold of a good in a round, far beyond what can be.
const mostSold = 1000 * MostOfAGood

// ToRaise is how many of a good a seat must sell for so much money, at most n.
func (s *State) ToRaise(seat int, g Good, money, n int) int {
	low, high := 0, n
	for low < high {
		if mid := (low + high) / 2; s.Pays(seat, g, mid) < money {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return low
}
