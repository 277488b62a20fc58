package scenes_test

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/input"
	"schron/layout"
	"schron/scenes"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

var magenta = color.RGBA{255, 0, 255, 255}

func TestDrawLeavesAnUnchangedPictureAlone(t *testing.T) {
	b := open(t, scenes.Options{Env: ui.Env{Instant: true}}, func(h ui.Host) { h.Push(&page{name: "one"}) })
	b.ticks(5)
	if b.Touched() {
		t.Error("shown again before a second is over")
	}
	b.screen.Fill(magenta)
	for range 120 {
		b.tick()
		if b.screen.At(3, 3) != magenta {
			t.Fatalf("drawn at tick %d though nothing changed", b.Ticks())
		}
	}
	if !b.Touched() {
		t.Error("not shown again once a second")
	}
	b.LayoutF(1300, 800)
	b.tick()
	if b.screen.At(3, 3) == magenta {
		t.Error("not drawn after a change of size")
	}
}

func TestFadeShowsTheFormerScene(t *testing.T) {
	b := open(t, scenes.Options{}, func(h ui.Host) { h.Push(&page{name: "one"}) })
	b.ticks(30)
	b.screen.Fill(magenta)
	b.Push(&page{name: "two"})
	b.tick()
	if !b.Fading() {
		t.Fatal("the former picture is not kept")
	}
	if r, _, _, _ := b.screen.At(700, 700).RGBA(); r < 0x4000 {
		t.Errorf("nothing of the former picture is left: %v", b.screen.At(700, 700))
	}
	b.ticks(15)
	if b.Fading() {
		t.Error("the former picture is kept for ever")
	}
	if r, _, _, _ := b.screen.At(700, 700).RGBA(); r > 0x4000 {
		t.Error("the former picture stays")
	}
}

// bomb is a scene that panics.
type bomb struct{ build, draw, click bool }

func (*bomb) Name() string { return "bomb" }

func (s *bomb) Build(b *ui.Builder) {
	if s.build {
		panic("build")
	}
	b.Draw(b.Area, func(*sprites.Canvas, ui.State) {
		if s.draw {
			panic("draw")
		}
	})
	b.Button(ui.Button{ID: "go", Rect: layout.R(0, 0, 1280, 800), OnClick: func() { panic("click") }})
}

func TestPanicShowsTheCrashScene(t *testing.T) {
	click := func() *bytes.Buffer {
		var file bytes.Buffer
		w := input.NewWriter(&file, layout.S(1280, 800))
		s := &input.Script{Step: func(sn input.Snapshot) { _ = w.Write(sn) }}
		s.Click(layout.P(640, 400))
		_ = w.Close()
		return &file
	}
	for name, s := range map[string]*bomb{"build": {build: true}, "draw": {draw: true}, "click": {click: true}} {
		t.Run(name, func(t *testing.T) {
			var got scenes.Crash
			o := scenes.Options{Crash: func(c scenes.Crash) ui.Scene { got = c; return &page{name: "crash"} }}
			if s.click {
				o.Replay = click()
			}
			b := open(t, o, func(h ui.Host) { h.Push(s) })
			b.ticks(8)
			if b.Top().Name() != "crash" || b.Depth() != 1 {
				t.Fatalf("the scene is %s", b.Top().Name())
			}
			if got.Value != name || len(got.Stack) == 0 {
				t.Errorf("got %v", got.Value)
			}
		})
	}
}

func TestCrashOfTheCrashSceneEndsTheProgram(t *testing.T) {
	for name, s := range map[string]*bomb{"build": {build: true}, "draw": {draw: true}} {
		t.Run(name, func(t *testing.T) {
			b := open(t, scenes.Options{Crash: func(scenes.Crash) ui.Scene { return &bomb{build: s.build, draw: s.draw} }},
				func(h ui.Host) { h.Push(s) })
			var err error
			for range 10 {
				if err = b.Update(); err != nil {
					break
				}
				b.Draw(b.screen)
			}
			if err == nil || !strings.Contains(err.Error(), "bomb") {
				t.Errorf("error %v", err)
			}
		})
	}
}

func TestQuitSavesAndEnds(t *testing.T) {
	saved := 0
	b := open(t, scenes.Options{OnClose: func() { saved++ }}, func(h ui.Host) { h.Push(&page{name: "one"}) })
	b.tick()
	b.Quit()
	if err := b.Update(); !errors.Is(err, ebiten.Termination) || saved != 1 {
		t.Errorf("error %v, saved %d times", err, saved)
	}
}

