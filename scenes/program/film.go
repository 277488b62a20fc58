package program

import (
	"github.com/adrg/xdg"

	"schron/rules"
	"schron/rules/bots"
	"schron/scenes/film"
	"schron/scenes/table"
)

// filmEnding is that of the names of animated pictures.
const filmEnding = ".gif"

// makeFilm shows the scene that makes a film of a match as a seat sees it. The file is
// asked for before anything is drawn, and written once all of it is there.
func (p *program) makeFilm(m *rules.Match, seat int, name string) {
	h := p.house
	t := table.New(h, m, p.tables[m.Game().ID()], table.Options{Bot: bots.ByID, Replay: true, Still: true, Film: true})
	t.Show(seat)
	q := p.saving("files.film", "files.kind.film", filmEnding, xdg.UserDirs.Pictures, name)
	h.Host.Push(film.New(h, film.Options{
		Source: t, Moves: m.Len(), Who: t.ViewerWords(),
		Choose: func(do func(path string)) { p.ask(q, do) },
		Save:   func(path string, data []byte) { p.writeData(q, path, func() []byte { return data }) },
	}))
}
