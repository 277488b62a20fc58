package paliwo

import "schron/rules"

func roundArg(n int) rules.Arg { return rules.Number("round", n) }

// deed is what a human did or what befell it, where and in which round.
type deed struct {
	human Human
	field Field
	round int
}

// course is what the positions of a match show of its course.
type course struct {
	from   int   // the round in which the match begins
	opened int   // finds that humans have uncovered
	found  *deed // the first fuel to be seen
	taken  *deed // and to be picked up
	fallen []deed
	exit   deed // the one that left
	last   View
}

// Story tells of the fuel, of those that fell on both sides, and of the end
// (WP-15, WP-39, WP-43).
func (Game) Story(m *rules.Match) []rules.Text {
	c := courseOf(m)
	return []rules.Text{c.fuelStory(), c.tollStory(), m.Ending(c.endStory)}
}

func courseOf(m *rules.Match) *course {
	c := &course{last: m.View(rules.NoSeat).(View)}
	var was *View
	for at := range m.Moments() {
		is := at.State.View(rules.NoSeat).(View)
		if was == nil {
			c.from = is.Round
			for h, p := range is.Humans {
				if is.Round > 0 && p.Field == nil {
					c.fallen = append(c.fallen, deed{Human(h), NoField, 0})
				}
			}
		} else {
			c.compare(at, was, &is)
		}
		was = &is
	}
	return c
}

// compare notes what a move changed.
func (c *course) compare(at rules.Moment, was, is *View) {
	active := is.Activation
	if active == nil {
		active = was.Activation
	}
	if at.Seat == SeatHumans && len(is.Finds) < len(was.Finds) {
		c.opened++
		if c.found == nil && len(is.Fuel) > len(was.Fuel) && active != nil {
			c.found = &deed{active.Human, added(was.Fuel, is.Fuel), at.Turn}
		}
	}
	for h, p := range is.Humans {
		old := was.Humans[h]
		if p.Fuel && !old.Fuel && c.taken == nil {
			c.taken = &deed{Human(h), *p.Field, at.Turn}
		}
		if old.Field != nil && p.Field == nil {
			d := deed{Human(h), *old.Field, at.Turn}
			if is.Leaver != nil && *is.Leaver == Human(h) {
				c.exit = d
			} else {
				c.fallen = append(c.fallen, d)
			}
		}
	}
}

// added is a field that the second list has once more than the first.
func added(was, is []Field) Field {
	count := map[Field]int{}
	for _, f := range was {
		count[f]++
	}
	for _, f := range is {
		if count[f]--; count[f] < 0 {
			return f
		}
	}
	return NoField
}

func (c *course) fuelStory() rules.Text {
	switch found, taken := c.found, c.taken; {
	case c.from > 1:
		return rules.Msg("paliwo.story.begins", roundArg(c.from))
	case c.opened == 0:
		return rules.Msg("paliwo.story.dry.none")
	case found == nil:
		return rules.Msg("paliwo.story.dry", numberArg(c.opened))
	case taken == nil:
		return rules.Msg("paliwo.story.fuel", humanArg(found.human), fieldArg(found.field), roundArg(found.round))
	case taken.human == found.human && taken.round == found.round:
		return rules.Msg("paliwo.story.fuel.once", humanArg(found.human), fieldArg(found.field), roundArg(found.round))
	case taken.human == found.human:
		return rules.Msg("paliwo.story.fuel.same", humanArg(found.human), fieldArg(found.field), roundArg(found.round), rules.Number("later", taken.round))
	default:
		return rules.Msg("paliwo.story.fuel.taken", humanArg(found.human), fieldArg(found.field), roundArg(found.round),
			rules.KeyArg("other", humanKeys[taken.human]), rules.Number("later", taken.round))
	}
}

// mostNamed is how many of the fallen are named one by one.
const mostNamed = 3

func (c *course) tollStory() rules.Text {
	kills := rules.Msg("paliwo.story.zombies.none")
	if c.last.Removed > 0 {
		kills = rules.Msg("paliwo.story.zombies", numberArg(c.last.Removed))
	}
	zombies, n := rules.TextArg("zombies", kills), len(c.fallen)
	switch {
	case n == 0 && c.last.Removed == 0:
		return rules.Msg("paliwo.story.peace")
	case n == 0:
		return rules.Msg("paliwo.story.unhurt", zombies)
	case c.fallen[n-1].round == 0:
		return rules.Msg("paliwo.story.toll.before", numberArg(n), zombies)
	case n == 1:
		return rules.Msg("paliwo.story.toll.single", humanArg(c.fallen[0].human), roundArg(c.fallen[0].round), zombies)
	case n > mostNamed || c.fallen[0].round == 0:
		return rules.Msg("paliwo.story.toll", humanArg(c.fallen[n-1].human), roundArg(c.fallen[n-1].round), numberArg(n), zombies)
	}
	var texts []rules.Text
	for _, d := range c.fallen {
		texts = append(texts, rules.Msg("paliwo.story.fallen", humanArg(d.human), roundArg(d.round)))
	}
	return rules.Msg("paliwo.story.toll.list", rules.TextArg("fallen", rules.List(texts...)), zombies)
}

func (c *course) endStory() rules.Text {
	people, carrier := 0, NoHuman
	for h, p := range c.last.Humans {
		if p.Field != nil {
			people++
		}
		if p.Fuel && p.Field != nil {
			carrier = Human(h)
		}
	}
	round, zombies := roundArg(c.last.Round), numberArg(len(c.last.Zombies))
	switch c.last.Ending {
	case EndTerror:
		switch {
		case carrier != NoHuman:
			return rules.Msg("paliwo.story.terror.carried", round, humanArg(carrier))
		case len(c.last.Fuel) > 0:
			return rules.Msg("paliwo.story.terror.found", round, fieldArg(c.last.Fuel[0]))
		}
		return rules.Msg("paliwo.story.terror", round, numberArg(people))
	case EndChild:
		switch {
		case c.taken != nil:
			return rules.Msg("paliwo.story.child.taken", round, zombies)
		case len(c.last.Fuel) > 0:
			return rules.Msg("paliwo.story.child.found", round, zombies, fieldArg(c.last.Fuel[0]))
		}
		return rules.Msg("paliwo.story.child", round, zombies)
	case EndNobody:
		switch {
		case c.taken != nil:
			return rules.Msg("paliwo.story.nobody.taken", round, zombies)
		case len(c.last.Fuel) > 0:
			return rules.Msg("paliwo.story.nobody.found", round, zombies, fieldArg(c.last.Fuel[0]))
		}
		return rules.Msg("paliwo.story.nobody", round, zombies)
	}
	human, from := humanArg(c.exit.human), fieldArg(c.exit.field)
	switch {
	case c.last.Humans[c.exit.human].Wounds == WoundsMost:
		return rules.Msg("paliwo.story.escape.doomed", human, from, round)
	case c.last.Terror != nil && *c.last.Terror == 1:
		return rules.Msg("paliwo.story.escape.late", human, from, round)
	case len(c.fallen) == 0:
		return rules.Msg("paliwo.story.escape.whole", human, from, round)
	case people == 0:
		return rules.Msg("paliwo.story.escape.alone", human, from, round)
	}
	return rules.Msg("paliwo.story.escape", human, from, round, numberArg(people))
}
