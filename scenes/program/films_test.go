package program

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	"schron/rules/registry"
)

// askForFilm looks at the past of the table and asks for a film there, up to the question
// for its file.
func (r *running) askForFilm(t *testing.T) {
	t.Helper()
	r.table.Look(1)
	r.Stack.InvalidateAll()
	r.Ticks(1)
	r.Click("menu")
	r.Click("menu:film")
	r.at(t, "film")
	r.Click("film:choose")
}

// TestAFilmIsAskedForByTheMenu where the past is looked at, in a file with its ending;
// else, and behind a cover, there is none.
func TestAFilmIsAskedForByTheMenu(t *testing.T) {
	r, d := sitting(t)
	r.folders[".gif"] = t.TempDir()
	r.seat(t)
	r.Click("menu")
	if r.Has("menu:film") {
		t.Error("there is a film of nothing")
	}
	r.Click("menu:resume")
	r.play(t, 3)
	r.Stack.InvalidateAll()
	r.Ticks(2)
	if r.table.Cover() != rules.NoSeat {
		r.Click("menu")
		if r.Has("menu:film") {
			t.Error("there is a film of what lies behind the cover")
		}
		r.Click("menu:resume")
		r.table.Open()
		r.Stack.InvalidateAll()
		r.Ticks(1)
	}
	r.Click("menu")
	if r.Has("menu:film") {
		t.Error("there is a film of what is being played")
	}
	r.Click("menu:resume")
	r.askForFilm(t)
	if len(d.asked) != 1 || !d.asked[0].Save || !strings.HasSuffix(d.asked[0].Path, ".gif") || filepath.Dir(d.asked[0].Path) != r.folders[".gif"] {
		t.Fatalf("it was asked %+v", d.asked)
	}
	dir := t.TempDir()
	d.answer <- filepath.Join(dir, "film")
	r.turns(t, "the progress", func() bool { return r.Has("film:progress") })
	r.Key(input.KeyEscape)
	r.at(t, "table")
	if list, _ := os.ReadDir(dir); len(list) != 0 {
		t.Errorf("%d files are left behind", len(list))
	}
}

// TestTheFilmTellsWhoseViewItShows: that of the seat of -seat, else everybody's.
func TestTheFilmTellsWhoseViewItShows(t *testing.T) {
	w := usual()
	w.Match = sample(registry.Games()[0], run(t, t.TempDir(), w).house, 3, true)
	w.Scene = "film"
	for seat, want := range map[int]string{rules.NoSeat: "", 1: w.Match.Player(1).Name} {
		w.Seat = seat
		r := walk(t, t.TempDir(), w)
		if want == "" {
			want = r.house.Say("frame.past.eyes.all")
		}
		if got := r.Find("film:plan:4").Label; !strings.Contains(got, want) {
			t.Errorf("the film of seat %d is said to show %q, want %q", seat, got, want)
		}
	}
}

// TestWithoutDialogsAFilmIsAskedForHere: by the program's own list of files, which leads
// back to the film.
func TestWithoutDialogsAFilmIsAskedForHere(t *testing.T) {
	r, d := sitting(t)
	d.none = true
	dir := t.TempDir()
	r.folders[".gif"] = dir
	r.seat(t)
	r.play(t, 2)
	r.table.Open()
	r.askForFilm(t)
	r.at(t, "files")
	r.Click("do")
	r.turns(t, "the progress", func() bool { return r.Has("film:progress") })
	r.Click("film:cancel")
	r.at(t, "table")
	if list, _ := os.ReadDir(dir); len(list) != 0 {
		t.Errorf("%d files are left behind", len(list))
	}
}
