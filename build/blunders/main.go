// Command blunders counts in game records what people laugh at when a bot plays:
//
//	go run ./build/blunders [-bot LEVEL] [-fail] [-open] FILE|FOLDER...
//
// Each game has a file here with its follies; the comment of a folly is its exact
// definition. A place is the number of the move that commits it, from 1. With -fail
// the command exits with 1 if there is any.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"schron/rules"
	"schron/rules/registry"
)

// folly is something foolish that can be seen in a game.
type folly struct {
	id string
	// find lists the moves that commit it, by their numbers from 1 on. Who decided
	// about such a move is to blame.
	find func(g *played) []int
}

// follies are those of each game, by its id.
var follies = map[string][]folly{
	"dolores": ofDolores,
	"dzicz":   dzicz,
	"paliwo":  paliwo,
	"wcp":     wcp,
}

// played is a game that was replayed.
type played struct {
	players []rules.Player
	moves   []rules.Move  // move n is moves[n-1]
	states  []rules.State // states[n] is the true one after n moves
}

// replay plays a record again.
func replay(r *rules.Record) (*played, error) {
	m, err := rules.LoadMatch(registry.Game, r)
	if err != nil {
		return nil, err
	}
	c := m.Course()
	g := &played{players: m.Players(), moves: c.Moves(), states: []rules.State{c.State().Clone()}}
	for {
		more, err := c.Next()
		if err != nil || !more {
			return g, err
		}
		g.states = append(g.states, c.State().Clone())
	}
}

// each lists the moves of which something holds, with the state before.
func each[S rules.State](g *played, holds func(s S, m rules.Move) bool) (list []int) {
	for i, m := range g.moves {
		if holds(g.states[i].(S), m) {
			list = append(list, i+1)
		}
	}
	return list
}

// bot is the level that decided about a move, empty for a person.
func (g *played) bot(move int) string {
	s := g.states[move-1]
	return g.players[s.Owner(s.Actor())].Bot
}

func main() {
	code, err := run(os.Args[1:], os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, "blunders:", err)
	}
	os.Exit(code)
}

// run counts the follies in the records named and returns the exit code.
func run(args []string, out io.Writer) (int, error) {
	f := flag.NewFlagSet("blunders", flag.ContinueOnError)
	bot := f.String("bot", "", "count those of the `LEVEL` only")
	fail := f.Bool("fail", false, "exit with 1 if there is any")
	open := f.Bool("open", false, "tell instead whether games of Dolores stayed open to the end")
	if err := f.Parse(args); err != nil {
		return 2, err
	}
	files, err := records(f.Args())
	if err != nil {
		return 2, err
	}
	if *open {
		return 0, openness(files, out)
	}
	c := counts{bot: *bot, games: map[string]int{}, found: map[string]map[string][]place{}}
	for _, file := range files {
		if err := c.add(file); err != nil {
			return 2, fmt.Errorf("%s: %w", file, err)
		}
	}
	if c.print(out) > 0 && *fail {
		return 1, nil
	}
	return 0, nil
}

// records lists the files named and the records in the folders named.
func records(args []string) (files []string, err error) {
	if len(args) == 0 {
		return nil, errors.New("accepted: FILE or FOLDER, one or more")
	}
	for _, arg := range args {
		err := filepath.WalkDir(arg, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && (path == arg || slices.Contains([]string{".json", ".schron"}, filepath.Ext(path))) {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return files, nil
}

// place is where a folly was seen.
type place struct {
	file string
	move int
	turn int
	bot  string
}

// counts are what was found, by game and folly.
type counts struct {
	bot   string // only that level's count
	games map[string]int
	found map[string]map[string][]place
}

// add counts the follies of a record.
func (c *counts) add(file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	r, err := rules.DecodeRecord(data)
	if err != nil {
		return err
	}
	g, err := replay(r)
	if err != nil {
		return err
	}
	if c.found[r.Game] == nil {
		c.found[r.Game] = map[string][]place{}
	}
	c.games[r.Game]++
	for _, f := range follies[r.Game] {
		for _, n := range f.find(g) {
			if bot := g.bot(n); c.bot == "" || bot == c.bot {
				c.found[r.Game][f.id] = append(c.found[r.Game][f.id], place{file, n, g.states[n-1].Status().Turn, bot})
			}
		}
	}
	return nil
}

// print tells what was found and returns how much that is.
func (c *counts) print(out io.Writer) int {
	sum := 0
	for _, game := range registry.Games() {
		id := game.ID()
		if c.games[id] == 0 {
			continue
		}
		fmt.Fprintf(out, "%s: %d games\n", id, c.games[id])
		for _, f := range follies[id] {
			places := c.found[id][f.id]
			in := map[string]bool{}
			for _, p := range places {
				in[p.file] = true
			}
			fmt.Fprintf(out, "  %-20s %5d in %d games\n", f.id, len(places), len(in))
			for _, p := range places {
				fmt.Fprintf(out, "    %s: move %d, turn %d %s\n", p.file, p.move, p.turn, p.bot)
			}
			sum += len(places)
		}
	}
	return sum
}
