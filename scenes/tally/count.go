package tally

import (
	"slices"
	"time"

	"schron/rules"
	"schron/scenes/store"
)

// Of is a match that is over as the guest book keeps it. Name gives what a person is
// remembered as, "" for who gave no name. Games that are not over, and those that only
// bots played, do not count.
func Of(m *rules.Match, now time.Time, name func(player int) string) (p store.Played, counts bool) {
	r, players := m.Result(), m.Players()
	if !r.Over || !slices.ContainsFunc(players, func(p rules.Player) bool { return p.Bot == "" }) {
		return p, false
	}
	p = store.Played{ID: store.MatchID(m), Game: m.Game().ID(), When: now.UTC().Truncate(time.Second), Turns: m.Status().Turn, Moves: m.Len()}
	roles := m.Game().Roles(len(players))
	for i, player := range players {
		by := store.PlayedBy{Bot: player.Bot, Scored: r.Scores != nil}
		if player.Bot == "" {
			by.Name = name(i)
		}
		if i < len(roles) {
			by.Side = roles[i]
		}
		for seat := range m.Seats() {
			if m.Owner(seat) != i {
				continue
			}
			by.Won = by.Won || slices.Contains(r.Winners, seat)
			if seat < len(r.Scores) {
				by.Score += r.Scores[seat]
			}
		}
		p.Players = append(p.Players, by)
	}
	return p, true
}
