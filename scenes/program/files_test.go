package program

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
	"time"

	"schron/input"
	"schron/scenes/desktop"
)

// desk is a desktop that notes what it is asked and answers what a test tells it.
type desk struct {
	desktop.Own
	none      bool // it has no dialogs
	asked     []desktop.Question
	answer    chan string // what is chosen, "" for nothing
	fails     error
	cancelled int
	revealed  []string
	hidden    error // why nothing can be shown
}

func (d *desk) Ask(q desktop.Question) *desktop.Asking {
	if d.none {
		return nil
	}
	d.asked = append(d.asked, q)
	answer, gone := make(chan string, 1), make(chan struct{})
	d.answer = answer
	return desktop.NewAsking(func() (string, error) {
		select {
		case path := <-answer:
			return path, d.fails
		case <-gone:
			return "", nil
		}
	}, func() { d.cancelled++; close(gone) })
}

func (d *desk) Reveal(path string) <-chan error {
	d.revealed = append(d.revealed, path)
	done := make(chan error, 1)
	done <- d.hidden
	return done
}

// sitting starts the program at a desk, with a window whose pictures are red.
func sitting(t *testing.T) (*running, *desk) {
	t.Helper()
	r := opening(t, nil)
	d := &desk{}
	r.house.Desktop, r.folders = d, map[string]string{".schron": t.TempDir(), ".png": t.TempDir()}
	r.program.picture = func(done func(*image.RGBA)) {
		img := image.NewRGBA(image.Rect(0, 0, 8, 6))
		for i := 0; i < len(img.Pix); i += 4 {
			copy(img.Pix[i:], []byte{200, 0, 0, 255})
		}
		done(img)
	}
	return r, d
}

// turns lets ticks pass as the window does, until something is so.
func (r *running) turns(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(3 * time.Minute); time.Now().Before(end); {
		r.tick()
		r.Ticks(1)
		if ok() {
			return
		}
		time.Sleep(2 * time.Millisecond)
	}
	t.Fatalf("%s never comes; on %s it is said %q", what, r.Scene(), r.toast())
}

// seat begins a game.
func (r *running) seat(t *testing.T) {
	t.Helper()
	r.Click("new")
	r.Click("start")
	r.at(t, "table")
}

// TestACopyGoesWhereTheDialogSays: it holds the match as it was when the menu was used,
// though it goes on beside the dialog. It is named like a record.
func TestACopyGoesWhereTheDialogSays(t *testing.T) {
	r, d := sitting(t)
	r.house.Navigation.Setup("dzicz")
	r.Ticks(1)
	r.Click("start")
	r.at(t, "table")
	r.Click("menu")
	r.Click("menu:copy")
	r.at(t, "table")
	if len(d.asked) != 1 || !d.asked[0].Save || !strings.HasSuffix(d.asked[0].Path, ".schron") || filepath.Dir(d.asked[0].Path) != r.folders[".schron"] {
		t.Fatalf("it was asked %+v", d.asked)
	}
	moves := r.table.Match().Len()
	r.play(t, 2)
	dir := t.TempDir()
	d.answer <- filepath.Join(dir, "kopia")
	path := filepath.Join(dir, "kopia.schron")
	r.turns(t, "the message", func() bool { return strings.Contains(r.toast(), path) })
	m, err := r.house.Files.LoadFile(path)
	if err != nil || m.Len() != moves {
		t.Errorf("the copy holds %v, %v; want %d moves", m, err, moves)
	}
	if r.folders[".schron"] != dir {
		t.Errorf("the next question begins in %q", r.folders[".schron"])
	}
}

// TestTheTableOfStatisticsGoesWhereTheDialogSays: the file is what is shown, as CSV.
func TestTheTableOfStatisticsGoesWhereTheDialogSays(t *testing.T) {
	r, d := sitting(t)
	r.house.Navigation.Stats()
	r.Ticks(1)
	r.house.Navigation.Figures("Statystyki", []byte("a,b\n"))
	if len(d.asked) != 1 || !d.asked[0].Save || filepath.Base(d.asked[0].Path) != "statystyki.csv" {
		t.Fatalf("it was asked %+v", d.asked)
	}
	path := filepath.Join(t.TempDir(), "partie")
	d.answer <- path
	r.turns(t, "the message", func() bool { return strings.Contains(r.toast(), path+".csv") })
	if data, err := os.ReadFile(path + ".csv"); err != nil || string(data) != "a,b\n" {
		t.Errorf("the file holds %q, %v", data, err)
	}
}

