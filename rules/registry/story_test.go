package registry

import (
	"testing"

	"schron/rules"
)

func TestEveryGameTellsStories(t *testing.T) {
	for _, g := range Games() {
		if _, ok := g.(rules.Narrator); !ok {
			t.Errorf("%s tells no story", g.ID())
		}
	}
}
