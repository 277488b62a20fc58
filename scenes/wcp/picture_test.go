package wcp

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

// shots collects pictures of tables.
type shots struct {
	*tabletest.Pictures
	t    *testing.T
	only string
}

func (s *shots) add(name, lang string, w, h int, scale float64, start func(testing.TB) *rules.Match, do func(f *face)) {
	if s.only != "" && !strings.Contains(name, s.only) {
		return
	}
	m := start(s.t)
	x := tabletest.Picture{
		Name: fmt.Sprintf("%s-%s-%dx%d@%g", name, lang, w, h, scale), Lang: lang,
		W: w, H: h, Scale: scale, Ticks: 2, Match: m, Game: Game(),
		Before: func(t *table.Table) {
			if m.Actor() != rules.NoSeat {
				t.Show(m.Actor())
			}
		},
	}
	if do != nil {
		x.After = func(f table.Face, _ *scenes.App) { do(f.(*face)) }
	}
	s.Add(x)
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
	pictures := tabletest.NewPictures(t, "WCP_PICTURES")
	if pictures == nil {
		return
	}
	s := &shots{pictures, t, os.Getenv("WCP_ONLY")}
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
	s.Write()
}
