package program

import (
	"schron/assets"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/scenes/start"
	"schron/scenes/store"
	"schron/sprites"
)

// speaker says the words of a language, of the system's if it is empty.
func speaker(lang string) (*say.Speaker, error) {
	texts, err := assets.LoadTexts()
	if err != nil {
		return nil, err
	}
	if lang == "" {
		lang = store.SystemLanguage()
	}
	return say.New(texts, lang), nil
}

// printable lists the parts in the box of each game that can be printed.
func printable() (map[string][]string, error) {
	words, err := speaker(assets.English)
	if err != nil {
		return nil, err
	}
	out := map[string][]string{}
	for id, g := range Tables() {
		if g.Print == nil {
			continue
		}
		box := g.Print(words)
		for i := range box.Parts {
			out[id] = append(out[id], box.Parts[i].ID)
		}
	}
	return out, nil
}

// printBox makes the PDF file of a game's box.
func printBox(p start.Print) ([]byte, error) {
	words, err := speaker(p.Lang)
	if err != nil {
		return nil, err
	}
	art, err := sprites.NewStore(assets.Art())
	if err != nil {
		return nil, err
	}
	defer art.Close()
	box := Tables()[p.Game].Print(words)
	return print.Make(&box, p.Options, words, art, start.Version())
}
