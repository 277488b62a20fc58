package e2e

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"schron/rules"
	"schron/rules/registry"
)

// outcome is what a process left behind.
type outcome struct {
	code     int
	out, err string
}

// runProgram runs the program to its end, with env added to the environment.
func runProgram(t *testing.T, env []string, args ...string) outcome {
	t.Helper()
	bin, err := program()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(bin, args...)
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	cmd.Env = append(os.Environ(), env...)
	cmd.Dir = t.TempDir()
	late := time.AfterFunc(3*time.Minute, func() { _ = cmd.Process.Kill() })
	defer late.Stop()
	if err := cmd.Run(); cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return outcome{cmd.ProcessState.ExitCode(), out.String(), said.String()}
}

// put writes a file for a test.
func put(t *testing.T, path, text string) string {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// dzicz is the game that the tests play.
func dzicz(t *testing.T) rules.Game {
	t.Helper()
	g, err := registry.Game("dzicz")
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// played is the record of a game of three people and chance: its first moves,
// or all of them if moves is negative.
func played(t *testing.T, seed uint64, moves int) string {
	t.Helper()
	players := []rules.Player{{Name: "Ala"}, {Name: "Bartek"}, {Name: "Celina"}}
	m, err := rules.NewMatch(dzicz(t), players, rules.Setup{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for m.Len() != moves && !m.Result().Over {
		mv, err := m.BotMove(rules.RandomBot{})
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	r, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestWrongUseOfTheProcess: exit code 2 and one line on standard error that
// names the thing, nothing on standard output, files untouched.
func TestWrongUseOfTheProcess(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	broken := put(t, filepath.Join(dir, "broken.json"), `{"format":1,"game":"dz`)
	whole := put(t, filepath.Join(dir, "whole.json"), played(t, 3, 5))
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
		got := runProgram(t, nil, strings.Fields(c.args)...)
		if got.code != 2 || got.out != "" {
			t.Errorf("%s: exit code %d, output %q; want 2 and none", c.args, got.code, got.out)
		}
		if strings.Count(got.err, "\n") != 1 || !strings.HasSuffix(got.err, "\n") {
			t.Errorf("%s: want one line, got %q", c.args, got.err)
		}
		if !strings.Contains(got.err, c.names) || !strings.Contains(got.err, c.accepts) {
			t.Errorf("%s: want %q and %q in %q", c.args, c.names, c.accepts, got.err)
		}
	}
	if text, err := os.ReadFile(broken); err != nil || string(text) != `{"format":1,"game":"dz` {
		t.Errorf("the broken file was changed: %q, %v", text, err)
	}
}

// TestWithoutADisplay: a window that cannot be opened is said in one line.
func TestWithoutADisplay(t *testing.T) {
	t.Parallel()
	got := runProgram(t, []string{"DISPLAY=", "WAYLAND_DISPLAY="}, "-data", t.TempDir())
	if got.code != 1 || strings.Count(got.err, "\n") != 1 || !strings.HasPrefix(got.err, "schron: ") {
		t.Errorf("exit code %d, %q; want 1 and one line", got.code, got.err)
	}
}

// TestSimulationOfTheProcess: whole games of every number of players, no
// broken promise.
func TestSimulationOfTheProcess(t *testing.T) {
	t.Parallel()
	for players := 2; players <= 4; players++ {
		got := runProgram(t, nil, "sim", "-game", "dzicz", "-players", strconv.Itoa(players), "-games", "50", "-seed", "1")
		var line struct {
			Game                              string
			Players, Games, Moves, Violations int
			Wins                              []int
			Shortest, Longest                 int
			Rate                              float64 `json:"moves_per_second"`
		}
		if err := json.Unmarshal([]byte(got.out), &line); err != nil || got.code != 0 || got.err != "" {
			t.Fatalf("%d players: exit code %d, %q, %q, %v", players, got.code, got.out, got.err, err)
		}
		if line.Game != "dzicz" || line.Players != players || line.Games != 50 || len(line.Wins) != players {
			t.Errorf("%d players: got %q", players, got.out)
		}
		if line.Violations != 0 || line.Shortest < 1 || line.Longest < line.Shortest || line.Moves < 50*line.Shortest || line.Rate <= 0 {
			t.Errorf("%d players: got %q", players, got.out)
		}
	}
}
