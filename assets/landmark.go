package assets

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"sync"

	"schron/rules"
)

//go:embed landmarks
var landmarkFiles embed.FS

// Landmark says what changes in a game that is marked above the slider of its replay.
// landmarks/<game>.toml lists those of a game.
type Landmark struct {
	// Changes are the counts that change (rules.Counter), with ".more" or ".less".
	Changes []string `toml:"changes"`
	// Kind is what it is, one of LandmarkKinds.
	Kind string `toml:"kind"`
}

// LandmarkKinds are the kinds of landmarks, the weightiest first: where several find no
// room beside each other that one is shown.
func LandmarkKinds() []string { return slices.Clone(landmarkKinds) }

var landmarkKinds = []string{"press", "missile", "escape", "loss", "claim", "alarm", "fight"}

// Fits reports whether a change is one that is marked so.
func (l *Landmark) Fits(c rules.Count) bool { return slices.Contains(l.Changes, c.Change()) }

// Landmarks lists what is marked in a game's replays.
func Landmarks(game string) []*Landmark { return landmarks()[game] }

// landmarks are those that ship. A test reads them all.
var landmarks = sync.OnceValue(func() map[string][]*Landmark {
	all, err := loadLandmarks(landmarkFiles, "landmarks")
	if err != nil {
		panic(err)
	}
	return all
})

func loadLandmarks(fsys fs.FS, root string) (map[string][]*Landmark, error) {
	return loadLists(fsys, root, "landmark", func(_ string, list []*Landmark) error {
		for i, m := range list {
			switch {
			case len(m.Changes) == 0 || slices.Contains(m.Changes, ""):
				return fmt.Errorf("landmark %d needs changes", i+1)
			case m.Kind == "":
				return fmt.Errorf("landmark %d needs a kind", i+1)
			case !slices.Contains(landmarkKinds, m.Kind):
				return fmt.Errorf("landmark %d is of the kind %s, accepted: %v", i+1, m.Kind, landmarkKinds)
			}
		}
		return nil
	})
}
