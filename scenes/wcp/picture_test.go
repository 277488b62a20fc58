package wcp

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes"
	"schron/scenes/scenetest"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// shots collects pictures of tables.
type shots struct {
	t    *testing.T
	dir  string
	only string
	list []scenes.Picture
}

func (s *shots) add(name, lang string, w, h int, scale float64, start func(testing.TB) *rules.Match, do func(f *face)) {
	if s.only != "" && !strings.Contains(name, s.only) {
		return
	}
	m := start(s.t)
	house := newHouse(s.t, lang)
	s.list = append(s.list, scenes.Picture{
		File: filepath.Join(s.dir, fmt.Sprintf("%s-%s-%dx%d@%g.png", name, lang, w, h, scale)), Width: w, Height: h, Scale: scale, Ticks: 2,
		Show: func(host ui.Host) {
			house.Host = host
			var f *face
			g := Game()
			g.Make = func(t *table.Table) table.Face { f = newFace(t); return f }
			tb := table.New(house, m, g, table.Options{})
			if m.Actor() != rules.NoSeat {
				tb.Show(m.Actor())
			}
			host.Reset(tb)
			host.(*scenes.App).Settle()
			if do != nil {
				do(f)
				host.InvalidateAll()
			}
		},
	})
}

// holding picks something up and points at a field.
func holding(h held, over string) func(f *face) {
	return func(f *face) {
		f.held = h
		f.over, _ = game.ParseField(over)
	}
}

// pointing finds a field that is wanted and points at it.
func pointing(want func(w game.Way) bool) func(f *face) {
	return func(f *face) {
		for _, w := range f.ways {
			if want(w) {
				f.over = w.To
				f.boost = w.Move.Verb == game.VerbBoost
			}
		}
	}
}

// TestPictures writes pictures of the table to the folder named in
// WCP_PICTURES, for people to look at; WCP_ONLY names some of them.
func TestPictures(t *testing.T) {
	dir := os.Getenv("WCP_PICTURES")
	if dir == "" {
		return
	}
	s := &shots{t: t, dir: dir, only: os.Getenv("WCP_ONLY")}
	for name, start := range positions {
		s.add(name, "pl", 1280, 800, 1, start, nil)
	}
	s.add("fight", "pl", 1280, 800, 1, moving, pointing(func(w game.Way) bool { return w.Entry.Guarded && w.Move.Verb == game.VerbMove }))
	s.add("boost", "pl", 1280, 800, 1, moving, pointing(func(w game.Way) bool { return w.Move.Verb == game.VerbBoost }))
	s.add("layhall", "pl", 1280, 800, 1, placing, holding(held{kind: heldHall, slot: 0}, "c3"))
	s.add("laytoken", "pl", 1280, 800, 1, placing, holding(held{kind: heldToken, slot: 5}, "c3"))
	for _, name := range []string{"placing", "team", "meeting", "vehicles", "escaping", "ended", "offering", "crowd"} {
		for _, size := range []struct {
			w, h  int
			scale float64
			lang  string
		}{
			{1024, 640, 1, "pl"},
			{1024, 640, 1, "en"},
			{1920, 1080, 1, "en"},
			{2560, 1080, 1, "pl"},
			{1024, 1280, 1, "pl"},
			{3840, 2160, 1, "pl"},
			{1920, 1080, 2, "pl"},
			{1366, 768, 1, "en"},
		} {
			s.add(name, size.lang, size.w, size.h, size.scale, positions[name], nil)
		}
	}
	if err := scenes.Shot(scenes.Options{Store: art, Fonts: scenetest.Fonts(t)}, s.list...); err != nil {
		t.Fatal(err)
	}
}
