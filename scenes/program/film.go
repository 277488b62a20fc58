package program

import (
	"path/filepath"

	"github.com/adrg/xdg"

	"schron/rules"
	"schron/rules/registry"
	"schron/scenes/desktop"
	"schron/scenes/film"
	"schron/scenes/table"
)

// filmEnding is that of the names of animated pictures.
const filmEnding = ".gif"

// makeFilm shows the scene that makes a film of a match as a seat sees it. The file is
// asked for before anything is drawn, and written once all of it is there.
func (p *program) makeFilm(m *rules.Match, seat int, who, name string) {
	h := p.house
	t := table.New(h, m, p.tables[m.Game().ID()], table.Options{Bot: registry.Bot, Replay: true, Still: true, Film: true})
	t.Show(seat)
	h.Host.Push(film.New(h, film.Options{
		Source: t, Moves: m.Len(), Who: who,
		Choose: func(do func(path string)) {
			p.ask(desktop.Question{
				Save: true, Title: h.Say("files.film"), Kind: h.Say("files.kind.film"), Endings: []string{filmEnding},
				Path: filepath.Join(p.folder(filmEnding, xdg.UserDirs.Pictures), p.named(name, filmEnding)),
			}, do)
		},
		Save: func(path string, data []byte) { p.wrote(path, h.Files.Write(path, data)) },
	}))
}
