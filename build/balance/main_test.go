package main

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"schron/rules/registry"
)

// TestThePageHasALineForEachNumberOfPlayersAndPreset, and each line the shares of all seats.
func TestThePageHasALineForEachNumberOfPlayersAndPreset(t *testing.T) {
	var now time.Duration
	j := job{game: "dzicz", bot: "easy", games: fewest, seed: 1, clock: func() time.Duration { now += time.Millisecond; return now }}
	var out strings.Builder
	if err := j.page(&out); err != nil {
		t.Fatal(err)
	}
	g, err := registry.Game("dzicz")
	if err != nil {
		t.Fatal(err)
	}
	want := 0
	for players := 2; players <= 4; players++ {
		want += len(presets(g, players))
	}
	lines := regexp.MustCompile(`(?m)^\| Dzicz \| [234] \| .* \| easy \| 20 \| .* \|$`).FindAllString(out.String(), -1)
	if len(lines) != want {
		t.Errorf("%d lines, want %d:\n%s", len(lines), want, &out)
	}
	for _, line := range lines {
		if cells := strings.Split(line, " | "); strings.Count(cells[5], "±") != int(cells[1][0]-'0') {
			t.Errorf("the shares of %s", line)
		}
	}
	if !strings.Contains(out.String(), "go run ./build/balance -bot easy -games 20 -game dzicz >docs/balance.md") {
		t.Errorf("how to make it again:\n%s", &out)
	}
}

// TestALineEndsAfterItsTime, with one game at least, and says how many there were and that they
// are too few.
func TestALineEndsAfterItsTime(t *testing.T) {
	var now time.Duration
	j := job{game: "wradislavia", bot: "random", games: 50, seconds: 2, seed: 1, clock: func() time.Duration { now += time.Second; return now }}
	var out strings.Builder
	if err := j.page(&out); err != nil || !strings.Contains(out.String(), "| random | 1 | too few games | |") {
		t.Errorf("%v:\n%s", err, &out)
	}
}

func TestSharesAndWrongUse(t *testing.T) {
	for _, c := range []struct {
		part, n int
		want    string
	}{{0, 10, "0 ± 28"}, {200, 400, "50 ± 5"}, {1, 1, "100 ± 80"}} {
		if got := share(c.part, c.n); got != c.want {
			t.Errorf("%d of %d is %s, want %s", c.part, c.n, got, c.want)
		}
	}
	for _, j := range []job{{game: "chess", games: 1}, {bot: "cat", games: 1}, {bot: "easy"}} {
		j.clock = func() time.Duration { return 0 }
		if err := j.page(&strings.Builder{}); err == nil {
			t.Errorf("%+v is accepted", j)
		}
	}
}
