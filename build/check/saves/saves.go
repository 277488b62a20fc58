// Package saves describes a folder of saves in words that are the same on every system
// and at any time. A check of a release compares them.
package saves

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"schron/rules"
)

// List writes a line for each game in the folders auto, saves and replays of a folder
// of saves. The line holds the folder, the game, its title, its players, its seed and
// its moves.
func List(dir string) (string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*", "*.json"))
	if err != nil {
		return "", err
	}
	var lines []string
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return "", err
		}
		r, err := rules.DecodeRecord(data)
		if err != nil {
			return "", fmt.Errorf("%s: %w", file, err)
		}
		lines = append(lines, line(filepath.Base(filepath.Dir(file)), r))
	}
	slices.Sort(lines)
	return strings.Join(lines, ""), nil
}

// line is what is said of a record in one of the folders.
func line(folder string, r *rules.Record) string {
	names := make([]string, len(r.Players))
	for i, p := range r.Players {
		names[i] = p.Name
	}
	return fmt.Sprintf("%s %s %q of %s, seed %d: %s\n",
		folder, r.Game, r.Title, strings.Join(names, ", "), r.Seed, strings.Join(r.Moves, "; "))
}
