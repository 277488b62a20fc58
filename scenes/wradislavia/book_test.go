package wradislavia

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/assets"
	game "schron/rules/wradislavia"
	"schron/scenes/scenetest"
)

// TestTheBookShowsEveryCharacter reads the list of cards in the rulebooks: each
// character stands once, under its name. It is in the row of its armour, with its value
// and what it protects from, and in the column of its weapon.
func TestTheBookShowsEveryCharacter(t *testing.T) {
	for _, lang := range assets.Languages() {
		d := lay(t, match(t), 1280, 800, lang)
		say := d.House.Say
		seen := map[game.Character]bool{}
		for _, row := range cardRows(t, lang) {
			for i, cell := range row.cells {
				c, err := game.ParseCharacter(strings.TrimPrefix(cell[0].Sprite, "wradislavia/face-"))
				if err != nil || seen[c] {
					t.Errorf("%s: %q, error %v, seen before: %v", lang, cell[0].Sprite, err, seen[c])
					continue
				}
				seen[c] = true
				if got, want := assets.PlainText(cell), say("wradislavia.character."+c.String()); got != want {
					t.Errorf("%s: under %s stands %q, want %q", lang, c, got, want)
				}
				if got, want := row.head[i], say("wradislavia.weapon."+c.Weapon().String()); got != want {
					t.Errorf("%s: %s stands in the column %q, want %q", lang, c, got, want)
				}
				armour := c.Armour()
				words := assets.PlainText(row.armour)
				if want := say("wradislavia.armour." + armour.String()); !strings.HasPrefix(words, want+" "+strconv.Itoa(armour.Value())) {
					t.Errorf("%s: %s stands in the row %q, want %q and %d", lang, c, words, want, armour.Value())
				}
				for _, h := range game.AllHazards() {
					sign := func(s assets.Span) bool { return s.Sprite == "wradislavia/sign-"+h.String() }
					if got := slices.ContainsFunc(row.armour, sign); got != armour.Protects(h) {
						t.Errorf("%s: the row of %s has a sign for %s: %v", lang, armour, h, got)
					}
				}
			}
		}
		if len(seen) != game.Characters {
			t.Errorf("%s: the book shows %d characters", lang, len(seen))
		}
	}
}

// cardRow is a row of the list of cards.
type cardRow struct {
	head   []string // of the columns of cells
	armour []assets.Span
	cells  [][]assets.Span
}

// cardRows finds the list of cards: the table whose last column holds faces.
func cardRows(t *testing.T, lang string) (rows []cardRow) {
	t.Helper()
	for _, s := range scenetest.LoadBook(t, "wradislavia", lang).Sections {
		for _, b := range s.Blocks {
			if b.Kind != assets.Table || !strings.HasPrefix(b.Parts[len(b.Parts)-1][0].Sprite, "wradislavia/face-") {
				continue
			}
			var head []string
			for _, part := range b.Parts[1:b.Cols] {
				head = append(head, assets.PlainText(part))
			}
			for row := range slices.Chunk(b.Parts[b.Cols:], b.Cols) {
				rows = append(rows, cardRow{head, row[0], row[1:]})
			}
		}
	}
	return rows
}
