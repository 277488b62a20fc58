package program

import (
	"errors"
	"slices"

	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/menu"
	"schron/scenes/store"
)

// openFiles opens a file that was dropped on the window or handed to the program: of
// several the first that is called like a record.
func (p *program) openFiles(paths []string) {
	if len(paths) == 0 {
		return
	}
	p.openFile(paths[max(0, slices.IndexFunc(paths, store.IsRecord))])
}

// openFile shows the record in a file: one that is over from its start, over the
// present scene; any other is gone on with, in a slot of its own. What cannot be read
// is told, and the present scene stays. The file stays as it is, unless it is one of
// the store's own games in progress, which goes on in its slot.
func (p *program) openFile(path string) {
	if e, ok := p.house.Files.Find(path); ok {
		p.openKept(e)
		return
	}
	m, err := p.house.Files.LoadFile(path)
	if err != nil {
		p.tell(err)
		return
	}
	if m.Result().Over {
		p.house.Ways.Replay(house.Match{Match: m})
		return
	}
	p.leaving(func() { p.play(house.Match{Match: p.resumed(m)}) })
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
		p.house.Ways.Replay(house.Match{Match: m})
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
		var moved *store.Problem
		p.kept = err == nil || errors.As(err, &moved) && moved.Text.Key == "saves.problem.moved"
		if m.Result().Over {
			p.house.Count(m)
		}
		return err
	}
}
