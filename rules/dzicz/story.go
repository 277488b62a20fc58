package dzicz

import "schron/rules"

func turnArg(n int) rules.Arg { return rules.Number("turn", n) }

// turnsArg is the number of turns of a game.
func turnsArg(n int) rules.Arg { return rules.Number("turns", n) }

// Story tells of the missions that were claimed, of the soldiers that fell, and of
// who holds what at the end (DZ-10, DZ-21, DZ-30).
func (Game) Story(m *rules.Match, tale rules.Story) []rules.Text {
	last := m.View(rules.NoSeat).(View)
	end := m.Ending(func() rules.Text { return winStory(m.Result().Winners, tale, &last) })
	return []rules.Text{claimStory(tale, &last), fightStory(tale), end}
}

var claimed = []string{"dzicz.event.claim.open", "dzicz.event.claim.secret"}

func claimStory(tale rules.Story, last *View) rules.Text {
	e, ok := tale.First(claimed...)
	if !ok {
		outposts := 0
		for i := range last.Players {
			outposts += len(last.Players[i].Outposts)
		}
		return rules.Msg("dzicz.story.unclaimed", numberArg(outposts))
	}
	return rules.Msg("dzicz.story.first", playerArg(e.Event.Seat), e.Arg("mission", "mission"), turnArg(e.Turn), numberArg(tale.Count(claimed...)))
}

func fightStory(tale rules.Story) rules.Text {
	if e, ok := tale.Last("dzicz.event.kill"); ok {
		return rules.Msg("dzicz.story.kills", playerArg(e.Event.Seat), e.Arg("other", "other"), turnArg(e.Turn), numberArg(tale.Count("dzicz.event.kill")))
	}
	if n := tale.Count("dzicz.event.replace", "dzicz.event.remove.token", "dzicz.event.remove.both"); n > 0 {
		return rules.Msg("dzicz.story.peace", numberArg(n))
	}
	return rules.Msg("dzicz.story.peace.none")
}

func winStory(won []int, tale rules.Story, last *View) rules.Text {
	all := turnsArg(last.Turns)
	if len(won) == 0 {
		if e, ok := tale.Last("dzicz.event.return.open", "dzicz.event.return.secret"); ok {
			return rules.Msg("dzicz.story.nobody.lost", playerArg(e.Event.Seat), e.Arg("mission", "mission"), turnArg(e.Turn), all)
		}
		tokens := 0
		for i := range last.Players {
			tokens += len(last.Players[i].Tokens)
		}
		return rules.Msg("dzicz.story.nobody", numberArg(tokens), all)
	}
	if len(won) == 1 {
		mission, secret, turn := held(tale, last, won[0])
		switch {
		case turn == 0:
			return rules.Msg("dzicz.story.win.kept", playerArg(won[0]), missionArg(mission), numberArg(len(last.Players[won[0]].Tokens)), all)
		case secret:
			return rules.Msg("dzicz.story.win.secret", playerArg(won[0]), missionArg(mission), turnArg(turn), all)
		}
		return rules.Msg("dzicz.story.win.open", playerArg(won[0]), missionArg(mission), turnArg(turn), all)
	}
	args := make([]rules.Arg, 0, len(won)+1)
	for i, seat := range won {
		mission, _, _ := held(tale, last, seat)
		name := [...]string{"first", "second", "third", "fourth"}[i]
		args = append(args, rules.TextArg(name, rules.Msg("dzicz.story.holder", playerArg(seat), missionArg(mission))))
	}
	return rules.Msg([...]string{"dzicz.story.win.two", "dzicz.story.win.three", "dzicz.story.win.four"}[len(won)-2], append(args, all)...)
}

// held returns the mission by which a seat won, of several the one claimed last. It
// also returns whether that is the secret one, and the turn in which it was claimed; 0
// where nobody saw that.
func held(tale rules.Story, last *View, seat int) (mission Mission, secret bool, turn int) {
	since := func(m Mission, key string) int {
		for i := len(tale) - 1; i >= 0; i-- {
			if e := tale[i]; e.Event.Text.Key == key && e.Event.Seat == seat && e.Arg("mission", "").S == missionArg(m).S {
				return e.Turn
			}
		}
		return 0
	}
	found := false
	for _, o := range last.OpenMissions {
		if int(o.Holder) != seat {
			continue
		}
		if at := since(o.Mission, claimed[0]); !found || at > turn {
			mission, turn, found = o.Mission, at, true
		}
	}
	if s := last.Players[seat].Secret; s != nil && s.Claimed {
		if at := since(s.Mission, claimed[1]); !found || at > turn {
			mission, secret, turn = s.Mission, true, at
		}
	}
	return mission, secret, turn
}
