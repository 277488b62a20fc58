package process

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// TestWrongUseOfTheProcess: exit code 2 and one line on standard error that
// names the thing, nothing on standard output, files untouched.
func TestWrongUseOfTheProcess(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	broken := stand.Put(t, filepath.Join(dir, "broken.json"), `{"format":1,"game":"dz`)
	whole := stand.Put(t, filepath.Join(dir, "whole.json"), stand.Played(t, 3, 5))
	nowhere := filepath.Join(dir, "no", "where")
	for _, c := range []struct{ args, names, accepts string }{
		{"-bogus", "-bogus", "-uitree"},
		{"dance", "dance", "engine, replay, sim, demo"},
		{"-size 640x480", "640x480", "1024x640 to 3840x2160"},
		{"-scene cellar", "cellar", "shelf"},
		{"-lang de", "de", "pl, en"},
		{"-scale 4", "-scale", "0.75 to 2"},
		{"-seed x", "-seed", "0 to"},
		{"-at 2", "-at", "-load FILE"},
		{"-load " + whole + " -at 6", "-at", "0 to 5"},
		{"-load " + whole + " -seat 3", "-seat", "0 to 2"},
		{"-load " + broken, broken, ""},
		{"-load " + nowhere, nowhere, "no such file"},
		{"-shot " + nowhere, nowhere, "no such folder"},
		{"-uitree " + nowhere, nowhere, "no such folder"},
		{"-data " + broken, broken, ""},
		{"-replay-input " + broken, broken, "-replay-input"},
		{"-record-input " + nowhere, nowhere, "no such folder"},
		{"engine now", "now", "flags only"},
		{"replay", "FILE", "schron replay FILE"},
		{"replay " + nowhere, nowhere, "no such file"},
		{"replay " + broken, broken, ""},
		{"replay -at 6 " + whole, "6", ""},
		{"sim", "-game", "dzicz"},
		{"sim -game chess -players 2", "chess", "dzicz"},
		{"sim -game dzicz -players 5", "5", "-players"},
		{"sim -game dzicz -players 2 -games 0", "games", "1 or more"},
		{"sim -game dzicz -players 2 -bots clever", "clever", "random"},
		{"demo", "-out", "schron demo -out DIR"},
		{"demo -out " + broken, broken, ""},
	} {
		got := stand.Run(t, nil, strings.Fields(c.args)...)
		if got.Code != 2 || got.Out != "" {
			t.Errorf("%s: exit code %d, output %q; want 2 and none", c.args, got.Code, got.Out)
		}
		if strings.Count(got.Err, "\n") != 1 || !strings.HasSuffix(got.Err, "\n") {
			t.Errorf("%s: want one line, got %q", c.args, got.Err)
		}
		if !strings.Contains(got.Err, c.names) || !strings.Contains(got.Err, c.accepts) {
			t.Errorf("%s: want %q and %q in %q", c.args, c.names, c.accepts, got.Err)
		}
	}
	if text, err := os.ReadFile(broken); err != nil || string(text) != `{"format":1,"game":"dz` {
		t.Errorf("the broken file was changed: %q, %v", text, err)
	}
}

// TestSimulationOfTheProcess: whole games of every number of players, no
// broken promise.
func TestSimulationOfTheProcess(t *testing.T) {
	t.Parallel()
	games := rulestest.Rounds(10, 50)
	for players := 2; players <= 4; players++ {
		got := stand.Run(t, nil, "sim", "-game", "dzicz", "-players", strconv.Itoa(players), "-games", strconv.Itoa(games), "-seed", "1")
		var line struct {
			Game                              string
			Players, Games, Moves, Violations int
			Wins                              []int
			Shortest, Longest                 int
			Rate                              float64 `json:"moves_per_second"`
		}
		if err := json.Unmarshal([]byte(got.Out), &line); err != nil || got.Code != 0 || got.Err != "" {
			t.Fatalf("%d players: exit code %d, %q, %q, %v", players, got.Code, got.Out, got.Err, err)
		}
		if line.Game != "dzicz" || line.Players != players || line.Games != games || len(line.Wins) != players {
			t.Errorf("%d players: got %q", players, got.Out)
		}
		if line.Violations != 0 || line.Shortest < 1 || line.Longest < line.Shortest || line.Moves < games*line.Shortest || line.Rate <= 0 {
			t.Errorf("%d players: got %q", players, got.Out)
		}
	}
}
