package engine

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"schron/rules"
)

// Sim is a simulation: Games whole games with seeds counting up from Seed.
type Sim struct {
	Game    rules.Game
	Players int
	Games   int
	Seed    uint64
	Options rules.Options
	Given   rules.Options // those of Options that the summary names
	Bots    []rules.Bot   // by player; nil for random ones
	Check   bool          // test every state's invariants; moves are always checked
	Longest int           // after so many moves a game is given up as unfinished; rules.DefaultLongest if 0
	// Now is a clock that only goes forward, such as the time since the start.
	Now func() time.Duration
	// Violation is given the record of each game that broke a promise, up to
	// the move that did it, and what it broke. Its error ends the simulation.
	// It may be nil.
	Violation func(seed uint64, r *rules.Record, broken error) error
	// Keep is given the record of every game. turn counts from 1 the games of one seed in
	// a contest, and is 0 elsewhere. Its error ends the simulation. It may be nil.
	Keep func(r *rules.Record, turn int) error
}

// Summary is what a simulation found; its JSON is the line that is printed.
// Wins counts for each player the games won, alone or with others.
type Summary struct {
	Game           string        `json:"game"`
	Players        int           `json:"players"`
	Options        rules.Options `json:"options,omitempty"` // those that are not as usual
	Games          int           `json:"games"`
	Moves          int           `json:"moves"`
	Seconds        float64       `json:"seconds"`
	MovesPerSecond int           `json:"moves_per_second"`
	Wins           []int         `json:"wins"`
	Nobody         int           `json:"nobody"`
	Shortest       int           `json:"shortest"` // moves of the shortest game that ended, 0 if none did
	Longest        int           `json:"longest"`
	Unfinished     int           `json:"unfinished"` // games without an end within Sim.Longest moves: no violations
	Violations     int           `json:"violations"`
}

// RunSim plays and writes the summary to out as one line of JSON. The error is
// one of wrong use or of writing; violations and games without an end are only
// counted.
func RunSim(out io.Writer, s Sim) (Summary, error) {
	sum, err := s.run()
	if err != nil {
		return sum, err
	}
	line, err := json.Marshal(sum)
	if err != nil {
		return sum, err
	}
	_, err = out.Write(append(line, '\n'))
	return sum, err
}

// check finds wrong use before anything is played.
func (s Sim) check() error {
	if err := rules.CheckPlayers(s.Game, s.Players); err != nil {
		return err
	}
	if s.Games < 1 {
		return fmt.Errorf("games is %d, accepted: 1 or more", s.Games)
	}
	if s.Longest < 0 {
		return fmt.Errorf("longest is %d, accepted: 1 or more", s.Longest)
	}
	if s.Seed > rules.MaxSeed || uint64(s.Games-1) > rules.MaxSeed-s.Seed {
		return fmt.Errorf("seed is %d for %d games, accepted: seeds 0 to %d", s.Seed, s.Games, uint64(rules.MaxSeed))
	}
	if s.Bots != nil && len(s.Bots) != s.Players {
		return fmt.Errorf("%d bots for %d players", len(s.Bots), s.Players)
	}
	_, err := s.Options.Complete(s.Game.Options())
	return err
}

func (s Sim) run() (Summary, error) {
	sum := Summary{Game: s.Game.ID(), Players: s.Players, Options: s.Given, Games: s.Games, Wins: make([]int, max(s.Players, 0))}
	if err := s.check(); err != nil {
		return sum, err
	}
	p := rules.Playout{Game: s.Game, Bots: s.Bots, Check: s.Check, Longest: s.Longest}
	start := s.Now()
	for i := range s.Games {
		setup := rules.Setup{Players: s.Players, Seed: s.Seed + uint64(i), Options: s.Options}
		end, err := p.Run(setup)
		if err := s.keep(&p, setup, end, 0); err != nil {
			return sum, err
		}
		sum.Moves += len(p.Moves())
		if err == nil {
			err = rules.Guard("result", func() error { return sum.count(end, len(p.Moves())) })
		}
		var open rules.Unfinished
		switch {
		case err == nil:
		case errors.As(err, &open):
			sum.Unfinished++
		default:
			sum.Violations++
			if err := s.report(&p, setup, err); err != nil {
				return sum, err
			}
		}
	}
	elapsed := s.Now() - start
	sum.Seconds = elapsed.Round(time.Microsecond).Seconds()
	if elapsed > 0 {
		sum.MovesPerSecond = int(float64(sum.Moves) / elapsed.Seconds())
	}
	return sum, nil
}

// keep hands over the record of a game that ended, or broke off, in a state.
func (s Sim) keep(p *rules.Playout, setup rules.Setup, end rules.State, turn int) error {
	if s.Keep == nil {
		return nil
	}
	r, err := recordOf(p, setup)
	if err == nil && end != nil && end.Result().Over {
		r.Final, err = rules.Digest(end)
	}
	if err != nil {
		return err
	}
	return s.Keep(r, turn)
}

// recordOf is the record of what was played last.
func recordOf(p *rules.Playout, setup rules.Setup) (r *rules.Record, err error) {
	err = rules.Guard("record", func() error {
		r = p.Record(setup)
		return nil
	})
	return r, err
}

func (s Sim) report(p *rules.Playout, setup rules.Setup, broken error) error {
	if s.Violation == nil {
		return nil
	}
	r, err := recordOf(p, setup)
	if err != nil {
		return errors.Join(broken, err)
	}
	return s.Violation(setup.Seed, r, broken)
}

// count adds a game that ended.
func (sum *Summary) count(end rules.State, moves int) error {
	r := end.Result()
	if !r.Over {
		return errors.New("nobody decides but the game is not over")
	}
	if sum.Shortest == 0 || moves < sum.Shortest {
		sum.Shortest = moves
	}
	sum.Longest = max(sum.Longest, moves)
	if len(r.Winners) == 0 {
		sum.Nobody++
	}
	won := make([]bool, sum.Players)
	for _, seat := range r.Winners {
		if player := end.Owner(seat); !won[player] {
			won[player] = true
			sum.Wins[player]++
		}
	}
	return nil
}
