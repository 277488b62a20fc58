package scenetest

import (
	"testing"

	"schron/assets"
)

// Book is the rulebook of a game in a language.
type Book struct {
	Game, Lang string
	*assets.Book
}

// LoadBook reads the rulebook of a game.
func LoadBook(t testing.TB, game, lang string) Book {
	t.Helper()
	b, err := assets.LoadBook(game, lang)
	if err != nil {
		t.Fatal(err)
	}
	return Book{Game: game, Lang: lang, Book: b}
}

// Books reads the rulebooks of all games in some languages, game by game.
func Books(t testing.TB, langs ...string) []Book {
	t.Helper()
	var out []Book
	for _, game := range assets.Books(assets.Polish) {
		for _, lang := range langs {
			out = append(out, LoadBook(t, game, lang))
		}
	}
	if len(out) == 0 {
		t.Fatal("there are no rulebooks")
	}
	return out
}

// Pictures lists what a rulebook shows, in its order: art among words, in figures
// and in steps by its name, and boards.
func (b Book) Pictures() (art []string, boards []*assets.Board) {
	for _, s := range b.Sections {
		for _, block := range s.Blocks {
			for _, f := range block.Figures {
				if f.Board != nil {
					boards = append(boards, f.Board)
				} else {
					art = append(art, f.Sprite)
				}
			}
			for _, part := range block.Parts {
				for _, span := range part {
					if span.Sprite != "" {
						art = append(art, span.Sprite)
					}
				}
			}
		}
	}
	return art, boards
}

// Boards lists the names of the boards that a rulebook shows, in its order.
func (b Book) Boards() []string {
	var out []string
	_, boards := b.Pictures()
	for _, x := range boards {
		out = append(out, x.Game+"/"+x.Name)
	}
	return out
}
