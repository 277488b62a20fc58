package rules

import (
	"slices"
	"strconv"
)

// SetBot lets another bot decide for a player from now on, or, if its id is
// empty, a person.
func (m *Match) SetBot(player int, id string) { m.players[player].Bot = id }

// UnknownBots lists the players whose bot is not among the known ones.
func (m *Match) UnknownBots(known []string) []int {
	var out []int
	for i, p := range m.players {
		if p.Bot != "" && !slices.Contains(known, p.Bot) {
			out = append(out, i)
		}
	}
	return out
}

// Probe asks the present position everything that a screen asks: whose turn it is, what
// each seat may know, and what can be played. A position that cannot answer is a
// *Fault; nobody can play on from it.
func (m *Match) Probe() error {
	return Guard("position after "+strconv.Itoa(len(m.done))+" moves", func() error {
		m.Status()
		m.Result()
		for seat := NoSeat; seat < m.Seats(); seat++ {
			m.View(seat)
		}
		actor := m.Actor()
		m.Prompt(actor)
		m.Legal(actor, nil)
		m.Ranges(actor, nil)
		return nil
	})
}

// Retreat takes back the last move for good, whatever it was: it cannot be
// redone. It is for positions that Probe finds broken. Only the absence of a move
// is an error.
func (m *Match) Retreat() error {
	if err := m.ForceUndo(); err != nil {
		return err
	}
	m.undone = nil
	return nil
}
