package store

// Abandon puts the match of the slot aside unfinished: it is no longer offered
// for going on and lies among the replays, from where it can still be taken up
// again. Nothing may be saved to the slot afterwards. A match that another window
// has gone on with is left to it. Every error is a *Problem.
func (l *Slot) Abandon() error {
	if l.lost() != "" {
		return problem("saves.problem.busy")
	}
	path := l.store.path(Auto, l.id)
	if err := move(path, l.store.path(Replay, l.id)); err != nil {
		return err
	}
	dropGood(path)
	return nil
}

// Abandoned reports whether the game was put aside unfinished.
func (e Entry) Abandoned() bool {
	return e.Problem == nil && e.Kind == Replay && !e.Over && !e.Older()
}
