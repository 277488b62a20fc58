package byhand

import (
	"slices"
	"testing"

	"schron/rules"
)

// TestPathsByWays: a way is left out where its end finds no node, and listed once. What
// only begins somewhere has no end.
func TestPathsByWays(t *testing.T) {
	from := func(f string, _ rules.Move) string { return f }
	even := func(_ string, m rules.Move) string { return If(m.A%2 == 0, "even") }
	ways := []Way[string]{
		{From: from, By: even, To: Fixed[string]("end")}, {From: from, To: even}, {From: from}, {From: from, To: Fixed[string]("end")},
	}
	for a, want := range map[int16][]Path{
		1: {{From: "man", To: "end"}, {From: "man"}},
		2: {{From: "man", By: "even", To: "end"}, {From: "man", To: "even"}, {From: "man"}, {From: "man", To: "end"}},
	} {
		if got := Paths(ways, "man", rules.Move{A: a}); !slices.Equal(got, want) {
			t.Errorf("%d: %v, want %v", a, got, want)
		}
	}
}
