package engine

import (
	"bytes"
	"encoding/json"
	"math"
	"strings"
	"testing"
	"time"

	"schron/rules"
	"schron/rules/internal/toygame"
	"schron/rules/rulestest/reversi"
)

// tick is a clock that goes on by a millisecond when it is looked at.
func tick() func() time.Duration {
	now := time.Duration(0)
	return func() time.Duration { now += time.Millisecond; return now }
}

// greedy takes the move that leaves it most discs.
type greedy struct{}

func (greedy) ID() string { return "greedy" }

func (greedy) Choose(p *rules.Position) rules.Move {
	best, most := p.Legal()[0], -1
	for _, m := range p.Legal() {
		s := p.Sample(p.Rand())
		if err := s.Apply(m, nil); err != nil {
			panic(err)
		}
		n := 0
		for _, owner := range s.(*reversi.State).Board {
			if int(owner) == p.Seat() {
				n++
			}
		}
		if n > most {
			best, most = m, n
		}
	}
	return best
}

func contest(a, b rules.Bot) Pairs {
	return Pairs{Sim: Sim{Game: reversi.Game{}, Players: 2, Seed: 1, Check: true}, A: a, B: b, Most: 60, CPU: tick()}
}

func TestPairsSwapSeatsAndCountPoints(t *testing.T) {
	p := contest(greedy{}, rules.RandomBot{})
	p.Most = 20
	var out bytes.Buffer
	c, err := RunPairs(&out, p)
	if err != nil {
		t.Fatal(err)
	}
	if c.Pairs != 20 || c.WinsA+c.WinsB+c.Both+c.Nobody != 40 || c.Verdict != "" || c.Unfinished+c.Violations != 0 {
		t.Errorf("%+v", c)
	}
	if want := (float64(c.WinsA) + float64(c.Both+c.Nobody)/2) / 40; math.Abs(c.Score-want) > 1e-9 || c.BySeat[0]+c.BySeat[1] != 40+c.Both {
		t.Errorf("score %v of %+v", c.Score, c)
	}
	if c.MeanA != 1 || c.MostB != 1 || c.CPU <= 0 {
		t.Errorf("a decision costs %v and %v ms, all %v s", c.MeanA, c.MostB, c.CPU)
	}
	var line map[string]any
	if err := json.Unmarshal(out.Bytes(), &line); err != nil || line["a"] != "greedy" || line["wins_a"] != float64(c.WinsA) {
		t.Errorf("%s: %v", out.Bytes(), err)
	}
}

// taker takes as much of the pot as it may, or nothing where it is idle.
type taker struct{ idle bool }

func (taker) ID() string { return "taker" }

func (b taker) Choose(p *rules.Position) rules.Move {
	if !b.idle {
		for _, r := range p.Ranges() {
			if r.Move.Verb == toygame.VerbTake {
				return r.With(r.Max)
			}
		}
	}
	for _, m := range p.Legal() {
		if m.Verb == toygame.VerbPass {
			return m
		}
	}
	return p.Legal()[0]
}

// TestAloneSeatsABotInEverySeatInTurn, where the points of all add up to one.
func TestAloneSeatsABotInEverySeatInTurn(t *testing.T) {
	p := contest(rules.RandomBot{}, rules.RandomBot{})
	p.Game, p.Players, p.Most, p.Alone = toygame.Game{}, 3, 4, true
	p.A, p.B = taker{}, taker{idle: true}
	c, err := p.run()
	if err != nil {
		t.Fatal(err)
	}
	if c.Pairs != 4 || c.WinsA != 12 || c.WinsB+c.Both+c.Nobody != 0 || c.Score != 1 || c.BySeat[0] != 4 || c.BySeat[2] != 4 || !c.Alone {
		t.Errorf("%+v", c)
	}
}

// TestTheOtherSideHasTheOtherPoints: a contest the other way round gives the rest.
func TestTheOtherSideHasTheOtherPoints(t *testing.T) {
	a, err := contest(greedy{}, rules.RandomBot{}).run()
	if err != nil {
		t.Fatal(err)
	}
	b, err := contest(rules.RandomBot{}, greedy{}).run()
	if err != nil {
		t.Fatal(err)
	}
	if math.Abs(a.Score+b.Score-1) > 1e-9 || a.WinsA != b.WinsB || math.Abs(a.Margin-b.Margin) > 1e-9 {
		t.Errorf("%+v\n%+v", a, b)
	}
	if even, err := contest(greedy{}, greedy{}).run(); err != nil || even.Score != 0.5 {
		t.Errorf("against itself: %v, %v", even.Score, err)
	}
}

func TestAVerdictEndsAContest(t *testing.T) {
	for _, c := range []struct {
		a, b      rules.Bot
		low, high float64
		want      string
	}{
		{greedy{}, rules.RandomBot{}, 0.2, 0.3, "reached"},
		{rules.RandomBot{}, greedy{}, 0.8, 0.9, "missed"},
		{greedy{}, greedy{}, 0.49, 0.51, "open"},
	} {
		p := contest(c.a, c.b)
		p.Low, p.High = c.low, c.high
		got, err := p.run()
		if err != nil {
			t.Fatal(err)
		}
		if got.Verdict != c.want || (c.want == "open") != (got.Pairs == p.Most) || got.Pairs < leastPairs {
			t.Errorf("%s against %s: %s after %d pairs, score %.2f", c.a.ID(), c.b.ID(), got.Verdict, got.Pairs, got.Score)
		}
	}
}

// TestVerdictsErrSeldom plays contests by chance whose share of points is known.
func TestVerdictsErrSeldom(t *testing.T) {
	r := rules.NewRand(7)
	for share, wrong := range map[int]string{60: "reached", 70: "missed"} {
		errs := 0
		for range 400 {
			c := Contest{}
			for c.Verdict == "" || c.Verdict == open {
				points := 0.0
				for range 2 {
					if r.IntN(100) < share {
						points += 0.5
					}
				}
				c.scores = append(c.scores, points)
				c.judge(0.6, 0.7)
			}
			if c.Verdict == wrong {
				errs++
			}
		}
		if errs > 32 { // 5 % and a little
			t.Errorf("%d of 400 verdicts of a share of %d %% are wrong", errs, share)
		}
	}
}

func TestWrongContestsAreRefused(t *testing.T) {
	for want, change := range map[string]func(p *Pairs){
		"pairs is 0":            func(p *Pairs) { p.Most = 0 },
		"sprt is 0.7":           func(p *Pairs) { p.Low, p.High = 0.7, 0.6 },
		"sprt is 0,0.6":         func(p *Pairs) { p.High = 0.6 },
		"seed is":               func(p *Pairs) { p.Seed = rules.MaxSeed },
		"reversi has 3 players": func(p *Pairs) { p.Players = 3 },
	} {
		p := contest(greedy{}, greedy{})
		change(&p)
		if _, err := p.run(); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, want %s…", err, want)
		}
	}
}
