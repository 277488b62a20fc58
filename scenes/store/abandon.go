package store

// Abandon puts the match of the slot aside unfinished. It is no longer offered to go
// on. It lies among the replays, from where it can still be resumed. Nothing may be
// saved to the slot afterwards. If another window has gone on with the match, Abandon
// leaves it alone. Every error is a *Problem.
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
