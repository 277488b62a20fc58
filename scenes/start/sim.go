package start

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"schron/rules"
	"schron/rules/bots"
	"schron/rules/engine"
	"schron/rules/registry"
	"schron/scenes/disk"
	"schron/scenes/store"
)

// simulation is what the command line says about a simulation.
type simulation struct {
	game, bots string
	options    string // of the game, as JSON
	players    string // how many, as typed
	games      int
	longest    int
	seed       *uint64
	check      bool
	every      bool          // all numbers of players and all options in turn
	given      rules.Options // what tells one line of every from another
	records    string        // the folder for the records of all games, or empty
	contest
}

// sim plays whole games and prints the counts.
func (p *program) sim(args []string) error {
	s := simulation{games: 100, longest: rules.DefaultLongest, check: true}
	fs := newFlags("sim")
	fs.Var(choice{&s.game, gameIDs(registry.Games())}, "game", "the `GAME` to play")
	fs.StringVar(&s.players, "players", "", "`N` players; not needed where the game has one number only")
	fs.Var(count{&s.games, 1}, "games", "play `N` games")
	fs.Var(count{&s.longest, 1}, "longest", fmt.Sprintf("count a game as unfinished after `N` moves, usually %d", s.longest))
	fs.Var(seed{&s.seed}, "seed", "seed `N` of the first game")
	fs.StringVar(&s.bots, "bots", "", "`LIST` of bots, one for each player or one for all")
	fs.StringVar(&s.options, "options", "", "options of the game as a `JSON` object, such as {\"rounds\":10}")
	fs.BoolVar(&s.check, "check", true, "test every state's invariants")
	fs.BoolVar(&s.every, "every", false, "play so many games with every number of players and every value of every option, a line each")
	fs.StringVar(&s.records, "records", "", "keep the record of each game in the folder `DIR`")
	fs.Var(count{&s.pairs, 1}, "pairs", "a contest of two bots instead: play `N` pairs of games with the seats swapped")
	fs.BoolVar(&s.alone, "alone", false, "in a contest, seat the first bot once against the second everywhere else, in every seat in turn")
	fs.StringVar(&s.sprt, "sprt", "", "end the contest when the first bot's share of points is clearly below or above, `LOW,HIGH`")
	if _, err := parse(fs, args); err != nil {
		return err
	}
	switch {
	case s.every:
		return p.simEvery(&s)
	case s.asked():
		return p.playPairs(&s)
	}
	job, err := s.job()
	if err != nil {
		return err
	}
	return p.runSim(job)
}

// runSim plays a simulation and prints its line.
func (p *program) runSim(job engine.Sim) error {
	job.Violation = p.keepViolation
	var line bytes.Buffer
	summary, err := engine.RunSim(&line, job)
	if err != nil {
		return wrongUse("sim: %v", err)
	}
	if _, err := p.out.Write(line.Bytes()); err != nil {
		return err
	}
	if summary.Violations > 0 {
		return &exitError{exitFault}
	}
	return nil
}

// job checks the flags that need each other and returns what to play.
func (s *simulation) job() (engine.Sim, error) {
	if s.game == "" {
		return engine.Sim{}, wrongUse("flag -game is missing, accepted: %s", strings.Join(gameIDs(registry.Games()), ", "))
	}
	g, err := registry.Game(s.game)
	if err != nil {
		return engine.Sim{}, wrongUse("%v", err)
	}
	players, err := playersOf(g, s.players)
	if err != nil {
		return engine.Sim{}, err
	}
	opponents, err := bots.Read(g, s.bots, players)
	if err != nil {
		return engine.Sim{}, wrongUse("flag -bots: %v", err)
	}
	options, err := optionsOf(g, s.options)
	if err != nil {
		return engine.Sim{}, wrongUse("flag -options: %v", err)
	}
	first := uint64(1)
	if s.seed != nil {
		first = *s.seed
	}
	begin := time.Now()
	job := engine.Sim{
		Game: g, Players: players, Games: s.games, Seed: first, Options: options, Given: s.given, Bots: opponents, Check: s.check, Longest: s.longest,
		Now: func() time.Duration { return time.Since(begin) },
	}
	if s.records != "" {
		if err := folder("-records", s.records); err != nil {
			return engine.Sim{}, err
		}
		job.Keep = func(r *rules.Record, turn int) error { return keepRecord(s.records, r, turn, s.given) }
	}
	return job, nil
}

// keepRecord writes the record of a game into a folder. Its name holds the game, the number
// of players, the options that are told apart and the seed. In a contest it also holds
// the turn.
func keepRecord(dir string, r *rules.Record, turn int, given rules.Options) error {
	name := fmt.Sprintf("%s-%d", r.Game, len(r.Players))
	for _, option := range slices.Sorted(maps.Keys(given)) {
		name += fmt.Sprintf("-%s-%v", option, given[option])
	}
	name += fmt.Sprintf("-%d", r.Seed)
	if turn > 0 {
		name += fmt.Sprintf("-%d", turn)
	}
	return writeRecord(filepath.Join(dir, name+store.Ending), r)
}

// writeRecord writes a record into a file.
func writeRecord(file string, r *rules.Record) error {
	data, err := json.Marshal(r)
	if err != nil {
		return err
	}
	err = disk.Replace(file, func(w io.Writer) error {
		_, err := w.Write(append(data, '\n'))
		return err
	})
	if err != nil {
		return fmt.Errorf("file %q cannot be written: %w", file, why(err))
	}
	return nil
}

// playersOf reads how many play; where the game has one number only it need not
// be said.
func playersOf(g rules.Game, text string) (int, error) {
	n, most := g.Players()
	if text == "" {
		if n != most {
			return 0, wrongUse("flag -players is missing, accepted: %s", rules.PlayerNumbers(g))
		}
		return n, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, wrongUse("invalid value %q for flag -players: accepted: %s", text, rules.PlayerNumbers(g))
	}
	if err := rules.CheckPlayers(g, n); err != nil {
		return 0, wrongUse("flag -players: %v", err)
	}
	return n, nil
}

// optionsOf reads the options of a game from a JSON object; what it leaves out,
// or all if it is empty, is as usual. The error names what is accepted.
func optionsOf(g rules.Game, text string) (rules.Options, error) {
	given := rules.Options{}
	if text != "" {
		if err := json.Unmarshal([]byte(text), &given); err != nil {
			return nil, fmt.Errorf("%q is no JSON object", text)
		}
	}
	return given.Complete(g.Options())
}

// keepViolation writes the record of a game that broke a promise into the
// present folder and says where it is.
func (p *program) keepViolation(seed uint64, r *rules.Record, broken error) error {
	file := fmt.Sprintf("violation-%s-%d-%d.json", r.Game, len(r.Players), seed)
	if err := writeRecord(file, r); err != nil {
		return err
	}
	_, err := fmt.Fprintf(p.errOut, "schron: %s\n", oneLine(fmt.Sprintf("seed %d: %s: %v", seed, file, broken)))
	return err
}

func gameIDs(games []rules.Game) []string {
	ids := make([]string, len(games))
	for i, g := range games {
		ids[i] = g.ID()
	}
	return ids
}