// TestTheDialogIsNotModal: the window goes on beside it, and it ends with its scene, with
// another question, and with the window.
func TestTheDialogIsNotModal(t *testing.T) {
	r, d := sitting(t)
	r.seat(t)
	ask := func() {
		r.Click("menu")
		r.Click("menu:copy")
	}
	ask()
	r.play(t, 1)
	r.tick()
	if d.cancelled != 0 {
		t.Fatal("it ends while its scene is there")
	}
	r.Click("menu")
	r.Click("menu:shelf")
	late := d.answer
	r.tick()
	if d.cancelled != 1 {
		t.Error("it outlives its scene")
	}
	dir := t.TempDir()
	late <- filepath.Join(dir, "x")
	for range 20 {
		r.tick()
		time.Sleep(time.Millisecond)
	}
	if list, _ := os.ReadDir(dir); len(list) != 0 {
		t.Error("something comes of a dialog that has ended")
	}
	r.Click("resume")
	r.at(t, "table")
	ask()
	ask()
	if d.cancelled != 2 || len(d.asked) != 3 {
		t.Errorf("%d dialogs, %d ended", len(d.asked), d.cancelled)
	}
	r.close()
	if d.cancelled != 3 {
		t.Error("it outlives the window")
	}
}

// TestNothingChosenIsNothingDone, and a dialog that cannot be shown gives way to the
// program's own.
func TestNothingChosenIsNothingDone(t *testing.T) {
	r, d := sitting(t)
	r.Click("saves")
	r.Click("file")
	d.answer <- ""
	r.turns(t, "the end of the dialog", func() bool { return r.asking.dialog == nil })
	r.at(t, "saves")
	if r.toast() != "" {
		t.Errorf("it is said %q", r.toast())
	}
	d.fails = errors.New("no")
	r.Click("file")
	d.answer <- ""
	r.turns(t, "the program's own list", func() bool { return r.Scene() == "files" })
}

// TestARecordIsOpenedByTheDialog and by the program's own list where there is none.
func TestARecordIsOpenedByTheDialog(t *testing.T) {
	path := recordFile(t, "wcp", "wcp.schron", false)
	for _, none := range []bool{false, true} {
		r, d := sitting(t)
		d.none = none
		r.folders[".schron"] = filepath.Dir(path)
		r.Click("saves")
		r.Click("file")
		if none {
			r.at(t, "files")
			r.Click("files:wcp.schron")
			r.Click("do")
		} else {
			r.at(t, "saves")
			d.answer <- path
		}
		r.turns(t, "the table", func() bool { return r.Scene() == "table" })
		if r.table.Game() != "wcp" || r.table.Match().Len() != sampleMoves {
			t.Errorf("%s with %d moves is on the table", r.table.Game(), r.table.Match().Len())
		}
	}
}

