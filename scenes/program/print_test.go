package program

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/scenes/menu"
	"schron/scenes/print"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/start"
)

// askToPrint asks on the shelf how Dzicz is printed.
func (r *running) askToPrint(t *testing.T) {
	t.Helper()
	r.folders[printEnding] = t.TempDir()
	r.Click("box:dzicz")
	r.Click("print")
	r.at(t, "print")
}

// files are those in a folder.
func files(t *testing.T, dir string) []os.DirEntry {
	t.Helper()
	list, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestTheBoxIsPrintedAsTheCommandLineDoes: one click and a file, which has the bytes of the
// same options there. What is said leads to the file.
func TestTheBoxIsPrintedAsTheCommandLineDoes(t *testing.T) {
	r, d := sitting(t)
	r.askToPrint(t)
	usual := print.Options{Paper: "a4", Sides: print.Fold}
	chosen := start.Print{Lang: "pl", Options: print.Options{Paper: "a3", Sides: print.Duplex, Board: "a2", Spare: true, Gap: 2, Parts: without(t, "turn")}}
	for i, x := range []struct {
		clicks []string
		want   start.Print
	}{
		{nil, start.Print{Lang: "en", Options: usual}},
		{
			[]string{"print:paper:a3", "print:sides:duplex", "print:ink:spare", "print:board:a2", "print:gap:more", "print:gap:more", "print:lang:pl", "print:part:turn"},
			chosen,
		},
		{nil, chosen}, // as the last time
		{
			[]string{"print:paper:a3", "print:what:book", "print:paper:a5", "print:lang:pl"},
			start.Print{Lang: "pl", Options: print.Options{Book: true, Paper: "a5", Sides: print.Fold}},
		},
	} {
		if i > 0 {
			r.askToPrint(t)
		}
		for _, id := range x.clicks {
			r.Click(id)
		}
		r.Click("print:choose")
		if q := d.asked[len(d.asked)-1]; !q.Save || !strings.HasPrefix(filepath.Base(q.Path), "dzicz") || (filepath.Base(q.Path) == "dzicz.pdf") == x.want.Book || filepath.Dir(q.Path) != r.folders[printEnding] {
			t.Fatalf("it was asked %+v", q)
		}
		path := filepath.Join(t.TempDir(), "gra")
		d.answer <- path
		path += printEnding
		r.turns(t, "the message", func() bool { return strings.Contains(r.toast(), path) })
		r.at(t, "shelf")
		x.want.Game = "dzicz"
		want, err := printBox(x.want)
		if err != nil {
			t.Fatal(err)
		}
		if data, err := os.ReadFile(path); err != nil || !bytes.Equal(data, want[0].Data) || len(files(t, filepath.Dir(path))) != 1 {
			t.Errorf("%v: %d bytes, %v; want the %d bytes of the command line, and no other file", x.clicks, len(data), err, len(want[0].Data))
		}
		r.Click("toast:do")
		if n := len(d.revealed); n != i+1 || d.revealed[i] != path {
			t.Errorf("shown is %q", d.revealed)
		}
	}
}

// without lists the parts of Dzicz but one.
func without(t *testing.T, left string) (ids []string) {
	t.Helper()
	boxes, err := printable()
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range boxes["dzicz"] {
		if id != left {
			ids = append(ids, id)
		}
	}
	return ids
}

// TestAFileForEachPart stands beside the one that is named, in words of the file's language.
// It is asked before others are written over.
func TestAFileForEachPart(t *testing.T) {
	r, d := sitting(t)
	path := filepath.Join(t.TempDir(), "gra")
	for i := range 2 {
		r.askToPrint(t)
		if i == 0 {
			r.Click("print:lang:pl")
			r.Click("print:each:parts")
		}
		r.Click("print:choose")
		d.answer <- path
		if i == 1 {
			r.turns(t, "the question", func() bool { return r.Scene() == "question" })
			r.Click("question:yes")
		}
		r.turns(t, "the message", func() bool { return strings.Contains(r.toast(), filepath.Dir(path)) })
		r.at(t, "shelf")
		if n := len(r.Toasts()); n != 1 {
			t.Errorf("%d messages say the same", n)
		}
	}
	want := printer(t, start.Print{Game: "dzicz", Lang: "pl", Options: print.Options{Paper: "a4", Sides: print.Fold, Each: true}})
	got := files(t, filepath.Dir(path))
	if len(got) != len(want) || len(want) < 9 {
		t.Fatalf("%d files, want %d", len(got), len(want))
	}
	for _, f := range want {
		data, err := os.ReadFile(printName(path, f.Name))
		if err != nil || !bytes.Equal(data, f.Data) {
			t.Errorf("%s: %d bytes, %v", f.Name, len(data), err)
		}
	}
	named, err := printFiles(start.Print{Game: "dzicz", Lang: "pl", Options: print.Options{Paper: "a4", Sides: print.Fold, Each: true, Parts: []string{"token"}}})
	if err != nil || len(named) != 1 || named[0].Name != "dzicz-zetony.pdf" {
		t.Errorf("%q, %v", named[0].Name, err)
	}
}

// printer makes the files of a print.
func printer(t *testing.T, p start.Print) []print.File {
	t.Helper()
	made, err := printBox(p)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// TestTheDialogCountsPaper: the sheets that are told are those of the file, and follow what is
// chosen at once. A board is offered on papers that hold it.
func TestTheDialogCountsPaper(t *testing.T) {
	r, _ := sitting(t)
	r.askToPrint(t)
	says := func(want string) {
		t.Helper()
		if got := r.Stack.Top().(*menu.Print).Needs(); !strings.HasSuffix(got, want) {
			t.Errorf("it says %q, not %q", got, want)
		}
	}
	pages := func(o print.Options) int {
		return bytes.Count(printer(t, start.Print{Game: "dzicz", Lang: "en", Options: o})[0].Data, []byte("/Type /Page\n"))
	}
	says(fmt.Sprintf("A4 × %d", pages(print.Options{Paper: "a4", Sides: print.Fold})))
	r.Click("print:sides:duplex")
	says(fmt.Sprintf("A4 × %d", pages(print.Options{Paper: "a4", Sides: print.Duplex})/2))
	r.Click("print:board:a1")
	says(fmt.Sprintf("A4 × %d, A1 × 1", pages(print.Options{Paper: "a4", Sides: print.Duplex, Board: "a1"})/2-1))
	r.Click("print:part:board")
	says(fmt.Sprintf("A4 × %d", pages(print.Options{Paper: "a4", Sides: print.Duplex, Parts: without(t, "board")})/2))
}

// TestPrintingIsOfferedWhereThereIsABox: on the shelf for the chosen game, in its set-up and
// in the menu of its table, by click and by key.
func TestPrintingIsOfferedWhereThereIsABox(t *testing.T) {
	for _, x := range scenetest.Views(assets.Polish)[:2] {
		r := walkIn(t, t.TempDir(), usual(), layout.S(x.W, x.H))
		for game, box := range r.house.Boxes {
			goes := func(id string) {
				t.Helper()
				from := r.Scene()
				if r.Has(id) != box.Prints {
					t.Errorf("%v, %s, %s: %s is there: %v", x, game, from, id, r.Has(id))
					return
				}
				if box.Prints {
					r.Click(id)
					r.at(t, "print")
					r.Key(input.KeyEscape)
					r.at(t, from)
				}
			}
			key := func() {
				t.Helper()
				from, want := r.Scene(), "print"
				if !box.Prints {
					want = from
				}
				r.Key(input.KeyP, input.Ctrl)
				r.at(t, want)
				if box.Prints {
					r.Click("print:cancel")
					r.at(t, from)
				}
			}
			r.Click("box:" + game)
			goes("print")
			key()
			r.Click("new")
			goes("print")
			key()
			r.Click("start")
			r.at(t, "table")
			key()
			r.Click("menu")
			if r.Has("menu:print") != box.Prints {
				t.Errorf("%s: menu:print is there: %v", game, r.Has("menu:print"))
			}
			if box.Prints {
				r.Click("menu:print")
				r.at(t, "print")
				r.Key(input.KeyEscape)
				r.at(t, "table")
				r.Click("menu")
			}
			r.Click("menu:shelf")
		}
	}
}

// TestABoxThatCannotBeWritten leaves nothing, says why, and is kept for another place.
func TestABoxThatCannotBeWritten(t *testing.T) {
	r, d := sitting(t)
	r.askToPrint(t)
	dir := t.TempDir()
	barred := filepath.Join(dir, "plik")
	if err := os.WriteFile(barred, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	r.Click("print:choose")
	d.answer <- filepath.Join(barred, "a.pdf")
	r.turns(t, "the question", func() bool { return r.Scene() == "question" })
	if n := r.Find("question"); len(files(t, dir)) != 1 {
		t.Errorf("%q, and %d files are there", n.Label, len(files(t, dir)))
	}
	r.Click("question:yes")
	d.answer <- filepath.Join(dir, "b.pdf")
	r.turns(t, "the message", func() bool { return strings.Contains(r.toast(), "b.pdf") })
	r.at(t, "shelf")
	if data, err := os.ReadFile(filepath.Join(dir, "b.pdf")); err != nil || !bytes.HasPrefix(data, []byte("%PDF")) {
		t.Errorf("the file holds %.8q, %v", data, err)
	}
}

// TestPrintingTakesItsTime: how far it is shows after a moment, and giving up leaves nothing.
// What goes wrong is said.
func TestPrintingTakesItsTime(t *testing.T) {
	r, _ := sitting(t)
	saved := 0
	page := make(chan int)
	ended := make(chan bool, 1)
	show := func(fails error) {
		r.house.Host.Push(menu.NewPrint(r.house, menu.PrintJob{
			Game: "dzicz", Box: print.Box{Parts: []print.Part{{ID: "a", Name: "a"}}},
			Choose: func(_ string, do func(string)) { do("x") },
			Make: func(o print.Options, _ string) ([]print.File, error) {
				for n := range page {
					if !o.Step(n, 9) {
						ended <- true
						return nil, print.ErrStopped
					}
				}
				return nil, fails
			},
			Save: func(string, []print.File) { saved++ },
		}))
		r.at(t, "print")
		r.Click("print:choose")
	}
	show(nil)
	page <- 3
	if r.Has("print:progress") {
		t.Error("it blinks")
	}
	r.turns(t, "the progress", func() bool { return r.Has("print:progress") && r.State("print:progress", "value") == 3 })
	page <- 4
	r.turns(t, "the next page", func() bool { return r.State("print:progress", "value") == 4 })
	r.Click("print:cancel")
	page <- 5
	if !<-ended {
		t.Error("it goes on")
	}
	r.at(t, "shelf")
	if saved != 0 || r.toast() != r.house.Say("print.ask.cancelled") {
		t.Errorf("%d files, %q is said", saved, r.toast())
	}
	page = make(chan int)
	show(errors.New("no paper"))
	close(page)
	r.turns(t, "the fault", func() bool { return strings.Contains(r.toast(), "no paper") })
	r.at(t, "shelf")
	if saved != 0 {
		t.Error("a file that failed is saved")
	}
}

// TestWithoutPartsNothingIsPrinted, and without dialogs the program asks itself.
func TestWithoutPartsNothingIsPrinted(t *testing.T) {
	r, d := sitting(t)
	d.none = true
	r.askToPrint(t)
	for _, id := range without(t, "") {
		r.Click("print:part:" + id)
	}
	if r.Find("print:choose").Enabled {
		t.Error("an empty box can be printed")
	}
	r.Click("print:part:home")
	r.Click("print:choose")
	r.at(t, "files")
	r.Click("do")
	r.turns(t, "the message", func() bool { return strings.Contains(r.toast(), "dzicz.pdf") })
	if list := files(t, r.folders[printEnding]); len(list) != 1 {
		t.Errorf("%d files are there", len(list))
	}
}

// TestPrintingFits at every size in both languages: the boxes, and a rulebook.
func TestPrintingFits(t *testing.T) {
	fits := func(game, click string) {
		scenetest.AuditAll(t, tabletest.Art(), scenetest.Views(assets.Languages()...), func(t testing.TB, v scenetest.View) *scenetest.Driver {
			w := usual()
			w.Lang = v.Lang
			r := walkIn(t, t.TempDir(), w, layout.S(v.W, v.H))
			r.house.Navigation.Print(game)
			r.Ticks(1)
			if click != "" {
				r.Click(click)
			}
			return r.Driver
		})
	}
	for game, box := range made(t, usual()).house.Boxes {
		if box.Prints {
			fits(game, "")
		}
	}
	fits("dzicz", "print:what:book")
}
