package program

import (
	"os"

	"schron/input"
	"schron/scenes"
	"schron/scenes/start"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// shoot draws the scene of -scene to the file of -shot. Nothing moves in it, no
// save is made, and settings are the usual ones unless -data says otherwise.
func shoot(w start.Window) error {
	if w.Data == "" {
		dir, err := os.MkdirTemp("", "schron-shot")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		w.Data = dir
	}
	p, err := newProgram(w)
	if err != nil {
		return err
	}
	still(&p.house.Settings)
	o, err := p.options()
	if err != nil {
		return err
	}
	s, ticks := p.house.Settings, 1
	if w.Part != nil { // what moves comes into sight before it stands still
		ticks = 2 * input.TicksPerSecond
	}
	return scenes.Shot(o, scenes.Picture{
		Ticks: ticks,
		File:  w.Shot, Width: s.Width, Height: s.Height, Scale: float64(s.Scale) / 100,
		Show: func(host ui.Host) {
			p.house.Host = host
			p.begin()
		},
	})
}

// still turns off what moves by itself.
func still(s *store.Settings) {
	s.Animation, s.Recap, s.ShowMe = store.AnimationOff, false, false
}
