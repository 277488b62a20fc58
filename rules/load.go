package rules

import (
	"encoding/json"
	"fmt"
)

// LoadMatch replays a record with the game that lookup finds for its id. Every
// error is a *RecordError; a move that cannot be played is named by its number,
// the rule and the reason. A panic of the game is a *Fault inside.
func LoadMatch(lookup func(id string) (Game, error), r *Record) (*Match, error) {
	g, err := lookup(r.Game)
	if err != nil {
		return nil, &RecordError{Text: T("record.unknown-game", Literal("game", r.Game)), Err: err}
	}
	if r.Rules > g.Version() {
		return nil, badRecord("record.newer-rules", "rules %d of %s are newer than %d, which this program plays", r.Rules, r.Game, g.Version())
	}
	if r.Rules != 0 && r.Rules < g.Version() {
		return nil, badRecord("record.older-rules", "rules %d of %s are older than %d, which this program plays", r.Rules, r.Game, g.Version())
	}
	m, err := startOf(g, r)
	if err != nil {
		return nil, &RecordError{Text: T("record.bad-start", Literal("reason", err.Error())), Err: err}
	}
	for i, text := range r.Moves {
		if err := m.replay(i+1, text); err != nil {
			return nil, err
		}
	}
	if err := m.checkFinal(r.Final); err != nil {
		return nil, err
	}
	return m, nil
}

func startOf(g Game, r *Record) (*Match, error) {
	if err := CheckPlayers(g, len(r.Players)); err != nil {
		return nil, err
	}
	if r.Position != nil {
		return NewMatchAt(g, r.Players, r.Position)
	}
	return NewMatch(g, r.Players, Setup{Seed: r.Seed, Options: r.Options})
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

func (m *Match) checkFinal(want string) error {
	if want == "" {
		return nil
	}
	got, err := Digest(m.state)
	if err != nil {
		return &RecordError{Text: T("record.other-end"), Err: err}
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
		Game: m.game.ID(), Rules: m.game.Version(), Players: m.Players(),
		Position: m.position, Final: final, Moves: make([]string, len(m.done)),
	}
	if m.position == nil {
		r.Seed, r.Options = m.setup.Seed, m.setup.Options
	}
	for i, d := range m.done {
		r.Moves[i] = m.game.Notation(d.move)
	}
	return r, nil
}

// State returns a copy of the current state, hidden things included, as JSON.
func (m *Match) State() (json.RawMessage, error) { return m.state.MarshalJSON() }
