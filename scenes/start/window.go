package start

import (
	"flag"
	"os"
	"path/filepath"

	"schron/assets"
	"schron/rules"
)

// Sizes of the window that the pictures are made for, in pixels at 100 %.
const (
	minWidth, minHeight = 1024, 640
	maxWidth, maxHeight = 3840, 2160
)

// Interface scales that the settings offer.
const minScale, maxScale = 0.75, 2.0

// Window is what the command line says about the window.
type Window struct {
	UITree        string       // file that is kept up to date with what can be pointed at; may be empty
	Shot          string       // PNG file to draw one scene to instead of opening a window; may be empty
	Scene         string       // scene to begin with; empty for the usual first one
	Load          string       // file of the record to begin with; may be empty
	Open          string       // file that was opened by the system: the window comes whatever is in it; may be empty
	Match         *rules.Match // the record of Load, replayed to its end; nil without one
	Lesson        string       // chapter to begin with, "game/name"; may be empty
	At            int          // moves of the record, or steps of the chapter, to show; -1 for all or none
	Part          *float64     // of the time of what is shown after these moves, 0 to 1; nil for nothing of it
	Seat          int          // whose view of the record to show; rules.NoSeat for whoever decides
	Width, Height int          // of the window; 0 for the usual size
	Lang          string       // language, in place of the settings'; may be empty
	Scale         float64      // interface scale, in place of the settings'; 0 if not given
	Seed          *uint64      // of the next game that is set up; nil for one of chance
	Data          string       // folder of saves and settings; empty for the user's own
	RecordInput   string       // file to write mouse and keys to; may be empty
	ReplayInput   string       // file to take mouse and keys from; may be empty
}

// windowFlags declares the flags of the window; scenes are the accepted names.
func windowFlags(w *Window, scenes []string) *flag.FlagSet {
	*w = Window{At: -1, Seat: rules.NoSeat}
	fs := newFlags("schron")
	fs.StringVar(&w.UITree, "uitree", "", "keep `FILE` up to date with what can be pointed at, as JSON")
	fs.StringVar(&w.Shot, "shot", "", "draw one scene to the PNG `FILE` and exit")
	fs.Var(choice{&w.Scene, scenes}, "scene", "begin with the scene `NAME`")
	fs.StringVar(&w.Load, "load", "", "begin with the game record `FILE`")
	fs.Var(choice{&w.Lesson, assets.LessonIDs()}, "lesson", "begin with the chapter `GAME/NAME` of a course")
	fs.Var(moment{&w.At, &w.Part}, "at", "show the record after `N` moves, or the chapter after N steps; N.5: half way through what moves next")
	fs.Var(count{value: &w.Seat}, "seat", "show the record as seat `S` sees it, counted from 0")
	fs.Var(size{&w.Width, &w.Height}, "size", "size of the window, `WxH`")
	fs.Var(languages(&w.Lang), "lang", "language `LANG`: pl or en")
	fs.Var(factor{&w.Scale, minScale, maxScale}, "scale", "size of the interface `F`: 0.75 to 2")
	fs.Var(seed{&w.Seed}, "seed", "seed `N` of the next game")
	fs.StringVar(&w.Data, "data", "", "keep saves and settings in the folder `DIR`")
	fs.StringVar(&w.RecordInput, "record-input", "", "write mouse and keys to `FILE`")
	fs.StringVar(&w.ReplayInput, "replay-input", "", "take mouse and keys from `FILE`")
	return fs
}

// parseWindow reads and checks the flags of the window.
func parseWindow(args, scenes []string) (Window, error) {
	var w Window
	fs := windowFlags(&w, scenes)
	files, err := scan(fs, args)
	if err != nil {
		return Window{}, err
	}
	if err := w.opens(files); err != nil {
		return Window{}, err
	}
	var empty error
	fs.Visit(func(f *flag.Flag) {
		if f.Value.String() == "" {
			empty = wrongUse("flag -%s is empty, accepted: a name", f.Name)
		}
	})
	if empty != nil {
		return Window{}, empty
	}
	return w, w.check()
}

// opens takes the record that stands among the flags. Where a picture or a moment of
// it is asked for it is that of -load.
func (w *Window) opens(files []string) error {
	switch {
	case len(files) == 0:
		return nil
	case len(files) > 1:
		return wrongUse("unknown argument %q, accepted: one game record", files[1])
	case w.Load != "" || w.Lesson != "":
		return wrongUse("argument %q does not go together with -load and -lesson", files[0])
	case w.Shot != "" || w.At >= 0 || w.Seat != rules.NoSeat:
		w.Load = files[0]
		return nil
	}
	file, err := filepath.Abs(files[0])
	if err == nil {
		_, err = os.Stat(file)
	}
	if err != nil {
		return wrongUse("file %q cannot be opened: %v", files[0], why(err))
	}
	w.Open = file
	return nil
}

// check tests what needs the disk, and flags that need each other.
func (w *Window) check() error {
	if w.Load == "" && w.Lesson == "" && w.At >= 0 {
		return wrongUse("flag -at needs a record or a chapter, accepted: -load FILE -at N, -lesson GAME/NAME -at N")
	}
	if w.Part != nil && (w.Shot == "" || w.Lesson != "") {
		return wrongUse("flag -at with a part of a move needs a picture of a record, accepted: -load FILE -at N.5 -shot FILE")
	}
	if w.Load != "" && w.Lesson != "" {
		return wrongUse("flags -load and -lesson do not go together")
	}
	if w.Lesson != "" {
		if err := within("-at", w.At, len(assets.FindLesson(w.Lesson).Steps)); err != nil {
			return err
		}
	}
	if w.Load == "" && w.Seat != rules.NoSeat {
		return wrongUse("flag -seat needs a record, accepted: -load FILE -seat S")
	}
	if err := w.checkFiles(); err != nil {
		return err
	}
	if w.Load == "" {
		return nil
	}
	m, err := match(w.Load)
	if err != nil {
		return err
	}
	w.Match = m
	most := m.Len()
	if w.Part != nil && w.Scene != "result" && w.Scene != "turn" {
		most-- // the move after these is shown
	}
	if err := within("-at", w.At, most); err != nil {
		return err
	}
	return within("-seat", w.Seat, m.Seats()-1)
}

// within refuses a number above most.
func within(flag string, n, most int) error {
	if n > most {
		return wrongUse("flag %s is %d, accepted: 0 to %d", flag, n, most)
	}
	return nil
}

func (w *Window) checkFiles() error {
	for _, f := range []struct {
		flag, path string
		check      func(flag, path string) error
	}{
		{"-uitree", w.UITree, writable},
		{"-shot", w.Shot, writable},
		{"-record-input", w.RecordInput, writable},
		{"-replay-input", w.ReplayInput, recording},
		{"-data", w.Data, folder},
	} {
		if f.path == "" {
			continue
		}
		if err := f.check(f.flag, f.path); err != nil {
			return err
		}
	}
	return nil
}
