package dzicz

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/rules"
	"schron/scenes"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/sprites"
)

var _ = []any{ebiten.NewImage, layout.P, store.AnimationOff, sprites.Red, scenetest.Fonts}

// TestPictures writes pictures of the table to the folder named in
// DZICZ_PICTURES, for people to look at.
func TestPictures(t *testing.T) {
	dir := os.Getenv("DZICZ_PICTURES")
	if dir == "" {
		return
	}
	h := newHouse(t, "pl")
	var pictures []scenes.Picture
	add := func(name string, w, ht int, m *rules.Match, do func(tb *table.Table)) {
		pictures = append(pictures, scenes.Picture{
			File: filepath.Join(dir, fmt.Sprintf("%s-%dx%d.png", name, w, ht)), Width: w, Height: ht, Ticks: 2,
			Show: func(host ui.Host) {
				h.Host = host
				tb := table.New(h, m, Game(), table.Options{})
				tb.Open()
				if do != nil {
					do(tb)
				}
				host.Reset(tb)
			},
		})
	}
	add("middle", 1280, 800, middle(t), nil)
	add("crowded", 1024, 640, crowded(t), nil)
	add("crowded", 1280, 800, crowded(t), nil)
	if err := scenes.Shot(scenes.Options{Store: art, Fonts: scenetest.Fonts(t)}, pictures...); err != nil {
		t.Fatal(err)
	}
}
