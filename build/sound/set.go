package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/BurntSushi/toml"
)

// set is a file of descriptions: the sounds of a game or of the frame.
type set struct {
	Name   string     `toml:"-"`
	Sounds []describe `toml:"sound"`
}

// describe is one sound: layers put together, filtered and brought to a loudness.
type describe struct {
	Name string `toml:"name"`
	// Seconds is how long it is; it is brought to silence by then.
	Seconds float64 `toml:"seconds"`
	// Loudness is that of its loudest 0.4 s in LUFS, 0 for the usual one.
	Loudness float64 `toml:"loudness"`
	// Ceiling is where its highest part ends in Hz, 0 for the usual place.
	Ceiling float64 `toml:"ceiling"`
	Layers  []layer `toml:"layer"`
}

// layer is a part of a sound.
type layer struct {
	// Kind says what sounds. "wood", "metal" and "skin" are struck things: sums of
	// decaying sines in the ratios of a bar, a plate and a drum. "tone" is a string of
	// harmonics, and "noise" hisses.
	Kind string `toml:"kind"`
	// At is when it begins in seconds, Gain how strong it is.
	At   float64 `toml:"at"`
	Gain float64 `toml:"gain"`
	// Hertz is the lowest pitch, To where it glides to by the end of its time, 0 for
	// nowhere.
	Hertz float64 `toml:"hertz"`
	To    float64 `toml:"to"`
	// Harmonics is how many a tone has.
	Harmonics int `toml:"harmonics"`
	// Attack, Hold and Decay are the seconds in which it comes up, stays and falls by
	// 60 dB.
	Attack float64 `toml:"attack"`
	Hold   float64 `toml:"hold"`
	Decay  float64 `toml:"decay"`
	// Dull is how much sooner the higher parts of struck things die than the lowest.
	Dull float64 `toml:"dull"`
	// Above and Below are what is kept of it in Hz; Below glides to BelowTo. Sharp is
	// the resonance there, 0 for none.
	Above   float64 `toml:"above"`
	Below   float64 `toml:"below"`
	BelowTo float64 `toml:"belowTo"`
	Sharp   float64 `toml:"sharp"`
	// Repeat strikes it so many times, Every seconds apart, each time weaker by Fade.
	// Uneven, from 0 to 1, is how irregular the strokes are. Rise is the ratio of the
	// pitches of one stroke and the one before, 0 for none.
	Repeat int     `toml:"repeat"`
	Every  float64 `toml:"every"`
	Fade   float64 `toml:"fade"`
	Uneven float64 `toml:"uneven"`
	Rise   float64 `toml:"rise"`
	// Tremble is how many times a second its strength goes up and down, and Depth by
	// how much, from 0 to 1.
	Tremble float64 `toml:"tremble"`
	Depth   float64 `toml:"depth"`
	// Drive presses it against its bounds, 0 for not at all.
	Drive float64 `toml:"drive"`
}

// The usual loudness in LUFS, and the usual ceiling in Hz.
const (
	usualLoudness = -25.0
	usualCeiling  = 5200.0
)

// readSets reads all files of descriptions.
func readSets(fsys fs.FS) ([]set, error) {
	files, err := fs.Glob(fsys, "*.toml")
	if err != nil {
		return nil, err
	}
	var sets []set
	for _, file := range files {
		s := set{Name: strings.TrimSuffix(path.Base(file), ".toml")}
		meta, err := toml.DecodeFS(fsys, file, &s)
		if err == nil && len(meta.Undecoded()) > 0 {
			err = fmt.Errorf("unknown key %s", meta.Undecoded()[0])
		}
		if err == nil {
			err = s.check()
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		sets = append(sets, s)
	}
	return sets, nil
}

// check refuses what cannot be made, and puts in what is usual.
func (s *set) check() error {
	seen := map[string]bool{}
	for i := range s.Sounds {
		d := &s.Sounds[i]
		if d.Loudness == 0 {
			d.Loudness = usualLoudness
		}
		if d.Ceiling == 0 {
			d.Ceiling = usualCeiling
		}
		if d.Name == "" || seen[d.Name] {
			return fmt.Errorf("sound %d has no name of its own", i+1)
		}
		seen[d.Name] = true
		if d.Seconds <= 0 || d.Seconds > 3 || len(d.Layers) == 0 {
			return fmt.Errorf("%s: needs layers and at most 3 seconds", d.Name)
		}
		for j := range d.Layers {
			if err := d.Layers[j].check(); err != nil {
				return fmt.Errorf("%s: layer %d %w", d.Name, j+1, err)
			}
		}
	}
	return nil
}

func (l *layer) check() error {
	_, struck := ratios[l.Kind]
	switch {
	case !struck && l.Kind != "tone" && l.Kind != "noise":
		return fmt.Errorf("is of kind %q, accepted: wood, metal, skin, tone, noise", l.Kind)
	case l.Kind != "noise" && l.Hertz <= 0:
		return errors.New("has no pitch")
	case l.Decay <= 0:
		return errors.New("never ends")
	case l.Repeat > 1 && l.Every <= 0:
		return errors.New("repeats at once")
	}
	if l.Gain == 0 {
		l.Gain = 1
	}
	if l.Attack == 0 {
		l.Attack = 0.0008
	}
	if l.Dull == 0 {
		l.Dull = 1
	}
	l.Repeat, l.Harmonics = max(l.Repeat, 1), max(l.Harmonics, 1)
	return nil
}
