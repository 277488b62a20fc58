package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestOpenness: who bought coal in round 1 is behind ever after.
func TestOpenness(t *testing.T) {
	r := after(t, "dolores", 1, append([]string{"buy coal 10"}, slices.Repeat([]string{"end"}, 40)...)...)
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "one.json")
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if code, err := run([]string{"-open", file}, &out); err != nil || code != 0 {
		t.Fatalf("code %d, %v", code, err)
	}
	for _, said := range []string{
		"1 games; the leader of round 8 won 1 of 1\n", "of the second: 119, half of them 119 to 119\n", "rounds: 20 to 20\n",
		"  buy           1.0 a game, in 1\n", "  end          40.0 a game, in 1\n",
	} {
		if !strings.Contains(out.String(), said) {
			t.Errorf("%q is missing:\n%s", said, out.String())
		}
	}
}
