package assets

import (
	"cmp"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
)

//go:embed lessons
var lessonFiles embed.FS

// Lesson is a chapter of a game's course: lessons/<game>/<name>.toml, as
// lessons/FORMAT.md tells. Its words are the texts <game>.lesson.<name>.*: title,
// about and what its steps say.
type Lesson struct {
	Game string `toml:"-"`
	Name string `toml:"-"`
	// Order is the chapter's place in the course, from 1.
	Order int `toml:"order"`
	// Minutes is how long it takes.
	Minutes int `toml:"minutes"`
	// Players is how many play; Player, from 0, is the one who learns. The easy level
	// plays for the others what the steps do not say.
	Players int `toml:"players"`
	Player  int `toml:"player"`
	// Seed and Options are those of a new match, Moves what is played of it before
	// the first step.
	Seed    uint64         `toml:"seed"`
	Options map[string]any `toml:"options"`
	Moves   []string       `toml:"moves"`
	// File is a record beside the chapter to begin with in place of a new match;
	// Record is what stands in it.
	File   string `toml:"record"`
	Record []byte `toml:"-"`
	// Steps are gone through one after another.
	Steps []LessonStep `toml:"step"`
}

// LessonStep is one thing that a chapter says, and what it waits for. That is a move of
// the learner's (Play), moves of the others' (Others), or a moment of the game (Until).
// Without any of these it waits until the learner has read it.
type LessonStep struct {
	// Say is the end of the key of what is said.
	Say string `toml:"say"`
	// Point lists the nodes of the table that are pointed at. Where one may not be on
	// the screen others stand behind it after a bar: "card:3|hand".
	Point []string `toml:"point"`
	// Play is what the learner is to play, in notation. As many moves are waited for.
	Play []string `toml:"play"`
	// Fits are patterns of moves that do as well, in notation, where * stands for
	// anything. Without one only Play does. In a step with Until these limit what the
	// learner may play; without one everything may be.
	Fits []string `toml:"fits"`
	// Others are the moves of the other players that follow, in notation.
	Others []string `toml:"others"`
	// Until is the moment up to which everybody plays freely. "asked": the learner is
	// asked anything. "turn": the learner's go comes in a later turn. "phase:ID": the
	// learner is asked in that phase. "end": the game is over.
	Until string `toml:"until"`
	// Mistakes are moves that the author foresaw.
	Mistakes []LessonMistake `toml:"mistake"`
}

// LessonMistake is a move that does not fit, legal or not, and what is said of it.
type LessonMistake struct {
	Fits []string `toml:"fits"` // patterns as those of a step
	Say  string   `toml:"say"`
	Try  string   `toml:"try"` // such a move, for those who test the chapter
}

// Key is the key of something that the chapter says.
func (l *Lesson) Key(what string) string { return l.Game + ".lesson." + l.Name + "." + what }

// ID names the chapter among those of all games.
func (l *Lesson) ID() string { return l.Game + "/" + l.Name }

// Lessons lists a game's chapters in the order of its course; none where it has no
// course.
func Lessons(game string) []*Lesson { return lessons()[game] }

// FindLesson finds a chapter by its id; nil if there is none.
func FindLesson(id string) *Lesson {
	game, _, _ := strings.Cut(id, "/")
	for _, l := range Lessons(game) {
		if l.ID() == id {
			return l
		}
	}
	return nil
}

// LessonIDs lists the ids of all chapters, by game and in the order of its course.
func LessonIDs() []string {
	var ids []string
	for _, game := range slices.Sorted(maps.Keys(lessons())) {
		for _, l := range Lessons(game) {
			ids = append(ids, l.ID())
		}
	}
	return ids
}

// lessons are the chapters that ship, by game. A test reads them all, so that no
// program is shipped with one that cannot be read.
var lessons = sync.OnceValue(func() map[string][]*Lesson {
	all, err := loadLessons(lessonFiles, "lessons")
	if err != nil {
		panic(err)
	}
	return all
})

func loadLessons(fsys fs.FS, root string) (map[string][]*Lesson, error) {
	files, err := fs.Glob(fsys, path.Join(root, "*", "*.toml"))
	if err != nil {
		return nil, err
	}
	all := map[string][]*Lesson{}
	for _, file := range files {
		l, err := loadLesson(fsys, file)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		all[l.Game] = append(all[l.Game], l)
	}
	for game, course := range all {
		slices.SortFunc(course, func(a, b *Lesson) int { return cmp.Compare(a.Order, b.Order) })
		for i, l := range course {
			if l.Order != i+1 {
				return nil, fmt.Errorf("lessons of %s: chapter %d of the course has the order %d", game, i+1, l.Order)
			}
		}
	}
	return all, nil
}

func loadLesson(fsys fs.FS, file string) (*Lesson, error) {
	l := &Lesson{Game: path.Base(path.Dir(file)), Name: strings.TrimSuffix(path.Base(file), ".toml")}
	meta, err := toml.DecodeFS(fsys, file, l)
	if err != nil {
		return nil, err
	}
	if extra := meta.Undecoded(); len(extra) > 0 {
		return nil, fmt.Errorf("unknown key %s", extra[0])
	}
	if l.File != "" {
		if l.Record, err = fs.ReadFile(fsys, path.Join(path.Dir(file), l.File)); err != nil {
			return nil, err
		}
	}
	return l, l.check()
}

// check finds what cannot be played.
func (l *Lesson) check() error {
	switch {
	case l.File == "" && l.Players < 1:
		return errors.New("neither players nor a record")
	case l.File != "" && (l.Players != 0 || l.Seed != 0 || l.Options != nil):
		return errors.New("a record says itself who plays what")
	case l.Minutes < 1:
		return errors.New("no minutes")
	case len(l.Steps) == 0:
		return errors.New("no steps")
	}
	for i := range l.Steps {
		if err := l.Steps[i].check(); err != nil {
			return fmt.Errorf("step %d: %w", i+1, err)
		}
	}
	return nil
}

func (s *LessonStep) check() error {
	kinds := 0
	for _, is := range [...]bool{len(s.Play) > 0, len(s.Others) > 0, s.Until != ""} {
		if is {
			kinds++
		}
	}
	phase, isPhase := strings.CutPrefix(s.Until, "phase:")
	known := s.Until == "" || slices.Contains([]string{"asked", "turn", "end"}, s.Until) || isPhase && phase != ""
	switch {
	case s.Say == "":
		return errors.New("says nothing")
	case kinds > 1:
		return errors.New("waits for several things")
	case len(s.Fits) > 0 && len(s.Play) == 0 && s.Until == "":
		return errors.New("fits without anything to play")
	case !known:
		return fmt.Errorf("until %q, accepted: asked, turn, phase:ID, end", s.Until)
	case len(s.Mistakes) > 0 && len(s.Play) == 0 && s.Until == "":
		return errors.New("mistakes where nothing is played")
	}
	for i, m := range s.Mistakes {
		if m.Say == "" || m.Try == "" || len(m.Fits) == 0 {
			return fmt.Errorf("mistake %d needs fits, say and try", i+1)
		}
	}
	return nil
}
