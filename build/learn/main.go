// Command learn fits the weights of a game's mind to games that a level plays against
// itself. It writes them into the game's package. Run it from the top of the
// repository:
//
//	go run ./build/learn -game dzicz -games 400 -seed 1 -players 2,4
//
// Some moves of these games are strays, so that the games differ. Some positions of
// each are kept with the result. The weights are moved until Judge predicts the results
// best. The same command always writes the same file, because the games are played with
// the weights set by hand. With -by games, minds play whose weights lie a little off to
// either side. Weights then move to the side that wins. That also moves the weights
// that Judge does not know, and takes longer.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
)

// options are what the command line says.
type options struct {
	game, level, mind, by, out string
	only                       string // names of weights, all if empty
	players                    []int
	games, keep, stray         int
	rounds, pairs, pull        int
	iterations                 int
	seed                       uint64
}

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "learn:", err)
		os.Exit(1)
	}
}

// read reads the command line.
func read(args []string) (o options, err error) {
	f := flag.NewFlagSet("learn", flag.ContinueOnError)
	f.StringVar(&o.game, "game", "", "id of the game")
	f.StringVar(&o.level, "level", "medium", "the level that plays")
	f.StringVar(&o.mind, "mind", "", "the level whose mind learns and decides in these games, the one that plays if empty")
	f.StringVar(&o.by, "by", outcomes, "fit the weights to \""+outcomes+"\" of games, or find them by \""+matches+"\"")
	f.StringVar(&o.only, "only", "", "weights that are learned, such as Held,Taken; all if empty")
	f.IntVar(&o.games, "games", 400, "how many games are played for each number of players")
	f.IntVar(&o.keep, "keep", 16, "how many positions of a game are kept")
	f.IntVar(&o.stray, "stray", 60, "how many of 1000 moves are played by chance")
	f.IntVar(&o.pull, "pull", 20, "what it costs to double a weight set by hand, in 1/10 000 of the largest loss")
	f.IntVar(&o.iterations, "iterations", 0, "budget of a decision, that of the level if 0")
	f.IntVar(&o.rounds, "rounds", 1, "how often to play anew with what was learned")
	f.IntVar(&o.pairs, "pairs", 200, "with -by "+matches+": pairs of games of each round")
	f.Uint64Var(&o.seed, "seed", 1, "seed of the first game")
	f.StringVar(&o.out, "out", "", "file to write, learned.go beside the weights if empty")
	players := f.String("players", "2", "numbers of players, such as 2,4")
	if err := f.Parse(args); err != nil {
		return o, err
	}
	for _, p := range strings.Split(*players, ",") {
		n, err := strconv.Atoi(p)
		if err != nil {
			return o, fmt.Errorf("players is %q, accepted: numbers such as 2,4", *players)
		}
		o.players = append(o.players, n)
	}
	if o.by != outcomes && o.by != matches {
		return o, fmt.Errorf("by is %q, accepted: %s, %s", o.by, outcomes, matches)
	}
	if o.games < 4 || o.keep < 1 || o.rounds < 1 || o.pairs < 1 || o.pull < 0 || o.stray < 0 || o.stray > 1000 {
		return o, fmt.Errorf("accepted: at least 4 games, 1 for keep, rounds and pairs, 0 to 1000 for stray")
	}
	return o, nil
}

// run learns as the command line says.
func run(args []string, log io.Writer) error {
	o, err := read(args)
	if err != nil {
		return err
	}
	g, err := registry.Game(o.game)
	if err != nil {
		return err
	}
	for _, n := range o.players {
		if err := rules.CheckPlayers(g, n); err != nil {
			return err
		}
	}
	level, ok := bots.LevelOf(o.level, g)
	hand, known := bots.LevelOf("hand", g)
	if !ok || !known {
		return fmt.Errorf("%s is not played by the level %s", o.game, o.level)
	}
	if o.iterations > 0 {
		level = level.Cheaper(o.iterations)
	}
	pupil := level
	if o.mind != "" {
		if pupil, ok = bots.LevelOf(o.mind, g); !ok {
			return fmt.Errorf("%s is not played by the level %s", o.game, o.mind)
		}
	}
	k, err := kitOf(pupil.Mind, hand.Mind)
	if err != nil {
		return err
	}
	if err := k.restrict(o.only); err != nil {
		return err
	}
	k.pull = o.pull
	s := school{options: o, game: g, level: level, kit: k, log: log}
	v := slices.Clone(k.hand)
	if o.by == matches {
		v, err = s.match(v)
	} else {
		v, err = s.study(v)
	}
	if err != nil {
		return err
	}
	for i, n := range v {
		if n != k.hand[i] {
			fmt.Fprintf(log, "%s: %d, by hand %d\n", k.fields[i].name, n, k.hand[i])
		}
	}
	text, err := k.file(o, v)
	if err != nil {
		return err
	}
	if o.out == "" {
		o.out = k.path()
	}
	return os.WriteFile(o.out, text, 0o644)
}
