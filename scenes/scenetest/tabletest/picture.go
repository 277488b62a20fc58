package tabletest

import (
	"os"
	"path/filepath"
	"testing"

	"schron/rules"
	"schron/scenes"
	"schron/scenes/scenetest"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// Picture is a picture of a table for people to look at.
type Picture struct {
	Name  string // of the file, without what follows the dot
	Lang  string
	W, H  int     // pixels
	Scale float64 // pixels per unit, 1 if 0
	Ticks int     // how many pass before it is taken
	Match *rules.Match
	Game  table.Game
	// Before, if set, is called before the table is shown, After when it was laid
	// out; what After does is laid out again.
	Before func(t *table.Table)
	After  func(f table.Face, app *scenes.App)
}

// Pictures writes pictures to a folder.
type Pictures struct {
	t    testing.TB
	dir  string
	list []scenes.Picture
}

// NewPictures are pictures to be written to the folder that an environment
// variable names; nil if it names none.
func NewPictures(t testing.TB, variable string) *Pictures {
	dir := os.Getenv(variable)
	if dir == "" {
		return nil
	}
	return &Pictures{t: t, dir: dir}
}

// Add adds a picture.
func (p *Pictures) Add(x Picture) {
	p.t.Helper()
	h := House(p.t, x.Match.Game(), x.Lang)
	p.list = append(p.list, scenes.Picture{
		File: filepath.Join(p.dir, x.Name+".png"), Width: x.W, Height: x.H, Scale: x.Scale, Ticks: x.Ticks,
		Show: func(host ui.Host) {
			h.Host = host
			d := &Desk[table.Face]{T: p.t, Match: x.Match, House: h}
			x.Game.Make = d.keep(x.Game.Make)
			d.Table = table.New(h, x.Match, x.Game, table.Options{})
			if x.Before != nil {
				x.Before(d.Table)
			}
			host.Reset(d.Table)
			app := host.(*scenes.App)
			app.Settle()
			if x.After != nil {
				x.After(d.Face, app)
				host.InvalidateAll()
			}
		},
	})
}

// Write takes all pictures; those taken before are written over.
func (p *Pictures) Write() {
	p.t.Helper()
	if err := scenes.Shot(scenes.Options{Store: Art(), Fonts: scenetest.Fonts(p.t)}, p.list...); err != nil {
		p.t.Fatal(err)
	}
}
