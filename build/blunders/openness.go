package main

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"schron/rules"
	"schron/rules/dolores"
	"schron/rules/registry"
)

// leaderAt is the round whose leader is followed to the end.
const leaderAt = 8

// openness tells of records of Dolores whether the games stayed open to the end:
//
//	schron sim -game dolores -players 2 -bots hard -games 20 -records FOLDER
//	go run ./build/blunders -open FOLDER
//
// It prints how often the leader of round 8 won. Then come the first wealth in percent of
// the second and the rounds played. Of each verb it tells how often it is played in a game,
// and in how many games.
func openness(files []string, out io.Writer) error {
	var led, won, games int
	var ratios, rounds []int
	times, in := map[string]int{}, map[string]int{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		r, err := rules.DecodeRecord(data)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if r.Game != "dolores" {
			continue
		}
		m, err := rules.LoadMatch(registry.Game, r)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		var p dolores.Position
		if data, err = m.State(); err == nil {
			err = json.Unmarshal(data, &p)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		games++
		rounds = append(rounds, p.Round)
		ratios = append(ratios, inPercent(p.History[len(p.History)-1]))
		if len(p.History) > leaderAt && p.Ending != nil {
			led++
			if slices.Contains(p.Ending.Winners, leader(p.History[leaderAt])) {
				won++
			}
		}
		seen := map[string]bool{}
		for _, move := range r.Moves {
			verb, _, _ := strings.Cut(move, " ")
			times[verb]++
			if !seen[verb] {
				seen[verb] = true
				in[verb]++
			}
		}
	}
	if games == 0 {
		return fmt.Errorf("no game of Dolores among %d files", len(files))
	}
	slices.Sort(ratios)
	slices.Sort(rounds)
	fmt.Fprintf(out, "%d games; the leader of round %d won %d of %d\n", games, leaderAt, won, led)
	fmt.Fprintf(out, "first wealth in percent of the second: %d, half of them %d to %d\n", ratios[games/2], ratios[games/4], ratios[games*3/4])
	fmt.Fprintf(out, "rounds: %d to %d\n", rounds[0], rounds[games-1])
	for _, verb := range slices.Sorted(maps.Keys(times)) {
		fmt.Fprintf(out, "  %-10s %6.1f a game, in %d\n", verb, float64(times[verb])/float64(games), in[verb])
	}
	return nil
}

// leader is the seat of the greatest wealth.
func leader(r dolores.Round) int {
	best := 0
	for seat := range r.Seats {
		if r.Seats[seat].Wealth > r.Seats[best].Wealth {
			best = seat
		}
	}
	return best
}

// inPercent is the greatest wealth in percent of the next.
func inPercent(r dolores.Round) int {
	var list []int
	for _, x := range r.Seats {
		list = append(list, x.Wealth)
	}
	slices.Sort(list)
	n := len(list)
	return 100 * list[n-1] / max(1, list[n-2])
}
