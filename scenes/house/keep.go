package house

import (
	"errors"
	"time"

	"schron/scenes/store"
	"schron/scenes/ui"
)

// keeping is what waits for another window that is writing the same file. It is tried
// again in each tick, so the window never stands still for it.
type keeping struct {
	book     []func(b *store.Book) // changes of the guest book, in order
	settings bool                  // some have not reached the disk
	forget   bool                  // older files go once all is written
	ticks    int                   // that were waited
}

// waits reports whether something waits for another window.
func (k *keeping) waits() bool { return len(k.book) > 0 || k.settings }

// lineAfter is how many ticks are waited before a line says so.
const lineAfter = 30

// Tick goes on with what waits for another window.
func (h *House) Tick() {
	k := &h.keeping
	if !k.waits() && !k.forget {
		k.ticks = 0
		return
	}
	err := h.write()
	if k.ticks++; k.waits() && k.ticks == lineAfter && h.Host != nil {
		h.Host.Toast(ui.Toast{Text: h.Speaker().Error(err), Lasting: true, Line: &ui.Line{While: k.waits}})
	}
}

// write tries to write what waits, and returns why that must wait further. Any other
// error is told.
func (h *House) write() (busy error) {
	k := &h.keeping
	if k.settings {
		err := h.Files.ChangeSettings(h.Settings, h.Settings)
		if k.settings = store.Busy(err); k.settings {
			busy = err
		} else {
			h.tell(err)
		}
	}
	if err := h.writeBook(); err != nil {
		busy = err
	}
	if k.waits() {
		return busy
	}
	if k.forget {
		k.forget = false
		h.Files.DropOlder()
	}
	return nil
}

// writeBook tries to write the changes of the guest book that wait.
func (h *House) writeBook() (busy error) {
	k := &h.keeping
	if len(k.book) == 0 {
		return nil
	}
	b, err := h.Files.ChangeBook(func(b *store.Book) {
		for _, do := range k.book {
			do(b)
		}
	})
	if store.Busy(err) {
		return err
	}
	k.book = nil
	var aside *store.Problem
	if err == nil || errors.As(err, &aside) && aside.Text.Key == store.BookDamaged {
		h.Book = b
	}
	h.tell(err)
	if h.Host != nil {
		h.Host.InvalidateAll()
	}
	return nil
}

// tell shows an error that came of writing, if it is one.
func (h *House) tell(err error) {
	if err != nil && h.Host != nil {
		h.Host.Toast(ui.Toast{Text: h.Speaker().Error(err), Refused: true, Lasting: true})
	}
}

// KeepSettings writes changed settings, now or once no other window is writing. Other
// errors are returned.
func (h *House) KeepSettings(before, now store.Settings) error {
	err := h.Files.ChangeSettings(before, now)
	if store.Busy(err) {
		h.keeping.settings = true
		return nil
	}
	h.keeping.settings = false
	return err
}

// The window that closes waits that often for another one, so long each time.
const (
	lastTries = 1500
	lastPause = 10 * time.Millisecond
)

// Finish waits for what Tick would go on with. The window is closing.
func (h *House) Finish() {
	for range lastTries {
		if !h.keeping.waits() || h.write() == nil {
			return
		}
		time.Sleep(lastPause)
	}
}
