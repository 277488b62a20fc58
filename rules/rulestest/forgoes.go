package rulestest

import (
	"strings"
	"testing"

	"schron/rules"
)

// Forgoes returns what a legal move gives up: the end of its key, behind
// "<game>.forgoes.", and its number; "" for nothing.
func Forgoes(t testing.TB, g rules.Game, s rules.State, move string) (string, int) {
	t.Helper()
	m, err := g.Parse(move)
	if err != nil || s.Check(m) != nil {
		t.Fatalf("%s: %v, %v", move, err, s.Check(m))
	}
	said := s.(rules.Warner).Forgoes(m)
	if said.Empty() {
		return "", 0
	}
	key, ok := strings.CutPrefix(said.Key, g.ID()+".forgoes.")
	if !ok {
		t.Fatalf("%s gives up %q", move, said.Key)
	}
	n, _ := said.Arg("n")
	return key, n.N
}
