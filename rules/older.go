package rules

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// loadOlder loads a match played by older rules. It plays by these if the game still
// knows them, else from the kept position.
func loadOlder(g Game, r *Record) (*Match, error) {
	old := 0
	if v, ok := g.(OldRules); ok && r.Rules >= v.OldestRules() {
		old = r.Rules
	}
	var err error = badRecord("record.older-rules", "rules %d of %s are older than %d, which this program plays", r.Rules, r.Game, g.Version())
	if old != 0 || r.Position != nil {
		m, e := replay(g, r, old)
		// From a position only today's rules are played, and may come out elsewhere.
		if e == nil && r.Position != nil && r.Now != nil {
			e = m.checkFinal(r.Final)
		}
		if e == nil {
			return m, nil
		}
		err = e
	}
	if m := keptPosition(g, r); m != nil {
		return m, nil
	}
	return nil, err
}

// keptPosition starts a match in the position that stands beside the moves of a record.
// It returns nil if today's rules cannot read one. A position other than the one with
// which the record ends is damaged.
func keptPosition(g Game, r *Record) *Match {
	if r.Now == nil || CheckPlayers(g, len(r.Players)) != nil {
		return nil
	}
	if sum := sha256.Sum256(r.Now); r.Final != "" && r.Final != hex.EncodeToString(sum[:8]) {
		return nil
	}
	m, err := NewMatchAt(g, r.Players, r.Now)
	if err != nil {
		return nil
	}
	m.resumed = Resumption{Rules: r.Rules, Moves: len(r.Moves)}
	if last := len(r.Moves) - 1; last >= 0 && concedes(r.Moves[last]) && m.replay(last+1, r.Moves[last]) != nil {
		return nil
	}
	return m
}

// ResumeMatch loads a record to go on playing, see Match.Resume. Errors are
// those of LoadMatch and Resume.
func ResumeMatch(lookup func(id string) (Game, error), r *Record) (*Match, error) {
	m, err := LoadMatch(lookup, r)
	if err != nil {
		return nil, err
	}
	return m.Resume()
}

// Resume returns the match in a form that can go on. That is m itself if it is over or
// by today's rules. Otherwise it is a match by today's rules that starts in m's
// position, see Resumed. The error is a *RecordError: today's rules do not accept that
// position.
func (m *Match) Resume() (*Match, error) {
	if m.Rules() == m.game.Version() || m.Result().Over {
		return m, nil
	}
	position, err := m.State()
	if err == nil {
		var on *Match
		if on, err = NewMatchAt(m.game, m.players, position); err == nil {
			on.noHints, on.takeBack, on.orders = m.noHints, m.takeBack, m.orders
			on.resumed = Resumption{Rules: m.Rules(), Moves: m.Len()}
			return on, nil
		}
	}
	return nil, &RecordError{
		Text: Msg("record.older-position"),
		Err:  fmt.Errorf("the position by rules %d is none by rules %d: %w", m.Rules(), m.game.Version(), err),
	}
}

// Resumption tells from what a match goes on.
type Resumption struct {
	Rules int // the Game.Version by which it was played until then
	Moves int // how many moves were played by it; they are not part of the match
}

// Resumed reports whether the match comes from a record by older rules of which only
// the position could go on. It also returns those rules and the number of moves.
func (m *Match) Resumed() (Resumption, bool) { return m.resumed, m.resumed.Rules != 0 }

// Rules is the Game.Version by which the match is played: an older one while
// what was played by it is looked at.
func (m *Match) Rules() int {
	if m.setup.Rules != 0 {
		return m.setup.Rules
	}
	return m.game.Version()
}

// checkRules refuses rules that g cannot be played by.
func checkRules(g Game, version int) error {
	least := g.Version()
	if v, ok := g.(OldRules); ok {
		least = v.OldestRules()
	}
	if version == 0 || version >= least && version <= g.Version() {
		return nil
	}
	return fmt.Errorf("%s by rules %d, accepted: %d to %d", g.ID(), version, least, g.Version())
}
