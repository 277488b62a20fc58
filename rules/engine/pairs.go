package engine

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"time"

	"schron/rules"
)

// Pairs is a contest of two bots. Games come in pairs of the same seed: the two sit
// alternately, A B A B …, and then the other way round. Of the Sim it uses the game,
// the number of players, the options, the first seed, Check, Longest, Violation and Keep.
type Pairs struct {
	Sim
	A, B rules.Bot
	// Alone seats A once against B everywhere else, in every seat in turn, instead of
	// at every second seat. A round then has as many games as players and replaces a
	// pair.
	Alone bool
	// Most is how many pairs are played, fewer if the verdict is clear sooner.
	Most int
	// Low and High are the shares of points between which the verdict decides, by SPRT
	// with 5 % error on each side. Both are 0 for no verdict.
	Low, High float64
	// CPU is the time that the processor has spent so far.
	CPU func() time.Duration
}

// Contest is what Pairs found; its JSON is the line that is printed. A game gives
// one point: to the side of whoever won, half to each if both or nobody did. Where A
// sits alone, those who win share it, all if nobody does: A's share is fair at
// 1/Players.
type Contest struct {
	Game    string `json:"game"`
	Players int    `json:"players"`
	A       string `json:"a"`
	B       string `json:"b"`
	Alone   bool   `json:"alone,omitempty"`
	Pairs   int    `json:"pairs"`
	// Score is A's share of the points, Margin how far off it may be (95 %).
	Score  float64 `json:"score"`
	Margin float64 `json:"margin"`
	// WinsA and WinsB count games won, Both and Nobody those won by both or nobody.
	WinsA  int `json:"wins_a"`
	WinsB  int `json:"wins_b"`
	Both   int `json:"both"`
	Nobody int `json:"nobody"`
	// BySeat counts the games that each seat's player won, alone or with others.
	BySeat []int `json:"by_seat"`
	// Verdict says whether Score is High or more, Low or less, or still open; empty
	// where none was asked for. LLR is the logarithm of how much likelier High is.
	Verdict string  `json:"verdict,omitempty"`
	LLR     float64 `json:"llr,omitempty"`
	// MeanA and MostA are milliseconds of the processor for a decision of A.
	MeanA      float64 `json:"mean_ms_a"`
	MostA      float64 `json:"most_ms_a"`
	MeanB      float64 `json:"mean_ms_b"`
	MostB      float64 `json:"most_ms_b"`
	CPU        float64 `json:"cpu_seconds"`
	Moves      int     `json:"moves"`
	Longest    int     `json:"longest"`
	Unfinished int     `json:"unfinished"`
	Violations int     `json:"violations"`

	scores []float64 // by pair
}

// clear is the logarithm beyond which a verdict stands, with 5 % error on each side.
var clear = math.Log(0.95 / 0.05)

// leastPairs is how many pairs a verdict needs.
const leastPairs = 8

// RunPairs plays and writes the result to out as one line of JSON. The error is one
// of wrong use or of writing; violations and games without an end are only counted.
func RunPairs(out io.Writer, p Pairs) (Contest, error) {
	c, err := p.run()
	if err != nil {
		return c, err
	}
	line, err := json.Marshal(c)
	if err != nil {
		return c, err
	}
	_, err = out.Write(append(line, '\n'))
	return c, err
}

func (p Pairs) check() error {
	p.Games = p.Most
	if p.Most < 1 {
		return fmt.Errorf("pairs is %d, accepted: 1 or more", p.Most)
	}
	if (p.Low != 0 || p.High != 0) && !(0 < p.Low && p.Low < p.High && p.High < 1) {
		return fmt.Errorf("sprt is %g,%g, accepted: two shares between 0 and 1, the lower one first", p.Low, p.High)
	}
	return p.Sim.check()
}

func (p Pairs) run() (Contest, error) {
	c := Contest{Game: p.Game.ID(), Players: p.Players, A: p.A.ID(), B: p.B.ID(), Alone: p.Alone, BySeat: make([]int, max(p.Players, 0))}
	p.Games = p.Most
	if err := p.check(); err != nil {
		return c, err
	}
	begin := p.CPU()
	a, b := &timed{Bot: p.A, now: p.CPU}, &timed{Bot: p.B, now: p.CPU}
	for i := range p.Most {
		setup := rules.Setup{Players: p.Players, Seed: p.Seed + uint64(i), Options: p.Options}
		points, games := 0.0, 2
		if p.Alone {
			games = p.Players
		}
		for turn := range games {
			x, err := p.play(&c, setup, a, b, turn)
			if err != nil {
				return c, err
			}
			points += x
		}
		c.scores = append(c.scores, points/float64(games))
		c.Pairs++
		if c.judge(p.Low, p.High); c.Verdict != "" && c.Verdict != open {
			break
		}
	}
	c.MeanA, c.MostA = a.cost()
	c.MeanB, c.MostB = b.cost()
	c.CPU = (p.CPU() - begin).Round(time.Millisecond).Seconds()
	return c, nil
}

