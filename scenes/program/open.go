package program

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/menu"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// openFiles opens a file that was dropped on the window or handed to the program. Of
// several it opens the first that is called like a record, and names the others.
func (p *program) openFiles(paths []string) {
	if len(paths) == 0 {
		return
	}
	first := max(0, slices.IndexFunc(paths, store.IsRecord))
	var others []string
	for i, path := range paths {
		if i != first && len(others) < mostNamed {
			others = append(others, filepath.Base(path))
		}
	}
	if left := len(paths) - 1 - len(others); left > 0 {
		others = append(others, "+"+strconv.Itoa(left))
	}
	p.open(paths[first], func() {
		if len(others) == 0 {
			return
		}
		p.house.Host.Toast(ui.Toast{Lasting: true, Text: p.house.Say("open.one", rules.Literal("file", filepath.Base(paths[first])), rules.Literal("others", strings.Join(others, ", ")))})
	})
}

// mostNamed is how many files a message names.
const mostNamed = 6

// openFile shows the record in a file. A finished one is shown from its start, over the
// present scene; any other goes on in a slot of its own. If the file cannot be read,
// openFile says so and the present scene stays. The file is not changed, unless it is
// one of the store's own games in progress, which goes on in its slot. A goroutine
// reads it while there is a window. Of two files the later one counts.
func (p *program) openFile(path string) { p.open(path, func() {}) }

// open is openFile that tells something once the file is shown.
func (p *program) open(path string, then func()) {
	read := make(chan func(), 1)
	p.reading = read
	ready := func() {
		show := p.readFile(path)
		read <- func() { show(); then() }
	}
	if !p.lively() {
		ready()
		p.heedFile()
		return
	}
	go ready()
}

// heedFile shows a file that has been read.
func (p *program) heedFile() {
	select {
	case show := <-p.reading:
		p.reading = nil
		show()
	default:
	}
}

// readFile reads a record on any goroutine. What it returns shows it.
func (p *program) readFile(path string) (show func()) {
	if e, ok := p.house.Files.Find(path); ok {
		return func() { p.openKept(e) }
	}
	m, err := p.house.Files.LoadFile(path)
	if err != nil {
		return func() { p.tell(err) }
	}
	if m.Result().Over {
		return func() { p.house.Navigation.Replay(house.Match{Match: m}) }
	}
	return func() { p.leaving(func() { p.play(house.Match{Match: p.resumed(m)}) }) }
}

// openKept is openFile of one of the store's own files.
func (p *program) openKept(e store.Entry) {
	files := p.house.Files
	switch {
	case e.Problem != nil:
		p.tell(e.Problem)
	case e.Own: // it is on the table
	case e.Over:
		m, err := files.Load(e)
		if err != nil {
			p.tell(err)
			return
		}
		p.house.Navigation.Replay(house.Match{Match: m})
	default:
		p.leaving(func() {
			slot, m, err := files.Resume(e)
			if err != nil {
				p.tell(err)
				return
			}
			p.play(house.Match{Match: m, Slot: slot})
		})
	}
}

// leaving does what leaves the table. It asks first if what is played there would be
// lost: a chapter of a course, and a match that could not be saved.
func (p *program) leaving(do func()) {
	h := p.house
	lesson := p.table != nil && p.slot == nil
	if p.table == nil || !lesson && p.kept {
		do()
		return
	}
	why := "open.unsaved"
	if lesson {
		why = "open.lesson"
	}
	h.Host.Push(menu.NewQuestion(h, menu.Question{
		Title: h.Say("open.sure"), Body: h.Say(why), Yes: h.Say("open.yes"), Do: do,
	}))
}

// keep saves a match in a slot after each move and notes whether that worked; one that
// has ended is counted.
func (p *program) keep(slot *store.Slot) func(*rules.Match) error {
	return func(m *rules.Match) error {
		err := slot.Save(m)
		p.kept = store.Saved(err)
		if m.Result().Over {
			p.house.Count(m)
		}
		return err
	}
}
