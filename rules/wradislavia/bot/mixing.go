package bot

// mixing finds how often to play each row of a matrix. The opponent knows which of
// several hands it holds and answers with the best columns of it. mixing uses regret
// matching (Hart and Mas-Colell, 2000): in every round both sides play in proportion to
// what they regret not having played. The average of all rounds is the mixture.
type mixing struct {
	share []int // of each row; 0 for those that are not played

	rows, cols       []int64 // regrets
	row, col         []int64 // what is played now, in parts of whole
	total, colTotal  []int64 // what was played so far, later rounds counting more
	worth, colsWorth []int64
}

// rounds is how often the matrix is played, whole is a certainty in the mixtures.
const (
	rounds = 400
	whole  = 1 << 12
)

// solve fills share for a matrix of the chances of who chooses rows: rows times hands
// times columns of each hand. A row may be worse than the best one by near, in
// 1/10 000, and still be played, the less the worse.
func (x *mixing) solve(m []int32, rows, hands, cols, near int) {
	n := hands * cols
	x.rows, x.cols = zeros(x.rows, rows), zeros(x.cols, n)
	x.row, x.col = zeros(x.row, rows), zeros(x.col, n)
	x.total, x.colTotal = zeros(x.total, rows), zeros(x.colTotal, n)
	x.worth, x.colsWorth = zeros(x.worth, rows), zeros(x.colsWorth, n)
	for round := range rounds {
		match(x.rows, x.row)
		for h := range hands {
			match(x.cols[h*cols:(h+1)*cols], x.col[h*cols:(h+1)*cols])
		}
		clear(x.colsWorth)
		mean := int64(0)
		for i := range x.row {
			x.worth[i] = 0
			for j, c := range m[i*n : (i+1)*n] {
				x.worth[i] += x.col[j] * int64(c)
				x.colsWorth[j] += x.row[i] * int64(c)
			}
			x.worth[i] /= whole * int64(hands)
			mean += x.row[i] * x.worth[i]
		}
		mean /= whole
		for i := range x.rows {
			x.rows[i] = max(0, x.rows[i]+x.worth[i]-mean)
		}
		for h := range hands {
			x.regretOf(h*cols, (h+1)*cols)
		}
		for i := range x.total {
			x.total[i] += x.row[i] * int64(round+1)
		}
		for j := range x.colTotal {
			x.colTotal[j] += x.col[j] * int64(round+1)
		}
	}
	x.settle(m, int64(near))
}

// regretOf notes what the opponent regrets with a hand.
func (x *mixing) regretOf(from, to int) {
	mean := int64(0)
	for j := from; j < to; j++ {
		x.colsWorth[j] /= whole
		mean += x.col[j] * x.colsWorth[j]
	}
	mean /= whole
	for j := from; j < to; j++ {
		x.cols[j] = max(0, x.cols[j]+mean-x.colsWorth[j])
	}
}

// slack is by how much a row of the mixture may seem worse than the best one. The
// rounds end before all rows are equal.
const slack = 50

// settle sets each row's share by how often it was played. A row that is too bad
// against the opponent's mixture gets none. A row that is nearly as good as the best
// gets some more. The player loses less than chance by it, and is harder to predict.
func (x *mixing) settle(m []int32, near int64) {
	n, all := len(x.colTotal), int64(0)
	for _, c := range x.colTotal {
		all += c
	}
	best := int64(0)
	for i := range x.worth {
		x.worth[i] = 0
		for j, c := range m[i*n : (i+1)*n] {
			x.worth[i] += x.colTotal[j] * int64(c)
		}
		x.worth[i] /= max(all, 1)
		best = max(best, x.worth[i])
	}
	played := int64(0)
	for _, c := range x.total {
		played += c
	}
	x.share = x.share[:0]
	for i, c := range x.total {
		share := int64(0)
		worse := best - x.worth[i]
		if worse <= near+slack {
			share = c * whole / max(played, 1)
		}
		if worse < near {
			share += whole / 4 * (near - worse) / near
		}
		x.share = append(x.share, int(share))
	}
}

// match plays each choice as often as it is regretted, all alike if none is.
func match(regret, play []int64) {
	sum := int64(0)
	for _, r := range regret {
		sum += r
	}
	for i, r := range regret {
		if sum == 0 {
			play[i] = whole / int64(len(play))
		} else {
			play[i] = r * whole / sum
		}
	}
}

// zeros returns a slice of n zeros, in the memory of s if there is room.
func zeros(s []int64, n int) []int64 {
	if cap(s) < n {
		return make([]int64, n)
	}
	s = s[:n]
	clear(s)
	return s
}
