package assets

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"
)

//go:embed cards
var cardFiles embed.FS

// Card explains a thing in the game in which a person first meets it: what a phase is
// for, or what has happened. cards/<game>.toml lists them; their words are the texts
// <game>.explain.<id>.title and .text.
type Card struct {
	Game string `toml:"-"`
	ID   string `toml:"id"`
	// Phase is the phase in which the person is first asked something, "" for none.
	Phase string `toml:"phase"`
	// Prompts are the keys of questions that bring it, and Events those of what
	// happens; * at the end stands for any ending.
	Prompts []string `toml:"prompts"`
	Events  []string `toml:"events"`
	// Picture is a picture of the art beside the words, "" for none.
	Picture string `toml:"picture"`
	// Rule is where the rulebook tells more.
	Rule string `toml:"rule"`
}

// Title and Text are the keys of its words.
func (c *Card) Title() string { return c.Game + ".explain." + c.ID + ".title" }

// Text is the key of what it says.
func (c *Card) Text() string { return c.Game + ".explain." + c.ID + ".text" }

// Name names the card among those of all games.
func (c *Card) Name() string { return c.Game + "/" + c.ID }

// Asked reports whether being asked something, by its key, in a phase brings the card.
func (c *Card) Asked(key, phase string) bool {
	return c.Phase != "" && c.Phase == phase || among(c.Prompts, key)
}

// Happened reports whether an event with a key brings the card.
func (c *Card) Happened(key string) bool { return among(c.Events, key) }

// among reports whether a key is one of several, where * at the end stands for any ending.
func among(keys []string, key string) bool {
	return slices.ContainsFunc(keys, func(k string) bool {
		start, open := strings.CutSuffix(k, "*")
		return k == key || open && strings.HasPrefix(key, start)
	})
}

// Cards lists the cards of a game; earlier ones come first where several would.
func Cards(game string) []*Card { return cards()[game] }

// cards are those that ship. A test reads them all.
var cards = sync.OnceValue(func() map[string][]*Card {
	all, err := loadCards(cardFiles, "cards")
	if err != nil {
		panic(err)
	}
	return all
})

func loadCards(fsys fs.FS, root string) (map[string][]*Card, error) {
	return loadLists(fsys, root, "card", completeCards)
}

func completeCards(game string, list []*Card) error {
	seen := map[string]bool{}
	for i, c := range list {
		c.Game = game
		var err error
		switch {
		case c.ID == "":
			return fmt.Errorf("card %d has no id", i+1)
		case seen[c.ID]:
			err = errors.New("stands twice")
		case c.Phase == "" && len(c.Prompts)+len(c.Events) == 0:
			err = errors.New("needs a phase, prompts or events")
		case c.Rule == "":
			err = errors.New("has no rule")
		}
		if err != nil {
			return fmt.Errorf("card %s %w", c.ID, err)
		}
		seen[c.ID] = true
	}
	return nil
}
