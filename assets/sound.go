package assets

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"schron/rules"
)

//go:embed sounds
var soundFiles embed.FS

// FrameSounds is the name of the sounds that are no game's.
const FrameSounds = "frame"

// Cue says what is heard when something happens. sounds/<game>.toml lists those of a
// game's events, sounds/frame.toml those of what is done anywhere.
type Cue struct {
	// Events are the keys of what happens, without "<game>.event."; * at the end stands
	// for any ending.
	Events []string `toml:"events"`
	// When are arguments that the event must have: the name and the key or literal.
	When map[string]string `toml:"when"`
	// Sound is what is heard: a name of the game's own, or "frame/…".
	Sound string `toml:"sound"`
	// Gain is its strength, 0 for 1.
	Gain float64 `toml:"gain"`
	// Vary is by how many per cent its pitch may lie off, 0 for 3.
	Vary float64 `toml:"vary"`
	// At is the part of the time in which the event is shown, 0 to 1, after which it is
	// heard.
	At float64 `toml:"at"`
}

// Fits reports whether an event of a game is one that the cue is for.
func (c *Cue) Fits(game string, x rules.Text) bool {
	if !happens(game, c.Events, x) {
		return false
	}
	for name, want := range c.When {
		if a, ok := x.Arg(name); !ok || a.S != want {
			return false
		}
	}
	return true
}

// happens reports whether a text is one of a game's events, named without "<game>.event.";
// * at the end stands for any ending.
func happens(game string, events []string, x rules.Text) bool {
	key, ok := strings.CutPrefix(x.Key, game+".event.")
	return ok && among(events, key)
}

// Cues lists the cues of a game, or of FrameSounds, in the order in which they are heard.
func Cues(set string) []*Cue { return cues()[set] }

// Sounds lists the names of all sounds of a game, or of FrameSounds, "set/name".
func Sounds(set string) []string {
	files, err := fs.Glob(soundFiles, path.Join("sounds", set, "*.ogg"))
	if err != nil {
		panic(err) // cannot happen: the pattern is good
	}
	out := make([]string, len(files))
	for i, f := range files {
		out[i] = set + "/" + strings.TrimSuffix(path.Base(f), ".ogg")
	}
	return out
}

// Sound returns the Ogg Vorbis file of a sound by its name, "set/name".
func Sound(name string) ([]byte, error) {
	return soundFiles.ReadFile(path.Join("sounds", name+".ogg"))
}

// cues are those that ship. A test reads them all.
var cues = sync.OnceValue(func() map[string][]*Cue {
	all, err := loadCues(soundFiles, "sounds")
	if err != nil {
		panic(err)
	}
	return all
})

func loadCues(fsys fs.FS, root string) (map[string][]*Cue, error) {
	return loadLists(fsys, root, "cue", func(set string, list []*Cue) error {
		for i, c := range list {
			if err := c.complete(set); err != nil {
				return fmt.Errorf("cue %d %w", i+1, err)
			}
		}
		return nil
	})
}

// complete puts in what is usual and refuses what makes no sense.
func (c *Cue) complete(set string) error {
	if c.Gain == 0 {
		c.Gain = 1
	}
	if c.Vary == 0 {
		c.Vary = 3
	}
	switch {
	case len(c.Events) == 0 || slices.Contains(c.Events, ""):
		return errors.New("needs events")
	case c.Sound == "":
		return errors.New("needs a sound")
	case c.Gain < 0 || c.Gain > 1:
		return fmt.Errorf("has gain %g, accepted: more than 0, at most 1", c.Gain)
	case c.Vary < 0 || c.Vary > 20:
		return fmt.Errorf("varies by %g %%, accepted: 0 to 20", c.Vary)
	case c.At < 0 || c.At > 1:
		return fmt.Errorf("is heard at %g, accepted: 0 to 1", c.At)
	}
	if !strings.Contains(c.Sound, "/") {
		c.Sound = set + "/" + c.Sound
	}
	return nil
}
