// Command figures makes the records of the rulebooks' boards, from the top of
// the repository:
//
//	go run ./build/figures -from GAME.json -at 40 -moves 6 assets/figures/dzicz/turn.json
//	go run ./build/figures -again assets/figures/*/*.json
//
// The first form takes a game record. The new one begins with the position after 40 of
// its moves and keeps the 6 that follow. The second form writes records as this program
// would: do that when positions have gained a field. Without -moves only the position
// is kept.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"

	"schron/rules"
	"schron/rules/registry"
)

func main() {
	from := flag.String("from", "", "the game record to take a position from")
	at := flag.Int("at", 0, "the number of its moves that are played")
	moves := flag.Int("moves", 0, "the number of moves after them that are kept")
	again := flag.Bool("again", false, "write records again")
	flag.Parse()
	if err := run(*from, *at, *moves, *again, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "figures:", err)
		os.Exit(1)
	}
}

func run(from string, at, moves int, again bool, files []string) error {
	if again == (from != "") || len(files) == 0 || !again && len(files) > 1 {
		return errors.New("give -again and files, or -from and one file")
	}
	for _, file := range files {
		source := from
		if again {
			source = file
		}
		r, err := read(source)
		if err == nil && again {
			at, moves = 0, len(r.Moves)
		}
		if err == nil {
			r, err = cut(r, at, moves)
		}
		if err == nil {
			err = write(file, r)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", source, err)
		}
	}
	return nil
}

func read(file string) (*rules.Record, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return rules.DecodeRecord(data)
}

// cut makes the record that begins at a moment of another one.
func cut(r *rules.Record, at, moves int) (*rules.Record, error) {
	if at < 0 || moves < 0 || at+moves > len(r.Moves) {
		return nil, fmt.Errorf("%d moves from %d on, there are %d", moves, at, len(r.Moves))
	}
	out := &rules.Record{Game: r.Game, Players: r.Players, Moves: r.Moves[at : at+moves]}
	r.Cut(at + moves)
	m, err := rules.LoadMatch(registry.Game, r)
	if err != nil {
		return nil, err
	}
	state, err := m.At(at)
	if err != nil {
		return nil, err
	}
	if out.Position, err = state.MarshalJSON(); err != nil {
		return nil, err
	}
	// The game may have been begun by older rules; what is kept goes by today's.
	_, err = rules.LoadMatch(registry.Game, out)
	return out, err
}

// write keeps a record in one line.
func write(file string, r *rules.Record) error {
	data, err := r.MarshalJSON()
	if err != nil {
		return err
	}
	var out bytes.Buffer
	if err := json.Compact(&out, data); err != nil {
		return err
	}
	out.WriteByte('\n')
	return os.WriteFile(file, out.Bytes(), 0o644)
}
