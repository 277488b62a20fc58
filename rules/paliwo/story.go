package paliwo

import "schron/rules"

func roundArg(n int) rules.Arg { return rules.Number("round", n) }

// Story tells of the fuel, of those that fell on both sides, and of the end
// (WP-15, WP-39, WP-43).
func (Game) Story(m *rules.Match, tale rules.Story) []rules.Text {
	last := m.View(rules.NoSeat).(View)
	return []rules.Text{fuelStory(tale), tollStory(tale), m.Ending(func() rules.Text { return endStory(tale, &last) })}
}

func fuelStory(tale rules.Story) rules.Text {
	found := tale.Count("paliwo.event.find.empty", "paliwo.event.find.fuel", "paliwo.event.find.zombie", "paliwo.event.find.biohazard")
	if e, ok := tale.First("paliwo.event.find.fuel"); ok {
		return rules.Msg("paliwo.story.fuel", e.Arg("human", "human"), e.Arg("field", "field"), roundArg(e.Turn), numberArg(found))
	}
	if e, ok := tale.First("paliwo.event.take"); ok {
		return rules.Msg("paliwo.story.take", e.Arg("human", "human"), e.Arg("field", "field"), roundArg(e.Turn))
	}
	return rules.Msg("paliwo.story.dry", numberArg(found))
}

func tollStory(tale rules.Story) rules.Text {
	killed := tale.Count("paliwo.event.weapon", "paliwo.event.axe", "paliwo.event.shot", "paliwo.event.courage")
	fallen := []string{"paliwo.event.turned", "paliwo.event.fallen"}
	e, ok := tale.Last(fallen...)
	if !ok {
		return rules.Msg("paliwo.story.unhurt", numberArg(killed))
	}
	return rules.Msg("paliwo.story.toll", e.Arg("human", "human"), roundArg(e.Turn), numberArg(tale.Count(fallen...)), rules.Number("killed", killed))
}

func endStory(tale rules.Story, last *View) rules.Text {
	people := 0
	for i := range last.Humans {
		if last.Humans[i].Field != nil {
			people++
		}
	}
	round := roundArg(last.Round)
	switch last.Ending {
	case EndTerror:
		return rules.Msg("paliwo.story.terror", round, numberArg(people))
	case EndChild:
		return rules.Msg("paliwo.story.child", round, numberArg(len(last.Zombies)))
	case EndNobody:
		return rules.Msg("paliwo.story.nobody", round, numberArg(len(last.Zombies)))
	}
	e, _ := tale.Last("paliwo.event.leave")
	human, from := e.Arg("human", "human"), e.Arg("field", "field")
	if last.Terror != nil {
		return rules.Msg("paliwo.story.escape.terror", human, from, round, numberArg(*last.Terror))
	}
	return rules.Msg("paliwo.story.escape", human, from, round, numberArg(people))
}
