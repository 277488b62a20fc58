package curve

import (
	"runtime"
	"slices"

	"schron/rules"
)

// All is the share of a player who is sure to win; shares are in 1/10 000.
const All = 10_000

// Judge tells the chance to win of every seat, as search.Mind does.
type Judge interface {
	Judge(s rules.State, chance []int32)
}

// Curve is the course of a game as chances.
type Curve struct {
	// Points are the start and the end of every go, in order, once everybody has had
	// one: before, who began would seem far ahead. The last one is how the game
	// ended.
	Points []Point
	// Swings are the turning points, in the order of the game.
	Swings []Swing
}

// Point is how everybody stood at a moment.
type Point struct {
	Move  int     // how many moves had been played
	Turn  int     // the turn that the go belonged to, 0 if none
	Share []int32 // by player; together All, or nothing where nobody has won
}

// Reckon judges the course of a match with some number of players after every move.
// It is done beside other things: as soon as stopped says so it gives up, and what
// it returns is false. The error is that of a course that cannot be replayed or
// judged.
func Reckon(c *rules.Course, players int, j Judge, stopped func() bool) (out Curve, done bool, err error) {
	err = rules.Guard("curve", func() error {
		r := reckoning{judge: j, players: players, chance: make([]int32, c.State().Seats()), had: make([]bool, players)}
		done, err = r.run(c, stopped)
		if out = (Curve{Points: r.points}); !done || err != nil {
			return err
		}
		out.Swings, err = r.explain(c, r.swings())
		return err
	})
	return out, done && err == nil, err
}

// publicSamples is how many positions Public judges.
const publicSamples = 12

// Public returns how every player stands in the present position of a match as far as
// everybody knows. That is the mean of positions that fit this knowledge. The error is
// that of a position that cannot be judged, such as the last one.
func Public(m *rules.Match, j Judge) ([]int32, error) {
	out := make([]int32, len(m.Players()))
	return out, rules.Guard("chances", func() error {
		p := m.Position().Publicly()
		r := reckoning{judge: j, players: len(out), chance: make([]int32, m.Seats())}
		var s rules.State
		for range publicSamples {
			s = p.SampleInto(s, p.Rand())
			for i, share := range r.shares(s) {
				out[i] += share
			}
		}
		for i := range out {
			out[i] /= publicSamples
		}
		return nil
	})
}

// reckoning is a course being judged.
type reckoning struct {
	judge   Judge
	players int
	chance  []int32   // by seat, of the present state
	had     []bool    // by player: who has had a go
	all     [][]int32 // the shares after every move, from the start on
	legal   []rules.Move
	points  []Point
}

// restEvery is after how many moves others are let to the processor.
const restEvery = 16

// run goes through the course; false where it was stopped.
func (r *reckoning) run(c *rules.Course, stopped func() bool) (bool, error) {
	was := c.State().Status()
	first := was.Turn
	r.all = append(r.all, r.shares(c.State()))
	r.point(0, was.Turn)
	var fixed []int // the moves that nobody chose and no chance decided
	for n := 1; ; n++ {
		if n%restEvery == 0 {
			runtime.Gosched()
		}
		if stopped() {
			return false, nil
		}
		if n > c.Len() {
			break
		}
		var j rules.Journal
		only := r.only(c.State(), c.Moves()[n-1])
		if _, err := c.Play(&j); err != nil {
			return false, err
		}
		if only && j.Chance == rules.NoChance {
			fixed = append(fixed, n)
		}
		r.all = append(r.all, r.shares(c.State()))
		now := c.State().Status()
		if now.Turn == was.Turn && now.Seat == was.Seat {
			continue
		}
		if was.Seat != rules.NoSeat {
			r.had[c.State().Owner(was.Seat)] = true
		}
		if !slices.Contains(r.had, false) || now.Turn > first+1 {
			r.point(n, was.Turn)
		}
		was = now
	}
	if last := len(r.all) - 1; r.points[len(r.points)-1].Move != last {
		r.point(last, was.Turn)
	}
	// Before the only move everybody stands as after it.
	for _, n := range slices.Backward(fixed) {
		copy(r.all[n-1], r.all[n])
	}
	return true, nil
}

// only reports whether a move was the only one.
func (r *reckoning) only(s rules.State, m rules.Move) bool {
	r.legal = s.Legal(r.legal[:0])
	return len(r.legal) == 1 && r.legal[0] == m && len(s.Ranges(nil)) == 0
}

func (r *reckoning) point(move, turn int) {
	r.points = append(r.points, Point{Move: move, Turn: turn, Share: r.all[move]})
}

// shares are what each player has of all that the seats are judged to have: a
// player's best seat counts. After the end the winners share alone, and so does before it
// who is sure to win.
func (r *reckoning) shares(s rules.State) []int32 {
	out := make([]int32, r.players)
	if res := s.Result(); res.Over {
		for _, seat := range res.Winners {
			out[s.Owner(seat)] = 1
		}
		divide(out)
		return out
	}
	r.judge.Judge(s, r.chance)
	for seat, c := range r.chance {
		p := s.Owner(seat)
		out[p] = max(out[p], c)
	}
	if sure := slices.Index(out, All); sure >= 0 && !slices.Contains(out[sure+1:], All) {
		clear(out)
		out[sure] = All
	}
	if !divide(out) {
		for p := range out {
			out[p] = 1
		}
		divide(out)
	}
	return out
}

// divide makes shares of parts, All together; what is left over by rounding goes to
// the first of the largest. False where there is nothing to divide.
func divide(parts []int32) bool {
	sum, most := int64(0), 0
	for p, c := range parts {
		sum += int64(c)
		if c > parts[most] {
			most = p
		}
	}
	if sum == 0 {
		return false
	}
	left := int32(All)
	for p, c := range parts {
		parts[p] = int32(int64(c) * All / sum)
		left -= parts[p]
	}
	parts[most] += left
	return true
}