// TestTheEndOfTheSessionKeepsThePlaceAtOnce and ends the program with the next tick.
func TestTheEndOfTheSessionKeepsThePlaceAtOnce(t *testing.T) {
	saved := 0
	var kept []scenes.Place
	o := scenes.Options{OnClose: func() { saved++ }, OnPlace: func(p scenes.Place) { kept = append(kept, p) }}
	b := open(t, o, func(h ui.Host) { h.Push(&page{name: "one"}) })
	b.tick()
	at := scenes.Place{Screen: "a", X: 3, Y: 4, Width: 1100, Height: 700}
	b.Moved(at)
	b.SessionEnds()
	if len(kept) != 1 || kept[0] != at || saved != 0 {
		t.Fatalf("kept %v, saved %d times", kept, saved)
	}
	if err := b.Update(); !errors.Is(err, ebiten.Termination) || saved != 1 {
		t.Errorf("error %v, saved %d times", err, saved)
	}
}

func TestTreeFileFollowsTheScene(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tree.json")
	b := open(t, scenes.Options{UITree: path}, func(h ui.Host) { h.Push(&page{name: "one"}) })
	b.tick()
	first, err := os.ReadFile(path)
	if err != nil || !bytes.Contains(first, []byte(`"scene":"one"`)) || !bytes.Contains(first, []byte(`"rect":[100,100,200,50]`)) {
		t.Fatalf("%s, %v", first, err)
	}
	b.SetScale(1.25)
	b.tick()
	second, _ := os.ReadFile(path)
	if !bytes.Contains(second, []byte(`"rect":[125,125,250,62.5]`)) || !bytes.Contains(second, []byte(`"scale":1.25`)) {
		t.Errorf("%s", second)
	}
}

func TestFaultsOfTheTreeFileDoNotStopTheGame(t *testing.T) {
	var faults []error
	o := scenes.Options{
		UITree:  filepath.Join(t.TempDir(), "none", "tree.json"),
		OnFault: func(err error) { faults = append(faults, err) },
	}
	b := open(t, o, func(h ui.Host) { h.Push(&page{name: "one"}) })
	b.tick()
	if len(faults) == 0 {
		t.Error("nobody is told")
	}
}