// TestADialogMayForgetTheEnding: then the file that it did not ask about is not written
// over without a word.
func TestADialogMayForgetTheEnding(t *testing.T) {
	r, d := sitting(t)
	r.seat(t)
	dir := t.TempDir()
	path := filepath.Join(dir, "a.schron")
	if err := os.WriteFile(path, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	holds := func(want bool) {
		t.Helper()
		text, err := os.ReadFile(path)
		if err != nil || (string(text) == "old") != want {
			t.Errorf("the file holds %.20q, %v", text, err)
		}
	}
	for _, answer := range []string{"question:no", "question:yes"} {
		r.Click("menu")
		r.Click("menu:copy")
		d.answer <- filepath.Join(dir, "a")
		r.turns(t, "the question", func() bool { return r.Scene() == "question" })
		holds(true)
		r.Click(answer)
		r.at(t, "table")
	}
	holds(false)
}

// TestAFileThatCannotBeWrittenIsTold in the usual sentence.
func TestAFileThatCannotBeWrittenIsTold(t *testing.T) {
	r, d := sitting(t)
	r.seat(t)
	file := filepath.Join(t.TempDir(), "plik")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	r.Click("menu")
	r.Click("menu:copy")
	d.answer <- filepath.Join(file, "a.schron")
	r.turns(t, "the message", func() bool { return strings.Contains(r.toast(), file) })
	if r.Scene() != "table" {
		t.Errorf("it leads to %s", r.Scene())
	}
}

// TestAPictureIsOfTheTableAlone: it is taken before anything is asked, once the menu is
// gone.
func TestAPictureIsOfTheTableAlone(t *testing.T) {
	r, d := sitting(t)
	r.seat(t)
	take := r.program.picture
	r.program.picture = func(done func(*image.RGBA)) {
		if len(d.asked) != 0 {
			t.Error("the dialog is in the picture")
		}
		take(done)
	}
	r.Click("menu")
	r.Click("menu:picture")
	if r.Has("table-menu") {
		t.Error("the menu is in the picture")
	}
	r.turns(t, "the dialog", func() bool { return len(d.asked) == 1 })
	path := filepath.Join(t.TempDir(), "stół.png")
	d.answer <- path
	r.turns(t, "the message", func() bool { return strings.Contains(r.toast(), path) })
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil || img.Bounds() != image.Rect(0, 0, 8, 6) || img.At(3, 3) != (color.RGBA{200, 0, 0, 255}) {
		t.Errorf("the picture is %v, %v", img, err)
	}
}

// TestADialogThatDoesNotShow has a line in the window wherever one is opened. The line
// leads to the program's own list, and nothing comes of the dialog any more. Escape puts
// the line away and leaves the dialog open.
func TestADialogThatDoesNotShow(t *testing.T) {
	for what, ask := range map[string]func(*running){
		"open": func(r *running) { r.Click("saves"); r.Click("file") },
		"copy": func(r *running) { r.seat(t); r.Click("menu"); r.Click("menu:copy") },
		"picture": func(r *running) {
			r.seat(t)
			r.Click("menu")
			r.Click("menu:picture")
		},
		"film": func(r *running) { r.seat(t); r.play(t, 3); r.table.Open(); r.askForFilm(t) },
		"table": func(r *running) {
			r.house.Navigation.Stats()
			r.Ticks(1)
			r.house.Navigation.Figures("Partie", []byte("a,b\n"))
		},
		"report": func(r *running) { r.house.Navigation.About(); r.Ticks(1); r.Click("save-report") },
	} {
		t.Run(what, func(t *testing.T) {
			r, d := sitting(t)
			r.folders[".gif"], r.folders[".csv"], r.folders[".txt"] = t.TempDir(), t.TempDir(), t.TempDir()
			ask(r)
			line := func() bool { return strings.Contains(r.toast(), r.house.Say("files.dialog")) }
			r.turns(t, "the line", line)
			scene, late := r.Scene(), d.answer
			for range 1000 {
				r.tick()
				r.Ticks(1)
			}
			if !line() {
				t.Fatal("the line goes by itself")
			}
			r.Click(r.lineButton(t))
			r.at(t, "files")
			if d.cancelled != 1 || r.asking.dialog != nil {
				t.Error("the dialog stays open")
			}
			late <- filepath.Join(t.TempDir(), "late")
			for range 20 {
				r.tick()
				r.Ticks(1)
			}
			r.at(t, "files")
			r.Key(input.KeyEscape)
			r.at(t, scene)
			if line() {
				t.Error("the line stays")
			}
		})
	}
}

// lineButton is the id of the button in the line about a dialog.
func (r *running) lineButton(t *testing.T) string {
	t.Helper()
	for _, n := range r.Nodes() {
		if n.Label == r.house.Say("files.dialog.here") {
			return n.ID
		}
	}
	t.Fatalf("no button in %q", r.toast())
	return ""
}

// TestEscapeClosesTheLineAlone: the dialog stays open, and its answer ends the line too.
func TestEscapeClosesTheLineAlone(t *testing.T) {
	r, d := sitting(t)
	r.seat(t)
	ask := func() {
		r.Click("menu")
		r.Click("menu:copy")
	}
	line := func() bool { return strings.Contains(r.toast(), r.house.Say("files.dialog")) }
	ask()
	r.turns(t, "the line", line)
	r.Key(input.KeyEscape)
	r.at(t, "table")
	if r.toast() != "" || r.Has("table-menu") || d.cancelled != 0 {
		t.Errorf("after Escape %q is said, and %d dialogs have ended", r.toast(), d.cancelled)
	}
	path := filepath.Join(t.TempDir(), "a.schron")
	d.answer <- path
	r.turns(t, "the message", func() bool { return strings.Contains(r.toast(), path) })
	ask()
	r.turns(t, "the line", line)
	d.answer <- ""
	r.turns(t, "the end of the line", func() bool { return !line() })
}

// TestWhatCannotBeWrittenIsKept until another place was chosen: a dialog that is shut and
// another place that does not take it lead back to the question.
func TestWhatCannotBeWrittenIsKept(t *testing.T) {
	r, d := sitting(t)
	r.seat(t)
	dir := t.TempDir()
	barred := filepath.Join(dir, "plik")
	if err := os.WriteFile(barred, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	r.Click("menu")
	r.Click("menu:picture")
	r.turns(t, "the dialog", func() bool { return len(d.asked) == 1 })
	d.answer <- filepath.Join(barred, "a.png")
	r.turns(t, "the question", func() bool { return r.Scene() == "question" })
	for i, answer := range []string{"", filepath.Join(barred, "b.png")} {
		r.Click("question:yes")
		r.turns(t, "the dialog", func() bool { return len(d.asked) == 2+i })
		d.answer <- answer
		r.turns(t, "the answer", func() bool { return r.asking.dialog == nil })
		r.Ticks(2)
		if r.Scene() != "question" {
			t.Fatalf("after the answer %q it leads to %s", answer, r.Scene())
		}
	}
	path := filepath.Join(dir, "c.png")
	r.Click("question:yes")
	r.turns(t, "the dialog", func() bool { return len(d.asked) == 4 })
	d.answer <- path
	r.turns(t, "the message", func() bool { return strings.Contains(r.toast(), path) })
	r.at(t, "table")
	if data, err := os.ReadFile(path); err != nil || !bytes.HasPrefix(data, []byte("\x89PNG")) {
		t.Errorf("the file holds %.8q, %v", data, err)
	}
}

// TestProposedNamesSort: the day comes before the round, and a film has no round.
func TestProposedNamesSort(t *testing.T) {
	r, d := sitting(t)
	r.seat(t)
	r.play(t, 2)
	r.table.Open()
	r.Stack.InvalidateAll()
	r.Ticks(1)
	day := r.house.Files.Now().Format(time.DateOnly)
	r.Click("menu")
	r.Click("menu:picture")
	r.turns(t, "the dialog", func() bool { return len(d.asked) == 1 })
	if name := filepath.Base(d.asked[0].Path); !strings.Contains(name, day+"-round-") {
		t.Errorf("the picture is to be called %s", name)
	}
	d.answer <- ""
	r.askForFilm(t)
	if name := filepath.Base(d.asked[1].Path); !strings.HasSuffix(name, day+".gif") || strings.Contains(name, "round") {
		t.Errorf("the film is to be called %s", name)
	}
}

// TestFilesAreShownInTheirFolder; where nothing can show them it is told where they are.
func TestFilesAreShownInTheirFolder(t *testing.T) {
	r, d := sitting(t)
	data := r.house.Files.Places().Data
	if err := os.RemoveAll(data); err != nil {
		t.Fatal(err)
	}
	r.Click("settings")
	r.Click("reveal")
	r.tick()
	if len(d.revealed) != 1 || d.revealed[0] != data || r.toast() != "" {
		t.Errorf("shown is %q, said %q", d.revealed, r.toast())
	}
	if _, err := os.Stat(data); err != nil {
		t.Error(err)
	}
	d.hidden = errors.New("no")
	r.Click("reveal")
	r.turns(t, "the message", func() bool { return strings.Contains(r.toast(), data) })
}

// TestWithoutAWindowNothingOfTheSystemIsUsed: tests, pictures and demonstrations have a
// desktop of their own.
func TestWithoutAWindowNothingOfTheSystemIsUsed(t *testing.T) {
	p := made(t, usual())
	if _, ok := p.house.Desktop.(*desktop.Own); !ok {
		t.Errorf("the desktop is %T", p.house.Desktop)
	}
}