// hasA reports whether A plays for a player in a game of a pair or round.
func (p Pairs) hasA(player, turn int) bool {
	if p.Alone {
		return player == turn
	}
	return player%2 == turn
}

// play plays one game of a pair or round and gives A's points.
func (p Pairs) play(c *Contest, setup rules.Setup, a, b rules.Bot, turn int) (float64, error) {
	out := rules.Playout{Game: p.Game, Check: p.Check, Longest: p.Longest, Bots: make([]rules.Bot, p.Players)}
	for i := range out.Bots {
		out.Bots[i] = b
		if p.hasA(i, turn) {
			out.Bots[i] = a
		}
	}
	end, err := out.Run(setup)
	if err := p.keep(&out, setup, end, turn+1); err != nil {
		return 0, err
	}
	c.Moves += len(out.Moves())
	c.Longest = max(c.Longest, len(out.Moves()))
	var late rules.Unfinished
	switch {
	case errors.As(err, &late):
		c.Unfinished++
		return p.even(), nil
	case err != nil:
		c.Violations++
		return p.even(), p.report(&out, setup, err)
	}
	winners := 0
	var won [2]bool // by A, by B
	seen := make([]bool, p.Players)
	for _, seat := range end.Result().Winners {
		player := end.Owner(seat)
		if seen[player] {
			continue
		}
		seen[player] = true
		c.BySeat[player]++
		winners++
		if p.hasA(player, turn) {
			won[0] = true
		} else {
			won[1] = true
		}
	}
	switch won {
	case [2]bool{true, false}:
		c.WinsA++
		return 1, nil
	case [2]bool{false, true}:
		c.WinsB++
		return 0, nil
	case [2]bool{true, true}:
		c.Both++
		if p.Alone {
			return 1 / float64(winners), nil
		}
	default:
		c.Nobody++
	}
	return p.even(), nil
}

// even is A's points of a game that nobody has won.
func (p Pairs) even() float64 {
	if p.Alone {
		return 1 / float64(p.Players)
	}
	return 0.5
}

// The verdicts.
const (
	open   = "open"
	reach  = "reached"
	missed = "missed"
)

// judge works out score, margin and verdict of the pairs so far. The test is the
// generalised one for means: pairs of the same seed scatter less than games. Two
// pairs more, a win and a loss, are reckoned in, so that no row of equal ones has
// no scatter.
func (c *Contest) judge(low, high float64) {
	n, sum := float64(len(c.scores)), 0.0
	for _, x := range c.scores {
		sum += x
	}
	c.Score = sum / n
	mean := (sum + 1) / (n + 2)
	scatter := mean*mean + (1-mean)*(1-mean)
	for _, x := range c.scores {
		scatter += (x - mean) * (x - mean)
	}
	scatter /= n + 2
	c.Margin = 1.96 * math.Sqrt(scatter/n)
	if high == 0 {
		return
	}
	c.LLR = n * (high - low) * (2*c.Score - low - high) / (2 * scatter)
	switch {
	case len(c.scores) < leastPairs, math.Abs(c.LLR) < clear:
		c.Verdict = open
	case c.LLR > 0:
		c.Verdict = reach
	default:
		c.Verdict = missed
	}
}

// timed is a bot whose decisions are timed.
type timed struct {
	rules.Bot
	now         func() time.Duration
	total, most time.Duration
	n           int
}

// Choose asks the bot.
func (t *timed) Choose(p *rules.Position) rules.Move {
	begin := t.now()
	m := t.Bot.Choose(p)
	took := t.now() - begin
	t.total += took
	t.most = max(t.most, took)
	t.n++
	return m
}

// cost returns the mean and the greatest cost of a decision in milliseconds.
func (t *timed) cost() (mean, most float64) {
	if t.n == 0 {
		return 0, 0
	}
	ms := func(d time.Duration) float64 { return math.Round(float64(d)/1e4) / 100 }
	return ms(t.total / time.Duration(t.n)), ms(t.most)
}
