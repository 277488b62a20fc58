package dolores

import game "schron/rules/dolores"

// changes are what the store of a ledger has gained and lost since the last phase.
type changes struct {
	made  bool
	seat  int
	store game.Bill // which they were worked out for
	by    game.Bill
	since game.Phase // that was over before
}

// part is a phase of a round; parts of a game follow one another.
type part struct {
	round int
	phase string
}

// changesBack is how many phases without a change are gone back to find what
// changed last: those of a round.
const changesBack = 5

// changed returns what has changed in the store shown since the end of the phase before
// this one. If nothing has, it returns the changes of the last phase that had some. So
// yields and taxes are still seen when the next question is asked.
func (f *face) changed() *changes {
	c := &f.stock
	var store game.Bill
	for g, n := range f.fed().Store {
		store[g] = n
	}
	if seat := f.me(); !c.made || c.seat != seat || c.store != store {
		*c = changes{made: true, seat: seat, store: store}
		c.look(f)
	}
	return c
}

// look goes back through the match.
func (c *changes) look(f *face) {
	end := f.t.Moment()
	for range changesBack {
		first := f.partBegins(end)
		before := f.viewAt(max(0, first-1))
		if before == nil {
			return
		}
		for g := range game.GoodKinds {
			c.by[g] = c.store[g] - before.Federations[c.seat].Store[g]
		}
		c.since = before.Phase
		if !c.by.Empty() || first == 0 {
			return
		}
		end = first - 1
	}
}

// viewAt is the table after so many moves, nil where that cannot be told.
func (f *face) viewAt(n int) *game.View {
	v, err := f.t.Match().ViewAt(n, f.t.Viewer())
	if err != nil {
		return nil
	}
	out := v.(game.View)
	return &out
}

// partBegins is the first moment of the part of the game in which a moment lies.
func (f *face) partBegins(end int) int {
	at := func(n int) part {
		st, err := f.t.Match().StatusAt(n)
		if err != nil {
			return part{}
		}
		return part{st.Turn, st.Phase}
	}
	for here := at(end); end > 0 && at(end-1) == here; {
		end--
	}
	return end
}