func TestInputIsRecordedAndReplayed(t *testing.T) {
	var first, second bytes.Buffer
	w := input.NewWriter(&first, layout.S(1280, 800))
	s := &input.Script{Step: func(sn input.Snapshot) { _ = w.Write(sn) }}
	s.Click(layout.P(200, 120))
	s.Wait(5)
	_ = w.Close()

	p := &page{name: "one"}
	o := scenes.Options{Replay: bytes.NewReader(first.Bytes()), Record: &second}
	b := open(t, o, func(h ui.Host) { h.Push(p) })
	b.ticks(8)
	if p.clicks != 1 {
		t.Errorf("clicked %d times", p.clicks)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(first.Bytes(), second.Bytes()) {
		t.Errorf("recorded\n%s\nwant\n%s", second.Bytes(), first.Bytes())
	}
}

// TestMMutes: the key is told once a press, also with the keyboard on nothing.
func TestMMutes(t *testing.T) {
	var file bytes.Buffer
	w := input.NewWriter(&file, layout.S(1280, 800))
	s := &input.Script{Step: func(sn input.Snapshot) { _ = w.Write(sn) }}
	s.Wait(2)
	for range 2 {
		s.Key(input.KeyM, 0)
		s.Wait(3)
	}
	s.Key(input.KeyM, input.Ctrl)
	s.Wait(3)
	_ = w.Close()
	muted := 0
	b := open(t, scenes.Options{Replay: &file, OnMute: func() { muted++ }}, func(h ui.Host) { h.Push(&page{name: "one"}) })
	b.ticks(20)
	if muted != 2 {
		t.Errorf("told %d times, want 2", muted)
	}
}

func TestShoot(t *testing.T) {
	file := filepath.Join(t.TempDir(), "shot.png")
	b := open(t, scenes.Options{Env: ui.Env{Instant: true}}, func(h ui.Host) { h.Push(&page{name: "one"}) })
	b.ticks(5)
	done := false
	b.Shoot(file, func(err error) { done = err == nil })
	b.tick()
	if !done || readPNG(t, file).Bounds() != image.Rect(0, 0, 1280, 800) {
		t.Error("no picture")
	}
}

func TestPictures(t *testing.T) {
	b := open(t, scenes.Options{Env: ui.Env{Instant: true}}, func(ui.Host) {})
	dir := os.Getenv("SHOTS")
	if dir == "" {
		dir = t.TempDir()
	}
	at := func(r *ui.Root, id string) layout.Point {
		p, ok := r.Reach(id)
		if !ok {
			t.Fatalf("no way to %s", id)
		}
		return p
	}
	for name, play := range map[string]func(s *input.Script, r *ui.Root){
		"plain":  nil,
		"dialog": func(s *input.Script, r *ui.Root) { s.Click(at(r, "ask")); s.Key(input.KeyTab, 0) },
		"refuse": func(s *input.Script, r *ui.Root) { s.Drag(at(r, "token"), at(r, "field:c1"), 4) },
		"tip":    func(s *input.Script, r *ui.Root) { s.Move(at(r, "danger")); s.Wait(60) },
		"select": func(s *input.Script, r *ui.Root) {
			s.Click(at(r, "who"))
			s.Click(at(r, "who:2"))
			s.Click(at(r, "who"))
		},
		"drag": func(s *input.Script, r *ui.Root) { s.Carry(at(r, "token"), at(r, "field:b1"), 4) },
		"write": func(s *input.Script, r *ui.Root) {
			s.Click(at(r, "list:1"))
			s.Click(at(r, "name"))
			s.Key(input.KeyLeft, input.Shift)
		},
		"focus": func(s *input.Script, _ *ui.Root) { s.Key(input.KeyTab, 0); s.Key(input.KeyDown, 0); s.Wait(60) },
	} {
		for _, scale := range []float64{1, 1.5} {
			file := filepath.Join(dir, "gallery-"+name+map[float64]string{1: "", 1.5: "-150"}[scale]+".png")
			err := b.Picture(scenes.Picture{
				File: file, Width: int(1280 * scale), Height: int(800 * scale), Scale: scale, Play: play,
				Show: func(h ui.Host) { h.Push(scenetest.NewGallery(h)) },
			})
			if err != nil {
				t.Fatal(err)
			}
			if img := readPNG(t, file); img.Bounds().Dx() != int(1280*scale) {
				t.Errorf("%s is %v", file, img.Bounds())
			}
		}
	}
}

func readPNG(t *testing.T, file string) image.Image {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// words is a scene with something to read.
type words struct{}

func (words) Name() string { return "words" }

func (words) Build(b *ui.Builder) {
	for i, size := range []float64{12, 14, 18, 26} {
		b.Label(layout.R(20, 40*float64(i+1), 600, 40), "Zażółć gęślą jaźń", sprites.Body.Sized(size))
	}
}

// TestAWindowOfNothingIsDrawn: a window may be made as small as one pixel, and is
// of no size at all while it is put away.
func TestAWindowOfNothingIsDrawn(t *testing.T) {
	b := open(t, scenes.Options{}, func(h ui.Host) { h.Push(words{}) })
	for _, size := range [][2]float64{{1, 1}, {0, 0}, {1, 800}, {1280, 1}, {1280, 800}} {
		w, h := b.LayoutF(size[0], size[1])
		if w < 1 || h < 1 {
			t.Errorf("%v: a picture of %v × %v", size, w, h)
			continue
		}
		b.screen = ebiten.NewImage(int(w), int(h))
		t.Cleanup(b.screen.Deallocate)
		b.ticks(3)
	}
}

// TestAnotherMonitorIsFollowed: a window that is carried to a monitor with more, or less,
// device pixels is drawn in those. To the mouse it is as large as before.
func TestAnotherMonitorIsFollowed(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tree.json")
	b := open(t, scenes.Options{UITree: path, Env: ui.Env{Instant: true}}, func(h ui.Host) { h.Push(&page{name: "one"}) })
	b.tick()
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, device := range []float64{2, 1.25, 1.5, 1} {
		w, h := b.Look(1280, 800, device)
		if w != 1280*device || h != 800*device {
			t.Fatalf("%v device pixels per pixel: a picture of %v × %v", device, w, h)
		}
		screen := ebiten.NewImage(int(w), int(h))
		t.Cleanup(screen.Deallocate)
		screen.Fill(magenta)
		if err := b.Update(); err != nil {
			t.Fatal(err)
		}
		b.Draw(screen)
		// The button of 200 × 50 at 100, 100, and the far corner: all of it is drawn anew.
		for _, p := range [][2]float64{{3, 3}, {200, 125}, {1279, 799}} {
			if screen.At(int(p[0]*device), int(p[1]*device)) == magenta {
				t.Errorf("%v device pixels per pixel: nothing is drawn at %v", device, p)
			}
		}
		after, err := os.ReadFile(path)
		if err != nil || !bytes.Equal(before, after) {
			t.Errorf("%v device pixels per pixel: what can be pointed at has moved: %s, %v", device, after, err)
		}
	}
}
