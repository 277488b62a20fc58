package dolores

import "schron/rules"

func roundArg(n int) rules.Arg { return rules.Number("round", n) }

// Story tells how the planet was settled, what war took, and how it ended (DO-13,
// DO-51, DO-55, DO-56).
func (Game) Story(m *rules.Match, tale rules.Story) []rules.Text {
	last := m.View(rules.NoSeat).(View)
	return []rules.Text{growthStory(tale, &last), warStory(m, tale, &last), m.Ending(func() rules.Text { return endStory(m, &last) })}
}

func growthStory(tale rules.Story, last *View) rules.Text {
	fields := rules.Number("fields", tale.Count(eventPrefix+"claim", eventPrefix+"annex"))
	if n := tale.Count(eventPrefix + "found"); n > 0 {
		return rules.Msg("dolores.story.growth", roundArg(last.Round), numberArg(n), fields)
	}
	return rules.Msg("dolores.story.growth.none", roundArg(last.Round), fields)
}

func warStory(m *rules.Match, tale rules.Story, last *View) rules.Text {
	missiles := tale.Count(eventPrefix + "launch")
	if e, ok := tale.Last(eventPrefix + "city-gone"); ok {
		return rules.Msg("dolores.story.city", playerArg(e.Event.Seat), e.Arg("field", "field"), roundArg(e.Turn),
			numberArg(tale.Count(eventPrefix+"city-gone")), rules.Number("missiles", missiles))
	}
	if missiles > 0 {
		return rules.Msg("dolores.story.missiles", numberArg(missiles), rules.Number("stopped", tale.Count(eventPrefix+"intercept", eventPrefix+"ship-stops")))
	}
	if e, ok := tale.Last(eventPrefix + "lost"); ok {
		return rules.Msg("dolores.story.units", playerArg(e.Event.Seat), roundArg(e.Turn), numberArg(tale.Count(eventPrefix+"lost")))
	}
	if won := m.Result().Winners; len(won) == 1 && m.Conceded() == nil {
		return rules.Msg("dolores.story.peace", playerArg(won[0]), roundArg(aheadSince(last, won[0])))
	}
	sum := 0
	for i := range last.Worth {
		sum += last.Worth[i].Total()
	}
	return rules.Msg("dolores.story.peace.even", numberArg(sum))
}

// aheadSince returns the round from which on a seat was the wealthiest without a break.
// It is the last round if the seat got ahead only there.
func aheadSince(last *View, seat int) int {
	since := last.Round
	for i := len(last.History) - 1; i >= 0; i-- {
		h := &last.History[i]
		for other := range h.Seats {
			if other != seat && h.Seats[other].Wealth >= h.Seats[seat].Wealth {
				return since
			}
		}
		since = max(h.Round, 1)
	}
	return since
}

func endStory(m *rules.Match, last *View) rules.Text {
	r := m.Result()
	round, won := roundArg(last.Round), r.Winners
	switch {
	case last.Ending != nil && last.Ending.How == endIDs[byDraw]:
		return rules.Msg("dolores.story.draw", round, rules.TextArg("players", rules.Names(won...)))
	case last.Ending != nil && last.Ending.How == endIDs[byLast]:
		return rules.Msg("dolores.story.last", round, playerArg(won[0]), numberArg(r.Scores[won[0]]))
	case len(won) > 1:
		return rules.Msg("dolores.story.shared", round, rules.TextArg("players", rules.Names(won...)), numberArg(r.Scores[won[0]]))
	}
	next := rules.NoSeat
	for seat := range r.Scores {
		if seat != won[0] && (next == rules.NoSeat || r.Scores[seat] > r.Scores[next]) {
			next = seat
		}
	}
	return rules.Msg("dolores.story.wealth", round, playerArg(won[0]), otherArg(next), numberArg(r.Scores[won[0]]), rules.Number("second", r.Scores[next]))
}
