package start

import (
	"bytes"
	"strconv"
	"strings"

	"schron/rules/engine"
)

// contest is what the command line says about a contest of two bots; pairs is 0 if
// there is none.
type contest struct {
	pairs int
	sprt  string // "0.6,0.7", or empty
	alone bool   // the first bot sits once, the second everywhere else
}

// mostPairs is how many pairs a contest has that is only given the shares between
// which to decide.
const mostPairs = 1000

// asked reports whether a contest is played rather than a simulation.
func (c contest) asked() bool { return c.pairs > 0 || c.sprt != "" }

// playPairs plays a contest of the two bots that are named and prints its line.
func (p *program) playPairs(s *simulation) error {
	names := strings.Split(s.bots, ",")
	if len(names) != 2 {
		return wrongUse("flag -bots: %q names not two bots for -pairs and -sprt, accepted: such as hard,medium", s.bots)
	}
	players := s.players
	s.bots = names[0]
	job, err := s.job()
	if err != nil {
		return err
	}
	x := engine.Pairs{Sim: job, A: job.Bots[0], Most: s.pairs, Alone: s.alone, CPU: cpu}
	s.bots, s.players = names[1], players
	if job, err = s.job(); err != nil {
		return err
	}
	x.B, x.Bots = job.Bots[0], nil
	if x.Low, x.High, err = shares(s.sprt); err != nil {
		return err
	}
	if x.Most == 0 {
		x.Most = mostPairs
	}
	x.Violation = p.keepViolation
	var line bytes.Buffer
	result, err := engine.RunPairs(&line, x)
	if err != nil {
		return wrongUse("sim: %v", err)
	}
	if _, err := p.out.Write(line.Bytes()); err != nil {
		return err
	}
	if result.Violations > 0 {
		return &exitError{exitFault}
	}
	return nil
}

// shares reads two shares of points, "0.6,0.7"; both are 0 for an empty text.
func shares(text string) (low, high float64, err error) {
	if text == "" {
		return 0, 0, nil
	}
	a, b, _ := strings.Cut(text, ",")
	low, errLow := strconv.ParseFloat(a, 64)
	high, errHigh := strconv.ParseFloat(b, 64)
	if errLow != nil || errHigh != nil || !(0 < low && low < high && high < 1) {
		return 0, 0, wrongUse("invalid value %q for flag -sprt: accepted: two shares between 0 and 1, the lower one first, such as 0.6,0.7", text)
	}
	return low, high, nil
}
