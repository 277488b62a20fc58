package scenes

import (
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
)

// ending is the system's wish that the program ends: a signal, or the session of who
// sits at the screen being over. It may come from any goroutine.
type ending struct {
	wanted  atomic.Bool
	signals chan os.Signal
}

// listen begins to notice signals that end programs. The first one ends the program as
// the button of its window does. A second one of the same kind ends it on the spot, in
// case the loop hangs.
func (e *ending) listen() {
	var watched []os.Signal
	for _, s := range []os.Signal{syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP} {
		if !signal.Ignored(s) { // as under nohup
			watched = append(watched, s)
		}
	}
	if len(watched) == 0 {
		return
	}
	e.signals = make(chan os.Signal, 1)
	signal.Notify(e.signals, watched...)
	go func() {
		if s, ok := <-e.signals; ok {
			e.wanted.Store(true)
			signal.Reset(s)
		}
	}()
}

// close lets signals be as they were.
func (e *ending) close() {
	if e.signals != nil {
		signal.Stop(e.signals)
		close(e.signals)
		e.signals = nil
	}
}
