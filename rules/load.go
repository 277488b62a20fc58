package rules

import (
	"encoding/json"
	"fmt"
)

// LoadMatch replays a record with the game that lookup finds for its id, by the rules
// of its time. Its history is whole. If the game no longer knows those rules, the match
// starts in the position that the record keeps, see Match.Resumed. Every error is a
// *RecordError. A move that cannot be played is named by its number, the rule and the
// reason. A panic of the game is a *Fault inside.
func LoadMatch(lookup func(id string) (Game, error), r *Record) (*Match, error) {
	m, err := load(lookup, r)
	if err != nil {
		return nil, err
	}
	m.noHints, m.takeBack, m.orders = r.NoHints, r.TakeBack, r.Orders
	return m, nil
}

func load(lookup func(id string) (Game, error), r *Record) (*Match, error) {
	g, err := lookup(r.Game)
	if err != nil {
		return nil, &RecordError{Text: Msg("record.unknown-game", said("game", r.Game)), Err: err}
	}
	if r.Rules > g.Version() {
		return nil, badRecord("record.newer-rules", "rules %d of %s are newer than %d, which this program plays", r.Rules, r.Game, g.Version())
	}
	if r.Rules != 0 && r.Rules < g.Version() {
		return loadOlder(g, r)
	}
	m, err := replay(g, r, 0)
	if err != nil {
		return nil, err
	}
	if err := m.checkFinal(r.Final); err != nil {
		return nil, err
	}
	return m, m.replayUndone(r.Undone)
}

// replay starts a match as r says, by rules (see Setup.Rules), and plays its
// moves.
func replay(g Game, r *Record, rules int) (*Match, error) {
	m, err := startOf(g, r, rules)
	if err != nil {
		return nil, &RecordError{Text: Msg("record.bad-start"), Err: err}
	}
	for i, text := range r.Moves {
		if err := m.replay(i+1, text); err != nil {
			return nil, err
		}
	}
	return m, nil
}

func startOf(g Game, r *Record, rules int) (*Match, error) {
	if err := CheckPlayers(g, len(r.Players)); err != nil {
		return nil, err
	}
	if r.Position != nil {
		return NewMatchAt(g, r.Players, r.Position)
	}
	return NewMatch(g, r.Players, Setup{Seed: r.Seed, Options: r.Options, Rules: rules})
}

// replay plays move n (from 1) of a record.
func (m *Match) replay(n int, text string) error {
	var mv Move
	err := Guard("notation", func() (err error) {
		mv, err = m.Parse(text)
		return err
	})
	if err == nil {
		err = m.apply(mv)
	}
	if err != nil {
		return badMove(n, text, err)
	}
	return nil
}

// replayUndone puts back what had been taken back when the record was kept, in
// the order in which it would be redone.
func (m *Match) replayUndone(moves []string) error {
	n := len(m.done)
	for i, text := range moves {
		if err := m.replay(n+i+1, text); err != nil {
			return err
		}
	}
	if len(moves) == 0 {
		return nil
	}
	return m.rewind(n)
}

func (m *Match) checkFinal(want string) error {
	if want == "" {
		return nil
	}
	got, err := Digest(m.state)
	if err != nil {
		return &RecordError{Text: Msg("record.other-end"), Err: err}
	}
	if got != want {
		return badRecord("record.other-end", "the moves end in state %s, but it was saved at %s", got, want)
	}
	return nil
}

// Record returns the match as it is kept. Title and Saved are for the caller.
func (m *Match) Record() (*Record, error) {
	final, err := Digest(m.state)
	if err != nil {
		return nil, fmt.Errorf("state of %s: %w", m.game.ID(), err)
	}
	r := &Record{
		Game: m.game.ID(), Rules: m.Rules(), Players: m.Players(),
		Position: m.position, Final: final, Moves: make([]string, len(m.done)),
		NoHints: m.noHints, TakeBack: m.takeBack, Orders: m.orders,
	}
	if m.position == nil {
		r.Seed, r.Options = m.setup.Seed, m.setup.Options
	}
	for i, d := range m.done {
		r.Moves[i] = m.Notation(d.move)
	}
	for i := len(m.undone) - 1; i >= 0; i-- {
		r.Undone = append(r.Undone, m.Notation(m.undone[i]))
	}
	return r, nil
}

// Save returns the Record of a match with the present position beside its moves. So the
// match can go on even when its rules are no longer known.
func (m *Match) Save() (*Record, error) {
	r, err := m.Record()
	if err == nil {
		r.Now, err = m.State()
	}
	return r, err
}

// State returns a copy of the current state, hidden things included, as JSON.
func (m *Match) State() (json.RawMessage, error) { return m.state.MarshalJSON() }
