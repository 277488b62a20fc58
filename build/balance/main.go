// Command balance measures how even the games are. One level plays every number of players
// with the options of each preset:
//
//	go run ./build/balance [-game GAME] [-bot LEVEL] [-budget N] [-games N] [-seconds S] >docs/balance.md
//
// It prints a page with a table: how often each seat wins, and how far off that may be.
package main

import (
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"reflect"
	"slices"
	"strings"
	"time"

	"schron/assets"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/engine"
	"schron/rules/registry"
	"schron/scenes/say"
)

// fewest is how many games say something of the shares.
const fewest = 20

// job is what the command line asks for.
type job struct {
	game, bot string
	budget    int // iterations a decision where the level searches, 0 for its own
	games     int
	seconds   int // after so long no more games of a line begin, 0 for no limit
	seed      uint64
	clock     func() time.Duration
}

func main() {
	begin := time.Now()
	j := job{clock: func() time.Duration { return time.Since(begin) }}
	flag.StringVar(&j.game, "game", "", "this game only")
	flag.StringVar(&j.bot, "bot", "hard", "the level that plays")
	flag.IntVar(&j.budget, "budget", 0, "iterations a decision where the level searches, 0 for its own")
	flag.IntVar(&j.games, "games", 400, "games of a line")
	flag.IntVar(&j.seconds, "seconds", 0, "begin no more games of a line after so many seconds, 0 for no limit")
	flag.Uint64Var(&j.seed, "seed", 1, "seed of the first game")
	flag.Parse()
	if err := j.page(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "balance:", err)
		os.Exit(2)
	}
}

// command is how to make the page again.
func (j *job) command() string {
	out := fmt.Sprintf("go run ./build/balance -bot %s -games %d", j.bot, j.games)
	for _, f := range []struct {
		name string
		n    int
	}{{"budget", j.budget}, {"seconds", j.seconds}} {
		if f.n > 0 {
			out += fmt.Sprintf(" -%s %d", f.name, f.n)
		}
	}
	if j.game != "" {
		out += " -game " + j.game
	}
	return out + " >docs/balance.md"
}

// page prints the page.
func (j *job) page(out io.Writer) error {
	var games []rules.Game
	for _, g := range registry.Games() {
		if j.game == "" || j.game == g.ID() {
			games = append(games, g)
		}
	}
	if len(games) == 0 {
		return fmt.Errorf("unknown game %q", j.game)
	}
	if j.games < 1 || j.budget < 0 || j.seconds < 0 {
		return fmt.Errorf("-games is %d, -budget %d, -seconds %d, accepted: 1 or more, 0 or more, 0 or more", j.games, j.budget, j.seconds)
	}
	texts, err := assets.LoadTexts()
	if err != nil {
		return err
	}
	words := say.New(texts, assets.English)
	fmt.Fprintf(out, `# How even the games are

The same level plays all seats. Each share is that of the games which the seat won, alone or with others. ± is how far off
it may be, 95 %%. Seats stand in order of play. More games make it surer:

`+"```\n%s\n```"+`

| game | players | preset | bot | games | won by seat, %% | nobody, %% | moves |
|---|---|---|---|---|---|---|---|
`, j.command())
	for _, g := range games {
		least, most := g.Players()
		for n := least; n <= most; n++ {
			for _, p := range presets(g, n) {
				row, err := j.row(words, g, n, p)
				if err != nil {
					return err
				}
				if _, err := io.WriteString(out, row); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// preset is a choice of options under a name.
type preset struct {
	name    string
	options rules.Options
}

// presets are those of the set-up that a number of players can choose. Two that are the same
// stand in one line.
func presets(g rules.Game, players int) []preset {
	printed, recommended := rules.PrintedOptions(g), rules.RecommendedOptions(g, players)
	if reflect.DeepEqual(printed, recommended) {
		return []preset{{"printed, recommended", printed}}
	}
	return slices.DeleteFunc([]preset{{"printed", printed}, {"recommended", recommended}}, func(p preset) bool {
		_, err := g.New(rules.Setup{Players: players, Options: p.options})
		return err != nil
	})
}

// row plays the games of a line.
func (j *job) row(words *say.Speaker, g rules.Game, players int, p preset) (string, error) {
	id := j.bot
	if x, ok := bots.LevelOf(id, g); ok && x.Iterations > 0 && j.budget > 0 {
		id = fmt.Sprintf("%s@%d", id, j.budget)
	}
	seated, err := bots.Read(g, id, players)
	if err != nil {
		return "", err
	}
	begin, won, nobody, moves, n := j.clock(), make([]int, players), 0, 0, 0
	for n < j.games && (j.seconds == 0 || n == 0 || j.clock()-begin < time.Duration(j.seconds)*time.Second) {
		sum, err := engine.RunSim(io.Discard, engine.Sim{
			Game: g, Players: players, Games: 1, Seed: j.seed + uint64(n), Options: p.options, Bots: seated, Now: j.clock,
			Violation: func(seed uint64, _ *rules.Record, broken error) error {
				return fmt.Errorf("%s, seed %d: %w", g.ID(), seed, broken)
			},
		})
		if err != nil {
			return "", err
		}
		n++
		nobody += sum.Nobody
		moves += sum.Moves
		for i := range won {
			won[i] += sum.Wins[i]
		}
	}
	line := fmt.Sprintf("| %s | %d | %s | %s | %d |", words.Key(g.ID()+".name"), players, p.name, id, n)
	if n < fewest {
		return fmt.Sprintf("%s too few games | | %d |\n", line, moves/n), nil
	}
	shares := make([]string, players)
	for i := range won {
		shares[i] = share(won[i], n)
	}
	return fmt.Sprintf("%s %s | %s | %d |\n", line, strings.Join(shares, ", "), share(nobody, n), moves/n), nil
}

// share is a part of n games in percent, with the greater arm of Wilson's interval.
func share(part, n int) string {
	const z = 1.96
	p, m := float64(part)/float64(n), float64(n)
	mid, half := (p+z*z/(2*m))/(1+z*z/m), z*math.Sqrt(p*(1-p)/m+z*z/(4*m*m))/(1+z*z/m)
	return fmt.Sprintf("%.0f ± %.0f", 100*p, math.Ceil(100*max(mid+half-p, p-mid+half)))
}
